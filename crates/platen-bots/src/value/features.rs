//! What the evaluation looks at: numbers about one player, read from the open table. Types, inks and specialties that
//! could be exchanged for each other give the same numbers.

use platen_rules::cards::{Bonus, CardSet, PatronageCard, Sector};
use platen_rules::vocabulary::{
    BoardAction, ByInk, ByLetter, BySpecialty, Character, Ink, Letter, Seat, Specialty,
};
use platen_rules::{Frame, Order, Phase, Player, Table};
use tinyvec::ArrayVec;

/// Takes down features, each at most once; those that are zero are left out.
pub(crate) trait Taker {
    fn set(&mut self, feature: usize, value: f32);

    #[inline]
    fn flag(&mut self, feature: usize, on: bool) {
        if on {
            self.set(feature, 1.0);
        }
    }
}

/// The features that are not zero, with their values.
#[derive(Clone, Debug, Default)]
pub struct Features(Vec<(u16, f32)>);

impl Features {
    /// Each feature that is not zero.
    pub fn iter(&self) -> impl Iterator<Item = (usize, f32)> {
        self.0.iter().map(|&(feature, value)| (usize::from(feature), value))
    }

    pub(crate) fn clear(&mut self) {
        self.0.clear();
    }
}

impl Taker for Features {
    #[inline]
    fn set(&mut self, feature: usize, value: f32) {
        if value != 0.0 {
            self.0.push((feature as u16, value));
        }
    }
}

const PLANNING: usize = 0;
const FULFIL_TO_COME: usize = 1;
const DECLARED: usize = 2;
const TURN_TO_COME: usize = 3;
const PLAYERS_AHEAD: usize = TURN_TO_COME + 5;
const MARKERS: usize = PLAYERS_AHEAD + 5;
const PLACE: usize = MARKERS + 1;
const SEATS: usize = PLACE + 1;
const AUTOMA: usize = SEATS + 3;
const CHARACTER: usize = AUTOMA + 1;
const GUILDERS: usize = CHARACTER + 10;
const TYPES: usize = GUILDERS + 4;
const INKS: usize = TYPES + 7;
const LEVELS: usize = INKS + 5;
const DISC: usize = LEVELS + 24;
const PATRONAGE: usize = DISC + 4;
const ORDERS: usize = PATRONAGE + 1 + 4 * 4;
const EACH_ORDER: usize = ORDERS + 5;
const OF_AN_ORDER: usize = 15;
const TOGETHER: usize = EACH_ORDER + 4 * OF_AN_ORDER;
const SECTORS: usize = TOGETHER + 8;
const SECTOR_KINDS: usize = 13;
const FITTING: usize = SECTORS + 3 * SECTOR_KINDS;
const GEARS: usize = FITTING + 8;
const FRAMES: usize = GEARS + 2;
const BONUSES: usize = FRAMES + 5;
const BOARD: usize = BONUSES + 8;
const OF_CHARACTER: usize = BOARD + 4;

/// How many features there are.
pub const FEATURES: usize = OF_CHARACTER + 11;

/// What the orders of a player ask for together.
#[derive(Clone, Copy, Debug, Default)]
struct Asked {
    letters: ByLetter<u8>,
    inks: ByInk<u8>,
    levels: BySpecialty<u8>,
}

/// Reads the features of a player.
pub fn features(cards: &CardSet, table: &Table, seat: Seat) -> Features {
    let mut out = Features::default();
    read_features(cards, table, seat, &mut out);
    out
}

/// Reads the features of a player into anything that takes them.
pub(crate) fn read_features(cards: &CardSet, table: &Table, seat: Seat, out: &mut impl Taker) {
    let mut own = table.players[seat];
    if has_fulfilled(table, seat) {
        // The next order is fulfilled in the next round, with a new colour and a new swap.
        (own.wild, own.swapped) = (None, false);
    }
    let player = &own;
    time(table, seat, out);
    table_and_character(table, player, out);
    stock(player, out);
    patronage(cards, table, player, out);
    let asked = orders(cards, player, out);
    together(cards, player, &asked, out);
    gears(cards, player, &asked, out);
    pending(cards, table, seat, out);
    board(cards, table, seat, &asked, out);
    of_character(player, &asked, out);
}

/// Whether the player has declared in this round, or has let it pass.
fn has_fulfilled(table: &Table, seat: Seat) -> bool {
    let Phase::Fulfil { at, declared } = table.phase else { return false };
    let place = table.turn_order.iter().position(|&other| other == seat).unwrap_or(0);
    place < usize::from(at) || (place == usize::from(at) && declared)
}

/// What a character makes of the stock.
fn of_character(player: &Player, asked: &Asked, out: &mut impl Taker) {
    let inks = f32::from(player.inks.total());
    let gears = player.gears.len() as f32;
    match player.character {
        Some(Character::Vietor) => out.set(OF_CHARACTER, f32::from(player.guilders) / 10.0),
        Some(Character::Tory) => {
            let idle = shortfall(&player.inks.0, &asked.inks.0);
            out.flag(OF_CHARACTER + 1, inks > 0.0 && idle == 0);
            out.set(OF_CHARACTER + 2, f32::from(idle) / 4.0);
            out.set(OF_CHARACTER + 3, f32::from(asked.inks.total()) / 6.0);
        }
        Some(Character::Caxton) => {
            out.set(OF_CHARACTER + 4, inks / 6.0);
            out.set(OF_CHARACTER + 5, f32::from(sorted(player.inks.0)[0]) / 3.0);
        }
        Some(Character::Schoeffer) => out.set(OF_CHARACTER + 6, gears / 3.0),
        Some(Character::Manuzio) => {
            let lacking = shortfall(&asked.letters.0, &player.letters.0);
            out.flag(OF_CHARACTER + 7, player.orders.len() > 1);
            out.set(OF_CHARACTER + 8, f32::from(lacking) / 6.0);
        }
        Some(Character::Plantin) => {
            let levels = sorted(player.levels.0);
            out.set(OF_CHARACTER + 9, f32::from(levels[0]) / 6.0);
            out.set(OF_CHARACTER + 10, f32::from(levels[0] - levels[3]) / 6.0);
        }
        _ => {}
    }
}

/// What the board still offers in this round that the orders ask for.
fn board(cards: &CardSet, table: &Table, seat: Seat, asked: &Asked, out: &mut impl Taker) {
    let player = &table.players[seat];
    let to_come = |action: BoardAction| match table.phase {
        Phase::Turn { action: now, .. } => now < action && table.markers[seat][action] > 0,
        Phase::Fulfil { .. } | Phase::Over => false,
        _ => true,
    };
    if to_come(BoardAction::Inks) {
        let lacking: ByInk<u8> =
            ByInk(std::array::from_fn(|i| asked.inks.0[i].saturating_sub(player.inks.0[i])));
        let serves = |set: &[Option<Ink>; 3]| {
            let held = ByInk::count(set.iter().flatten().copied());
            (0..4).map(|i| held.0[i].min(lacking.0[i])).sum::<u8>()
        };
        best_two(table.ink_sets.iter().map(serves), BOARD, 3.0, out);
    }
    if to_come(BoardAction::Specialties) {
        let serves = |card: &platen_rules::vocabulary::SpecialtyNo| {
            let symbols = &cards.specialty_card(*card).symbols;
            let lacking = |i: usize| asked.levels.0[i].saturating_sub(player.levels.0[i]);
            (0..4).map(|i| symbols.0[i].min(lacking(i))).sum::<u8>()
        };
        best_two(table.specialty_spaces.iter().flatten().map(serves), BOARD + 2, 2.0, out);
    }
}

fn best_two(values: impl Iterator<Item = u8>, first: usize, most: f32, out: &mut impl Taker) {
    let (mut best, mut second) = (0, 0);
    for value in values {
        if value > best {
            (best, second) = (value, best);
        } else {
            second = second.max(value);
        }
    }
    out.set(first, f32::from(best) / most);
    out.set(first + 1, f32::from(second) / most);
}

/// Where the round stands for the player.
fn time(table: &Table, seat: Seat, out: &mut impl Taker) {
    match table.phase {
        Phase::Turn { action, at, acted } => {
            out.set(FULFIL_TO_COME, 1.0);
            let place = table.turn_order.iter().position(|&other| other == seat);
            if let Some(place) =
                place.filter(|&place| place > usize::from(at) || (place == usize::from(at) && !acted))
            {
                out.set(TURN_TO_COME + action.index(), 1.0);
                out.set(PLAYERS_AHEAD + action.index(), (place - usize::from(at)) as f32 / 3.0);
            }
            BoardAction::ALL
                .into_iter()
                .skip(action.index() + 1)
                .for_each(|later| turn_to_come(table, seat, later, out));
        }
        Phase::ShiftMarker => {
            out.set(FULFIL_TO_COME, 1.0);
            BoardAction::ALL.into_iter().for_each(|action| turn_to_come(table, seat, action, out));
        }
        Phase::Fulfil { at, declared } => {
            let now = table.turn_order.get(usize::from(at)) == Some(&seat);
            out.flag(FULFIL_TO_COME, !has_fulfilled(table, seat));
            out.flag(DECLARED, now && declared);
        }
        Phase::Over => {}
        _ => {
            out.set(PLANNING, 1.0);
            out.set(MARKERS, f32::from(table.players[seat].markers) / 10.0);
            let place = table.seats_in_order().position(|other| other == seat).unwrap_or(0);
            out.set(PLACE, place as f32 / 3.0);
        }
    }
}

fn turn_to_come(table: &Table, seat: Seat, action: BoardAction, out: &mut impl Taker) {
    let own = table.markers[seat][action];
    if own > 0 {
        let ahead = players_ahead(table, seat, action, own);
        out.set(TURN_TO_COME + action.index(), 1.0);
        out.set(PLAYERS_AHEAD + action.index(), ahead as f32 / 3.0);
    }
}

/// How many act before a player who has so many markers, at least one, on an action (PLN-4).
pub(crate) fn players_ahead(table: &Table, seat: Seat, action: BoardAction, own: u8) -> usize {
    let mut before_me = true;
    let ahead = |other: &Seat| {
        let markers = table.markers[*other][action];
        before_me &= *other != seat;
        *other != seat && (markers > own || (markers == own && before_me))
    };
    table.seats_in_order().filter(ahead).count()
}

fn table_and_character(table: &Table, player: &Player, out: &mut impl Taker) {
    out.set(SEATS + table.seat_count().clamp(2, 4) - 2, 1.0);
    out.flag(AUTOMA, table.options.automa);
    if let Some(character) = player.character {
        out.set(CHARACTER + character.index(), 1.0);
    }
}

fn stock(player: &Player, out: &mut impl Taker) {
    let guilders = f32::from(player.guilders);
    out.set(GUILDERS, guilders / 10.0);
    for (i, most) in [3.0, 6.0, 12.0].into_iter().enumerate() {
        out.set(GUILDERS + 1 + i, guilders.min(most) / most);
    }
    let letters = sorted(player.letters.0);
    out.set(TYPES, f32::from(player.letters.total()) / 8.0);
    out.flag(TYPES + 1, player.guilders >= player.letter_price());
    out.set(TYPES + 2, letters.iter().filter(|&&count| count > 0).count() as f32 / 4.0);
    set_counts(TYPES + 3, letters, out);
    let inks = sorted(player.inks.0);
    out.set(INKS, f32::from(player.inks.total()) / 6.0);
    set_counts(INKS + 1, inks, out);
    for (i, level) in sorted(player.levels.0).into_iter().enumerate() {
        (0..usize::from(level.min(6))).for_each(|step| out.set(LEVELS + 6 * i + step, 1.0));
    }
    for (i, level) in [2, 4, 5, 6].into_iter().enumerate() {
        out.flag(DISC + i, player.disc >= level);
    }
}

fn sorted(mut counts: [u8; 4]) -> [u8; 4] {
    counts.sort_unstable_by(|a, b| b.cmp(a));
    counts
}

fn set_counts(first: usize, counts: [u8; 4], out: &mut impl Taker) {
    for (i, count) in counts.into_iter().enumerate() {
        out.set(first + i, f32::from(count) / 3.0);
    }
}

fn patronage(cards: &CardSet, table: &Table, player: &Player, out: &mut impl Taker) {
    out.set(PATRONAGE, player.patronage.len() as f32 / 2.0);
    for (space, card) in table.patronage_spaces.iter().enumerate() {
        let Some(card) = card else { continue };
        let first = PATRONAGE + 1 + 4 * space;
        let lacking = lacking_for_patronage(player, cards.patronage_card(*card));
        let total = lacking.0 + lacking.1 + lacking.2;
        out.set(first, 1.0);
        out.set(first + 1, 1.0 / f32::from(1 + total));
        out.set(first + 2, f32::from(lacking.0) / 4.0);
        out.flag(first + 3, total == 0);
    }
}

/// Levels, inks and types that the player lacks for the card.
fn lacking_for_patronage(player: &Player, card: &PatronageCard) -> (u8, u8, u8) {
    (
        lacking_levels(player, &card.specialties),
        lacking_inks(player, &card.inks),
        shortfall(&card.letters.0, &player.letters.0),
    )
}

/// Inks that the player lacks; Caxton's colour stands for any, before he names it the one that serves best (CHR-8).
fn lacking_inks(player: &Player, asked: &ByInk<u8>) -> u8 {
    let spare = |ink: Ink| player.inks[ink].saturating_sub(asked[ink]);
    let wild = match player.wild {
        Some(wild) => spare(wild),
        None if player.is(Character::Caxton) => Ink::ALL.into_iter().map(spare).max().unwrap_or(0),
        None => 0,
    };
    shortfall(&asked.0, &player.inks.0).saturating_sub(wild)
}

/// Levels that the player lacks; Plantin may swap two first (CHR-7).
fn lacking_levels(player: &Player, asked: &BySpecialty<u8>) -> u8 {
    let mut least = shortfall(&asked.0, &player.levels.0);
    if least > 0 && player.is(Character::Plantin) && !player.swapped {
        for (a, b) in [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)] {
            let mut levels = player.levels.0;
            levels.swap(a, b);
            least = least.min(shortfall(&asked.0, &levels));
        }
    }
    least
}

fn shortfall(needs: &[u8; 4], has: &[u8; 4]) -> u8 {
    needs.iter().zip(has).map(|(needs, has)| needs.saturating_sub(*has)).sum()
}

/// How far an order is from being fulfilled.
#[derive(Clone, Copy, Debug, Default)]
struct Distance {
    letters: u8,
    inks: u8,
    levels: u8,
}

fn distance(cards: &CardSet, player: &Player, order: &Order) -> Distance {
    let refinement = cards.refinement_card(order.refinement);
    Distance {
        letters: shortfall(&cards.printing_card(order.printing).letters.0, &player.letters.0),
        inks: lacking_inks(player, &refinement.inks),
        levels: lacking_levels(player, &refinement.decoration),
    }
}

/// Each order held, the nearest first; and what all of them ask for.
fn orders(cards: &CardSet, player: &Player, out: &mut impl Taker) -> Asked {
    out.set(ORDERS + player.orders.len().min(4), 1.0);
    let mut held: ArrayVec<[(Distance, Order); 4]> =
        player.orders.iter().map(|order| (distance(cards, player, order), *order)).collect();
    held.sort_unstable_by_key(|(distance, order)| {
        (3 * distance.letters + 2 * distance.inks + 2 * distance.levels, order.printing.number())
    });
    let mut asked = Asked::default();
    for (place, (distance, order)) in held.iter().enumerate() {
        one_order(cards, player, EACH_ORDER + OF_AN_ORDER * place, *distance, order, out);
        let refinement = cards.refinement_card(order.refinement);
        asked.letters = asked.letters.plus(&cards.printing_card(order.printing).letters);
        asked.inks = asked.inks.plus(&refinement.inks);
        for specialty in Specialty::ALL {
            asked.levels[specialty] = asked.levels[specialty].max(refinement.decoration[specialty]);
        }
    }
    asked
}

fn one_order(
    cards: &CardSet,
    player: &Player,
    first: usize,
    distance: Distance,
    order: &Order,
    out: &mut impl Taker,
) {
    let printing = cards.printing_card(order.printing);
    let refinement = cards.refinement_card(order.refinement);
    let (colours, decoration) = (f32::from(refinement.colour_fame), f32::from(refinement.decoration_fame));
    let cost = letters_cost(player, distance.letters);
    let affordable = cost <= player.guilders;
    out.set(first, f32::from(distance.letters) / 3.0);
    out.flag(first + 1, distance.letters == 0);
    out.flag(first + 2, affordable);
    out.set(first + 3, f32::from(cost.min(30)) / 15.0);
    out.set(first + 4, f32::from(printing.guilders) / 8.0);
    out.set(first + 5, f32::from(distance.inks) / 3.0);
    out.flag(first + 6, distance.inks == 0);
    out.set(first + 7, colours / 8.0);
    out.set(first + 8, f32::from(distance.levels) / 4.0);
    out.flag(first + 9, distance.levels == 0);
    out.set(first + 10, decoration / 5.0);
    out.set(first + 11, if distance.inks == 0 { colours / 8.0 } else { 0.0 });
    out.set(first + 12, if distance.levels == 0 { decoration / 5.0 } else { 0.0 });
    let either = player.is(Character::Fiol) && (distance.inks == 0 || distance.levels == 0);
    let whole = either || (distance.inks == 0 && distance.levels == 0);
    out.set(first + 13, if whole { bonus_worth(refinement.bonus) } else { 0.0 });
    let ready = f32::from(u8::from(affordable)) * 0.5 + f32::from(u8::from(distance.letters == 0)) * 0.5;
    let fame =
        if distance.inks == 0 { colours } else { 0.0 } + if distance.levels == 0 { decoration } else { 0.0 };
    out.set(first + 14, ready * (fame + f32::from(printing.guilders) / 3.0) / 10.0);
}

fn bonus_worth(bonus: Bonus) -> f32 {
    match bonus {
        Bonus::Inks(n) => 0.35 * f32::from(n),
        Bonus::Guilders(n) => 0.15 * f32::from(n),
        Bonus::Fame(n) => 0.3 * f32::from(n),
        Bonus::Specialty | Bonus::Order => 0.6,
    }
}

/// What that many types cost now (FRE-1).
fn letters_cost(player: &Player, count: u8) -> u16 {
    let first = player.letter_price();
    (0..u16::from(count)).map(|i| first + i).sum()
}

/// All orders at once: what is lacking, and what is at hand.
fn together(cards: &CardSet, player: &Player, asked: &Asked, out: &mut impl Taker) {
    let letters = shortfall(&asked.letters.0, &player.letters.0);
    let cost = letters_cost(player, letters.min(12));
    out.set(TOGETHER, f32::from(letters) / 6.0);
    out.set(TOGETHER + 1, f32::from(shortfall(&asked.inks.0, &player.inks.0)) / 6.0);
    out.set(TOGETHER + 2, f32::from(shortfall(&asked.levels.0, &player.levels.0)) / 8.0);
    out.flag(TOGETHER + 3, cost <= player.guilders);
    out.set(TOGETHER + 4, f32::from(cost.min(60)) / 30.0);
    let spare = shortfall(&player.inks.0, &asked.inks.0);
    out.set(TOGETHER + 5, f32::from(spare) / 4.0);
    let (mut pay, mut fame) = (0.0, 0.0);
    for order in &player.orders {
        let refinement = cards.refinement_card(order.refinement);
        pay += f32::from(cards.printing_card(order.printing).guilders);
        fame += f32::from(refinement.colour_fame) + f32::from(refinement.decoration_fame);
    }
    out.set(TOGETHER + 6, pay / 20.0);
    out.set(TOGETHER + 7, fame / 40.0);
}

const fn kind(sector: Sector) -> usize {
    match sector {
        Sector::ExchangeInk => 0,
        Sector::ExchangeLetter => 1,
        Sector::RaiseLowest => 2,
        Sector::RoundFame => 3,
        Sector::Order => 4,
        Sector::SellLetter => 5,
        Sector::InkFame(_) => 6,
        Sector::TakeInk(_) => 7,
        Sector::InkForTwo(_) => 8,
        Sector::LetterFame(_) => 9,
        Sector::CheapLetter(_) => 10,
        Sector::SpecialtyFame(_) => 11,
        Sector::Raise(_) => 12,
    }
}

/// The sectors that are active now and in the next two rounds, and how well they fit the orders.
fn gears(cards: &CardSet, player: &Player, asked: &Asked, out: &mut impl Taker) {
    out.set(GEARS, player.gears.len() as f32 / 3.0);
    out.set(GEARS + 1, f32::from(player.gear_uses()) / 3.0);
    let mut counts = [0.0_f32; 3 * SECTOR_KINDS];
    let mut fitting = [0.0_f32; 8];
    for (axle, gear) in player.gears.iter().enumerate() {
        let sectors = &cards.gear(gear.gear).sectors;
        let mut active = gear.sector;
        for later in 0..3 {
            let sector = sectors[active.index()];
            if later > 0 || gear.uses == 0 {
                counts[later * SECTOR_KINDS + kind(sector)] += 1.0;
                if later < 2 {
                    let (group, fit) = fit(cards, player, asked, sector);
                    fitting[4 * later + group] += fit;
                }
            }
            active = if axle == 1 { active.counter_clockwise() } else { active.clockwise() };
        }
    }
    counts.iter().enumerate().for_each(|(i, &count)| out.set(SECTORS + i, count));
    fitting.iter().enumerate().for_each(|(i, &fit)| out.set(FITTING + i, fit));
}

/// How well a sector fits: by inks, letters, levels or orders that count.
fn fit(cards: &CardSet, player: &Player, asked: &Asked, sector: Sector) -> (usize, f32) {
    let lacks_ink = |ink: Ink| f32::from(u8::from(asked.inks[ink] > player.inks[ink]));
    let lacks_letter = |letter: Letter| f32::from(u8::from(asked.letters[letter] > player.letters[letter]));
    let lacks_level =
        |specialty: Specialty| f32::from(u8::from(asked.levels[specialty] > player.levels[specialty]));
    let counted =
        |test: &dyn Fn(&Order) -> bool| player.orders.iter().filter(|order| test(order)).count() as f32 / 2.0;
    match sector {
        Sector::TakeInk(ink) => (0, lacks_ink(ink)),
        Sector::InkForTwo(ink) => (0, if player.inks[ink] > 0 { 0.5 } else { 0.0 }),
        Sector::CheapLetter(letter) => (1, lacks_letter(letter)),
        Sector::Raise(specialty) => (2, lacks_level(specialty)),
        Sector::InkFame(ink) => (3, counted(&|order| cards.refinement_card(order.refinement).inks[ink] > 0)),
        Sector::LetterFame(letter) => {
            (3, counted(&|order| cards.printing_card(order.printing).letters[letter] > 0))
        }
        Sector::SpecialtyFame(specialty) => {
            (3, counted(&|order| cards.refinement_card(order.refinement).decoration[specialty] > 0))
        }
        _ => (0, 0.0),
    }
}

/// Rewards that the player still has to choose.
fn pending(cards: &CardSet, table: &Table, seat: Seat, out: &mut impl Taker) {
    let mut rewards = [false; 5];
    for frame in &table.frames {
        match *frame {
            Frame::Order { seat: whose, .. } if whose == seat => rewards[0] = true,
            Frame::Track { seat: whose, earned } if whose == seat => {
                (0..4).for_each(|i| rewards[1 + i] |= earned[i]);
            }
            _ => {}
        }
    }
    (0..5).for_each(|i| out.flag(FRAMES + i, rewards[i]));
    if table.active() == Some(seat) {
        let mut open = [0.0_f32; 8];
        for refinement in &table.bonuses {
            let bonus = cards.refinement_card(*refinement).bonus;
            let kind = Bonus::ALL.iter().position(|&other| other == bonus).unwrap_or(0);
            open[kind] += 1.0;
        }
        (0..8).for_each(|kind| out.set(BONUSES + kind, open[kind]));
    }
}

/// The fame of a player as if the game ended now (END-2).
pub fn standing(player: &Player) -> i32 {
    let levels: i32 =
        player.levels.0.iter().map(|&level| [0, 0, 0, 0, 1, 3, 6][usize::from(level.min(6))]).sum();
    let a_third = if player.is(Character::Vietor) { 2 } else { 1 };
    i32::from(player.fame.total())
        + levels
        + 8 * player.patronage.len() as i32
        + i32::from(player.guilders / 3) * a_third
}
