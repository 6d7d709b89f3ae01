//! Every text is used: said by the code, or the word of something that the rules name.

use crate::files::messages;
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{
    BoardAction, Character, Ink, Letter, PatronageReward, Specialty, TrackReward,
};
use platen_rules::{GameOptions, Obstacle, Title};
use platen_texts::Lang;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// Nouns for headings and the glossary, one and many.
const NOUNS: &str = "order printing-card refinement-card specialty-card patronage-card planning-card execution-card type \
    ink ink-set specialty level gear sector axle guilder fame marker character reward patronage-reward order-as-reward \
    bonus round player slot card";
/// Nouns that are not counted.
const SINGLE_NOUNS: &str = "colours decoration bag bank supply deck discard-pile reward-track disc printing-house \
    main-board initiative-board screen round-track round-marker fame-track first-player first-player-token patronage \
    automa used-gear wild set-up end-of-game";
const COUNTED: &str = "orders types inks guilders fame markers gears cards bonuses players";
const STEPS: &str = "turn-gears plan execute fulfil next-round";
const SCORES: &str = "colours decoration bonus gears tory specialties patronage guilders total";
const BOTS: &str = "random novice journeyman expert master";
/// Tips of the rulebook: how many a chapter has.
const TIPS: [(&str, u8); 15] = [
    ("set", 2),
    ("rnd", 1),
    ("trn", 1),
    ("pln", 2),
    ("ord", 2),
    ("ink", 1),
    ("spc", 2),
    ("ger", 1),
    ("grw", 2),
    ("fre", 2),
    ("pat", 1),
    ("ful", 2),
    ("end", 1),
    ("chr", 1),
    ("aut", 1),
];
/// Headings of the books.
const HEADINGS: &str = "lesson-title history-title titles-title characters-title characters-intro";
const DECKS: &str =
    "printing refinement specialty gears patronage characters planning execution bag first-player";

pub(crate) fn kebab(code: &str) -> String {
    code.to_ascii_lowercase().replace(['_', ':', ' '], "-")
}

/// The ids that follow from the words of the rules.
fn named() -> BTreeSet<String> {
    let mut ids = BTreeSet::new();
    let mut add = |family: &str, code: &str, attributes: &[&str]| {
        let id = format!("{family}-{}", kebab(code));
        ids.extend(attributes.iter().map(|attribute| format!("{id}.{attribute}")));
        ids.insert(id);
    };
    Letter::ALL.iter().for_each(|word| add("letter", word.code(), &["type"]));
    Ink::ALL
        .iter()
        .map(|ink| ink.code())
        .chain(["green"])
        .for_each(|ink| add("ink", ink, &["token", "sign"]));
    Specialty::ALL.iter().for_each(|word| add("specialty", word.code(), &["short"]));
    BoardAction::ALL.iter().map(|word| word.code()).chain(["fulfil"]).for_each(|row| add("row", row, &[]));
    BoardAction::ALL.iter().for_each(|word| add("step", word.code(), &[]));
    BoardAction::ALL.iter().for_each(|word| add("prompt-turn", word.code(), &[]));
    Sector::all().iter().for_each(|sector| add("sector", sector.rule(), &["effect"]));
    PatronageReward::ALL.iter().for_each(|word| add("patronage-reward", word.code(), &[]));
    TrackReward::ALL.iter().for_each(|word| add("track-reward", word.code(), &[]));
    for character in Character::ALL {
        add("character", character.code(), &["power"]);
        add("character", &format!("{character}-bio"), &[]);
        add("character", &format!("{character}-play"), &[]);
    }
    for title in Title::ALL {
        add("title", title.name(), &["range"]);
        add("title", &format!("{}-line", title.name()), &[]);
    }
    for name in GameOptions::NAMES {
        add("option", name, &["about"]);
        let values = GameOptions::choices(name).into_iter().filter(|value| value.parse::<u8>().is_err());
        values.for_each(|value| add(&format!("option-{}", kebab(name)), value, &["about"]));
    }
    add("option", "players", &["about"]);
    add("option", "first_player_seat", &["about"]);
    Obstacle::CODES.iter().for_each(|code| add("refusal", code, &[]));
    crate::refusals::codes_of_server().keys().for_each(|code| add("refusal", code, &[]));
    crate::refusals::codes().iter().for_each(|code| add("refusal", code, &[]));
    crate::problems::all().iter().for_each(|(code, _)| add("problem", code, &[]));
    add("closed", "not_kept", &[]);
    NOUNS.split_whitespace().for_each(|noun| add("noun", noun, &["plural"]));
    SINGLE_NOUNS.split_whitespace().for_each(|noun| add("noun", noun, &[]));
    COUNTED.split_whitespace().for_each(|noun| add("count", noun, &[]));
    STEPS.split_whitespace().for_each(|step| add("step", step, &[]));
    SCORES.split_whitespace().for_each(|score| add("score", score, &[]));
    BOTS.split_whitespace().for_each(|bot| add("bot", bot, &["about"]));
    (1..=14).for_each(|line| add("help", &line.to_string(), &["means"]));
    DECKS.split_whitespace().for_each(|deck| add("deck", deck, &[]));
    ids
}

/// The ids of the books: rules by number, chapters.
fn in_books() -> BTreeSet<String> {
    let rules = std::fs::read_to_string(root().join("docs/rules.md")).expect("the rules");
    let mut ids: BTreeSet<String> = rules
        .lines()
        .filter_map(rule_id)
        .flat_map(|rule| {
            let family = rule.split('-').next().unwrap_or_default();
            [format!("rule-{rule}"), format!("family-{family}-title"), format!("family-{family}-intro")]
        })
        .collect();
    ids.extend((1..=6).map(|n| format!("history-{n}")));
    ids.extend(
        TIPS.iter().flat_map(|(family, count)| (1..=*count).map(move |n| format!("tip-{family}-{n}"))),
    );
    ids.extend(HEADINGS.split_whitespace().map(String::from));
    ids
}

/// The rule that a line of docs/rules.md states, in small letters.
fn rule_id(line: &str) -> Option<String> {
    let id = line.trim_start_matches(['-', '*', '|', ' ', '#']).split([' ', '*', '.', ':', '|']).next()?;
    let (family, number) = id.split_once('-')?;
    let sound =
        family.len() == 3 && family.chars().all(|c| c.is_ascii_uppercase()) && number.parse::<u8>().is_ok();
    sound.then(|| id.to_ascii_lowercase())
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The words in quotes in the sources of every crate that speaks.
fn said_in_code() -> BTreeSet<String> {
    let mut said = BTreeSet::new();
    for part in ["platen-texts", "platen-cli", "platen-client", "platen-model"] {
        read_folder(&root().join("crates").join(part).join("src"), &mut said);
    }
    said
}

fn read_folder(folder: &Path, said: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            read_folder(&path, said);
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            let text = std::fs::read_to_string(&path).expect("a source file");
            said.extend(text.split('"').map(str::to_string));
        }
    }
}

#[test]
fn every_text_is_used() {
    let known: BTreeSet<String> = [named(), in_books(), said_in_code()].into_iter().flatten().collect();
    let idle: Vec<_> =
        messages(Lang::En).into_keys().filter(|id| !known.contains(id.trim_end_matches(".do"))).collect();
    assert!(idle.is_empty(), "said nowhere: {idle:?}");
}

#[test]
fn everything_that_is_named_has_a_text() {
    let english = messages(Lang::En);
    let missing: Vec<_> =
        named().into_iter().chain(in_books()).filter(|id| !english.contains_key(id)).collect();
    assert!(missing.is_empty(), "without a text: {missing:?}");
}
