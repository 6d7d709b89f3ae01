//! What belongs to the point that the game has reached: SET-2, SET-3, SET-11, PLN-4, FUL-1, FUL-5 and the rewards of FRE-5.

use super::Check;
use crate::state::{Frame, Installed, Phase};
use crate::vocabulary::{BoardAction, Character, Seat};
use tinyvec::ArrayVec;

impl Check<'_> {
    /// Spaces that this table does not have, or whose action is over, are empty.
    pub(super) fn spaces(&mut self) {
        let table = self.table;
        let count = self.cards.board.spaces(table.seat_count());
        let done = match table.phase {
            Phase::Turn { action, .. } => action.index(),
            Phase::Fulfil { .. } | Phase::Over => 4,
            _ => 0,
        };
        let filled: [[bool; 4]; 4] = [
            std::array::from_fn(|i| {
                table.printing_spaces[i].is_some() || table.refinement_spaces[i].is_some()
            }),
            std::array::from_fn(|i| table.ink_sets[i].iter().any(Option::is_some)),
            std::array::from_fn(|i| table.specialty_spaces[i].is_some()),
            std::array::from_fn(|i| table.gear_spaces[i].is_some()),
        ];
        for (zone, action) in filled.iter().zip(BoardAction::ALL) {
            let outside = zone[count..].contains(&true);
            self.require(
                !outside,
                "SET-2",
                format_args!("{action}: a space beyond the {count} of this table is filled"),
            );
            let late = action.index() < done && zone.contains(&true);
            self.require(
                !late,
                "ORD-4",
                format_args!("{action}: something is left after the action is over"),
            );
        }
    }

    pub(super) fn phase(&mut self) {
        let table = self.table;
        let n = table.options.players;
        let order: ArrayVec<[Seat; 4]> = table.player_order().collect();
        let dealt = 2 * n + 2 + u8::from(table.options.automa);
        let display = match table.phase {
            Phase::Characters { turn } => {
                self.require(table.options.characters, "SET-10", format_args!("characters are not played"));
                self.require(turn < n, "SET-10", format_args!("turn {turn} of {n} players"));
                dealt
            }
            Phase::OpeningOrders { turn } => {
                self.require(turn < 2 * n, "SET-11", format_args!("turn {turn} of {n} players twice round"));
                dealt.saturating_sub(turn)
            }
            Phase::OpeningLetters { turn } => {
                self.require(turn < n, "SET-12", format_args!("turn {turn} of {n} players"));
                0
            }
            _ => 0,
        };
        for shown in [table.display.printing.len(), table.display.refinement.len()] {
            let right = shown == usize::from(display);
            self.require(right, "SET-3", format_args!("{shown} cards in the opening display, not {display}"));
        }
        match table.phase {
            Phase::NameWild => self.needs_character(Character::Caxton),
            Phase::ShiftMarker => self.needs_character(Character::Gutenberg),
            Phase::Turn { action, at, .. } => self.turn(action, at),
            Phase::Fulfil { at, .. } => {
                let sound = table.turn_order == order && usize::from(at) < order.len();
                self.require(sound, "FUL-1", format_args!("players fulfil in player order"));
            }
            _ => {}
        }
        self.declaration();
    }

    fn needs_character(&mut self, character: Character) {
        let there = self.table.holder_of(character).is_some();
        self.require(there, "RND-1", format_args!("{character} is to decide and is not played"));
    }

    /// PLN-4: the order of play follows from the markers.
    fn turn(&mut self, action: BoardAction, at: u8) {
        let mut order: Vec<Seat> =
            self.table.seats_in_order().filter(|&seat| self.table.markers[seat][action] > 0).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(self.table.markers[seat][action]));
        let right = self.table.turn_order.as_slice() == order.as_slice();
        self.require(
            right,
            "PLN-4",
            format_args!("the order of play on {action} does not follow from the markers"),
        );
        let acting = self.table.turn_order.get(usize::from(at)).copied();
        let a_player = acting.is_some_and(|seat| self.player_seats().contains(seat));
        self.require(
            a_player,
            "PLN-4",
            format_args!("no player is at place {at} of the order of play on {action}"),
        );
    }

    /// FUL-5: what was declared is there from the declaration to the end of the step.
    fn declaration(&mut self) {
        let table = self.table;
        let declared = matches!(table.phase, Phase::Fulfil { declared: true, .. });
        let fits = declared != table.declared.is_empty();
        self.require(fits, "FUL-5", format_args!("{} orders declared", table.declared.len()));
        for (place, refinement) in table.bonuses.iter().enumerate() {
            let of_declared = table.declared.iter().any(|declared| {
                declared.order.refinement == *refinement && (declared.inks.is_some() || declared.decoration)
            });
            let once = !table.bonuses[..place].contains(refinement);
            self.require(
                of_declared && once,
                "FUL-4",
                format_args!("the bonus of no. {refinement} was not earned"),
            );
        }
    }

    pub(super) fn frames(&mut self) {
        let table = self.table;
        for (place, frame) in table.frames.iter().enumerate() {
            let seat = frame.seat();
            let a_player = self.player_seats().contains(seat);
            self.require(a_player, "FRE-5", format_args!("seat {seat} resolves a reward and is no player's"));
            let on_top = place + 1 == table.frames.len();
            self.frame(frame, on_top);
        }
        let count = table.frames.len();
        self.require(count <= 2, "FRE-5", format_args!("{count} rewards in one another; 2 is the most"));
        let choosing = matches!(table.frames.last(), Some(Frame::KeepGears { .. }));
        let offered = table.offered_gears.len();
        let sound = if choosing { offered >= 2 } else { offered == 0 };
        self.require(sound, "CHR-2", format_args!("{offered} gears offered"));
        let kept = table
            .kept_gear
            .is_none_or(|Installed { gear, uses, .. }| uses == 0 && table.offered_gears.contains(&gear));
        self.require(kept, "CHR-2", format_args!("the gear kept was not offered"));
        let drawing = matches!(table.frames.last(), Some(Frame::Order { .. }));
        let (printing, refinement) = (table.drawn.printing.len(), table.drawn.refinement.len());
        let sound = if drawing { printing > 0 && refinement > 0 } else { printing + refinement == 0 };
        self.require(sound, "ORD-5", format_args!("{printing} and {refinement} cards drawn for an order"));
    }

    fn frame(&mut self, frame: &Frame, on_top: bool) {
        let table = self.table;
        let in_round = matches!(
            table.phase,
            Phase::Planning | Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. }
        );
        let choosing =
            matches!(table.phase, Phase::Characters { .. }) && table.active() == Some(frame.seat());
        let player = &table.players[frame.seat()];
        let sound = match *frame {
            Frame::KeepGears { .. } => on_top && choosing && player.is(Character::Guillard),
            Frame::UnglerLevels { .. } => on_top && choosing && player.is(Character::Ungler),
            Frame::UnglerInk { .. } => {
                on_top && choosing && player.is(Character::Ungler) && table.bag.0.iter().any(|&held| held > 0)
            }
            Frame::Track { seat, earned } => {
                let look = crate::play::Look::new(self.cards, table);
                in_round && earned.contains(&true) && (!on_top || look.asks_for_track_reward(seat, earned))
            }
            Frame::Order { .. } => in_round && on_top,
        };
        self.require(
            sound,
            "FRE-5",
            format_args!("a reward of seat {} cannot be resolved here", frame.seat()),
        );
    }
}
