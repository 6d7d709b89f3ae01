//! Where the repository is and what cargo says about it.

use crate::shell;
use anyhow::{Context, Result};
use serde_json::Value;
use std::path::{Path, PathBuf};

/// A checkout of this repository.
#[derive(Clone, Debug)]
pub struct Repo {
    root: PathBuf,
}

/// A text file, named by its path from the root with forward slashes.
#[derive(Clone, Debug)]
pub struct SourceFile {
    pub path: String,
    pub text: String,
}

impl Repo {
    /// Finds the checkout that this program was built from.
    pub fn find() -> Result<Self> {
        let xtask = std::env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").into());
        let root = Path::new(&xtask).parent().context("xtask lies at the root of the file system")?;
        Ok(Self { root: root.to_owned() })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn path(&self, relative: &str) -> PathBuf {
        self.root.join(relative)
    }

    pub fn has(&self, relative: &str) -> bool {
        self.path(relative).exists()
    }

    pub fn read(&self, relative: &str) -> Result<SourceFile> {
        let path = self.path(relative);
        let text =
            std::fs::read_to_string(&path).with_context(|| format!("cannot read {}", path.display()))?;
        Ok(SourceFile { path: relative.to_owned(), text })
    }

    /// What `cargo metadata` tells of the workspace's own crates.
    pub fn metadata(&self) -> Result<Value> {
        let arguments = ["metadata", "--no-deps", "--format-version", "1"];
        let text = shell::output(shell::command("cargo", arguments).current_dir(&self.root))?;
        serde_json::from_str(&text).context("cargo metadata gave something that is not JSON")
    }

    /// Where cargo builds, which `CARGO_TARGET_DIR` may have moved.
    pub fn target_dir(&self) -> Result<PathBuf> {
        let metadata = self.metadata()?;
        let directory = metadata["target_directory"].as_str().context("cargo names no target directory")?;
        Ok(directory.into())
    }

    /// Every Rust source of the crates, the fuzz targets and xtask, in order of path.
    pub fn rust_sources(&self) -> Result<Vec<SourceFile>> {
        let mut paths = Vec::new();
        for top in ["crates", "fuzz", "xtask"] {
            if self.has(top) {
                collect_rust(&self.path(top), &mut paths)?;
            }
        }
        paths.sort();
        paths.iter().map(|path| self.read(&self.relative(path))).collect()
    }

    /// The manifests of the workspace's members.
    pub fn manifests(&self, metadata: &Value) -> Result<Vec<SourceFile>> {
        let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
        packages
            .iter()
            .map(|package| {
                let path = package["manifest_path"].as_str().context("a package without a manifest")?;
                self.read(&self.relative(Path::new(path)))
            })
            .collect()
    }

    /// A path as it is written in findings.
    pub fn relative(&self, path: &Path) -> String {
        let inside = path.strip_prefix(&self.root).unwrap_or(path);
        inside.to_string_lossy().replace('\\', "/")
    }
}

fn collect_rust(directory: &Path, paths: &mut Vec<PathBuf>) -> Result<()> {
    let entries =
        std::fs::read_dir(directory).with_context(|| format!("cannot list {}", directory.display()))?;
    for entry in entries {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if path.is_dir() {
            if name != "target" && !name.starts_with('.') {
                collect_rust(&path, paths)?;
            }
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            paths.push(path);
        }
    }
    Ok(())
}
