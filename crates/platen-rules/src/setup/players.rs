//! What a player can have: SPC-3, SPC-4, GER-5, CHR-7, CHR-8, and by set-up and plans SET-8 to SET-12, PLN-1 and PLN-2.

use super::{Check, MOST, MOST_TYPES};
use crate::choices::Plans;
use crate::rules::gear_rewards::MOST_USES;
use crate::rules::setting_up::FEWEST_MARKERS;
use crate::state::{Frame, MOST_MARKERS, Phase, Player, TOP_LEVEL};
use crate::vocabulary::{ByAction, Character, Seat};

impl Check<'_> {
    pub(super) fn players(&mut self) {
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
    pub(super) fn wild_is_named(&self) -> bool {
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

    pub(super) fn characters(&mut self) {
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
    pub(super) fn set_up_goods(&mut self) {
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
    pub(super) fn markers(&mut self) {
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

    pub(super) fn plans(&mut self) {
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
}

/// How many things a character has brought its player in set-up; none while the choice is open.
fn own(player: &Player, character: Character, frame: Option<&Frame>, count: usize) -> usize {
    if player.is(character) && frame.is_none() { count } else { 0 }
}
