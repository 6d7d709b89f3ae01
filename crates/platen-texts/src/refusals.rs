//! Why not: a code and its facts, as the rules, the undo and the host give them, in words.

use crate::words::id;
use crate::{Args, Speaker, roman};
use platen_rules::cards::{Bonus, Sector};
use platen_rules::vocabulary::{
    BoardAction, Character, Letter, PatronageReward, Seat, SeatSet, Specialty, TrackReward,
};
use platen_rules::{Drawn, Obstacle, ScriptTrouble, UndoRefusal};
use serde_json::Value;
use std::collections::BTreeMap;
use std::str::FromStr;

/// The numbers and codes of a refusal, by name.
pub type Facts = BTreeMap<String, Value>;

impl Speaker {
    /// Why the rules forbid something.
    pub fn obstacle(&self, obstacle: &Obstacle) -> String {
        self.refusal(obstacle.code(), &facts(serde_json::to_value(obstacle)))
    }

    /// Why something cannot be undone.
    pub fn undo_refusal(&self, refusal: UndoRefusal) -> String {
        self.refusal(refusal.code(), &facts(serde_json::to_value(refusal)))
    }

    /// The sentence of any code with its facts; a code that is not known is shown itself.
    pub fn refusal(&self, code: &str, facts: &Facts) -> String {
        let id = id("refusal", code);
        if !self.texts.has(&id) {
            return self.say_with("refusal-other", Args::new().with("code", code));
        }
        let add = |args: Args<'static>, (name, value): (&String, &Value)| self.fact(code, args, name, value);
        self.say_with(&id, facts.iter().fold(Args::new(), add))
    }

    /// What is wrong with a line of a file; none for a code that is not known.
    pub fn problem(&self, code: &str, facts: &Facts) -> Option<String> {
        let own = id("problem", code);
        if !self.texts.has(&own) {
            return self.texts.has(&id("refusal", code)).then(|| self.refusal(code, facts));
        }
        let add = |args: Args<'static>, (name, value): (&String, &Value)| match value {
            Value::Number(number) => args.with(name.clone(), number.as_i64().unwrap_or(i64::MAX)),
            Value::String(text) => args.with(name.clone(), text.clone()),
            _ => args.with(name.clone(), value.to_string()),
        };
        Some(self.say_with(&own, facts.iter().fold(Args::new(), add)))
    }

    /// Why a table was closed.
    pub fn closed(&self, why: &str) -> String {
        let id = id("closed", why);
        if self.texts.has(&id) {
            self.say(&id)
        } else {
            self.say_with("closed-unknown", Args::new().with("why", why))
        }
    }

    fn fact(&self, code: &str, args: Args<'static>, name: &str, value: &Value) -> Args<'static> {
        let name = name.to_string();
        match (self.worded(code, &name, value), value) {
            (Some(text), _) => args.with(name, text),
            (None, Value::Number(number)) => args.with(name, number.as_i64().unwrap_or(i64::MAX)),
            (None, Value::String(text)) => args.with(name, text.clone()),
            (None, Value::Null) => args.with(name, "none"),
            (None, _) => args.with(name, value.to_string()),
        }
    }

    /// A fact that has a word of its own; none is said as it is.
    fn worded(&self, code: &str, name: &str, value: &Value) -> Option<String> {
        match (name, value) {
            ("seat" | "at", Value::Number(_)) => {
                number(value).and_then(Seat::new).map(|seat| self.name(seat).to_string())
            }
            ("awaited", _) => {
                number(value).and_then(|bits| SeatSet::try_from(bits).ok()).map(|seats| self.seats(seats))
            }
            ("needs" | "has", _) if code == "level_lacking" => {
                number(value).map(|level| roman(level).to_string())
            }
            ("level" | "lowest", Value::Number(_)) => number(value).map(|level| roman(level).to_string()),
            ("trouble", _) => {
                serde_json::from_value(value.clone()).ok().map(|trouble| self.script_trouble(trouble))
            }
            (_, Value::String(text)) => self.worded_code(code, name, text),
            _ => None,
        }
    }

    fn worded_code(&self, code: &str, name: &str, text: &str) -> Option<String> {
        match name {
            "ink" => self.edition.ink(text).ok().map(|ink| self.ink_token(ink)),
            "letter" => read(text).map(|letter: Letter| self.letter(letter)),
            "specialty" => read(text).map(|specialty: Specialty| self.specialty(specialty)),
            "action" => read(text).map(|action: BoardAction| self.row(action)),
            "sector" => read(text).map(|sector: Sector| self.sector(sector)),
            "bonus" => read(text).map(|bonus: Bonus| self.bonus(bonus)),
            "character" | "tile" => read(text).map(|character: Character| self.character(character)),
            "reward" if code == "wrong_reward" => {
                read(text).map(|reward: TrackReward| self.track_reward(reward))
            }
            "reward" => read(text).map(|reward: PatronageReward| self.patronage_reward(reward)),
            "asked" => Some(self.say(asked_id(text))),
            "what" => text.split(' ').next().map(str::to_string),
            _ => None,
        }
    }

    fn script_trouble(&self, trouble: ScriptTrouble) -> String {
        match trouble {
            ScriptTrouble::Needs(deck) => {
                self.say_with("script-needs", Args::new().with("deck", self.deck(deck)))
            }
            ScriptTrouble::Impossible(drawn) => {
                self.say_with("script-impossible", Args::new().with("drawn", self.drawn(drawn)))
            }
        }
    }

    fn drawn(&self, drawn: Drawn) -> String {
        let numbered = |noun: &str, number: u8| {
            self.say_with("numbered", Args::new().with("what", self.say(noun)).with("number", number))
        };
        match drawn {
            Drawn::Printing(no) => numbered("noun-printing-card", no.number()),
            Drawn::Refinement(no) => numbered("noun-refinement-card", no.number()),
            Drawn::Specialty(no) => numbered("noun-specialty-card", no.number()),
            Drawn::Gear(no) => numbered("noun-gear", no.number()),
            Drawn::Patronage(no) => numbered("noun-patronage-card", no.number()),
            Drawn::Planning(no) => numbered("noun-planning-card", no.number()),
            Drawn::Execution(number) => numbered("noun-execution-card", number),
            Drawn::Character(character) => self.character(character),
            Drawn::Ink(ink) => self.ink_token(ink),
            Drawn::First(seat) => self.name(seat).to_string(),
        }
    }
}

fn facts(value: serde_json::Result<Value>) -> Facts {
    match value {
        Ok(Value::Object(facts)) => facts.into_iter().filter(|(name, _)| name != "code").collect(),
        _ => Facts::new(),
    }
}

fn number(value: &Value) -> Option<u8> {
    value.as_u64().and_then(|number| number.try_into().ok())
}

fn read<T: FromStr>(text: &str) -> Option<T> {
    text.parse().ok()
}

/// The prompt that says what the rules ask for.
fn asked_id(asked: &str) -> &'static str {
    match asked {
        "keep a character" => "prompt-characters",
        "take an opening order" => "prompt-opening-orders",
        "take three types" => "prompt-opening-letters",
        "name a colour" => "prompt-name-wild",
        "plan" => "prompt-planning.asked",
        "move a marker or leave it" => "prompt-shift-marker",
        "end the turn" => "prompt-turn-acted",
        "take an order or pass" => "prompt-turn-orders",
        "take inks or pass" => "prompt-turn-inks",
        "take a specialty card or pass" => "prompt-turn-specialties",
        "take or turn a gear, or pass" => "prompt-turn-gears",
        "take a patronage reward or card, or pass" => "prompt-turn-patronage",
        "declare orders or pass" => "prompt-fulfil",
        "take or decline bonuses, then end the step" => "prompt-fulfil-bonuses.asked",
        "keep a gear" => "prompt-frame-keep-gears",
        "raise two specialties" => "prompt-frame-ungler-levels",
        "take an ink" => "prompt-frame-ungler-ink",
        "take the reward or decline it" => "prompt-frame-track.asked",
        "keep an order, draw more cards, or keep none" => "prompt-frame-order",
        _ => "prompt-over",
    }
}
