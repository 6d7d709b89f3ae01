//! Choices that are played on against each other, each in the same worlds that look alike to the seat.

use crate::candidates::Candidate;
use crate::mean::Mean;
use crate::parts::in_parts;
use crate::policy::{Policy, Positions};
use crate::question::Question;
use crate::search::{Judged, Search};
use crate::tree::{Tree, Trying};
use platen_rules::{Action, Game};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::ops::Range;

/// Batches of worlds in a stage: after each it is looked at what they have cost.
const BATCHES: u32 = 8;

/// Choices that are played on against each other.
pub(crate) struct Race<'a> {
    /// Best first.
    alive: Vec<Tally>,
    /// Best first.
    dropped: Vec<Tally>,
    worlds: Worlds<'a>,
    policies: Vec<Policy<'a>>,
    /// Those that someone decided in.
    positions: Positions,
    /// The next world.
    world: u32,
    /// Playouts so far.
    done: u32,
}

impl<'a> Race<'a> {
    /// Before the first playout.
    pub(crate) fn new(worlds: Worlds<'a>, policies: Vec<Policy<'a>>, choices: Vec<Candidate>) -> Race<'a> {
        let tally = |choice| Tally::new(choice, worlds.search.prior);
        Race {
            alive: choices.into_iter().map(tally).collect(),
            dropped: Vec::new(),
            worlds,
            policies,
            positions: Positions::default(),
            world: 0,
            done: 0,
        }
    }

    /// Plays every choice on, in about so many playouts and until all that was done has cost so much.
    pub(crate) fn go_on(&mut self, playouts: u32, most_positions: u32) {
        let choices = self.alive.len() as u32;
        let each = (playouts / choices).max(1);
        let end = self.world + each;
        while self.world < end {
            let next = end.min(self.world + each.div_ceil(BATCHES));
            self.worlds.play(&mut self.policies, &mut self.alive, self.world..next);
            self.done += (next - self.world) * choices;
            self.world = next;
            if self.cost() >= most_positions {
                break;
            }
        }
        self.alive.sort_by(|a, b| b.promise().total_cmp(&a.promise()));
    }

    /// The same with any number of policies: what two of them find counts once.
    fn cost(&mut self) -> u32 {
        self.positions.extend(self.policies.iter_mut().flat_map(Policy::take_found));
        let trees: u32 = self.alive.iter().chain(&self.dropped).map(|tally| tally.tree.cost()).sum();
        self.positions.len() as u32 + trees
    }

    /// Whether the first is beyond doubt.
    pub(crate) fn is_settled(&self) -> bool {
        let [first, second, ..] = self.alive.as_slice() else { return true };
        first.values.len() >= 16 && first.ahead_of(second) > 4.0
    }

    /// The best choice so far.
    pub(crate) fn best(&self) -> Action {
        self.alive[0].action
    }

    /// Playouts so far.
    pub(crate) fn done(&self) -> u32 {
        self.done
    }

    /// Drops the weaker half.
    pub(crate) fn halve(&mut self) {
        let keep = self.alive.len().div_ceil(2);
        self.dropped.splice(0..0, self.alive.drain(keep..));
    }

    pub(crate) fn judged(self) -> Vec<Judged> {
        self.alive.into_iter().chain(self.dropped).map(|tally| tally.judged()).collect()
    }
}

struct Tally {
    action: Action,
    looks: f64,
    values: Vec<f32>,
    tree: Tree,
}

impl Tally {
    fn new((action, looks): Candidate, prior: f32) -> Tally {
        Tally { action, looks: f64::from(prior * looks), values: Vec::new(), tree: Tree::default() }
    }

    /// The mean outcome and the first look, weighed together. Comparable after equally many playouts.
    fn promise(&self) -> f64 {
        self.mean() + self.looks / self.values.len().max(1) as f64
    }

    fn mean(&self) -> f64 {
        self.values.iter().map(|&value| f64::from(value)).sum::<f64>() / self.values.len().max(1) as f64
    }

    /// The lead over another, in standard errors, world by world.
    fn ahead_of(&self, other: &Tally) -> f64 {
        let pairs = self.values.iter().zip(&other.values).map(|(a, b)| f64::from(a - b));
        Mean::of(pairs).clearly()
    }

    fn judged(&self) -> Judged {
        let Mean { mean, error } = Mean::of(self.values.iter().map(|&value| f64::from(value)));
        Judged { action: self.action, worlds: self.values.len() as u32, value: mean, error }
    }
}

/// Worlds that look alike to a seat.
pub(crate) struct Worlds<'a> {
    pub(crate) search: &'a Search,
    pub(crate) start: &'a Game,
    pub(crate) question: &'a Question<'a>,
    pub(crate) seed: u64,
}

impl Worlds<'_> {
    /// Plays every choice on in the next worlds, each policy a part of the choices. The values are the same with any number
    /// of policies.
    fn play(&self, policies: &mut [Policy<'_>], alive: &mut [Tally], worlds: Range<u32>) {
        let worlds: Vec<(Game, ChaCha8Rng)> = worlds.map(|world| self.world(world)).collect();
        in_parts(policies, alive, |policy, tally| self.play_choice(policy, tally, &worlds));
    }

    fn world(&self, world: u32) -> (Game, ChaCha8Rng) {
        let mut rng = ChaCha8Rng::seed_from_u64(self.seed.wrapping_add(u64::from(world)));
        let mut start = self.start.clone();
        start.redeal(self.question.seat(), &mut rng);
        (start, rng)
    }

    /// One choice: in every world from the same position with the same chance.
    fn play_choice(&self, policy: &mut Policy<'_>, tally: &mut Tally, worlds: &[(Game, ChaCha8Rng)]) {
        let seat = self.question.seat();
        let last = self.start.table().round + self.search.rounds - 1;
        let trying = Trying {
            seat,
            last,
            most: self.search.later,
            others: self.search.others,
            prior: f64::from(self.search.prior),
        };
        let mut game = self.start.clone();
        for (world, rng) in worlds {
            game.copy_from(world);
            game.apply_unchecked(seat, &tally.action);
            let value = tally.tree.play_on(policy, &mut game, &mut rng.clone(), &trying);
            tally.values.push(value);
        }
    }
}
