//! What is to be decided, and by whom.

use crate::{Args, Speaker};
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{Frame, Look, Phase, TRACK_LEVELS, Table};

impl Speaker {
    /// What a seat is to decide now, or whom it waits for; a spectator always waits.
    pub fn prompt(&self, table: &Table, me: Option<Seat>) -> String {
        let awaited = table.awaited();
        match me {
            _ if table.phase == Phase::Over => self.say("prompt-over"),
            Some(seat) if awaited.contains(seat) => self.question(table, seat),
            Some(seat) if table.phase == Phase::Planning && table.committed.contains(seat) => {
                self.say("prompt-planning-committed")
            }
            _ => self.waiting(awaited),
        }
    }

    /// That others are awaited.
    pub fn waiting(&self, awaited: SeatSet) -> String {
        let seats = self.seats(awaited);
        match awaited.len() {
            1 => self.say_with("prompt-waiting", Args::new().with("seat", seats)),
            _ => self.say_with("prompt-waiting-several", Args::new().with("seats", seats)),
        }
    }

    /// That a bot is at it.
    pub fn thinking(&self, seat: Seat) -> String {
        self.say_with("prompt-thinking", self.of(seat))
    }

    /// What a seat that is awaited is to decide.
    pub fn question(&self, table: &Table, seat: Seat) -> String {
        match table.frames.last().filter(|frame| frame.seat() == seat) {
            Some(frame) => self.asked_by_frame(frame),
            None => self.asked_by_phase(table, seat),
        }
    }

    fn asked_by_frame(&self, frame: &Frame) -> String {
        match frame {
            Frame::KeepGears { .. } => self.say("prompt-frame-keep-gears"),
            Frame::UnglerLevels { .. } => self.say("prompt-frame-ungler-levels"),
            Frame::UnglerInk { .. } => self.say("prompt-frame-ungler-ink"),
            Frame::Track { earned, .. } => {
                let rewards = self.cards.board.reward_track;
                let first = earned.iter().position(|&earned| earned).unwrap_or(TRACK_LEVELS.len() - 1);
                let reward = self.track_reward(rewards[first]);
                self.say_with("prompt-frame-track", Args::new().with("reward", reward))
            }
            Frame::Order { .. } => self.say("prompt-frame-order"),
        }
    }

    fn asked_by_phase(&self, table: &Table, seat: Seat) -> String {
        match table.phase {
            Phase::Characters { .. } => self.say("prompt-characters"),
            Phase::OpeningOrders { .. } => self.say("prompt-opening-orders"),
            Phase::OpeningLetters { .. } => self.say("prompt-opening-letters"),
            Phase::NameWild => self.say("prompt-name-wild"),
            Phase::Planning => {
                let markers = table.players[seat].markers;
                self.say_with("prompt-planning", Args::new().with("markers", markers))
            }
            Phase::ShiftMarker => self.say("prompt-shift-marker"),
            Phase::Turn { acted: true, .. } => self.say("prompt-turn-acted"),
            Phase::Turn { action, .. } => self.say(&format!("prompt-turn-{action}")),
            Phase::Fulfil { declared: false, .. } => self.asked_to_fulfil(table, seat),
            Phase::Fulfil { .. } if table.bonuses.is_empty() => self.say("prompt-fulfil-declared"),
            Phase::Fulfil { .. } => {
                self.say_with("prompt-fulfil-bonuses", Args::new().with("count", table.bonuses.len()))
            }
            Phase::Over => self.say("prompt-over"),
        }
    }

    fn asked_to_fulfil(&self, table: &Table, seat: Seat) -> String {
        let declarations = Look::new(&self.cards, table).declarations(seat);
        let possible = declarations.is_some_and(|all| all.iter().next().is_some());
        self.say(if possible { "prompt-fulfil" } else { "prompt-fulfil-nothing" })
    }
}
