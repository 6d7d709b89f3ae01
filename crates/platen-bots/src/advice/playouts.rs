//! Choices played on to the end of the game, each in the same worlds.

use crate::parts::in_parts;
use crate::policy::{Policy, next_to_decide};
use crate::search::outcome;
use crate::value::Net;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Score};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::ops::Range;

/// How a playout ended.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ending {
    /// What the search goes by, at the end of the current round.
    pub(super) early: f64,
    /// The lead at the end of the game.
    pub(super) late: f64,
    /// The score of the seat.
    pub(super) score: Score,
    /// Its share of the win.
    pub(super) share: f64,
}

/// Worlds that look alike to a seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Playouts<'a> {
    pub(super) start: &'a Game,
    pub(super) seat: Seat,
    pub(super) seed: u64,
}

impl Playouts<'_> {
    /// The ends in these worlds, by world and then by choice: the same with any number of threads.
    pub(super) fn play(&self, actions: &[Action], worlds: Range<u32>, threads: usize) -> Vec<Vec<Ending>> {
        let mut policies = Vec::new();
        policies.resize_with(threads.max(1), || Policy::new(Net::trained(), self.start));
        let mut ends: Vec<(u32, Vec<Ending>)> = worlds.map(|world| (world, Vec::new())).collect();
        in_parts(&mut policies, &mut ends, |policy, (world, ends)| {
            *ends = self.play_world(policy, actions, *world);
        });
        ends.into_iter().map(|(_, ends)| ends).collect()
    }

    fn play_world(&self, policy: &mut Policy<'_>, actions: &[Action], world: u32) -> Vec<Ending> {
        let (start, rng) = self.world(world);
        let mut game = start.clone();
        let ends = actions.iter().map(|action| {
            game.copy_from(&start);
            game.apply_unchecked(self.seat, action);
            self.play_to_the_end(policy, &mut game, &mut rng.clone())
        });
        ends.collect()
    }

    fn world(&self, world: u32) -> (Game, ChaCha8Rng) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(u64::from(world)));
        let mut start = self.start.clone();
        start.redeal(self.seat, &mut rng);
        (start, rng)
    }

    fn play_to_the_end(&self, policy: &mut Policy<'_>, game: &mut Game, rng: &mut ChaCha8Rng) -> Ending {
        let round = self.start.table().round;
        if game.table().round <= round {
            policy.play_on(game, rng, |game, _| game.table().round <= round);
        }
        let early = outcome(policy, game, self.seat).into();
        policy.play_on(game, rng, |_, _| true);
        self.ending(early, game)
    }

    fn ending(&self, early: f64, game: &Game) -> Ending {
        let result = game.standing();
        let own = result.scores.iter().position(|score| score.seat == self.seat).unwrap_or(0);
        let total = |place: usize| f64::from(result.scores[place].total);
        let others = (0..result.scores.len()).filter(|&place| place != own).map(total);
        let winners = result.winners();
        Ending {
            early,
            late: total(own) - others.reduce(f64::max).unwrap_or(0.0),
            score: result.scores[own],
            share: if winners.contains(&self.seat) { 1.0 / f64::from(winners.len() as u32) } else { 0.0 },
        }
    }

    /// What the seat does after a choice in a world, without the ends of turns.
    pub(super) fn line(&self, action: &Action, world: u32, most: usize) -> Vec<Action> {
        let (mut game, mut rng) = self.world(world);
        let mut policy = Policy::new(Net::trained(), self.start);
        let mut line = Vec::new();
        game.apply_unchecked(self.seat, action);
        while let Some(seat) = next_to_decide(&game).filter(|_| line.len() < most) {
            let action = policy.choose(&game, seat, &mut rng);
            if seat == self.seat && action != Action::EndTurn {
                line.push(action);
            }
            game.apply_unchecked(seat, &action);
        }
        line
    }
}
