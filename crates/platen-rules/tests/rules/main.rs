//! One or more tests for every rule id; a test's name begins with the id it checks.

mod fre;
mod fre_windows;
mod ger;
mod grw;
mod grw_fulfilling;
mod grw_preconditions;
mod ink;
mod ord;
mod ord_decks;
mod ord_reward;
mod pln;
mod rnd;
mod set;
mod set_draft;
mod set_duplicate;
mod set_scripted;
mod short;
mod spc;
mod trn;
