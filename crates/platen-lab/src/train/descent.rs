//! Fitting a network to samples: Adam on batches, with weights that shrink a little.

use super::{Loss, Sample};
use platen_bots::value::{FEATURES, HIDDEN, RoundNet};
use platen_rules::Seed;
use platen_rules::vocabulary::Seat;
use rand_core::Rng;

/// How often all samples are gone through.
const PASSES: u8 = 4;
/// Samples of a step.
const BATCH: usize = 256;
/// One in so many samples is held out.
const HOLD_ONE_IN: usize = 20;
/// The rate falls in even steps, but not below this part of what it was.
const LEAST_RATE: f32 = 0.1;
/// Errors count as no more than this, in tens of fame.
const LARGEST_ERROR: f32 = 3.0;
/// How much of the mean slope, and of the mean square, a step keeps.
const KEPT: [f32; 2] = [0.9, 0.999];
const SHRINK: f32 = 1e-4;
/// Networks tell tens of fame.
const SCALE: f64 = 10.0;

/// Fits a network. The first samples, which come from the latest games, are held out.
pub(super) fn fit(net: &mut RoundNet, samples: &[&Sample], rate: f32, seed: Seed) -> Loss {
    let (held, learnt) = samples.split_at(samples.len() / HOLD_ONE_IN);
    let before = error_of(net, held);
    let mut order = learnt.to_vec();
    let mut rng = seed.player_rng(Seat::new(3).unwrap_or_default());
    let mut adam = Adam::default();
    let mut sum = 0.0;
    for pass in 0..PASSES {
        shuffle(&mut order, &mut rng);
        adam.rate = rate * (1.0 - f32::from(pass) / f32::from(PASSES)).max(LEAST_RATE);
        sum = order.chunks(BATCH).map(|batch| adam.step(net, batch)).sum();
    }
    Loss { before, learnt: root_mean(sum, order.len()), held_out: error_of(net, held) }
}

fn shuffle(order: &mut [&Sample], rng: &mut impl Rng) {
    for last in (1..order.len()).rev() {
        order.swap(last, rng.next_u32() as usize % (last + 1));
    }
}

/// How far the network is off on samples that it does not learn from.
fn error_of(net: &RoundNet, samples: &[&Sample]) -> f64 {
    let squares = samples.iter().map(|sample| {
        let error = f64::from(net.run(&sample.features).1 - sample.target);
        error * error
    });
    root_mean(squares.sum(), samples.len())
}

#[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
fn root_mean(squares: f64, count: usize) -> f64 {
    SCALE * (squares / count.max(1) as f64).sqrt()
}

/// The means that steps are made by.
struct Adam {
    rate: f32,
    slopes: RoundNet,
    means: RoundNet,
    squares: RoundNet,
    /// What the steps so far have kept of the beginning, for each mean.
    begun: [f32; 2],
    touched: Vec<bool>,
}

impl Default for Adam {
    fn default() -> Self {
        Adam {
            rate: 0.0,
            slopes: RoundNet::default(),
            means: RoundNet::default(),
            squares: RoundNet::default(),
            begun: [1.0; 2],
            touched: vec![false; FEATURES],
        }
    }
}

impl Adam {
    /// One step against the slopes of a batch; gives the sum of its squared errors.
    #[expect(clippy::cast_precision_loss, reason = "a batch is small")]
    fn step(&mut self, net: &mut RoundNet, batch: &[&Sample]) -> f64 {
        let mut sum = 0.0;
        for sample in batch {
            let (hidden, out) = net.run(&sample.features);
            let error = out - sample.target;
            sum += f64::from(error * error);
            let error = error.clamp(-LARGEST_ERROR, LARGEST_ERROR) / batch.len() as f32;
            self.add_slopes(net, sample, &hidden, error);
        }
        self.begun = [self.begun[0] * KEPT[0], self.begun[1] * KEPT[1]];
        self.move_weights(net);
        sum
    }

    /// Adds how the error changes with each weight.
    fn add_slopes(&mut self, net: &RoundNet, sample: &Sample, hidden: &[f32; HIDDEN], error: f32) {
        let slopes = &mut self.slopes;
        slopes.bias += error;
        let mut back = [0.0_f32; HIDDEN];
        for unit in (0..HIDDEN).filter(|&unit| hidden[unit] > 0.0) {
            slopes.top[unit] += error * hidden[unit];
            back[unit] = error * net.top[unit];
            slopes.base[unit] += back[unit];
        }
        for (feature, value) in sample.features.iter() {
            self.touched[feature] = true;
            slopes.direct[feature] += error * value;
            for (slope, back) in slopes.below[feature].iter_mut().zip(&back) {
                *slope += back * value;
            }
        }
    }

    /// Moves the weights of features that the batch had, and those of no feature.
    fn move_weights(&mut self, net: &mut RoundNet) {
        let made = Step { rate: self.rate, fresh: self.begun.map(|begun| 1.0 - begun) };
        let (slopes, means, squares) = (&mut self.slopes, &mut self.means, &mut self.squares);
        made.one(&mut net.bias, &mut slopes.bias, &mut means.bias, &mut squares.bias);
        made.all(&mut net.base, &mut slopes.base, &mut means.base, &mut squares.base);
        made.all(&mut net.top, &mut slopes.top, &mut means.top, &mut squares.top);
        for (f, touched) in self.touched.iter_mut().enumerate().filter(|(_, touched)| **touched) {
            *touched = false;
            made.one(&mut net.direct[f], &mut slopes.direct[f], &mut means.direct[f], &mut squares.direct[f]);
            made.all(&mut net.below[f], &mut slopes.below[f], &mut means.below[f], &mut squares.below[f]);
        }
    }
}

/// How far a step goes.
struct Step {
    rate: f32,
    /// How much of each mean comes from slopes, not from the beginning.
    fresh: [f32; 2],
}

impl Step {
    #[inline]
    fn one(&self, weight: &mut f32, slope: &mut f32, mean: &mut f32, square: &mut f32) {
        *mean = KEPT[0] * *mean + (1.0 - KEPT[0]) * *slope;
        *square = KEPT[1] * *square + (1.0 - KEPT[1]) * *slope * *slope;
        let towards = *mean / self.fresh[0] / ((*square / self.fresh[1]).sqrt() + 1e-8);
        *weight -= self.rate * (towards + SHRINK * *weight);
        *slope = 0.0;
    }

    #[inline]
    fn all(
        &self,
        weights: &mut [f32; HIDDEN],
        slopes: &mut [f32; HIDDEN],
        means: &mut [f32; HIDDEN],
        squares: &mut [f32; HIDDEN],
    ) {
        let ends = means.iter_mut().zip(squares);
        for ((weight, slope), (mean, square)) in weights.iter_mut().zip(slopes).zip(ends) {
            self.one(weight, slope, mean, square);
        }
    }
}
