//! Pinned for good: the generator, its streams, the shuffle, and whole records. If one of these changes, every record
//! ever written would give another game; then `RULES_REVISION` or the generator's name must change instead.
//!
//! `PLATEN_BLESS=1 cargo test --test golden` writes the records anew.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{
    Drawn, GENERATOR, Game, GameOptions, SecretEvent, Seed, Session, Sink, Snapshot, SnapshotError, Source,
    read_records,
};
use platen_testkit::{every_option, keen_action, modes, play_keenly, seats_of};
use rand_core::Rng;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden")
}

#[derive(Default)]
struct Shuffles(Vec<(Source, Vec<u8>)>);

impl Sink for Shuffles {
    fn event(&mut self, _event: platen_rules::Event) {}
    fn secret(&mut self, secret: SecretEvent) {
        if let SecretEvent::Shuffled { deck, order, .. } = secret {
            self.0.push((deck, order));
        }
    }
}

#[test]
fn the_streams_of_seed_1455_are_pinned() {
    assert_eq!(GENERATOR, "chacha8-streams-1");
    let cards = published_set("house-1").expect("the house set");
    let mut shuffles = Shuffles::default();
    Game::begin(cards, GameOptions::new(1), Seed::from_number(1455), &mut shuffles).expect("options");
    let tops: Vec<(Source, Vec<u8>)> =
        shuffles.0.into_iter().map(|(deck, order)| (deck, order.into_iter().take(6).collect())).collect();
    let text = std::fs::read_to_string(folder().join("streams.json")).unwrap_or_default();
    let found = serde_json::to_string(&tops).expect("serialises");
    if std::env::var_os("PLATEN_BLESS").is_some() {
        std::fs::write(folder().join("streams.json"), format!("{found}\n")).expect("writes");
    } else {
        assert_eq!(found, text.trim());
    }
}

#[test]
fn the_players_generator_is_pinned() {
    let mut rng = Seed::from_number(1455).player_rng(Seat::default());
    let words: Vec<u32> = (0..4).map(|_| rng.next_u32()).collect();
    assert_eq!(words, [3_164_583_138, 2_625_331_287, 2_352_264_787, 3_468_568_902]);
}

#[test]
fn the_seed_of_a_later_game_is_pinned() {
    let seed = Seed::from_number(1455);
    assert_eq!(seed.of_game(0), seed);
    assert_eq!(
        seed.of_game(1).to_string(),
        "523824822c66fc0a36623b4f049ff1559c571680f61263d514a11167cf560c53"
    );
}

/// A keenly played game of a mode, with some undoing.
fn play(n: u64, options: GameOptions) -> String {
    let cards = published_set("house-1").expect("the house set");
    let seed = Seed::from_number(9000 + n);
    let mut session = Session::new(cards, options, seed, seats_of(&options)).expect("options");
    let mut rng = seed.player_rng(Seat::default());
    let mut buffer = Vec::new();
    while let Some(seat) = session.game().awaited().first() {
        let action = keen_action(session.game(), seat, &mut rng, &mut buffer).expect("a choice");
        session.act(seat, &action).expect("legal");
        if rng.next_u32().is_multiple_of(20) && session.check_undo(seat).is_ok() {
            session.undo(seat).expect("allowed");
        }
    }
    session.to_text()
}

#[test]
fn golden_records_of_every_mode_still_give_the_same_games() {
    for (n, options) in modes().into_iter().chain(every_option()).enumerate() {
        let file = folder().join(format!("{n:02}.record"));
        if std::env::var_os("PLATEN_BLESS").is_some() {
            std::fs::write(&file, play(n as u64, options)).expect("writes");
        }
        let text = std::fs::read_to_string(&file).expect("a golden record; PLATEN_BLESS=1 writes them");
        let records = read_records(&text).expect("reads");
        let session = records[0].replay(None).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
        assert_eq!(session.to_text(), text);
        assert_eq!(session.record().options, options);
    }
}

#[test]
fn golden_snapshots_still_restore_in_the_middle_of_a_reward() {
    let cards = published_set("house-1").expect("the house set");
    for (n, options) in modes().into_iter().enumerate().step_by(5) {
        let file = folder().join(format!("{n:02}.snapshot.json"));
        if std::env::var_os("PLATEN_BLESS").is_some() {
            std::fs::write(&file, in_a_reward(n as u64, options)).expect("writes");
        }
        let text = std::fs::read_to_string(&file).expect("a golden snapshot; PLATEN_BLESS=1 writes them");
        let snapshot: Snapshot = serde_json::from_str(&text).expect("reads");
        let mut game = snapshot.clone().restore(&cards).expect("restores");
        assert!(!game.table().frames.is_empty());
        assert_eq!(game.snapshot(), snapshot);
        assert_eq!(serde_json::to_string(&snapshot).expect("serialises"), text);
        game.play_out(&mut Seed::from_number(1).player_rng(Seat::default()), &mut Vec::new());
        assert!(game.result().is_some());
    }
}

/// A snapshot taken while somebody resolves a reward of a late round.
fn in_a_reward(n: u64, options: GameOptions) -> String {
    let cards = published_set("house-1").expect("the house set");
    let mut found = None;
    let seed = Seed::from_number(100 + n);
    let mut game = Game::new(cards, options, seed).expect("options");
    play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut (), |game, _, _| {
        if game.table().round >= 3 && !game.table().frames.is_empty() && found.is_none() {
            found = Some(serde_json::to_string(&game.snapshot()).expect("serialises"));
        }
    });
    found.expect("a reward in round 3 or later")
}

#[test]
fn a_snapshot_of_another_version_or_set_sends_back_to_the_record() {
    let cards = published_set("house-1").expect("the house set");
    let game = Game::new(cards.clone(), GameOptions::new(2), Seed::from_number(1)).expect("options");
    let old = Snapshot { format: 0, ..game.snapshot() };
    assert!(old.restore(&cards).expect_err("old").to_string().contains("replay the record"));
    let foreign = Snapshot { set_hash: "00".to_string(), ..game.snapshot() };
    assert!(matches!(foreign.restore(&cards), Err(SnapshotError::Set { .. })));
    let mut unsound = game.snapshot();
    unsound.setup.table.bag.0[0] += 1;
    unsound.setup.table.round = 9;
    let Err(SnapshotError::Unsound(problems)) = unsound.restore(&cards) else { panic!("accepted") };
    assert!(problems.len() >= 2, "every problem is listed: {problems:?}");
}

#[test]
fn tags_of_the_wire_are_pinned() {
    let action = serde_json::json!({"do": "use_gear", "axle": 2, "choice": {"exchange_ink": {"give": "red", "take": "silver"}}});
    let read: platen_rules::Action = serde_json::from_value(action.clone()).expect("reads");
    assert_eq!(serde_json::to_value(read).expect("serialises"), action);
    let drawn = serde_json::to_string(&Drawn::Execution(3)).expect("serialises");
    assert_eq!(drawn, r#"{"execution":3}"#);
    let options = serde_json::to_string(&GameOptions::new(1)).expect("serialises");
    assert_eq!(
        options,
        r#"{"players":1,"edition":"second","characters":true,"automa":true,"first_player":"random","free_actions":"any_time","reward_order_when_full":"discard","gear_counts_ink":"symbol","left_out_counts":true,"cheap_types":"one","tory_without_inks":false}"#
    );
}
