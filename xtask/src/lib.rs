//! The chores of this repository, one module per command.
//!
//! They are a library so that `cargo test --workspace` runs the tidy checks as an ordinary test.

mod args;
pub mod repo;
mod shell;
pub mod tidy;

use anyhow::{Result, bail};
use args::Args;
use repo::Repo;

const HELP: &str = "\
cargo xtask COMMAND

  tidy      the repository's own conventions, also part of `cargo test --workspace`
  help      this text";

/// Runs the command that the words of the command line name.
pub fn run(words: Vec<String>) -> Result<()> {
    let mut args = Args::new(words);
    let command = args.next().unwrap_or_else(|| "help".to_owned());
    match command.as_str() {
        "tidy" => {
            args.finish()?;
            tidy::run(&Repo::find()?)
        }
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        other => bail!("there is no command `{other}`\n\n{HELP}"),
    }
}
