//! Looking through what was played, step by step.

use super::Session;
use crate::place::Over;
use crate::table::Table;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_host::protocol::{
    Happening, House, Log, Message, No, Reel, ReplayNo, Request, Shown, State, TableInfo, TableNo, UndoBounds,
};
use platen_model::cards_of;
use platen_rules::SeatKind;
use platen_rules::cards::{CardSet, published_set};
use platen_rules::vocabulary::Seat;
use std::future::Future;
use std::sync::Arc;

/// A game that is being looked through.
#[derive(Clone, Debug)]
pub(crate) struct Replaying {
    pub(crate) reel: Reel,
    pub(crate) cards: Arc<CardSet>,
    /// What happened at each step, as far as it is known yet.
    pub(crate) log: RwSignal<Vec<Happening>>,
    set_text: Option<String>,
    /// Whether it is the game at the table, and that is not over.
    pub(crate) is_running: bool,
    /// Whether the host of a shared table shows it.
    pub(crate) is_far: bool,
    /// Whose eyes it is seen with first.
    pub(crate) viewer: Option<Seat>,
}

impl Replaying {
    /// The table as it stood at a step.
    pub(crate) fn table(&self, shown: &Shown) -> Table {
        let Reel { set, options, seats, .. } = self.reel.clone();
        let (table, house, set_text) = (TableNo(0), House::default(), self.set_text.clone());
        let info = TableInfo { table, set, set_text, options, house, seats, holds: Vec::new() };
        let (log, undo) = (Log { from: 0, happenings: Vec::new() }, UndoBounds { steps: 0, stopped: None });
        let state =
            State { table, revision: shown.step, sight: shown.sight.clone(), log, undo, thinking: None };
        let happened = self.log.with(|log| log.iter().take(1 + shown.step as usize).cloned().collect());
        Table { info, state, log: happened }
    }
}

impl Session {
    /// Looks through the game at the table.
    pub(crate) fn replay_table(self) {
        spawn_local(async move {
            let Some(table) = self.table.get_untracked() else { return };
            let shared = self.desk.with_untracked(|desk| desk.as_ref().map(|desk| desk.table.clone()));
            // What is over is looked through on the device, where it can also be played on.
            if let Some(shared) = shared.filter(|_| table.state.sight.over && table.info.set_text.is_none()) {
                return self.replay_shared(&shared).await;
            }
            let asked = self.ask(Request::ReplayTable { table: table.info.table }).await;
            if let Ok(Message::Reel(reel)) = asked {
                self.look_through(*reel, Some(table)).await;
            }
        });
    }

    /// Shows a reel. The log of a game that is not at the table is gathered meanwhile.
    pub(super) async fn look_through(self, reel: Reel, table: Option<Table>) {
        let cards = match &table {
            Some(table) => cards_of(&table.info),
            None => published_set(&reel.set.name),
        };
        let Some(cards) = cards else { return self.close_reel(reel.replay) };
        let is_running = table.as_ref().is_some_and(|table| !table.state.sight.over);
        let is_far = table.is_some() && self.is_shared();
        let gather = table.is_none();
        let viewer = match &table {
            Some(table) => table.viewer(),
            None => reel.seats.iter().find(|info| info.kind == SeatKind::Human).map(|info| info.seat),
        };
        let set_text = table.as_ref().and_then(|table| table.info.set_text.clone());
        let log = RwSignal::new(table.map(|table| table.log).unwrap_or_default());
        let (replay, steps) = (reel.replay, reel.steps);
        let replaying = Replaying { reel, cards, log, set_text, is_running, is_far, viewer };
        self.replaying.set(Some(Arc::new(replaying)));
        self.look_at(Over::Replay);
        if gather {
            self.gather(replay, steps, log).await;
        }
    }

    /// Gathers the log of a reel on the device. That the reel was put away meanwhile is nothing to be told.
    async fn gather(self, replay: ReplayNo, steps: u32, log: RwSignal<Vec<Happening>>) {
        let mut happened = Vec::new();
        for step in 0..=steps {
            let Some(link) = self.link() else { return };
            let asked = link.ask(Request::ReplayStep { replay, step, viewer: None }).await;
            let Ok(Message::Shown(shown)) = asked else { return };
            happened.push(Happening { revision: step, seat: shown.seat, events: shown.events });
        }
        log.try_set(happened);
    }

    /// How it stood at a step.
    pub(crate) async fn step(self, replay: ReplayNo, step: u32, viewer: Option<Seat>) -> Result<Shown, ()> {
        match self.ask_reel(Request::ReplayStep { replay, step, viewer }).await {
            Ok(Message::Shown(shown)) => Ok(*shown),
            _ => Err(()),
        }
    }

    pub(super) async fn is_finished(self, reel: &Reel) -> bool {
        self.step(reel.replay, reel.steps, None).await.is_ok_and(|shown| shown.sight.over)
    }

    /// Goes on from a step as a new game. If that cannot be, the reel stays.
    pub(crate) async fn play_on(self, replay: ReplayNo, step: u32) -> bool {
        let house = House::default();
        let begun = self.begin(Request::PlayOn { replay, step, sitters: None, house }).await;
        if begun {
            self.close_reel(replay);
        }
        begun
    }

    /// Puts away what was looked through, if anything was.
    pub(super) fn end_replay(self) {
        if let Some(replaying) = self.replaying.get_untracked() {
            self.close_reel(replaying.reel.replay);
            self.replaying.set(None);
        }
    }

    /// Asks whichever host shows what is looked through.
    fn ask_reel(self, request: Request) -> impl Future<Output = Result<Message, No>> {
        let is_far = self.replaying.with_untracked(|at| at.as_ref().is_some_and(|at| at.is_far));
        async move { if is_far { self.ask(request).await } else { self.ask_here(request).await } }
    }

    pub(super) fn close_reel(self, replay: ReplayNo) {
        // A reel that is not there is closed.
        let closed = self.ask_reel(Request::ReplayClose { replay });
        spawn_local(async move { drop(closed.await) });
    }
}
