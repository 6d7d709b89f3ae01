//! SET-10, SET-11, SET-12: characters, opening orders and opening types. (The draft of orders itself is in `orders`.)

use crate::action::Action;
use crate::event::{Event, Sink};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, require};
use crate::state::Phase;
use crate::vocabulary::{ByLetter, Character, Seat};

/// How many types a player takes at set-up (SET-12).
const OPENING_TYPES: u8 = 3;

impl Look<'_> {
    pub(crate) fn check_keep_character(&self, seat: Seat, character: Character) -> Result<(), Refusal> {
        let dealt = self.player(seat).dealt.contains(&character);
        require(dealt, "SET-10", Obstacle::TileNotDealt { tile: character.code() })
    }

    pub(crate) fn list_characters(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.player(seat).dealt.iter().map(|&character| Action::KeepCharacter { character }));
    }

    pub(crate) fn check_take_types(types: &ByLetter<u8>) -> Result<(), Refusal> {
        let named = types.total();
        require(named == OPENING_TYPES, "SET-12", Obstacle::TypeCount { named, expected: OPENING_TYPES })
    }

    pub(crate) fn list_take_types(out: &mut Vec<Action>) {
        for a in 0..=OPENING_TYPES {
            for i in 0..=OPENING_TYPES - a {
                for o in 0..=OPENING_TYPES - a - i {
                    let types = ByLetter([a, i, o, OPENING_TYPES - a - i - o]);
                    out.push(Action::TakeTypes { types });
                }
            }
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn keep_character(&mut self, seat: Seat, character: Character) {
        let player = self.player(seat);
        player.character = Some(character);
        player.dealt.clear();
        self.tell(|_| Event::CharacterKept { seat, character });
        self.character_kept(seat, character);
    }

    /// The next player chooses once the effects of a character are finished (SET-10).
    pub(crate) fn next_character(&mut self, turn: u8) {
        self.table.phase = if turn + 1 < self.table.options.players {
            Phase::Characters { turn: turn + 1 }
        } else {
            Phase::OpeningOrders { turn: 0 }
        };
    }

    /// SET-11: twice round, then the display is cleared.
    pub(crate) fn next_opening_order(&mut self, turn: u8) {
        if turn + 1 < 2 * self.table.options.players {
            self.table.phase = Phase::OpeningOrders { turn: turn + 1 };
            return;
        }
        let left = std::mem::take(&mut self.table.display);
        self.table.printing.discard.insert_all(left.printing);
        self.table.refinement.discard.insert_all(left.refinement);
        self.tell(|_| Event::DisplayCleared { printing: left.printing, refinement: left.refinement });
        self.table.phase = Phase::OpeningLetters { turn: 0 };
    }

    pub(crate) fn take_types(&mut self, seat: Seat, types: ByLetter<u8>, turn: u8) {
        self.player(seat).letters = types;
        self.tell(|_| Event::OpeningTypes { seat, types });
        if turn + 1 < self.table.options.players {
            self.table.phase = Phase::OpeningLetters { turn: turn + 1 };
        } else {
            self.start_round();
        }
    }
}
