//! The options of a game: the table at the head of the rules (SET-1, SET-7 and every ruling that can be chosen).

use crate::vocabulary::{Edition, MAX_SEATS, Seat, SeatSet, UnknownWord};
use serde::{Deserialize, Serialize};
use std::fmt;

/// Who begins (SET-7). With the automa it has no effect: the automa is first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Drawn by the seed.
    #[default]
    Random,
    /// A named seat.
    Seat(Seat),
}

/// When free actions may be done (FRE-3).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FreeActions {
    /// Also out of turn, while another player is to decide.
    #[default]
    AnyTime,
    /// Only at decisions of one's own.
    OwnDecisions,
}

/// What a rewarded order does for a player who holds four (ORD-6).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RewardOrderWhenFull {
    /// One of the four may be discarded for it.
    #[default]
    Discard,
    /// It gives nothing.
    NeedsSlot,
}

/// What GRW-7 counts on an order whose colours were fulfilled with wild inks (GRW-14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum GearCountsInk {
    /// The symbols on the card.
    #[default]
    Symbol,
    /// The tokens spent.
    Token,
}

/// How many types one use of GRW-11 buys.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CheapTypes {
    /// One type (second edition).
    #[default]
    One,
    /// Any number (first edition).
    Many,
}

/// Everything that is agreed before a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameOptions {
    /// Human and bot players, 1 to 4, without the automa (SET-1).
    pub players: u8,
    /// Which printing of the rules.
    pub edition: Edition,
    /// Whether characters are dealt (SET-10).
    pub characters: bool,
    /// Whether the automa plays; always with one player (SET-1).
    pub automa: bool,
    /// Who begins (SET-7).
    pub first_player: FirstPlayer,
    /// When free actions may be done (FRE-3).
    pub free_actions: FreeActions,
    /// What a rewarded order does with four held (ORD-6).
    pub reward_order_when_full: RewardOrderWhenFull,
    /// What GRW-7 counts (GRW-14).
    pub gear_counts_ink: GearCountsInk,
    /// Whether GRW-10 counts the letter left out by CHR-3.
    pub left_out_counts: bool,
    /// How many types GRW-11 buys.
    pub cheap_types: CheapTypes,
    /// Whether CHR-6 is met with no inks at all.
    pub tory_without_inks: bool,
}

/// Why options do not go together.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionsError {
    /// SET-1: players and automa must be 2 to 4 in all.
    #[error("{players} players {} do not make a table of 2, 3 or 4; there are 1 to 4 players, with the automa at most 3",
        if *automa { "and the automa" } else { "without the automa" })]
    PlayerCount {
        /// The players asked for.
        players: u8,
        /// Whether the automa was asked for.
        automa: bool,
    },
    /// SET-7: nobody sits there.
    #[error("first_player={seat}: there is no such seat; players sit at {players}")]
    FirstPlayer {
        /// The seat named.
        seat: Seat,
        /// The seats of the players.
        players: SeatSet,
    },
    /// No option has that name.
    #[error("unknown option {name:?}; options are: {}", GameOptions::NAMES.join(" "))]
    UnknownOption {
        /// The name given.
        name: String,
    },
    /// The option does not take that value.
    #[error("option {name}: {problem}")]
    Value {
        /// The option.
        name: &'static str,
        /// What is wrong with the value.
        problem: UnknownWord,
    },
}

impl GameOptions {
    /// The names of the options that can be set one by one.
    pub const NAMES: [&'static str; 10] = [
        "edition",
        "characters",
        "automa",
        "first_player",
        "free_actions",
        "reward_order_when_full",
        "gear_counts_ink",
        "left_out_counts",
        "cheap_types",
        "tory_without_inks",
    ];

    /// The defaults for that many players in the second edition.
    pub fn new(players: u8) -> GameOptions {
        GameOptions {
            players,
            edition: Edition::Second,
            characters: true,
            automa: players == 1,
            first_player: FirstPlayer::Random,
            free_actions: FreeActions::AnyTime,
            reward_order_when_full: RewardOrderWhenFull::Discard,
            gear_counts_ink: GearCountsInk::Symbol,
            left_out_counts: true,
            cheap_types: CheapTypes::One,
            tory_without_inks: false,
        }
    }

    /// Switches to an edition, with what follows from it by default (GRW-11).
    #[must_use]
    pub fn with_edition(mut self, edition: Edition) -> GameOptions {
        self.edition = edition;
        self.cheap_types = match edition {
            Edition::Second => CheapTypes::One,
            Edition::First => CheapTypes::Many,
        };
        self
    }

    /// Switches the automa on.
    #[must_use]
    pub fn with_automa(mut self) -> GameOptions {
        self.automa = true;
        self
    }

    /// Leaves the characters out.
    #[must_use]
    pub fn without_characters(mut self) -> GameOptions {
        self.characters = false;
        self
    }

    /// Checks that the options make a table.
    pub fn check(&self) -> Result<(), OptionsError> {
        let count = usize::from(self.players) + usize::from(self.automa);
        if self.players == 0 || self.players == 1 && !self.automa || count > MAX_SEATS {
            return Err(OptionsError::PlayerCount { players: self.players, automa: self.automa });
        }
        match self.first_player {
            // With the automa the option does not apply.
            FirstPlayer::Seat(seat) if !self.automa && !self.player_seats().contains(seat) => {
                Err(OptionsError::FirstPlayer { seat, players: self.player_seats() })
            }
            _ => Ok(()),
        }
    }

    /// The player count of the rules, the automa included (SET-1).
    pub fn seat_count(&self) -> usize {
        usize::from(self.players) + usize::from(self.automa)
    }

    /// The automa's seat, if it plays (AUT-1).
    pub fn automa_seat(&self) -> Option<Seat> {
        self.automa.then_some(Seat::at(0))
    }

    /// The seats of the players, without the automa.
    pub fn player_seats(&self) -> SeatSet {
        SeatSet::range(usize::from(self.automa), self.seat_count())
    }

    /// Sets one option by its name and value, as `--option NAME=VALUE` gives them.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), OptionsError> {
        match name {
            "edition" => *self = self.with_edition(one_of("edition", value, &EDITIONS)?),
            "characters" => self.characters = one_of("characters", value, &SWITCH)?,
            "automa" => self.automa = one_of("automa", value, &SWITCH)?,
            "first_player" => self.first_player = one_of("first_player", value, &FIRST)?,
            "free_actions" => self.free_actions = one_of("free_actions", value, &FREE)?,
            "reward_order_when_full" => {
                self.reward_order_when_full = one_of("reward_order_when_full", value, &FULL)?;
            }
            "gear_counts_ink" => self.gear_counts_ink = one_of("gear_counts_ink", value, &COUNTS)?,
            "left_out_counts" => self.left_out_counts = one_of("left_out_counts", value, &SWITCH)?,
            "cheap_types" => self.cheap_types = one_of("cheap_types", value, &CHEAP)?,
            "tory_without_inks" => self.tory_without_inks = one_of("tory_without_inks", value, &SWITCH)?,
            _ => return Err(OptionsError::UnknownOption { name: name.chars().take(40).collect() }),
        }
        Ok(())
    }

    /// Every option with its value, in the order of [`Self::NAMES`].
    pub fn values(&self) -> [(&'static str, &'static str); 10] {
        [
            ("edition", self.edition.code()),
            ("characters", word(self.characters, &SWITCH)),
            ("automa", word(self.automa, &SWITCH)),
            ("first_player", word(self.first_player, &FIRST)),
            ("free_actions", word(self.free_actions, &FREE)),
            ("reward_order_when_full", word(self.reward_order_when_full, &FULL)),
            ("gear_counts_ink", word(self.gear_counts_ink, &COUNTS)),
            ("left_out_counts", word(self.left_out_counts, &SWITCH)),
            ("cheap_types", word(self.cheap_types, &CHEAP)),
            ("tory_without_inks", word(self.tory_without_inks, &SWITCH)),
        ]
    }

    /// The values that an option takes, default first; none for a name that is no option.
    pub fn choices(name: &str) -> Vec<&'static str> {
        fn words<T>(table: &[(&'static str, T)]) -> Vec<&'static str> {
            table.iter().map(|(word, _)| *word).collect()
        }
        match name {
            "edition" => words(&EDITIONS),
            "characters" | "left_out_counts" => words(&SWITCH),
            "automa" | "tory_without_inks" => vec!["off", "on"],
            "first_player" => words(&FIRST),
            "free_actions" => words(&FREE),
            "reward_order_when_full" => words(&FULL),
            "gear_counts_ink" => words(&COUNTS),
            "cheap_types" => words(&CHEAP),
            _ => Vec::new(),
        }
    }
}

impl fmt::Display for GameOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "players={}", self.players)?;
        self.values().iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

const SWITCH: [(&str, bool); 2] = [("on", true), ("off", false)];
const EDITIONS: [(&str, Edition); 2] = [("second", Edition::Second), ("first", Edition::First)];
const FREE: [(&str, FreeActions); 2] =
    [("any_time", FreeActions::AnyTime), ("own_decisions", FreeActions::OwnDecisions)];
const FULL: [(&str, RewardOrderWhenFull); 2] =
    [("discard", RewardOrderWhenFull::Discard), ("needs_slot", RewardOrderWhenFull::NeedsSlot)];
const COUNTS: [(&str, GearCountsInk); 2] =
    [("symbol", GearCountsInk::Symbol), ("token", GearCountsInk::Token)];
const CHEAP: [(&str, CheapTypes); 2] = [("one", CheapTypes::One), ("many", CheapTypes::Many)];
const FIRST: [(&str, FirstPlayer); 5] = [
    ("random", FirstPlayer::Random),
    ("0", FirstPlayer::Seat(Seat::at(0))),
    ("1", FirstPlayer::Seat(Seat::at(1))),
    ("2", FirstPlayer::Seat(Seat::at(2))),
    ("3", FirstPlayer::Seat(Seat::at(3))),
];

fn one_of<T: Copy>(name: &'static str, value: &str, table: &[(&'static str, T)]) -> Result<T, OptionsError> {
    table.iter().find(|(word, _)| *word == value).map(|&(_, value)| value).ok_or_else(|| {
        let words: Vec<&str> = table.iter().map(|(word, _)| *word).collect();
        OptionsError::Value { name, problem: UnknownWord::new("a value of it", value, &words) }
    })
}

fn word<T: Copy + PartialEq>(value: T, table: &[(&'static str, T)]) -> &'static str {
    table.iter().find(|(_, known)| *known == value).map_or("", |(word, _)| word)
}
