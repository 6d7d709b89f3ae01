//! `platen advise` and `hint`: advice as a table and as data, and clear refusals.

mod common;

use common::Dir;

fn with_record() -> Dir {
    let dir = Dir::new();
    dir.run("simulate --games 2 --players 2 --seed 9 --record games.platen").ok();
    dir
}

#[test]
fn advice_is_a_table_or_data() {
    let dir = with_record();
    let command = "advise --record games.platen --at 40 --iterations 24";
    let text = dir.run(command).ok().stdout;
    for part in ["best choices", "value", "lead", "win", "sure", "difference", " ± ", " %"] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    let ran = dir.run(&format!("{command} --json --threads 2")).ok();
    assert_eq!(ran.stdout, dir.run(&format!("{command} --json --threads 1")).ok().stdout);
    let json = ran.json();
    assert_eq!(json["entries"], 40);
    let first = &json["advice"]["choices"][0];
    assert!(first["action"]["do"].is_string() && first["win"].is_number(), "{first}");
    let sum: f64 =
        first["sources"].as_object().expect("sources").values().filter_map(serde_json::Value::as_f64).sum();
    assert!((sum - first["fame"]["mean"].as_f64().expect("fame")).abs() < 1e-6);
}

#[test]
fn what_cannot_be_advised_on_is_told() {
    let dir = with_record();
    dir.write("empty.platen", "");
    let cases = [
        ("advise --record games.platen", "the game is over"),
        ("advise --record games.platen --at 100000", "--at 100000: the game has"),
        ("advise --record games.platen --game 2", "there is no game 2 in games.platen"),
        ("advise --record games.platen --at 40 --seat 3", "seat 3 has nothing to decide here"),
        ("advise --record games.platen --at 40 --seat 9", "9 is not in 0..4"),
        ("advise --record games.platen --iterations 0", "0 is not in 1.."),
        ("advise --record nothing.platen", "cannot read nothing.platen"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
    dir.run("advise --record empty.platen").failed(1, &["empty.platen:1: this is not a Platen record"]);
}

#[test]
fn a_person_can_ask_for_a_hint_and_nothing_is_done_by_it() {
    let dir = Dir::new();
    let text = dir.run_with("play --seed 4 --plain --record game.platen", "hint\n?\nq\n").ok().stdout;
    for part in ["best choices", "likely title", "keep ", "hint             the best choices"] {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    assert!(text.is_ascii(), "{text}");
    assert!(dir.read("game.platen").lines().last().is_some_and(|line| line.starts_with("end 0 ")));
}
