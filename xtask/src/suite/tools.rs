//! The programs that the steps need: found, or installed where that is allowed, or named with the way to
//! get them.

use super::steps::{WASM_CRATE, WASM_TARGET};
use super::{Choice, Outcome, audit, browser, fuzz};
use crate::repo::Repo;
use crate::shell;
use anyhow::{Result, bail};
use std::path::Path;

/// A program, how to see that it is there, and how to get it.
struct Tool {
    name: &'static str,
    is_there: fn() -> bool,
    source: Source,
}

#[derive(Clone, Copy)]
enum Source {
    Apt(&'static str),
    Cargo(&'static str),
    Rustup(&'static [&'static str]),
}

const RUSTFMT: Tool = Tool {
    name: "rustfmt",
    is_there: || answers("cargo", &["fmt", "--version"]),
    source: Source::Rustup(&["component", "add", "rustfmt"]),
};
const CLIPPY: Tool = Tool {
    name: "clippy",
    is_there: || answers("cargo", &["clippy", "--version"]),
    source: Source::Rustup(&["component", "add", "clippy"]),
};
const WASM: Tool = Tool {
    name: "wasm32-unknown-unknown (a Rust target)",
    is_there: has_wasm_target,
    source: Source::Rustup(&["target", "add", WASM_TARGET]),
};
const NODE: Tool =
    Tool { name: "node", is_there: || answers("node", &["--version"]), source: Source::Apt("nodejs") };
const NPM: Tool =
    Tool { name: "npm", is_there: || answers("npm", &["--version"]), source: Source::Apt("npm") };
const CHROMIUM: Tool = Tool {
    name: "chromium",
    is_there: || answers("chromium", &["--version"]),
    source: Source::Apt("chromium"),
};
/// What Japanese is drawn with in the pictures of the page.
const JAPANESE_FONT: Tool = Tool {
    name: "a Japanese font",
    is_there: || {
        shell::output(&mut shell::command("fc-list", [":lang=ja"])).is_ok_and(|list| !list.is_empty())
    },
    source: Source::Apt("fontconfig fonts-noto-cjk"),
};
const PYTHON: Tool =
    Tool { name: "python3 (3.11 or newer)", is_there: || python().is_some(), source: Source::Apt("python3") };
const POSTGRES: Tool =
    Tool { name: "postgresql (the server)", is_there: has_postgres, source: Source::Apt("postgresql") };
const VALGRIND: Tool = Tool {
    name: "valgrind",
    is_there: || answers("valgrind", &["--version"]),
    source: Source::Apt("valgrind"),
};
const CXX: Tool = Tool {
    name: "c++ (a C++ compiler)",
    is_there: || answers("c++", &["--version"]),
    source: Source::Apt("g++"),
};
const CARGO_FUZZ: Tool = Tool {
    name: "cargo-fuzz",
    is_there: || answers("cargo", &["fuzz", "--version"]),
    source: Source::Cargo("cargo-fuzz"),
};
const CARGO_MUTANTS: Tool = Tool {
    name: "cargo-mutants",
    is_there: || answers("cargo", &["mutants", "--version"]),
    source: Source::Cargo("cargo-mutants"),
};

/// The same version as the library in Cargo.toml.
const GUNGRAUN_RUNNER: Tool = Tool {
    name: "gungraun-runner",
    is_there: || answers("gungraun-runner", &["--version"]),
    source: Source::Cargo("gungraun-runner@0.20.0"),
};

/// Sees to the tools of all steps that will run.
pub(super) fn prepare(repo: &Repo, choice: &Choice) -> Result<Outcome> {
    let needed = needed(repo, choice);
    needed.iter().try_for_each(ensure)?;
    let names: Vec<&str> = needed.iter().map(|tool| tool.name).collect();
    Ok(Outcome::passed(names.join(", ")))
}

pub(crate) fn ensure_cargo_mutants() -> Result<()> {
    ensure(&CARGO_MUTANTS)
}

/// What instruction counts need.
pub(crate) fn ensure_instruction_counter() -> Result<()> {
    ensure(&VALGRIND)?;
    ensure(&GUNGRAUN_RUNNER)
}

/// What WebAssembly needs.
pub(crate) fn ensure_wasm() -> Result<()> {
    ensure(&WASM)?;
    ensure(&NODE)
}

/// What building the page needs; nothing is said if it is there.
pub(crate) fn ensure_wasm_target() -> Result<()> {
    if has_wasm_target() { Ok(()) } else { ensure(&WASM) }
}

/// A Python that is new enough, if there is one.
pub(super) fn python() -> Option<String> {
    let candidates = ["python3", "/usr/bin/python3", "python3.14", "python3.13", "python3.12", "python3.11"];
    let version = |program: &str| shell::output(&mut shell::command(program, ["--version"])).ok();
    let found = candidates.iter().find(|program| version(program).is_some_and(|text| is_new_python(&text)));
    found.map(ToString::to_string)
}

/// The name of a nightly toolchain, if one is installed.
pub(super) fn nightly() -> Option<String> {
    let list = shell::output(&mut shell::command("rustup", ["toolchain", "list"])).ok()?;
    nightly_in(&list)
}

fn needed(repo: &Repo, choice: &Choice) -> Vec<Tool> {
    let fuzzes = choice.needs_tools_of("fuzz") && repo.has(fuzz::FUZZ) && nightly().is_some();
    let wasm = choice.needs_tools_of("wasm") && repo.has(WASM_CRATE);
    let web = choice.needs_tools_of("web") && repo.has(browser::E2E);
    let list = [
        (RUSTFMT, choice.needs_tools_of("fmt")),
        (CLIPPY, choice.needs_tools_of("clippy")),
        (WASM, wasm || web || choice.needs_tools_of("clippy")),
        (NODE, wasm || web),
        (NPM, web),
        (CHROMIUM, web),
        (JAPANESE_FONT, web),
        (POSTGRES, choice.needs_tools_of("test")),
        (PYTHON, choice.needs_tools_of("audit") && repo.has(audit::AUDIT)),
        (CXX, fuzzes),
        (CARGO_FUZZ, fuzzes),
    ];
    list.into_iter().filter(|(_, wanted)| *wanted).map(|(tool, _)| tool).collect()
}

fn ensure(tool: &Tool) -> Result<()> {
    if (tool.is_there)() {
        println!("found {}", tool.name);
        return Ok(());
    }
    if !tool.source.is_open() {
        bail!("{} is missing. Install it with:\n  {}", tool.name, tool.source.line());
    }
    println!("{} is missing and will be installed", tool.name);
    let installed = tool.source.install();
    if installed.is_err() || !(tool.is_there)() {
        let why = installed.err().map(|error| format!(" ({error:#})")).unwrap_or_default();
        bail!("{} could not be installed{why}. Install it with:\n  {}", tool.name, tool.source.line());
    }
    Ok(())
}

impl Source {
    /// Whether we may install from here without asking anybody.
    fn is_open(self) -> bool {
        match self {
            Self::Apt(_) => answers("apt-get", &["--version"]) && is_root(),
            Self::Cargo(_) => true,
            Self::Rustup(_) => answers("rustup", &["--version"]),
        }
    }

    fn install(self) -> Result<()> {
        if let Self::Apt(_) = self {
            shell::run(&mut shell::command("apt-get", ["update", "-q"]))?;
        }
        let line = self.line();
        let words: Vec<&str> = line.split(' ').filter(|word| *word != "sudo").collect();
        shell::run(shell::command(words[0], &words[1..]).env("DEBIAN_FRONTEND", "noninteractive"))
    }

    /// What a person would type.
    fn line(self) -> String {
        match self {
            Self::Apt(package) => {
                let sudo = if is_root() { "" } else { "sudo " };
                format!("{sudo}apt-get install -y --no-install-recommends {package}")
            }
            Self::Cargo(package) => format!("cargo install {package} --locked"),
            Self::Rustup(words) => format!("rustup {}", words.join(" ")),
        }
    }
}

fn answers(program: &str, arguments: &[&str]) -> bool {
    shell::output(&mut shell::command(program, arguments)).is_ok()
}

fn is_root() -> bool {
    shell::output(&mut shell::command("id", ["-u"])).is_ok_and(|id| id.trim() == "0")
}

/// Looks for the library itself: a toolchain file that lists the target does not always install it.
fn has_wasm_target() -> bool {
    let sysroot = shell::output(&mut shell::command("rustc", ["--print", "sysroot"])).unwrap_or_default();
    Path::new(sysroot.trim()).join("lib/rustlib").join(WASM_TARGET).join("lib").is_dir()
}

/// Looks where the tests look: the server's programs are not on the path.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.into_iter().any(|version| version.path().join("bin/initdb").exists())
}

fn is_new_python(version: &str) -> bool {
    let number = version.trim().strip_prefix("Python ").unwrap_or_default();
    let mut parts = number.split('.').map(|part| part.parse::<u32>().unwrap_or(0));
    (parts.next().unwrap_or(0), parts.next().unwrap_or(0)) >= (3, 11)
}

/// `nightly` itself before a dated one.
fn nightly_in(list: &str) -> Option<String> {
    let names: Vec<&str> = list.lines().filter_map(|line| line.split_whitespace().next()).collect();
    let is_dated = |name: &str| name.trim_start_matches("nightly-").starts_with(|c: char| c.is_ascii_digit());
    let nightlies = || names.iter().filter(|name| name.starts_with("nightly"));
    let best = nightlies().find(|name| !is_dated(name)).or_else(|| nightlies().next_back())?;
    Some((*best).to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Source, Tool, ensure, is_new_python, nightly_in};

    #[test]
    fn old_and_strange_pythons_are_not_taken() {
        assert!(is_new_python("Python 3.11.7\n"));
        assert!(is_new_python("Python 3.14.0rc1"));
        assert!(!is_new_python("Python 3.9.2"));
        assert!(!is_new_python("Python 2.7.18"));
        assert!(!is_new_python("pyenv: no such command"));
    }

    #[test]
    fn the_plain_nightly_goes_before_a_dated_one() {
        let list = "1.95.0-x (active)\nnightly-2026-01-01-x\nnightly-x86_64 (default)\n";
        assert_eq!(nightly_in(list).as_deref(), Some("nightly-x86_64"));
        assert_eq!(nightly_in("nightly-2026-01-01-x\n").as_deref(), Some("nightly-2026-01-01-x"));
        assert_eq!(nightly_in("stable-x\n"), None);
    }

    #[test]
    fn what_cannot_be_installed_is_named_with_the_line_that_would() {
        let tool = Tool { name: "a thing", is_there: || false, source: Source::Rustup(&["--version"]) };
        let error = ensure(&tool).expect_err("it is never there").to_string();
        assert!(
            error.contains("a thing") && error.ends_with("Install it with:\n  rustup --version"),
            "{error}"
        );
    }
}
