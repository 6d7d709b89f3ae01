//! What one step ahead has decided before. A choice follows from what lies open and nothing else, so in worlds that look
//! alike it need not be found again: a search that plays a choice on in many worlds meets the same positions until chance
//! parts them.

use super::planning::{Gains, Strategy};
use crate::effort::Fingerprint;
use crate::value::players_ahead;
use platen_rules::vocabulary::{BoardAction, ByAction, BySeat, Seat, SeatSet};
use platen_rules::{Action, Phase, Table};
use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasherDefault, Hash, Hasher};
use std::sync::Arc;

/// When so many choices are remembered, all are forgotten.
pub(super) const MOST_REMEMBERED: usize = 1 << 16;
/// No more inks than these are taken from the bag at once, one may have gone into it before.
const MOST_AT_ONCE: u8 = 3;

/// All that a choice follows from, as a hash.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Where(u64);

impl Where {
    /// Where a seat chooses: what it owns, what the board offers, and what is still to come. Of the decks only counts whether
    /// cards are left to draw, of the bag what could be taken from it, and of the others' houses nothing.
    pub(crate) fn chooses(table: &Table, seat: Seat) -> Where {
        let Table { options: _, round, phase: _, ref frames, first: _, ref players, committed: _, .. } =
            *table;
        let Table { markers: _, turn_order: _, ref printing_spaces, ref refinement_spaces, .. } = *table;
        let Table { ref ink_sets, ref specialty_spaces, ref gear_spaces, ref patronage_spaces, .. } = *table;
        let Table { rewards_marked, ref display, bag, printing, refinement, specialty, gears, .. } = *table;
        let Table { planning_cards: _, ref drawn, ref offered_gears, kept_gear, .. } = *table;
        let Table { ref declared, ref bonuses, .. } = *table;
        let left = [printing.left(), refinement.left(), specialty.left(), gears.left()].map(|left| left > 0);
        let within_reach = bag.0.map(|inks| inks.min(MOST_AT_ONCE));
        let owned = (seat, &players[seat], kept_gear, declared, bonuses, offered_gears, drawn);
        let board = (printing_spaces, refinement_spaces, ink_sets, specialty_spaces, gear_spaces);
        let rest = (patronage_spaces, rewards_marked, display, within_reach, left);
        Where::hashed(&(owned, board, rest, frames, round, Hour::of(table, seat)))
    }

    /// Where all players plan.
    pub(super) fn plans(table: &Table, players: SeatSet) -> Where {
        let mut places = BySeat::<Option<Where>>::default();
        players.iter().for_each(|seat| places[seat] = Some(Where::chooses(table, seat)));
        Where::hashed(&places)
    }

    /// The same place, for another kind of thing that is found there.
    pub(super) fn apart(self, kind: u64) -> Where {
        Where(self.0 ^ kind)
    }

    fn hashed(what: &impl Hash) -> Where {
        let mut hash = Fingerprint::default();
        what.hash(&mut hash);
        Where(hash.finish())
    }
}

/// Where the round stands for a seat.
#[derive(Hash)]
enum Hour<'a> {
    /// Its turn on an action, and how many act before it on each later one.
    Turn { action: BoardAction, acted: bool, ahead: ByAction<Option<usize>> },
    /// Its fulfilling step.
    Fulfil { declared: bool },
    /// Anything else: all that there is to know.
    Other(Phase, Seat, &'a BySeat<ByAction<u8>>, &'a [Seat]),
}

impl Hour<'_> {
    fn of(table: &Table, seat: Seat) -> Hour<'_> {
        let active = table.active() == Some(seat);
        match table.phase {
            Phase::Turn { action, acted, .. } if active => {
                let mut ahead = ByAction::default();
                for later in BoardAction::ALL.into_iter().filter(|&later| later > action) {
                    let own = table.markers[seat][later];
                    ahead[later] = (own > 0).then(|| players_ahead(table, seat, later, own));
                }
                Hour::Turn { action, acted, ahead }
            }
            Phase::Fulfil { declared, .. } if active => Hour::Fulfil { declared },
            phase => Hour::Other(phase, table.first, &table.markers, &table.turn_order),
        }
    }
}

pub(crate) type Remembered<T> = HashMap<Where, T, BuildHasherDefault<AsItIs>>;

pub(crate) type Positions = HashSet<Where, BuildHasherDefault<AsItIs>>;

/// Choices and what plans follow from, by where they were made.
#[derive(Debug, Default)]
pub(super) struct Memory {
    pub(super) choices: Remembered<Action>,
    /// What is done before planning, or that nothing is.
    pub(super) before_planning: Remembered<Option<Action>>,
    /// What each action is worth while planning.
    pub(super) gains: Remembered<Gains>,
    /// How all players plan.
    pub(super) strategies: Remembered<Arc<Strategy>>,
}

/// Takes a hash for itself.
#[derive(Default)]
pub(crate) struct AsItIs(u64);

impl Hasher for AsItIs {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, hash: u64) {
        self.0 = hash;
    }
}

#[cfg(test)]
mod tests {
    use crate::policy::{Policy, next_to_decide};
    use crate::value::Net;
    use platen_rules::cards::{DEFAULT_SET, published_set};
    use platen_rules::vocabulary::{Edition, Seat};
    use platen_rules::{Game, GameOptions, Seed};

    /// Plays on to the end of the next round in a world that looks alike.
    fn played_on(policy: &mut Policy<'_>, start: &Game, seat: Seat, world: u64) -> Game {
        let mut rng = Seed::from_number(world).player_rng(seat);
        let mut game = start.clone();
        game.redeal(seat, &mut rng);
        let last = start.table().round + 1;
        policy.play_on(&mut game, &mut rng, |game, _| game.table().round <= last);
        game
    }

    #[test]
    fn what_is_remembered_is_what_would_be_found_again() {
        let cards = published_set(DEFAULT_SET).expect("the house set");
        let mut compared = 0;
        for (number, edition) in (0..16).zip(Edition::ALL.into_iter().cycle()) {
            let options = GameOptions::new(1 + number % 4).with_edition(edition);
            let seed = Seed::from_number(700 + u64::from(number));
            let mut game = Game::new(cards.clone(), options, seed).expect("sound options");
            let mut player = Policy::new(Net::trained(), &game);
            let mut rng = seed.player_rng(Seat::default());
            for decision in 0_u64.. {
                let Some(seat) = next_to_decide(&game) else { break };
                if decision % 23 == 0 {
                    let mut remembering = Policy::new(Net::trained(), &game);
                    for world in 0..8 {
                        let mut fresh = Policy::new(Net::trained(), &game);
                        let found = played_on(&mut fresh, &game, seat, world);
                        assert_eq!(played_on(&mut remembering, &game, seat, world).setup(), found.setup());
                        compared += 1;
                    }
                }
                let action = player.choose(&game, seat, &mut rng);
                game.apply_unchecked(seat, &action);
            }
        }
        assert!(compared > 800, "{compared}");
    }
}
