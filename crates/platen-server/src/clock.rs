//! The time of day, as tables are told it.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// The time of day. Clones go together.
#[derive(Clone, Debug)]
pub struct Clock {
    begun: Instant,
    /// Milliseconds since 1970 when it began, and what was skipped since.
    at: Arc<AtomicI64>,
}

impl Clock {
    /// The time of this machine.
    pub fn of_machine() -> Clock {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Clock::from(since.as_millis() as i64)
    }

    /// A clock that begins at a time.
    pub fn from(at: i64) -> Clock {
        Clock { begun: Instant::now(), at: Arc::new(AtomicI64::new(at)) }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> i64 {
        self.at.load(Ordering::Relaxed) + self.begun.elapsed().as_millis() as i64
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
