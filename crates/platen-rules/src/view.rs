//! What a player or a spectator may know (RND-2, PLN-2), and full games that look the same to them.
//!
//! A [`View`] has no field for a secret: not for the order of a deck, nor for the seed, nor for another's plan.
//! Whatever is decided from a view cannot depend on what the rules hide.

use crate::action::Action;
use crate::cards::CardSet;
use crate::chance::{Chance, Seed, shuffle};
use crate::choices::Plans;
use crate::game::Game;
use crate::play::Look;
use crate::refusal::Refusal;
use crate::setup::SetupProblem;
use crate::state::{Phase, ROUNDS, Secrets, Setup, Table};
use crate::vocabulary::{ByAction, BySeat, CardBits, Number, PlanningNo, Seat};
use rand_core::Rng;
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use tinyvec::{Array, ArrayVec};

/// The game as one seat sees it, or a spectator.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct View {
    /// Whose view it is; none for a spectator.
    pub viewer: Option<Seat>,
    /// What lies open.
    pub table: Table,
    /// The viewer's own committed plan, before the reveal.
    pub own_plan: Option<ByAction<u8>>,
}

impl Game {
    /// The game as a seat sees it, or a spectator (`None`).
    pub fn view(&self, viewer: Option<Seat>) -> View {
        let Setup { table, secrets } = self.setup();
        let own_plan = viewer.filter(|&seat| table.committed.contains(seat)).map(|seat| secrets.plans[seat]);
        View { viewer, table: *table, own_plan }
    }

    /// Draws anew all that is hidden from a seat: another game that the seat cannot tell from this one.
    pub fn redeal(&mut self, viewer: Seat, rng: &mut impl Rng) {
        let secrets = self.view(Some(viewer)).secrets(rng);
        self.set_secrets(secrets);
    }
}

impl View {
    /// The open table, read by the rules.
    pub fn look<'a>(&'a self, cards: &'a CardSet) -> Look<'a> {
        Look::new(cards, &self.table)
    }

    /// Whether a seat may do this now, as far as the viewer can tell, which is exactly; if not, why not.
    pub fn check(&self, cards: &CardSet, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.look(cards).check(seat, action)
    }

    /// A full game that the viewer cannot tell from the true one: decks in a random order, plans of others drawn
    /// uniformly, chance to come from a fresh seed. A view that is not sound is refused.
    pub fn determinise(&self, cards: &Arc<CardSet>, rng: &mut impl Rng) -> Result<Game, Vec<SetupProblem>> {
        Setup { table: self.table, secrets: self.secrets(rng) }.into_game(cards)
    }

    /// Everything hidden, drawn anew.
    fn secrets(&self, rng: &mut impl Rng) -> Secrets {
        let table = &self.table;
        let mut seed = [0; 32];
        rng.fill_bytes(&mut seed);
        Secrets {
            chance: Chance::seeded(Seed(seed)),
            printing: mixed(table.printing.deck, rng),
            refinement: mixed(table.refinement.deck, rng),
            specialty: mixed(table.specialty.deck, rng),
            gears: mixed(table.gears.deck, rng),
            planning: self.unseen_planning_cards(rng),
            plans: self.plans(rng),
        }
    }

    /// The automa's cards still face down: any of those not turned up (AUT-1).
    fn unseen_planning_cards(&self, rng: &mut impl Rng) -> ArrayVec<[PlanningNo; 6]> {
        if !self.table.options.automa {
            return ArrayVec::default();
        }
        let mut unseen: CardBits<PlanningNo> = CardBits::full();
        self.table.planning_cards.iter().for_each(|&card| unseen.remove(card));
        let deck: ArrayVec<[PlanningNo; PlanningNo::COUNT]> = mixed(unseen, rng);
        let left = usize::from(ROUNDS).saturating_sub(self.table.planning_cards.len());
        deck.into_iter().take(left).collect()
    }

    /// Committed plans: the viewer's own, and any for the others.
    fn plans(&self, rng: &mut impl Rng) -> BySeat<ByAction<u8>> {
        let mut plans = BySeat::default();
        if self.table.phase != Phase::Planning {
            return plans;
        }
        for seat in self.table.committed.iter() {
            let own = self.own_plan.filter(|_| self.viewer == Some(seat));
            let markers = self.table.players[seat].markers;
            plans[seat] = own.or_else(|| Plans::of(markers).sample(rng)).unwrap_or_default();
        }
        plans
    }
}

fn mixed<N: Number, A: Array<Item = N>>(cards: CardBits<N>, rng: &mut impl Rng) -> ArrayVec<A> {
    let mut deck: ArrayVec<A> = cards.iter().take(A::CAPACITY).collect();
    shuffle(&mut deck, rng);
    deck
}
