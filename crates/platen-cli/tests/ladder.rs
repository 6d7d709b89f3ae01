//! `platen ladder`: every bot against every other, resumed from a folder.

mod common;

use common::Dir;
use platen_bots::BOTS;

#[test]
fn every_pair_plays_and_a_folder_is_gone_on_with() {
    // The two weakest kinds are quick; with one kind there is no ladder yet.
    let [weak, next, ..] = BOTS.as_slice() else { return };
    let dir = Dir::new();
    let command =
        format!("ladder --bots {},{} --games 4 --seed 1 --results kept --iterations 2", weak.name, next.name);
    let text = dir.run(&command).ok().stdout;
    assert!(text.contains("Glicko-2"), "{text}");
    let json = dir.run(&format!("{command} --json --csv pairs.csv")).ok();
    assert!(json.stderr.contains("4 games are already in"), "{}", json.stderr);
    let json = json.json();
    let up = json["ahead"][0][1].as_f64().expect("a share");
    let down = json["ahead"][1][0].as_f64().expect("a share");
    assert!((up + down - 1.0).abs() < 1e-9);
    assert!(json["ahead"][0][0].is_null());
    assert_eq!(json["met"][0][1], 4);
    let csv = dir.read("pairs.csv");
    assert_eq!(csv.lines().count(), 3);
    assert!(csv.starts_with("bot,rating,deviation,other,games,ahead,low,high\n"), "{csv}");
    assert!(csv.contains(&format!(",{},4,", next.name)), "{csv}");
}

#[test]
fn bad_arguments_have_each_their_own_message() {
    let dir = Dir::new();
    let cases = [
        ("ladder --bots random", "1 bot named for matches of 2"),
        ("ladder --bots random,random", "bot random is named twice"),
        ("ladder --bots clever", "unknown bot \"clever\""),
        ("ladder --players 1", "1 is not in 2..=4"),
        ("ladder --csv no/pairs.csv --games 1000000", "cannot write no/pairs.csv"),
        ("ladder --iterations 4000000000", "4000000000 is not in 1..=1000000"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
}
