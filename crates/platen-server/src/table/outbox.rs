//! Where what is told to a client waits until it is sent. Most of the time nothing does, and then it takes no room.

use axum::extract::ws::Utf8Bytes;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::Notify;

/// The table's end.
#[derive(Debug)]
pub struct Outbox(Arc<Shared>);

/// The socket's end.
#[derive(Debug)]
pub struct Told(Arc<Shared>);

#[derive(Debug, Default)]
struct Shared {
    waiting: Mutex<Waiting>,
    changed: Notify,
}

#[derive(Debug, Default)]
struct Waiting {
    texts: Vec<Utf8Bytes>,
    /// One of the ends is gone.
    is_closed: bool,
}

/// Both ends of an outbox.
pub fn outbox() -> (Outbox, Told) {
    let shared = Arc::<Shared>::default();
    (Outbox(Arc::clone(&shared)), Told(shared))
}

impl Outbox {
    /// Tells something, if it is taken: not more than so many may wait.
    pub fn tell(&self, text: Utf8Bytes, most: usize) -> bool {
        let mut waiting = self.0.lock();
        if waiting.is_closed || waiting.texts.len() >= most {
            return false;
        }
        waiting.texts.push(text);
        drop(waiting);
        self.0.changed.notify_one();
        true
    }
}

impl Told {
    /// All that waits, at least one; none once the table has let go.
    pub async fn take(&self) -> Vec<Utf8Bytes> {
        loop {
            {
                let mut waiting = self.0.lock();
                if !waiting.texts.is_empty() || waiting.is_closed {
                    return std::mem::take(&mut waiting.texts);
                }
            }
            self.0.changed.notified().await;
        }
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn close(&self) {
        self.lock().is_closed = true;
        self.changed.notify_one();
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.close();
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        self.0.close();
    }
}
