//! Every reason to say no, of the rules, of undo and of the host, in every language.

use crate::files::messages;
use crate::ids::kebab;
use crate::{reads_well, speaker};
use platen_host::protocol::{No, ReplayNo, TableNo, Trouble};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Obstacle, Seed, UndoRefusal};
use platen_testkit::universe;
use platen_texts::{Facts, Lang};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

fn undo_refusals() -> [UndoRefusal; 4] {
    let seat = Seat::default();
    [UndoRefusal::NothingDone, UndoRefusal::OtherSeat { seat }, UndoRefusal::TooFar, UndoRefusal::Revealed]
}

/// One of each trouble of the host.
fn troubles() -> Vec<Trouble> {
    let (seat, table, text) = (Seat::default(), TableNo(7), || "x".to_string());
    let mut troubles = vec![Trouble::BadRequest { problem: text() }];
    while let Some(next) = troubles.last().and_then(|last| match last {
        Trouble::BadRequest { .. } => Some(Trouble::TooLong { bytes: 9, most: 8 }),
        Trouble::TooLong { .. } => Some(Trouble::Outdated { client: 1, host: 2 }),
        Trouble::Outdated { .. } => Some(Trouble::NotAllowed),
        Trouble::NotAllowed => Some(Trouble::Spectator),
        Trouble::Spectator => Some(Trouble::NoTable { table }),
        Trouble::NoTable { .. } => Some(Trouble::TableExists { table }),
        Trouble::TableExists { .. } => Some(Trouble::NotAtTable { table }),
        Trouble::NotAtTable { .. } => Some(Trouble::NotYourSeat { seat }),
        Trouble::NotYourSeat { .. } => Some(Trouble::NotAtDevice { seat, at: None }),
        Trouble::NotAtDevice { at: None, .. } => Some(Trouble::NotAtDevice { seat, at: Seat::new(1) }),
        Trouble::NotAtDevice { .. } => Some(Trouble::NobodyAtDevice),
        Trouble::NobodyAtDevice => Some(Trouble::NoPerson { seat }),
        Trouble::NoPerson { .. } => Some(Trouble::NoSeats),
        Trouble::NoSeats => Some(Trouble::Stale { made_for: 3, revision: 4 }),
        Trouble::Stale { .. } => Some(Trouble::UnknownSet { name: text() }),
        Trouble::UnknownSet { .. } => Some(Trouble::BadSet { problems: Vec::new() }),
        Trouble::BadSet { .. } => Some(Trouble::BadSeed { seed: text() }),
        Trouble::BadSeed { .. } => Some(Trouble::BadOptions { problem: text(), why: "players" }),
        Trouble::BadOptions { .. } => Some(Trouble::SitterCount { named: 1, players: 2 }),
        Trouble::SitterCount { .. } => Some(Trouble::UnknownLevel { level: text() }),
        Trouble::UnknownLevel { .. } => Some(Trouble::BadRecord { problems: Vec::new() }),
        Trouble::BadRecord { .. } => Some(Trouble::SeveralRecords { found: 0 }),
        Trouble::SeveralRecords { .. } => Some(Trouble::HintsOff),
        Trouble::HintsOff => Some(Trouble::UndoOff),
        Trouble::UndoOff => Some(Trouble::NothingToDecide { seat }),
        Trouble::NothingToDecide { .. } => Some(Trouble::Superseded),
        Trouble::Superseded => Some(Trouble::NothingFound),
        Trouble::NothingFound => Some(Trouble::NoTrial),
        Trouble::NoTrial => Some(Trouble::NothingTried),
        Trouble::NothingTried => Some(Trouble::WouldReveal),
        Trouble::WouldReveal => Some(Trouble::TooMany { what: "hints at a time", most: 1 }),
        Trouble::TooMany { .. } => Some(Trouble::GameRunning),
        Trouble::GameRunning => Some(Trouble::NotYourView),
        Trouble::NotYourView => Some(Trouble::NoReplay { replay: ReplayNo(2) }),
        Trouble::NoReplay { .. } => Some(Trouble::NoStep { step: 9, last: 8 }),
        Trouble::NoStep { .. } => None,
    }) {
        troubles.push(next);
    }
    troubles
}

/// The codes of undo and of the host.
pub(crate) fn codes() -> BTreeSet<String> {
    let undo = undo_refusals().map(|refusal| refusal.code().to_string());
    let host = troubles().into_iter().map(|trouble| No::from(trouble).code);
    undo.into_iter().chain(host).collect()
}

/// The codes of a server and of the line to it, with the names of their facts.
pub(crate) fn codes_of_server() -> BTreeMap<String, Vec<String>> {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../platen-server/src/error.rs");
    let source = std::fs::read_to_string(path).expect("the refusals of the server");
    let (_, rest) = source.split_once("pub enum Refused {").expect("the enum");
    let (body, _) = rest.split_once("\n}").expect("its end");
    // What the host says has codes of its own.
    let variants = body
        .lines()
        .map(str::trim)
        .filter(|line| line.starts_with(|c: char| c.is_ascii_uppercase()) && !line.starts_with("Host("));
    let coded = variants.map(|line| {
        let (name, facts) = line.split_once('{').unwrap_or((line, ""));
        let facts =
            facts.split(',').filter_map(|fact| fact.split_once(':')).map(|(name, _)| name.trim().to_string());
        (snake(name.trim_end_matches([',', ' '])), facts.collect())
    });
    let of_line = ["not_connected", "unreachable"].map(|code| (code.to_string(), Vec::new()));
    coded.chain(of_line).collect()
}

fn snake(name: &str) -> String {
    let spread = name.chars().map(|c| if c.is_ascii_uppercase() { format!("_{c}") } else { c.to_string() });
    spread.collect::<String>().trim_start_matches('_').to_ascii_lowercase()
}

#[test]
fn a_server_says_no_in_every_language() {
    let codes = codes_of_server();
    assert!(codes.len() > 20 && codes.contains_key("seat_taken"), "{codes:?}");
    assert_eq!(codes["bad_name"], ["most"]);
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(3));
        for (code, names) in &codes {
            let whats = ["tables", "tokens", "bytes of a card set", "request bytes", "characters"];
            for what in if names.iter().any(|name| name == "what") { &whats[..] } else { &whats[..1] } {
                let value = |name: &str| if name == "what" { json!(what) } else { json!(40) };
                let facts: Facts = names.iter().map(|name| (name.clone(), value(name))).collect();
                let said = speaker.refusal(code, &facts);
                reads_well(lang, &said);
                assert!(!code.contains('_') || !said.contains(code.as_str()), "{lang}: {said}");
            }
        }
    }
}

#[test]
fn what_is_wrong_with_terms_is_said_without_a_word_of_english() {
    let english = "some ENGLISH detail";
    let facts = |all: &[(&str, Value)]| -> Facts {
        all.iter().map(|(name, value)| ((*name).to_string(), value.clone())).collect()
    };
    let cases = [
        ("bad_request", facts(&[("problem", json!(english))])),
        ("bad_options", facts(&[("problem", json!(english)), ("why", json!("players"))])),
        ("bad_options", facts(&[("problem", json!(english)), ("why", json!("first_player"))])),
        ("bad_options", facts(&[("problem", json!(english)), ("why", json!("unknown"))])),
        ("bad_pace", facts(&[("unit", json!("minutes")), ("most", json!(60))])),
        ("bad_pace", facts(&[("unit", json!("hours")), ("most", json!(336))])),
        ("nobody_plays", Facts::new()),
        ("too_much", facts(&[("what", json!("bytes of a card set")), ("most", json!(65_536))])),
        ("too_much", facts(&[("what", json!("request bytes")), ("most", json!(163_840))])),
    ];
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(3));
        let said: BTreeSet<String> = cases.iter().map(|(code, facts)| speaker.refusal(code, facts)).collect();
        assert_eq!(said.len(), cases.len(), "{lang}: each says something else");
        assert!(!said.iter().any(|said| said.contains(english)), "{lang}: {said:?}");
    }
    let speaker = speaker(Lang::En, &GameOptions::new(3));
    let (code, facts) = &cases[7];
    assert!(speaker.refusal(code, facts).contains("bytes"));
}

#[test]
fn undo_and_host_say_no_in_every_language() {
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(3));
        undo_refusals().iter().for_each(|refusal| reads_well(lang, &speaker.undo_refusal(*refusal)));
        for no in troubles().into_iter().map(No::from) {
            reads_well(lang, &speaker.refusal(&no.code, &no.facts));
        }
        reads_well(lang, &speaker.closed("not_kept"));
        reads_well(lang, &speaker.closed("something_new"));
        assert!(speaker.refusal("something_new", &Facts::new()).contains("something_new"));
    }
}

/// A fact of that name, as the rules might give it.
fn fact(code: &str, name: &str) -> Value {
    match (code, name) {
        ("same_sector", "sector") | (_, "seat") => json!(1),
        (_, "awaited") => json!(0b110),
        (_, "asked") => json!("plan"),
        (_, "ink") => json!("red"),
        (_, "letter") => json!("A"),
        (_, "specialty") => json!("binding"),
        (_, "character" | "tile") => json!("manuzio"),
        (_, "action") => json!("gears"),
        (_, "sector") => json!("GRW-7:red"),
        (_, "bonus") => json!("inks:2"),
        ("wrong_reward", "reward") => json!("type"),
        (_, "reward") => json!("guilders"),
        (_, "trouble") => json!({ "impossible": { "printing": 12 } }),
        _ => json!(2),
    }
}

#[test]
fn every_obstacle_of_the_rules_is_said_in_every_language() {
    let english = messages(Lang::En);
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(3));
        for code in Obstacle::CODES {
            let names = &english[&format!("refusal-{}", kebab(code))];
            let facts: Facts = names.iter().map(|name| (name.clone(), fact(code, name))).collect();
            let said = speaker.refusal(code, &facts);
            reads_well(lang, &said);
            let codes = ["manuzio", "GRW", "guilders", "printing", "binding"];
            let leaks = codes.iter().any(|word| lang != Lang::En && said.contains(word));
            assert!(!leaks, "{lang} {code}: {said}");
        }
    }
}

#[test]
fn what_the_rules_refuse_at_a_table_is_said_in_every_language() {
    let options = GameOptions::new(2);
    let game = Game::new(crate::cards(), options, Seed::from_number(5)).expect("sound options");
    let speakers = Lang::ALL.map(|lang| speaker(lang, &options));
    let mut codes = BTreeSet::new();
    for seat in options.player_seats().iter() {
        for action in universe(&game, seat) {
            let Err(refusal) = game.check(seat, &action) else { continue };
            if codes.insert((seat, refusal.code())) {
                speakers
                    .iter()
                    .for_each(|speaker| reads_well(speaker.lang(), &speaker.obstacle(&refusal.obstacle)));
            }
        }
    }
    assert!(codes.len() > 2, "{codes:?}");
}

#[test]
fn what_is_asked_is_said_for_every_phrase_of_the_rules() {
    let english = speaker(Lang::En, &GameOptions::new(2));
    let said =
        |asked: &str| english.refusal("not_asked", &Facts::from([("asked".to_string(), json!(asked))]));
    assert_eq!(said("plan"), "That is not asked for now. Plan your markers.");
    assert_eq!(said("take inks or pass"), "That is not asked for now. Take inks from a set, or pass.");
    assert_eq!(
        said("take the reward or decline it"),
        "That is not asked for now. Take the reward or decline it."
    );
}
