//! END-1 and END-5: the close of a round and the preparation of the next; ORD-4, INK-2, SPC-2 and GER-4: what is left
//! on the board is cleared after each action.

use crate::event::{Event, Sink, Spaces};
use crate::play::Play;
use crate::state::ROUNDS;
use crate::vocabulary::{BoardAction, Seat};
use tinyvec::ArrayVec;

impl<S: Sink> Play<'_, S> {
    /// When all have acted, what is left goes to the discard piles and inks go into the bag.
    pub(crate) fn clear_board(&mut self, action: BoardAction) {
        let spaces = self.spaces();
        let mut left = Spaces::default();
        let table = &mut *self.table;
        match action {
            BoardAction::Orders => {
                left.printing = std::mem::take(&mut table.printing_spaces).into_iter().take(spaces).collect();
                left.refinement =
                    std::mem::take(&mut table.refinement_spaces).into_iter().take(spaces).collect();
                left.printing.iter().flatten().for_each(|&card| table.printing.discard.insert(card));
                left.refinement.iter().flatten().for_each(|&card| table.refinement.discard.insert(card));
            }
            BoardAction::Inks => {
                left.inks = std::mem::take(&mut table.ink_sets).into_iter().take(spaces).collect();
                left.inks.iter().flatten().flatten().for_each(|&ink| table.bag[ink] += 1);
            }
            BoardAction::Specialties => {
                left.specialty =
                    std::mem::take(&mut table.specialty_spaces).into_iter().take(spaces).collect();
                left.specialty.iter().flatten().for_each(|&card| table.specialty.discard.insert(card));
            }
            BoardAction::Gears => {
                left.gears = std::mem::take(&mut table.gear_spaces).into_iter().take(spaces).collect();
                left.gears.iter().flatten().for_each(|&gear| table.gears.discard.insert(gear));
            }
            BoardAction::Patronage => return,
        }
        self.tell(|_| Event::BoardCleared { action, spaces: left });
    }

    /// END-5: free actions are over; CHR-6 is checked; then the next round is prepared, or the game is scored.
    pub(crate) fn close_round(&mut self) {
        self.check_tory();
        self.tell(|play| Event::RoundEnded { round: play.table.round });
        if self.table.round == ROUNDS {
            self.score_game();
            return;
        }
        self.table.round += 1;
        self.fill_board();
        self.take_back_markers();
        self.pass_token();
        self.start_round();
    }

    /// END-1: patronage markers, used-gear marks and the players' initiative markers come back.
    fn take_back_markers(&mut self) {
        self.table.rewards_marked = [false; 4];
        self.lift_markers();
        self.table.turn_order.clear();
        for seat in self.table.options.player_seats().iter() {
            let player = self.player(seat);
            player.gears.iter_mut().for_each(|gear| gear.uses = 0);
            player.wild = None;
            player.swapped = false;
        }
    }

    /// END-1: the token goes clockwise, and every other player gives one marker to the one who passed it.
    fn pass_token(&mut self) {
        let giver = self.table.first;
        let others: ArrayVec<[Seat; 4]> = self.table.seats_in_order().skip(1).collect();
        self.table.first = others.first().copied().unwrap_or(giver);
        for seat in others {
            self.pass_marker(seat, giver);
        }
    }

    fn pass_marker(&mut self, from: Seat, to: Seat) {
        self.player(from).markers -= 1;
        self.player(to).markers += 1;
        let action = if self.table.is_automa(from) {
            Some(self.automa_gives())
        } else if self.table.is_automa(to) {
            Some(self.automa_gets())
        } else {
            None
        };
        self.tell(|_| Event::MarkerPassed { from, to, action });
    }
}
