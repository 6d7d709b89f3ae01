//! What stops a command: its kind decides the exit code, its hint says what to do next.

use std::fmt;
use std::io;
use std::process::ExitCode;

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) struct Failure {
    kind: Kind,
    error: anyhow::Error,
    hint: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// What was given has been checked and is bad.
    Bad,
    /// The command could not run.
    CouldNotRun,
}

impl Failure {
    /// What was given has been checked and is bad: exit 1.
    pub(crate) fn bad(message: impl fmt::Display) -> Failure {
        Failure { kind: Kind::Bad, error: anyhow::anyhow!("{message}"), hint: None }
    }

    /// The command could not run: exit 2.
    pub(crate) fn could_not(message: impl fmt::Display) -> Failure {
        Failure { kind: Kind::CouldNotRun, error: anyhow::anyhow!("{message}"), hint: None }
    }

    /// Adds what to do next.
    pub(crate) fn hint(mut self, hint: impl Into<String>) -> Failure {
        self.hint = Some(hint.into());
        self
    }

    pub(crate) fn hint_text(&self) -> Option<&str> {
        self.hint.as_deref()
    }

    pub(crate) fn exit_code(&self) -> ExitCode {
        match self.kind {
            Kind::Bad => ExitCode::from(1),
            Kind::CouldNotRun => ExitCode::from(2),
        }
    }

    /// Whether the reader of our output has gone, which is no failure.
    pub(crate) fn is_broken_pipe(&self) -> bool {
        let io_error = self.error.downcast_ref::<io::Error>();
        io_error.is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#}", self.error)
    }
}

/// Errors of our own output; errors of files are told with their path, see [`crate::files`].
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure { kind: Kind::CouldNotRun, error: error.into(), hint: None }
    }
}

impl From<platen_lab::LabError> for Failure {
    fn from(error: platen_lab::LabError) -> Failure {
        Failure::could_not(&error).hint(error.hint)
    }
}
