//! Checks an arrangement into a game and lists every problem: for puzzles, editors, snapshots and tests.
//!
//! The same checks are the invariants of every reachable position.

use crate::cards::CardSet;
use crate::chance::Chance;
use crate::choices::Plans;
use crate::game::Game;
use crate::rules::gear_rewards::MOST_USES;
use crate::rules::setting_up::FEWEST_MARKERS;
use crate::state::{
    Frame, INKS_OF_A_COLOUR, Installed, MOST_MARKERS, Phase, Player, ROUNDS, Setup, TOP_LEVEL, Table,
};
use crate::vocabulary::{
    BoardAction, ByAction, CardBits, Character, GearNo, Ink, Number, PatronageNo, PlanningNo, Seat, SeatSet,
};
use std::fmt;
use std::sync::Arc;
use tinyvec::ArrayVec;

/// The most guilders, and the most fame of a kind, that a position may have.
const MOST: u16 = 9999;
/// The most types that a player may own.
const MOST_TYPES: u16 = 150;

/// Something about an arrangement that cannot be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupProblem {
    /// The rule that it breaks.
    pub rule: &'static str,
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for SetupProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.rule)
    }
}

impl Setup {
    /// Makes a game of this arrangement, or lists every problem with it.
    pub fn into_game(self, cards: &Arc<CardSet>) -> Result<Game, Vec<SetupProblem>> {
        let problems = self.problems(cards);
        if problems.is_empty() { Ok(Game::from_sound_setup(Arc::clone(cards), self)) } else { Err(problems) }
    }

    /// Every problem with this arrangement; none if it can be played.
    pub fn problems(&self, cards: &CardSet) -> Vec<SetupProblem> {
        let mut check = Check { setup: self, table: &self.table, cards, problems: Vec::new() };
        if let Err(error) = self.table.options.check() {
            check.problem("SET-1", format_args!("{error}"));
            return check.problems;
        }
        check.round();
        check.inks();
        check.cards();
        check.gears();
        check.patronage();
        check.players();
        check.characters();
        check.set_up_goods();
        check.markers();
        check.plans();
        check.spaces();
        check.phase();
        check.frames();
        check.decks();
        check.planning_cards();
        check.problems
    }
}

struct Check<'a> {
    setup: &'a Setup,
    table: &'a Table,
    cards: &'a CardSet,
    problems: Vec<SetupProblem>,
}

impl Check<'_> {
    fn problem(&mut self, rule: &'static str, message: fmt::Arguments<'_>) {
        self.problems.push(SetupProblem { rule, message: message.to_string() });
    }

    fn require(&mut self, holds: bool, rule: &'static str, message: fmt::Arguments<'_>) {
        if !holds {
            self.problem(rule, message);
        }
    }

    fn player_seats(&self) -> SeatSet {
        self.table.options.player_seats()
    }

    fn round(&mut self) {
        let (round, first) = (self.table.round, self.table.first);
        self.require(
            (1..=ROUNDS).contains(&round),
            "RND-1",
            format_args!("round {round}; rounds are 1 to {ROUNDS}"),
        );
        let seats = self.table.seat_count();
        self.require(
            first.index() < seats,
            "SET-7",
            format_args!("the first player sits at {first} of {seats} seats"),
        );
        if self.in_set_up() {
            self.require(round == 1, "RND-1", format_args!("set-up in round {round}"));
        }
    }

    fn in_set_up(&self) -> bool {
        matches!(
            self.table.phase,
            Phase::Characters { .. } | Phase::OpeningOrders { .. } | Phase::OpeningLetters { .. }
        )
    }

    /// 12 tokens of each colour, in the bag, on the board or with a player.
    fn inks(&mut self) {
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
    fn cards(&mut self) {
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

    fn gears(&mut self) {
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

    fn patronage(&mut self) {
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

    fn players(&mut self) {
        for i in 0..4 {
            let seat = Seat::at(i);
            let player = &self.table.players[seat];
            if self.player_seats().contains(seat) {
                self.player(seat, player);
                continue;
            }
            let nothing = Player { markers: player.markers, ..Player::default() };
            let may_have_markers = self.table.is_automa(seat);
            let empty = *player == nothing && (may_have_markers || player.markers == 0);
            self.require(empty, "AUT-1", format_args!("seat {seat} is no player's and holds something"));
        }
    }

    fn player(&mut self, seat: Seat, player: &Player) {
        let top = player.levels.0.into_iter().max().unwrap_or(0);
        self.require(
            top <= TOP_LEVEL,
            "SPC-3",
            format_args!("seat {seat} has level {top}; {TOP_LEVEL} is the top"),
        );
        let disc = player.disc;
        let sound = disc <= TOP_LEVEL && disc >= top;
        self.require(
            sound,
            "SPC-4",
            format_args!("seat {seat}'s disc is at {disc}, its highest level at {top}"),
        );
        let (guilders, fame) = (player.guilders, player.fame);
        let sources = [fame.colours, fame.decoration, fame.bonus, fame.gears, fame.tory];
        let few = guilders <= MOST && sources.iter().all(|&source| source <= MOST);
        self.require(few, "SET-9", format_args!("seat {seat} has guilders or fame over {MOST}"));
        let types: u16 = player.letters.0.iter().map(|&count| u16::from(count)).sum();
        self.require(types <= MOST_TYPES, "FRE-1", format_args!("seat {seat} has {types} types"));
        self.gear_uses(seat, player);
        let wild = player.wild.is_some();
        let named = wild == (player.is(Character::Caxton) && self.wild_is_named());
        self.require(
            named,
            "CHR-8",
            format_args!("seat {seat}: a colour is wild from when Caxton names it, and only his"),
        );
        let swapped = !player.swapped || player.is(Character::Plantin) && self.wild_is_named();
        self.require(
            swapped,
            "CHR-7",
            format_args!("seat {seat} has swapped levels without being Plantin in a round"),
        );
    }

    /// Whether the round is past the point at which Caxton names his colour.
    fn wild_is_named(&self) -> bool {
        !self.in_set_up() && self.table.phase != Phase::NameWild
    }

    fn gear_uses(&mut self, seat: Seat, player: &Player) {
        let uses = player.gears.iter().map(|gear| u16::from(gear.uses)).sum::<u16>();
        let twice = player.gears.iter().filter(|gear| gear.uses > 1).count();
        let allowed = usize::from(player.is(Character::Schoeffer));
        let sound = uses <= u16::from(MOST_USES)
            && twice <= allowed
            && player.gears.iter().all(|gear| gear.uses <= 2);
        self.require(sound, "GER-5", format_args!("seat {seat} has used gears too often"));
        let early = uses > 0 && !self.wild_is_named();
        self.require(!early, "FRE-3", format_args!("seat {seat} has used gears before the round"));
    }

    fn characters(&mut self) {
        let mut seen: Vec<Character> = Vec::new();
        let order: Vec<Seat> = self.table.player_order().collect();
        for (place, seat) in order.into_iter().enumerate() {
            let player = &self.table.players[seat];
            let chosen = match self.table.phase {
                _ if !self.table.options.characters => false,
                Phase::Characters { turn } => {
                    place < usize::from(turn) || place == usize::from(turn) && !self.table.frames.is_empty()
                }
                _ => true,
            };
            self.require(
                player.character.is_some() == chosen,
                "SET-10",
                format_args!(
                    "seat {seat} should {} a character now",
                    if chosen { "have" } else { "not have" }
                ),
            );
            let dealt = if !chosen && self.table.options.characters { 2 } else { 0 };
            let tiles = player.dealt.len();
            self.require(
                tiles == dealt,
                "SET-10",
                format_args!("seat {seat} has {tiles} tiles dealt, not {dealt}"),
            );
            for tile in player.character.iter().chain(&player.dealt) {
                self.require(!seen.contains(tile), "SET-10", format_args!("{tile} is there twice"));
                seen.push(*tile);
            }
        }
    }

    /// SET-9 to SET-12: in set-up a player has what was chosen so far, and none of what is still to be chosen.
    fn set_up_goods(&mut self) {
        let table = self.table;
        let last = 2 * usize::from(table.options.players);
        for (place, seat) in table.player_order().enumerate() {
            let (orders, types) = match table.phase {
                Phase::Characters { .. } => (0, 0),
                Phase::OpeningOrders { turn } => {
                    let turn = usize::from(turn);
                    (usize::from(place < turn) + usize::from(last - 1 - place < turn), 0)
                }
                Phase::OpeningLetters { turn } => (2, if place < usize::from(turn) { 3 } else { 0 }),
                _ => return,
            };
            let player = &table.players[seat];
            let frame = table.frames.last().filter(|frame| frame.seat() == seat);
            let raised = player.is(Character::Ungler) && !matches!(frame, Some(Frame::UnglerLevels { .. }));
            let mut levels = player.levels.0;
            levels.sort_unstable();
            let sound = [
                ("SET-11", "orders", player.orders.len() == orders),
                (
                    "SET-12",
                    "types",
                    player.letters.0.iter().map(|&count| u16::from(count)).sum::<u16>() == types,
                ),
                ("CHR-2", "gears", player.gears.len() == own(player, Character::Guillard, frame, 2)),
                ("CHR-4", "inks", player.inks.each().count() == own(player, Character::Ungler, frame, 1)),
                ("CHR-4", "levels", levels == if raised { [0, 0, 1, 2] } else { [0; 4] }),
            ];
            for (rule, what, sound) in sound {
                self.require(sound, rule, format_args!("seat {seat} cannot have these {what} in set-up"));
            }
        }
    }

    /// SET-8, END-1: 7, 8, 9, 10 by player order; and where they lie.
    fn markers(&mut self) {
        let revealed = matches!(
            self.table.phase,
            Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. } | Phase::Over
        );
        let order: Vec<Seat> = self.table.seats_in_order().collect();
        for (seat, right) in order.into_iter().zip(FEWEST_MARKERS..) {
            let has = self.table.players[seat].markers;
            self.require(has == right, "SET-8", format_args!("seat {seat} has {has} markers, not {right}"));
            let placed = self.table.markers[seat];
            let expected = if revealed || self.table.is_automa(seat) { has } else { 0 };
            self.split(seat, &placed, expected);
        }
        for i in self.table.seat_count()..4 {
            let none = self.table.markers.0[i] == ByAction::default();
            self.require(none, "SET-1", format_args!("markers of seat {i}, which nobody has"));
        }
    }

    fn split(&mut self, seat: Seat, placed: &ByAction<u8>, expected: u8) {
        let total: u16 = placed.0.iter().map(|&count| u16::from(count)).sum();
        let fits = placed.0.iter().all(|&count| count <= MOST_MARKERS);
        self.require(
            fits,
            "PLN-1",
            format_args!("seat {seat} has more than {MOST_MARKERS} markers on an action"),
        );
        let right = total == u16::from(expected);
        self.require(right, "PLN-1", format_args!("seat {seat} has {total} markers placed, not {expected}"));
    }

    fn plans(&mut self) {
        let (table, plans) = (self.table, &self.setup.secrets.plans);
        let planning = table.phase == Phase::Planning;
        let all = self.player_seats();
        let strangers = table.committed.iter().any(|seat| !all.contains(seat));
        let early = !planning && !table.committed.is_empty();
        let unrevealed = planning && table.committed == all && table.frames.is_empty();
        let sound = !strangers && !early && !unrevealed;
        self.require(
            sound,
            "PLN-2",
            format_args!("plans committed by seats {} do not fit the phase", table.committed),
        );
        for i in 0..4 {
            let seat = Seat::at(i);
            if planning && table.committed.contains(seat) && all.contains(seat) {
                let known = Plans::of(table.players[seat].markers).iter().any(|plan| plan == plans[seat]);
                self.require(known, "PLN-1", format_args!("seat {seat} has committed an impossible plan"));
            } else {
                let none = plans[seat] == ByAction::default();
                self.require(
                    none,
                    "PLN-2",
                    format_args!("seat {seat} has a plan without having committed it"),
                );
            }
        }
    }

    /// Spaces that this table does not have, or whose action is over, are empty.
    fn spaces(&mut self) {
        let table = self.table;
        let count = self.cards.board.spaces(table.seat_count());
        let done = match table.phase {
            Phase::Turn { action, .. } => action.index(),
            Phase::Fulfil { .. } | Phase::Over => 4,
            _ => 0,
        };
        let filled: [[bool; 4]; 4] = [
            std::array::from_fn(|i| {
                table.printing_spaces[i].is_some() || table.refinement_spaces[i].is_some()
            }),
            std::array::from_fn(|i| table.ink_sets[i].iter().any(Option::is_some)),
            std::array::from_fn(|i| table.specialty_spaces[i].is_some()),
            std::array::from_fn(|i| table.gear_spaces[i].is_some()),
        ];
        for (zone, action) in filled.iter().zip(BoardAction::ALL) {
            let outside = zone[count..].contains(&true);
            self.require(
                !outside,
                "SET-2",
                format_args!("{action}: a space beyond the {count} of this table is filled"),
            );
            let late = action.index() < done && zone.contains(&true);
            self.require(
                !late,
                "ORD-4",
                format_args!("{action}: something is left after the action is over"),
            );
        }
    }

    fn phase(&mut self) {
        let table = self.table;
        let n = table.options.players;
        let order: ArrayVec<[Seat; 4]> = table.player_order().collect();
        let dealt = 2 * n + 2 + u8::from(table.options.automa);
        let display = match table.phase {
            Phase::Characters { turn } => {
                self.require(table.options.characters, "SET-10", format_args!("characters are not played"));
                self.require(turn < n, "SET-10", format_args!("turn {turn} of {n} players"));
                dealt
            }
            Phase::OpeningOrders { turn } => {
                self.require(turn < 2 * n, "SET-11", format_args!("turn {turn} of {n} players twice round"));
                dealt.saturating_sub(turn)
            }
            Phase::OpeningLetters { turn } => {
                self.require(turn < n, "SET-12", format_args!("turn {turn} of {n} players"));
                0
            }
            _ => 0,
        };
        for shown in [table.display.printing.len(), table.display.refinement.len()] {
            let right = shown == usize::from(display);
            self.require(right, "SET-3", format_args!("{shown} cards in the opening display, not {display}"));
        }
        match table.phase {
            Phase::NameWild => self.needs_character(Character::Caxton),
            Phase::ShiftMarker => self.needs_character(Character::Gutenberg),
            Phase::Turn { action, at, .. } => self.turn(action, at),
            Phase::Fulfil { at, .. } => {
                let sound = table.turn_order == order && usize::from(at) < order.len();
                self.require(sound, "FUL-1", format_args!("players fulfil in player order"));
            }
            _ => {}
        }
        self.declaration();
    }

    fn needs_character(&mut self, character: Character) {
        let there = self.table.holder_of(character).is_some();
        self.require(there, "RND-1", format_args!("{character} is to decide and is not played"));
    }

    /// PLN-4: the order of play follows from the markers.
    fn turn(&mut self, action: BoardAction, at: u8) {
        let mut order: Vec<Seat> =
            self.table.seats_in_order().filter(|&seat| self.table.markers[seat][action] > 0).collect();
        order.sort_by_key(|&seat| std::cmp::Reverse(self.table.markers[seat][action]));
        let right = self.table.turn_order.as_slice() == order.as_slice();
        self.require(
            right,
            "PLN-4",
            format_args!("the order of play on {action} does not follow from the markers"),
        );
        let acting = self.table.turn_order.get(usize::from(at)).copied();
        let a_player = acting.is_some_and(|seat| self.player_seats().contains(seat));
        self.require(
            a_player,
            "PLN-4",
            format_args!("no player is at place {at} of the order of play on {action}"),
        );
    }

    /// FUL-5: what was declared is there from the declaration to the end of the step.
    fn declaration(&mut self) {
        let table = self.table;
        let declared = matches!(table.phase, Phase::Fulfil { declared: true, .. });
        let fits = declared != table.declared.is_empty();
        self.require(fits, "FUL-5", format_args!("{} orders declared", table.declared.len()));
        for (place, refinement) in table.bonuses.iter().enumerate() {
            let of_declared = table.declared.iter().any(|declared| {
                declared.order.refinement == *refinement && (declared.inks.is_some() || declared.decoration)
            });
            let once = !table.bonuses[..place].contains(refinement);
            self.require(
                of_declared && once,
                "FUL-4",
                format_args!("the bonus of no. {refinement} was not earned"),
            );
        }
    }

    fn frames(&mut self) {
        let table = self.table;
        for (place, frame) in table.frames.iter().enumerate() {
            let seat = frame.seat();
            let a_player = self.player_seats().contains(seat);
            self.require(a_player, "FRE-5", format_args!("seat {seat} resolves a reward and is no player's"));
            let on_top = place + 1 == table.frames.len();
            self.frame(frame, on_top);
        }
        let count = table.frames.len();
        self.require(count <= 2, "FRE-5", format_args!("{count} rewards in one another; 2 is the most"));
        let choosing = matches!(table.frames.last(), Some(Frame::KeepGears { .. }));
        let offered = table.offered_gears.len();
        let sound = if choosing { offered >= 2 } else { offered == 0 };
        self.require(sound, "CHR-2", format_args!("{offered} gears offered"));
        let kept = table
            .kept_gear
            .is_none_or(|Installed { gear, uses, .. }| uses == 0 && table.offered_gears.contains(&gear));
        self.require(kept, "CHR-2", format_args!("the gear kept was not offered"));
        let drawing = matches!(table.frames.last(), Some(Frame::Order { .. }));
        let (printing, refinement) = (table.drawn.printing.len(), table.drawn.refinement.len());
        let sound = if drawing { printing > 0 && refinement > 0 } else { printing + refinement == 0 };
        self.require(sound, "ORD-5", format_args!("{printing} and {refinement} cards drawn for an order"));
    }

    fn frame(&mut self, frame: &Frame, on_top: bool) {
        let table = self.table;
        let in_round = matches!(
            table.phase,
            Phase::Planning | Phase::ShiftMarker | Phase::Turn { .. } | Phase::Fulfil { .. }
        );
        let choosing =
            matches!(table.phase, Phase::Characters { .. }) && table.active() == Some(frame.seat());
        let player = &table.players[frame.seat()];
        let sound = match *frame {
            Frame::KeepGears { .. } => on_top && choosing && player.is(Character::Guillard),
            Frame::UnglerLevels { .. } => on_top && choosing && player.is(Character::Ungler),
            Frame::UnglerInk { .. } => {
                on_top && choosing && player.is(Character::Ungler) && table.bag.0.iter().any(|&held| held > 0)
            }
            Frame::Track { seat, earned } => {
                let look = crate::play::Look::new(self.cards, table);
                in_round && earned.contains(&true) && (!on_top || look.asks_for_track_reward(seat, earned))
            }
            Frame::Order { .. } => in_round && on_top,
        };
        self.require(
            sound,
            "FRE-5",
            format_args!("a reward of seat {} cannot be resolved here", frame.seat()),
        );
    }

    /// The secret orders of the decks hold what the decks hold.
    fn decks(&mut self) {
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
    fn planning_cards(&mut self) {
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

/// How many things a character has brought its player in set-up; none while the choice is open.
fn own(player: &Player, character: Character, frame: Option<&Frame>, count: usize) -> usize {
    if player.is(character) && frame.is_none() { count } else { 0 }
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
