//! One or more tests for every rule id; a test's name begins with the id it checks.

mod aut;
mod aut_execution;
mod chr;
mod chr_six_to_ten;
mod chr_together;
mod end;
mod ful;
mod ful_bonuses;
mod ord;
mod pat;
