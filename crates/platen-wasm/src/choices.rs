//! Positions with the choices of every bot, and games played on to be timed.

use platen_bots::policy::Policy;
use platen_bots::value::Net;
use platen_bots::{BOTS, Effort, Question};
use platen_rules::cards::{CardSet, DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Seed, View, write_action};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A decision with what every bot chooses.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Position {
    /// What the bots' chance follows from.
    pub seed: u64,
    /// Iterations of a search.
    pub iterations: u32,
    /// What the seat sees.
    pub view: View,
    /// The choice of each bot, in the notation.
    pub choices: BTreeMap<String, String>,
}

/// Lets every bot decide in each position, a line of JSON; gives the lines written anew.
///
/// # Errors
/// If a line is no position.
pub fn choose(text: &str) -> serde_json::Result<String> {
    let cards = house_cards();
    let mut answer = String::new();
    for line in text.lines() {
        let mut position: Position = serde_json::from_str(line)?;
        position.choices = choices(&cards, &position);
        answer += &serde_json::to_string(&position)?;
        answer.push('\n');
    }
    Ok(answer)
}

fn choices(cards: &Arc<CardSet>, position: &Position) -> BTreeMap<String, String> {
    let Some(question) = Question::new(cards, &position.view) else { return BTreeMap::new() };
    let seed = Seed::from_number(position.seed);
    let effort = Effort { iterations: Some(position.iterations), ..Effort::of(seed) };
    let edition = position.view.table.options.edition;
    let choice = |kind: &platen_bots::BotKind| {
        let action = (kind.make)().choose(&question, &effort);
        (kind.name.to_string(), write_action(&action, edition))
    };
    BOTS.iter().map(choice).collect()
}

/// A game of four that was played up to its third round.
///
/// # Panics
/// Never: the options are sound and the house set is published.
#[must_use]
pub fn round_three() -> Game {
    let options = GameOptions::new(4);
    let mut game = Game::new(house_cards(), options, Seed::from_number(1455)).expect("sound options");
    let mut rng = Seed::from_number(3).player_rng(Seat::default());
    Policy::new(Net::trained(), &game.clone()).play_on(&mut game, &mut rng, |game, _| game.table().round < 3);
    game
}

/// Plays so many games on to their end, each in a world of its own; counts the decisions.
#[must_use]
pub fn playouts(start: &Game, count: u32) -> u32 {
    let mut rng = Seed::from_number(4).player_rng(Seat::default());
    let mut policy = Policy::new(Net::trained(), start);
    let play = |_| {
        let mut game = start.clone();
        game.redeal(Seat::default(), &mut rng);
        policy.play_on(&mut game, &mut rng, |_, _| true)
    };
    (0..count).map(play).sum()
}

fn house_cards() -> Arc<CardSet> {
    published_set(DEFAULT_SET).expect("the house set is published")
}
