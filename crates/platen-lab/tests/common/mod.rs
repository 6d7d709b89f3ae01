//! Contests and bots for tests.
#![allow(dead_code, reason = "each test file uses a part of it")]

use platen_bots::{BOTS, Bot, Effort, Question};
use platen_lab::{Contest, Contestant, Games, LabError, Played, Standing};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::{Action, GameOptions, Seed};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The weakest kind, which is quick.
pub(crate) fn quick() -> Contestant {
    Contestant::from(&BOTS[0])
}

/// Panics at every decision.
#[derive(Debug)]
struct Panics;

impl Bot for Panics {
    fn choose(&self, _: &Question<'_>, _: &Effort<'_>) -> Action {
        panic!("out of ink")
    }
}

/// Always passes, mostly where that is forbidden.
#[derive(Debug)]
struct Passes;

impl Bot for Passes {
    fn choose(&self, _: &Question<'_>, _: &Effort<'_>) -> Action {
        Action::Pass
    }
}

pub(crate) fn panics() -> Contestant {
    Contestant::with("panics", || Box::new(Panics))
}

pub(crate) fn passes() -> Contestant {
    Contestant::with("passes", || Box::new(Passes))
}

pub(crate) fn contest(bots: Vec<Contestant>, deals: u64) -> Contest {
    Contest {
        cards: published_set(DEFAULT_SET).expect("a published set"),
        options: GameOptions::new(bots.len() as u8),
        bots,
        seed: Seed::from_number(1455),
        deals,
        iterations: None,
        chance_keeps: false,
        timed: false,
    }
}

pub(crate) fn play(contest: &Contest, threads: usize) -> (Standing, Vec<Played>) {
    let mut standing = Standing::new(contest.header());
    let mut games = Vec::new();
    let keep = |played: Played| -> Result<(), LabError> {
        standing.add(&played);
        games.push(played);
        Ok(())
    };
    contest.play(threads, &BTreeSet::new(), keep).expect("it is played");
    (standing, games)
}

/// A path for a file that goes when the test ends.
#[derive(Debug)]
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new(name: &str) -> Scratch {
        Scratch(std::env::temp_dir().join(format!("platen-lab-{}-{name}.jsonl", std::process::id())))
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.0);
    }
}
