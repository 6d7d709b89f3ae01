//! `cargo play`: builds what is missing and starts a game, in the browser or in the terminal.

use crate::args::Args;
use crate::repo::Repo;
use crate::web::{self, Build};
use crate::{shell, suite};
use anyhow::Result;
use std::process::{ExitCode, Stdio};

/// Where and how to play.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Request {
    terminal: bool,
    build: Build,
    /// Passed on to `platen`.
    extra: Vec<String>,
}

impl Request {
    pub(crate) fn parse(args: Args) -> Request {
        let mut request = Request::default();
        for word in args.rest() {
            match word.as_str() {
                "--terminal" => request.terminal = true,
                "--dev" => request.build = Build::Dev,
                "--" => {}
                _ => request.extra.push(word),
            }
        }
        request
    }
}

/// Builds and starts; ends with the program that was started.
pub fn run(repo: &Repo, request: &Request) -> Result<ExitCode> {
    let mut words = if request.terminal { vec!["play".to_owned()] } else { vec!["serve".to_owned()] };
    if !request.terminal {
        let site = web::run(repo, request.build)?;
        if request.build == Build::Dev {
            words.extend(["--site".to_owned(), site.to_string_lossy().into_owned()]);
        }
    }
    words.extend(request.extra.iter().cloned());
    let (flag, folder) = match request.build {
        Build::Release => (" --release", "release"),
        Build::Dev => ("", "debug"),
    };
    shell::run(&mut suite::steps::cargo(repo, &format!("build --quiet --package platen-cli{flag}")))?;
    let program = repo.target_dir()?.join(folder).join(format!("platen{}", std::env::consts::EXE_SUFFIX));
    let mut command = shell::command(&program.to_string_lossy(), words);
    let status = shell::status(command.stdin(Stdio::inherit()))?;
    Ok(status.code().and_then(|code| u8::try_from(code).ok()).map_or(ExitCode::FAILURE, ExitCode::from))
}

#[cfg(test)]
mod tests {
    use super::{Args, Build, Request};

    #[test]
    fn the_browser_is_meant_unless_the_terminal_is_named() {
        let parse = |line: &str| Request::parse(Args::new(line.split(' ').map(str::to_owned).collect()));
        let terminal = parse("-- --terminal --players 3");
        assert!(terminal.terminal);
        assert_eq!(terminal.extra, ["--players", "3"]);
        let browser = parse("--dev --port=0");
        assert!(!browser.terminal);
        assert_eq!((browser.build, browser.extra), (Build::Dev, vec!["--port".to_owned(), "0".to_owned()]));
    }
}
