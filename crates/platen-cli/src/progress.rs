//! How far a long run is, on stderr: a bar on a terminal, a line now and then elsewhere.

use crate::output;
use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use std::fmt::Write;
use std::io::{IsTerminal, stderr};
use std::time::{Duration, Instant};

/// How often a line is written where there is no terminal.
const EVERY: Duration = Duration::from_secs(10);

/// A bar, shown on a terminal only. Games that were done before it was made say nothing about its speed.
pub(crate) fn bar(games: u64, done: u64) -> ProgressBar {
    let template = "{pos}/{len} games  {wide_bar:.dim}  {left}";
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    let left = move |state: &ProgressState, text: &mut dyn Write| {
        let _ =
            text.write_str(&told(time_left(done, state.pos(), state.len().unwrap_or(0), state.elapsed())));
    };
    ProgressBar::new(games).with_position(done).with_style(style.with_key("left", left))
}

/// How long the rest will take if it goes on as since the start; none while nothing has been done since.
fn time_left(from: u64, at: u64, of: u64, elapsed: Duration) -> Option<Duration> {
    let done = u32::try_from(at.checked_sub(from)?).ok().filter(|&done| done > 0)?;
    let left = u32::try_from(of.saturating_sub(at)).ok()?;
    Some(Duration::from_secs_f64(elapsed.as_secs_f64() * f64::from(left) / f64::from(done)))
}

fn told(left: Option<Duration>) -> String {
    left.map_or("time left unknown yet".to_string(), |left| format!("{} left", HumanDuration(left)))
}

/// Tells how far a run is.
pub(crate) struct Progress {
    bar: ProgressBar,
    /// Games that were done before.
    from: u64,
    lines: bool,
    told: Instant,
}

impl Progress {
    /// A run of that many games, some of which are done.
    pub(crate) fn new(games: u64, done: u64, quiet: bool) -> Progress {
        let bar = if quiet { ProgressBar::hidden() } else { bar(games, done) };
        if !quiet {
            bar.enable_steady_tick(Duration::from_millis(500));
        }
        Progress { bar, from: done, lines: !quiet && !stderr().is_terminal(), told: Instant::now() }
    }

    pub(crate) fn step(&mut self) {
        self.bar.inc(1);
        if self.lines && self.told.elapsed() >= EVERY {
            self.told = Instant::now();
            let (at, of) = (self.bar.position(), self.bar.length().unwrap_or(0));
            let left = time_left(self.from, at, of, self.bar.elapsed());
            output::note(format_args!("{at}/{of} games, {}", told(left)));
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

#[cfg(test)]
mod tests {
    use super::{bar, time_left};
    use std::time::Duration;

    #[test]
    fn games_done_before_are_no_speed() {
        let seconds = Duration::from_secs;
        // 900 of 1000 games were there; ten took 20 seconds, so 90 more take 180.
        assert_eq!(time_left(900, 910, 1000, seconds(20)), Some(seconds(180)));
        assert_eq!(time_left(0, 50, 100, seconds(7)), Some(seconds(7)));
        assert_eq!(time_left(900, 900, 1000, seconds(20)), None, "nothing is known yet");
        assert_eq!(time_left(0, 100, 100, seconds(9)), Some(seconds(0)));
        assert_eq!(bar(1000, 900).position(), 900);
    }
}
