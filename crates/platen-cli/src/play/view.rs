//! What is drawn and chosen from: the open table, with words for everything.

use crate::screen::{Line, Style};
use platen_rules::vocabulary::{BoardAction, ByInk, ByLetter, BySpecialty, Ink, Letter, Seat, Specialty};
use platen_rules::{Phase, Player, Table};
use platen_texts::{Args, Speaker};

/// The open table as one player sees it.
pub(crate) struct Seen<'a> {
    pub(crate) table: &'a Table,
    pub(crate) speaker: &'a Speaker,
    /// Whose decision it is.
    pub(crate) me: Seat,
}

impl<'a> Seen<'a> {
    /// The text of an id.
    pub(crate) fn say(&self, id: &str) -> String {
        self.speaker.say(id)
    }

    /// The text of an id with one argument.
    #[expect(clippy::needless_pass_by_value, reason = "texts and numbers are made where they are said")]
    pub(crate) fn say_of(&self, id: &str, name: &'static str, value: impl ToString) -> String {
        self.speaker.say_with(id, Args::new().with(name, value.to_string()))
    }

    pub(crate) fn player(&self, seat: Seat) -> &'a Player {
        &self.table.players[seat]
    }

    /// The action that is being done; none outside the five.
    pub(crate) fn current(&self) -> Option<BoardAction> {
        match self.table.phase {
            Phase::Turn { action, .. } => Some(action),
            _ => None,
        }
    }

    /// Who acts on an action, in order, with their markers (PLN-4). Before the reveal only the automa's lie there.
    pub(crate) fn acting(&self, action: BoardAction) -> Vec<(Seat, u8)> {
        let mut seats: Vec<(Seat, u8)> =
            self.table.seats_in_order().map(|seat| (seat, self.table.markers[seat][action])).collect();
        seats.retain(|(_, markers)| *markers > 0);
        seats.sort_by_key(|(_, markers)| std::cmp::Reverse(*markers));
        seats
    }

    /// An ink by its sign, in its colour.
    pub(crate) fn ink(&self, ink: Ink) -> Line {
        Line::of(Style::Ink(ink, self.speaker.edition), self.speaker.ink_sign(ink))
    }

    /// Inks by their signs, apart; a dash for none.
    pub(crate) fn inks(&self, inks: &ByInk<u8>) -> Line {
        let mut line = Line::new();
        for (i, ink) in inks.each().enumerate() {
            if i > 0 {
                line.push(Style::Plain, " ");
            }
            line.append(self.ink(ink));
        }
        if line.width() == 0 { Line::of(Style::Muted, "–") } else { line }
    }
}

/// The types that are asked for and not there.
pub(crate) fn lacking_letters(asked: &ByLetter<u8>, has: &ByLetter<u8>) -> ByLetter<u8> {
    let mut lacking = *asked;
    Letter::ALL.into_iter().for_each(|letter| lacking[letter] = asked[letter].saturating_sub(has[letter]));
    lacking
}

/// The inks that are asked for and not there; wild ones stand for any (CHR-8).
pub(crate) fn lacking_inks(asked: &ByInk<u8>, player: &Player) -> ByInk<u8> {
    let has = &player.inks;
    let mut lacking = *asked;
    Ink::ALL.into_iter().for_each(|ink| lacking[ink] = asked[ink].saturating_sub(has[ink]));
    let mut wild = player.wild.map_or(0, |ink| has[ink].saturating_sub(asked[ink]));
    for ink in Ink::ALL {
        let served = wild.min(lacking[ink]);
        lacking[ink] -= served;
        wild -= served;
    }
    lacking
}

/// The levels that are asked for and not reached.
pub(crate) fn lacking_levels(asked: &BySpecialty<u8>, has: &BySpecialty<u8>) -> BySpecialty<u8> {
    let mut lacking = *asked;
    for specialty in Specialty::ALL {
        if has[specialty] >= asked[specialty] {
            lacking[specialty] = 0;
        }
    }
    lacking
}
