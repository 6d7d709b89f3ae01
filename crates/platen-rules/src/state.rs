//! The position of a game: what lies open on the table, and what does not.
//!
//! [`Setup`] is any arrangement at all, with public fields and no promise; a [`crate::Game`] holds one that has been
//! proven playable. Everything is plain data of fixed size, pending choices included, so a position is copied
//! without the heap and can be stored and resumed anywhere.

use crate::chance::Chance;
use crate::event::Why;
use crate::options::GameOptions;
use crate::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, BySeat, BySpecialty, CardBits, Character, GearNo, Ink, Letter,
    Number, PatronageNo, PatronageReward, PlanningNo, PrintingNo, RefinementNo, Seat, SeatSet, SectorNo,
    SpecialtyNo,
};
use serde::{Deserialize, Serialize};
use tinyvec::ArrayVec;

/// Rounds in a game (RND-1).
pub const ROUNDS: u8 = 6;
/// Orders a player may hold (ORD-2).
pub const MAX_ORDERS: usize = 4;
/// Axles of a printing house (GER-2).
pub const AXLES: usize = 3;
/// The top level of a specialty (SPC-3).
pub const TOP_LEVEL: u8 = 6;
/// The most markers on one action (PLN-1).
pub const MOST_MARKERS: u8 = 6;
/// Tokens of each ink (48 in all).
pub const INKS_OF_A_COLOUR: u8 = 12;
/// What the ink of each place in a set costs (INK-1).
pub const INK_PRICES: [u16; 3] = [0, 1, 2];
/// The levels at which the reward track gives something (SPC-4).
pub const TRACK_LEVELS: [u8; 4] = [2, 4, 5, 6];

/// Any arrangement of a game: unchecked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    /// What everyone sees (RND-2).
    pub table: Table,
    /// What nobody sees, or only one player.
    pub secrets: Secrets,
}

/// Everything that lies open (RND-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Table {
    /// What was agreed before the game.
    pub options: GameOptions,
    /// The round, 1 to 6; 1 during set-up too.
    pub round: u8,
    /// Where the round stands.
    pub phase: Phase,
    /// Rewards that are being resolved, innermost last (FRE-5).
    pub frames: ArrayVec<[Frame; 4]>,
    /// The holder of the first player token.
    pub first: Seat,
    /// The players; seats not taken, and the automa's, hold nothing.
    pub players: BySeat<Player>,
    /// Who has committed a plan this round (PLN-2).
    pub committed: SeatSet,
    /// Markers on the actions: the revealed plans, and always the automa's.
    pub markers: BySeat<ByAction<u8>>,
    /// Who acts on the current action, or fulfils, in which order.
    pub turn_order: ArrayVec<[Seat; 4]>,
    /// The printing cards on their spaces.
    pub printing_spaces: [Option<PrintingNo>; 4],
    /// The refinement cards on their spaces.
    pub refinement_spaces: [Option<RefinementNo>; 4],
    /// The ink sets, each from left to right.
    pub ink_sets: [[Option<Ink>; 3]; 4],
    /// The specialty cards on their spaces.
    pub specialty_spaces: [Option<SpecialtyNo>; 4],
    /// The gears on their spaces.
    pub gear_spaces: [Option<GearNo>; 4],
    /// The patronage cards on their spaces.
    pub patronage_spaces: [Option<PatronageNo>; 4],
    /// Which patronage rewards are marked this round (PAT-1), by [`PatronageReward::index`].
    pub rewards_marked: [bool; 4],
    /// The opening display, during set-up (SET-3).
    pub display: Cards,
    /// The inks in the bag.
    pub bag: ByInk<u8>,
    /// The printing deck and its discards.
    pub printing: Pile<PrintingNo>,
    /// The refinement deck and its discards.
    pub refinement: Pile<RefinementNo>,
    /// The specialty deck and its discards.
    pub specialty: Pile<SpecialtyNo>,
    /// The gear deck and its discards.
    pub gears: Pile<GearNo>,
    /// The automa's planning cards turned up so far; the last is this round's.
    pub planning_cards: ArrayVec<[PlanningNo; 6]>,
    /// Cards drawn for a rewarded order, not yet kept or discarded (ORD-5).
    pub drawn: Cards,
    /// Gears offered to Guillard (CHR-2).
    pub offered_gears: ArrayVec<[GearNo; 4]>,
    /// The gear that Guillard keeps for axle 1, while she chooses the other.
    pub kept_gear: Option<Installed>,
    /// The orders declared in the current fulfilling step (FUL-5).
    pub declared: ArrayVec<[Declared; 4]>,
    /// Bonuses of the declaration that are neither taken nor declined (FUL-7).
    pub bonuses: ArrayVec<[RefinementNo; 4]>,
}

/// A printing house and what its owner has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The types owned.
    pub letters: ByLetter<u8>,
    /// The inks held.
    pub inks: ByInk<u8>,
    /// The guilders.
    pub guilders: u16,
    /// The fame gained, by where it came from.
    pub fame: FameSources,
    /// The level of each specialty.
    pub levels: BySpecialty<u8>,
    /// The highest level that any specialty was raised to (SPC-4).
    pub disc: u8,
    /// The orders held.
    pub orders: ArrayVec<[Order; MAX_ORDERS]>,
    /// The gears, from axle 1 down.
    pub gears: ArrayVec<[Installed; AXLES]>,
    /// Initiative markers, 7 to 10.
    pub markers: u8,
    /// The character kept.
    pub character: Option<Character>,
    /// The characters dealt, while one is to be kept (SET-10).
    pub dealt: ArrayVec<[Character; 2]>,
    /// The colour that Caxton named this round (CHR-8).
    pub wild: Option<Ink>,
    /// Whether Plantin has swapped levels this round (CHR-7).
    pub swapped: bool,
    /// The patronage cards taken.
    pub patronage: ArrayVec<[PatronageNo; 4]>,
}

/// Fame by where it came from, before the final scoring.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct FameSources {
    /// Colours of fulfilled orders (FUL-4).
    pub colours: u16,
    /// Decorations of fulfilled orders (FUL-4).
    pub decoration: u16,
    /// Bonuses of fulfilled orders (FUL-4).
    pub bonus: u16,
    /// Gears (GRW-4, 6, 7, 10, 12).
    pub gears: u16,
    /// Geoffroy Tory (CHR-6).
    pub tory: u16,
}

impl FameSources {
    /// All of it.
    pub fn total(&self) -> u16 {
        self.colours + self.decoration + self.bonus + self.gears + self.tory
    }
}

/// A printing card and a refinement card, linked for good (ORD-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Order {
    /// The printing card.
    pub printing: PrintingNo,
    /// The refinement card.
    pub refinement: RefinementNo,
}

/// A gear on an axle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Installed {
    /// The gear.
    pub gear: GearNo,
    /// Its active sector.
    pub sector: SectorNo,
    /// How often it was used this round.
    pub uses: u8,
}

/// An order as it was fulfilled (FUL-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Declared {
    /// The order.
    pub order: Order,
    /// The letter left out (CHR-3).
    pub left_out: Option<Letter>,
    /// The tokens spent on the colours.
    pub inks: Option<ByInk<u8>>,
    /// Whether the decoration was fulfilled.
    pub decoration: bool,
}

/// Printing and refinement cards that lie open together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cards {
    /// The printing cards.
    pub printing: CardBits<PrintingNo>,
    /// The refinement cards.
    pub refinement: CardBits<RefinementNo>,
}

/// What a deck and its discard pile hold; the order of the deck is a secret.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(bound(serialize = "N: Number + Serialize", deserialize = "N: Number + Deserialize<'de>"))]
pub struct Pile<N> {
    /// What the deck holds.
    pub deck: CardBits<N>,
    /// What the discard pile holds.
    pub discard: CardBits<N>,
}

impl<N: Number + std::fmt::Debug> std::fmt::Debug for Pile<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Pile").field("deck", &self.deck).field("discard", &self.discard).finish()
    }
}

impl<N: Number> Pile<N> {
    /// How many cards can still be drawn (ORD-7).
    pub fn left(&self) -> usize {
        self.deck.len() + self.discard.len()
    }
}

/// Where the game stands between the rewards that are being resolved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// Players keep a character, in player order (SET-10).
    Characters {
        /// The place in player order.
        turn: u8,
    },
    /// Players take opening orders, in player order and back (SET-11).
    OpeningOrders {
        /// The place, counted through both ways.
        turn: u8,
    },
    /// Players take three types, in player order (SET-12).
    OpeningLetters {
        /// The place in player order.
        turn: u8,
    },
    /// Caxton names his colour (CHR-8).
    NameWild,
    /// All plan in secret (PLN-1).
    Planning,
    /// Gutenberg may move a marker (CHR-1).
    ShiftMarker,
    /// A player acts (PLN-4).
    Turn {
        /// The action.
        action: BoardAction,
        /// The place in the order of play.
        at: u8,
        /// Whether the main choice has been made.
        acted: bool,
    },
    /// A player fulfils orders (FUL-1).
    Fulfil {
        /// The place in player order.
        at: u8,
        /// Whether the declaration has been made.
        declared: bool,
    },
    /// The game is over.
    Over,
}

/// A reward that is being resolved (FRE-5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Frame {
    /// Guillard keeps two of the gears offered (CHR-2).
    KeepGears {
        /// Whose reward it is.
        seat: Seat,
    },
    /// Ungler raises two specialties (CHR-4).
    UnglerLevels {
        /// Whose reward it is.
        seat: Seat,
    },
    /// Ungler takes her ink (CHR-4).
    UnglerInk {
        /// Whose reward it is.
        seat: Seat,
    },
    /// Rewards of the track, taken or declined from the lowest up (SPC-5).
    Track {
        /// Whose reward it is.
        seat: Seat,
        /// Which spaces, by index into [`TRACK_LEVELS`].
        earned: [bool; 4],
    },
    /// An order as a reward, its cards drawn (ORD-5).
    Order {
        /// Whose reward it is.
        seat: Seat,
        /// What gave it.
        why: Why,
    },
}

impl Default for Frame {
    fn default() -> Self {
        Frame::KeepGears { seat: Seat::default() }
    }
}

impl Frame {
    /// Whose reward it is.
    pub fn seat(&self) -> Seat {
        match *self {
            Frame::KeepGears { seat }
            | Frame::UnglerLevels { seat }
            | Frame::UnglerInk { seat }
            | Frame::Track { seat, .. }
            | Frame::Order { seat, .. } => seat,
        }
    }
}

/// What is hidden (RND-2): the order of the decks, chance to come, and plans before the reveal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Secrets {
    /// Where chance comes from.
    pub chance: Chance,
    /// The printing deck, its top card last.
    pub printing: ArrayVec<[PrintingNo; PrintingNo::COUNT]>,
    /// The refinement deck, its top card last.
    pub refinement: ArrayVec<[RefinementNo; RefinementNo::COUNT]>,
    /// The specialty deck, its top card last.
    pub specialty: ArrayVec<[SpecialtyNo; SpecialtyNo::COUNT]>,
    /// The gear deck, its top gear last.
    pub gears: ArrayVec<[GearNo; GearNo::COUNT]>,
    /// The automa's planning cards still face down, the next one last.
    pub planning: ArrayVec<[PlanningNo; 6]>,
    /// The committed plans, before the reveal.
    pub plans: BySeat<ByAction<u8>>,
}

impl Table {
    /// The player count of the rules, the automa included.
    pub fn seat_count(&self) -> usize {
        self.options.seat_count()
    }

    /// Whether the automa sits there (AUT-1).
    pub fn is_automa(&self, seat: Seat) -> bool {
        self.options.automa && seat.index() == 0
    }

    /// All seats clockwise from the first player token, the automa's included.
    #[inline]
    pub fn seats_in_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let (first, count) = (self.first.index(), self.seat_count());
        (0..count).map(move |i| Seat::at((first + i) % count))
    }

    /// The players clockwise from the first player token (without the automa).
    #[inline]
    pub fn player_order(&self) -> impl Iterator<Item = Seat> + use<> {
        let automa = self.options.automa_seat();
        self.seats_in_order().filter(move |&seat| Some(seat) != automa)
    }

    /// The player who keeps that character, if anyone does.
    #[inline(never)]
    pub fn holder_of(&self, character: Character) -> Option<Seat> {
        self.options.player_seats().iter().find(|&seat| self.players[seat].character == Some(character))
    }

    /// The seat that the phase waits for; none while all plan, or when the game is over.
    #[inline]
    pub fn active(&self) -> Option<Seat> {
        match self.phase {
            Phase::Turn { at, .. } | Phase::Fulfil { at, .. } => {
                self.turn_order.get(usize::from(at)).copied()
            }
            Phase::Planning | Phase::Over => None,
            Phase::NameWild => self.holder_of(Character::Caxton),
            Phase::ShiftMarker => self.holder_of(Character::Gutenberg),
            Phase::Characters { turn } | Phase::OpeningLetters { turn } => self.player_at(usize::from(turn)),
            Phase::OpeningOrders { turn } => {
                let (turn, n) = (usize::from(turn), usize::from(self.options.players));
                self.player_at(if turn < n { turn } else { (2 * n).saturating_sub(1 + turn) })
            }
        }
    }

    /// The player at a place of the player order.
    #[inline(never)]
    fn player_at(&self, place: usize) -> Option<Seat> {
        self.player_order().nth(place)
    }

    /// Who acts on an action by the markers as they lie: most first, ties in player order (PLN-4).
    pub fn order_of_play(&self, action: BoardAction) -> ArrayVec<[Seat; 4]> {
        let mut order: ArrayVec<[Seat; 4]> = ArrayVec::default();
        for seat in self.seats_in_order() {
            let markers = self.markers[seat][action];
            if markers > 0 {
                let before =
                    order.iter().take_while(|&&other| self.markers[other][action] >= markers).count();
                order.insert(before, seat);
            }
        }
        order
    }

    /// Who is to decide: all who have not committed while plans are made, one player otherwise.
    pub fn awaited(&self) -> SeatSet {
        let mut awaited = SeatSet::EMPTY;
        if self.phase == Phase::Planning {
            awaited =
                self.options.player_seats().iter().filter(|&seat| !self.committed.contains(seat)).collect();
        }
        match (self.frames.last(), self.active()) {
            (Some(frame), _) => awaited.with(frame.seat()),
            (None, Some(seat)) => awaited.with(seat),
            (None, None) => awaited,
        }
    }

    /// Whether that patronage reward is marked this round.
    pub fn is_marked(&self, reward: PatronageReward) -> bool {
        self.rewards_marked[reward.index()]
    }
}

impl Player {
    /// Whether this player keeps that character.
    #[inline]
    pub fn is(&self, character: Character) -> bool {
        self.character == Some(character)
    }

    /// What the next type costs (FRE-1).
    #[inline]
    pub fn letter_price(&self) -> u16 {
        u16::from(self.letters.total()) + 1
    }

    /// How often gears were used this round (GER-5).
    pub fn gear_uses(&self) -> u8 {
        self.gears.iter().fold(0, |sum: u8, gear| sum.saturating_add(gear.uses))
    }

    /// The held order of that printing card.
    pub fn order(&self, printing: PrintingNo) -> Option<Order> {
        self.orders.iter().copied().find(|order| order.printing == printing)
    }
}
