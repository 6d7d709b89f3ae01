//! Fulfilling steps to solve: real ones, and richer ones that are made up from them.

use platen_bots::Worth;
use platen_rules::cards::{CardSet, DEFAULT_SET, published_set};
use platen_rules::vocabulary::{
    ByInk, ByLetter, BySpecialty, CardBits, Character, GearNo, Ink, Number, PrintingNo, RefinementNo, Seat,
    SectorNo,
};
use platen_rules::{
    CheapTypes, Game, GearCountsInk, Installed, Order, Phase, Player, RewardOrderWhenFull, Seed, Setup, Table,
};
use platen_testkit::{every_option, modes, play_keenly};
use rand_core::Rng;
use tinyvec::{Array, ArrayVec};

/// A random number below `n`.
pub(crate) fn below(rng: &mut impl Rng, n: usize) -> usize {
    rng.next_u32() as usize % n
}

fn between(rng: &mut impl Rng, from: i32, to: i32) -> i32 {
    from + (rng.next_u32() % (to - from + 1).cast_unsigned()).cast_signed()
}

/// Every fulfilling step before its declaration in keenly played games of every mode.
pub(crate) fn real_steps(games: u64) -> Vec<Game> {
    let cards = published_set(DEFAULT_SET).expect("the house set");
    let all = [modes(), every_option()].concat();
    let mut steps = Vec::new();
    for (n, &options) in (0..games).zip(all.iter().cycle()) {
        let seed = Seed::from_number(n);
        let mut game = Game::new(cards.clone(), options, seed).expect("sound options");
        let mut rng = seed.player_rng(Seat::default());
        play_keenly(&mut game, &mut rng, &mut (), |game, _, _| {
            let open = matches!(game.table().phase, Phase::Fulfil { declared: false, .. });
            if open && game.table().frames.is_empty() && steps.last() != Some(game) {
                steps.push(game.clone());
            }
        });
    }
    steps
}

/// What things are worth: anything at all.
pub(crate) fn worth(rng: &mut impl Rng) -> Worth {
    if below(rng, 20) == 0 {
        return Worth::default();
    }
    let mut level = BySpecialty([[0; 7]; 4]);
    for steps in &mut level.0 {
        for i in 1..7 {
            steps[i] = steps[i - 1] + between(rng, -20, 180);
        }
    }
    Worth {
        fame: between(rng, 60, 120),
        guilder: between(rng, 1, 70),
        ink: ByInk(std::array::from_fn(|_| between(rng, 0, 160))),
        letter: ByLetter(std::array::from_fn(|_| between(rng, 0, 250))),
        level,
        track: std::array::from_fn(|_| between(rng, -50, 250)),
        order: between(rng, -50, 350),
        kept: std::array::from_fn(|_| between(rng, -50, 500)),
    }
}

/// A richer position, if the one made up is sound.
pub(crate) fn made_up(from: &Game, character: Character, rng: &mut impl Rng) -> Option<Game> {
    let cards = from.cards();
    let mut setup = *from.setup();
    let seat = from.table().active()?;
    set_options(&mut setup.table, rng);
    set_character(&mut setup.table, seat, character, rng);
    deal_orders(&mut setup, seat, rng);
    deal_gears(&mut setup, seat, rng);
    set_goods(&mut setup.table, cards, seat, rng);
    setup.into_game(cards).ok()
}

fn set_options(table: &mut Table, rng: &mut impl Rng) {
    let options = &mut table.options;
    options.gear_counts_ink = [GearCountsInk::Symbol, GearCountsInk::Token][below(rng, 2)];
    options.left_out_counts = below(rng, 2) == 0;
    options.cheap_types = [CheapTypes::One, CheapTypes::Many][below(rng, 2)];
    options.reward_order_when_full =
        [RewardOrderWhenFull::Discard, RewardOrderWhenFull::NeedsSlot][below(rng, 2)];
}

fn set_character(table: &mut Table, seat: Seat, character: Character, rng: &mut impl Rng) {
    if !table.options.characters {
        return;
    }
    let old = table.players[seat].character;
    if let Some(other) = table.holder_of(character) {
        table.players[other].character = old;
    }
    table.players[seat].character = Some(character);
    for player in &mut table.players.0 {
        let ink = Ink::ALL[below(rng, 4)];
        player.wild = player.is(Character::Caxton).then_some(ink);
        player.swapped = player.is(Character::Plantin) && below(rng, 4) == 0;
        if !player.is(Character::Schoeffer) {
            player.gears.iter_mut().for_each(|gear| gear.uses = gear.uses.min(1));
        }
    }
}

/// Takes a card out of a deck or its discards.
fn take<N: Number + Ord, A: Array<Item = N>>(
    deck: &mut CardBits<N>,
    discard: &mut CardBits<N>,
    secret: &mut ArrayVec<A>,
    rng: &mut impl Rng,
) -> Option<N> {
    let all: Vec<N> = deck.iter().chain(discard.iter()).collect();
    let card = *all.get(below(rng, all.len().max(1)))?;
    deck.remove(card);
    discard.remove(card);
    secret.retain(|&other| other != card);
    Some(card)
}

fn deal_orders(setup: &mut Setup, seat: Seat, rng: &mut impl Rng) {
    let Setup { table, secrets } = setup;
    for order in std::mem::take(&mut table.players[seat].orders) {
        table.printing.discard.insert(order.printing);
        table.refinement.discard.insert(order.refinement);
    }
    for _ in 0..2 + below(rng, 3) {
        let pile = &mut table.printing;
        let printing: Option<PrintingNo> =
            take(&mut pile.deck, &mut pile.discard, &mut secrets.printing, rng);
        let pile = &mut table.refinement;
        let refinement: Option<RefinementNo> =
            take(&mut pile.deck, &mut pile.discard, &mut secrets.refinement, rng);
        if let (Some(printing), Some(refinement)) = (printing, refinement) {
            table.players[seat].orders.push(Order { printing, refinement });
        }
    }
}

fn deal_gears(setup: &mut Setup, seat: Seat, rng: &mut impl Rng) {
    let Setup { table, secrets } = setup;
    for gear in std::mem::take(&mut table.players[seat].gears) {
        table.gears.discard.insert(gear.gear);
    }
    for _ in 0..[0, 1, 2, 2, 3, 3][below(rng, 6)] {
        let pile = &mut table.gears;
        let gear: Option<GearNo> = take(&mut pile.deck, &mut pile.discard, &mut secrets.gears, rng);
        let sector = SectorNo::at(below(rng, 3));
        if let Some(gear) = gear {
            let uses = u8::from(below(rng, 8) == 0);
            table.players[seat].gears.push(Installed { gear, sector, uses });
        }
    }
}

/// Goods that come near to what some of the orders ask for.
fn set_goods(table: &mut Table, cards: &CardSet, seat: Seat, rng: &mut impl Rng) {
    let orders = table.players[seat].orders;
    let (mut letters, mut inks) = (ByLetter::<u8>::default(), ByInk::<u8>::default());
    let mut levels = BySpecialty::<u8>::default();
    for order in &orders {
        let refinement = cards.refinement_card(order.refinement);
        if below(rng, 3) > 0 {
            letters = letters.plus(&cards.printing_card(order.printing).letters);
        }
        if below(rng, 2) > 0 {
            inks = inks.plus(&refinement.inks);
        }
        if below(rng, 2) > 0 {
            levels
                .0
                .iter_mut()
                .zip(refinement.decoration.0)
                .for_each(|(level, asked)| *level = asked.max(*level));
        }
    }
    for count in letters.0.iter_mut().chain(&mut inks.0).chain(&mut levels.0) {
        *count = match below(rng, 6) {
            0 => count.saturating_sub(1),
            1 => *count + 1,
            2 => count.saturating_sub(2),
            _ => *count,
        };
    }
    if below(rng, 6) == 0 {
        levels.0[below(rng, 4)] = 6;
    }
    let levels = BySpecialty(levels.0.map(|level| level.min(6)));
    let top = levels.0.into_iter().max().unwrap_or(0);
    hand_inks(table, seat, &inks, rng);
    let guilders = below(rng, 12) as u16;
    let disc = top.max(below(rng, 7) as u8);
    let disc = if below(rng, 2) == 0 { top } else { disc };
    let player = &mut table.players[seat];
    *player = Player { letters, guilders, levels, disc, ..*player };
}

/// Inks from the bag; now and then another player has most of a colour.
fn hand_inks(table: &mut Table, seat: Seat, inks: &ByInk<u8>, rng: &mut impl Rng) {
    let other = table.player_order().find(|&other| other != seat);
    for ink in Ink::ALL {
        table.bag[ink] += std::mem::take(&mut table.players[seat].inks[ink]);
        let hand = inks[ink].min(table.bag[ink]);
        table.bag[ink] -= hand;
        table.players[seat].inks[ink] = hand;
        if let Some(other) = other.filter(|_| below(rng, 3) == 0) {
            let left = below(rng, 3) as u8;
            let gone = table.bag[ink].saturating_sub(left);
            table.bag[ink] -= gone;
            table.players[other].inks[ink] += gone;
        }
    }
}
