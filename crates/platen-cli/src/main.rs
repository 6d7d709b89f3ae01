//! Platen on the command line.
//!
//! One file a subcommand in [`commands`]; what is printed goes through [`output`], what goes wrong through
//! [`failure`]: exit 0 ok, 1 checked and found bad, 2 could not run.

mod advice;
mod args;
mod bots;
mod commands;
mod faces;
mod failure;
mod files;
mod output;
mod play;
mod progress;
mod rulebook;
mod screen;
mod sheet;
mod simulation;
mod tables;
mod think;
mod words;

use clap::Parser;
use clap::error::ErrorKind;
use failure::Failure;
use std::process::ExitCode;

fn main() -> ExitCode {
    let outcome = match commands::Cli::try_parse() {
        Ok(cli) => cli.run(),
        Err(error) => return usage(&error),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => report(&failure),
    }
}

fn report(failure: &Failure) -> ExitCode {
    if failure.is_broken_pipe() {
        return ExitCode::SUCCESS;
    }
    output::complain(failure);
    failure.exit_code()
}

/// Help and version are answers; anything else is a command line that could not be understood.
fn usage(error: &clap::Error) -> ExitCode {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            // A closed pipe is success.
            let _ = error.print();
            ExitCode::SUCCESS
        }
        _ => {
            output::complain_of_usage(error);
            ExitCode::from(2)
        }
    }
}
