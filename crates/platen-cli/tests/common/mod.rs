//! A folder of its own and the built program, for tests that are short stories.
#![allow(dead_code, reason = "each test file uses a part of it")]

pub(crate) mod playing;
pub(crate) mod relay;
pub(crate) mod serving;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A folder that goes when the test ends.
#[derive(Debug)]
pub(crate) struct Dir(PathBuf);

impl Dir {
    pub(crate) fn new() -> Dir {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let count = COUNT.fetch_add(1, Ordering::Relaxed);
        let path = std::env::temp_dir().join(format!("platen-cli-{}-{count}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for the test");
        Dir(path)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }

    pub(crate) fn write(&self, name: &str, text: impl AsRef<[u8]>) {
        std::fs::write(self.0.join(name), text).expect("the file is written");
    }

    pub(crate) fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.0.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    pub(crate) fn has(&self, name: &str) -> bool {
        self.0.join(name).exists()
    }

    /// The names of all files, sorted.
    pub(crate) fn files(&self) -> Vec<String> {
        let entries = std::fs::read_dir(&self.0).expect("the folder");
        let mut names: Vec<String> =
            entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
        names.sort();
        names
    }

    /// The program in this folder, ready to be started.
    pub(crate) fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_platen"));
        command.args(arguments.split_whitespace()).current_dir(&self.0);
        command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).env_remove("NO_COLOR");
        command.env("XDG_DATA_HOME", &self.0);
        // English, wherever the tests are run.
        command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", "C");
        command
    }

    pub(crate) fn run(&self, arguments: &str) -> Ran {
        Ran::new(&self.command(arguments).output().expect("the program starts"))
    }

    /// Runs the program with a text on its stdin.
    pub(crate) fn run_with(&self, arguments: &str, input: &str) -> Ran {
        let mut child = self.command(arguments).stdin(Stdio::piped()).spawn().expect("the program starts");
        // It may end before it has read everything.
        let _ = child.stdin.take().expect("a pipe").write_all(input.as_bytes());
        Ran::new(&child.wait_with_output().expect("the program ends"))
    }
}

impl Drop for Dir {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// What came of a run.
#[derive(Debug)]
pub(crate) struct Ran {
    pub(crate) code: i32,
    pub(crate) stdout: String,
    pub(crate) stderr: String,
}

impl Ran {
    fn new(output: &Output) -> Ran {
        Ran {
            code: output.status.code().unwrap_or(-1),
            stdout: String::from_utf8_lossy(&output.stdout).into_owned(),
            stderr: String::from_utf8_lossy(&output.stderr).into_owned(),
        }
    }

    #[track_caller]
    pub(crate) fn ok(self) -> Ran {
        assert_eq!(self.code, 0, "{}\n{}", self.stdout, self.stderr);
        self
    }

    /// Failed with that code, an error that says all of that, a hint, and nothing on stdout.
    #[track_caller]
    pub(crate) fn failed(self, code: i32, says: &[&str]) -> Ran {
        assert_eq!(self.code, code, "{}\n{}", self.stdout, self.stderr);
        for part in says {
            assert!(self.stderr.contains(part), "{part:?} is not in:\n{}", self.stderr);
        }
        assert!(self.stderr.contains("error: "), "{}", self.stderr);
        assert!(self.stderr.contains("hint: "), "no hint in:\n{}", self.stderr);
        assert_eq!(self.stdout, "");
        self
    }

    /// Says all of that on stdout.
    #[track_caller]
    pub(crate) fn says(self, parts: &[&str]) -> Ran {
        for part in parts {
            assert!(self.stdout.contains(part), "{part:?} is not in:\n{}", self.stdout);
        }
        self
    }

    #[track_caller]
    pub(crate) fn json(&self) -> serde_json::Value {
        serde_json::from_str(&self.stdout).unwrap_or_else(|error| panic!("{error} in:\n{}", self.stdout))
    }
}
