//! The fulfilling step one step ahead: gears that help first, then the best choice of orders with the types bought for
//! them, then gears that pay and bonuses.

use super::{Policy, is_free};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Axle, ByInk, ByLetter, Character, Letter, Seat};
use platen_rules::{Action, Declaration, Fulfilment, Game, GearChoice, Order, Phase, Player};
use rand_core::Rng;
use tinyvec::ArrayVec;

/// The least gain, in fame, for which a gear is used.
const WORTH_USING: f32 = 0.05;

impl Policy<'_> {
    pub(super) fn fulfil(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        if matches!(game.table().phase, Phase::Fulfil { declared: true, .. }) {
            return self.after_declaring(game, seat, rng);
        }
        if let Some(action) = self.best_gear_use(game, seat, rng) {
            return action;
        }
        self.declare(game, seat, rng)
    }

    /// The gear with an order, if it can be used.
    pub(super) fn order_gear(&self, game: &Game, seat: Seat) -> Option<Action> {
        let player = &game.table().players[seat];
        let axles = Axle::all().zip(&player.gears);
        let mut usable = axles
            .filter(|(_, gear)| gear.uses == 0)
            .filter(|(_, gear)| game.cards().gear(gear.gear).sectors[gear.sector.index()] == Sector::Order)
            .map(|(axle, _)| Action::UseGear { axle, choice: GearChoice::Nothing })
            .filter(|action| game.check(seat, action).is_ok());
        usable.next()
    }

    /// The gear use that gains most, if it gains enough.
    fn best_gear_use(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        let player = &game.table().players[seat];
        if !player.is(Character::Schoeffer)
            && player.gears.iter().all(|gear| gear.uses > 0)
            && !player.is(Character::Plantin)
        {
            return None;
        }
        let mut options = std::mem::take(&mut self.options);
        game.legal_actions(seat, &mut options);
        let mut best = (self.value(game, seat) + WORTH_USING, None);
        let uses = |option: &&Action| matches!(option, Action::UseGear { .. } | Action::SwapLevels { .. });
        for option in options.iter().filter(uses) {
            if matches!(
                option,
                Action::UseGear {
                    choice: GearChoice::SellForFame { .. } | GearChoice::SellForGuilders { .. },
                    ..
                }
            ) {
                continue;
            }
            let value = self.after(game, seat, option) + self.jitter(rng);
            if value > best.0 {
                best = (value, Some(*option));
            }
        }
        self.options = options;
        best.1
    }

    /// Bonuses and gears as long as they gain, then the end.
    fn after_declaring(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        let mut options = std::mem::take(&mut self.options);
        game.legal_actions(seat, &mut options);
        let open = !game.table().bonuses.is_empty();
        let least = if open { f32::NEG_INFINITY } else { self.value(game, seat) + WORTH_USING };
        let mut best = (least, Action::EndTurn);
        for option in options.iter().filter(|option| **option != Action::EndTurn) {
            let buys = matches!(option, Action::BuyType { .. });
            if buys || (open && is_free(option)) {
                continue;
            }
            let value = self.after(game, seat, option) + self.jitter(rng);
            if value > best.0 {
                best = (value, *option);
            }
        }
        self.options = options;
        best.1
    }

    /// The best choice of orders; the first step towards it.
    fn declare(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Action {
        let player = game.table().players[seat];
        self.trial.copy_from(game);
        self.trial.imagine_declared_nothing();
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
        best.1
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
        let declaration = self.declaration(game, seat, chosen, left_out)?;
        let action = Action::Declare { declaration };
        self.second.apply_unchecked(seat, &action);
        let value = self.value(&self.second, seat);
        let first = lacking.first().map_or(action, |&letter| Action::BuyType { letter });
        Some((value, first))
    }

    /// Colours where the inks suffice, the dearest first; every decoration that is met.
    fn declaration(
        &self,
        game: &Game,
        seat: Seat,
        chosen: &[Order],
        left_out: Option<Letter>,
    ) -> Option<Declaration> {
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
