//! Positions built in a few words, with every component kept in exactly one place.

use crate::Bench;
use platen_rules::cards::{
    Bonus, CardSet, GearTile, PatronageCard, PrintingCard, Provenance, RefinementCard, published_set,
};
use platen_rules::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, BySpecialty, Character, GearNo, Ink, Letter, PatronageNo,
    PlanningNo, PrintingNo, RefinementNo, Seat, SectorNo, SpecialtyNo,
};
use platen_rules::{Action, Game, GameOptions, Installed, Order, Phase, Player, Seed, Setup};
use std::sync::Arc;

/// The seat of a number.
#[track_caller]
pub fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat of 0 to 3")
}

/// Letters from a text like "AAI".
#[track_caller]
pub fn letters(text: &str) -> ByLetter<u8> {
    ByLetter::count(text.chars().map(|c| c.to_string().parse::<Letter>().expect("a letter")))
}

/// Inks from a text like "red red blue".
#[track_caller]
pub fn inks(text: &str) -> ByInk<u8> {
    ByInk::count(text.split_whitespace().map(|word| word.parse::<Ink>().expect("an ink")))
}

/// A position in the making. It begins in the planning of round 1, with set-up done and nothing in anyone's hands but
/// 10 guilders; nobody has a character unless it is given one.
#[derive(Clone, Debug)]
pub struct Scenario {
    cards: CardSet,
    setup: Setup,
    plans: [Option<ByAction<u8>>; 4],
}

impl Scenario {
    /// A table with these options and the cards of the house set. Characters are off unless [`Self::character`] is
    /// called for every player.
    #[track_caller]
    pub fn new(options: GameOptions) -> Scenario {
        let cards = published_set("house-1").expect("the house set");
        let plain = GameOptions { characters: false, ..options };
        let mut bench =
            Bench { game: Game::new(Arc::clone(&cards), plain, Seed::from_number(1)).expect("options") };
        bench.until(|game| game.table().phase == Phase::Planning);
        let mut scenario = Scenario { cards: (*cards).clone(), setup: *bench.game.setup(), plans: [None; 4] };
        let first = if options.automa {
            0
        } else {
            usize::from(options.player_seats().first().expect("a seat").number())
        };
        scenario.set_first(first as u8);
        for seat in options.player_seats().iter() {
            while let Some(order) = scenario.player(seat.number()).orders.pop() {
                scenario.setup.table.printing.discard.insert(order.printing);
                scenario.setup.table.refinement.discard.insert(order.refinement);
            }
            scenario.player(seat.number()).letters = ByLetter::default();
        }
        scenario
    }

    /// The players alone, characters off.
    pub fn players(players: u8) -> Scenario {
        Scenario::new(GameOptions::new(players))
    }

    /// The whole set-up, for whatever has no method of its own.
    pub fn setup(&mut self) -> &mut Setup {
        &mut self.setup
    }

    /// The card set, for whatever has no method of its own.
    pub fn card_set(&mut self) -> &mut CardSet {
        &mut self.cards
    }

    fn player(&mut self, seat: u8) -> &mut Player {
        &mut self.setup.table.players[crate::seat(seat)]
    }

    /// Sets an option by its name.
    #[track_caller]
    pub fn option(mut self, name: &str, value: &str) -> Scenario {
        self.setup.table.options.set(name, value).expect("an option");
        self
    }

    /// The face of a printing card.
    #[track_caller]
    pub fn printing_card(mut self, no: u8, types: &str, guilders: u8) -> Scenario {
        let face = PrintingCard { letters: letters(types), guilders, from: Provenance::House };
        self.cards.printing[PrintingNo::new(no).expect("a printing card").index()] = face;
        self
    }

    /// The face of a refinement card; levels by specialty in the order of the rules.
    #[track_caller]
    pub fn refinement_card(
        mut self,
        no: u8,
        colours: (&str, u8),
        decoration: ([u8; 4], u8),
        bonus: Bonus,
    ) -> Scenario {
        let face = RefinementCard {
            inks: inks(colours.0),
            colour_fame: colours.1,
            decoration: BySpecialty(decoration.0),
            decoration_fame: decoration.1,
            bonus,
            from: Provenance::House,
        };
        self.cards.refinement[RefinementNo::new(no).expect("a refinement card").index()] = face;
        self
    }

    /// The sectors of a gear, by their codes.
    #[track_caller]
    pub fn gear_tile(mut self, no: u8, sectors: [&str; 3]) -> Scenario {
        let index = GearNo::new(no).expect("a gear").index();
        let sectors = sectors.map(|code| code.parse().expect("a sector"));
        self.cards.gears[index] = GearTile { sectors, ..self.cards.gears[index] };
        self
    }

    /// The requirements of a patronage card.
    #[track_caller]
    pub fn patronage_card(mut self, no: u8, levels: [u8; 4], colours: &str, types: &str) -> Scenario {
        self.cards.patronage[PatronageNo::new(no).expect("a patronage card").index()] = PatronageCard {
            specialties: BySpecialty(levels),
            inks: inks(colours),
            letters: letters(types),
            from: Provenance::House,
        };
        self
    }

    /// Who keeps which character. Characters must be given to all players or none; those not named get ones that do
    /// nothing in most tests.
    #[track_caller]
    pub fn character(mut self, number: u8, character: Character) -> Scenario {
        self.setup.table.options.characters = true;
        let others: Vec<Seat> = self.setup.table.options.player_seats().iter().collect();
        self.player(number).character = Some(character);
        let quiet = [
            Character::Vietor,
            Character::Ungler,
            Character::Guillard,
            Character::Schoeffer,
            Character::Fiol,
        ];
        for seat in others {
            let taken: Vec<Character> =
                self.setup.table.players.0.iter().filter_map(|player| player.character).collect();
            let players = &mut self.setup.table.players;
            let clashes = taken.iter().filter(|&&tile| Some(tile) == players[seat].character).count() > 1;
            if players[seat].character.is_none() || clashes && seat.number() != number {
                players[seat].character = quiet.into_iter().find(|tile| !taken.contains(tile));
            }
        }
        self
    }

    /// Types owned.
    #[track_caller]
    pub fn types(mut self, seat: u8, text: &str) -> Scenario {
        self.player(seat).letters = letters(text);
        self
    }

    /// Inks held, taken from the bag.
    #[track_caller]
    pub fn inks(mut self, seat: u8, text: &str) -> Scenario {
        let wanted = inks(text);
        let old = std::mem::replace(&mut self.player(seat).inks, wanted);
        for ink in Ink::ALL {
            let bag = &mut self.setup.table.bag[ink];
            *bag = (*bag + old[ink]).checked_sub(wanted[ink]).expect("enough inks in the bag");
        }
        self
    }

    /// Guilders.
    pub fn guilders(mut self, seat: u8, guilders: u16) -> Scenario {
        self.player(seat).guilders = guilders;
        self
    }

    /// Levels by specialty in the order of the rules; the disc stands at the highest.
    pub fn levels(mut self, seat: u8, levels: [u8; 4]) -> Scenario {
        let player = self.player(seat);
        player.levels = BySpecialty(levels);
        player.disc = player.disc.max(levels.into_iter().max().unwrap_or(0));
        self
    }

    /// Where the reward disc stands, if not at the highest level.
    pub fn disc(mut self, seat: u8, level: u8) -> Scenario {
        self.player(seat).disc = level;
        self
    }

    /// An order held; its cards are taken from wherever they are.
    #[track_caller]
    pub fn order(mut self, seat: u8, printing: u8, refinement: u8) -> Scenario {
        let order =
            Order { printing: self.fetch_printing(printing), refinement: self.fetch_refinement(refinement) };
        self.player(seat).orders.push(order);
        self
    }

    /// A gear installed on the next axle; it is taken from wherever it is.
    #[track_caller]
    pub fn gear(mut self, seat: u8, gear: u8, sector: u8) -> Scenario {
        let gear = self.fetch_gear(gear);
        self.player(seat).gears.push(Installed {
            gear,
            sector: SectorNo::new(sector).expect("a sector"),
            uses: 0,
        });
        self
    }

    /// Marks the gear on an axle (1-3) as used that often.
    pub fn used(mut self, seat: u8, axle: u8, uses: u8) -> Scenario {
        self.player(seat).gears[usize::from(axle) - 1].uses = uses;
        self
    }

    /// Puts a printing card on a space (from 1).
    #[track_caller]
    pub fn printing_space(mut self, space: u8, card: u8) -> Scenario {
        let card = self.fetch_printing(card);
        if let Some(old) = self.setup.table.printing_spaces[usize::from(space) - 1].replace(card) {
            self.setup.table.printing.discard.insert(old);
        }
        self
    }

    /// Puts a refinement card on a space (from 1).
    #[track_caller]
    pub fn refinement_space(mut self, space: u8, card: u8) -> Scenario {
        let card = self.fetch_refinement(card);
        if let Some(old) = self.setup.table.refinement_spaces[usize::from(space) - 1].replace(card) {
            self.setup.table.refinement.discard.insert(old);
        }
        self
    }

    /// Puts a specialty card on a space (from 1).
    #[track_caller]
    pub fn specialty_space(mut self, space: u8, card: u8) -> Scenario {
        let card = SpecialtyNo::new(card).expect("a specialty card");
        let table = &mut self.setup.table;
        table.specialty.deck.remove(card);
        table.specialty.discard.remove(card);
        self.setup.secrets.specialty.retain(|&other| other != card);
        table
            .specialty_spaces
            .iter_mut()
            .filter(|other| **other == Some(card))
            .for_each(|other| *other = None);
        if let Some(old) = table.specialty_spaces[usize::from(space) - 1].replace(card) {
            table.specialty.discard.insert(old);
        }
        self
    }

    /// Puts a gear on a space (from 1).
    #[track_caller]
    pub fn gear_space(mut self, space: u8, gear: u8) -> Scenario {
        let gear = self.fetch_gear(gear);
        if let Some(old) = self.setup.table.gear_spaces[usize::from(space) - 1].replace(gear) {
            self.setup.table.gears.discard.insert(old);
        }
        self
    }

    /// Lays an ink set (from 1), for instance "red blue gold", or "- blue gold" with the first space empty.
    #[track_caller]
    pub fn ink_set(mut self, set: u8, text: &str) -> Scenario {
        let mut words = text.split_whitespace();
        let wanted: [Option<Ink>; 3] =
            std::array::from_fn(|_| words.next().and_then(|word| word.parse().ok()));
        let table = &mut self.setup.table;
        let old = std::mem::replace(&mut table.ink_sets[usize::from(set) - 1], wanted);
        old.into_iter().flatten().for_each(|ink| table.bag[ink] += 1);
        for ink in wanted.into_iter().flatten() {
            table.bag[ink] = table.bag[ink].checked_sub(1).expect("enough inks in the bag");
        }
        self
    }

    /// Puts the inks of the bag that are not named with players who hold them for nothing: here, with that seat.
    #[track_caller]
    pub fn bag(mut self, text: &str, rest_to: u8) -> Scenario {
        let wanted = inks(text);
        for ink in Ink::ALL {
            let bag = std::mem::replace(&mut self.setup.table.bag[ink], wanted[ink]);
            let held = &mut self.player(rest_to).inks[ink];
            *held = (*held + bag).checked_sub(wanted[ink]).expect("enough inks in the bag or with that seat");
        }
        self
    }

    /// Lays a patronage card on the space of round 3, 4, 5 or 6 (space 1 to 4).
    #[track_caller]
    pub fn patronage_space(mut self, space: u8, card: u8) -> Scenario {
        let card = PatronageNo::new(card).expect("a patronage card");
        let spaces = &mut self.setup.table.patronage_spaces;
        spaces.iter_mut().filter(|other| **other == Some(card)).for_each(|other| *other = None);
        spaces[usize::from(space) - 1] = Some(card);
        self
    }

    /// The round.
    pub fn round(mut self, round: u8) -> Scenario {
        self.setup.table.round = round;
        self
    }

    /// The holder of the first player token; markers follow by SET-8.
    pub fn first(mut self, seat: u8) -> Scenario {
        self.set_first(seat);
        self
    }

    fn set_first(&mut self, seat: u8) {
        self.setup.table.first = crate::seat(seat);
        let order: Vec<Seat> = self.setup.table.seats_in_order().collect();
        for (seat, markers) in order.into_iter().zip(7..) {
            self.setup.table.players[seat].markers = markers;
            if self.setup.table.is_automa(seat) {
                let placed = &mut self.setup.table.markers[seat];
                while placed.total() < markers {
                    let action = BoardAction::ALL.into_iter().min_by_key(|&action| placed[action]);
                    placed[action.expect("five actions")] += 1;
                }
                while placed.total() > markers {
                    let action = BoardAction::ALL.into_iter().max_by_key(|&action| placed[action]);
                    placed[action.expect("five actions")] -= 1;
                }
            }
        }
    }

    /// A plan as it lies after the reveal (for [`Self::turn`]); the automa's too.
    pub fn plan(mut self, seat: u8, plan: [u8; 5]) -> Scenario {
        self.plans[usize::from(seat)] = Some(ByAction(plan));
        self
    }

    /// Puts these cards on top of their decks, the first one topmost.
    #[track_caller]
    pub fn deck_tops(mut self, printing: &[u8], refinement: &[u8]) -> Scenario {
        for &card in printing.iter().rev() {
            let card = self.fetch_printing(card);
            self.setup.table.printing.deck.insert(card);
            self.setup.secrets.printing.push(card);
        }
        for &card in refinement.iter().rev() {
            let card = self.fetch_refinement(card);
            self.setup.table.refinement.deck.insert(card);
            self.setup.secrets.refinement.push(card);
        }
        self
    }

    /// Discards the whole printing and refinement decks.
    pub fn decks_discarded(mut self) -> Scenario {
        let table = &mut self.setup.table;
        table.printing.discard.insert_all(std::mem::take(&mut table.printing.deck));
        table.refinement.discard.insert_all(std::mem::take(&mut table.refinement.deck));
        self.setup.secrets.printing.clear();
        self.setup.secrets.refinement.clear();
        self
    }

    /// The planning phase of the round.
    #[track_caller]
    pub fn planning(mut self) -> Bench {
        self.planning_cards(self.setup.table.round - 1);
        self.name_wild();
        self.finish()
    }

    /// The turn of the first of `order` on an action; the others follow in this order. Without [`Self::plan`] the
    /// markers are placed so that exactly these seats act, in this order.
    #[track_caller]
    pub fn turn(mut self, action: BoardAction, order: &[u8]) -> Bench {
        self.planning_cards(self.setup.table.round);
        self.clear_before(action.index());
        self.place_markers(Some(action), order);
        self.name_wild();
        let table = &mut self.setup.table;
        let mut seats: Vec<Seat> =
            table.seats_in_order().filter(|&seat| table.markers[seat][action] > 0).collect();
        seats.sort_by_key(|&seat| std::cmp::Reverse(table.markers[seat][action]));
        assert_eq!(
            seats,
            order.iter().map(|&number| crate::seat(number)).collect::<Vec<_>>(),
            "the order of play"
        );
        table.turn_order = seats.into_iter().collect();
        table.phase = Phase::Turn { action, at: 0, acted: false };
        self.finish()
    }

    /// The fulfilling step of a seat.
    #[track_caller]
    pub fn fulfil(mut self, seat: u8) -> Bench {
        self.planning_cards(self.setup.table.round);
        self.clear_before(4);
        self.place_markers(None, &[]);
        self.name_wild();
        let table = &mut self.setup.table;
        table.turn_order = table.player_order().collect();
        let at = table.turn_order.iter().position(|&other| other == crate::seat(seat)).expect("a player");
        table.phase = Phase::Fulfil { at: at as u8, declared: false };
        self.finish()
    }

    /// The bare position, which may be unsound.
    pub fn raw(self) -> (Arc<CardSet>, Setup) {
        (Arc::new(self.cards), self.setup)
    }

    #[track_caller]
    fn finish(self) -> Bench {
        let cards = Arc::new(self.cards);
        match self.setup.into_game(&cards) {
            Ok(game) => Bench { game },
            Err(problems) => panic!("the scenario is not sound: {problems:#?}"),
        }
    }

    /// Caxton has named a colour by now: red, unless another was set.
    fn name_wild(&mut self) {
        for player in &mut self.setup.table.players.0 {
            if player.character == Some(Character::Caxton) {
                player.wild = player.wild.or(Some(Ink::Red));
            }
        }
    }

    /// The automa's cards of the rounds so far, turned up.
    fn planning_cards(&mut self, turned: u8) {
        if !self.setup.table.options.automa {
            return;
        }
        let known = self.setup.table.planning_cards;
        let mut all: Vec<PlanningNo> = known.iter().copied().collect();
        all.extend(PlanningNo::all().filter(|card| !known.contains(card)));
        self.setup.table.planning_cards = all[..usize::from(turned)].iter().copied().collect();
        self.setup.secrets.planning = all[usize::from(turned)..6].iter().rev().copied().collect();
    }

    /// The automa's planning cards, first round first.
    #[track_caller]
    pub fn automa_cards(mut self, cards: &[u8]) -> Scenario {
        self.setup.table.planning_cards =
            cards.iter().map(|&card| PlanningNo::new(card).expect("a planning card")).collect();
        self
    }

    fn clear_before(&mut self, zones: usize) {
        let table = &mut self.setup.table;
        if zones > 0 {
            let printing = std::mem::take(&mut table.printing_spaces);
            printing.into_iter().flatten().for_each(|card| table.printing.discard.insert(card));
            let refinement = std::mem::take(&mut table.refinement_spaces);
            refinement.into_iter().flatten().for_each(|card| table.refinement.discard.insert(card));
        }
        if zones > 1 {
            let sets = std::mem::take(&mut table.ink_sets);
            sets.into_iter().flatten().flatten().for_each(|ink| table.bag[ink] += 1);
        }
        if zones > 2 {
            let cards = std::mem::take(&mut table.specialty_spaces);
            cards.into_iter().flatten().for_each(|card| table.specialty.discard.insert(card));
        }
        if zones > 3 {
            let gears = std::mem::take(&mut table.gear_spaces);
            gears.into_iter().flatten().for_each(|gear| table.gears.discard.insert(gear));
        }
    }

    /// Places all markers: as planned, or so that `order` acts on `action` in this order.
    fn place_markers(&mut self, action: Option<BoardAction>, order: &[u8]) {
        let table = &mut self.setup.table;
        let seats: Vec<Seat> = table.seats_in_order().collect();
        for seat in seats {
            let total = table.players[seat].markers;
            if let Some(plan) = self.plans[seat.index()] {
                table.markers[seat] = plan;
                continue;
            }
            let mut plan = ByAction::default();
            if let (Some(action), Some(place)) =
                (action, order.iter().position(|&other| other == seat.number()))
            {
                plan[action] = (order.len() - place) as u8;
            }
            let others = BoardAction::ALL.into_iter().filter(|&other| Some(other) != action);
            let mut left = total - plan.total();
            for other in others {
                let here = left.min(6);
                plan[other] += here;
                left -= here;
            }
            table.markers[seat] = plan;
        }
    }

    #[track_caller]
    fn fetch_printing(&mut self, number: u8) -> PrintingNo {
        let card = PrintingNo::new(number).expect("a printing card");
        let table = &mut self.setup.table;
        let held =
            table.players.0.iter().any(|player| player.orders.iter().any(|order| order.printing == card));
        assert!(!held, "printing card {number} is held already");
        table.printing.deck.remove(card);
        table.printing.discard.remove(card);
        table
            .printing_spaces
            .iter_mut()
            .filter(|space| **space == Some(card))
            .for_each(|space| *space = None);
        self.setup.secrets.printing.retain(|&other| other != card);
        card
    }

    #[track_caller]
    fn fetch_refinement(&mut self, number: u8) -> RefinementNo {
        let card = RefinementNo::new(number).expect("a refinement card");
        let table = &mut self.setup.table;
        let held =
            table.players.0.iter().any(|player| player.orders.iter().any(|order| order.refinement == card));
        assert!(!held, "refinement card {number} is held already");
        table.refinement.deck.remove(card);
        table.refinement.discard.remove(card);
        table
            .refinement_spaces
            .iter_mut()
            .filter(|space| **space == Some(card))
            .for_each(|space| *space = None);
        self.setup.secrets.refinement.retain(|&other| other != card);
        card
    }

    #[track_caller]
    fn fetch_gear(&mut self, number: u8) -> GearNo {
        let gear = GearNo::new(number).expect("a gear");
        let table = &mut self.setup.table;
        let installed =
            table.players.0.iter().any(|player| player.gears.iter().any(|other| other.gear == gear));
        assert!(!installed, "gear {number} is installed already");
        table.gears.deck.remove(gear);
        table.gears.discard.remove(gear);
        table.gear_spaces.iter_mut().filter(|space| **space == Some(gear)).for_each(|space| *space = None);
        self.setup.secrets.gears.retain(|&other| other != gear);
        let two = table.seat_count() == 2;
        assert!(!two || !self.cards.gear(gear).three_plus, "gear {number} is left out with two players");
        gear
    }
}

/// Shorthands for actions.
impl Scenario {
    /// Take an order from the board.
    #[track_caller]
    pub fn take_order(printing: u8, refinement: u8, discard: Option<u8>) -> Action {
        Action::TakeOrder {
            printing: PrintingNo::new(printing).expect("a printing card"),
            refinement: RefinementNo::new(refinement).expect("a refinement card"),
            discard: discard.map(|card| PrintingNo::new(card).expect("a printing card")),
        }
    }
}
