//! One or more tests for every rule id; a test's name begins with the id it checks.

mod ger;
mod ord;
mod short;
mod spc;
