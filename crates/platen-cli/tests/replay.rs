//! `platen replay`: records are replayed, checked and told; damage is refused with place and reason.

mod common;

use common::Dir;

/// A folder with the record of a few games.
fn with_record(games: u8) -> Dir {
    let dir = Dir::new();
    dir.run(&format!(
        "simulate --games {games} --players 2 --automa --seed 9 --record games.platen --trace games.jsonl"
    ))
    .ok();
    dir
}

#[test]
fn a_replayed_record_gives_the_same_trace() {
    let dir = with_record(5);
    let text = dir.run("replay games.platen --trace again.jsonl").ok().stdout;
    assert_eq!(dir.read("games.jsonl"), dir.read("again.jsonl"));
    assert_eq!(text.lines().count(), 5, "a line a game:\n{text}");
}

#[test]
fn one_game_is_told_in_words_with_its_score_sheet() {
    let dir = with_record(3);
    let text = dir.run("replay games.platen --game 1").ok().stdout;
    for part in
        ["Game 1 ", "Automa is first player.", "Round 6 begins.", "Final score", "Decoration", " wins."]
    {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    let json = dir.run("replay games.platen --game 1 --json").ok().json();
    let game = &json["games"][0];
    assert_eq!((game["game"].as_u64(), game["over"].as_bool()), (Some(1), Some(true)));
    assert!(
        game["log"]
            .as_array()
            .expect("a log")
            .iter()
            .all(|line| line.as_str().is_some_and(|line| !line.is_empty()))
    );
}

#[test]
fn a_record_comes_from_stdin_too() {
    let dir = with_record(1);
    let record = dir.read("games.platen");
    let text = dir.run_with("replay -", &record).ok().stdout;
    assert_eq!(text, dir.run("replay games.platen").ok().stdout);
    dir.run_with("replay -", "what?").failed(1, &["<stdin>:1: this is not a Platen record"]);
}

#[test]
fn a_part_of_a_game_is_told_up_to_an_entry() {
    let dir = with_record(1);
    let text = dir.run("replay games.platen --upto 4").ok().stdout;
    assert!(text.contains("If it ended now") && !text.contains("Round 2"), "{text}");
    dir.run("replay games.platen --upto 100000").failed(2, &["--upto 100000: the game has "]);
}

#[test]
fn damaged_records_are_refused_with_place_and_reason() {
    let dir = with_record(1);
    let record = dir.read("games.platen");
    let lines: Vec<&str> = record.lines().collect();
    let half = lines[..lines.len() / 2].join("\n");
    let cut = format!("half.platen:{}: the record is cut off", lines.len() / 2);
    let spoil = |from: &str, to: &str| record.replacen(from, to, 1);
    let first = lines.iter().position(|line| line.contains("keep ")).expect("a first entry");
    let at = |line: usize| format!("bad.platen:{}: ", line + 1);
    dir.write("half.platen", half);
    dir.run("replay half.platen").failed(1, &[&cut]);
    let damages: [(String, String); 10] = [
        (spoil("platen record 1", "platen record 99"), at(0) + "record format \"99\""),
        (spoil("rules 1", "rules 77"), at(1) + "rules revision \"77\""),
        (spoil("set house-5", "set house-5x"), at(2) + "the set \"house-5x\""),
        (spoil("players=2", "players=7"), at(3)),
        (spoil("edition=second", "edition=third"), at(3) + "option edition"),
        (spoil("seed 09", "seed zz"), at(7) + "\"zz"),
        (spoil(lines[first], "9 pass"), at(first) + "\"9\" is not a seat"),
        (spoil(lines[first], "1 keep smith"), at(first) + "column 6"),
        (spoil(lines[first], "1 pass"), at(first) + "this cannot be done"),
        (
            spoil(lines[first], &format!("{}\n1 undo\n{}", lines[first], lines[first])),
            String::from("entries, but the last line counts"),
        ),
    ];
    for (text, says) in damages {
        assert_ne!(text, record, "{says}");
        dir.write("bad.platen", text);
        dir.run("replay bad.platen").failed(1, &[&says]);
    }
}

#[test]
fn a_changed_digest_is_noticed() {
    let dir = with_record(1);
    let record = dir.read("games.platen");
    let end = record.lines().last().expect("an end");
    let (head, digest) = end.rsplit_once(' ').expect("a digest");
    let changed: String = digest.chars().rev().collect();
    dir.write("bad.platen", record.replace(end, &format!("{head} {changed}")));
    dir.run("replay bad.platen").failed(1, &["the entries give another game"]);
}

#[test]
fn foreign_and_missing_files_are_told_apart() {
    let dir = with_record(1);
    dir.write("picture.png", [0x89, 0x50, 0xff, 0x00]);
    dir.write("empty.platen", "");
    dir.run("replay picture.png").failed(1, &["picture.png:1: this is not UTF-8 text"]);
    dir.run("replay empty.platen").failed(1, &["empty.platen:1: this is not a Platen record"]);
    dir.run("replay games.jsonl").failed(1, &["games.jsonl:1: this is not a Platen record"]);
    dir.run("replay nothing.platen").failed(2, &["cannot read nothing.platen"]);
    dir.run("replay games.platen --game 4").failed(2, &["there is no game 4 in games.platen"]);
}

#[test]
fn a_record_of_another_set_needs_its_file() {
    let dir = Dir::new();
    let toml = dir.run("set export --format toml").ok().stdout;
    dir.write("mine.toml", toml.replacen("name = \"house-5\"", "name = \"mine\"", 1));
    dir.run("simulate --games 1 --seed 2 --set mine.toml --record mine.platen").ok();
    dir.run("replay mine.platen").failed(1, &["mine.platen:3: the set \"mine\"", "--set"]);
    dir.run("replay mine.platen --set mine.toml").ok();
}

#[test]
fn only_a_finished_game_has_a_trace() {
    let dir = with_record(1);
    let ran = dir.run("replay games.platen --upto 40 --trace part.jsonl");
    ran.failed(2, &["only finished games", "--upto"]);
    assert!(!dir.has("part.jsonl"));
}
