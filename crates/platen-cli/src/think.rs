//! How long a bot may think, and how far it is. The search looks at the clock between its stages.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use platen_bots::{Progress, Watch};
use std::time::{Duration, Instant};

/// Thinking that takes longer is shown.
const LONG: Duration = Duration::from_millis(400);

/// A watch with a time budget, and a line on the terminal where thinking takes long.
pub(crate) struct Thinking {
    begun: Instant,
    budget: Option<Duration>,
    bar: Option<ProgressBar>,
}

impl Thinking {
    /// Thinking that begins now.
    pub(crate) fn new(who: &str, budget: Option<Duration>, shown: bool) -> Thinking {
        let style = ProgressStyle::with_template("{prefix} thinks  {percent} %  {wide_bar:.dim}");
        let style = style.unwrap_or_else(|_| ProgressStyle::default_bar());
        let bar = || {
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
            bar.with_style(style).with_prefix(who.to_string())
        };
        Thinking { begun: Instant::now(), budget, bar: shown.then(bar) }
    }

    /// Takes the line away.
    pub(crate) fn finish(&self) {
        self.bar.iter().for_each(ProgressBar::finish_and_clear);
    }
}

impl Watch for Thinking {
    fn go_on(&self, progress: &Progress) -> bool {
        let spent = self.begun.elapsed();
        if let Some(bar) = self.bar.as_ref().filter(|_| spent >= LONG) {
            if bar.is_hidden() {
                bar.set_draw_target(ProgressDrawTarget::stderr());
            }
            bar.set_length(progress.of.into());
            bar.set_position(progress.done.into());
        }
        self.budget.is_none_or(|budget| spent < budget)
    }
}

/// As many threads as there are processors.
pub(crate) fn all_threads() -> usize {
    std::thread::available_parallelism().map_or(1, std::num::NonZero::get)
}

/// Seconds on the command line, with a point if need be.
pub(crate) fn read_seconds(text: &str) -> Result<Duration, String> {
    let seconds = text.parse().ok().filter(|seconds: &f64| *seconds > 0.0);
    let time = seconds.and_then(|seconds| Duration::try_from_secs_f64(seconds).ok());
    time.ok_or_else(|| "expected seconds above 0, for instance 2 or 0.5".to_string())
}

#[cfg(test)]
mod tests {
    use super::{Thinking, read_seconds};
    use platen_bots::{Progress, Watch};
    use platen_rules::Action;
    use std::time::Duration;

    #[test]
    fn time_ends_thinking() {
        let progress = Progress { done: 1, of: 9, best: Action::Pass };
        let going = |budget| Thinking::new("master", budget, false).go_on(&progress);
        assert!(going(None) && going(Some(Duration::from_secs(50))));
        assert!(!going(Some(Duration::ZERO)));
    }

    #[test]
    fn seconds_are_read() {
        assert_eq!(read_seconds("0.5"), Ok(Duration::from_millis(500)));
        for bad in ["0", "-1", "soon", "NaN", "inf"] {
            assert!(read_seconds(bad).is_err(), "{bad}");
        }
    }
}
