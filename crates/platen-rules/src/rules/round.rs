//! RND-1, TRN-1, TRN-2, TRN-3: the sequence of a round, the turning of gears, and whose turn it is (PLN-4, FUL-1).

use crate::event::{Event, Sink};
use crate::play::Play;
use crate::state::Phase;
use crate::vocabulary::{Axle, BoardAction, Character, Seat};

impl<S: Sink> Play<'_, S> {
    /// The round begins: gears turn, Caxton names his colour, all plan.
    pub(crate) fn start_round(&mut self) {
        self.tell(|play| Event::RoundStarted {
            round: play.table.round,
            first: play.table.first,
            markers: play.marker_totals(),
        });
        if self.table.round > 1 {
            self.turn_gears();
        }
        self.table.phase = match self.table.holder_of(Character::Caxton) {
            Some(_) => Phase::NameWild,
            None => Phase::Planning,
        };
    }

    /// TRN-1, TRN-2: gears 1 and 3 turn clockwise, gear 2 counter-clockwise.
    fn turn_gears(&mut self) {
        for seat in self.table.options.player_seats().iter() {
            let gears = &mut self.table.players[seat].gears;
            for (axle, gear) in Axle::all().zip(gears.iter_mut()) {
                gear.sector = axle.turned(gear.sector);
            }
            if !gears.is_empty() {
                let active = gears.iter().map(|gear| gear.sector).collect();
                self.tell(|_| Event::GearsTurned { seat, active });
            }
        }
    }

    /// An action begins (PLN-4).
    pub(crate) fn begin_action(&mut self, action: BoardAction) {
        self.table.turn_order = self.table.order_of_play(action);
        self.begin_turn(action, 0);
    }

    /// The next one in the order of play begins a turn; the automa's is done at once.
    pub(crate) fn begin_turn(&mut self, action: BoardAction, at: u8) {
        let mut at = at;
        while let Some(&seat) = self.table.turn_order.get(usize::from(at)) {
            self.tell(|_| Event::Turn { seat, action: Some(action) });
            if !self.table.is_automa(seat) {
                self.table.phase = Phase::Turn { action, at, acted: false };
                return;
            }
            self.automa_acts(action);
            at += 1;
        }
        self.clear_board(action);
        match action.next() {
            Some(next) => self.begin_action(next),
            None => self.begin_fulfilment(),
        }
    }

    fn begin_fulfilment(&mut self) {
        self.table.turn_order = self.table.player_order().collect();
        self.begin_fulfilling_step(0);
    }

    fn begin_fulfilling_step(&mut self, at: u8) {
        match self.table.turn_order.get(usize::from(at)) {
            Some(&seat) => {
                self.tell(|_| Event::Turn { seat, action: None });
                self.table.phase = Phase::Fulfil { at, declared: false };
            }
            None => self.close_round(),
        }
    }

    /// Nothing is done, and the turn ends (PLN-5, FUL-1).
    pub(crate) fn pass(&mut self, seat: Seat) {
        let action = match self.table.phase {
            Phase::Turn { action, .. } => Some(action),
            _ => None,
        };
        self.tell(|_| Event::Passed { seat, action });
        self.end_turn(seat);
    }

    /// A turn or a fulfilling step ends.
    pub(crate) fn end_turn(&mut self, seat: Seat) {
        match self.table.phase {
            Phase::Turn { action, at, .. } => {
                self.tell(|_| Event::TurnEnded { seat, action: Some(action) });
                self.begin_turn(action, at + 1);
            }
            Phase::Fulfil { at, .. } => {
                self.tell(|_| Event::TurnEnded { seat, action: None });
                self.table.declared.clear();
                self.begin_fulfilling_step(at + 1);
            }
            _ => {}
        }
    }

    /// The main choice of the turn is made.
    pub(crate) fn acted(&mut self) {
        if let Phase::Turn { acted, .. } = &mut self.table.phase {
            *acted = true;
        }
    }
}
