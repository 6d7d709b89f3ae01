//! The files of a site: embedded, or in a folder.

use rust_embed::RustEmbed;
use std::borrow::Cow;
use std::io;
use std::path::{Component, Path, PathBuf};

#[derive(RustEmbed)]
#[folder = "$PLATEN_SITE"]
struct Embedded;

/// Where the files of a site are.
#[derive(Clone, Debug)]
pub enum Site {
    /// In this program.
    Embedded,
    /// In a folder; what changes there is served at once.
    Folder(PathBuf),
}

impl Site {
    /// Whether there is a page at all.
    pub fn has_page(&self) -> bool {
        self.file("index.html").is_some()
    }

    /// A file by its path from the top, with forward slashes.
    pub fn file(&self, name: &str) -> Option<Cow<'static, [u8]>> {
        match self {
            Site::Embedded => Embedded::get(name).map(|file| file.data),
            Site::Folder(folder) => {
                let is_inside = Path::new(name).components().all(|part| matches!(part, Component::Normal(_)));
                let path = Some(folder.join(name)).filter(|path| is_inside && path.is_file())?;
                std::fs::read(path).ok().map(Cow::Owned)
            }
        }
    }

    /// All files.
    pub fn names(&self) -> io::Result<Vec<String>> {
        match self {
            Site::Embedded => Ok(Embedded::iter().map(Cow::into_owned).collect()),
            Site::Folder(folder) => {
                let mut names = Vec::new();
                list(folder, "", &mut names)?;
                Ok(names)
            }
        }
    }
}

fn list(folder: &Path, prefix: &str, names: &mut Vec<String>) -> io::Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let name = format!("{prefix}{}", entry.file_name().to_string_lossy());
        if entry.file_type()?.is_dir() {
            list(&entry.path(), &format!("{name}/"), names)?;
        } else {
            names.push(name);
        }
    }
    Ok(())
}
