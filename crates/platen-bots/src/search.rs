//! The search: the most promising choices are played on, each in the same worlds that look alike to the seat, by
//! players who look one step ahead; after each stage the weaker half is dropped.

use crate::candidates::{Candidate, candidates};
use crate::effort::{Effort, Progress};
use crate::mean::Mean;
use crate::parts::in_parts;
use crate::policy::Policy;
use crate::question::Question;
use crate::tree::{Tree, Trying};
use crate::value::Net;
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{Action, Game, Phase, View};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::ops::Range;

/// How a search is done.
#[derive(Clone, Copy, Debug)]
pub struct Search {
    /// Playouts in all at a table of two.
    pub iterations: u32,
    /// Rounds that a playout goes on, the current one included.
    pub rounds: u8,
    /// Choices looked at.
    pub most: usize,
    /// How many playouts the first look counts for.
    pub prior: f32,
    /// Choices looked at later in the round; with 1, what one step ahead would do is done.
    pub later: usize,
    /// Choices of others looked at later in the round.
    pub others: usize,
}

/// What a search found out about a choice.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Judged {
    /// The choice.
    pub action: Action,
    /// In how many worlds it was played on.
    pub worlds: u32,
    /// The mean outcome: fame, less a part of the fame of the best other player.
    pub value: f64,
    /// The standard error of the mean.
    pub error: f64,
}

impl Search {
    /// The choices, best first.
    pub fn run(&self, net: &Net, question: &Question<'_>, effort: &Effort<'_>) -> Vec<Judged> {
        let mut rng = effort.rng(question);
        let seat = question.seat();
        let view = uncommitted(question.view(), seat);
        let Ok(game) = view.determinise(question.cards(), &mut rng) else { return Vec::new() };
        let mut policy = Policy::new(net, &game);
        let mut found = candidates(&mut policy, &game, seat, self.most);
        favour(&mut found, policy.choose(&game, seat, &mut rng));
        let mut alive: Vec<Tally> = found.into_iter().map(|found| Tally::new(found, self.prior)).collect();
        let worlds = Worlds { search: self, start: &game, question, seed: rng.next_u64() };
        let mut policies = vec![policy];
        policies.resize_with(effort.threads.max(1), || Policy::new(net, &game));
        let total = effort.iterations.unwrap_or_else(|| self.playouts(game.table().options.players));
        alive.truncate(affordable(alive.len(), total));
        let stages = stages(alive.len());
        let (mut done, mut world) = (0, 0);
        let mut dropped = Vec::new();
        for stage in 0..stages {
            let share = (total.saturating_sub(done) / (stages - stage)) as usize;
            let each = (share / alive.len()).max(1) as u32;
            worlds.play(&mut policies, &mut alive, world..world + each);
            world += each;
            done += each * alive.len() as u32;
            alive.sort_by(|a, b| b.promise().total_cmp(&a.promise()));
            let progress = Progress { done, of: total, best: alive[0].action };
            if !effort.watch.go_on(&progress) || settled(&alive) {
                break;
            }
            if stage + 1 < stages {
                let keep = alive.len().div_ceil(2);
                dropped.splice(0..0, alive.drain(keep..));
            }
        }
        alive.extend(dropped);
        alive.into_iter().map(|tally| tally.judged()).collect()
    }
}

impl Search {
    /// A playout takes the longer, the more players there are; a decision is to take about as long at every table.
    fn playouts(&self, players: u8) -> u32 {
        3 * self.iterations / (u32::from(players) + 1)
    }
}

/// Stages in which halving leaves two of so many choices, or one of two.
pub(crate) fn stages(choices: usize) -> u32 {
    usize::BITS - choices.saturating_sub(1).leading_zeros()
}

/// How many of the choices can be halved again and again with so many playouts in all, each being played on at least
/// once a stage; the best looking come first.
pub(crate) fn affordable(choices: usize, playouts: u32) -> usize {
    let cost = |choices: usize| {
        let halves = (0..stages(choices)).scan(choices, |alive, _| {
            let played = *alive;
            *alive = alive.div_ceil(2);
            Some(played)
        });
        halves.sum::<usize>()
    };
    (1..=choices).rev().find(|&fewer| cost(fewer) <= playouts as usize).unwrap_or(choices.min(1))
}

/// How much better than any other choice, in fame, that of one step ahead looks at first.
const LEAD: f32 = 1.0;

/// Puts first what one step ahead would do: it knows more than how a choice looks (the solver, what others may plan), and
/// few playouts are no reason to leave it.
pub(crate) fn favour(found: &mut Vec<Candidate>, own: Action) {
    let best = found.first().map_or(0.0, |best| best.1);
    found.retain(|(action, _)| *action != own);
    found.insert(0, (own, best + LEAD));
}

/// Whether the first is beyond doubt.
fn settled(alive: &[Tally]) -> bool {
    let [first, second, ..] = alive else { return true };
    first.values.len() >= 16 && first.ahead_of(second) > 4.0
}

/// The view with no plan of another: they plan anew in each world.
pub(crate) fn uncommitted(view: &View, seat: Seat) -> View {
    let mut view = *view;
    if view.table.phase == Phase::Planning && view.table.committed.contains(seat) {
        view.table.committed = SeatSet::EMPTY.with(seat);
    } else {
        view.table.committed = SeatSet::EMPTY;
    }
    view
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

struct Worlds<'a> {
    search: &'a Search,
    start: &'a Game,
    question: &'a Question<'a>,
    seed: u64,
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

/// How much another's fame counts against one's own while it is only expected. To the evaluation others are strangers,
/// so all of it would be too much: players who count it fully hold each other down and gain little by it.
const OTHERS_COUNT: f32 = 0.5;

/// Fame, less a part of the fame of the best other player.
pub(crate) fn outcome(policy: &Policy<'_>, game: &Game, seat: Seat) -> f32 {
    let own = policy.value_afresh(game, seat);
    let others = game.table().options.player_seats().iter().filter(|&other| other != seat);
    let best = others.map(|other| policy.value_afresh(game, other)).fold(f32::NEG_INFINITY, f32::max);
    // What is known and not expected counts in full: at the end the difference is all that matters.
    let counts = if game.table().phase == Phase::Over { 1.0 } else { OTHERS_COUNT };
    if best == f32::NEG_INFINITY { own } else { own - counts * best }
}

#[cfg(test)]
mod tests {
    use super::{affordable, stages};

    #[test]
    fn no_more_choices_are_looked_at_than_the_playouts_allow() {
        let found = [(44, 2600), (16, 30), (16, 29), (9, 18), (40, 1), (1, 0), (0, 5)];
        let found = found.map(|(choices, playouts)| affordable(choices, playouts));
        assert_eq!(found, [44, 16, 15, 8, 1, 1, 0]);
        assert_eq!([1, 2, 3, 4, 40].map(stages), [0, 1, 2, 2, 6]);
    }
}
