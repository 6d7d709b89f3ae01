//! Games to learn from: a mixture of tables, played with more or less noise.

use super::FEWEST_GAMES;
use crate::error::LabError;
use crate::sitting::broken;
use platen_bots::policy::Policy;
use platen_bots::search::Search;
use platen_bots::value::{Features, Net, features, standing};
use platen_bots::{Effort, Question};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, GameOptions, Phase, Seed};
use rand_core::Rng;
use std::sync::Arc;

/// Players of the games, in turn.
const PLAYERS: [u8; FEWEST_GAMES as usize] = [1, 1, 2, 2, 2, 2, 3, 4];
/// How far, in fame, choices may be misjudged; one of them a game.
const NOISE: [f32; 4] = [0.0, 0.5, 1.5, 3.0];
/// The same for a player that knows nothing yet.
const MUCH_NOISE: f32 = 6.0;
/// Games with less noise than this count for the mean fame.
const LITTLE_NOISE: f32 = 1.0;
/// One in so many positions is taken where moves are cheap.
const ONE_IN: u32 = 3;
/// In games of a search with noise, one in so many decisions is made by the player that looks one step ahead.
const HASTY_ONE_IN: u32 = 24;
/// The share of the fame at the end in what is learnt; the rest is the evaluation of a later position.
const SHARE_OF_END: f32 = 0.35;
/// Networks tell tens of fame.
const SCALE: f32 = 10.0;

/// A position to learn from.
#[derive(Clone, Debug)]
pub(crate) struct Sample {
    pub(crate) round: u8,
    pub(crate) features: Features,
    /// What the network should say.
    pub(crate) target: f32,
}

/// Fame of players who played with little noise, by the number of players.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Sums([(i64, u32); 4]);

impl Sums {
    pub(crate) fn add(&mut self, other: &Sums) {
        for (sum, more) in self.0.iter_mut().zip(other.0) {
            sum.0 += more.0;
            sum.1 += more.1;
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "far below 2^52")]
    pub(crate) fn means(&self) -> [Option<f64>; 4] {
        self.0.map(|(fame, players)| (players > 0).then(|| fame as f64 / f64::from(players)))
    }
}

/// What a game gave.
pub(super) struct Played {
    pub(super) samples: Vec<Sample>,
    pub(super) sums: Sums,
}

/// How the games of a generation are played.
pub(super) struct SelfPlay<'a> {
    pub(super) cards: &'a Arc<CardSet>,
    pub(super) net: &'a Net,
    pub(super) seed: Seed,
    pub(super) iterations: Option<u32>,
    pub(super) knows_nothing: bool,
}

/// Chance keeps the characters, so that all of them are learnt about; what a player is given for one is chosen.
fn keep_by_chance(policy: &mut Policy<'_>, game: &mut Game, rng: &mut impl Rng) {
    let mut options = Vec::new();
    while let (Phase::Characters { .. }, Some(seat)) = (game.table().phase, game.awaited().first()) {
        let by_chance = if game.table().frames.is_empty() {
            game.look().random_action(seat, rng, &mut options)
        } else {
            None
        };
        let action = by_chance.unwrap_or_else(|| policy.choose(game, seat, rng));
        game.apply_unchecked(seat, &action);
    }
}

/// A position of a game, seen by the player who had just decided.
struct Seen {
    seat: Seat,
    round: u8,
    features: Features,
    at_hand: f32,
}

impl SelfPlay<'_> {
    /// Plays a game.
    pub(super) fn play(&self, number: u64) -> Result<Played, LabError> {
        let options = options(number);
        let seed = self.seed.of_game(number + 1);
        let mut game = Game::new(Arc::clone(self.cards), options, seed).map_err(broken)?;
        let [mut rng, mut pick] = [0, 1].map(|n| seed.player_rng(Seat::new(n).unwrap_or_default()));
        let mut policy = Policy::new(self.net, &game);
        policy.noise =
            if self.knows_nothing { MUCH_NOISE } else { NOISE[rng.next_u32() as usize % NOISE.len()] };
        keep_by_chance(&mut policy, &mut game, &mut rng);
        let mut seen = Vec::new();
        if let Some(iterations) = self.iterations {
            self.search(&mut policy, &mut game, seed, iterations, &mut seen);
        } else {
            let mut round = 0;
            policy.play_on(&mut game, &mut rng, |game, seat| {
                if begins(game, &mut round) {
                    seen.extend(all_look(game));
                } else if pick.next_u32().is_multiple_of(ONE_IN) {
                    seen.extend(look(game, seat));
                }
                true
            });
        }
        let quiet = self.knows_nothing || policy.noise < LITTLE_NOISE;
        let sums = if quiet { sums(&game) } else { Sums::default() };
        Ok(Played { samples: self.samples(&game, &seen), sums })
    }

    /// A game in which a search decides.
    fn search(
        &self,
        policy: &mut Policy<'_>,
        game: &mut Game,
        seed: Seed,
        iterations: u32,
        seen: &mut Vec<Seen>,
    ) {
        let mut rng = seed.player_rng(Seat::new(2).unwrap_or_default());
        let search = Search { most: 16, ..Search::JOURNEYMAN };
        let mut round = 0;
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let hasty = policy.noise > 0.0 && rng.next_u32().is_multiple_of(HASTY_ONE_IN);
            let searched = Question::new(self.cards, &view).and_then(|question| {
                let effort = Effort { iterations: Some(iterations), ..Effort::of(seed.of_player(seat)) };
                let forced = question.forced();
                let searched = || best(&search, self.net, &question, &effort);
                forced.or_else(|| if hasty { None } else { searched() })
            });
            let action = searched.unwrap_or_else(|| policy.choose(game, seat, &mut rng));
            game.apply_unchecked(seat, &action);
            if begins(game, &mut round) {
                seen.extend(all_look(game));
            } else {
                seen.extend(look(game, seat));
            }
        }
    }

    /// What is to be learnt from the positions of a game that is over.
    fn samples(&self, game: &Game, seen: &[Seen]) -> Vec<Sample> {
        let share = if self.knows_nothing { 1.0 } else { SHARE_OF_END };
        let sample = |(place, one): (usize, &Seen)| {
            let end = fame(game, one.seat);
            let later = seen[place + 1..].iter().find(|next| next.seat == one.seat && next.round > one.round);
            let guess = later.map_or(end, |next| next.at_hand + self.net.future(next.round, &next.features));
            let target = (share * end + (1.0 - share) * guess - one.at_hand) / SCALE;
            Sample { round: one.round, features: one.features.clone(), target }
        };
        seen.iter().enumerate().map(sample).collect()
    }
}

fn best(search: &Search, net: &Net, question: &Question<'_>, effort: &Effort<'_>) -> Option<Action> {
    search.run(net, question, effort).first().map(|judged| judged.action)
}

/// Mostly two players; now and then no characters, or the automa besides two players.
fn options(number: u64) -> GameOptions {
    let players = PLAYERS[(number % FEWEST_GAMES) as usize];
    let mut options = GameOptions::new(players);
    options.characters = !number.is_multiple_of(11);
    options.automa |= players == 2 && number % 32 == 2;
    options
}

/// Whether a round that is not the given one begins: what a search asks the evaluation about. It is the given one next time.
fn begins(game: &Game, round: &mut u8) -> bool {
    let begins = game.table().phase == Phase::Planning && game.table().round != *round;
    if begins {
        *round = game.table().round;
    }
    begins
}

/// What every player sees of a position.
fn all_look(game: &Game) -> impl Iterator<Item = Seen> {
    game.table().options.player_seats().iter().filter_map(|seat| look(game, seat))
}

/// What a player sees of a position; nothing once the game is over.
fn look(game: &Game, seat: Seat) -> Option<Seen> {
    let table = game.table();
    (table.phase != Phase::Over).then(|| Seen {
        seat,
        round: table.round,
        features: features(game.cards(), table, seat),
        at_hand: fame(game, seat),
    })
}

#[expect(clippy::cast_precision_loss, reason = "a few hundred")]
fn fame(game: &Game, seat: Seat) -> f32 {
    standing(&game.table().players[seat]) as f32
}

fn sums(game: &Game) -> Sums {
    let mut sums = Sums::default();
    let table = game.table();
    let (fame, players) = &mut sums.0[usize::from(table.options.players.clamp(1, 4)) - 1];
    for seat in table.options.player_seats().iter() {
        *fame += i64::from(standing(&table.players[seat]));
        *players += 1;
    }
    sums
}
