//! One or more tests for every rule id; a test's name begins with the id it checks.

mod fre;
mod fre_windows;
mod ger;
mod grw;
mod grw_fulfilling;
mod grw_preconditions;
mod ord;
mod short;
mod spc;
