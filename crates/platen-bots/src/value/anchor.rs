//! A position whose evaluation is kept, so that positions near it cost only what differs.

use super::features::{FEATURES, Taker, features, read_features, standing};
use super::net::{HIDDEN, Net, RoundNet};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Phase, Table};

/// Features that are compared at a time.
const LANES: usize = 8;
const PADDED: usize = FEATURES.next_multiple_of(LANES);

/// The value of each feature.
type Dense = [f32; PADDED];

/// The features of a position and what the network made of them.
#[derive(Clone, Debug)]
pub(crate) struct Anchor {
    round: u8,
    dense: Dense,
    hidden: [f32; HIDDEN],
    direct: f32,
}

impl Default for Anchor {
    fn default() -> Self {
        Anchor { round: 0, dense: [0.0; PADDED], hidden: [0.0; HIDDEN], direct: 0.0 }
    }
}

impl Anchor {
    /// Makes a position the one that others are compared with.
    pub(crate) fn drop_at(&mut self, net: &Net, cards: &CardSet, table: &Table, seat: Seat) {
        self.round = table.round;
        self.dense = dense(cards, table, seat);
        let round = net.round(self.round);
        (self.hidden, self.direct) = (round.base, round.bias);
        add_changes(round, &mut self.hidden, &mut self.direct, &[0.0; PADDED], &self.dense);
    }

    /// The fame that a player will have at the end: [`Net::value`], up to rounding.
    pub(crate) fn value(&self, net: &Net, cards: &CardSet, table: &Table, seat: Seat) -> f32 {
        let at_hand = standing(&table.players[seat]) as f32;
        if table.phase == Phase::Over {
            return at_hand;
        }
        if table.round != self.round {
            return at_hand + net.future(table.round, &features(cards, table, seat));
        }
        let round = net.round(self.round);
        let (mut hidden, mut direct) = (self.hidden, self.direct);
        add_changes(round, &mut hidden, &mut direct, &self.dense, &dense(cards, table, seat));
        at_hand + 10.0 * round.finish(&hidden, direct)
    }
}

fn dense(cards: &CardSet, table: &Table, seat: Seat) -> Dense {
    let mut dense = [0.0; PADDED];
    read_features(cards, table, seat, &mut dense);
    dense
}

impl Taker for Dense {
    #[inline]
    fn set(&mut self, feature: usize, value: f32) {
        self[feature] = value;
    }
}

/// What becomes of the hidden units and the output when features change. Most do not, so parts that are the same are passed
/// over at once.
fn add_changes(round: &RoundNet, hidden: &mut [f32; HIDDEN], direct: &mut f32, before: &Dense, now: &Dense) {
    // Copies stay in registers.
    let (mut units, mut out) = (*hidden, *direct);
    let (before, now) = (before.as_chunks::<LANES>().0, now.as_chunks::<LANES>().0);
    for (part, (before, now)) in before.iter().zip(now).enumerate() {
        if before.map(f32::to_bits) == now.map(f32::to_bits) {
            continue;
        }
        let differ = |lane: usize| u32::from(before[lane].to_bits() != now[lane].to_bits()) << lane;
        let mut lanes = (0..LANES).fold(0, |lanes, lane| lanes | differ(lane));
        while lanes != 0 {
            let lane = lanes.trailing_zeros() as usize;
            lanes &= lanes - 1;
            let value = now[lane] - before[lane];
            out += round.direct[LANES * part + lane] * value;
            for (unit, weight) in units.iter_mut().zip(&round.below[LANES * part + lane]) {
                *unit += weight * value;
            }
        }
    }
    (*hidden, *direct) = (units, out);
}
