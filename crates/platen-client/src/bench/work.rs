//! What is on the bench, kept while the page shows other things, and how its steps are done one by one.

use crate::session::Session;
use crate::stage::{Now, Stage};
use crate::teacher::Teacher;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_model::{Bench, Slot, Step, Switch};
use platen_rules::vocabulary::{Ink, Letter, Seat};
use platen_rules::{Action, Refusal};

/// A piece that was picked up, with where it lay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Held {
    /// A type.
    Letter(Letter, Slot),
    /// An ink, from the stone or from a socket of a forme.
    Ink(Ink, Option<(usize, usize)>),
}

/// Where a piece is let go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// The stone.
    Stone,
    /// A forme.
    Forme(usize),
    /// A socket for an ink of a forme.
    Socket(usize, usize),
}

impl Place {
    /// The code under which the page knows it.
    pub(super) fn code(self) -> String {
        match self {
            Place::Stone => "stone".to_string(),
            Place::Forme(forme) => format!("forme {forme}"),
            Place::Socket(forme, socket) => format!("socket {forme} {socket}"),
        }
    }

    /// The place of a code.
    pub(super) fn read(code: &str) -> Option<Place> {
        let mut words = code.split(' ');
        let kind = words.next()?;
        let mut number = || words.next()?.parse().ok();
        match kind {
            "stone" => Some(Place::Stone),
            "forme" => Some(Place::Forme(number()?)),
            "socket" => Some(Place::Socket(number()?, number()?)),
            _ => None,
        }
    }
}

/// The bench of the page: it stays as it was laid while a choice on the way is made.
#[derive(Clone, Copy)]
pub(crate) struct Work {
    session: Session,
    stage: Stage,
    teacher: Teacher,
    /// What is laid; none outside of one's own fulfilling step.
    pub(crate) bench: RwSignal<Option<Bench>>,
    /// The order whose lines were opened, where there is room for one alone.
    open: RwSignal<Option<usize>>,
    /// What was picked up.
    pub(super) held: RwSignal<Option<Held>>,
    /// Why the last thing could not be laid or done.
    pub(super) refusal: RwSignal<Option<Refusal>>,
    /// Whether its steps are being done.
    pub(super) going: RwSignal<bool>,
    /// Where the last step was done: in a trial or not, and how much had happened.
    sent: RwSignal<(bool, usize)>,
    /// Whose step in which round it is.
    step: RwSignal<Option<(Seat, u8)>>,
}

/// How much has happened at a table, the trial included.
fn happenings(now: &Now) -> usize {
    now.table.log.iter().map(|happening| happening.events.len()).sum()
}

impl Work {
    /// The bench of a page, which follows what is shown there.
    pub(crate) fn of(session: Session, stage: Stage, teacher: Teacher) -> Work {
        let work = Work {
            session,
            stage,
            teacher,
            bench: RwSignal::default(),
            open: RwSignal::default(),
            held: RwSignal::default(),
            refusal: RwSignal::default(),
            going: RwSignal::default(),
            sent: RwSignal::default(),
            step: RwSignal::default(),
        };
        Effect::new(move |_| match stage.now.get() {
            Some(now) => work.follow(&now),
            None => work.clear(),
        });
        Effect::new(move |_| {
            if session.refused.with(Option::is_some) {
                work.going.set(false);
            }
        });
        work
    }

    fn clear(self) {
        self.bench.set(None);
        self.open.set(None);
        self.held.set(None);
        self.refusal.set(None);
        self.going.set(false);
        self.step.set(None);
    }

    /// Opens the lines of an order.
    pub(super) fn open(self, place: usize) {
        self.open.set(Some(place));
    }

    /// The order whose lines are open: the one that was tapped, or else the first that is printed.
    pub(super) fn opened(self) -> Option<usize> {
        self.bench.with(|bench| {
            let formes = bench.as_ref()?.formes();
            let tapped = self.open.get().filter(|place| *place < formes.len());
            tapped.or_else(|| formes.iter().position(|forme| forme.on)).or(Some(0))
        })
    }

    /// After each state: the same layout on the table as it now stands, and the next step if the steps are being done.
    fn follow(self, now: &Now) {
        let scene = now.scene();
        let step = scene.viewer().map(|seat| (seat, scene.table().round));
        if self.step.get_untracked() != step {
            self.clear();
            self.step.set(step);
        }
        self.held.set(None);
        self.refusal.set(None);
        self.stop_unless_done(now);
        if scene.sight.choices.declarations.is_none() {
            if scene.table().frames.is_empty() {
                self.bench.set(None);
                self.going.set(false);
            }
            return;
        }
        let done = usize::from(self.going.get_untracked());
        let old = self.bench.get_untracked();
        let renewed = old.and_then(|old| old.renew(scene, done));
        if renewed.is_none() {
            self.going.set(false);
        }
        let taught = untrack(|| self.teacher.leads());
        let fresh = || Bench::of(scene).map(|bench| if taught { bench } else { laid_out(bench) });
        self.bench.set(renewed.or_else(fresh));
        if self.going.get_untracked() {
            self.go_on();
        }
    }

    /// What was undone, or left with a trial, is not gone on with.
    fn stop_unless_done(self, now: &Now) {
        let (tried, happened) = self.sent.get_untracked();
        if self.session.is_trying() != tried || happenings(now) <= happened {
            self.going.set(false);
        }
    }

    /// Does the next step; what comes of it is heard in [`Work::follow`].
    fn go_on(self) {
        let step = self.read(|bench| bench.steps().first().copied()).flatten();
        let Some(step) = step else { return self.going.set(false) };
        let happened = self.stage.now.with_untracked(|now| now.as_deref().map_or(0, happenings));
        self.sent.set((self.session.is_trying(), happened));
        self.session.act(step);
    }

    /// Does everything that is laid, step by step.
    pub(super) fn confirm(self) {
        let only = self.read(|bench| bench.action().filter(|_| bench.first().is_empty())).flatten();
        if self.teacher.allows(only) {
            self.going.set(true);
            self.go_on();
        }
    }

    /// The switches that a step of the lesson asks for, tracked.
    pub(crate) fn to_lay(self, step: &Step) -> Vec<Switch> {
        let switches = self.bench.with(|bench| bench.as_ref().map(|bench| step.switches(bench)));
        switches.unwrap_or_default().into_iter().map(|(switch, _)| switch).collect()
    }

    /// Lays what a step of the lesson asks for.
    pub(crate) fn lay_as(self, step: &Step) {
        self.change(|bench| step.switches(bench).iter().for_each(|(switch, on)| switch.turn(bench, *on)));
    }

    /// Reads the bench.
    pub(super) fn read<T>(self, read: impl FnOnce(&Bench) -> T) -> Option<T> {
        self.bench.with_untracked(|bench| bench.as_ref().map(read))
    }

    /// Changes the bench.
    pub(super) fn change<T>(self, change: impl FnOnce(&mut Bench) -> T) -> Option<T> {
        self.refusal.set(None);
        self.held.set(None);
        self.bench.try_update(|bench| bench.as_mut().map(change)).flatten()
    }

    /// Picks a piece up; the same piece again goes back to the stone.
    pub(super) fn pick_up(self, piece: Held) {
        if self.held.get_untracked() == Some(piece) {
            self.put(piece, Place::Stone);
        } else {
            self.held.set(Some(piece));
        }
    }

    /// A tap on an empty place: what is held goes there, or what the stone has, or what can be bought.
    pub(super) fn fill(self, place: usize, letter: Letter) {
        if let Some(held) = self.held.get_untracked() {
            return self.put(held, Place::Forme(place));
        }
        let bought = self.change(|bench| match bench.letters_on_stone()[letter] {
            0 => bench.do_first(Action::BuyType { letter }),
            _ => Ok(()),
        });
        if let Some(Err(refusal)) = bought {
            return self.refusal.set(Some(refusal));
        }
        self.put(Held::Letter(letter, Slot::Stone), Place::Forme(place));
    }

    /// A tap on an empty socket for an ink.
    pub(super) fn fill_ink(self, place: usize, socket: usize, symbol: Ink) {
        let held = self.held.get_untracked().unwrap_or(Held::Ink(symbol, None));
        self.put(held, Place::Socket(place, socket));
    }

    /// Lets a piece go somewhere; where it does not fit it stays where it lay.
    pub(super) fn put(self, piece: Held, place: Place) {
        self.change(|bench| match (piece, place) {
            (Held::Letter(letter, from), Place::Stone) => bench.move_letter(letter, from, Slot::Stone),
            (Held::Letter(letter, from), Place::Forme(forme) | Place::Socket(forme, _)) => {
                bench.move_letter(letter, from, Slot::Forme(forme))
            }
            (Held::Ink(_, from), Place::Stone) => {
                from.is_some_and(|(forme, socket)| bench.set_ink(forme, socket, None))
            }
            (Held::Ink(ink, from), Place::Socket(forme, socket)) => {
                move_ink(bench, ink, from, (forme, socket))
            }
            (Held::Ink(ink, from), Place::Forme(forme)) => {
                let sockets = bench.formes().get(forme).map_or(0, |forme| forme.inks.len());
                (0..sockets).any(|socket| move_ink(bench, ink, from, (forme, socket)))
            }
        });
    }

    /// Lays the solver's proposal.
    pub(super) fn propose(self) {
        spawn_local(async move {
            if let Some(proposal) = self.session.propose().await {
                self.change(|bench| bench.adopt(&proposal));
            }
        });
    }
}

/// Moves an ink into an empty socket, or leaves it where it lay.
fn move_ink(bench: &mut Bench, ink: Ink, from: Option<(usize, usize)>, to: (usize, usize)) -> bool {
    let empty = bench
        .formes()
        .get(to.0)
        .and_then(|forme| forme.inks.get(to.1))
        .is_some_and(|socket| socket.token.is_none());
    if !empty {
        return false;
    }
    if let Some((forme, socket)) = from {
        bench.set_ink(forme, socket, None);
    }
    let moved = bench.set_ink(to.0, to.1, Some(ink));
    if let Some((forme, socket)) = from.filter(|_| !moved) {
        bench.set_ink(forme, socket, Some(ink));
    }
    moved
}

/// A first layout: every order for which the types are there, with colours and decoration where nothing lacks.
fn laid_out(mut bench: Bench) -> Bench {
    for place in 0..bench.formes().len() {
        if bench.lack(place).letters.total() > 0 {
            continue;
        }
        bench.print(place, true);
        if bench.lack(place).inks.total() == 0 {
            bench.colours(place, true);
        }
        if bench.lack(place).levels.total() == 0 {
            bench.decoration(place, true);
        }
    }
    bench
}

/// The bench of the page.
pub(crate) fn work() -> Work {
    expect_context()
}
