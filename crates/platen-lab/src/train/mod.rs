//! Training of the evaluation by self-play.
//!
//! A generation plays games by the evaluation so far, takes positions from them, and fits the network of each round
//! to what came of those positions: a share of the fame at the end, and for the rest the evaluation of the first
//! position of the next round that was seen. The weights follow from the arguments alone, bit by bit, with any number
//! of threads: games are gathered in their order, and a network is fitted by one thread.

mod descent;
mod self_play;

use crate::error::LabError;
use crate::pool;
use descent::fit;
use platen_bots::value::{Net, RoundNet};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{ROUNDS, Seed};
use rand_core::Rng;
use self_play::{Played, SelfPlay};
pub(crate) use self_play::{Sample, Sums};
use std::sync::Arc;

/// The fewest games of a generation: one of each kind of table in the mixture.
pub const FEWEST_GAMES: u64 = 8;

/// How an evaluation is to be trained.
#[derive(Clone, Debug)]
pub struct Training {
    /// The cards.
    pub cards: Arc<CardSet>,
    /// What to start from; none is from nothing.
    pub start: Option<Net>,
    /// Generations.
    pub generations: u32,
    /// Games of a generation; fewer than [`FEWEST_GAMES`] are as many.
    pub games: u64,
    /// What everything follows from.
    pub seed: Seed,
    /// Iterations of the search that plays the games; none is the player that looks one step ahead. The games of a
    /// search are costly, so all are learnt from again in every later generation; else only those of the last two.
    pub iterations: Option<u32>,
    /// The learning rate at the beginning of a generation.
    pub rate: f32,
}

/// What came of a generation.
#[derive(Clone, Debug, PartialEq)]
pub struct Generation {
    /// Which one, from 1.
    pub number: u32,
    /// Positions that were learnt from or held out.
    pub samples: usize,
    /// The mean fame in games with little noise, by the number of players from 1; none where there were none.
    pub fame: [Option<f64>; 4],
    /// By round, how far the evaluation was off.
    pub loss: [Loss; ROUNDS as usize],
}

/// How far an evaluation is off: the root of the mean square, in fame.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Loss {
    /// On positions that were held out, before the generation.
    pub before: f64,
    /// On those learnt from, in the last pass.
    pub learnt: f64,
    /// On positions that were held out, after the generation.
    pub held_out: f64,
}

/// What is told while training goes on.
#[derive(Clone, Copy, Debug)]
pub enum Told<'a> {
    /// A game has been played.
    Game,
    /// A generation is done, with this evaluation.
    Generation(&'a Generation, &'a Net),
}

impl Training {
    /// Trains; tells each game and each generation. The first error ends it.
    pub fn run<E: From<LabError>>(
        &self,
        threads: usize,
        mut tell: impl FnMut(Told<'_>) -> Result<(), E>,
    ) -> Result<Net, E> {
        let mut net = self.start.clone().unwrap_or_else(|| unlearnt(self.seed));
        let mut kept: Vec<Sample> = Vec::new();
        for number in 1..=self.generations {
            let (mut samples, sums) = self.play(&net, number, threads, &mut tell)?;
            let fresh = samples.len();
            samples.append(&mut kept);
            let loss = self.learn(&mut net, &samples, number, threads);
            let done = Generation { number, samples: samples.len(), fame: sums.means(), loss };
            tell(Told::Generation(&done, &net))?;
            if self.iterations.is_none() {
                samples.truncate(fresh);
            }
            kept = samples;
        }
        Ok(net)
    }

    fn play<E: From<LabError>>(
        &self,
        net: &Net,
        number: u32,
        threads: usize,
        tell: &mut impl FnMut(Told<'_>) -> Result<(), E>,
    ) -> Result<(Vec<Sample>, Sums), E> {
        let knows_nothing = self.start.is_none() && number == 1;
        let nothing = Net::default();
        let player = SelfPlay {
            cards: &self.cards,
            net: if knows_nothing { &nothing } else { net },
            seed: self.seed.of_game(u64::from(number)),
            iterations: self.iterations,
            knows_nothing,
        };
        let (mut samples, mut sums) = (Vec::new(), Sums::default());
        let games = self.games.max(FEWEST_GAMES);
        pool::run_in_order(
            games,
            threads,
            |game| player.play(game),
            |played| {
                let Played { samples: more, sums: of_game } = played?;
                samples.extend(more);
                sums.add(&of_game);
                tell(Told::Game)
            },
        )?;
        Ok((samples, sums))
    }

    /// Fits the network of each round.
    fn learn(
        &self,
        net: &mut Net,
        samples: &[Sample],
        number: u32,
        threads: usize,
    ) -> [Loss; ROUNDS as usize] {
        let fit_round = |round: u64| {
            let of_round: Vec<&Sample> = samples.iter().filter(|s| u64::from(s.round) == round + 1).collect();
            let mut fitted = net.rounds[round as usize].clone();
            let loss = fit(&mut fitted, &of_round, self.rate, self.seed.of_game(u64::from(number)));
            (fitted, loss)
        };
        let mut fitted: Vec<(RoundNet, Loss)> = Vec::new();
        let Ok(()) = pool::run_in_order(u64::from(ROUNDS), threads, fit_round, |one| {
            fitted.push(one);
            Ok::<(), std::convert::Infallible>(())
        });
        let mut losses = [Loss::default(); ROUNDS as usize];
        for ((round, place), (network, loss)) in net.rounds.iter_mut().zip(&mut losses).zip(fitted) {
            (*round, *place) = (network, loss);
        }
        losses
    }
}

/// Small weights at random: hidden units that are all alike would stay so.
fn unlearnt(seed: Seed) -> Net {
    let mut rng = seed.player_rng(Seat::default());
    let mut net = Net::default();
    for round in &mut net.rounds {
        let below = round.below.iter_mut().flatten();
        below.for_each(|weight| *weight = (unit(&mut rng) - 0.5) * 0.4);
        round.top.iter_mut().for_each(|weight| *weight = (unit(&mut rng) - 0.5) * 0.2);
    }
    net
}

/// A number from 0 to 1.
#[expect(clippy::cast_precision_loss, reason = "24 bits fit")]
fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / 16_777_216.0
}
