//! The terminal of the table: what is shown and what is typed.

use crate::failure::Outcome;
use crate::rulebook::wrap;
use crate::screen::{Line, Looks, Style};
use std::io::{self, BufRead, IsTerminal, Write};

/// Where the table is shown and from where choices come.
pub(crate) struct Console {
    looks: Looks,
    /// Whether the screen is cleared between decisions.
    clears: bool,
    /// Whether a person types, and sees what is typed.
    interactive: bool,
    /// JSON goes to stdout, so the table goes to stderr.
    to_stderr: bool,
}

impl Console {
    pub(crate) fn new(plain: bool, to_stderr: bool) -> Console {
        let terminal = if to_stderr { io::stderr().is_terminal() } else { io::stdout().is_terminal() };
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        let no_colour = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let rich = terminal && !plain && !dumb;
        Console {
            looks: Looks { colour: rich && !no_colour, boxes: !plain, width: crate::output::width() },
            clears: rich,
            interactive: terminal && io::stdin().is_terminal(),
            to_stderr,
        }
    }

    pub(crate) fn width(&self) -> usize {
        self.looks.width
    }

    pub(crate) fn is_interactive(&self) -> bool {
        self.interactive
    }

    fn write(&self, text: &str) -> Outcome {
        if self.to_stderr {
            let mut err = io::stderr().lock();
            err.write_all(text.as_bytes())?;
            err.flush()?;
        } else {
            let mut out = io::stdout().lock();
            out.write_all(text.as_bytes())?;
            out.flush()?;
        }
        Ok(())
    }

    pub(crate) fn lines(&self, lines: &[Line]) -> Outcome {
        let text: String = lines.iter().map(|line| line.render(self.looks) + "\n").collect();
        self.write(&text)
    }

    /// Text, broken into lines where it is too wide.
    pub(crate) fn say(&self, text: &str) -> Outcome {
        let mut lines = Vec::new();
        for line in text.lines() {
            if line.chars().count() <= self.looks.width {
                lines.push(Line::of(Style::Plain, line));
                continue;
            }
            let indent = &line[..line.len() - line.trim_start().len()];
            let wrapped = wrap(line, self.looks.width, indent);
            lines.extend(wrapped.lines().map(|line| Line::of(Style::Plain, line)));
        }
        self.lines(&lines)
    }

    /// A fresh screen where there is one.
    pub(crate) fn clear(&self) -> Outcome {
        self.write(if self.clears { "\u{1b}[H\u{1b}[2J\u{1b}[3J" } else { "\n" })
    }

    /// Puts what was typed out of sight, also without a screen that clears.
    pub(crate) fn hide(&self) -> Outcome {
        if self.clears || !self.interactive { self.clear() } else { self.write(&"\n".repeat(100)) }
    }

    /// Asks for a line; none when there are no more.
    pub(crate) fn ask(&self, prompt: &str) -> Outcome<Option<String>> {
        let prompt = Line::of(Style::Rubric, prompt).and(Style::Plain, " ");
        self.write(&format!("{} ", prompt.render(self.looks)))?;
        let mut line = String::new();
        let read = io::stdin().lock().read_line(&mut line);
        match read {
            Ok(0) => Ok(None),
            Ok(_) => {
                if !self.interactive {
                    // Nobody sees it otherwise.
                    self.write(&format!("{}\n", line.trim_end()))?;
                }
                Ok(Some(line))
            }
            Err(error) if error.kind() == io::ErrorKind::InvalidData => Ok(Some("(not text)".to_string())),
            Err(error) => Err(error.into()),
        }
    }
}
