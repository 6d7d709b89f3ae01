//! A table: a game with its record, its log and its bots.

use crate::keep::Head;
use crate::protocol::{
    Changed, Happening, House, Log, No, OpenChanges, SetChoice, SetName, Sight, State, TableInfo, TableNo,
    Trouble, UndoBounds,
};
use platen_bots::{BotKind, FALLBACK, find};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{BySeat, MAX_SEATS, Seat, SeatSet};
use platen_rules::{
    Action, Entry, Event, Game, Phase, Record, RecordError, RecordProblem, Refusal, SeatInfo, SeatKind,
    Session, UndoRefusal, read_records,
};
use std::sync::Arc;

/// A game with everything that is known about it.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    number: TableNo,
    session: Session,
    /// The text of a set that is not published.
    set_text: Option<String>,
    house: House,
    /// Whether all that is hidden is told to everyone when the game is over.
    told_at_end: bool,
    bots: BySeat<Option<BotKind>>,
    /// Bots that play for people.
    stand_ins: BySeat<Option<BotKind>>,
    /// What happened, without what was undone.
    log: Vec<Happening>,
    /// For each revision how many happenings there were.
    lengths: Vec<u32>,
}

/// How a table stood before something was done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Before {
    pub(crate) revision: u32,
    open: platen_rules::Table,
    undo: BySeat<Undo>,
}

/// How many actions a seat may undo, or what stops it.
type Undo = Result<u32, UndoRefusal>;

/// How many entries may have come between a decision and its arrival.
const MOST_SINCE: usize = 16;

/// Cards, with their text if they are not published.
pub(crate) type Cards = (Arc<CardSet>, Option<String>);

impl Table {
    /// Begins the game of a record; its entries are left to [`Self::enter`].
    pub(crate) fn begin(
        number: TableNo,
        record: &Record,
        cards: Cards,
        house: House,
    ) -> Result<Table, Trouble> {
        let (cards, set_text) = cards;
        let session = Session::new(cards, record.options, record.seed, record.seats.clone())?;
        let mut events: Vec<Event> = Vec::new();
        session.retell(&mut events);
        events.shrink_to_fit();
        Ok(Table {
            number,
            session,
            set_text,
            house,
            told_at_end: false,
            bots: bots(&record.seats),
            stand_ins: BySeat::default(),
            log: vec![Happening { revision: 0, seat: None, events }],
            lengths: vec![1],
        })
    }

    /// Does everything that a record has; what cannot be done is a problem of that line.
    pub(crate) fn enter_all(&mut self, entries: &[Entry], first_line: usize) -> Result<(), Trouble> {
        for (entry, line) in entries.iter().zip(first_line..) {
            self.enter(entry).map_err(|problem| RecordError { line, problem })?;
        }
        Ok(())
    }

    fn enter(&mut self, entry: &Entry) -> Result<(), RecordProblem> {
        match entry {
            Entry::Act { seat, action } => self.act(*seat, action)?,
            Entry::Undo { seat } => self.undo(*seat)?,
        }
        Ok(())
    }

    /// Does what another host of this table kept.
    pub(crate) fn follow(&mut self, entries: &[String]) -> Result<(), Trouble> {
        let head = self.session.record().head_text();
        let record = one_record(&whole(&head, entries))?.record;
        self.enter_all(&record.entries, head.lines().count() + 1)
    }

    /// The table that was kept.
    pub(crate) fn restore(number: TableNo, head: &Head, entries: &[String]) -> Result<Table, Trouble> {
        let record = one_record(&whole(&head.record, entries))?.record;
        let choice = head.set_text.clone().map_or(SetChoice::default(), SetChoice::Text);
        let cards = cards_of_record(&record, &choice)?;
        let mut table = Table::begin(number, &record, cards, head.house)?;
        table.enter_all(&record.entries, head.record.lines().count() + 1)?;
        Ok(table)
    }

    pub(crate) fn head(&self) -> Head {
        let record = self.session.record().head_text();
        Head { record, set_text: self.set_text.clone(), house: self.house }
    }

    /// The last entry as it is kept.
    pub(crate) fn last_entry(&self) -> Option<String> {
        let record = self.session.record();
        record.entries.last().map(|entry| entry.line(record.options.edition))
    }

    pub(crate) fn number(&self) -> TableNo {
        self.number
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    pub(crate) fn session_mut(&mut self) -> &mut Session {
        &mut self.session
    }

    pub(crate) fn game(&self) -> &Game {
        self.session.game()
    }

    pub(crate) fn house(&self) -> House {
        self.house
    }

    pub(crate) fn set_choice(&self) -> SetChoice {
        let published = || SetChoice::Published(self.game().cards().name.clone());
        self.set_text.clone().map_or_else(published, SetChoice::Text)
    }

    pub(crate) fn cards(&self) -> Cards {
        (Arc::clone(self.game().cards()), self.set_text.clone())
    }

    pub(crate) fn is_over(&self) -> bool {
        self.game().table().phase == Phase::Over
    }

    /// How many entries the record has.
    pub(crate) fn revision(&self) -> u32 {
        self.lengths.len() as u32 - 1
    }

    /// The seats of people.
    pub(crate) fn people(&self) -> SeatSet {
        let players = self.game().table().options.player_seats();
        players.iter().filter(|&seat| self.bots[seat].is_none()).collect()
    }

    /// The bot whose decision is awaited first, and its level.
    pub(crate) fn awaited_bot(&self) -> Option<(Seat, BotKind)> {
        let bot = |seat: Seat| self.bots[seat].or(self.stand_ins[seat]);
        self.game().awaited().iter().find_map(|seat| Some((seat, bot(seat)?)))
    }

    pub(crate) fn stand_in(&mut self, seat: Seat, bot: Option<BotKind>) {
        self.stand_ins[seat] = bot;
    }

    /// Whether the table looks otherwise to a seat than on an earlier revision. Others who commit plans or take them back
    /// meanwhile change nothing that the seat could have seen.
    pub(crate) fn is_stale(&self, seat: Seat, revision: u32) -> bool {
        let Some(since) = self.session.record().entries.get(revision as usize..) else { return true };
        let planning = self.game().table().phase == Phase::Planning;
        let unseen = planning && since.iter().all(|entry| is_plan_of_other(entry, seat));
        !since.is_empty() && !unseen
    }

    /// Whether something decided by a seat on an earlier revision still counts: what the decision showed has not
    /// changed, but for what others did in their own houses.
    pub(crate) fn still_counts(&self, seat: Seat, revision: u32) -> bool {
        !self.is_stale(seat, revision) || self.showed_the_same(seat, revision)
    }

    fn showed_the_same(&self, seat: Seat, revision: u32) -> bool {
        let record = self.session.record();
        if revision > self.revision() {
            return false;
        }
        let others_alone = |entry: &Entry| matches!(entry, Entry::Act { seat: other, .. } if *other != seat);
        let (before, since) = record.entries.split_at(revision as usize);
        if since.len() > MOST_SINCE || !since.iter().all(others_alone) {
            return false;
        }
        let record = Record { entries: before.to_vec(), ..record.clone() };
        let Ok(then) = Table::begin(self.number, &record, self.cards(), self.house) else { return false };
        let mut then = then;
        if then.enter_all(before, 1).is_err() {
            return false;
        }
        let (then, mut now) = (then.game().view(Some(seat)), self.game().view(Some(seat)));
        for other in now.table.options.player_seats().iter().filter(|&other| other != seat) {
            now.table.players[other] = then.table.players[other];
        }
        now == then
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        let events = self.session.act(seat, action)?;
        let revision = self.revision() + 1;
        self.log.push(Happening { revision, seat: Some(seat), events });
        self.lengths.push(self.log.len() as u32);
        Ok(())
    }

    pub(crate) fn tell_at_end(&mut self) {
        self.told_at_end = true;
    }

    pub(crate) fn undo(&mut self, seat: Seat) -> Result<(), UndoRefusal> {
        self.session.undo(seat)?;
        self.log.pop();
        self.lengths.push(self.log.len() as u32);
        Ok(())
    }

    /// What a client has to be told that has the log up to a revision, or nothing of it.
    fn log_since(&self, since: Option<u32>) -> Log {
        let shortest = since.and_then(|since| self.lengths.get(since as usize..)?.iter().min().copied());
        let from = shortest.unwrap_or(0);
        Log { from, happenings: self.log[from as usize..].to_vec() }
    }

    /// How the table stands for a viewer.
    pub(crate) fn state(&self, viewer: Option<Seat>, since: Option<u32>, thinking: Option<Seat>) -> State {
        let game = self.game();
        State {
            table: self.number,
            revision: self.revision(),
            sight: Sight::of(game.cards(), game.view(viewer)),
            log: self.log_since(since),
            undo: viewer.map(|seat| self.undo_bounds(seat)).unwrap_or_default(),
            thinking,
        }
    }

    /// How the table stands, to be compared with how it will.
    pub(crate) fn before(&self) -> Before {
        let mut undo = BySeat([Err(UndoRefusal::NothingDone); MAX_SEATS]);
        self.people().iter().for_each(|seat| undo[seat] = self.may_undo(seat));
        Before { revision: self.revision(), open: *self.game().table(), undo }
    }

    /// What has changed for a viewer.
    pub(crate) fn changed(&self, viewer: Option<Seat>, before: &Before, thinking: Option<Seat>) -> Changed {
        let view = self.game().view(viewer);
        let undo = viewer.filter(|&seat| self.house.undo && before.undo[seat] != self.may_undo(seat));
        Changed {
            table: self.number,
            base: before.revision,
            revision: self.revision(),
            open: OpenChanges::between(&before.open, &view.table),
            own_plan: view.own_plan,
            log: self.log_since(Some(before.revision)),
            undo: undo.map(|seat| self.undo_bounds(seat)),
            thinking,
        }
    }

    pub(crate) fn may_undo(&self, seat: Seat) -> Undo {
        if self.told_at_end && self.game().result().is_some() {
            return Err(UndoRefusal::Revealed);
        }
        self.session.check_undo(seat).map(|()| self.session.undo_depth(seat) as u32)
    }

    fn undo_bounds(&self, seat: Seat) -> UndoBounds {
        match self.may_undo(seat) {
            _ if !self.house.undo => UndoBounds { steps: 0, stopped: Some(Trouble::UndoOff.into()) },
            Err(refusal) => UndoBounds { steps: 0, stopped: Some(No::from(refusal)) },
            Ok(steps) => UndoBounds { steps, stopped: None },
        }
    }

    pub(crate) fn info(&self, holds: SeatSet) -> TableInfo {
        let record = self.session.record();
        TableInfo {
            table: self.number,
            set: SetName { name: record.set.clone(), hash: record.set_hash.clone() },
            set_text: self.set_text.clone(),
            options: record.options,
            house: self.house,
            seats: record.seats.clone(),
            holds: holds.iter().collect(),
        }
    }
}

fn is_plan_of_other(entry: &Entry, seat: Seat) -> bool {
    let plan = |action: &Action| matches!(action, Action::CommitPlan { .. } | Action::TakeBackPlan);
    matches!(entry, Entry::Act { seat: other, action } if *other != seat && plan(action))
}

/// The bots of a record; one that is not known here is played by the fallback.
fn bots(seats: &[SeatInfo]) -> BySeat<Option<BotKind>> {
    let mut bots = BySeat::default();
    for info in seats.iter().filter(|info| info.kind == SeatKind::Bot) {
        bots[info.seat] = info.name.as_deref().and_then(find).or(Some(FALLBACK));
    }
    bots
}

/// A record of which head and entries are known.
fn whole(head: &str, entries: &[String]) -> String {
    format!("{head}{}\nend {} -\n", entries.join("\n"), entries.len())
}

/// The one record of a text.
pub(crate) fn one_record(text: &str) -> Result<platen_rules::RecordText, Trouble> {
    let mut records = read_records(text)?;
    match (records.len(), records.pop()) {
        (1, Some(record)) => Ok(record),
        (found, _) => Err(Trouble::SeveralRecords { found }),
    }
}

/// The cards that were chosen.
pub(crate) fn cards_of(choice: &SetChoice) -> Result<Cards, Trouble> {
    match choice {
        SetChoice::Published(name) => {
            let set = platen_rules::cards::published_set(name);
            let unknown = || Trouble::UnknownSet { name: name.chars().take(60).collect() };
            set.map(|set| (set, None)).ok_or_else(unknown)
        }
        SetChoice::Text(text) => match platen_rules::cards::read_set(text) {
            Ok(set) => Ok((Arc::new(set), Some(text.clone()))),
            Err(problems) => Err(Trouble::BadSet { problems }),
        },
    }
}

/// The cards that a record was played with: published ones, or those of a text given.
pub(crate) fn cards_of_record(record: &Record, choice: &SetChoice) -> Result<Cards, Trouble> {
    if let Some(published) = record.card_set(None) {
        return Ok((published, None));
    }
    let (cards, text) = cards_of(choice)?;
    let unknown = || RecordProblem::UnknownSet { name: record.set.clone(), hash: record.set_hash.clone() };
    match record.card_set(Some(&cards)) {
        Some(cards) => Ok((cards, text)),
        None => Err(RecordError { line: SET_LINE, problem: unknown() }.into()),
    }
}

/// The line of a record that names its set.
const SET_LINE: usize = 3;
