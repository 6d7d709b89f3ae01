//! What stops a measurement, and what to do about it.

use std::fmt;

/// Why a measurement stopped.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabError {
    /// What went wrong.
    pub message: String,
    /// What to do next.
    pub hint: String,
}

impl LabError {
    pub(crate) fn new(message: impl fmt::Display, hint: impl Into<String>) -> LabError {
        LabError { message: message.to_string(), hint: hint.into() }
    }
}

impl fmt::Display for LabError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for LabError {}

/// A count with its noun: "1 game", "2 games".
pub fn counted(count: u64, noun: &str) -> String {
    format!("{count} {noun}{}", if count == 1 { "" } else { "s" })
}
