//! What the seat itself and the others do later in the round: tried out, too, each for what it brings whoever does it, and
//! remembered from world to world, wherever someone is in the same place again. The rest is played one step ahead.

use crate::candidates::{Candidate, main_candidates};
use crate::policy::{Policy, Remembered, Where, next_to_decide};
use crate::search::{favour, outcome};
use platen_rules::vocabulary::{BySeat, Seat};
use platen_rules::{Action, Game, Phase};
use rand_chacha::ChaCha8Rng;

/// How much a choice that was seldom tried is favoured, in fame.
const CURIOSITY: f64 = 3.5;

/// So many decisions that are remembered take as long as an evaluation.
const REMEMBERED_AS_ONE: u32 = 2;

/// How later choices are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Trying {
    /// Who searches.
    pub(crate) seat: Seat,
    /// The last round that is played on.
    pub(crate) last: u8,
    /// Choices of its own looked at.
    pub(crate) most: usize,
    /// Choices of each of the others.
    pub(crate) others: usize,
    /// How many playouts the first look counts for.
    pub(crate) prior: f64,
}

/// Later choices.
#[derive(Debug, Default)]
pub(crate) struct Tree {
    /// By where they are made.
    tried: Remembered<Vec<Tried>>,
    /// Decisions of all playouts, remembered or not.
    decisions: u32,
    /// Evaluations of what was tried and of how playouts ended.
    looked: u32,
}

/// A later choice.
#[derive(Clone, Copy, Debug)]
struct Tried {
    action: Action,
    /// By how much it looks worse than the best, at first.
    worse: f64,
    times: u32,
    sum: f64,
}

impl Tree {
    /// What it has cost so far, in evaluations.
    pub(crate) fn cost(&self) -> u32 {
        self.looked + self.decisions / REMEMBERED_AS_ONE
    }

    /// Plays on to the end of the round; gives the outcome.
    pub(crate) fn play_on(
        &mut self,
        policy: &mut Policy<'_>,
        game: &mut Game,
        rng: &mut ChaCha8Rng,
        trying: &Trying,
    ) -> f32 {
        policy.take_looked();
        let mut path: Vec<(Seat, Where, usize)> = Vec::new();
        let mut known = trying.most > 1;
        while let Some(seat) = next_to_decide(game).filter(|_| game.table().round <= trying.last) {
            self.decisions += 1;
            let most = if seat == trying.seat { trying.most } else { trying.others };
            if !known || most < 2 || !is_tried(game) {
                policy.step(game, seat, rng);
                continue;
            }
            let place = Where::chooses(game.table(), seat);
            let tried = self.tried.entry(place).or_insert_with(|| {
                known = false;
                begun(policy, game, seat, most, rng)
            });
            let which = if known { next(tried, trying.prior) } else { 0 };
            path.push((seat, place, which));
            game.apply_unchecked(seat, &tried[which].action);
        }
        let mut values: BySeat<Option<f32>> = BySeat::default();
        let mut value_to = |seat| *values[seat].get_or_insert_with(|| outcome(policy, game, seat));
        for (seat, place, which) in path {
            if let Some(tried) = self.tried.get_mut(&place) {
                tried[which].times += 1;
                tried[which].sum += f64::from(value_to(seat));
            }
        }
        let value = value_to(trying.seat);
        self.looked += policy.take_looked();
        value
    }
}

/// Turns and rewards are tried; the solver knows better how to fulfil, and plans are made at once.
fn is_tried(game: &Game) -> bool {
    let reward = !game.table().frames.is_empty();
    reward || matches!(game.table().phase, Phase::Turn { acted: false, .. })
}

fn begun(policy: &mut Policy<'_>, game: &Game, seat: Seat, most: usize, rng: &mut ChaCha8Rng) -> Vec<Tried> {
    let mut found = main_candidates(policy, game, seat, most);
    favour(&mut found, policy.choose_again(game, seat, rng));
    let best = found[0].1;
    let tried =
        |(action, looks): Candidate| Tried { action, worse: f64::from(best - looks), times: 0, sum: 0.0 };
    found.into_iter().map(tried).collect()
}

/// How often 1 is to be doubled to pass a number: its logarithm, but the same on every platform.
fn doublings(number: u32) -> u32 {
    u32::BITS - number.leading_zeros()
}

/// Which to try next: the most promising, all things tried seldom being given the benefit of the doubt.
fn next(tried: &[Tried], prior: f64) -> usize {
    let times: u32 = tried.iter().map(|one| one.times).sum();
    let mean = tried.iter().map(|one| one.sum).sum::<f64>() / f64::from(times);
    let doubt = CURIOSITY * f64::from(doublings(times)).sqrt();
    let promise = |one: &Tried| {
        let times = f64::from(one.times);
        (one.sum + prior * (mean - one.worse)) / (times + prior) + doubt / (times + 1.0).sqrt()
    };
    let first = (f64::NEG_INFINITY, 0);
    let best = tried.iter().enumerate().fold(first, |best, (which, one)| {
        let promise = promise(one);
        if promise > best.0 { (promise, which) } else { best }
    });
    best.1
}
