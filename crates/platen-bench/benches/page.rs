//! How the page does in a browser: sizes, first paint, taps, long tasks and memory, measured by `e2e/measure.js`, with
//! shakmaty's figure of the same run before and after.
//!
//! `cargo xtask bench page` builds the page and names it and its server in the environment.

use platen_bench::{build_peer, run_peer};
use std::path::Path;
use std::process::Command;

const SECONDS: u64 = 3;

fn main() {
    let peer = build_peer();
    let tell_peer = || {
        if let Some(games) = peer.as_deref().and_then(|peer| run_peer(peer, SECONDS)) {
            println!("shakmaty-playout in the same run: {games:.0} random games a second");
        }
    };
    tell_peer();
    let scripts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../e2e");
    let measured = Command::new("node").arg("measure.js").current_dir(scripts).status();
    tell_peer();
    assert!(measured.is_ok_and(|status| status.success()), "the page could not be measured");
}
