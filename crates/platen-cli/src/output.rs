//! Everything that is printed. JSON stands alone on stdout; progress and errors go to stderr.

use crate::failure::{Failure, Outcome};
use std::fmt::Display;
use std::io::{self, Write};

/// Writes text to stdout.
pub(crate) fn print(text: impl Display) -> Outcome {
    let mut out = io::stdout().lock();
    write!(out, "{text}")?;
    out.flush()?;
    Ok(())
}

/// Writes a JSON value to stdout, readable, with a line end.
pub(crate) fn print_json(value: &serde_json::Value) -> Outcome {
    print(format_args!("{value:#}\n"))
}

/// Writes a line to stderr. Nobody may be listening, which is nobody's fault.
pub(crate) fn note(line: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}

/// Tells what went wrong and what to do next.
pub(crate) fn complain(failure: &Failure) {
    note(format_args!("error: {failure}"));
    if let Some(hint) = failure.hint_text() {
        note(format_args!("hint: {hint}"));
    }
}

/// Tells what is wrong with a command line, in the same form.
pub(crate) fn complain_of_usage(error: &clap::Error) {
    let text = error.render().to_string();
    let text = text.replace("  tip:", "hint:");
    let text = text.replace("For more information, try '--help'.", "hint: `--help` shows what there is.");
    note(text.trim_end());
}

/// The width to write for: that of the terminal, between 80 and 120.
pub(crate) fn width() -> usize {
    let columns = terminal_size::terminal_size().map_or(100, |(width, _)| usize::from(width.0));
    columns.clamp(80, 120)
}
