//! A position whose evaluation is kept, so that positions near it cost only what differs.

use super::features::{FEATURES, Features, Taker, features, read_features, standing};
use super::net::{HIDDEN, Net, RoundNet};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Phase, Table};

const WORDS: usize = FEATURES.div_ceil(64);

/// The features of a position and what the network made of them.
#[derive(Clone, Debug)]
pub(crate) struct Anchor {
    round: u8,
    features: Features,
    dense: [f32; FEATURES],
    hidden: [f32; HIDDEN],
    direct: f32,
}

impl Default for Anchor {
    fn default() -> Self {
        Anchor {
            round: 0,
            features: Features::default(),
            dense: [0.0; FEATURES],
            hidden: [0.0; HIDDEN],
            direct: 0.0,
        }
    }
}

impl Anchor {
    /// Makes a position the one that others are compared with.
    pub(crate) fn drop_at(&mut self, net: &Net, cards: &CardSet, table: &Table, seat: Seat) {
        self.features.iter().for_each(|(feature, _)| self.dense[feature] = 0.0);
        self.round = table.round;
        self.features.clear();
        read_features(cards, table, seat, &mut self.features);
        let round = net.round(self.round);
        self.hidden = round.base;
        self.direct = round.bias;
        for (feature, value) in self.features.iter() {
            self.dense[feature] = value;
            add(round, &mut self.hidden, &mut self.direct, feature, value);
        }
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
        let mut apart =
            Apart { anchor: self, round, hidden: self.hidden, direct: self.direct, seen: [0; WORDS] };
        read_features(cards, table, seat, &mut apart);
        let Apart { mut hidden, mut direct, seen, .. } = apart;
        for (feature, value) in self.features.iter() {
            if seen[feature / 64] >> (feature % 64) & 1 == 0 {
                add(round, &mut hidden, &mut direct, feature, -value);
            }
        }
        at_hand + 10.0 * round.finish(&hidden, direct)
    }
}

/// Takes down only what differs from the anchor.
struct Apart<'a> {
    anchor: &'a Anchor,
    round: &'a RoundNet,
    hidden: [f32; HIDDEN],
    direct: f32,
    seen: [u64; WORDS],
}

impl Taker for Apart<'_> {
    #[inline]
    fn set(&mut self, feature: usize, value: f32) {
        if value == 0.0 {
            return;
        }
        self.seen[feature / 64] |= 1 << (feature % 64);
        let change = value - self.anchor.dense[feature];
        if change != 0.0 {
            add(self.round, &mut self.hidden, &mut self.direct, feature, change);
        }
    }
}

#[inline(never)]
fn add(round: &RoundNet, hidden: &mut [f32; HIDDEN], direct: &mut f32, feature: usize, value: f32) {
    *direct += round.direct[feature] * value;
    for (unit, weight) in hidden.iter_mut().zip(&round.below[feature]) {
        *unit += weight * value;
    }
}
