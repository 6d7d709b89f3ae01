//! A worker in which a bot thinks about one job at a time.

use super::post;
use crate::wire::{FromBot, ToBot};
use platen_bots::{Progress, Watch};
use platen_host::JobNo;
use std::sync::atomic::{AtomicU32, Ordering};

/// How often progress is told during one search, at most.
const TIMES: u32 = 40;

/// Thinks about a job and sends the outcome.
pub(super) fn think(text: &str) {
    let Ok(ToBot { job }) = serde_json::from_str(text) else { return };
    let teller = Teller { number: job.number, told: AtomicU32::new(0) };
    post(&FromBot::Outcome(job.run(&teller, 1)));
}

/// Tells how far a search is. It is never stopped from inside: whoever is in a hurry ends the worker and takes the best
/// that was told.
struct Teller {
    number: JobNo,
    told: AtomicU32,
}

impl Watch for Teller {
    fn go_on(&self, progress: &Progress) -> bool {
        let &Progress { done, of, best } = progress;
        let told = self.told.load(Ordering::Relaxed);
        if told == 0 || done - told.min(done) >= of / TIMES {
            self.told.store(done.max(1), Ordering::Relaxed);
            post(&FromBot::Progress { number: self.number, done, of, best });
        }
        true
    }
}
