//! A folder of files in memory.

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

/// What is worth compressing; pictures and fonts are already.
const COMPRESSIBLE: [&str; 7] = ["html", "js", "css", "svg", "wasm", "webmanifest", "txt"];

/// Files by their path from the folder, with forward slashes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Files(pub(super) BTreeMap<String, Vec<u8>>);

/// Whether a path ends so, after the last dot.
pub(super) fn has_end(path: &str, end: &str) -> bool {
    path.rsplit_once('.').is_some_and(|(_, found)| found == end)
}

impl Files {
    /// Reads a folder and all below it; one that is not there is empty.
    pub(super) fn read(folder: &Path) -> Result<Files> {
        let mut files = Files::default();
        if folder.exists() {
            files.read_below(folder, "")?;
        }
        Ok(files)
    }

    fn read_below(&mut self, folder: &Path, prefix: &str) -> Result<()> {
        let entries =
            std::fs::read_dir(folder).with_context(|| format!("cannot list {}", folder.display()))?;
        for entry in entries {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if path.is_dir() {
                self.read_below(&path, &format!("{prefix}{name}/"))?;
            } else {
                let bytes =
                    std::fs::read(&path).with_context(|| format!("cannot read {}", path.display()))?;
                self.0.insert(format!("{prefix}{name}"), bytes);
            }
        }
        Ok(())
    }

    pub(super) fn hash_into(&self, hasher: &mut blake3::Hasher) {
        for (path, bytes) in &self.0 {
            hasher
                .update(path.as_bytes())
                .update(&[0])
                .update(&(bytes.len() as u64).to_le_bytes())
                .update(bytes);
        }
    }

    /// Adds `.br` and `.gz` of everything that gets smaller by it.
    pub(super) fn compress(&mut self) -> Result<()> {
        let worth = |path: &str| path.rsplit_once('.').is_some_and(|(_, kind)| COMPRESSIBLE.contains(&kind));
        let mut compressed = BTreeMap::new();
        for (path, bytes) in self.0.iter().filter(|(path, _)| worth(path)) {
            for (kind, small) in [("br", brotli(bytes)?), ("gz", gzip(bytes)?)] {
                if small.len() < bytes.len() {
                    compressed.insert(format!("{path}.{kind}"), small);
                }
            }
        }
        self.0.append(&mut compressed);
        Ok(())
    }

    /// Makes a folder hold these files and no others; if it does already, nothing there is touched.
    pub(super) fn swap_into(&self, folder: &Path) -> Result<()> {
        if Files::read(folder)? == *self {
            return Ok(());
        }
        let fresh = folder.with_extension("new");
        remove(&fresh)?;
        for (path, bytes) in &self.0 {
            let path = fresh.join(path);
            std::fs::create_dir_all(path.parent().unwrap_or(&fresh))?;
            std::fs::write(&path, bytes).with_context(|| format!("cannot write {}", path.display()))?;
        }
        remove(folder)?;
        std::fs::rename(&fresh, folder).with_context(|| format!("cannot make {}", folder.display()))
    }

    /// How large a file is as it is sent.
    pub(super) fn sent(&self, path: &str) -> usize {
        let small = self.0.get(&format!("{path}.br")).or_else(|| self.0.get(path));
        small.map_or(0, Vec::len)
    }
}

fn remove(folder: &Path) -> Result<()> {
    if folder.exists() {
        std::fs::remove_dir_all(folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    }
    Ok(())
}

fn brotli(bytes: &[u8]) -> Result<Vec<u8>> {
    let parameters = brotli::enc::BrotliEncoderParams { quality: 11, lgwin: 24, ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &bytes[..], &mut small, &parameters)?;
    Ok(small)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}

#[cfg(test)]
mod tests {
    use super::Files;
    use std::time::SystemTime;

    fn files(list: &[(&str, &str)]) -> Files {
        Files(list.iter().map(|(path, text)| ((*path).to_owned(), text.as_bytes().to_vec())).collect())
    }

    #[test]
    fn a_folder_is_written_whole_and_left_alone_if_nothing_changed() {
        let folder = std::env::temp_dir().join(format!("platen-files-{}", std::process::id()));
        let (first, second) = (files(&[("a/b.js", "1"), ("c", "2")]), files(&[("c", "2")]));
        let written = || -> SystemTime {
            std::fs::metadata(&folder).and_then(|data| data.modified()).expect("the folder is there")
        };
        first.swap_into(&folder).expect("written");
        let before = written();
        first.swap_into(&folder).expect("left alone");
        assert_eq!(written(), before);
        second.swap_into(&folder).expect("written anew");
        assert_eq!(Files::read(&folder).expect("read"), second);
        std::fs::remove_dir_all(&folder).expect("removed");
    }

    #[test]
    fn what_gets_smaller_is_compressed_and_nothing_else() {
        let long = "letters ".repeat(100);
        let mut all = files(&[("a.js", &long), ("b.js", "x"), ("c.woff2", &long)]);
        all.compress().expect("compressed");
        let names: Vec<&str> = all.0.keys().map(String::as_str).collect();
        assert_eq!(names, ["a.js", "a.js.br", "a.js.gz", "b.js", "c.woff2"]);
    }
}
