//! Who is at which socket, and what they showed to be let in: when that is worth nothing any more, they are sent away.

use crate::ids::PersonId;
use crate::store::Revoked;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll, Waker};

/// What someone shows to be let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pass {
    /// Nothing that is worth anything.
    Nothing,
    /// A token.
    Token,
    /// A cookie. When a person is signed out everywhere, cookies of a later generation are made.
    Cookie { generation: u32 },
}

impl Revoked {
    /// Whether what was shown is worth nothing by that.
    fn concerns(self, pass: Pass) -> bool {
        match (self, pass) {
            (Revoked::Tokens, Pass::Token) => true,
            (Revoked::Cookies { before }, Pass::Cookie { generation }) => generation < before,
            _ => false,
        }
    }
}

/// All people who are at sockets. Clones share them.
#[derive(Clone, Debug)]
pub(crate) struct Admissions {
    /// How many sockets a person may have.
    most: u32,
    all: Arc<Mutex<HashMap<PersonId, Vec<Arc<Entry>>>>>,
}

#[derive(Debug)]
struct Entry {
    pass: Pass,
    state: Mutex<State>,
}

#[derive(Debug, Default)]
struct State {
    is_over: bool,
    waker: Option<Waker>,
}

/// Someone at a socket, as long as this lives.
#[derive(Debug)]
pub(crate) struct Admission {
    person: PersonId,
    entry: Arc<Entry>,
    all: Admissions,
}

impl Admissions {
    /// Up to so many sockets a person.
    pub(crate) fn new(most: u32) -> Admissions {
        Admissions { most, all: Arc::default() }
    }

    /// One more socket of a person, unless there are too many.
    pub(crate) fn admit(&self, person: PersonId, pass: Pass) -> Option<Admission> {
        let entry = Arc::new(Entry { pass, state: Mutex::default() });
        let mut all = self.lock();
        let entries = all.entry(person).or_default();
        if entries.len() >= self.most as usize {
            return None;
        }
        entries.push(Arc::clone(&entry));
        Some(Admission { person, entry, all: self.clone() })
    }

    /// Sends a person away wherever they showed what is worth nothing any more.
    pub(crate) fn send_away(&self, person: PersonId, revoked: Revoked) {
        let entries = self.lock().get(&person).cloned().unwrap_or_default();
        entries.iter().filter(|entry| revoked.concerns(entry.pass)).for_each(|entry| entry.end());
    }

    /// Everyone who is at a socket.
    pub(crate) fn people(&self) -> Vec<PersonId> {
        self.lock().keys().copied().collect()
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<PersonId, Vec<Arc<Entry>>>> {
        self.all.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Entry {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn end(&self) {
        let mut state = self.lock();
        state.is_over = true;
        let waker = state.waker.take();
        drop(state);
        waker.into_iter().for_each(Waker::wake);
    }
}

impl Admission {
    /// Whether it is over; whoever waits is woken when it is.
    pub(crate) fn poll_over(&self, context: &mut Context<'_>) -> Poll<()> {
        let mut state = self.entry.lock();
        if state.is_over {
            return Poll::Ready(());
        }
        if !state.waker.as_ref().is_some_and(|waker| waker.will_wake(context.waker())) {
            state.waker = Some(context.waker().clone());
        }
        Poll::Pending
    }
}

impl Drop for Admission {
    fn drop(&mut self) {
        let mut all = self.all.lock();
        if let Some(entries) = all.get_mut(&self.person) {
            entries.retain(|entry| !Arc::ptr_eq(entry, &self.entry));
            if entries.is_empty() {
                all.remove(&self.person);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Admissions, Pass};
    use crate::ids::PersonId;
    use crate::store::Revoked;
    use std::future::poll_fn;
    use std::task::Poll;

    #[tokio::test]
    async fn whoever_showed_what_is_worth_nothing_is_sent_away() {
        let all = Admissions::new(3);
        let (anna, bert) = (PersonId::random().expect("chance"), PersonId::random().expect("chance"));
        let passes = [Pass::Token, Pass::Cookie { generation: 0 }, Pass::Cookie { generation: 1 }];
        let hers = passes.map(|pass| all.admit(anna, pass).expect("room"));
        let his = passes.map(|pass| all.admit(bert, pass).expect("room"));
        assert!(all.admit(anna, Pass::Token).is_none(), "not more than three");
        let over = async |admission: &super::Admission| {
            poll_fn(|context| Poll::Ready(admission.poll_over(context).is_ready())).await
        };
        all.send_away(anna, Revoked::Tokens);
        assert_eq!([over(&hers[0]).await, over(&hers[1]).await, over(&hers[2]).await], [true, false, false]);
        all.send_away(anna, Revoked::Cookies { before: 1 });
        assert_eq!([over(&hers[1]).await, over(&hers[2]).await], [true, false]);
        assert_eq!([over(&his[0]).await, over(&his[1]).await], [false, false]);
        drop((hers, his));
        assert!(all.lock().is_empty());
    }
}
