//! Tables at which a referee tells what is drawn.

use crate::{Bench, seat};
use platen_rules::{Action, Chance, Drawn, Event, Script};

impl Bench {
    /// The same position at a real table: from here on every draw is told with [`Self::act_told`].
    #[track_caller]
    pub fn at_a_real_table(self) -> Bench {
        self.changed(|setup| {
            setup.secrets.chance = Chance::Scripted;
            setup.secrets.planning.clear();
        })
    }

    /// Does a legal action at a real table, where these things come up.
    #[track_caller]
    pub fn act_told(&mut self, number: u8, action: Action, draws: &[Drawn]) -> Vec<Event> {
        let mut events = Vec::new();
        let script = Script::new(draws.iter().copied());
        if let Err(refusal) = self.game.apply_scripted(seat(number), &action, script, &mut events) {
            panic!("{action:?} of seat {number} was refused: {refusal}");
        }
        let problems = self.game.setup().problems(self.game.cards());
        assert!(problems.is_empty(), "after {action:?}: {problems:?}");
        events
    }

    /// Does a legal action at a real table, where the automa turns up these execution cards.
    #[track_caller]
    pub fn act_executing(&mut self, number: u8, action: Action, turned: &[u8]) -> Vec<Event> {
        let draws: Vec<Drawn> = turned.iter().map(|&card| Drawn::Execution(card)).collect();
        self.act_told(number, action, &draws)
    }
}
