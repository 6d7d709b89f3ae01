//! Copies of a file of SQLite, taken while it is used and put in its place while it is not.

use super::orders::is_postgres;
use super::pools::Pools;
use super::{OpenError, Store, StoreError, file_of, lock, make_private};
use std::io;
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
    /// The store says no.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The database says no.
    #[error(transparent)]
    Database(#[from] sqlx::Error),
    /// The file says no.
    #[error(transparent)]
    File(#[from] std::io::Error),
}

/// Whether there is a database of that name. One of PostgreSQL is.
pub fn is_there(database: &str) -> bool {
    is_postgres(database) || file_of(database).is_ok_and(Path::exists)
}

/// Copies a database into a new file, as it is at this moment; others go on using it.
pub async fn backup(database: &str, file: &Path) -> Result<(), BackupError> {
    if is_postgres(database) {
        return Err(BackupError::Postgres);
    }
    let store = Store::visit(database).await?;
    let Pools::Sqlite(pool) = &store.pools else { return Err(BackupError::Postgres) };
    make_private(std::fs::File::options().create_new(true), file).map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => BackupError::Exists(file.to_path_buf()),
        _ => error.into(),
    })?;
    let copying = sqlx::query("VACUUM INTO $1").bind(file.to_string_lossy().into_owned());
    let copied = copying.execute(pool).await.map_err(BackupError::from);
    let kept =
        copied.and_then(|_| Ok(std::fs::File::open(file)?.sync_all().and_then(|()| sync_name(file))?));
    if kept.is_err() {
        // What is only a part of it would be taken for a backup, and hinder the next.
        let _ = std::fs::remove_file(file);
    }
    kept
}

/// Puts a backup in the place of a database that nobody uses. What is there is only replaced if that is wanted.
pub async fn restore(file: &Path, database: &str, replace: bool) -> Result<(), BackupError> {
    if is_postgres(database) {
        return Err(BackupError::Postgres);
    }
    check(file).await?;
    let path = file_of(database)?;
    let _lock = lock(path)?;
    if path.exists() && !replace {
        return Err(BackupError::Exists(path.to_path_buf()));
    }
    make_whole(path).await;
    let beside = |end: &str| {
        let mut name = path.as_os_str().to_owned();
        name.push(end);
        PathBuf::from(name)
    };
    let fresh = beside(".restored");
    // One that was not put in its place is worth nothing.
    let _ = std::fs::remove_file(&fresh);
    let mut copy = make_private(std::fs::File::options().create_new(true), &fresh)?;
    io::copy(&mut std::fs::File::open(file)?, &mut copy)?;
    copy.sync_all()?;
    for rest in ["-wal", "-shm"].map(beside).iter().filter(|rest| rest.exists()) {
        std::fs::remove_file(rest)?;
    }
    std::fs::rename(fresh, path)?;
    Ok(sync_name(path)?)
}

/// Leaves nothing of a database beside its file, so that it is the old one, whole, until it is the new one. One that is
/// too damaged for that is replaced all the same.
async fn make_whole(path: &Path) {
    if !path.exists() {
        return;
    }
    if let Ok(Pools::Sqlite(pool)) = Pools::sqlite_as_it_is(path).await {
        pool.close().await;
    }
}

/// Waits until a file has its name on the disk, too.
fn sync_name(file: &Path) -> io::Result<()> {
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    // Other systems do not open folders, and keep names by themselves.
    if cfg!(unix) { std::fs::File::open(folder)?.sync_all() } else { Ok(()) }
}

/// Whether a file is a sound database of ours.
pub(super) async fn check(file: &Path) -> Result<(), BackupError> {
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
