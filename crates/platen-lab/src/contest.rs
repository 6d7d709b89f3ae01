//! A contest: deals that are each played once for every rotation of the bots over the seats.

use crate::error::LabError;
use crate::facts::Played;
use crate::games::Games;
use crate::gather::{Diary, Gatherer};
use crate::results::Header;
use crate::sitting::{Sitting, broken};
use platen_bots::{Bot, BotKind, Seated};
use platen_rules::cards::CardSet;
use platen_rules::{Game, GameOptions, RULES_REVISION, Seed};
use std::fmt;
use std::sync::Arc;

/// A bot that takes part.
#[derive(Clone)]
pub struct Contestant {
    /// The name in tables and warnings.
    pub name: String,
    make: Arc<dyn Fn() -> Box<dyn Bot> + Send + Sync>,
}

impl Contestant {
    /// Any bot at all.
    pub fn with(
        name: impl Into<String>,
        make: impl Fn() -> Box<dyn Bot> + Send + Sync + 'static,
    ) -> Contestant {
        Contestant { name: name.into(), make: Arc::new(make) }
    }

    pub(crate) fn sit(&self) -> Seated {
        Seated::with(self.name.clone(), (self.make)())
    }
}

impl From<&BotKind> for Contestant {
    fn from(kind: &BotKind) -> Contestant {
        Contestant::with(kind.name, kind.make)
    }
}

impl fmt::Debug for Contestant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Contestant({})", self.name)
    }
}

/// What is to be played.
#[derive(Clone, Debug)]
pub struct Contest {
    /// The cards.
    pub cards: Arc<CardSet>,
    /// The options; as many players as there are bots.
    pub options: GameOptions,
    /// The bots, in the order they were named.
    pub bots: Vec<Contestant>,
    /// What everything follows from.
    pub seed: Seed,
    /// How many deals.
    pub deals: u64,
    /// Iterations of a search instead of the level's own.
    pub iterations: Option<u32>,
    /// Whether chance keeps the characters, and not the bots.
    pub chance_keeps: bool,
    /// Whether decisions are timed.
    pub timed: bool,
}

impl Contest {
    /// Games of a deal: one a rotation.
    pub fn rotations(&self) -> u64 {
        self.bots.len().max(1) as u64
    }
}

impl Games for Contest {
    fn header(&self) -> Header {
        Header {
            rules: RULES_REVISION,
            set: self.cards.name.clone(),
            set_hash: self.cards.hash(),
            options: self.options,
            bots: self.bots.iter().map(|bot| bot.name.clone()).collect(),
            bots_hash: platen_bots::fingerprint().to_string(),
            seed: self.seed,
            games: self.games(),
            iterations: self.iterations,
            chance_keeps: self.chance_keeps,
            clairvoyant: None,
        }
    }

    fn games(&self) -> u64 {
        self.deals.saturating_mul(self.rotations())
    }

    fn play_one(&self, number: u64) -> Result<Played, LabError> {
        let (deal, rotation) = (number / self.rotations(), number % self.rotations());
        let seed = self.seed.of_game(deal);
        let mut facts =
            Gatherer::new(Arc::clone(&self.cards), self.options, self.bots.len(), rotation as usize);
        let game = Game::begin(Arc::clone(&self.cards), self.options, seed, &mut facts).map_err(broken)?;
        // Each rotation has chance of its own for the bots, or two equal bots would play one game twice.
        let bots = facts.order().map(|bot| &self.bots[bot]);
        let mut sitting = Sitting::new(game, seed.of_game(rotation), bots);
        (sitting.iterations, sitting.timed) = (self.iterations, self.timed);
        sitting.chance_keeps = self.chance_keeps;
        let mut diary = Diary::default();
        sitting.play(&mut facts, |decision| diary.add(&decision))?;
        let result = sitting.game.result().ok_or_else(|| broken("it has no result"))?;
        Ok(facts.finish(number, diary, &result))
    }
}
