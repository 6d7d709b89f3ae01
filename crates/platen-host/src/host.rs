//! The host: who is connected, what they ask, and what comes of it.

mod acting;
mod asking;
mod following;
mod making;
mod replays;
mod thinking;
mod trials;

use crate::keep::Keep;
use crate::protocol::{
    Ask, Level, Message, No, PROTOCOL, ReplayNo, Request, SetName, TableNo, Told, Trouble,
};
use crate::table::{Before, Table};
use crate::{Head, Job, JobNo};
use platen_bots::BOTS;
use platen_rules::cards::{published_set, published_sets};
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{RECORD_FORMAT, RULES_REVISION, Seed, Session};
use replays::Replay;
use std::collections::{BTreeMap, BTreeSet};
use trials::Trying;

/// A client, by the number that whoever embeds the host gave it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct ClientNo(pub u64);

/// What a client may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Rights {
    /// The device on which the host runs: it makes tables, opens records and sits down where people sit.
    Device,
    /// Someone from elsewhere: it sits and watches where it is [seated](Host::seat).
    #[default]
    Guest,
}

/// Something to be carried out, in order. If a [`Keep`] cannot be stored, nothing after it may be told:
/// [close](Host::close) the table and [restore](Host::restore) it from what is stored.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// Store this.
    Keep(Keep),
    /// Send this.
    Tell {
        /// To whom.
        client: ClientNo,
        /// What.
        told: Told,
    },
    /// Let this job answer with the best it knows by now.
    Hurry {
        /// At which table.
        table: TableNo,
        /// Which job.
        job: JobNo,
    },
    /// Give the person a file with the record of a running game. Its text tells what is hidden: it is not to be shown.
    File {
        /// To whom.
        client: ClientNo,
        /// Of which table.
        table: TableNo,
        /// The text.
        text: String,
    },
}

/// Tables, and the clients that play at them.
#[derive(Clone, Debug)]
pub struct Host {
    /// What fresh seeds and trials follow from.
    luck: Seed,
    /// Boxed, as is the rest: a map makes room for several at once, and most hosts have few.
    tables: BTreeMap<TableNo, Box<Table>>,
    clients: BTreeMap<ClientNo, Box<Client>>,
    places: BTreeMap<(TableNo, ClientNo), Box<Place>>,
    jobs: BTreeMap<(TableNo, JobNo), Wanted>,
    next_table: u32,
    next_job: u32,
}

/// Someone connected.
#[derive(Clone, Debug, Default)]
struct Client {
    rights: Rights,
    /// Whether it is told what has changed instead of how a table stands, wherever it knows how it stood before.
    follows: bool,
    tables: BTreeSet<TableNo>,
    replays: BTreeMap<ReplayNo, Replay>,
    next_replay: u32,
}

/// A client at a table.
#[derive(Clone, Debug, Default)]
struct Place {
    holds: SeatSet,
    /// Who is at the device: the only one whose view is told.
    at: Option<Seat>,
    /// The revision that was last told.
    seen: Option<u32>,
    trial: Option<Box<Trying>>,
}

/// A job, and who asked for it with which request; nobody if a bot's decision is awaited.
#[derive(Clone, Debug)]
struct Wanted {
    job: Box<Job>,
    asker: Option<(ClientNo, u32)>,
}

/// What comes of a request.
#[derive(Debug, Default)]
struct Out {
    effects: Vec<Effect>,
    /// How the tables that changed stood before.
    changed: BTreeMap<TableNo, Before>,
}

/// The answer to a request, if there is one yet.
type Answer = Result<Option<Message>, No>;

impl Host {
    /// A host without tables. Fresh seeds follow from `luck`, which should be 32 random bytes.
    pub fn new(luck: Seed) -> Host {
        Host {
            luck,
            tables: BTreeMap::new(),
            clients: BTreeMap::new(),
            places: BTreeMap::new(),
            jobs: BTreeMap::new(),
            next_table: 1,
            next_job: 1,
        }
    }

    /// Lets a client in. One that is there already keeps its places.
    pub fn connect(&mut self, client: ClientNo, rights: Rights) {
        self.clients.entry(client).or_default().rights = rights;
    }

    /// From now on a client is told what has changed instead of how a table stands, wherever it knows how it stood before: it
    /// has the rules itself.
    pub fn tell_changes(&mut self, client: ClientNo) {
        self.clients.entry(client).or_default().follows = true;
    }

    /// Lets a client go, with its trials, replays and requests. Tables stay.
    pub fn disconnect(&mut self, client: ClientNo) {
        self.jobs.retain(|_, wanted| wanted.asker.is_none_or(|(asker, _)| asker != client));
        let tables = self.clients.remove(&client).map(|client| client.tables).unwrap_or_default();
        for table in tables {
            self.places.remove(&(table, client));
        }
    }

    /// Carries out a request given as JSON.
    pub fn handle_text(&mut self, client: ClientNo, text: &str) -> Vec<Effect> {
        match Ask::read(text) {
            Ok(ask) => self.handle(client, ask),
            Err((to, trouble)) => {
                let told = Told { to, message: Message::Refused(trouble.into()) };
                vec![Effect::Tell { client, told }]
            }
        }
    }

    /// Carries out a request. A client that was not let in is a guest.
    pub fn handle(&mut self, client: ClientNo, ask: Ask) -> Vec<Effect> {
        self.clients.entry(client).or_default();
        let mut out = Out::default();
        let answer = self.dispatch(client, ask.id, ask.request, &mut out);
        if let Some(message) = answer.unwrap_or_else(|no| Some(Message::Refused(no))) {
            out.tell(client, Some(ask.id), message);
        }
        self.spread(&mut out);
        out.effects
    }

    fn dispatch(&mut self, client: ClientNo, id: u32, request: Request, out: &mut Out) -> Answer {
        match request {
            Request::Hello { protocol } => hello(protocol),
            Request::Make { options, set, seed, sitters, house } => {
                self.make(client, out, options, &set, seed.as_deref(), &sitters, house)
            }
            Request::Open { record, set, sitters, house } => {
                self.open(client, out, &record, &set, sitters.as_deref(), house)
            }
            Request::Sit { table, seats, since } => self.sit(client, out, table, &seats, since),
            Request::Watch { table, since } => self.watch(client, out, table, since),
            Request::Leave { table } => self.leave(client, out, table),
            Request::HandOver { table, to } => self.hand_over(client, out, table, to),
            Request::Act { table, seat, action, revision } => {
                self.act(client, out, table, seat, &action, revision)
            }
            Request::Undo { table, seat, revision, steps } => {
                self.undo(client, out, table, seat, revision, steps)
            }
            Request::Why { table, seat, actions } => self.why(client, table, seat, &actions),
            Request::Hint { table, seat, iterations } => self.hint(client, id, table, seat, iterations),
            Request::Propose { table, seat } => self.propose(client, table, seat),
            Request::Stop { table } => self.stop(client, out, table),
            Request::TryBegin { table } => self.try_begin(client, table),
            Request::TryAct { table, action } => self.try_act(client, table, &action),
            Request::TryUndo { table } => self.try_undo(client, table),
            Request::TryLeave { table } => self.try_leave(client, table),
            Request::Save { table } => self.save(client, out, table),
            Request::ReplayRecord { record, set } => self.replay_record(client, &record, &set),
            Request::ReplayTable { table } => self.replay_table(client, table),
            Request::ReplayStep { replay, step, viewer } => self.replay_step(client, replay, step, viewer),
            Request::ReplayClose { replay } => self.replay_close(client, replay),
            Request::PlayOn { replay, step, sitters, house } => {
                self.play_on(client, out, replay, step, sitters.as_deref(), house)
            }
        }
    }

    /// Seats a client, guest or not, at seats of people, or lets it watch if none is named. With the revision up to which
    /// it has the log, it is told the rest alone.
    pub fn seat(
        &mut self,
        client: ClientNo,
        table: TableNo,
        seats: &[Seat],
        since: Option<u32>,
    ) -> Result<Vec<Effect>, No> {
        let seated = self.place_at(client, table, seats, since)?;
        let mut out = Out::default();
        self.forget_hints(client, table, &mut out);
        out.tell(client, None, seated);
        Ok(out.effects)
    }

    /// A table as someone is told who comes to look on now: all that lies open, and all that happened.
    pub fn told_to_onlooker(&self, table: TableNo) -> Option<Message> {
        let table = self.tables.get(&table)?;
        let (info, state) = (table.info(SeatSet::EMPTY), table.state(None, None, None));
        Some(Message::Seated { info: Box::new(info), state: Box::new(state) })
    }

    /// Brings a table back from what was kept of it, exactly as it was, also in the middle of a decision.
    pub fn restore(&mut self, table: TableNo, head: &Head, entries: &[String]) -> Result<(), No> {
        if self.tables.contains_key(&table) {
            return Err(Trouble::TableExists { table }.into());
        }
        let restored = Table::restore(table, head, entries)?;
        self.tables.insert(table, Box::new(restored));
        self.next_table = self.next_table.max(table.0.saturating_add(1));
        self.reconsider(table, &mut Out::default());
        Ok(())
    }

    /// Forgets a table and tells everyone there why.
    pub fn close(&mut self, table: TableNo, why: &str) -> Vec<Effect> {
        let mut out = Out::default();
        self.jobs.retain(|(at, _), _| *at != table);
        if self.tables.remove(&table).is_none() {
            return out.effects;
        }
        for client in self.clients_at(table) {
            self.forget_place(client, table);
            out.tell(client, None, Message::Closed { table, why: why.to_string() });
        }
        out.effects
    }

    /// The tables there are.
    pub fn tables(&self) -> impl Iterator<Item = TableNo> {
        self.tables.keys().copied()
    }

    /// The game of a table with its record, secrets included: for whoever embeds the host, not for clients.
    pub fn session(&self, table: TableNo) -> Option<&Session> {
        self.tables.get(&table).map(|table| table.session())
    }

    /// Deals anew all that is hidden from a viewer at a table. For tests of secrecy: the record no longer leads there.
    #[doc(hidden)]
    pub fn redeal(&mut self, table: TableNo, viewer: Option<Seat>, seed: Seed) {
        if let Some(table) = self.tables.get_mut(&table) {
            table.session_mut().redeal(viewer, &mut seed.player_rng(Seat::default()));
        }
    }

    fn table(&self, table: TableNo) -> Result<&Table, Trouble> {
        self.tables.get(&table).map(Box::as_ref).ok_or(Trouble::NoTable { table })
    }

    /// A table and where a client is at it.
    fn place(&self, client: ClientNo, table: TableNo) -> Result<(&Table, &Place), Trouble> {
        let place = self.places.get(&(table, client)).ok_or(Trouble::NotAtTable { table });
        Ok((self.table(table)?, place?))
    }

    fn place_mut(&mut self, client: ClientNo, table: TableNo) -> Result<(&Table, &mut Place), Trouble> {
        let found = self.tables.get(&table).ok_or(Trouble::NoTable { table })?;
        let place = self.places.get_mut(&(table, client)).ok_or(Trouble::NotAtTable { table })?;
        Ok((found, place))
    }

    /// A table at whose device a seat of the client is.
    fn own(&self, client: ClientNo, table: TableNo, seat: Seat) -> Result<&Table, Trouble> {
        let (found, place) = self.place(client, table)?;
        match place.at {
            _ if !place.holds.contains(seat) => Err(Trouble::NotYourSeat { seat }),
            at if at != Some(seat) => Err(Trouble::NotAtDevice { seat, at }),
            _ => Ok(found),
        }
    }

    fn may_arrange(&self, client: ClientNo) -> Result<(), Trouble> {
        let rights = self.clients.get(&client).map(|client| client.rights).unwrap_or_default();
        if rights == Rights::Device { Ok(()) } else { Err(Trouble::NotAllowed) }
    }

    fn clients_at(&self, table: TableNo) -> Vec<ClientNo> {
        let all = (table, ClientNo(0))..=(table, ClientNo(u64::MAX));
        self.places.range(all).map(|((_, client), _)| *client).collect()
    }

    fn forget_place(&mut self, client: ClientNo, table: TableNo) {
        self.places.remove(&(table, client));
        if let Some(known) = self.clients.get_mut(&client) {
            known.tables.remove(&table);
            known.replays.retain(|_, replay| replay.table() != Some(table));
        }
    }

    /// Tells everyone at tables that changed, but has not been told, how they stand now.
    fn spread(&mut self, out: &mut Out) {
        for (table, before) in std::mem::take(&mut out.changed) {
            for client in self.clients_at(table) {
                self.spread_to(client, table, &before, out);
            }
        }
    }

    fn spread_to(&mut self, client: ClientNo, table: TableNo, before: &Before, out: &mut Out) {
        let Ok((found, place)) = self.place_mut(client, table) else { return };
        if place.trial.take_if(|trial| trial.is_stale(found)).is_some() {
            out.tell(client, None, Message::TrialEnded { table });
        }
        if place.seen == Some(found.revision()) {
            return;
        }
        if let Ok(message) = self.news(client, table, before) {
            out.tell(client, None, message);
        }
    }

    /// What a client is told of a table that has changed: that alone, if it wants no more and was told how it stood before.
    fn news(&mut self, client: ClientNo, table: TableNo, before: &Before) -> Result<Message, Trouble> {
        let thinking = self.thinking_bot(table);
        let follows = self.clients.get(&client).is_some_and(|client| client.follows);
        let (found, place) = self.place_mut(client, table)?;
        if !follows || place.seen != Some(before.revision) {
            return self.state(client, table);
        }
        place.seen = Some(found.revision());
        Ok(Message::Changed(Box::new(found.changed(place.at, before, thinking))))
    }

    /// How a table stands for a client, who has then been told.
    fn state(&mut self, client: ClientNo, table: TableNo) -> Result<Message, Trouble> {
        let thinking = self.thinking_bot(table);
        let (found, place) = self.place_mut(client, table)?;
        let state = found.state(place.at, place.seen, thinking);
        place.seen = Some(state.revision);
        Ok(Message::State(Box::new(state)))
    }
}

impl Out {
    fn tell(&mut self, client: ClientNo, to: Option<u32>, message: Message) {
        self.effects.push(Effect::Tell { client, told: Told { to, message } });
    }

    /// Keeps the newest entry of a table.
    fn keep_entry(&mut self, table: &Table) {
        if let Some(entry) = table.last_entry() {
            let keep = Keep::Entry { table: table.number(), revision: table.revision(), entry };
            self.effects.push(Effect::Keep(keep));
        }
    }
}

fn hello(protocol: u32) -> Answer {
    if protocol != PROTOCOL {
        return Err(Trouble::Outdated { client: protocol, host: PROTOCOL }.into());
    }
    let set = |name: &str| Some(SetName { name: name.to_string(), hash: published_set(name)?.hash() });
    let level = |kind: &platen_bots::BotKind| Level {
        name: kind.name.to_string(),
        strength: kind.strength,
        about: kind.about.to_string(),
    };
    Ok(Some(Message::Hello {
        protocol: PROTOCOL,
        program: env!("CARGO_PKG_VERSION").to_string(),
        rules: RULES_REVISION,
        record: RECORD_FORMAT,
        sets: published_sets().filter_map(set).collect(),
        levels: BOTS.iter().map(level).collect(),
    }))
}
