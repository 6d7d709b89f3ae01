//! The table as it stands, ready to be shown, and what the person has picked up.

use crate::session::Session;
use crate::table::Table;
use crate::teacher::Teacher;
use crate::words::words;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_host::protocol::{Happening, Message, No, Request, Trial};
use platen_model::{Lit, Offers, Picking, Scene, Tap, Target, ask_why, cards_of};
use platen_rules::cards::CardSet;
use platen_texts::Speaker;
use std::sync::Arc;

/// One state of a table with what follows from it. Made once for each state told.
#[derive(Debug)]
pub(crate) struct Now {
    pub(crate) table: Table,
    pub(crate) cards: Arc<CardSet>,
    pub(crate) offers: Offers,
}

impl Now {
    fn of(table: Table, before: Option<&Now>, taught: bool) -> Option<Now> {
        let known = before.filter(|now| now.table.info == table.info).map(|now| Arc::clone(&now.cards));
        let cards = known.or_else(|| cards_of(&table.info))?;
        let offers = Offers { whole: taught, ..Offers::of(Scene::new(&cards, &table.state.sight)) };
        Some(Now { table, cards, offers })
    }

    /// What the models are made from.
    pub(crate) fn scene(&self) -> Scene<'_> {
        Scene::new(&self.cards, &self.table.state.sight)
    }

    /// Whether the viewer has the same to choose from in the same house, whatever others have done meanwhile.
    pub(crate) fn asks_the_same(&self, other: &Now) -> bool {
        let of = |now: &Now| {
            let (scene, viewer) = (now.scene(), now.table.viewer());
            (viewer, scene.table().round, scene.table().phase, viewer.map(|seat| *scene.player(seat)))
        };
        of(self) == of(other) && self.offers == other.offers
    }
}

/// A tap on something that cannot be done now, and why.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reason {
    /// What was tapped.
    pub(crate) target: Target,
    /// The refusal.
    pub(crate) no: No,
}

/// What components at the table read and do.
#[derive(Clone, Copy)]
pub(crate) struct Stage {
    pub(crate) session: Session,
    /// The state that is shown; none when the page is at no table, or does not know its cards.
    pub(crate) now: RwSignal<Option<Arc<Now>>>,
    /// The taps so far of a choice that takes several. Empty again with each state.
    pub(crate) picking: RwSignal<Picking>,
    /// Why the last tap did nothing.
    pub(crate) reason: RwSignal<Option<Reason>>,
    /// What a tap leads on with.
    lit: Memo<Vec<Lit>>,
    /// Who puts this table into words.
    speaker: Memo<Option<Arc<Speaker>>>,
}

impl Stage {
    /// The stage of a session: follows its table, as far as a lesson leaves it open.
    pub(crate) fn of(session: Session, teacher: Teacher) -> Stage {
        Stage::following(session, move || match (session.table.get(), session.trial.get()) {
            (Some(table), Some(trial)) => Some(tried(table, trial)),
            (table, _) => table.map(|table| teacher.narrowed(table)),
        })
    }

    /// A stage that shows any table, for instance as it stood once.
    pub(crate) fn following(
        session: Session,
        table: impl Fn() -> Option<Table> + Send + Sync + 'static,
    ) -> Stage {
        let (now, picking) = (RwSignal::<Option<Arc<Now>>>::default(), RwSignal::<Picking>::default());
        let lit = Memo::new(move |_| {
            let now = now.get();
            picking.with(|picking| now.map(|now| now.offers.lit(&picking.picked)).unwrap_or_default())
        });
        let stage = Stage { session, now, picking, reason: RwSignal::default(), lit, speaker: speaker(now) };
        Effect::new(move |_| stage.show(table()));
        stage
    }

    fn show(self, table: Option<Table>) {
        crate::focus::let_go();
        let before = self.now.get_untracked();
        self.picking.set(Picking::default());
        self.reason.set(None);
        let taught = use_context::<Teacher>().is_some_and(Teacher::leads);
        self.now.set(table.and_then(|table| Now::of(table, before.as_deref(), taught)).map(Arc::new));
    }

    /// Reads the state that is shown, tracked.
    pub(crate) fn with<T>(self, read: impl FnOnce(&Now) -> T) -> Option<T> {
        self.now.with(|now| now.as_deref().map(read))
    }

    /// Who puts this table into words, tracked: another only for another language or table, not for each state.
    pub(crate) fn speaker(self) -> Option<Arc<Speaker>> {
        self.speaker.get()
    }

    /// Whether a tap on the target leads on, tracked.
    pub(crate) fn is_lit(self, target: Target) -> bool {
        self.lit.with(|lit| lit.iter().any(|lit| lit.target == target))
    }

    /// Everything that a tap leads on with, tracked.
    pub(crate) fn lit(self) -> Vec<Lit> {
        self.lit.get()
    }

    /// Takes the last tap back.
    pub(crate) fn back(self) {
        self.reason.set(None);
        self.picking.update(Picking::back);
    }

    /// Whether the target is among the taps so far, tracked.
    pub(crate) fn is_picked(self, target: Target) -> bool {
        self.picking.with(|picking| picking.picked.contains(&target))
    }

    /// Taps a target: picks it up, acts when nothing is left to choose, or finds out why it cannot be.
    pub(crate) fn tap(self, target: Target) {
        let Some(now) = self.now.get_untracked() else { return };
        self.reason.set(None);
        let mut picking = self.picking.get_untracked();
        let tap = picking.tap(&now.offers, target);
        match tap {
            // The host on this device answers before the last piece could be seen picked.
            Tap::Decided(action) if !self.session.is_shared() => return self.session.act_once(action),
            _ => self.picking.set(picking),
        }
        match tap {
            Tap::Open => {}
            Tap::Decided(action) => self.session.act(action),
            Tap::Quiet => self.find_out_why(&now, target),
        }
    }

    fn find_out_why(self, now: &Now, target: Target) {
        let (Some(action), Some(seat)) = (ask_why(now.scene(), target), now.table.viewer()) else { return };
        let request = Request::Why { table: now.table.info.table, seat, actions: vec![action] };
        spawn_local(async move {
            if let Ok(Message::Reasons { reasons, .. }) = self.session.ask(request).await {
                let no = reasons.into_iter().next().flatten();
                self.reason.set(no.map(|no| Reason { target, no }));
            }
        });
    }
}

fn speaker(now: RwSignal<Option<Arc<Now>>>) -> Memo<Option<Arc<Speaker>>> {
    let texts = words().texts;
    let about = Memo::new(move |_| {
        now.with(|now| now.as_ref().map(|now| (now.table.info.clone(), Same(Arc::clone(&now.cards)))))
    });
    let speaker = move |_: Option<&Option<Arc<Speaker>>>| {
        let (info, Same(cards)) = about.get()?;
        let speaker = Speaker::new(texts.get(), cards, info.options.edition);
        Some(Arc::new(speaker.with_seats_counted(&info.seats)))
    };
    Memo::new_with_compare(speaker, |_, _| true)
}

/// A thing that is equal to itself alone. It is held, so that no other can come to lie in its place.
#[derive(Clone)]
struct Same<T>(Arc<T>);

impl<T> PartialEq for Same<T> {
    fn eq(&self, other: &Same<T>) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

/// The table as it stands in a trial.
fn tried(mut table: Table, trial: Trial) -> Table {
    let happening =
        Happening { revision: trial.revision, seat: trial.sight.view.viewer, events: trial.events };
    table.state.sight = trial.sight;
    table.log.push(happening);
    table
}

/// The stage of the page.
pub(crate) fn stage() -> Stage {
    expect_context()
}
