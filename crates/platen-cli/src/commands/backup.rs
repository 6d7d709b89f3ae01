//! `platen backup` and `platen restore`: the tables of a server in a file.

use super::admin::now;
use super::serve::DatabaseArgs;
use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_lab::counted;
use platen_server::store::{self, BackupError, BroughtBack};
use std::path::{Path, PathBuf};

/// Copy the tables of a server into a file, while it runs
#[derive(Debug, Args)]
pub(crate) struct BackupArgs {
    /// The file, which must not be there yet
    file: PathBuf,
    #[command(flatten)]
    database: DatabaseArgs,
}

/// Bring back the tables of a backup that a server does not have, while it runs
#[derive(Debug, Args)]
pub(crate) struct RestoreArgs {
    /// The file, or the address of a database of PostgreSQL that a backup was put into
    backup: String,
    #[command(flatten)]
    database: DatabaseArgs,
    /// Have the tables of the backup and no others, while the server does not run
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
    let (backup, file) = (&args.backup, Path::new(&args.backup));
    if args.replace || !store::is_there(&database) {
        let restored = runtime.block_on(store::restore(file, &database, args.replace));
        restored.map_err(|error| failed(&error))?;
        return output::print(format_args!("The tables are as in {}.\n", shown(file)));
    }
    let back =
        runtime.block_on(store::bring_back(backup, &database, now())).map_err(|error| failed(&error))?;
    let BroughtBack { tables, people } = back;
    output::print(format_args!(
        "{} and {} are back; what was there is as it was.\n",
        counted(tables as u64, "table"),
        if people == 1 { "1 person".to_string() } else { format!("{people} people") }
    ))
}

fn failed(error: &BackupError) -> Failure {
    let failure = Failure::could_not(error);
    match error {
        BackupError::Postgres => failure.hint("docs/server.md says how"),
        BackupError::Exists(_) => failure.hint("name another file; `restore` takes --replace"),
        BackupError::Unsound { .. } => failure.hint("take another backup"),
        BackupError::Open(_) => {
            failure.hint("--database names the file; `restore --replace` needs the server ended")
        }
        BackupError::Store(_) | BackupError::Database(_) | BackupError::File(_) => {
            failure.hint("is there room, and may it be written?")
        }
    }
}
