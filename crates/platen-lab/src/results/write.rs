//! Writing a result file, and going on with one.

use super::header::Header;
use super::read::scan;
use super::{Extended, to_line, unreadable};
use crate::error::LabError;
use crate::facts::Played;
use std::collections::BTreeSet;
use std::fs::{File, TryLockError};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// How often what was written is forced to the disk.
const SYNC: Duration = Duration::from_secs(1);

/// A result file that is being written.
#[derive(Debug)]
pub struct ResultFile {
    file: File,
    path: PathBuf,
    synced: Instant,
}

impl ResultFile {
    /// Begins a result file, or goes on with one of the same games or fewer; its games are handed over.
    pub fn open(
        path: &Path,
        header: &Header,
        mut each: impl FnMut(Played) -> Result<(), LabError>,
    ) -> Result<(ResultFile, BTreeSet<u64>), LabError> {
        let file = File::options().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.map_err(|error| unwritable(path, &error))?;
        if !file.metadata().is_ok_and(|data| data.is_file()) {
            let message = format!("{} is no plain file", path.display());
            return Err(LabError::new(
                message,
                "results are kept in a file that can be gone on with; name one",
            ));
        }
        lock(path, &file)?;
        let mut results = ResultFile { file, path: path.to_path_buf(), synced: Instant::now() };
        let first = header.line()?;
        if results.is_new(&first)? {
            results.start_at(0)?;
            results.write(&first)?;
            results.sync()?;
            return Ok((results, BTreeSet::new()));
        }
        let found = scan(path, &results.file, |_, _| Ok(()))?;
        let differences = found.header.differences(header);
        if !differences.is_empty() {
            let message = format!("{} holds other games: {}", path.display(), differences.join("; "));
            return Err(LabError::new(
                message,
                "ask for the same games as it holds or more of them, or name another file",
            ));
        }
        results.rewind()?;
        let found = scan(path, &results.file, |_, played| each(played))?;
        results.start_at(found.whole)?;
        if header.games > found.header.games {
            results.write(&to_line(&Extended { games: header.games })?)?;
        }
        Ok((results, found.done))
    }

    /// Whether nothing but a part of the first line was ever written.
    fn is_new(&mut self, first: &str) -> Result<bool, LabError> {
        let mut start = Vec::new();
        let limit = first.len() as u64;
        let read = (&self.file).take(limit).read_to_end(&mut start);
        read.map_err(|error| unreadable(&self.path, &error))?;
        self.rewind()?;
        Ok(start.len() < first.len() && first.as_bytes().starts_with(&start))
    }

    fn rewind(&mut self) -> Result<(), LabError> {
        self.file.rewind().map_err(|error| unreadable(&self.path, &error))
    }

    /// Drops what comes after the whole lines, and goes on there.
    fn start_at(&mut self, whole: u64) -> Result<(), LabError> {
        let place = self.file.set_len(whole).and_then(|()| self.file.seek(SeekFrom::Start(whole)));
        place.map(|_| ()).map_err(|error| unwritable(&self.path, &error))
    }

    /// Appends a game.
    pub fn append(&mut self, played: &Played) -> Result<(), LabError> {
        let line = to_line(played)?;
        self.write(&line)?;
        if self.synced.elapsed() >= SYNC { self.sync() } else { Ok(()) }
    }

    fn write(&mut self, line: &str) -> Result<(), LabError> {
        self.file.write_all(line.as_bytes()).map_err(|error| unwritable(&self.path, &error))
    }

    /// Forces everything to the disk.
    pub fn sync(&mut self) -> Result<(), LabError> {
        self.synced = Instant::now();
        self.file.sync_data().map_err(|error| unwritable(&self.path, &error))
    }
}

fn lock(path: &Path, file: &File) -> Result<(), LabError> {
    match file.try_lock() {
        Err(TryLockError::WouldBlock) => Err(LabError::new(
            format_args!("{} is being written by another run", path.display()),
            "wait for it, or name another file",
        )),
        // Some file systems know no locks; the run is no worse for it.
        Ok(()) | Err(TryLockError::Error(_)) => Ok(()),
    }
}

fn unwritable(path: &Path, error: &io::Error) -> LabError {
    let hint = match error.kind() {
        io::ErrorKind::StorageFull => {
            "the disk is full; make room and start again with the same arguments: what was played is kept"
        }
        io::ErrorKind::NotFound => "the folder must exist",
        _ => "name a file that can be written",
    };
    LabError::new(format_args!("cannot write {}: {error}", path.display()), hint)
}
