//! A table as a plain value: who sits there, how far it is, and its game.
//!
//! A [`Desk`] does no I/O and reads no clock. What is asked of it gives a [`Step`]: at most one [`Item`], which is to be
//! kept before anything of the step is told. If that fails, the desk is to be thrown away and made again from its items.

mod asking;
mod clock;
mod entering;
mod fairness;
mod item;
mod roll;
mod showing;
mod story;

pub(crate) use asking::ask_number;
pub use asking::check_terms;
pub use item::Item;
pub use roll::sitters;
pub(crate) use roll::unplayable;
pub(crate) use showing::card_without_name;
pub(crate) use story::without_name;

use crate::error::Refused;
use crate::ids::{PersonId, TableId};
use crate::store::{Listed, Sitters, StoreError, Stored};
use axum::extract::ws::Utf8Bytes;
use clock::Clock;
use fairness::Fairness;
use platen_fair::Part;
use platen_host::protocol::{SetChoice, TableNo, Texts};
use platen_host::{ClientNo, Effect, Host, Job, JobNo, Keep, Outcome};
use platen_protocol::{Chair, SetCard, Stage, Terms};
use platen_rules::Seed;
use platen_rules::vocabulary::Seat;
use serde::Deserialize;
use std::collections::BTreeMap;
use story::Story;

/// The number of the one table at its host.
pub const TABLE: TableNo = TableNo(1);

/// Whoever looks at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Visitor {
    /// Who; nobody who is known for a spectator.
    pub person: Option<PersonId>,
    /// Their name.
    pub name: String,
}

/// What someone who comes to a table knows and wants.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct Opening {
    /// The revision up to which they have the log.
    pub since: Option<u32>,
    /// What they want to be told of the game.
    #[serde(default)]
    pub tell: Tell,
}

/// What is told of a game that goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tell {
    /// How it stands.
    #[default]
    States,
    /// What has changed, to those who have the rules themselves.
    Changes,
}

/// What comes of something: the item first, then the rest.
#[derive(Debug, Default)]
pub struct Step {
    /// What is to be kept.
    pub item: Option<Item>,
    /// What is to be sent to whom.
    pub tells: Vec<(ClientNo, Utf8Bytes)>,
    /// Jobs that are to answer now.
    pub hurried: Vec<JobNo>,
    /// Whether lists show something else now.
    pub listed: bool,
}

/// A table.
#[derive(Clone, Debug)]
pub struct Desk {
    table: TableId,
    /// How many items are known.
    items: u32,
    made: i64,
    maker: PersonId,
    terms: Terms,
    /// What the cards are called, if they were brought.
    own_set: Option<SetCard>,
    places: Vec<Place>,
    stage: Stage,
    rematch: Option<TableId>,
    host: Host,
    clock: Clock,
    fairness: Fairness,
    /// What is told of a game that can be played no more.
    story: Option<Story>,
    /// Boxed, as a map makes room for several at once.
    visitors: BTreeMap<ClientNo, Box<Visitor>>,
}

/// A player's seat.
#[derive(Clone, Debug)]
struct Place {
    seat: Seat,
    chair: Chair,
    person: Option<(PersonId, String)>,
    /// What they put into the seed.
    part: Part,
    stand_in: Option<String>,
    resigned: bool,
}

impl Desk {
    /// The table of items. What bots do by chance follows from `luck`, which should be 32 random bytes.
    pub fn load(table: TableId, stored: &[Stored], luck: Seed) -> Result<Desk, StoreError> {
        Desk::begun(table, stored, luck, None)
    }

    fn begun(
        table: TableId,
        stored: &[Stored],
        luck: Seed,
        story: Option<Story>,
    ) -> Result<Desk, StoreError> {
        let (first, rest) = stored.split_first().ok_or(StoreError::Damaged)?;
        let Item::Gathered { by, terms, secret } = Item::read(first)? else {
            return Err(StoreError::Damaged);
        };
        let mut desk = Desk {
            table,
            items: 1,
            made: first.at,
            maker: by,
            places: terms.options.player_seats().iter().zip(&terms.chairs).map(Place::new).collect(),
            clock: Clock::new(terms.pace),
            own_set: own_set(&terms),
            terms: *terms,
            stage: Stage::Gathering,
            rematch: None,
            host: Host::new(luck.of_game(0)),
            fairness: Fairness::new(secret),
            story,
            visitors: BTreeMap::new(),
        };
        desk.enter_all(rest)?;
        Ok(desk)
    }

    /// How many items are known.
    pub fn items(&self) -> u32 {
        self.items
    }

    /// How far it is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// How many look at it.
    pub fn visitors(&self) -> usize {
        self.visitors.len()
    }

    /// Who sits at a seat.
    pub fn person(&self, seat: Seat) -> Option<PersonId> {
        self.place(seat)?.person.as_ref().map(|(person, _)| *person)
    }

    /// Whether someone sits here.
    pub fn is_seated(&self, person: PersonId) -> bool {
        self.seat_of(person).is_some()
    }

    /// What bots are to think about.
    pub fn thinking(&self) -> impl Iterator<Item = &Job> {
        self.host.thinking()
    }

    /// The host of its game.
    pub fn host(&self) -> &Host {
        &self.host
    }

    /// Deals anew all that is hidden from a viewer. For tests of secrecy.
    #[doc(hidden)]
    pub fn redeal(&mut self, viewer: Option<Seat>, seed: Seed) {
        self.host.redeal(TABLE, viewer, seed);
    }

    /// Takes what a bot found.
    pub fn finished(&mut self, outcome: Outcome, now: i64) -> Step {
        let effects = self.host.finished(outcome);
        self.step(effects, now)
    }

    /// Someone begins to look, or looks again. With the revision up to which they have the log, they are told the rest
    /// alone.
    pub fn look(&mut self, client: ClientNo, visitor: Visitor, opening: Opening) -> Step {
        let mut step = Step::default();
        let seat = visitor.person.and_then(|person| self.seat_of(person));
        self.visitors.insert(client, Box::new(visitor));
        self.host.connect(client, platen_host::Rights::Guest);
        if opening.tell == Tell::Changes {
            self.host.tell_changes(client);
        }
        step.tells.push((client, self.told_to(client)));
        step.tells.push((client, self.fair_text()));
        if self.has_game() {
            step.add(self.host.seat(client, TABLE, seat.as_slice(), opening.since).unwrap_or_default());
        }
        step.tells.extend(self.story.iter().map(|story| (client, story.text.clone())));
        step
    }

    /// Someone comes to the table: who sits there and was stood in for plays again.
    pub fn connect(&mut self, client: ClientNo, visitor: Visitor, opening: Opening, now: i64) -> Step {
        let seat = visitor.person.and_then(|person| self.seat_of(person));
        let mut step = self.look(client, visitor, opening);
        let place = seat.and_then(|seat| self.place(seat));
        if let Some(place) = place.filter(|place| place.is_away() && self.stage == Stage::Playing) {
            let item = Item::StoodIn { seat: place.seat, level: None };
            self.happen(item, now, &mut step);
        }
        step
    }

    /// Someone no longer looks.
    pub fn disconnect(&mut self, client: ClientNo) {
        self.visitors.remove(&client);
        self.host.disconnect(client);
    }

    /// What lists show once an item has happened.
    pub fn listed(&self, item: &Item) -> Listed {
        Listed {
            stage: self.stage.code(),
            open: self.terms.open,
            due: self.due(),
            card: serde_json::to_string(&self.card()).unwrap_or_default(),
            sitters: match item {
                Item::Sat { person, .. } => Sitters::More(*person),
                Item::GotUp { .. } => Sitters::All(self.sitters().collect()),
                _ => Sitters::Same,
            },
            story: self.story_after(item),
        }
    }

    fn sitters(&self) -> impl Iterator<Item = PersonId> {
        self.places.iter().filter_map(|place| Some(place.person.as_ref()?.0))
    }

    /// Effects of the host as a step: what it keeps is one item.
    fn step(&mut self, effects: Vec<Effect>, now: i64) -> Step {
        let mut step = Step::default();
        let lines = step.add(effects);
        if !lines.is_empty() {
            step.item = Some(Item::Did { lines });
            self.items += 1;
            self.went_on(now, &mut step);
        }
        step
    }

    /// Makes an item happen as part of a step.
    fn happen(&mut self, item: Item, now: i64, step: &mut Step) {
        let stored = Stored { number: self.items + 1, at: now, body: String::new() };
        // What was checked can be entered.
        if let Ok(entered) = self.enter(&stored, &item) {
            step.tells.extend(entered.tells);
            step.listed |= entered.listed;
            step.item = Some(item);
        }
    }

    fn has_game(&self) -> bool {
        self.host.session(TABLE).is_some()
    }

    fn seat_of(&self, person: PersonId) -> Option<Seat> {
        let sits = |place: &&Place| place.person.as_ref().is_some_and(|(other, _)| *other == person);
        self.places.iter().find(sits).map(|place| place.seat)
    }

    fn place(&self, seat: Seat) -> Option<&Place> {
        self.places.iter().find(|place| place.seat == seat)
    }

    fn place_mut(&mut self, seat: Seat) -> Result<&mut Place, Refused> {
        self.places.iter_mut().find(|place| place.seat == seat).ok_or(Refused::NotSeated)
    }
}

/// What the cards of terms are called, if they are no published ones. They were read when the terms were checked.
fn own_set(terms: &Terms) -> Option<SetCard> {
    let SetChoice::Text(text) = &terms.set else { return None };
    let set = platen_rules::cards::read_set(text).ok()?;
    Some(SetCard { hash: set.hash(), name: set.name })
}

impl Place {
    fn new((seat, chair): (Seat, &Chair)) -> Place {
        Place {
            seat,
            chair: chair.clone(),
            person: None,
            part: Part::Missing,
            stand_in: None,
            resigned: false,
        }
    }

    /// Whether a bot plays here for someone who may come back.
    fn is_away(&self) -> bool {
        self.stand_in.is_some() && !self.resigned
    }

    fn is_free(&self) -> bool {
        self.person.is_none() && self.chair == Chair::Person
    }
}

impl Step {
    /// Adds what a host wants done, and gives the lines that are to be kept.
    fn add(&mut self, effects: Vec<Effect>) -> Vec<String> {
        let (mut lines, mut texts) = (Vec::new(), Texts::default());
        for effect in effects {
            match effect {
                Effect::Keep(Keep::Entry { entry, .. }) => lines.push(entry),
                Effect::Tell { client, told } => {
                    self.tells.push((client, Utf8Bytes::from(texts.text(&told))));
                }
                Effect::Hurry { job, .. } => self.hurried.push(job),
                // A table is kept by what started it, and guests get no files of running games.
                Effect::Keep(Keep::Table { .. }) | Effect::File { .. } => {}
            }
        }
        lines
    }
}
