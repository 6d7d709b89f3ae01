//! Making tables, and sitting down at them.

use super::{Answer, ClientNo, Effect, Host, Out, Place};
use crate::keep::Keep;
use crate::protocol::{House, Message, ReplayNo, SetChoice, Sitter, TableNo, Trouble};
use crate::table::{Cards, Table, cards_of, cards_of_record, one_record};
use platen_bots::find;
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{Entry, GameOptions, Record, SeatInfo, SeatKind, Seed, Session};

/// The longest name of a person, in characters.
const LONGEST_NAME: usize = 40;

impl Host {
    #[expect(clippy::too_many_arguments, reason = "the fields of the request, each of its own type")]
    pub(super) fn make(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        options: GameOptions,
        set: &SetChoice,
        seed: Option<&str>,
        sitters: &[Sitter],
        house: House,
    ) -> Answer {
        self.may_arrange(client)?;
        options.check().map_err(Trouble::from)?;
        let cards = cards_of(set)?;
        let seed = match seed {
            Some(text) => read_seed(text)?,
            None => self.luck.of_game(u64::from(self.free_number().0)),
        };
        let seats = seating(&options, sitters)?;
        let (set, set_hash) = (cards.0.name.clone(), cards.0.hash());
        let record = Record { set, set_hash, options, seed, seats, entries: Vec::new() };
        self.set_up(client, out, &record, cards, house)
    }

    pub(super) fn open(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        text: &str,
        set: &SetChoice,
        sitters: Option<&[Sitter]>,
        house: House,
    ) -> Answer {
        self.may_arrange(client)?;
        let (session, cards) = sound_record(text, set)?;
        let mut record = session.record().clone();
        if let Some(sitters) = sitters {
            record.seats = seating(&record.options, sitters)?;
        }
        self.set_up(client, out, &record, cards, house)
    }

    pub(super) fn play_on(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        replay: ReplayNo,
        step: u32,
        sitters: Option<&[Sitter]>,
        house: House,
    ) -> Answer {
        self.may_arrange(client)?;
        let replay = self.replay(client, replay)?;
        if replay.table().is_some_and(|table| self.is_running(table)) {
            return Err(Trouble::GameRunning.into());
        }
        let (mut record, cards) = replay.record_to(step)?;
        if let Some(sitters) = sitters {
            record.seats = seating(&record.options, sitters)?;
        }
        self.set_up(client, out, &record, cards, house)
    }

    /// Makes a table of a record, keeps all of it, and seats the client at the seats of people.
    fn set_up(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        record: &Record,
        cards: Cards,
        house: House,
    ) -> Answer {
        let number = self.free_number();
        let mut table = Table::begin(number, record, cards, house)?;
        let mut keeps = vec![Effect::Keep(Keep::Table { table: number, head: table.head() })];
        table.enter_all(&record.entries, 1)?;
        let lines = record.entries.iter().map(|entry| Entry::line(entry, record.options.edition));
        keeps.extend(
            (1..)
                .zip(lines)
                .map(|(revision, entry)| Effect::Keep(Keep::Entry { table: number, revision, entry })),
        );
        let people: Vec<Seat> = table.people().iter().collect();
        self.tables.insert(number, Box::new(table));
        self.next_table = number.0.wrapping_add(1);
        self.reconsider(number, out);
        out.effects.extend(keeps);
        Ok(Some(self.place_at(client, number, &people, None)?))
    }

    /// The number of the next table.
    fn free_number(&self) -> TableNo {
        let later = (self.next_table..=u32::MAX).chain(1..self.next_table).map(TableNo);
        later.into_iter().find(|table| !self.tables.contains_key(table)).unwrap_or(TableNo(0))
    }

    pub(super) fn sit(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        table: TableNo,
        seats: &[Seat],
        since: Option<u32>,
    ) -> Answer {
        self.may_arrange(client)?;
        if seats.is_empty() {
            return Err(Trouble::NoSeats.into());
        }
        let seated = self.place_at(client, table, seats, since)?;
        self.forget_hints(client, table, out);
        Ok(Some(seated))
    }

    pub(super) fn watch(
        &mut self,
        client: ClientNo,
        out: &mut Out,
        table: TableNo,
        since: Option<u32>,
    ) -> Answer {
        self.may_arrange(client)?;
        let seated = self.place_at(client, table, &[], since)?;
        self.forget_hints(client, table, out);
        Ok(Some(seated))
    }

    pub(super) fn leave(&mut self, client: ClientNo, out: &mut Out, table: TableNo) -> Answer {
        self.place(client, table)?;
        self.forget_hints(client, table, out);
        self.forget_place(client, table);
        Ok(Some(Message::Done))
    }

    /// Gives a client a place. Who holds several seats shares a device: nobody is at it until it is handed over.
    pub(super) fn place_at(
        &mut self,
        client: ClientNo,
        table: TableNo,
        seats: &[Seat],
        since: Option<u32>,
    ) -> Result<Message, Trouble> {
        let thinking = self.thinking_bot(table);
        let found = self.table(table)?;
        let people = found.people();
        if let Some(&seat) = seats.iter().find(|&&seat| !people.contains(seat)) {
            return Err(Trouble::NoPerson { seat });
        }
        let holds: SeatSet = seats.iter().copied().collect();
        let at = holds.first().filter(|_| holds.len() == 1);
        let message = Message::Seated {
            info: Box::new(found.info(holds)),
            state: Box::new(found.state(at, since, thinking)),
        };
        let place = Place { holds, at, seen: Some(found.revision()), trial: None };
        self.places.insert((table, client), Box::new(place));
        self.clients.entry(client).or_default().tables.insert(table);
        Ok(message)
    }
}

/// A record, replayed, with its cards.
pub(super) fn sound_record(text: &str, set: &SetChoice) -> Result<(Session, Cards), Trouble> {
    let text = one_record(text)?;
    let cards = cards_of_record(&text.record, set)?;
    Ok((text.replay(Some(&cards.0))?, cards))
}

fn read_seed(text: &str) -> Result<Seed, Trouble> {
    text.parse().map_err(|_| Trouble::BadSeed { seed: text.chars().take(80).collect() })
}

/// Who sits where, the automa included.
fn seating(options: &GameOptions, sitters: &[Sitter]) -> Result<Vec<SeatInfo>, Trouble> {
    if sitters.len() != usize::from(options.players) {
        return Err(Trouble::SitterCount { named: sitters.len(), players: options.players });
    }
    let automa = options.automa_seat().map(|seat| SeatInfo { seat, kind: SeatKind::Automa, name: None });
    let players = options.player_seats().iter().zip(sitters).map(|(seat, sitter)| seated(seat, sitter));
    automa.into_iter().map(Ok).chain(players).collect()
}

fn seated(seat: Seat, sitter: &Sitter) -> Result<SeatInfo, Trouble> {
    match sitter {
        Sitter::Person { name } => {
            let name = name.as_deref().map(one_line).filter(|name| !name.is_empty());
            Ok(SeatInfo { seat, kind: SeatKind::Human, name })
        }
        Sitter::Bot { level } => {
            let unknown = || Trouble::UnknownLevel { level: level.chars().take(LONGEST_NAME).collect() };
            let name = find(level).ok_or_else(unknown)?.name.to_string();
            Ok(SeatInfo { seat, kind: SeatKind::Bot, name: Some(name) })
        }
    }
}

/// A name as a record keeps it: on one line, and not too long.
fn one_line(name: &str) -> String {
    let line = name.split_whitespace().collect::<Vec<_>>().join(" ");
    let short: String = line.chars().take(LONGEST_NAME).collect();
    short.trim_end().to_string()
}
