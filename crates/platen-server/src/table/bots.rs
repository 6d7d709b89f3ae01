//! Bots think on threads of their own, half as many at a time as there are processors, and after all else that is to be done: who plays waits for
//! nobody's bots.

use super::{Inbox, Mail};
use platen_bots::{Progress, Watch};
use platen_host::Job;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::sync::{Semaphore, mpsc, oneshot};

/// How much later, from 0 for what everything else has to 19.
#[cfg(target_os = "linux")]
const LATER: i32 = 5;

/// The places where bots think. Clones share them.
#[derive(Clone, Debug)]
pub struct Bots {
    places: Arc<Semaphore>,
}

/// Tells a bot to answer now.
#[derive(Clone, Debug, Default)]
pub(super) struct Stop(Arc<AtomicBool>);

impl Bots {
    /// So many at a time.
    pub fn new(at_a_time: usize) -> Bots {
        Bots { places: Arc::new(Semaphore::new(at_a_time.max(1))) }
    }

    /// Lets a bot think, once there is a place, and puts what it found into the inbox.
    pub(super) fn think(&self, job: Job, epoch: u32, inbox: mpsc::Sender<Mail>) -> Stop {
        let stop = Stop::default();
        let (watch, places) = (stop.clone(), Arc::clone(&self.places));
        tokio::spawn(async move {
            let abandoned = job.abandoned();
            let Ok(place) = places.acquire_owned().await else { return };
            let (tell, told) = oneshot::channel();
            let thinking = std::thread::Builder::new().name("bot".to_string()).spawn(move || {
                let _place = place;
                yield_to_all();
                // A table that is gone does not wait for it.
                let _ = tell.send(job.run(&watch, 1));
            });
            let outcome = match thinking {
                Ok(_) => told.await.unwrap_or(abandoned),
                Err(error) => {
                    tracing::error!(%error, "a bot has no thread to think on");
                    abandoned
                }
            };
            // A table that is gone does not wait for it.
            let _ = inbox.send(Inbox::Thought { epoch, outcome: outcome.into() }.into()).await;
        });
        stop
    }
}

/// Lets everything else that runs go before this thread, where the system can.
fn yield_to_all() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::setpriority_process(None, LATER) {
        tracing::debug!(%error, "a bot thinks like everything else");
    }
}

impl Stop {
    pub(super) fn now(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Watch for Stop {
    fn go_on(&self, _: &Progress) -> bool {
        !self.0.load(Ordering::Relaxed)
    }
}
