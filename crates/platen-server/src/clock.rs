//! The time of day, as tables are told it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The time of day. Clones go together.
#[derive(Clone, Debug)]
pub struct Clock {
    /// Since when it goes by itself; none if it goes with the machine.
    begun: Option<Instant>,
    /// Milliseconds since 1970 when it began, and what was skipped since.
    at: Arc<AtomicI64>,
}

impl Clock {
    /// The time of this machine, whatever becomes of it: the machine may sleep, or be set right.
    pub fn of_machine() -> Clock {
        Clock { begun: None, at: Arc::default() }
    }

    /// A clock that begins at a time.
    pub fn from(at: i64) -> Clock {
        Clock { begun: Some(Instant::now()), at: Arc::new(AtomicI64::new(at)) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        let passed = self.begun.map_or_else(time_of_day, |begun| begun.elapsed());
        self.at.load(Ordering::Relaxed) + passed.as_millis() as i64
    }

    /// The instant of a time; one long past is now.
    pub fn instant(&self, at: i64) -> Instant {
        let wait = u64::try_from(at - self.now()).unwrap_or(0);
        Instant::now() + Duration::from_millis(wait)
    }

    /// Lets time pass at once. For tests.
    #[doc(hidden)]
    pub fn skip(&self, time: Duration) {
        self.at.fetch_add(time.as_millis() as i64, Ordering::Relaxed);
    }
}

fn time_of_day() -> Duration {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default()
}

/// Notices when the time of day and the instants that are waited for part: the machine slept, or was set right. What waits for a time
/// has to look at the clock again then.
#[derive(Debug)]
pub(crate) struct Drift {
    clock: Clock,
    begun: Instant,
    /// Milliseconds since 1970 when it began, by the clock as it is now.
    at: i64,
}

impl Drift {
    /// By how many milliseconds they may part unnoticed.
    const MOST: i64 = 250;

    pub(crate) fn new(clock: Clock) -> Drift {
        Drift { at: clock.now(), begun: Instant::now(), clock }
    }

    /// Whether they have parted since this was asked last.
    pub(crate) fn has_parted(&mut self) -> bool {
        let at = self.clock.now() - self.begun.elapsed().as_millis() as i64;
        let has_parted = (at - self.at).abs() > Drift::MOST;
        if has_parted {
            self.at = at;
        }
        has_parted
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Drift};
    use std::time::{Duration, SystemTime, UNIX_EPOCH};

    const HOUR: Duration = Duration::from_hours(1);

    #[tokio::test(start_paused = true)]
    async fn the_time_of_day_is_the_machines_whatever_instants_do() {
        let (machine, own) = (Clock::of_machine(), Clock::from(1000));
        let mut drift = Drift::new(machine.clone());
        assert!(!drift.has_parted());
        // Instants and the time of day part, as they do when a machine sleeps.
        tokio::time::advance(HOUR).await;
        let real = SystemTime::now().duration_since(UNIX_EPOCH).expect("after 1970").as_millis() as i64;
        assert!((machine.now() - real).abs() < 60_000, "{} {real}", machine.now());
        assert!(drift.has_parted() && !drift.has_parted());
        // A clock of a test goes with the instants, and may be moved.
        assert_eq!(own.now(), 1000 + HOUR.as_millis() as i64);
        let mut drift = Drift::new(own.clone());
        tokio::time::advance(HOUR).await;
        assert!(!drift.has_parted());
        own.skip(HOUR);
        assert!(drift.has_parted());
    }
}
