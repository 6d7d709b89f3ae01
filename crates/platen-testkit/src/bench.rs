//! A table to act at: what happens, and what is refused, in a few words.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{ByAction, Seat};
use platen_rules::{Action, Event, Game, GameOptions, Player, Refusal, Seed};

/// A game under test.
#[derive(Clone, Debug)]
pub struct Bench {
    /// The game itself.
    pub game: Game,
}

impl Bench {
    /// A game from its beginning with the house set, and what happened until the first decision.
    #[track_caller]
    pub fn begin(options: GameOptions, seed: u64) -> (Bench, Vec<Event>) {
        let cards = published_set("house-1").expect("the house set");
        let mut events = Vec::new();
        let game = Game::begin(cards, options, Seed::from_number(seed), &mut events).expect("options");
        (Bench { game }, events)
    }

    /// Commits a plan, action by action.
    #[track_caller]
    pub fn plan(&mut self, seat: u8, plan: [u8; 5]) -> Vec<Event> {
        self.act(seat, Action::CommitPlan { plan: ByAction(plan) })
    }

    /// Does an action that must be legal and listed; checks the position after it; gives what happened.
    #[track_caller]
    pub fn act(&mut self, seat: u8, action: Action) -> Vec<Event> {
        let seat = crate::seat(seat);
        assert!(self.lists(seat, &action), "accepted but not listed: {action:?}");
        let events = match self.game.apply(seat, &action) {
            Ok(events) => events,
            Err(refusal) => panic!("{action:?} of seat {seat} was refused: {refusal}"),
        };
        let problems = self.game.setup().problems(self.game.cards());
        assert!(problems.is_empty(), "after {action:?}: {problems:?}");
        events
    }

    /// Tries an action that must be refused by that rule with that code; nothing changes and it is not listed.
    #[track_caller]
    pub fn refused(&mut self, seat: u8, action: Action, rule: &str, code: &str) -> Refusal {
        let seat = crate::seat(seat);
        let before = self.game.clone();
        let Err(refusal) = self.game.apply(seat, &action) else {
            panic!("{action:?} of seat {seat} was accepted");
        };
        assert_eq!((refusal.rule, refusal.code()), (rule, code), "{refusal}");
        assert_eq!(self.game, before, "a refused action changes nothing");
        assert!(!self.lists(seat, &action), "refused but listed: {action:?}");
        refusal
    }

    /// Whether the action is among the legal ones of the seat.
    pub fn lists(&self, seat: Seat, action: &Action) -> bool {
        match action {
            Action::CommitPlan { plan } => {
                self.game.plans(seat).is_some_and(|plans| plans.iter().any(|other| other == *plan))
            }
            Action::Declare { declaration } => {
                let declarations = self.game.declarations(seat);
                declarations.is_some_and(|all| all.iter().any(|other| other == *declaration))
            }
            _ => self.legal(seat.number()).contains(action),
        }
    }

    /// Whether a legal action of the seat is like that.
    pub fn offers(&self, seat: u8, like: impl Fn(&Action) -> bool) -> bool {
        self.legal(seat).iter().any(like)
    }

    /// The listed legal actions of a seat.
    pub fn legal(&self, seat: u8) -> Vec<Action> {
        let mut actions = Vec::new();
        self.game.legal_actions(crate::seat(seat), &mut actions);
        actions
    }

    /// The seats that are awaited.
    pub fn awaited(&self) -> Vec<u8> {
        self.game.awaited().iter().map(Seat::number).collect()
    }

    /// A player.
    pub fn player(&self, seat: u8) -> &Player {
        &self.game.table().players[crate::seat(seat)]
    }

    /// Plays on with passes, ends, first choices and declined rewards until the condition holds or the game is over.
    pub fn until(&mut self, holds: impl Fn(&Game) -> bool) -> Vec<Event> {
        let mut events = Vec::new();
        while !holds(&self.game) {
            let Some(seat) = self.game.awaited().first() else { break };
            let action = self.dullest(seat);
            events.extend(self.act(seat.number(), action));
        }
        events
    }

    /// The choice that does least.
    fn dullest(&self, seat: Seat) -> Action {
        let legal = self.legal(seat.number());
        let dull = |action: &&Action| {
            matches!(
                action,
                Action::Pass
                    | Action::EndTurn
                    | Action::KeepNone
                    | Action::LeaveMarkers
                    | Action::DeclineReward
                    | Action::DeclineBonus { .. }
            )
        };
        if let Some(plans) = self.game.plans(seat) {
            let plan = plans.nth(plans.count() / 2).expect("a plan");
            return Action::CommitPlan { plan };
        }
        *legal.iter().find(dull).unwrap_or(&legal[0])
    }
}
