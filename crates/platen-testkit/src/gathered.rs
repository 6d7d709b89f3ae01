//! More of a position: what players have gathered, what the automa plans, and what lies bare; and the words of a
//! declaration.

use crate::{Bench, Scenario, inks, seat};
use platen_rules::cards::{MoveEnd, PlanningCard, PlanningMove, Provenance, published_set};
use platen_rules::vocabulary::{BoardAction, ByAction, Character, Ink, PatronageReward};
use platen_rules::{Action, Chance, Declaration, Fulfilment, Game, GameOptions, Seed, Setup};
use std::sync::Arc;

/// The component of a number, whatever kind is called for.
#[track_caller]
pub fn no<N: TryFrom<u8, Error = String>>(number: u8) -> N {
    N::try_from(number).expect("a number of the kind")
}

/// An order of a declaration: its types alone.
#[track_caller]
pub fn plain(printing: u8) -> Fulfilment {
    Fulfilment { printing: no(printing), ..Fulfilment::default() }
}

/// An order of a declaration: its types, and its colours paid with these tokens.
#[track_caller]
pub fn coloured(printing: u8, tokens: &str) -> Fulfilment {
    Fulfilment { inks: Some(inks(tokens)), ..plain(printing) }
}

/// An order of a declaration: its types and its decoration.
#[track_caller]
pub fn decorated(printing: u8) -> Fulfilment {
    Fulfilment { decoration: true, ..plain(printing) }
}

/// An order of a declaration: its types, its colours and its decoration.
#[track_caller]
pub fn complete(printing: u8, tokens: &str) -> Fulfilment {
    Fulfilment { decoration: true, ..coloured(printing, tokens) }
}

/// The same order with a letter left out (CHR-3).
#[track_caller]
pub fn without(letter: &str, order: Fulfilment) -> Fulfilment {
    Fulfilment { left_out: Some(letter.parse().expect("a letter")), ..order }
}

/// A declaration of these orders.
#[track_caller]
pub fn declare(orders: &[Fulfilment]) -> Action {
    Action::Declare { declaration: Declaration::new(orders).expect("at most four orders") }
}

impl Scenario {
    /// Fame gained so far.
    pub fn fame(mut self, number: u8, fame: u16) -> Scenario {
        self.setup().table.players[seat(number)].fame.gears = fame;
        self
    }

    /// A patronage card that a player has taken from its space, or else from the first space that is filled.
    #[track_caller]
    pub fn patronage_held(mut self, number: u8, card: u8) -> Scenario {
        let card = no(card);
        let table = &mut self.setup().table;
        let spaces = &mut table.patronage_spaces;
        let lies = spaces.iter().position(|&other| other == Some(card));
        let place = lies.or_else(|| spaces.iter().position(Option::is_some)).expect("a space that is filled");
        spaces[place] = None;
        table.players[seat(number)].patronage.push(card);
        self
    }

    /// The patronage cards under rounds 3, 4, 5 and 6; 0 is an empty space.
    #[track_caller]
    pub fn patronage_cards(mut self, cards: [u8; 4]) -> Scenario {
        self.setup().table.patronage_spaces = cards.map(|card| (card > 0).then(|| no(card)));
        self
    }

    /// Patronage rewards that are taken this round.
    pub fn marked(mut self, rewards: &[PatronageReward]) -> Scenario {
        for reward in rewards {
            self.setup().table.rewards_marked[reward.index()] = true;
        }
        self
    }

    /// The colour that Caxton has named; red if this is not called.
    #[track_caller]
    pub fn wild(mut self, number: u8, ink: &str) -> Scenario {
        let ink: Ink = ink.parse().expect("an ink");
        self.setup().table.players[seat(number)].wild = Some(ink);
        self
    }

    /// Where the automa's markers lie before its planning card is turned up.
    pub fn automa_at(mut self, markers: [u8; 5]) -> Scenario {
        self.setup().table.markers[seat(0)] = ByAction(markers);
        self
    }

    /// The face of a planning card: its moves, its centre, and whether it shows a patronage card.
    #[track_caller]
    pub fn planning_face(
        mut self,
        card: u8,
        moves: &[(&str, &str)],
        centre: BoardAction,
        patronage: bool,
    ) -> Scenario {
        let end = |text: &str| text.parse::<MoveEnd>().expect("an action, max or min");
        let moves = moves.iter().map(|(from, to)| PlanningMove { from: end(from), to: end(to) }).collect();
        self.card_set().planning[usize::from(card) - 131] =
            PlanningCard { moves, centre, patronage, from: Provenance::House };
        self
    }

    /// Nothing lies on the spaces of an action; what was there is in its discard pile or the bag.
    pub fn bare(mut self, action: BoardAction) -> Scenario {
        let table = &mut self.setup().table;
        match action {
            BoardAction::Orders => {
                let printing = std::mem::take(&mut table.printing_spaces);
                printing.into_iter().flatten().for_each(|card| table.printing.discard.insert(card));
                let refinement = std::mem::take(&mut table.refinement_spaces);
                refinement.into_iter().flatten().for_each(|card| table.refinement.discard.insert(card));
            }
            BoardAction::Inks => {
                let sets = std::mem::take(&mut table.ink_sets);
                sets.into_iter().flatten().flatten().for_each(|ink| table.bag[ink] += 1);
            }
            BoardAction::Specialties => {
                let cards = std::mem::take(&mut table.specialty_spaces);
                cards.into_iter().flatten().for_each(|card| table.specialty.discard.insert(card));
            }
            BoardAction::Gears => {
                let gears = std::mem::take(&mut table.gear_spaces);
                gears.into_iter().flatten().for_each(|gear| table.gears.discard.insert(gear));
            }
            BoardAction::Patronage => {}
        }
        self
    }

    /// Chance from here on follows from this seed.
    pub fn seeded(mut self, seed: u64) -> Scenario {
        self.setup().secrets.chance = Chance::seeded(Seed::from_number(seed));
        self
    }
}

impl Bench {
    /// A game as it begins, characters dealt: the first players in order have these tiles among their two.
    #[track_caller]
    pub fn dealing(options: GameOptions, tiles: &[Character]) -> Bench {
        let cards = published_set("house-1").expect("the house set");
        let deals = (0..10_000).map(|n| {
            Game::new(Arc::clone(&cards), options, Seed::from_number(n)).expect("options that make a table")
        });
        let mut fitting = deals.filter(|game| {
            let table = game.table();
            table.player_order().zip(tiles).all(|(seat, tile)| table.players[seat].dealt.contains(tile))
        });
        Bench { game: fitting.next().expect("a seed that deals these tiles") }
    }

    /// The same table after a change of the position by hand, which must be sound.
    #[track_caller]
    pub fn changed(self, change: impl FnOnce(&mut Setup)) -> Bench {
        let cards = Arc::clone(self.game.cards());
        let mut setup = *self.game.setup();
        change(&mut setup);
        match setup.into_game(&cards) {
            Ok(game) => Bench { game },
            Err(problems) => panic!("the change is not sound: {problems:#?}"),
        }
    }
}
