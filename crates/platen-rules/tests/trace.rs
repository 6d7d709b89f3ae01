//! The audit trace keeps its contract (docs/trace.md): names, fields, counting. What the events say is re-checked by
//! the auditor.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Game, GameOptions, Seed, Trace};
use platen_testkit::{every_option, modes, play_keenly, seats_of};
use serde_json::{Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// Event kinds and their fields, as the contract lists them; `?` marks one that is not always there.
const CONTRACT: &str = "
game i trace edition seed set options seats first
display printing refinement
board_filled round printing refinement inks specialty gears
patronage_laid cards
shuffled deck order
reshuffled deck order
automa_dealt cards
display_cleared printing refinement
characters_dealt seat tiles
character_kept seat character
gears_offered seat gears kept
opening_types seat types
round_started round first markers
gears_turned seat active
wild_named seat ink
plan seat markers
automa_plan card markers
marker_shifted seat from to
turn action seat
turn_ended action seat
passed seat action
order_taken seat printing refinement from
order_discarded seat printing refinement
cards_drawn seat printing refinement paid why
cards_declined seat
inks_taken seat set inks paid
specialty_card seat card use
level seat specialty level why
disc seat level reward taken
ink_gained seat ink why
ink_lost seat ink why
type_gained seat type why paid?
type_lost seat type why
guilders seat amount why card? specialty?
fame seat amount why card?
gear_installed seat gear axle sector discarded why
gear_reset seat axle sector
gear_used seat axle gear sector reward
levels_swapped seat a b
patronage_reward seat reward
patronage_card seat card inks
fulfilled seat orders
bonus seat refinement taken
automa_took action space drawn cards? inks? reward?
board_cleared action printing? refinement? inks? specialty? gears?
tory seat met
marker_passed from to action?
round_ended round
final seat fame specialties patronage guilders total types inks
result winners ranking title?
";

fn contract() -> BTreeMap<&'static str, Vec<&'static str>> {
    let lines = CONTRACT.lines().filter(|line| !line.is_empty());
    lines
        .map(|line| line.split_once(' ').expect("a kind and fields"))
        .map(|(e, f)| (e, f.split(' ').collect()))
        .collect()
}

fn trace(i: u64, options: GameOptions, seed: Seed) -> Vec<Value> {
    let cards = published_set("house-1").expect("the house set");
    let mut trace = Trace::new(i, &cards, &options, seed, &seats_of(&options));
    let mut game = Game::begin(cards, options, seed, &mut trace).expect("options");
    play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut trace, |_, _, _| {});
    let lines = trace.take_lines();
    assert_eq!(trace.take_lines(), "", "lines are taken once");
    lines.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect()
}

#[test]
fn every_event_has_the_fields_of_the_contract_and_counts_on() {
    let contract = contract();
    let mut seen = BTreeSet::new();
    for (i, options) in (0..).zip(modes().into_iter().chain(every_option()).chain(modes())) {
        for (n, event) in trace(i, options, Seed::from_number(300 + i)).iter().enumerate() {
            let e = event["e"].as_str().expect("a kind");
            let fields = contract.get(e).unwrap_or_else(|| panic!("{e} is not in the contract"));
            assert_eq!(event["n"], json!(n));
            let found: BTreeSet<&str> =
                event.as_object().expect("an object").keys().map(String::as_str).collect();
            for field in fields {
                assert!(field.ends_with('?') || found.contains(field), "{e} lacks {field}: {event}");
            }
            let known = |name: &&str| fields.iter().any(|field| field.trim_end_matches('?') == *name);
            let strange: Vec<&&str> =
                found.iter().filter(|name| !known(name) && !["e", "n"].contains(name)).collect();
            assert!(strange.is_empty(), "{e} has {strange:?}");
            seen.insert(e.to_string());
        }
    }
    let never: Vec<&&str> = contract.keys().filter(|e| !seen.contains(**e)).collect();
    assert!(never.is_empty(), "never written: {never:?}");
}

#[test]
fn the_first_line_says_what_is_played() {
    let mut options = GameOptions::new(2).with_edition(Edition::First);
    options.set("first_player", "1").expect("an option");
    let seed = Seed::from_number(9);
    let first = &trace(7, options, seed)[0];
    assert_eq!((&first["e"], &first["i"], &first["trace"]), (&json!("game"), &json!(7), &json!(1)));
    assert_eq!((&first["edition"], &first["seed"]), (&json!("first"), &json!(seed.to_string())));
    assert_eq!(first["options"]["first_player"], json!(1));
    assert_eq!(first["options"]["characters"], json!(true));
    assert_eq!(first["options"]["cheap_types"], json!("many"));
    assert_eq!(first["options"].as_object().expect("options").len(), GameOptions::NAMES.len());
    assert_eq!(first["first"], json!(1));
    assert_eq!(
        first["seats"],
        json!([
            {"seat": 0, "kind": "bot", "name": "random"},
            {"seat": 1, "kind": "bot", "name": "random"},
        ])
    );
    assert_eq!(first["set"]["board"]["patronage_rewards"], json!(["order", "inks", "guilders", "specialty"]));
}

#[test]
fn the_first_edition_writes_green_and_never_silver() {
    for (edition, written, other) in
        [(Edition::First, "green", "silver"), (Edition::Second, "silver", "green")]
    {
        let lines = trace(0, GameOptions::new(3).with_edition(edition), Seed::from_number(2));
        let text: String = lines.iter().map(Value::to_string).collect();
        assert!(text.contains(written) && !text.contains(other), "{edition}");
    }
}

#[test]
fn a_solo_game_ends_with_a_title_and_no_automa_in_the_ranking() {
    let lines = trace(0, GameOptions::new(1), Seed::from_number(5));
    let result = lines.last().expect("a result");
    assert_eq!(result["ranking"], json!([[1]]));
    assert_eq!(result["winners"], json!([1]));
    assert_eq!(result["title"], json!("Student"));
    assert_eq!(lines[0]["seats"][0], json!({"seat": 0, "kind": "automa"}));
}
