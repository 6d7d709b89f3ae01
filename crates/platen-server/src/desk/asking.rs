//! What can be asked of a table: sitting down, starting, giving up, and everything about its game.

use super::showing::told;
use super::{Desk, Item, Place, Step, TABLE, Visitor};
use crate::error::Refused;
use crate::ids::{PersonId, TableId};
use platen_host::protocol::{Ask, Message, SetChoice, Told};
use platen_host::protocol::{No, Request, Sitter};
use platen_host::{ClientNo, Effect, Head, Host, Keep, Rights};
use platen_protocol::{Chair, DeskAsk, DeskMessage, DeskRequest, LONGEST_SET, Pace, Stage, Terms, ask_name};
use platen_rules::vocabulary::Seat;

/// The most minutes and hours that a decision may take.
const MOST_MINUTES: u16 = 60;
const MOST_HOURS: u16 = 14 * 24;

impl Desk {
    /// Carries out a request of someone who looks on, given as JSON. Exactly one message answers it.
    pub fn ask(&mut self, client: ClientNo, text: &str, now: i64) -> Step {
        let name = ask_name(text);
        match name {
            Some(name) if DeskRequest::NAMES.contains(&name) => self.ask_desk(client, text, now),
            Some("act" | "undo") if self.is_away(client) => away(client, text),
            _ => {
                let effects = self.host.handle_text(client, text);
                self.step(effects, now)
            }
        }
    }

    fn ask_desk(&mut self, client: ClientNo, text: &str, now: i64) -> Step {
        let (to, asked) = match serde_json::from_str::<DeskAsk>(text) {
            Ok(ask) => (Some(ask.id), Ok(ask.request)),
            Err(error) => (ask_number(text), Err(Refused::BadRequest { problem: error.to_string() })),
        };
        let visitor = self.visitors.get(&client).cloned();
        let visitor = visitor.ok_or(Refused::Unknown);
        let done = asked.and_then(|request| self.request(&*visitor?, &request, now));
        let (mut step, answer) = match done {
            Ok(step) => (step, DeskMessage::Done),
            Err(refused) => (Step::default(), DeskMessage::Refused(No::from(&refused))),
        };
        step.tells.push((client, told(to, answer)));
        step
    }

    fn is_away(&self, client: ClientNo) -> bool {
        let person = self.visitors.get(&client).and_then(|visitor| visitor.person);
        let seat = person.and_then(|person| self.seat_of(person));
        seat.and_then(|seat| self.place(seat)).is_some_and(|place| place.stand_in.is_some())
    }

    /// Carries out a request about the table. Saying something is not one: that is kept apart.
    pub fn request(&mut self, by: &Visitor, request: &DeskRequest, now: i64) -> Result<Step, Refused> {
        if self.stage == Stage::Closed {
            return Err(Refused::TableClosed);
        }
        let item = match request {
            DeskRequest::TakeSeat { seat } => Some(self.take_seat(by, *seat)?),
            DeskRequest::LeaveSeat {} => Some(self.leave_seat(by)?),
            DeskRequest::FreeSeat { seat } => self.free_seat(by, *seat)?,
            DeskRequest::CloseTable {} => Some(self.close_by(by)?),
            DeskRequest::Start {} => Some(self.start(by)?),
            DeskRequest::CommitShare { commitment } => Some(self.commit_share(by, *commitment)?),
            DeskRequest::OpenShare { share } => Some(self.open_share(by, *share)?),
            DeskRequest::Resign {} => Some(self.resign(by)?),
            DeskRequest::ComeBack {} => self.come_back(by)?,
            DeskRequest::Say { .. } => return Err(Refused::NotFound),
            DeskRequest::Ping {} => None,
        };
        Ok(item.map_or_else(Step::default, |item| self.happened(item, now)))
    }

    fn happened(&mut self, item: Item, now: i64) -> Step {
        let mut step = Step::default();
        self.happen(item, now, &mut step);
        step
    }

    fn take_seat(&self, by: &Visitor, wanted: Option<Seat>) -> Result<Item, Refused> {
        let person = by.person.ok_or(Refused::Unknown)?;
        if self.stage != Stage::Gathering || self.is_called() {
            return Err(Refused::Begun);
        }
        let sits = self.seat_of(person);
        if sits.is_some() && (wanted.is_none() || wanted == sits) {
            return Err(Refused::SeatedAlready);
        }
        let mut free = self.places.iter().filter(|place| place.is_free());
        let place = match wanted {
            Some(seat) => free.find(|place| place.seat == seat).ok_or(Refused::SeatTaken)?,
            None => free.next().ok_or(Refused::NoSeatFree)?,
        };
        Ok(Item::Sat { person, name: by.name.clone(), seat: place.seat })
    }

    /// Where someone sits.
    pub(super) fn seated(&self, by: &Visitor) -> Result<&Place, Refused> {
        let person = by.person.ok_or(Refused::Unknown)?;
        self.seat_of(person).and_then(|seat| self.place(seat)).ok_or(Refused::NotSeated)
    }

    fn leave_seat(&self, by: &Visitor) -> Result<Item, Refused> {
        let place = self.seated(by)?;
        match self.stage {
            Stage::Gathering if self.is_called() => Err(Refused::Begun),
            Stage::Gathering => Ok(self.freed(place.seat)),
            Stage::Playing if place.stand_in.is_some() => Err(Refused::StoodIn),
            Stage::Playing => {
                Ok(Item::StoodIn { seat: place.seat, level: Some(self.terms.stand_in.clone()) })
            }
            Stage::Over | Stage::Closed => Err(Refused::TableClosed),
        }
    }

    /// Says no to anyone but the maker, and once the game is to start.
    fn check_maker(&self, by: &Visitor) -> Result<(), Refused> {
        if by.person != Some(self.maker) {
            return Err(Refused::NotMaker);
        }
        if self.stage != Stage::Gathering || self.is_called() {
            return Err(Refused::Begun);
        }
        Ok(())
    }

    fn close_by(&self, by: &Visitor) -> Result<Item, Refused> {
        self.check_maker(by)?;
        Ok(Item::Closed { why: "maker".to_string() })
    }

    /// A seat that is free already is free.
    fn free_seat(&self, by: &Visitor, seat: Seat) -> Result<Option<Item>, Refused> {
        self.check_maker(by)?;
        let place = self.place(seat).ok_or(Refused::NotFound)?;
        Ok(place.person.is_some().then(|| self.freed(seat)))
    }

    /// A seat becomes free before the game. A table where nobody sits any more is closed.
    fn freed(&self, seat: Seat) -> Item {
        match self.sitters().count() {
            0 | 1 => Item::Closed { why: "empty".to_string() },
            _ => Item::GotUp { seat },
        }
    }

    /// Lets someone go who does not come back: before the game they get up, and while it is played a bot plays for them at once, whatever
    /// was agreed about time. While a game is about to start, it has to be asked again.
    pub fn dismiss(&mut self, person: PersonId, now: i64) -> Result<Step, Refused> {
        let Some(place) = self.seat_of(person).and_then(|seat| self.place(seat)) else {
            return Ok(Step::default());
        };
        let item = match self.stage {
            Stage::Gathering if self.is_called() => return Err(Refused::Begun),
            Stage::Gathering => self.freed(place.seat),
            Stage::Playing if place.stand_in.is_none() => {
                Item::StoodIn { seat: place.seat, level: Some(self.terms.stand_in.clone()) }
            }
            Stage::Playing | Stage::Over | Stage::Closed => return Ok(Step::default()),
        };
        Ok(self.happened(item, now))
    }

    fn resign(&self, by: &Visitor) -> Result<Item, Refused> {
        let place = self.seated(by)?;
        match self.stage {
            Stage::Gathering => Err(Refused::NotBegun),
            Stage::Playing if place.resigned => Err(Refused::Resigned),
            Stage::Playing => Ok(Item::Resigned { seat: place.seat, level: self.terms.stand_in.clone() }),
            Stage::Over | Stage::Closed => Err(Refused::TableClosed),
        }
    }

    /// Who was never away is back already. Their time goes on.
    fn come_back(&self, by: &Visitor) -> Result<Option<Item>, Refused> {
        let place = self.seated(by)?;
        match self.stage {
            Stage::Gathering => Err(Refused::NotBegun),
            Stage::Playing if place.resigned => Err(Refused::Resigned),
            Stage::Playing => Ok(place.is_away().then_some(Item::StoodIn { seat: place.seat, level: None })),
            Stage::Over | Stage::Closed => Err(Refused::TableClosed),
        }
    }

    /// Starts the game. Who has committed to a share is given time to open it.
    fn start(&self, by: &Visitor) -> Result<Item, Refused> {
        self.check_maker(by)?;
        if self.is_withheld() { Ok(Item::Called {}) } else { self.started() }
    }

    fn started(&self) -> Result<Item, Refused> {
        let sitters = self.places.iter().map(|place| place.sitter(&self.terms.stand_in)).collect();
        let head = head(&self.terms, sitters, Some(self.seed().to_string()));
        head.map(|head| Item::Started { head }).map_err(|no| Refused::Host(no.into()))
    }

    /// Where they play again, if that was agreed.
    pub fn rematch(&self, by: &Visitor) -> Result<Option<TableId>, Refused> {
        self.seated(by)?;
        match self.stage {
            Stage::Gathering => Err(Refused::NotBegun),
            Stage::Playing => Err(Refused::Running),
            Stage::Over => Ok(self.rematch),
            Stage::Closed => Err(Refused::TableClosed),
        }
    }

    /// Where they play again: at the table that was agreed on, unless it is the one that is gone; else at the table given.
    pub fn again(
        &mut self,
        by: &Visitor,
        table: TableId,
        gone: Option<TableId>,
        now: i64,
    ) -> Result<(TableId, Step), Refused> {
        match self.rematch(by)?.filter(|agreed| Some(*agreed) != gone) {
            Some(agreed) => Ok((agreed, Step::default())),
            None => Ok((table, self.happened(Item::Again { table }, now))),
        }
    }

    /// Closes the table without an end, unless it has one.
    pub fn close(&mut self, why: &str, now: i64) -> Step {
        if matches!(self.stage, Stage::Over | Stage::Closed) {
            return Step::default();
        }
        self.happened(Item::Closed { why: why.to_string() }, now)
    }

    /// Does what is due by now: starts the game when its time has come, or lets a bot play for whoever's time has run out.
    pub fn late(&mut self, now: i64) -> Option<Step> {
        if let Some(at) = self.start_due() {
            let closed = |_| Item::Closed { why: "not_started".to_string() };
            return (at <= now).then(|| self.happened(self.started().unwrap_or_else(closed), now));
        }
        let (at, seat) = self.first_due()?;
        let item = Item::StoodIn { seat, level: Some(self.terms.stand_in.clone()) };
        (at <= now).then(|| self.happened(item, now))
    }

    /// What was agreed.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }
}

impl Place {
    /// Who plays here from the beginning: at a seat that stayed free, a bot.
    fn sitter(&self, level: &str) -> Sitter {
        match (&self.chair, &self.person) {
            (_, Some((_, name))) => Sitter::Person { name: Some(name.clone()) },
            (Chair::Bot { level }, None) => Sitter::Bot { level: level.clone() },
            (Chair::Person, None) => Sitter::Bot { level: level.to_string() },
        }
    }
}

/// Says what is wrong with terms, if anything is.
pub fn check_terms(terms: &Terms) -> Result<(), Refused> {
    if let SetChoice::Text(text) = &terms.set
        && text.len() > LONGEST_SET
    {
        return Err(Refused::TooMuch { what: "bytes of a card set".to_string(), most: LONGEST_SET });
    }
    match terms.pace {
        Pace::Live { minutes } if !(1..=MOST_MINUTES).contains(&minutes) => {
            return Err(Refused::BadPace { unit: "minutes", most: MOST_MINUTES });
        }
        Pace::Slow { hours } if !(1..=MOST_HOURS).contains(&hours) => {
            return Err(Refused::BadPace { unit: "hours", most: MOST_HOURS });
        }
        _ => {}
    }
    let sitters = terms.chairs.iter().map(|chair| match chair {
        Chair::Person => Sitter::Bot { level: terms.stand_in.clone() },
        Chair::Bot { level } => Sitter::Bot { level: level.clone() },
    });
    match head(terms, sitters.collect(), Some("1".to_string())) {
        Ok(_) if terms.chairs.contains(&Chair::Person) => Ok(()),
        Ok(_) => Err(Refused::NobodyPlays),
        Err(no) => Err(Refused::Host(no.into())),
    }
}

/// What a game is made from. A host that makes it checks all of it.
fn head(terms: &Terms, sitters: Vec<Sitter>, seed: Option<String>) -> Result<Head, No> {
    let maker = ClientNo(0);
    let mut host = Host::new(platen_rules::Seed::from_number(0));
    host.connect(maker, Rights::Device);
    let (options, set, house) = (terms.options, terms.set.clone(), terms.house);
    let request = Request::Make { options, set, seed, sitters, house };
    for effect in host.handle(maker, Ask { id: 0, request }) {
        match effect {
            Effect::Keep(Keep::Table { head, .. }) => return Ok(head),
            Effect::Tell { told: Told { message: Message::Refused(no), .. }, .. } => return Err(no),
            _ => {}
        }
    }
    debug_assert!(false, "a host keeps a table that it made ({TABLE:?})");
    Err(No::from(&Refused::Unavailable))
}

/// A bot plays there: whoever sat there has to come back before.
fn away(client: ClientNo, text: &str) -> Step {
    let no = DeskMessage::Refused(No::from(&Refused::StoodIn));
    Step { tells: vec![(client, told(ask_number(text), no))], ..Step::default() }
}

/// The number of a request that may not be readable beyond that.
pub(crate) fn ask_number(text: &str) -> Option<u32> {
    let value: serde_json::Value = serde_json::from_str(text).ok()?;
    value.get("id")?.as_u64()?.try_into().ok()
}
