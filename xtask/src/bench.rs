//! `cargo xtask bench`: the figures of docs/performance.md.

use crate::repo::Repo;
use crate::{shell, suite};
use anyhow::Result;

/// Runs both benchmarks; installs what the instruction counts need.
pub fn run(repo: &Repo) -> Result<()> {
    suite::tools::ensure_instruction_counter()?;
    bench(repo, &["--bench", "playouts"])?;
    bench(repo, &["--features", "instructions", "--bench", "instructions"])
}

fn bench(repo: &Repo, which: &[&str]) -> Result<()> {
    let mut command = shell::command("cargo", ["bench", "--quiet", "--package", "platen-bench"]);
    shell::run(command.args(which).current_dir(repo.root()))
}
