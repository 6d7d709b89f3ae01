//! SPC-1, SPC-2, SPC-3: specialty cards and levels. (SPC-4 and SPC-5, the reward track, are in `reward_track`.)

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, require};
use crate::rules::orders::vacate;
use crate::state::TOP_LEVEL;
use crate::vocabulary::{Seat, Specialty, SpecialtyNo};

/// What a level beyond VI gives instead (SPC-3).
const BEYOND_TOP: u8 = 3;

impl Look<'_> {
    pub(crate) fn check_specialty_card(&self, card: SpecialtyNo) -> Result<(), Refusal> {
        let there = self.table.specialty_spaces.contains(&Some(card));
        require(there, "SPC-1", Obstacle::CardNotThere { card: card.number() })
    }

    pub(crate) fn list_specialty_cards(&self, out: &mut Vec<Action>) {
        for card in self.table.specialty_spaces.iter().flatten().copied() {
            out.push(Action::TakeSpecialtyCard { card, raise: None });
            out.extend(
                Specialty::ALL.map(|specialty| Action::TakeSpecialtyCard { card, raise: Some(specialty) }),
            );
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn take_specialty_card(&mut self, seat: Seat, card: SpecialtyNo, raise: Option<Specialty>) {
        vacate(&mut self.table.specialty_spaces, card);
        self.table.specialty.discard.insert(card);
        self.tell(|_| Event::SpecialtyCard { seat, card, raise });
        let symbols = self.cards.specialty_card(card).symbols;
        match raise {
            Some(specialty) => self.raise(seat, [specialty], Why::SpecialtyCard),
            None => self.raise(seat, symbols.each(), Why::SpecialtyCard),
        }
        self.acted();
    }

    /// SPC-5: all levels of one effect are raised first, with 3 guilders for each beyond VI; then rewards follow.
    pub(crate) fn raise(&mut self, seat: Seat, specialties: impl IntoIterator<Item = Specialty>, why: Why) {
        let mut earned = [false; 4];
        for specialty in specialties {
            let level = self.table.players[seat].levels[specialty];
            if level >= TOP_LEVEL {
                self.player(seat).guilders += u16::from(BEYOND_TOP);
                self.tell(|_| Event::Guilders {
                    seat,
                    amount: i16::from(BEYOND_TOP),
                    why: Why::BeyondTop,
                    card: None,
                    specialty: Some(specialty),
                });
            } else {
                self.set_level(seat, specialty, level + 1, why, &mut earned);
            }
        }
        self.earn_track_rewards(seat, earned);
    }
}
