//! What everyone may know of a table.

use super::{Desk, Place, TABLE};
use axum::extract::ws::Utf8Bytes;
use platen_host::ClientNo;
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskTold, MyGame, SeatCard, Sitting, Stage};
use platen_rules::vocabulary::{Seat, SeatSet};

impl Desk {
    /// What everyone may know of it.
    pub fn card(&self) -> DeskCard {
        DeskCard {
            table: self.table.to_string(),
            stage: self.stage,
            terms: self.terms.in_short(),
            own_set: self.own_set.clone(),
            seats: self.places.iter().map(Place::card).collect(),
            made: self.made,
            revision: self.revision(),
            deadline: self.deadline(),
            rematch: self.rematch.map(|table| table.to_string()),
        }
    }

    /// The table as a game of someone's own.
    pub fn mine(&self, person: crate::ids::PersonId) -> MyGame {
        let seat = self.seat_of(person);
        MyGame { card: self.card(), seat, my_turn: seat.is_some_and(|seat| self.waits_for(seat)) }
    }

    /// When the first time runs out, in milliseconds since 1970.
    pub fn deadline(&self) -> Option<i64> {
        self.first_due().map(|(at, _)| at)
    }

    /// When something is to happen by itself: the game starts, or a time runs out.
    pub fn due(&self) -> Option<i64> {
        self.start_due().or_else(|| self.deadline())
    }

    /// Whose time runs out first, and when.
    pub(super) fn first_due(&self) -> Option<(i64, Seat)> {
        let is_played = self.stage == Stage::Playing;
        is_played.then(|| self.clock.first(|seat| self.waits_for(seat))).flatten()
    }

    /// How many entries the record of the game has.
    pub fn revision(&self) -> u32 {
        let told = self.story.as_ref().map_or(0, |story| story.revision);
        self.host.session(TABLE).map_or(told, |session| session.record().entries.len() as u32)
    }

    /// Whether a person's decision is awaited there, and nobody stands in.
    pub(super) fn waits_for(&self, seat: Seat) -> bool {
        let awaited = self.host.session(TABLE).is_some_and(|session| session.game().awaited().contains(seat));
        let by_hand = |place: &Place| place.person.is_some() && place.stand_in.is_none();
        awaited && self.place(seat).is_some_and(by_hand)
    }

    /// The seats whose people look on.
    pub fn present(&self) -> SeatSet {
        let seats = self.visitors.values().filter_map(|visitor| self.seat_of(visitor.person?));
        seats.collect()
    }

    /// How the table stands, for each who looks on.
    pub(super) fn told_to_all(&self) -> Vec<(ClientNo, Utf8Bytes)> {
        self.visitors.keys().map(|&client| (client, self.told_to(client))).collect()
    }

    pub(super) fn told_to(&self, client: ClientNo) -> Utf8Bytes {
        let person = self.visitors.get(&client).and_then(|visitor| visitor.person);
        let you = person.and_then(|person| self.seat_of(person));
        let maker = person == Some(self.maker);
        told(None, DeskMessage::Desk { card: Box::new(self.card()), you, maker })
    }
}

/// A card without the name of who sits at a seat.
pub(crate) fn card_without_name(card: &str, seat: Seat) -> String {
    // What cannot be read is shown to nobody.
    let Ok(mut read) = serde_json::from_str::<DeskCard>(card) else { return String::new() };
    let theirs = read.seats.iter_mut().filter(|card| card.seat == seat);
    theirs.for_each(|card| card.sitting = Sitting::Person { name: String::new() });
    serde_json::to_string(&read).unwrap_or_default()
}

/// A message as text.
pub(crate) fn told(to: Option<u32>, message: DeskMessage) -> Utf8Bytes {
    serde_json::to_string(&DeskTold { to, message }).unwrap_or_default().into()
}

impl Place {
    fn card(&self) -> SeatCard {
        let sitting = match (&self.chair, &self.person) {
            (_, Some((_, name))) => Sitting::Person { name: name.clone() },
            (Chair::Bot { level }, None) => Sitting::Bot { level: level.clone() },
            (Chair::Person, None) => Sitting::Nobody,
        };
        SeatCard { seat: self.seat, sitting, stand_in: self.stand_in.clone(), resigned: self.resigned }
    }
}
