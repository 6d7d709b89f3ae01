//! Reading what people name, and writing files that are whole or not there at all.

use crate::failure::{Failure, Outcome};
use std::fs::{self, File};
use std::io::{self, BufWriter, Read, Write};
use std::path::{Path, PathBuf};

/// Reads a file, or stdin for `-`, as bytes.
pub(crate) fn read_bytes(path: &Path) -> Outcome<Vec<u8>> {
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        io::stdin().lock().read_to_end(&mut bytes).map(|_| ())
    } else {
        fs::read(path).map(|read| bytes = read)
    };
    match read {
        Ok(()) => Ok(bytes),
        Err(error) => Err(unreadable(path, &error)),
    }
}

/// The text of bytes, or the line where they stop being text.
pub(crate) fn text_of(bytes: Vec<u8>) -> Result<String, usize> {
    String::from_utf8(bytes).map_err(|error| {
        let sound = &error.as_bytes()[..error.utf8_error().valid_up_to()];
        sound.split(|&byte| byte == b'\n').count()
    })
}

/// How messages name a path.
pub(crate) fn shown(path: &Path) -> String {
    if path == Path::new("-") { "<stdin>".to_string() } else { path.display().to_string() }
}

fn unreadable(path: &Path, error: &io::Error) -> Failure {
    let failure = Failure::could_not(format_args!("cannot read {}: {error}", shown(path)));
    match error.kind() {
        io::ErrorKind::NotFound => failure.hint("check the path; `-` reads from stdin"),
        _ => failure,
    }
}

/// A file that appears under its name only when it is whole: it is written beside and renamed at the end. What is
/// not a plain file (a device, a pipe) is written directly.
#[derive(Debug)]
pub(crate) struct WholeFile {
    path: PathBuf,
    /// Where the bytes go first; none when written directly or already in place.
    beside: Option<PathBuf>,
    writer: BufWriter<File>,
}

impl WholeFile {
    pub(crate) fn create(path: &Path) -> Outcome<WholeFile> {
        if path == Path::new("-") {
            return Err(Failure::could_not("`-` is no file to write to").hint("name a file"));
        }
        let open = || {
            let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_path_buf());
            let direct = fs::metadata(&target).is_ok_and(|data| !data.is_file());
            let beside = (!direct).then(|| name_beside(&target));
            let file = match &beside {
                Some(beside) => File::create(beside)?,
                None => File::options().write(true).open(&target)?,
            };
            Ok(WholeFile { path: target, beside, writer: BufWriter::new(file) })
        };
        open().map_err(|error| unwritable(path, &error))
    }

    pub(crate) fn write(&mut self, text: &str) -> Outcome {
        self.writer.write_all(text.as_bytes()).map_err(|error| unwritable(&self.path, &error))
    }

    /// Puts the file in its place.
    pub(crate) fn finish(mut self) -> Outcome {
        let place = |file: &mut WholeFile| {
            file.writer.flush()?;
            if let Some(beside) = &file.beside {
                file.writer.get_ref().sync_all()?;
                fs::rename(beside, &file.path)?;
            }
            file.beside = None;
            Ok(())
        };
        place(&mut self).map_err(|error| unwritable(&self.path, &error))
    }
}

impl Drop for WholeFile {
    fn drop(&mut self) {
        if let Some(beside) = &self.beside {
            // Not finished: leave nothing behind.
            let _ = fs::remove_file(beside);
        }
    }
}

/// Writes a whole file at once.
pub(crate) fn write_whole(path: &Path, text: &str) -> Outcome {
    let mut file = WholeFile::create(path)?;
    file.write(text)?;
    file.finish()
}

/// Makes a folder where there is none yet.
/// Finds out whether these files can be written, before hours of games that they are to tell of.
pub(crate) fn can_be_written<'a>(files: impl IntoIterator<Item = &'a PathBuf>) -> Outcome {
    files.into_iter().try_for_each(|path| WholeFile::create(path).map(drop))
}

pub(crate) fn make_folder(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| {
        Failure::could_not(format_args!("cannot make the folder {}: {error}", folder.display()))
            .hint("name a folder that can be written, or one that does not exist yet")
    })
}

fn name_beside(target: &Path) -> PathBuf {
    let name = target.file_name().unwrap_or_default().to_string_lossy();
    target.with_file_name(format!(".{name}.{}.part", std::process::id()))
}

fn unwritable(path: &Path, error: &io::Error) -> Failure {
    let failure = Failure::could_not(format_args!("cannot write {}: {error}", path.display()));
    match error.kind() {
        io::ErrorKind::BrokenPipe => io::Error::from(io::ErrorKind::BrokenPipe).into(),
        io::ErrorKind::StorageFull => failure.hint("the disk is full; nothing was left under that name"),
        io::ErrorKind::NotFound => failure.hint("the folder must exist"),
        _ => failure,
    }
}
