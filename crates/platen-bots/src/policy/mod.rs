//! One step ahead: each choice is made for the position that it leads to. The players of every playout, and by itself
//! a sensible opponent.

mod foreseen;
mod fulfilling;
mod gears;
mod memory;
mod planning;
mod worth;

pub(crate) use foreseen::Foreseen;
pub(crate) use planning::{Planner, Strategy};

use crate::value::{Anchor, Net};
use memory::{MOST_REMEMBERED, Memory};
pub(crate) use memory::{Positions, Remembered, Where};
use platen_rules::cards::PatronageCard;
use platen_rules::vocabulary::{BoardAction, BySpecialty, Character, Letter, Seat};
use platen_rules::{Action, Game, Pair, Phase, Player};
use rand_core::Rng;
use std::cell::Cell;
use std::sync::Arc;

/// Most guilders spent on types for a patronage card.
const MOST_FOR_PATRONAGE: u16 = 12;

/// What it takes to find something besides evaluating positions, in evaluations.
const FINDING: u32 = 2;

/// Beyond so many ways, the solver takes two thirds of a search's time for a twentieth of a fame.
const HASTY_PATIENCE: u32 = 64;

/// A player that looks one step ahead in full games.
#[derive(Debug)]
pub struct Policy<'n> {
    net: &'n Net,
    /// How far, in fame, a choice may be misjudged at random; for variety in training games.
    pub noise: f32,
    /// How long the solver looks for the best way to fulfil.
    patience: u32,
    trial: Game,
    second: Game,
    options: Vec<Action>,
    planner: Planner,
    anchor: Anchor,
    memory: Memory,
    /// What others are foreseen to plan.
    foreseen: Foreseen,
    /// Where something was found and not remembered, with what that cost.
    found: Vec<(Where, u32)>,
    /// Positions evaluated since this was last taken.
    looked: Cell<u32>,
}

impl<'n> Policy<'n> {
    /// A player with that evaluation. The game serves as room to work in.
    pub fn new(net: &'n Net, game: &Game) -> Policy<'n> {
        Policy {
            net,
            noise: 0.0,
            patience: u32::MAX,
            trial: game.clone(),
            second: game.clone(),
            options: Vec::new(),
            planner: Planner::default(),
            anchor: Anchor::default(),
            memory: Memory::default(),
            foreseen: Foreseen::default(),
            found: Vec::new(),
            looked: Cell::new(0),
        }
    }

    /// A player for playouts: it breaks the solver off where that takes long.
    pub(crate) fn hasty(net: &'n Net, game: &Game) -> Policy<'n> {
        Policy { patience: HASTY_PATIENCE, ..Policy::new(net, game) }
    }

    /// Takes others to plan so.
    pub(crate) fn foresee(&mut self, foreseen: Foreseen) {
        self.foreseen = foreseen;
    }

    /// The fame that a player is expected to have at the end.
    pub fn value(&self, game: &Game, seat: Seat) -> f32 {
        self.count(1);
        self.anchor.value(self.net, game.cards(), game.table(), seat)
    }

    /// The same, up to rounding, whatever was judged before.
    pub(crate) fn value_afresh(&self, game: &Game, seat: Seat) -> f32 {
        self.count(1);
        self.net.value(game.cards(), game.table(), seat)
    }

    /// Counts what takes as long as so many evaluations.
    fn count(&self, evaluations: u32) {
        self.looked.set(self.looked.get() + evaluations);
    }

    /// What was looked at since this was last asked, but for what was found to be remembered: in evaluations.
    pub(crate) fn take_looked(&self) -> u32 {
        self.looked.take()
    }

    /// Judges what follows by how it differs from this position.
    pub(crate) fn anchor(&mut self, game: &Game, seat: Seat) {
        self.anchor.drop_at(self.net, game.cards(), game.table(), seat);
    }

    /// Plays on until the watcher, who sees each position with the seat that has just decided, says no or the game is
    /// over; counts the decisions.
    pub fn play_on(
        &mut self,
        game: &mut Game,
        rng: &mut impl Rng,
        mut go_on: impl FnMut(&Game, Seat) -> bool,
    ) -> u32 {
        let mut decisions = 0;
        while let Some(seat) = next_to_decide(game) {
            if plans(game) {
                decisions += self.all_plan(game, rng, &mut go_on);
                continue;
            }
            self.step(game, seat, rng);
            decisions += 1;
            if !go_on(game, seat) {
                break;
            }
        }
        decisions
    }

    /// One decision, or all plans.
    pub(crate) fn step(&mut self, game: &mut Game, seat: Seat, rng: &mut impl Rng) {
        if plans(game) {
            self.all_plan(game, rng, &mut |_, _| true);
            return;
        }
        let action = self.choose_again(game, seat, rng);
        game.apply_unchecked(seat, &action);
    }

    /// All who have not committed use what helps before planning, then commit.
    fn all_plan(
        &mut self,
        game: &mut Game,
        rng: &mut impl Rng,
        go_on: &mut impl FnMut(&Game, Seat) -> bool,
    ) -> u32 {
        let mut decisions = 0;
        let seats = game.awaited();
        for seat in seats.iter() {
            while let Some(action) = self.before_planning_again(game, seat, rng) {
                game.apply_unchecked(seat, &action);
                decisions += 1;
                while game.table().frames.last().is_some_and(|frame| frame.seat() == seat) {
                    let action = self.choose_again(game, seat, rng);
                    game.apply_unchecked(seat, &action);
                    decisions += 1;
                }
            }
            go_on(game, seat);
        }
        let strategy = self.strategy(game);
        for seat in seats.iter() {
            let foreseen = self.foreseen.sample(game.table().round, seat, rng);
            let plan = foreseen.unwrap_or_else(|| strategy.sample(seat, rng));
            game.apply_unchecked(seat, &Action::CommitPlan { plan });
            decisions += 1;
        }
        seats.iter().for_each(|seat| {
            go_on(game, seat);
        });
        decisions
    }

    /// How all players plan: for each a mixture of plans.
    pub(crate) fn strategy(&mut self, game: &Game) -> Arc<Strategy> {
        let mut planner = std::mem::take(&mut self.planner);
        let strategy = planner.plan(self, game);
        self.planner = planner;
        strategy
    }

    /// [`Policy::choose`], remembered; not while planning, where chance has a part.
    pub(crate) fn choose_again(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        let place = Where::chooses(game.table(), seat);
        self.again(place, |memory| &mut memory.choices, |policy| policy.choose(game, seat, rng))
    }

    /// [`Policy::before_planning`], remembered.
    fn before_planning_again(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let place = Where::chooses(game.table(), seat).apart(1);
        self.again(
            place,
            |memory| &mut memory.before_planning,
            |policy| policy.before_planning(game, seat, rng),
        )
    }

    /// What was found at that place before, or is found now. Whoever misjudges at random finds it anew each time.
    fn again<T: Clone>(
        &mut self,
        place: Where,
        kind: fn(&mut Memory) -> &mut Remembered<T>,
        find: impl FnOnce(&mut Self) -> T,
    ) -> T {
        if self.noise > 0.0 {
            return find(self);
        }
        if let Some(found) = kind(&mut self.memory).get(&place) {
            return found.clone();
        }
        let before = self.take_looked();
        let found = find(self);
        let cost = FINDING + self.looked.replace(before);
        self.found.push((place, cost));
        let remembered = kind(&mut self.memory);
        if remembered.len() == MOST_REMEMBERED {
            remembered.clear();
        }
        remembered.insert(place, found.clone());
        found
    }

    /// Where something was found and not remembered since this was last asked, with what that cost in evaluations.
    pub(crate) fn take_found(&mut self) -> impl Iterator<Item = (Where, u32)> {
        self.found.drain(..)
    }

    /// The choice of a seat that is to decide, or that may act freely while others decide (FRE-3).
    pub fn choose(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        self.anchor(game, seat);
        let rewarded = game.table().frames.last().is_some_and(|frame| frame.seat() == seat);
        if rewarded || !game.awaited().contains(seat) {
            return self.best_listed(game, seat, rng);
        }
        match game.table().phase {
            Phase::Planning => match self.before_planning(game, seat, rng) {
                Some(action) => action,
                None => Action::CommitPlan { plan: self.strategy(game).sample(seat, rng) },
            },
            Phase::ShiftMarker => self.shift_marker(game, seat, rng),
            Phase::Turn { acted: true, .. } => Action::EndTurn,
            Phase::Turn { action, .. } => self.turn(game, seat, action, rng),
            Phase::Fulfil { .. } => self.fulfil(game, seat, rng),
            _ => self.best_listed(game, seat, rng),
        }
    }

    /// The best main choice of a turn, or to pass.
    fn turn(&mut self, game: &Game, seat: Seat, action: BoardAction, rng: &mut impl Rng) -> Action {
        if let Some(first) = first_for_patronage(game, seat, action) {
            return first;
        }
        let mut options = std::mem::take(&mut self.options);
        game.legal_actions(seat, &mut options);
        self.trial.copy_from(game);
        self.trial.imagine_turn(seat, action, true);
        let mut best = (self.value(&self.trial, seat) + self.jitter(rng), Action::Pass);
        for option in options.iter().filter(|option| !is_free(option) && **option != Action::Pass) {
            let value = self.after(game, seat, option) + self.jitter(rng);
            if value > best.0 {
                best = (value, *option);
            }
        }
        self.options = options;
        best.1
    }

    /// The listed action that leads to the best position; drawing more cards is left aside.
    fn best_listed(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        let mut options = std::mem::take(&mut self.options);
        game.legal_actions(seat, &mut options);
        let mut best = (f32::NEG_INFINITY, options.first().copied().unwrap_or(Action::Pass));
        for option in
            options.iter().filter(|option| !is_free(option) && !matches!(option, Action::DrawMore { .. }))
        {
            let value = self.after(game, seat, option) + self.jitter(rng);
            if value > best.0 {
                best = (value, *option);
            }
        }
        self.options = options;
        best.1
    }

    /// How good the position looks after an action; doing nothing is judged like a turn without a main choice.
    pub(crate) fn judge(&mut self, game: &Game, seat: Seat, action: &Action) -> f32 {
        match (action, game.table().phase) {
            (Action::Pass, Phase::Turn { action, .. }) => {
                self.trial.copy_from(game);
                self.trial.imagine_turn(seat, action, true);
                self.value(&self.trial, seat)
            }
            (Action::Pass, Phase::Fulfil { .. }) => {
                self.trial.copy_from(game);
                self.trial.imagine_declared_nothing();
                self.value(&self.trial, seat)
            }
            _ => self.after(game, seat, action),
        }
    }

    /// The value after an action.
    fn after(&mut self, game: &Game, seat: Seat, action: &Action) -> f32 {
        self.trial.copy_from(game);
        self.trial.apply_unchecked(seat, action);
        self.value(&self.trial, seat)
    }

    fn jitter(&self, rng: &mut impl Rng) -> f32 {
        if self.noise == 0.0 {
            return 0.0;
        }
        let uniform = |word: u32| (word >> 8) as f32 / 16_777_216.0 - 0.5;
        self.noise * (uniform(rng.next_u32()) + uniform(rng.next_u32()))
    }
}

/// What is worth doing before taking a patronage card, if it is all that lacks for one.
fn first_for_patronage(game: &Game, seat: Seat, action: BoardAction) -> Option<Action> {
    if action != BoardAction::Patronage {
        return None;
    }
    let table = game.table();
    let rounds = game.cards().board.patronage_rounds;
    let open = table.patronage_spaces.iter().zip(rounds).filter(|(_, from)| table.round >= *from);
    let mut cards = open.filter_map(|(card, _)| *card).map(|card| game.cards().patronage_card(card));
    cards.find_map(|card| lacking_step(&table.players[seat], card))
}

/// A swap (CHR-7) or a type to buy that brings the player to the card, if nothing else lacks.
fn lacking_step(player: &Player, card: &PatronageCard) -> Option<Action> {
    let lacks = |letter: Letter| card.letters[letter].saturating_sub(player.letters[letter]);
    let lacking: u16 = Letter::ALL.into_iter().map(|letter| u16::from(lacks(letter))).sum();
    let price: u16 = (0..lacking).map(|i| player.letter_price() + i).sum();
    if !card.inks.fits_in(&player.inks) || price > player.guilders.min(MOST_FOR_PATRONAGE) {
        return None;
    }
    if !card.specialties.fits_in(&player.levels) {
        return swap_for(player, &card.specialties);
    }
    let letter = Letter::ALL.into_iter().find(|&letter| lacks(letter) > 0)?;
    Some(Action::BuyType { letter })
}

/// The swap after which the levels suffice.
fn swap_for(player: &Player, asked: &BySpecialty<u8>) -> Option<Action> {
    if !player.is(Character::Plantin) || player.swapped {
        return None;
    }
    let pair = Pair::all().find(|pair| {
        let (one, other) = pair.both();
        let mut levels = player.levels;
        (levels[one], levels[other]) = (levels[other], levels[one]);
        asked.fits_in(&levels)
    })?;
    Some(Action::SwapLevels { pair })
}

/// A reward that is being resolved comes first.
pub(crate) fn next_to_decide(game: &Game) -> Option<Seat> {
    let frame = game.table().frames.last();
    frame.map(platen_rules::Frame::seat).or_else(|| game.awaited().first())
}

/// Whether plans are to be made, and nothing before.
fn plans(game: &Game) -> bool {
    game.table().phase == Phase::Planning && game.table().frames.is_empty()
}

/// Whether it is a free action (FRE-1, FRE-2).
pub(crate) fn is_free(action: &Action) -> bool {
    matches!(action, Action::BuyType { .. } | Action::UseGear { .. } | Action::SwapLevels { .. })
}
