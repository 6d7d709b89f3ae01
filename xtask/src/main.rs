//! `cargo xtask COMMAND`: see `cargo xtask help`.

use std::process::ExitCode;

fn main() -> ExitCode {
    match xtask::run(std::env::args().skip(1).collect()) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
