//! The fulfilling step one step ahead: the solver's answer or the choice of orders that the evaluation likes best,
//! whichever leads to the better position; then bonuses and gears that pay.

use super::Policy;
use super::worth::worth;
use crate::solver::solve_soon;
use platen_rules::vocabulary::{ByInk, ByLetter, Character, Letter, Seat};
use platen_rules::{Action, Declaration, Fulfilment, Game, Order, Phase, Player};
use rand_core::Rng;
use tinyvec::ArrayVec;

/// What it takes to solve a fulfilling step, the worth of things included, in evaluations.
const SOLVING: u32 = 32;

impl Policy<'_> {
    pub(super) fn fulfil(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        if matches!(game.table().phase, Phase::Fulfil { declared: true, .. }) {
            return self.after_declaring(game, seat, rng);
        }
        self.solved(game, seat, rng)
    }

    /// Bonuses first, then gears as long as they gain, then the end.
    fn after_declaring(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        if game.table().bonuses.is_empty() {
            return self.last_gear_use(game, seat, rng).unwrap_or(Action::EndTurn);
        }
        self.best_listed(game, seat, rng)
    }

    /// The better of what the solver and what the evaluation finds.
    fn solved(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        self.count(SOLVING);
        let worth = worth(self.net, &mut self.anchor, game, seat);
        let solution = solve_soon(game.cards(), game.table(), seat, &worth, self.patience);
        self.second.copy_from(game);
        for action in solution.actions() {
            if action == Action::Pass {
                self.second.imagine_declared_nothing();
            } else if self.second.table().frames.is_empty() {
                self.second.apply_unchecked(seat, &action);
            }
        }
        self.second.imagine_gears_used(seat);
        let value = self.value(&self.second, seat);
        let by_value = self.declare(game, seat, rng);
        if by_value.0 > value { by_value.1 } else { solution.first() }
    }

    /// The best choice of orders; the first step towards it.
    fn declare(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> (f32, Action) {
        let player = game.table().players[seat];
        self.trial.copy_from(game);
        self.trial.imagine_declared_nothing();
        self.trial.imagine_gears_used(seat);
        let mut best = (self.value(&self.trial, seat) + self.jitter(rng), Action::Pass);
        for choice in 1_u32..1 << player.orders.len() {
            let chosen: ArrayVec<[Order; 4]> =
                (0..player.orders.len()).filter(|i| choice >> i & 1 == 1).map(|i| player.orders[i]).collect();
            if let Some((value, first)) = self.declare_these(game, seat, &player, &chosen) {
                let value = value + self.jitter(rng);
                if value > best.0 {
                    best = (value, first);
                }
            }
        }
        best
    }

    /// What it is worth to fulfil exactly these orders, and the first step: a type to buy, or the declaration.
    fn declare_these(
        &mut self,
        game: &Game,
        seat: Seat,
        player: &Player,
        chosen: &[Order],
    ) -> Option<(f32, Action)> {
        let cards = game.cards();
        let mut needs: ByLetter<u8> = ByLetter::default();
        for order in chosen {
            needs = needs.plus(&cards.printing_card(order.printing).letters);
        }
        let mut lacking: ArrayVec<[Letter; 16]> = ArrayVec::default();
        for letter in Letter::ALL {
            for _ in player.letters[letter]..needs[letter] {
                lacking.try_push(letter).is_none().then_some(())?;
            }
        }
        let mut left_out = None;
        if player.is(Character::Manuzio) && chosen.len() >= 2 {
            left_out = lacking.pop();
        }
        let price: u16 = (0..lacking.len() as u16).map(|i| player.letter_price() + i).sum();
        if price > player.guilders {
            return None;
        }
        self.second.copy_from(game);
        for &letter in &lacking {
            self.second.apply_unchecked(seat, &Action::BuyType { letter });
        }
        let declaration = declaration(game, seat, chosen, left_out)?;
        let action = Action::Declare { declaration };
        self.second.apply_unchecked(seat, &action);
        self.second.imagine_gears_used(seat);
        let value = self.value(&self.second, seat);
        let first = lacking.first().map_or(action, |&letter| Action::BuyType { letter });
        Some((value, first))
    }
}

/// Colours where the inks suffice, the dearest first; every decoration that is met.
fn declaration(game: &Game, seat: Seat, chosen: &[Order], left_out: Option<Letter>) -> Option<Declaration> {
    let (cards, player) = (game.cards(), &game.table().players[seat]);
    let mut by_fame: ArrayVec<[Order; 4]> = chosen.iter().copied().collect();
    by_fame.sort_unstable_by_key(|order| {
        let card = cards.refinement_card(order.refinement);
        let whole = u8::from(card.decoration.fits_in(&player.levels));
        std::cmp::Reverse((4 * card.colour_fame + 4 * whole, order.printing.number()))
    });
    let mut inks = player.inks;
    let mut left_out = left_out;
    let mut list: ArrayVec<[Fulfilment; 4]> = ArrayVec::default();
    for order in &by_fame {
        let card = cards.refinement_card(order.refinement);
        let tokens = pay(&card.inks, &inks, player);
        if let Some(tokens) = tokens {
            inks = ByInk(std::array::from_fn(|i| inks.0[i] - tokens.0[i]));
        }
        let letters = &cards.printing_card(order.printing).letters;
        let leaves = left_out.filter(|&letter| letters[letter] > 0);
        left_out = if leaves.is_some() { None } else { left_out };
        list.push(Fulfilment {
            printing: order.printing,
            left_out: leaves,
            inks: tokens,
            decoration: card.decoration.fits_in(&player.levels),
        });
    }
    Declaration::new(&list)
}

/// The tokens that pay for the symbols: each colour its own first, wild ones for the rest (CHR-8).
fn pay(needs: &ByInk<u8>, held: &ByInk<u8>, player: &Player) -> Option<ByInk<u8>> {
    let Some(wild) = player.wild else { return needs.fits_in(held).then_some(*needs) };
    let mut tokens: ByInk<u8> = ByInk(std::array::from_fn(|i| needs.0[i].min(held.0[i])));
    let rest = needs.total() - tokens.total();
    if rest > held[wild] - tokens[wild] {
        return None;
    }
    tokens[wild] += rest;
    Some(tokens)
}
