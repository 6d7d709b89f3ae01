//! `platen simulate`: the same results with any number of threads, whole files or none, clear refusals.

mod common;

use common::Dir;
use serde_json::Value;

/// The summary without what depends on the machine.
fn without_speed(mut summary: Value) -> Value {
    for key in ["games_per_second", "seconds", "threads"] {
        summary.as_object_mut().expect("an object").remove(key).expect("the speed is there");
    }
    summary
}

#[test]
fn threads_change_nothing_but_the_speed() {
    let dir = Dir::new();
    let run = |threads: u8| {
        let files = format!("--record {threads}.platen --trace {threads}.jsonl");
        let ran =
            dir.run(&format!("simulate --games 37 --players 3 --seed 7 --threads {threads} {files} --json"));
        without_speed(ran.ok().json())
    };
    assert_eq!(run(1), run(2));
    assert_eq!(dir.read("1.platen"), dir.read("2.platen"));
    assert_eq!(dir.read("1.jsonl"), dir.read("2.jsonl"));
    assert_eq!(dir.files(), ["1.jsonl", "1.platen", "2.jsonl", "2.platen"], "nothing else is left behind");
}

#[test]
fn the_summary_has_what_it_promises() {
    let dir = Dir::new();
    let summary = dir.run("simulate --games 5 --players 2 --automa --seed 1455 --json").ok().json();
    assert_eq!(summary["games"], 5);
    assert!(summary["games_per_second"].is_number());
    assert!(summary["decisions_per_game"].as_f64().expect("a number") > 10.0);
    assert_eq!(summary["seed"].as_str().expect("a text").len(), 64);
    let seats: Vec<u64> =
        summary["seats"].as_array().expect("seats").iter().map(|s| s["seat"].as_u64().unwrap_or(9)).collect();
    assert_eq!(seats, [1, 2], "the automa at 0 has no score");
    for key in ["mean", "p10", "median", "p90"] {
        assert!(summary["seats"][0]["scores"][key].is_number(), "{key}");
    }
}

#[test]
fn alone_one_plays_with_the_automa_for_a_title() {
    let summary = Dir::new().run("simulate --games 8 --players 1 --seed 3 --json").ok().json();
    assert_eq!(summary["options"]["automa"], "on");
    let titles = summary["titles"].as_object().expect("titles");
    assert_eq!(titles.values().filter_map(Value::as_u64).sum::<u64>(), 8);
}

#[test]
fn a_seed_is_drawn_and_printed_and_gives_the_same_games_again() {
    let dir = Dir::new();
    let first = dir.run("simulate --games 4 --json").ok();
    let seed = first.json()["seed"].as_str().expect("a seed").to_string();
    let again = dir.run(&format!("simulate --games 4 --json --seed {seed}")).ok();
    assert_eq!(without_speed(first.json()), without_speed(again.json()));
    let text = dir.run("simulate --games 2").ok();
    let printed = text.stderr.strip_prefix("seed ").expect("the seed is printed").trim();
    assert_eq!(printed.len(), 64);
    assert_ne!(printed, seed);
}

#[test]
fn every_mode_is_played_and_its_trace_begins_as_promised() {
    let dir = Dir::new();
    for mode in [
        "--players 1 --no-characters",
        "--players 2 --automa --edition first",
        "--players 3 --option free_actions=own_decisions --option tory_without_inks=on",
        "--players 4 --option first_player=2 --option cheap_types=many --option edition=first",
    ] {
        dir.run(&format!("simulate --games 2 --seed 5 {mode} --trace t.jsonl")).ok();
        let trace = dir.read("t.jsonl");
        let games: Vec<Value> = trace
            .lines()
            .map(|line| serde_json::from_str(line).expect("a line of JSON"))
            .filter(|event: &Value| event["e"] == "game")
            .collect();
        assert_eq!(games.iter().map(|game| game["i"].as_u64()).collect::<Vec<_>>(), [Some(0), Some(1)]);
        assert_eq!(games[0]["options"]["cheap_types"], if mode.contains("first") { "many" } else { "one" });
    }
}

#[test]
fn bad_arguments_have_each_their_own_message() {
    let dir = Dir::new();
    let cases = [
        ("simulate --gamse 3", "'--gamse'"),
        ("simulate --games 0", "0 is not in 1.."),
        ("simulate --players 5", "5 is not in 1..=4"),
        ("simulate --players 4 --automa", "4 players and the automa"),
        ("simulate --players 1 --option automa=off", "1 players without the automa"),
        ("simulate --edition third", "\"third\" is not an edition; expected one of: second first"),
        ("simulate --option colour=red", "unknown option \"colour\"; options are: edition characters"),
        ("simulate --option left_out_counts=maybe", "option left_out_counts: \"maybe\" is not a value of it"),
        ("simulate --option edition", "is not NAME=VALUE"),
        ("simulate --players 2 --option first_player=3", "first_player=3: there is no such seat"),
        ("simulate --bots clever", "unknown bot \"clever\""),
        ("simulate --players 3 --bots random,random", "2 bots named for 3 seats"),
        ("simulate --seed 12x", "\"12x\" is not a seed"),
        ("simulate --threads 0", "0 is not in 1..=1024"),
        ("simulate --set nowhere.toml", "cannot read nowhere.toml"),
        ("simulate --record a --trace a", "name the same file"),
        ("simulate --trace no-folder/t.jsonl", "cannot write no-folder/t.jsonl"),
        ("simulat", "unrecognized subcommand 'simulat'"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
    assert!(dir.files().is_empty(), "{:?}", dir.files());
}

#[test]
fn a_bad_set_is_named_line_by_line_and_nothing_is_played() {
    let dir = Dir::new();
    let toml = dir.run("set export --format toml").ok().stdout;
    dir.write("bad.toml", toml.replacen("types = \"AI\"", "types = \"AX\"", 1));
    dir.run("simulate --games 1 --set bad.toml")
        .failed(2, &["bad.toml:4: ", "bad.toml is not a sound set (1 problem)"]);
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_and_leaves_no_half_file() {
    let dir = Dir::new();
    dir.run("simulate --games 50 --trace /dev/full").failed(2, &["cannot write /dev/full", "No space left"]);
    dir.write("kept.platen", "what stood there");
    // The folder of the file may be written, but not the file beside it: a folder stands in the way.
    dir.run("simulate --games 2 --record kept.platen --trace /dev/full")
        .failed(2, &["cannot write /dev/full"]);
    assert_eq!(dir.read("kept.platen"), "what stood there", "files change only when all went well");
    assert_eq!(dir.files(), ["kept.platen"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let dir = Dir::new();
    let mut child = dir.command("set export").spawn().expect("the program starts");
    drop(child.stdout.take());
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn the_version_names_rules_and_record_format() {
    let version = Dir::new().run("--version").ok().stdout;
    assert!(version.contains("rules revision 1") && version.contains("record format 1"), "{version}");
}

#[test]
fn a_reader_that_goes_away_is_no_failure() {
    let dir = Dir::new();
    let mut child = dir.command("simulate --games 200 --seed 1 --trace /dev/stdout").spawn().expect("starts");
    drop(child.stdout.take());
    let status = child.wait().expect("ends");
    assert_eq!(status.code(), Some(0));
}
