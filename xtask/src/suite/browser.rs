//! The page in a real browser: built as it is served, and played by the scripts in `e2e`.

use super::steps::cargo;
use super::{Choice, Outcome};
use crate::repo::Repo;
use crate::shell;
use crate::web::{self, Build};
use anyhow::{Context, Result};
use std::path::PathBuf;
use std::process::Command;

pub(super) const E2E: &str = "e2e";

pub(super) fn run(repo: &Repo, _: &Choice) -> Result<Outcome> {
    if !repo.has(E2E) {
        return Ok(Outcome::LeftOut(format!("no {E2E} yet")));
    }
    let surroundings = prepare(repo)?;
    let target = repo.target_dir()?;
    let (mut passed, mut again) = (0, 0);
    let mut tests = npm(repo, "test");
    tests.envs(surroundings).env("PLATEN_SHOTS", target.join(E2E));
    let mut listen = |line: &str| {
        passed += tests_in(line);
        again += usize::from(is_second_try(line));
    };
    shell::run_listening(&mut tests, &mut listen)
        .with_context(|| format!("screenshots are in {}", target.join(E2E).display()))?;
    let tries = if again == 0 { String::new() } else { format!(", {again} only at the second try") };
    Ok(Outcome::passed(format!("{passed} tests in Chromium{tries}")))
}

/// Builds the page and its server, and says where they are.
pub(crate) fn prepare(repo: &Repo) -> Result<[(&'static str, PathBuf); 2]> {
    let site = web::run(repo, Build::Release)?;
    shell::run(&mut cargo(repo, "build --package platen-cli"))?;
    install(repo)?;
    Ok([("PLATEN", repo.target_dir()?.join("debug/platen")), ("PLATEN_SITE", site)])
}

/// Installs what the scripts need, if it is not there in the version that the lock file names.
fn install(repo: &Repo) -> Result<()> {
    if shell::output(&mut npm(repo, "ls --all")).is_ok() {
        return Ok(());
    }
    shell::run(&mut npm(repo, "ci --no-audit --no-fund"))
}

fn npm(repo: &Repo, line: &str) -> Command {
    let mut command = shell::command("npm", line.split(' '));
    command.current_dir(repo.path(E2E));
    command
}

/// The number in `# pass 4` or `ℹ pass 4`, with which the run ends.
fn tests_in(line: &str) -> usize {
    let number = || line.trim_start_matches(['#', 'ℹ', ' ']).strip_prefix("pass ")?.trim().parse().ok();
    number().unwrap_or(0)
}

/// Whether a test says that it is tried again.
fn is_second_try(line: &str) -> bool {
    line.trim_start_matches(['#', 'ℹ', ' ']).starts_with("second try of ")
}

#[cfg(test)]
mod tests {
    use super::{is_second_try, tests_in};

    #[test]
    fn a_test_that_is_tried_again_is_seen() {
        assert!(is_second_try("    # second try of \"undo\" after: Error: nothing is lit"));
        assert!(!is_second_try("ok 3 - a second try of undo"));
    }

    #[test]
    fn passed_tests_are_counted_from_the_closing_line() {
        assert_eq!(tests_in("# pass 4"), 4);
        assert_eq!(tests_in("ℹ pass 12"), 12);
        assert_eq!(tests_in("ok 1 - a pass 3"), 0);
        assert_eq!(tests_in("# fail 1"), 0);
    }
}
