//! `platen backup` and `platen restore`: the tables of a server in a file.

use super::serve::DatabaseArgs;
use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_server::store::{self, BackupError};
use std::path::PathBuf;

/// Copy the tables of a server into a file, while it runs
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file, which must not be there yet
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Put a backup in the place of a server's tables, while it does not run
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The file
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Replace the tables that are there
    #[arg(long)]
    replace: bool,
}

pub(crate) fn backup(args: &BackupArgs) -> Outcome {
    let database = args.database.named()?;
    let runtime = tokio::runtime::Runtime::new()?;
    runtime.block_on(store::backup(&database, &args.file)).map_err(|error| failed(&error))?;
    output::print(format_args!("The tables are in {}.\n", shown(&args.file)))
}

pub(crate) fn restore(args: &RestoreArgs) -> Outcome {
    let database = args.database.named()?;
    let runtime = tokio::runtime::Runtime::new()?;
    let restored = runtime.block_on(store::restore(&args.file, &database, args.replace));
    restored.map_err(|error| failed(&error))?;
    output::print(format_args!("The tables are as in {}.\n", shown(&args.file)))
}

fn failed(error: &BackupError) -> Failure {
    let failure = Failure::could_not(error);
    match error {
        BackupError::Postgres => failure.hint("docs/server.md says how"),
        BackupError::Exists(_) => failure.hint("name another file; `restore` takes --replace"),
        BackupError::Unsound { .. } => failure.hint("take another backup"),
        BackupError::Open(_) => failure.hint("--database names the file; `restore` needs the server ended"),
        BackupError::Database(_) | BackupError::File(_) => {
            failure.hint("is there room, and may it be written?")
        }
    }
}
