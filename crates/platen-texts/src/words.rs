//! The words of the game, by their codes.

use crate::{Args, Speaker};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{
    BoardAction, ByAction, ByInk, ByLetter, BySpecialty, Character, Ink, Letter, PatronageReward, Specialty,
    TrackReward,
};
use platen_rules::{Source, Title, Why};

/// A level as the printing house shows it.
pub fn roman(level: u8) -> &'static str {
    ["0", "I", "II", "III", "IV", "V", "VI"].get(usize::from(level)).copied().unwrap_or("VI")
}

/// The id of a word: its family and its code, with `-` for all that joins.
pub(crate) fn id(family: &str, code: &str) -> String {
    format!("{family}-{code}").to_ascii_lowercase().replace(['_', ':', ' '], "-")
}

impl Speaker {
    fn word(&self, family: &str, code: &str) -> String {
        self.say(&id(family, code))
    }

    /// A colour: "red".
    pub fn ink(&self, ink: Ink) -> String {
        self.word("ink", self.edition.ink_name(ink))
    }

    /// An ink as a thing: "red ink".
    pub fn ink_token(&self, ink: Ink) -> String {
        self.say(&(id("ink", self.edition.ink_name(ink)) + ".token"))
    }

    /// An ink as one sign: "R".
    pub fn ink_sign(&self, ink: Ink) -> String {
        self.say(&(id("ink", self.edition.ink_name(ink)) + ".sign"))
    }

    /// Inks as things: "2 × red ink and blue ink".
    pub fn inks(&self, inks: &ByInk<u8>) -> String {
        let held = Ink::ALL.into_iter().filter(|&ink| inks[ink] > 0);
        self.list(held.map(|ink| self.times(inks[ink], self.ink_token(ink))))
    }

    /// Colours: "2 × red and blue".
    pub fn colours(&self, inks: &ByInk<u8>) -> String {
        let shown = Ink::ALL.into_iter().filter(|&ink| inks[ink] > 0);
        self.list(shown.map(|ink| self.times(inks[ink], self.ink(ink))))
    }

    /// A letter: "A".
    pub fn letter(&self, letter: Letter) -> String {
        self.word("letter", letter.code())
    }

    /// A type as a thing: "type A".
    pub fn letter_type(&self, letter: Letter) -> String {
        self.say(&(id("letter", letter.code()) + ".type"))
    }

    /// Letters one after another: "A A I".
    pub fn letters(&self, letters: &ByLetter<u8>) -> String {
        letters.each().map(|letter| self.letter(letter)).collect::<Vec<_>>().join(" ")
    }

    /// A specialty: "binding".
    pub fn specialty(&self, specialty: Specialty) -> String {
        self.word("specialty", specialty.code())
    }

    /// A specialty in a few letters: "bind".
    pub fn specialty_short(&self, specialty: Specialty) -> String {
        self.say(&(id("specialty", specialty.code()) + ".short"))
    }

    /// A specialty with its level: "binding II".
    pub fn level(&self, specialty: Specialty, level: u8) -> String {
        let args = Args::new().with("specialty", self.specialty(specialty)).with("level", roman(level));
        self.say_with("level-of", args)
    }

    /// The levels that are not 0: "binding II and illuminating I".
    pub fn levels(&self, levels: &BySpecialty<u8>) -> String {
        let asked = Specialty::ALL.into_iter().filter(|&specialty| levels[specialty] > 0);
        self.list(asked.map(|specialty| self.level(specialty, levels[specialty])))
    }

    /// What an order lacks, thing by thing: "A O, 2 × red and binding II". Of specialties it is the level asked for, wherever it is
    /// not reached. Nothing if it lacks nothing.
    pub fn lacking(
        &self,
        letters: &ByLetter<u8>,
        inks: &ByInk<u8>,
        asked: &BySpecialty<u8>,
        short: &BySpecialty<u8>,
    ) -> Option<String> {
        let letters = (letters.total() > 0).then(|| self.letters(letters));
        let inks =
            Ink::ALL.into_iter().filter(|&ink| inks[ink] > 0).map(|ink| self.times(inks[ink], self.ink(ink)));
        let levels = Specialty::ALL.into_iter().filter(|&specialty| short[specialty] > 0);
        let levels = levels.map(|specialty| self.level(specialty, asked[specialty]));
        let things: Vec<String> = letters.into_iter().chain(inks).chain(levels).collect();
        (!things.is_empty()).then(|| self.list(things))
    }

    /// Symbols of specialties: "2 × binding".
    pub fn symbols(&self, symbols: &BySpecialty<u8>) -> String {
        let shown = Specialty::ALL.into_iter().filter(|&specialty| symbols[specialty] > 0);
        self.list(shown.map(|specialty| self.times(symbols[specialty], self.specialty(specialty))))
    }

    /// A row of the board: "Orders".
    pub fn row(&self, action: BoardAction) -> String {
        self.word("row", action.code())
    }

    /// A step of the round: "take orders"; no action is the fulfilling step.
    pub fn step(&self, action: Option<BoardAction>) -> String {
        self.word("step", action.map_or("fulfil", BoardAction::code))
    }

    /// Markers by row: "Orders 2, Inks 1".
    pub fn plan(&self, markers: &ByAction<u8>) -> String {
        let placed = BoardAction::ALL.into_iter().filter(|&action| markers[action] > 0);
        let row = |action| Args::new().with("row", self.row(action)).with("markers", markers[action]);
        self.chain("item-comma", placed.map(|action| self.say_with("plan-of", row(action))))
    }

    /// What a sector gives, in few words: "Take red".
    pub fn sector(&self, sector: Sector) -> String {
        self.say_with(&id("sector", sector.rule()), self.parameter(sector))
    }

    /// What a sector gives, in a sentence.
    pub fn sector_effect(&self, sector: Sector) -> String {
        self.say_with(&(id("sector", sector.rule()) + ".effect"), self.parameter(sector))
    }

    fn parameter(&self, sector: Sector) -> Args<'_> {
        match sector {
            Sector::InkFame(ink) | Sector::TakeInk(ink) | Sector::InkForTwo(ink) => {
                Args::new().with("ink", self.ink(ink))
            }
            Sector::LetterFame(letter) | Sector::CheapLetter(letter) => {
                Args::new().with("letter", self.letter(letter))
            }
            Sector::SpecialtyFame(specialty) | Sector::Raise(specialty) => {
                Args::new().with("specialty", self.specialty(specialty))
            }
            _ => Args::new(),
        }
    }

    /// The bonus of a refinement card: "2 guilders".
    pub fn bonus(&self, bonus: Bonus) -> String {
        let count = |id, count: u8| self.say_with(id, Args::new().with("count", count));
        match bonus {
            Bonus::Inks(n) => count("bonus-inks", n),
            Bonus::Guilders(n) => count("bonus-guilders", n),
            Bonus::Fame(n) => count("bonus-fame", n),
            Bonus::Specialty => self.say("bonus-specialty"),
            Bonus::Order => self.say("bonus-order"),
        }
    }

    /// A patronage reward: "3 guilders".
    pub fn patronage_reward(&self, reward: PatronageReward) -> String {
        self.word("patronage-reward", reward.code())
    }

    /// A reward of the track: "an ink".
    pub fn track_reward(&self, reward: TrackReward) -> String {
        self.word("track-reward", reward.code())
    }

    /// Where something comes from: "bought".
    pub fn why(&self, why: Why) -> String {
        self.say(why_id(why))
    }

    /// A deck: "printing cards".
    pub fn deck(&self, deck: Source) -> String {
        self.word("deck", deck.code())
    }

    /// The name of a character.
    pub fn character(&self, character: Character) -> String {
        self.word("character", character.code())
    }

    /// What a character can do.
    pub fn power(&self, character: Character) -> String {
        self.say(&(id("character", character.code()) + ".power"))
    }

    /// A title of the game for one.
    pub fn title(&self, title: Title) -> String {
        self.word("title", title.name())
    }

    /// The heading of a source of fame on the score sheet: `colours`, `gears`, … `total`.
    pub fn score_source(&self, source: &str) -> String {
        self.word("score", source)
    }

    /// A level of bots; a name that is none as it is.
    pub fn bot(&self, level: &str) -> String {
        let id = id("bot", level);
        if self.texts.has(&id) { self.say(&id) } else { level.to_string() }
    }

    /// The name of an option of a game: `free_actions`.
    pub fn option(&self, name: &str) -> String {
        self.word("option", name)
    }

    /// A value of an option: `any_time`.
    pub fn option_value(&self, name: &str, value: &str) -> String {
        let seat = value.parse().ok().and_then(platen_rules::vocabulary::Seat::new);
        match seat.filter(|_| name == "first_player") {
            Some(seat) => self.say_with("option-first-player-seat", self.of(seat)),
            None => self.word(&id("option", name), value),
        }
    }

    /// "2 × red"; once is the thing alone.
    pub fn times(&self, count: u8, what: String) -> String {
        if count == 1 {
            return what;
        }
        self.say_with("times", Args::new().with("count", count).with("what", what))
    }

    /// An amount of money.
    pub fn guilders(&self, count: u16) -> String {
        self.say_with("count-guilders", Args::new().with("count", count))
    }

    /// An amount of fame.
    pub fn fame(&self, count: u16) -> String {
        self.say_with("count-fame", Args::new().with("count", count))
    }
}

pub(crate) fn why_id(why: Why) -> &'static str {
    match why {
        Why::Bought => "why-bought",
        Why::Gear(_) => "why-gear",
        Why::SpecialtyCard => "why-specialty-card",
        Why::BeyondTop => "why-beyond-top",
        Why::Track => "why-track",
        Why::Patronage => "why-patronage",
        Why::PatronageCard => "why-patronage-card",
        Why::Spent => "why-spent",
        Why::Printing => "why-printing",
        Why::Colours => "why-colours",
        Why::Decoration => "why-decoration",
        Why::Bonus => "why-bonus",
        Why::Guillard => "why-guillard",
        Why::Ungler => "why-ungler",
        Why::Tory => "why-tory",
        Why::Improved => "why-improved",
    }
}
