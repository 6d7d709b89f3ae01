//! How much fame a deal holds for a player who sees everything. For measuring limits only: what is here takes a full
//! [`Game`], reads decks, bag and all chance to come, and is no [`Bot`](crate::Bot); nothing that plays can reach it.
//!
//! The choices, the players of the playouts and the halving are those of the search. As nothing is left to chance, a
//! playout is not an estimate but a line that will come true: it goes to the end of the game, and the best line ever found
//! is kept and followed until a better one turns up; a search ends early where it finds none for long. So the result is what some line really brings: the true limit is
//! at least that, and more iterations come nearer to it.

use crate::candidates::candidates;
use crate::policy::{Policy, next_to_decide};
use crate::search::{Search, affordable, stages};
use crate::value::Net;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Game, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::collections::VecDeque;

/// How far, in fame, the players of the playouts misjudge: lines must differ, the first being as good as they can.
const NOISES: [f32; 4] = [0.0, 1.0, 2.0, 4.0];

/// A search ends where this part of its iterations has found no better line: the next decision searches anew.
const PATIENCE: u32 = 8;

/// Decisions of a line, about: each finds something and evaluates what it may choose.
const DECISIONS: u32 = 60;
/// What a decision of a line costs, about, in evaluations.
const COST: u32 = 16;

/// The iterations of a clairvoyant search where none are named: lines to the end of the game that cost ten times what a
/// decision may cost `master`, which plays on to the end of a round only and remembers what it has found.
pub fn usual_iterations() -> u32 {
    10 * Search::MASTER.most_cost / (DECISIONS * COST)
}

/// A single player who sees the true game with its whole future.
#[derive(Debug)]
pub struct Clairvoyant {
    seat: Seat,
    iterations: u32,
    rng: ChaCha8Rng,
    policy: Policy<'static>,
    /// The best line found, from the current decision on.
    line: VecDeque<Action>,
    /// Its final fame.
    fame: u16,
    /// Lines played so far, in all searches.
    playouts: u64,
}

impl Clairvoyant {
    /// For a game with one player; none for others, where the plans of opponents are no chance to foresee.
    pub fn new(game: &Game, seed: Seed, iterations: u32) -> Option<Clairvoyant> {
        let players = game.table().options.player_seats();
        let seat = players.first().filter(|_| players.len() == 1)?;
        let (rng, policy) = (ChaCha8Rng::from_seed(seed.0), Policy::new(Net::trained(), game));
        Some(Clairvoyant { seat, iterations, rng, policy, line: VecDeque::new(), fame: 0, playouts: 0 })
    }

    /// The next action of the best line found. It must be done before the next is asked for. None when the game is over.
    pub fn choose(&mut self, game: &Game) -> Option<Action> {
        next_to_decide(game)?;
        if self.line.front().is_some_and(|next| game.check(self.seat, next).is_err()) {
            self.line.clear();
        }
        if self.line.is_empty() {
            self.fame = 0;
        }
        if self.line.is_empty() || has_choice(game, self.seat) {
            self.search(game);
        }
        self.line.pop_front()
    }

    /// The final fame of the best line found.
    pub fn fame(&self) -> u16 {
        self.fame
    }

    /// Lines played so far, in all searches.
    pub fn playouts(&self) -> u64 {
        self.playouts
    }

    /// Plays the choices on, dropping the half whose best line is worse after each stage.
    fn search(&mut self, game: &Game) {
        let most = Search::MASTER.most;
        let found = candidates(&mut self.policy, game, self.seat, most);
        let mut alive: Vec<(Action, u16)> = found.into_iter().map(|(action, _)| (action, 0)).collect();
        if alive.is_empty() {
            let action = self.policy.choose(game, self.seat, &mut self.rng);
            alive.push((action, 0));
        }
        alive.truncate(affordable(alive.len(), self.iterations));
        let stages = stages(alive.len()).max(1);
        let mut trial = game.clone();
        let (mut turn, mut done, mut bettered) = (0, 0, 0);
        'search: for _ in 0..stages {
            let each = (self.iterations / stages / alive.len() as u32).max(1);
            for _ in 0..each {
                self.policy.noise = NOISES[turn % NOISES.len()];
                turn += 1;
                for (action, best) in &mut alive {
                    let known = self.fame;
                    trial.copy_from(game);
                    *best = (*best).max(self.play_out(&mut trial, *action));
                    done += 1;
                    bettered = if self.fame > known { done } else { bettered };
                }
                if done - bettered > self.iterations / PATIENCE {
                    break 'search;
                }
            }
            alive.sort_by_key(|(_, best)| std::cmp::Reverse(*best));
            alive.truncate(alive.len().div_ceil(2));
        }
        self.playouts += u64::from(done);
        self.policy.noise = 0.0;
    }

    /// Plays a choice on to the end; keeps the line if it is the best so far.
    fn play_out(&mut self, game: &mut Game, first: Action) -> u16 {
        let mut line = VecDeque::from([first]);
        game.apply_unchecked(self.seat, &first);
        while let Some(seat) = next_to_decide(game) {
            let action = self.policy.choose(game, seat, &mut self.rng);
            game.apply_unchecked(seat, &action);
            line.push_back(action);
        }
        let fame = game.standing().scores.first().map_or(0, |score| score.total);
        if fame > self.fame || self.line.is_empty() {
            (self.fame, self.line) = (fame, line);
        }
        fame
    }
}

fn has_choice(game: &Game, seat: Seat) -> bool {
    let mut listed = Vec::new();
    game.legal_actions(seat, &mut listed);
    let declares = game.declarations(seat).is_some_and(|all| all.count() > 0);
    listed.len() > 1 || declares || game.plans(seat).is_some()
}
