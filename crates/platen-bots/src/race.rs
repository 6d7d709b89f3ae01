//! Choices that are played on against each other, each in the same worlds that look alike to the seat.

use crate::candidates::Candidate;
use crate::effort::{Progress, Watch};
use crate::mean::Mean;
use crate::parts::in_parts;
use crate::policy::{Foreseen, Policy, Positions};
use crate::search::{Judged, Search, affordable, stages};
use crate::tree::{Tree, Trying};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::ops::Range;

/// Batches of worlds in a stage: after each it is looked at what they have cost, and the watcher is asked.
const BATCHES: u32 = 8;
/// Most worlds in a batch.
const MOST_WORLDS: u32 = 32;

/// What a race may cost.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Budget {
    pub(crate) playouts: u32,
    /// In evaluations of a position.
    pub(crate) cost: u32,
}

impl Budget {
    /// One of so many parts.
    pub(crate) fn part(self, parts: u32) -> Budget {
        Budget { playouts: self.playouts / parts.max(1), cost: self.cost / parts.max(1) }
    }
}

/// Who plays on, and what has been found by it.
pub(crate) struct Players<'n> {
    policies: Vec<Policy<'n>>,
    /// Those that something was found in.
    positions: Positions,
    /// What that cost.
    cost: u32,
}

impl<'n> Players<'n> {
    /// So many that play at a time.
    pub(crate) fn new(policies: impl Iterator<Item = Policy<'n>>) -> Players<'n> {
        Players { policies: policies.collect(), positions: Positions::default(), cost: 0 }
    }

    /// From now on others are foreseen to plan so.
    pub(crate) fn foresee(&mut self, foreseen: &Foreseen) {
        self.policies.iter_mut().for_each(|policy| policy.foresee(foreseen.clone()));
    }

    /// What was found so far has cost so much: the same with any number of policies, as what two of them find counts once.
    fn found(&mut self) -> u32 {
        for (place, cost) in self.policies.iter_mut().flat_map(Policy::take_found) {
            if self.positions.insert(place) {
                self.cost += cost;
            }
        }
        self.cost
    }
}

/// Choices that are played on against each other.
pub(crate) struct Race<'a> {
    /// Best first.
    alive: Vec<Tally>,
    /// Best first.
    dropped: Vec<Tally>,
    worlds: Worlds<'a>,
    budget: Budget,
    /// Stages in which halving leaves two choices, or one of two.
    stages: u32,
    /// The stage that comes next.
    stage: u32,
    /// What was found for it cost so much.
    found: u32,
    /// The next world.
    world: u32,
    /// Playouts so far.
    done: u32,
}

impl<'a> Race<'a> {
    /// Before the first playout; with as many of the choices as the budget allows to play on.
    pub(crate) fn new(worlds: Worlds<'a>, budget: Budget, mut choices: Vec<Candidate>) -> Race<'a> {
        choices.truncate(affordable(choices.len(), budget.playouts));
        let tally = |choice| Tally::new(choice, worlds.search.prior);
        Race {
            stages: stages(choices.len()),
            alive: choices.into_iter().map(tally).collect(),
            dropped: Vec::new(),
            worlds,
            budget,
            stage: 0,
            found: 0,
            world: 0,
            done: 0,
        }
    }

    /// Plays the next stage, if there is one, dropping the weaker half of the choices before if it is not the first; whether
    /// nobody stopped it.
    pub(crate) fn go_on(&mut self, players: &mut Players<'_>, watch: &dyn Watch) -> bool {
        if self.stage >= self.stages {
            return true;
        }
        if self.stage > 0 {
            let keep = self.alive.len().div_ceil(2);
            self.dropped.splice(0..0, self.alive.drain(keep..));
        }
        let share = self.budget.playouts.saturating_sub(self.done) / (self.stages - self.stage);
        self.stage += 1;
        let going = self.play(players, share, self.budget.cost / self.stages * self.stage, watch);
        self.alive.sort_by(|a, b| b.promise().total_cmp(&a.promise()));
        going
    }

    /// Plays every choice on, in about so many playouts and until all that was done has cost so much; whether nobody stopped it.
    fn play(&mut self, players: &mut Players<'_>, playouts: u32, most: u32, watch: &dyn Watch) -> bool {
        let choices = self.alive.len() as u32;
        let each = (playouts / choices).max(1);
        let end = self.world + each;
        while self.world < end {
            let next = end.min(self.world + each.div_ceil(BATCHES).min(MOST_WORLDS));
            let known = players.found();
            self.worlds.play(&mut players.policies, &mut self.alive, self.world..next);
            self.found += players.found() - known;
            self.done += (next - self.world) * choices;
            self.world = next;
            if !watch.go_on(&self.progress()) {
                return false;
            }
            if self.cost() >= most {
                break;
            }
        }
        true
    }

    /// How far it is.
    pub(crate) fn progress(&self) -> Progress {
        Progress { done: self.done, of: self.budget.playouts, best: self.alive[0].action }
    }

    fn cost(&self) -> u32 {
        let trees: u32 = self.tallies().map(|tally| tally.tree.cost()).sum();
        self.found + trees
    }

    /// Whether no stage is left, or the first is beyond doubt.
    pub(crate) fn is_decided(&self) -> bool {
        if self.stage >= self.stages {
            return true;
        }
        let [first, second, ..] = self.alive.as_slice() else { return true };
        first.values.len() >= 16 && first.ahead_of(second) > 4.0
    }

    /// Who chooses.
    pub(crate) fn seat(&self) -> Seat {
        self.worlds.seat
    }

    /// What was found out about the choices, best first.
    pub(crate) fn judged(&self) -> Vec<Judged> {
        self.tallies().map(Tally::judged).collect()
    }

    /// The same, and the outcome of each choice in each world that it was played on in.
    pub(crate) fn weighed(self) -> Vec<(Judged, Vec<f32>)> {
        self.alive.into_iter().chain(self.dropped).map(|tally| (tally.judged(), tally.values)).collect()
    }

    fn tallies(&self) -> impl Iterator<Item = &Tally> {
        self.alive.iter().chain(&self.dropped)
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
        let worlds = self.values.len() as u32;
        Judged { action: self.action, worlds, value: mean, error }
    }
}

/// Worlds that look alike to a seat.
pub(crate) struct Worlds<'a> {
    pub(crate) search: &'a Search,
    pub(crate) start: &'a Game,
    /// Who chooses.
    pub(crate) seat: Seat,
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
        start.redeal(self.seat, &mut rng);
        (start, rng)
    }

    /// One choice: in every world from the same position with the same chance.
    fn play_choice(&self, policy: &mut Policy<'_>, tally: &mut Tally, worlds: &[(Game, ChaCha8Rng)]) {
        let seat = self.seat;
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
