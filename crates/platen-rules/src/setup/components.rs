//! Every component is in one place: INK-3, ORD-7, SET-5, SET-6, RND-2 and AUT-1.

use super::Check;
use crate::chance::Chance;
use crate::state::{INKS_OF_A_COLOUR, Phase, ROUNDS};
use crate::vocabulary::{BoardAction, CardBits, GearNo, Ink, Number, PatronageNo, PlanningNo};
use std::fmt;

impl Check<'_> {
    /// 12 tokens of each colour, in the bag, on the board or with a player.
    pub(super) fn inks(&mut self) {
        for ink in Ink::ALL {
            let held: u32 = self.table.players.0.iter().map(|player| u32::from(player.inks[ink])).sum();
            let on_board =
                self.table.ink_sets.iter().flatten().filter(|&&space| space == Some(ink)).count() as u32;
            let total = held + on_board + u32::from(self.table.bag[ink]);
            let right = u32::from(INKS_OF_A_COLOUR);
            self.require(total == right, "INK-3", format_args!("{total} {ink} inks instead of {right}"));
        }
    }

    /// Every order card and specialty card is in exactly one place.
    pub(super) fn cards(&mut self) {
        let table = self.table;
        let mut printing = Places::default();
        let mut refinement = Places::default();
        printing.all(table.printing.deck).all(table.printing.discard).all(table.display.printing);
        printing.all(table.drawn.printing).each(table.printing_spaces.iter().flatten().copied());
        refinement.all(table.refinement.deck).all(table.refinement.discard).all(table.display.refinement);
        refinement.all(table.drawn.refinement).each(table.refinement_spaces.iter().flatten().copied());
        for player in &table.players.0 {
            printing.each(player.orders.iter().map(|order| order.printing));
            refinement.each(player.orders.iter().map(|order| order.refinement));
        }
        self.everywhere_once(&printing, CardBits::full());
        self.everywhere_once(&refinement, CardBits::full());
        let mut specialty = Places::default();
        specialty.all(table.specialty.deck).all(table.specialty.discard);
        specialty.each(table.specialty_spaces.iter().flatten().copied());
        self.everywhere_once(&specialty, CardBits::full());
    }

    fn everywhere_once<N: Number + fmt::Display>(&mut self, places: &Places<N>, expected: CardBits<N>) {
        for number in (0..N::COUNT).map(N::at) {
            let what = N::WHAT;
            if places.twice.contains(number) {
                self.problem("ORD-7", format_args!("{what} no. {number} is in two places"));
            }
            if expected.contains(number) && !places.once.contains(number) {
                self.problem("ORD-7", format_args!("{what} no. {number} is nowhere"));
            }
            if !expected.contains(number) && places.once.contains(number) {
                self.problem("SET-5", format_args!("{what} no. {number} is not in this game"));
            }
        }
    }

    pub(super) fn gears(&mut self) {
        let table = self.table;
        let mut places = Places::default();
        places
            .all(table.gears.deck)
            .all(table.gears.discard)
            .each(table.gear_spaces.iter().flatten().copied());
        places.each(table.offered_gears.iter().copied());
        for player in &table.players.0 {
            places.each(player.gears.iter().map(|installed| installed.gear));
        }
        let with_all = table.seat_count() > 2;
        let in_game = GearNo::all().filter(|&no| with_all || !self.cards.gear(no).three_plus).collect();
        self.everywhere_once(&places, in_game);
    }

    pub(super) fn patronage(&mut self) {
        let mut places: Places<PatronageNo> = Places::default();
        places.each(self.table.patronage_spaces.iter().flatten().copied());
        for player in &self.table.players.0 {
            places.each(player.patronage.iter().copied());
        }
        for card in places.twice.iter() {
            self.problem("SET-6", format_args!("patronage card no. {card} is in two places"));
        }
        let dealt = places.once.len();
        self.require(dealt <= 4, "SET-6", format_args!("{dealt} patronage cards; 4 are dealt"));
        let marked = self.table.rewards_marked.contains(&true);
        let markable = matches!(
            self.table.phase,
            Phase::Turn { action: BoardAction::Patronage, .. } | Phase::Fulfil { .. } | Phase::Over
        );
        self.require(
            !marked || markable,
            "PAT-1",
            format_args!("a patronage reward is marked before its action"),
        );
    }

    /// The secret orders of the decks hold what the decks hold.
    pub(super) fn decks(&mut self) {
        let (table, secrets) = (self.table, &self.setup.secrets);
        let lists = [
            ("printing", same(&secrets.printing, table.printing.deck)),
            ("refinement", same(&secrets.refinement, table.refinement.deck)),
            ("specialty", same(&secrets.specialty, table.specialty.deck)),
            ("gear", same(&secrets.gears, table.gears.deck)),
        ];
        for (deck, sound) in lists {
            self.require(
                sound,
                "RND-2",
                format_args!("the order of the {deck} deck does not match what it holds"),
            );
        }
    }

    /// AUT-1: six planning cards, those turned up and those face down.
    pub(super) fn planning_cards(&mut self) {
        let (table, secrets) = (self.table, &self.setup.secrets);
        let mut places: Places<PlanningNo> = Places::default();
        places.each(table.planning_cards.iter().copied()).each(secrets.planning.iter().copied());
        self.require(places.twice.is_empty(), "AUT-1", format_args!("a planning card is there twice"));
        let revealed = matches!(
            table.phase,
            Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. } | Phase::Over
        );
        let turned = if revealed { table.round } else { table.round.saturating_sub(1) };
        let (up, down) = match (table.options.automa, secrets.chance) {
            (false, _) => (0, 0),
            (true, Chance::Scripted) => (turned, 0),
            (true, Chance::Seeded { .. }) => (turned, ROUNDS.saturating_sub(turned)),
        };
        let found = (table.planning_cards.len(), secrets.planning.len());
        let right = found == (usize::from(up), usize::from(down));
        self.require(
            right,
            "AUT-1",
            format_args!("{} planning cards turned up and {} face down", found.0, found.1),
        );
    }
}

fn same<N: Number>(order: &[N], deck: CardBits<N>) -> bool {
    order.len() == deck.len() && order.iter().copied().collect::<CardBits<N>>() == deck
}

/// Where the components of a kind were found.
struct Places<N> {
    once: CardBits<N>,
    twice: CardBits<N>,
}

impl<N: Number> Default for Places<N> {
    fn default() -> Self {
        Places { once: CardBits::default(), twice: CardBits::default() }
    }
}

impl<N: Number> Places<N> {
    fn each(&mut self, numbers: impl IntoIterator<Item = N>) -> &mut Self {
        for number in numbers {
            let seen = self.once.contains(number);
            if seen { self.twice.insert(number) } else { self.once.insert(number) }
        }
        self
    }

    fn all(&mut self, numbers: CardBits<N>) -> &mut Self {
        self.each(numbers.iter())
    }
}
