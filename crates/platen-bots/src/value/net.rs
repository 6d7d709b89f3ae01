//! The evaluation: for each round a small network that tells how much fame a player will still gain.

use super::features::{FEATURES, Features};
use platen_rules::ROUNDS;
use std::fmt::Write as _;

/// Hidden units of a network.
pub const HIDDEN: usize = 32;
/// What a whole number in the file stands for.
const UNIT: f32 = 1024.0;
/// The first word of the file.
const FORMAT: &str = "platen-value-2";

/// The network of one round: `out = bias + direct·x + top·max(0, base + below·x)`.
#[derive(Clone, Debug, PartialEq)]
pub struct RoundNet {
    /// From each feature to each hidden unit.
    pub below: Vec<[f32; HIDDEN]>,
    /// What each hidden unit begins with.
    pub base: [f32; HIDDEN],
    /// From each hidden unit to the output.
    pub top: [f32; HIDDEN],
    /// From each feature straight to the output.
    pub direct: Vec<f32>,
    /// What the output begins with.
    pub bias: f32,
}

impl Default for RoundNet {
    fn default() -> Self {
        RoundNet {
            below: vec![[0.0; HIDDEN]; FEATURES],
            base: [0.0; HIDDEN],
            top: [0.0; HIDDEN],
            direct: vec![0.0; FEATURES],
            bias: 0.0,
        }
    }
}

impl RoundNet {
    /// The hidden units before they are cut off at 0, and the output.
    #[inline]
    pub fn run(&self, features: &Features) -> ([f32; HIDDEN], f32) {
        let mut hidden = self.base;
        let mut out = self.bias;
        for (feature, value) in features.iter() {
            out += self.direct[feature] * value;
            for (unit, weight) in hidden.iter_mut().zip(&self.below[feature]) {
                *unit += weight * value;
            }
        }
        (hidden, self.finish(&hidden, out))
    }

    /// The output from the hidden units and what came to it straight. Summed in a fixed order, four lanes at a time.
    #[inline]
    pub(crate) fn finish(&self, hidden: &[f32; HIDDEN], direct: f32) -> f32 {
        let mut lanes = [0.0_f32; 4];
        for (units, weights) in hidden.chunks_exact(4).zip(self.top.chunks_exact(4)) {
            for ((lane, unit), weight) in lanes.iter_mut().zip(units).zip(weights) {
                *lane += unit.max(0.0) * weight;
            }
        }
        direct + (lanes[0] + lanes[1]) + (lanes[2] + lanes[3])
    }

    fn numbers(&self) -> impl Iterator<Item = f32> {
        let below = self.below.iter().flatten().copied();
        let ends = self.base.into_iter().chain(self.top).chain([self.bias]);
        below.chain(self.direct.iter().copied()).chain(ends)
    }

    fn numbers_mut(&mut self) -> impl Iterator<Item = &mut f32> {
        let below = self.below.iter_mut().flatten();
        let ends = self.base.iter_mut().chain(&mut self.top).chain([&mut self.bias]);
        below.chain(&mut self.direct).chain(ends)
    }
}

/// The whole evaluation: one network a round.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Net {
    /// By round, from the first.
    pub rounds: [RoundNet; ROUNDS as usize],
}

/// Why a text is no evaluation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NetError(String);

impl std::fmt::Display for NetError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for NetError {}

impl Net {
    /// The network of a round.
    #[inline]
    pub(crate) fn round(&self, round: u8) -> &RoundNet {
        &self.rounds[usize::from(round.clamp(1, ROUNDS)) - 1]
    }

    /// How much fame a player with these features will still gain, in a round.
    #[inline]
    pub fn future(&self, round: u8, features: &Features) -> f32 {
        10.0 * self.round(round).run(features).1
    }

    /// Writes the data file; `note` says how it was made.
    pub fn to_text(&self, note: &str) -> String {
        let mut text = format!("{FORMAT} {FEATURES} {HIDDEN}\n");
        note.lines().for_each(|line| {
            let _ = writeln!(text, "# {line}");
        });
        for round in &self.rounds {
            let numbers: Vec<i32> = round.numbers().map(|number| (number * UNIT).round() as i32).collect();
            for row in numbers.chunks(HIDDEN) {
                let words: Vec<String> = row.iter().map(ToString::to_string).collect();
                let _ = writeln!(text, "{}", words.join(" "));
            }
        }
        text
    }

    /// Reads the data file.
    pub fn from_text(text: &str) -> Result<Net, NetError> {
        let mut lines = text.lines();
        let expected = format!("{FORMAT} {FEATURES} {HIDDEN}");
        let head = lines.next().unwrap_or_default();
        if head != expected {
            return Err(NetError(format!(
                "line 1 is {head:?}; expected {expected:?}: train the weights anew"
            )));
        }
        let mut words = lines.filter(|line| !line.starts_with('#')).flat_map(str::split_whitespace);
        let mut net = Net::default();
        for number in net.rounds.iter_mut().flat_map(RoundNet::numbers_mut) {
            let word = words.next().ok_or_else(|| NetError("the file ends too early".into()))?;
            let whole: i32 = word.parse().map_err(|_| NetError(format!("{word:?} is not a whole number")))?;
            *number = whole as f32 / UNIT;
        }
        match words.next() {
            None => Ok(net),
            Some(word) => Err(NetError(format!("{word:?} comes after the last number"))),
        }
    }
}
