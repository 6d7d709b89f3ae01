//! Whole games: every event, question and action that comes up is said well in every language.

use crate::files::messages;
use crate::ids::kebab;
use crate::{cards, reads_well, speaker};
use platen_rules::vocabulary::Seat;
use platen_rules::{Event, Game, GameOptions, Seed, Title};
use platen_testkit::{every_option, modes, play_keenly};
use platen_texts::{Axles, Lang, Speaker};
use std::collections::BTreeSet;
use std::path::Path;

/// Plays a game, saying every question and action on the way in every language; gives its events.
fn play(options: GameOptions, seed: u64, speakers: &[Speaker]) -> Vec<Event> {
    let seed = Seed::from_number(seed);
    let mut events = Vec::new();
    let mut game = Game::begin(cards(), options, seed, &mut events).expect("sound options");
    let mut rng = seed.player_rng(Seat::default());
    play_keenly(&mut game, &mut rng, &mut events, |game, seat, action| {
        for speaker in speakers {
            let table = game.table();
            reads_well(speaker.lang(), &speaker.action(action, table, seat));
            let viewers = options.player_seats().iter().map(Some).chain([None]);
            viewers.for_each(|viewer| reads_well(speaker.lang(), &speaker.prompt(table, viewer)));
        }
    });
    let over = speakers.iter().map(|speaker| (speaker.lang(), speaker.prompt(game.table(), None)));
    over.for_each(|(lang, text)| reads_well(lang, &text));
    events
}

fn kind(event: &Event) -> String {
    let told = serde_json::to_value(event).expect("serialises");
    told["e"].as_str().expect("a kind").to_string()
}

#[test]
fn whole_games_are_told_in_every_language() {
    let mut kinds = BTreeSet::new();
    for (n, options) in modes().into_iter().chain(every_option()).enumerate() {
        let speakers = Lang::ALL.map(|lang| speaker(lang, &options));
        let mut events = play(options, n as u64 + 100, &speakers);
        // Nobody here thinks better of a plan.
        events.push(Event::PlanTakenBack { seat: Seat::default() });
        kinds.extend(events.iter().map(kind));
        for speaker in &speakers {
            speaker.log(&events).iter().for_each(|line| reads_well(speaker.lang(), line));
        }
    }
    let told: BTreeSet<String> = kinds.iter().map(|kind| format!("event-{}", kebab(kind))).collect();
    let texts: BTreeSet<String> =
        messages(Lang::En).into_keys().filter(|id| id.starts_with("event-")).collect();
    assert_eq!(told, texts, "kinds of events told in these games, and those with a text");
}

#[test]
fn a_win_may_be_shared_and_a_lone_player_earns_a_title() {
    let speaker = speaker(Lang::En, &GameOptions::new(3));
    let told = |ranking, title| speaker.event(&Event::Result { ranking, title }, &Axles::new());
    let seats: Vec<Seat> = (0..3).filter_map(Seat::new).collect();
    assert_eq!(told(vec![seats[..1].to_vec(), seats[1..].to_vec()], None), "Barbara wins.");
    assert_eq!(
        told(vec![seats[..2].to_vec(), seats[2..].to_vec()], None),
        "Barbara and Conrad share the win."
    );
    let title = told(vec![seats[1..2].to_vec()], Some(Title::MasterOfPrinting));
    assert_eq!(title, "Conrad earns the title Master of Printing.");
}

#[test]
fn gears_are_named_also_where_an_event_names_only_the_axle() {
    let options = GameOptions::new(2);
    let speaker = speaker(Lang::En, &options);
    let events = play(options, 3, &[]);
    let log = speaker.log(&events);
    let turned = |event: &Event| matches!(event, Event::GearsTurned { active, .. } if !active.is_empty());
    let at = events.iter().position(turned).expect("gears turn");
    assert!(!log[at].contains("sector "), "{}", log[at]);
    assert!(speaker.event(&events[at], &Axles::new()).contains("sector "), "{}", log[at]);
}

/// A short game for reviewers, a file a language. `PLATEN_BLESS=1 cargo test -p platen-texts` writes them anew.
#[test]
fn a_game_for_one_reads_as_it_did() {
    let options = GameOptions::new(1);
    let events = play(options, 1455, &[]);
    for lang in Lang::ALL {
        let log = speaker(lang, &options).log(&events).join("\n") + "\n";
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/golden/{lang}.txt"));
        if std::env::var_os("PLATEN_BLESS").is_some() {
            std::fs::create_dir_all(file.parent().expect("a folder")).expect("a folder");
            std::fs::write(&file, &log).expect("writes");
        }
        let expected = std::fs::read_to_string(&file).expect("a log; PLATEN_BLESS=1 writes it");
        for (n, (found, expected)) in log.lines().zip(expected.lines()).enumerate() {
            assert_eq!(found, expected, "{}:{}", file.display(), n + 1);
        }
        assert_eq!(log.lines().count(), expected.lines().count(), "{}", file.display());
    }
}
