//! Says where the page lies that is put into the program. Without a page there is an empty folder, and the program says so.

use std::path::{Path, PathBuf};

fn main() -> std::io::Result<()> {
    let site = site();
    std::fs::create_dir_all(&site)?;
    println!("cargo::rustc-env=PLATEN_SITE={}", site.display());
    println!("cargo::rerun-if-changed={}", site.display());
    println!("cargo::rerun-if-changed=build.rs");
    Ok(())
}

/// `web` in the folder that cargo builds in, which is the one that cargo tags as a cache.
fn site() -> PathBuf {
    let out = std::env::var_os("OUT_DIR").map(PathBuf::from).unwrap_or_default();
    let target = out.ancestors().find(|folder| folder.join("CACHEDIR.TAG").exists());
    target.or_else(|| out.ancestors().nth(4)).unwrap_or(Path::new("target")).join("web")
}
