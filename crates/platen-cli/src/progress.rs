//! How far a long run is, on stderr: a bar on a terminal, a line now and then elsewhere.

use crate::output;
use indicatif::{ProgressBar, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(10);

/// A bar, shown on a terminal only.
pub(crate) fn bar(games: u64) -> ProgressBar {
    let template = "{pos}/{len} games  {wide_bar:.dim}  {per_sec}  {eta} left";
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(games).with_style(style)
}

/// Tells how far a run is.
pub(crate) struct Progress {
    bar: ProgressBar,
    lines: bool,
    told: Instant,
}

impl Progress {
    /// A run of that many games, some of which are done.
    pub(crate) fn new(games: u64, done: u64, quiet: bool) -> Progress {
        let bar = if quiet { ProgressBar::hidden() } else { bar(games) };
        bar.set_position(done);
        bar.reset_eta();
        if !quiet {
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        Progress { bar, lines: !quiet && !stderr().is_terminal(), told: Instant::now() }
    }

    pub(crate) fn step(&mut self) {
        self.bar.inc(1);
        if self.lines && self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            let (at, of) = (self.bar.position(), self.bar.length().unwrap_or(0));
            output::note(format_args!("{at}/{of} games, {} s left", self.bar.eta().as_secs()));
        }
    }

    /// Writes a line above the bar.
    pub(crate) fn note(&self, line: &str) {
        self.bar.suspend(|| output::note(line));
    }

    pub(crate) fn finish(self) {
        self.bar.finish_and_clear();
    }
}
