//! The page's connection to its host, or to that of a shared table ([`SocketLink`]): requests with answers, and what is told unasked.
//!
//! Everything told is first heard by the one hearer of the link, in the order in which it came; only then is whoever
//! asked answered. A worker that dies is replaced, and the hearer is told.

mod socket;
mod worker;

pub(crate) use socket::{News, SocketLink};

use crate::wire::{FromHost, GameNo, ShelfAnswer, ShelfRequest, ToHost, code, refusal};
use futures_channel::oneshot;
use platen_host::protocol::{Ask, Message, No, Request};
use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;
use worker::HostWorker;

/// So many deaths of the worker are borne, each within this time after the one before.
const MOST_DEATHS: u32 = 3;
const SOON: f64 = 10_000.0;

/// A connection to a host, shared by whoever clones it.
#[derive(Clone)]
pub(crate) struct Link(Rc<Inner>);

struct Inner {
    worker: RefCell<Option<HostWorker>>,
    waiting: RefCell<BTreeMap<u32, oneshot::Sender<Answer>>>,
    next: Cell<u32>,
    hear: Box<dyn Fn(Heard)>,
    /// How many deaths there were in a row, and when the last was.
    deaths: Cell<(u32, f64)>,
}

/// What the hearer of a link hears.
#[derive(Debug)]
pub(crate) enum Heard {
    /// A message of the host, asked for or not.
    Message(Message),
    /// The table that was asked for is stored under this number.
    Shelved { game: GameNo },
    /// A file to give to the person.
    File { url: String },
    /// Games are in memory alone, and why; or all is stored again.
    Unsaved(Option<No>),
    /// The worker died, and a new one is there; it has no tables yet.
    Restarted,
    /// There is no host, and will be none.
    Broken(No),
}

enum Answer {
    Host(Message),
    Shelf(Result<ShelfAnswer, No>),
}

impl Link {
    /// Starts a host and listens to it.
    pub(crate) fn start(hear: impl Fn(Heard) + 'static) -> Link {
        let link = Link(Rc::new(Inner {
            worker: RefCell::new(None),
            waiting: RefCell::default(),
            next: Cell::new(1),
            hear: Box::new(hear),
            deaths: Cell::new((0, 0.0)),
        }));
        link.hire();
        link
    }

    /// Asks the host. A refusal is an error.
    pub(crate) async fn ask(&self, request: Request) -> Result<Message, No> {
        match self.send(|id| ToHost::Ask(Ask { id, request })).await? {
            Answer::Host(Message::Refused(no)) => Err(no),
            Answer::Host(message) => Ok(message),
            Answer::Shelf(_) => Err(lost()),
        }
    }

    /// Asks about stored games.
    pub(crate) async fn shelf(&self, request: ShelfRequest) -> Result<ShelfAnswer, No> {
        match self.send(|id| ToHost::Shelf { id, request }).await? {
            Answer::Shelf(answer) => answer,
            Answer::Host(_) => Err(lost()),
        }
    }

    async fn send(&self, message: impl FnOnce(u32) -> ToHost) -> Result<Answer, No> {
        let id = self.0.next.get();
        self.0.next.set(id.wrapping_add(1));
        let (sender, receiver) = oneshot::channel();
        self.0.waiting.borrow_mut().insert(id, sender);
        match &*self.0.worker.borrow() {
            Some(worker) => worker.post(&message(id)),
            None => return Err(lost()),
        }
        receiver.await.map_err(|_| lost())
    }

    fn hire(&self) {
        let (told, died) = (self.clone(), self.clone());
        match HostWorker::start(move |message| told.told(message), move || died.died()) {
            Ok(worker) => *self.0.worker.borrow_mut() = Some(worker),
            Err(text) => (self.0.hear)(Heard::Broken(refusal(code::LOST, text))),
        }
    }

    fn told(&self, message: FromHost) {
        let hear = &self.0.hear;
        match message {
            FromHost::Told(told) => {
                hear(Heard::Message(told.message.clone()));
                self.answer(told.to, Answer::Host(told.message));
            }
            FromHost::Shelf { to, answer } => self.answer(Some(to), Answer::Shelf(answer)),
            FromHost::Shelved { game, .. } => hear(Heard::Shelved { game }),
            FromHost::File { url } => hear(Heard::File { url }),
            FromHost::Unsaved(why) => hear(Heard::Unsaved(why)),
        }
    }

    fn answer(&self, to: Option<u32>, answer: Answer) {
        let waiting = to.and_then(|to| self.0.waiting.borrow_mut().remove(&to));
        if let Some(sender) = waiting {
            // Whoever asked may have gone.
            let _ = sender.send(answer);
        }
    }

    fn drop_worker(&self) {
        self.0.worker.borrow_mut().take();
        // Dropped senders tell those who wait that no answer comes.
        self.0.waiting.borrow_mut().clear();
    }

    fn died(&self) {
        self.drop_worker();
        let (before, last) = self.0.deaths.get();
        let now = js_sys::Date::now();
        let deaths = if now - last < SOON { before + 1 } else { 1 };
        self.0.deaths.set((deaths, now));
        if deaths > MOST_DEATHS {
            let why = "the worker of this page ended again and again; reload the page";
            return (self.0.hear)(Heard::Broken(refusal(code::LOST, why)));
        }
        self.hire();
        (self.0.hear)(Heard::Restarted);
    }
}

fn lost() -> No {
    refusal(code::LOST, "the worker of this page ended before it answered")
}
