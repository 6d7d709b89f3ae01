//! The peer that figures are compared with: `shakmaty-playout`, random chess games.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Builds the peer in `target/peers`, if its source is there.
pub fn build_peer() -> Option<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let peers = std::env::var_os("PLATEN_PEERS").map_or_else(|| root.join("../shared/peers"), PathBuf::from);
    let source = peers.join("shakmaty-playout");
    let copy = root.join("target/peers/shakmaty-playout");
    std::fs::create_dir_all(copy.join("src")).ok()?;
    for file in ["Cargo.toml", "src/main.rs"] {
        std::fs::write(copy.join(file), std::fs::read(source.join(file)).ok()?).ok()?;
    }
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
