//! Running other programs, with the command shown so that a reader can repeat it.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::process::{Command, ExitStatus, Stdio};

/// Names a program and its arguments.
pub(crate) fn command<S: AsRef<std::ffi::OsStr>>(
    program: &str,
    arguments: impl IntoIterator<Item = S>,
) -> Command {
    let mut command = Command::new(program);
    command.args(arguments).stdin(Stdio::null());
    command
}

/// The command as one would type it.
pub(crate) fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words.map(|word| quoted(&word.to_string_lossy())).collect::<Vec<_>>().join(" ")
}

/// Shows and runs a command and returns how it ended.
pub(crate) fn status(command: &mut Command) -> Result<ExitStatus> {
    println!("$ {}", line(command));
    command.status().with_context(|| format!("cannot start `{}`", line(command)))
}

/// Shows and runs a command; any exit code but 0 is an error.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = status(command)?;
    demand_success(command, status)
}

/// Like [`run`], and hands every line of the command's stdout to `listen` as well.
pub(crate) fn run_listening(command: &mut Command, mut listen: impl FnMut(&str)) -> Result<()> {
    println!("$ {}", line(command));
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .with_context(|| format!("cannot start `{}`", line(command)))?;
    let stdout = child.stdout.take().context("the output of a command was not caught")?;
    for text in BufReader::new(stdout).split(b'\n') {
        let text = text?;
        let text = String::from_utf8_lossy(&text);
        println!("{text}");
        listen(&text);
    }
    demand_success(command, child.wait()?)
}

/// Runs a command quietly and returns its stdout.
pub(crate) fn output(command: &mut Command) -> Result<String> {
    let output = command.output().with_context(|| format!("cannot start `{}`", line(command)))?;
    if !output.status.success() {
        bail!("`{}` failed:\n{}", line(command), String::from_utf8_lossy(&output.stderr).trim_end());
    }
    Ok(String::from_utf8_lossy(&output.stdout).into_owned())
}

fn demand_success(command: &Command, status: ExitStatus) -> Result<()> {
    if !status.success() {
        bail!("`{}` failed ({status})", line(command));
    }
    Ok(())
}

fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-_=+./:,@".contains(c);
    if !word.is_empty() && word.chars().all(plain) { word.to_owned() } else { format!("'{word}'") }
}

#[cfg(test)]
mod tests {
    use super::{command, line, output, run, run_listening};

    #[test]
    fn a_command_is_shown_as_it_would_be_typed() {
        assert_eq!(line(&command("cargo", ["test", "two words"])), "cargo test 'two words'");
    }

    #[test]
    fn failures_and_missing_programs_are_errors_that_name_the_command() {
        let failed = run(&mut command("false", ["--x"])).expect_err("false fails");
        assert!(failed.to_string().contains("`false --x` failed"), "{failed}");
        let missing = output(&mut command("platen-no-such-program", [""; 0])).expect_err("not there");
        assert!(format!("{missing:#}").contains("cannot start `platen-no-such-program`"), "{missing:#}");
    }

    #[test]
    fn lines_are_heard_while_they_are_shown() {
        let mut heard = Vec::new();
        run_listening(&mut command("printf", ["one\ntwo\n"]), |text| heard.push(text.to_owned()))
            .expect("printf runs");
        assert_eq!(heard, ["one", "two"]);
    }
}
