//! Bots at one table, from the first decision to the last.

use crate::contest::Contestant;
use crate::error::LabError;
use crate::quiet::thinking;
use platen_bots::{Effort, Question, Seated, Trouble};
use platen_rules::vocabulary::{BySeat, Seat};
use platen_rules::{Action, Game, Seed, Sink};
use rand_core::Rng;
use std::time::{Duration, Instant};

/// A game with a bot at each player's seat.
#[derive(Debug)]
pub struct Sitting {
    /// The game.
    pub game: Game,
    /// Iterations of a search instead of the level's own.
    pub iterations: Option<u32>,
    /// Whether chance keeps the characters, and not the bots.
    pub chance_keeps: bool,
    /// Whether decisions are timed.
    pub timed: bool,
    /// A bot for each player's seat, with what its own chance follows from.
    bots: BySeat<Option<(Seated, Seed)>>,
}

/// A decision that was made.
#[derive(Clone, Debug)]
pub struct Decision {
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: Action,
    /// What the bot did wrong, if the fallback had to decide for it.
    pub trouble: Option<Trouble>,
    /// How long it took, if decisions are timed and there was a choice.
    pub took: Option<Duration>,
}

impl Sitting {
    /// Seats bots at a game that has begun, in seat order. Their own chance follows from `seed`.
    pub fn new<'a>(game: Game, seed: Seed, bots: impl IntoIterator<Item = &'a Contestant>) -> Sitting {
        let seats = game.table().options.player_seats();
        let mut seated = BySeat::default();
        for (seat, bot) in seats.iter().zip(bots) {
            seated[seat] = Some((bot.sit(), seed.of_player(seat)));
        }
        Sitting { game, iterations: None, chance_keeps: false, timed: false, bots: seated }
    }

    /// Plays to the end; only awaited seats act. Tells each decision and counts them.
    pub fn play(&mut self, sink: &mut impl Sink, mut each: impl FnMut(Decision)) -> Result<u64, LabError> {
        let mut decisions = 0;
        while let Some(seat) = self.game.awaited().first() {
            let decision = self.decide(seat)?;
            self.game.apply_into(seat, &decision.action, sink).map_err(|refusal| {
                broken(format_args!("seat {seat} chose what the rules forbid: {refusal}"))
            })?;
            each(decision);
            decisions += 1;
        }
        Ok(decisions)
    }

    fn decide(&self, seat: Seat) -> Result<Decision, LabError> {
        let view = self.game.view(Some(seat));
        let question = Question::new(self.game.cards(), &view);
        let (Some((bot, seed)), Some(question)) = (&self.bots[seat], question) else {
            return Err(broken(format_args!("seat {seat} is awaited and has nothing to choose")));
        };
        if let Some(action) = self.kept_by_chance(&question, *seed) {
            return Ok(Decision { seat, action, trouble: None, took: None });
        }
        let effort = Effort { iterations: self.iterations, ..Effort::of(*seed) };
        let start = (self.timed && question.forced().is_none()).then(Instant::now);
        let decided = thinking(|| bot.decide(&question, &effort));
        let took = start.map(|start| start.elapsed());
        Ok(Decision { seat, action: decided.action, trouble: decided.trouble, took })
    }

    /// One of the characters dealt, if it is a character that is to be kept and chance keeps them.
    fn kept_by_chance(&self, question: &Question<'_>, seed: Seed) -> Option<Action> {
        let keeps = |action: &&Action| matches!(action, Action::KeepCharacter { .. });
        let dealt: Vec<&Action> = question.listed().iter().filter(keeps).collect();
        if !self.chance_keeps || dealt.is_empty() {
            return None;
        }
        let mut rng = seed.player_rng(question.seat());
        Some(*dealt[rng.next_u32() as usize % dealt.len()])
    }
}

/// What should never happen.
pub(crate) fn broken(what: impl std::fmt::Display) -> LabError {
    LabError::new(
        format_args!("a game broke off: {what}"),
        "this is an error of Platen; please report it with the seed",
    )
}
