//! The peers that figures are compared with, above all `shakmaty-playout`: random chess games.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Copies files of a peer to `target/peers`, if its source is there.
pub fn copy_peer(name: &str, files: &[&str]) -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let peers = std::env::var_os("PLATEN_PEERS").map_or_else(|| root.join("../shared/peers"), PathBuf::from);
    let (source, copy) = (peers.join(name), root.join("target/peers").join(name));
    for file in files {
        let to = copy.join(file);
        std::fs::create_dir_all(to.parent()?).ok()?;
        std::fs::write(to, std::fs::read(source.join(file)).ok()?).ok()?;
    }
    Some(copy)
}

/// Builds the peer in `target/peers`, if its source is there.
pub fn build_peer() -> Option<PathBuf> {
    let copy = copy_peer("shakmaty-playout", &["Cargo.toml", "src/main.rs"])?;
    let built = Command::new(env!("CARGO"))
        .args(["build", "--quiet", "--release", "--target-dir", "target"])
        .current_dir(&copy)
        .env_remove("CARGO_TARGET_DIR")
        .status()
        .ok()?;
    built.success().then(|| copy.join("target/release/shakmaty-playout"))
}

/// Games a second of the peer.
pub fn run_peer(binary: &Path, seconds: u64) -> Option<f64> {
    let output = Command::new(binary).arg(seconds.to_string()).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    let words: Vec<&str> = text.split_whitespace().collect();
    let place = words.iter().position(|word| *word == "games/s")?;
    words.get(place.checked_sub(1)?)?.parse().ok()
}
