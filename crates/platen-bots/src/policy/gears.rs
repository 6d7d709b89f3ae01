//! When gears are used, one step ahead: what gives something at once before planning, the rest after the declaration,
//! but for what the solver uses before it. A gear that is not used by then was of no use.

use super::Policy;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Character, Seat};
use platen_rules::{Action, Game, MAX_ORDERS};
use rand_core::Rng;

/// The least gain, in fame, for which a gear is used.
const WORTH_USING: f32 = 0.02;

impl Policy<'_> {
    /// A gear that gives something without a choice: it is better had before planning.
    pub(super) fn before_planning(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.anchor(game, seat);
        let room = game.table().players[seat].orders.len() < MAX_ORDERS;
        self.best_use(game, seat, rng, |sector| match sector {
            Sector::Raise(_) | Sector::RaiseLowest | Sector::TakeInk(_) => true,
            Sector::Order => room,
            _ => false,
        })
    }

    /// Any gear that still gains.
    pub(super) fn last_gear_use(&mut self, game: &Game, seat: Seat, rng: &mut impl Rng) -> Option<Action> {
        self.best_use(game, seat, rng, |_| true)
    }

    /// The use of a gear, of those that the test lets through, that gains most.
    fn best_use(
        &mut self,
        game: &Game,
        seat: Seat,
        rng: &mut impl Rng,
        test: impl Fn(Sector) -> bool,
    ) -> Option<Action> {
        let player = &game.table().players[seat];
        let sector = |axle: usize| {
            player.gears.get(axle).map(|gear| game.cards().gear(gear.gear).sectors[gear.sector.index()])
        };
        let twice = player.is(Character::Schoeffer);
        let any = (0..player.gears.len())
            .any(|i| (twice || player.gears[i].uses == 0) && sector(i).is_some_and(&test));
        if !game.table().frames.is_empty() || !any {
            return None;
        }
        let mut options = std::mem::take(&mut self.options);
        game.legal_actions(seat, &mut options);
        self.trial.copy_from(game);
        self.trial.imagine_gears_used(seat);
        let mut best = (self.value(&self.trial, seat) + WORTH_USING, None);
        for option in &options {
            let Action::UseGear { axle, .. } = option else { continue };
            if sector(axle.index()).is_some_and(&test) {
                self.trial.copy_from(game);
                self.trial.apply_unchecked(seat, option);
                self.trial.imagine_gears_used(seat);
                let value = self.value(&self.trial, seat) + self.jitter(rng);
                if value > best.0 {
                    best = (value, Some(*option));
                }
            }
        }
        self.options = options;
        best.1
    }
}
