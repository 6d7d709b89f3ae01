//! Copies of a file of SQLite, taken while it is used and put in its place while it is not.

use super::orders::is_postgres;
use super::pools::Pools;
use super::{OpenError, Store, lock};
use std::path::{Path, PathBuf};

/// Why there is no backup, or it is not put back.
#[derive(Debug, thiserror::Error)]
pub enum BackupError {
    /// The database cannot be opened.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// PostgreSQL has its own way.
    #[error("a backup of PostgreSQL is made by pg_dump")]
    Postgres,
    /// Nothing is overwritten.
    #[error("{} is there already", .0.display())]
    Exists(PathBuf),
    /// It is no backup, or a damaged one.
    #[error("{} is no sound backup: {problem}", .file.display())]
    Unsound {
        /// Which file.
        file: PathBuf,
        /// What is wrong.
        problem: String,
    },
    /// The database says no.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The file says no.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// Copies a database into a new file, as it is at this moment; others go on using it.
pub async fn backup(database: &str, file: &Path) -> Result<(), BackupError> {
    if is_postgres(database) {
        return Err(BackupError::Postgres);
    }
    if file.exists() {
        return Err(BackupError::Exists(file.to_path_buf()));
    }
    let store = Store::visit(database).await?;
    let Pools::Sqlite(pool) = &store.pools else { return Err(BackupError::Postgres) };
    sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().into_owned()).execute(pool).await?;
    std::fs::File::open(file)?.sync_all()?;
    Ok(())
}

/// Puts a backup in the place of a database that nobody uses. What is there is only replaced if that is wanted.
pub async fn restore(file: &Path, database: &str, replace: bool) -> Result<(), BackupError> {
    if is_postgres(database) {
        return Err(BackupError::Postgres);
    }
    check(file).await?;
    let path = Path::new(database.trim_start_matches("sqlite://"));
    let _lock = lock(path)?;
    if path.exists() && !replace {
        return Err(BackupError::Exists(path.to_path_buf()));
    }
    let beside = |end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let fresh = beside(".restored");
    std::fs::copy(file, &fresh)?;
    std::fs::File::open(&fresh)?.sync_all()?;
    for rest in ["-wal", "-shm"].map(beside).iter().filter(|rest| rest.exists()) {
        std::fs::remove_file(rest)?;
    }
    Ok(std::fs::rename(fresh, path)?)
}

/// Whether a file is a sound database of ours.
async fn check(file: &Path) -> Result<(), BackupError> {
    let unsound = |problem: String| BackupError::Unsound { file: file.to_path_buf(), problem };
    let pools = Pools::sqlite_to_read(file).await.map_err(|error| unsound(error.to_string()))?;
    let Pools::Sqlite(pool) = &pools else { return Err(BackupError::Postgres) };
    let checked: Result<(String,), _> = sqlx::query_as("PRAGMA integrity_check").fetch_one(pool).await;
    match checked.map_err(|error| unsound(error.to_string()))? {
        (word,) if word == "ok" => {}
        (problem,) => return Err(unsound(problem)),
    }
    let counted = sqlx::query("SELECT COUNT(*) FROM items").execute(pool).await;
    pool.close().await;
    counted.map(|_| ()).map_err(|error| unsound(error.to_string()))
}
