//! Who speaks of which table, and how things are listed.

use crate::{Args, Lang, Texts};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{BySeat, Edition, Seat, SeatSet};
use platen_rules::{SeatInfo, SeatKind};
use std::sync::Arc;

/// What the players are called.
pub type Names = BySeat<String>;

/// Puts what happens at one table into the words of one language.
#[derive(Clone, Debug)]
pub struct Speaker {
    /// The sentences.
    pub texts: Arc<Texts>,
    /// The cards that are played.
    pub cards: Arc<CardSet>,
    /// The edition, which names the fourth ink.
    pub edition: Edition,
    /// What the players are called.
    pub names: Names,
}

impl Speaker {
    /// A speaker for a table, its players called by their seats until [`Speaker::with_seats`] or [`Speaker::with_names`].
    pub fn new(texts: Arc<Texts>, cards: Arc<CardSet>, edition: Edition) -> Speaker {
        let number = |i: usize| texts.say_with("seat-player", Args::new().with("number", i));
        let names = BySeat(std::array::from_fn(number));
        Speaker { texts, cards, edition, names }
    }

    /// The speaker with a name for each seat.
    #[must_use]
    pub fn with_names(self, names: Names) -> Speaker {
        Speaker { names, ..self }
    }

    /// The speaker with the names of those who sit there; who has none is called by the seat.
    #[must_use]
    pub fn with_seats(mut self, seats: &[SeatInfo]) -> Speaker {
        for info in seats {
            self.names[info.seat] = self.seat_name(info);
        }
        self
    }

    /// As [`Speaker::with_seats`], but who has no name is counted from one, the automa left out, as people count who do
    /// not type the numbers of seats.
    #[must_use]
    pub fn with_seats_counted(mut self, seats: &[SeatInfo]) -> Speaker {
        let mut number = 0;
        for info in seats {
            number += u8::from(info.kind != SeatKind::Automa);
            self.names[info.seat] = self.numbered(info, number);
        }
        self
    }

    /// Who plays, as they are counted at their table, with the fame of each: "Printer 1 (3 fame), Agnes (5 fame)".
    pub fn standing(&self, seats: &[SeatInfo], fame: &[u16]) -> String {
        let named = self.clone().with_seats_counted(seats);
        let players = seats.iter().filter(|info| info.kind != SeatKind::Automa);
        let each = players.zip(fame).map(|(info, &fame)| {
            let args =
                Args::new().with("name", named.name(info.seat).to_string()).with("fame", self.fame(fame));
            self.say_with("player-with-fame", args)
        });
        self.chain("item-comma", each)
    }

    /// The language.
    pub fn lang(&self) -> Lang {
        self.texts.lang()
    }

    /// The text of an id.
    pub fn say(&self, id: &str) -> String {
        self.texts.say(id)
    }

    /// The text of an id with arguments.
    pub fn say_with(&self, id: &str, args: Args<'_>) -> String {
        self.texts.say_with(id, args)
    }

    /// What the player at a seat is called.
    pub fn name(&self, seat: Seat) -> &str {
        &self.names[seat]
    }

    /// The names of several players.
    pub fn seats(&self, seats: SeatSet) -> String {
        self.list(seats.iter().map(|seat| self.name(seat).to_string()))
    }

    /// What someone is called: by a name, or by what sits there and its seat.
    pub fn seat_name(&self, info: &SeatInfo) -> String {
        self.numbered(info, info.seat.number())
    }

    fn numbered(&self, info: &SeatInfo, number: u8) -> String {
        let number = Args::new().with("number", number);
        match (info.kind, &info.name) {
            (SeatKind::Automa, _) => self.say("seat-automa"),
            (SeatKind::Human, Some(name)) => name.clone(),
            (SeatKind::Human, None) => self.say_with("seat-player", number),
            (SeatKind::Bot, _) => self.say_with("seat-bot", number),
        }
    }

    /// Things in a row: "a, b and c"; "nothing" for none.
    pub fn list(&self, items: impl IntoIterator<Item = String>) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        match items.pop() {
            None => self.say("nothing"),
            Some(last) if items.is_empty() => last,
            Some(last) => self.pair("item-and", self.chain("item-comma", items), last),
        }
    }

    /// Things in a row, all joined alike.
    pub(crate) fn chain(&self, join: &str, items: impl IntoIterator<Item = String>) -> String {
        items.into_iter().reduce(|first, last| self.pair(join, first, last)).unwrap_or_default()
    }

    fn pair(&self, join: &str, first: String, last: String) -> String {
        self.say_with(join, Args::new().with("first", first).with("last", last))
    }

    /// The arguments of a sentence about a player.
    pub(crate) fn of(&self, seat: Seat) -> Args<'_> {
        Args::new().with("seat", self.name(seat))
    }
}
