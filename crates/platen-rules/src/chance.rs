//! Chance: one seed, a named generator (`ChaCha8`), and a stream of its own for each source of chance.
//!
//! A stream is a key (the seed), a number (the source) and a position, so two tables with the same seed see the
//! same cards come up as far as the players' own acts allow. The generator, the bounded draw and the shuffle are
//! pinned by golden values: a change of any of them breaks every record.
//!
//! In a *scripted* game nothing is drawn here: a referee says what came up at a real table ([`Script`]).

use crate::vocabulary::{
    Character, GearNo, Ink, PatronageNo, PlanningNo, PrintingNo, RefinementNo, Seat, SpecialtyNo,
};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use serde::{Deserialize, Serialize};
use std::collections::VecDeque;
use std::fmt;
use std::str::FromStr;

/// The name of the generator with its streams and sampling, as records give it.
pub const GENERATOR: &str = "chacha8-streams-1";

/// A source of chance, each with its own stream.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Source {
    /// The printing deck.
    Printing,
    /// The refinement deck.
    Refinement,
    /// The specialty deck.
    Specialty,
    /// The gear deck.
    Gears,
    /// The patronage deck.
    Patronage,
    /// The character tiles.
    Characters,
    /// The automa's planning cards.
    Planning,
    /// The automa's execution cards.
    Execution,
    /// The bag of inks.
    Bag,
    /// Who begins.
    FirstPlayer,
}

impl Source {
    /// How many sources there are.
    pub const COUNT: usize = 10;

    /// The stable text code.
    pub const fn code(self) -> &'static str {
        match self {
            Source::Printing => "printing",
            Source::Refinement => "refinement",
            Source::Specialty => "specialty",
            Source::Gears => "gears",
            Source::Patronage => "patronage",
            Source::Characters => "characters",
            Source::Planning => "planning",
            Source::Execution => "execution",
            Source::Bag => "bag",
            Source::FirstPlayer => "first player",
        }
    }
}

/// 256 bits from which a whole game's chance follows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed(pub [u8; 32]);

/// Why a text is not a seed.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0:?} is not a seed; a seed is a whole number below 2^64 or 64 hex digits")]
pub struct SeedError(pub String);

impl Seed {
    /// The seed of a small number: its bytes, then zeros.
    pub fn from_number(number: u64) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Seed(bytes)
    }

    /// The seed of the `game`-th game of a run with this seed; game 0 has the seed itself.
    #[must_use]
    pub fn of_game(&self, game: u64) -> Seed {
        if game == 0 {
            return *self;
        }
        let mut hasher = blake3::Hasher::new_derive_key("platen seed of a game in a run");
        hasher.update(&self.0);
        hasher.update(&game.to_le_bytes());
        Seed(*hasher.finalize().as_bytes())
    }

    /// A seed for a program that plays at a seat of the game with this seed. Nothing of the game's own chance can be
    /// told from it.
    #[must_use]
    pub fn of_player(&self, seat: Seat) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("platen seed of a player");
        hasher.update(&self.0);
        hasher.update(&[seat.number()]);
        Seed(*hasher.finalize().as_bytes())
    }

    /// A generator for a player's own choices, apart from every stream of the game.
    pub fn player_rng(&self, seat: Seat) -> ChaCha8Rng {
        let mut rng = ChaCha8Rng::from_seed(self.0);
        rng.set_stream(1000 + u64::from(seat.number()));
        rng
    }
}

impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed({self})")
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl FromStr for Seed {
    type Err = SeedError;
    fn from_str(text: &str) -> Result<Self, SeedError> {
        let error = || SeedError(text.chars().take(80).collect());
        if text.len() == 64 && text.bytes().all(|b| b.is_ascii_hexdigit()) {
            let mut bytes = [0; 32];
            for (byte, pair) in bytes.iter_mut().zip(text.as_bytes().chunks(2)) {
                let pair = std::str::from_utf8(pair).map_err(|_| error())?;
                *byte = u8::from_str_radix(pair, 16).map_err(|_| error())?;
            }
            return Ok(Seed(bytes));
        }
        text.parse().map(Seed::from_number).map_err(|_| error())
    }
}

impl TryFrom<String> for Seed {
    type Error = SeedError;
    fn try_from(text: String) -> Result<Self, SeedError> {
        text.parse()
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// Where a game's chance comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// Drawn from a seed; each stream has been read up to its position.
    Seeded {
        /// The seed.
        seed: Seed,
        /// The next 32-bit word of each stream.
        positions: [u32; Source::COUNT],
    },
    /// Told by a referee.
    Scripted,
}

impl Chance {
    /// A fresh seeded source.
    pub fn seeded(seed: Seed) -> Chance {
        Chance::Seeded { seed, positions: [0; Source::COUNT] }
    }

    /// Opens the stream of a source where it was left. Scripted games have none.
    pub(crate) fn stream(&mut self, source: Source) -> Option<Stream<'_>> {
        match self {
            Chance::Seeded { seed, positions } => {
                let mut rng = ChaCha8Rng::from_seed(seed.0);
                rng.set_stream(source as u64);
                let position = &mut positions[source as usize];
                rng.set_word_pos(u128::from(*position));
                Some(Stream { rng, position })
            }
            Chance::Scripted => None,
        }
    }
}

/// A source's stream, open for reading; it notes how far it was read.
pub(crate) struct Stream<'a> {
    rng: ChaCha8Rng,
    position: &'a mut u32,
}

impl Stream<'_> {
    /// A uniform number below `bound`.
    pub(crate) fn below(&mut self, bound: u32) -> u32 {
        below(bound, || {
            *self.position = self.position.wrapping_add(1);
            self.rng.next_u32()
        })
    }

    /// Puts the items in a uniformly random order.
    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

/// A uniform number below `bound` from 32-bit words, by multiplication with rejection.
#[inline]
pub(crate) fn below(bound: u32, mut word: impl FnMut() -> u32) -> u32 {
    loop {
        let product = u64::from(word()) * u64::from(bound);
        let low = product as u32;
        if low >= bound || low >= bound.wrapping_neg() % bound.max(1) {
            return (product >> 32) as u32;
        }
    }
}

/// Puts items in a uniformly random order with any generator.
pub(crate) fn shuffle<T>(items: &mut [T], rng: &mut impl Rng) {
    for i in (1..items.len()).rev() {
        items.swap(i, below(i as u32 + 1, || rng.next_u32()) as usize);
    }
}

/// One thing that came up at a real table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Drawn {
    /// A printing card.
    Printing(PrintingNo),
    /// A refinement card.
    Refinement(RefinementNo),
    /// A specialty card.
    Specialty(SpecialtyNo),
    /// A gear.
    Gear(GearNo),
    /// A patronage card.
    Patronage(PatronageNo),
    /// A character tile.
    Character(Character),
    /// A planning card.
    Planning(PlanningNo),
    /// An execution card, 1 to 4.
    Execution(u8),
    /// An ink from the bag.
    Ink(Ink),
    /// The seat that begins.
    First(Seat),
}

impl Drawn {
    /// The draw in a few words.
    pub fn words(self) -> String {
        match self {
            Drawn::Printing(no) => format!("printing card {no}"),
            Drawn::Refinement(no) => format!("refinement card {no}"),
            Drawn::Specialty(no) => format!("specialty card {no}"),
            Drawn::Gear(no) => format!("gear {no}"),
            Drawn::Patronage(no) => format!("patronage card {no}"),
            Drawn::Character(tile) => format!("the character {tile}"),
            Drawn::Planning(no) => format!("planning card {no}"),
            Drawn::Execution(number) => format!("execution card {number}"),
            Drawn::Ink(ink) => format!("the ink {ink}"),
            Drawn::First(seat) => format!("seat {seat} as first player"),
        }
    }

    /// The source it came from.
    pub fn source(self) -> Source {
        match self {
            Drawn::Printing(_) => Source::Printing,
            Drawn::Refinement(_) => Source::Refinement,
            Drawn::Specialty(_) => Source::Specialty,
            Drawn::Gear(_) => Source::Gears,
            Drawn::Patronage(_) => Source::Patronage,
            Drawn::Character(_) => Source::Characters,
            Drawn::Planning(_) => Source::Planning,
            Drawn::Execution(_) => Source::Execution,
            Drawn::Ink(_) => Source::Bag,
            Drawn::First(_) => Source::FirstPlayer,
        }
    }
}

/// What a referee says was drawn, in the order in which the game asks for it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Script {
    draws: VecDeque<Drawn>,
    trouble: Option<ScriptTrouble>,
}

/// Why a script does not serve.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(rename_all = "snake_case")]
pub enum ScriptTrouble {
    /// The script ended where a draw from this source was needed.
    #[error("say what was drawn next; the source is: {}", .0.code())]
    Needs(Source),
    /// This draw was given where another source was needed, or the thing is not there to be drawn.
    #[error("{} could not have been drawn here", .0.words())]
    Impossible(Drawn),
}

impl Script {
    /// A script of these draws.
    pub fn new(draws: impl IntoIterator<Item = Drawn>) -> Script {
        Script { draws: draws.into_iter().collect(), trouble: None }
    }

    /// Takes the next draw, which must come from `source`. After the first trouble it gives nothing more.
    pub(crate) fn next(&mut self, source: Source) -> Option<Drawn> {
        if self.trouble.is_some() {
            return None;
        }
        match self.draws.pop_front() {
            Some(drawn) if drawn.source() == source => return Some(drawn),
            Some(drawn) => self.trouble = Some(ScriptTrouble::Impossible(drawn)),
            None => self.trouble = Some(ScriptTrouble::Needs(source)),
        }
        None
    }

    pub(crate) fn impossible(&mut self, drawn: Drawn) {
        self.trouble.get_or_insert(ScriptTrouble::Impossible(drawn));
    }

    /// What went wrong, if anything; draws left over are impossible too.
    pub(crate) fn trouble(&self) -> Option<ScriptTrouble> {
        self.trouble.or_else(|| self.draws.front().copied().map(ScriptTrouble::Impossible))
    }
}
