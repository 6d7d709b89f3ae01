//! `platen play`: whole games by piped choices, undo, refusals, records that survive.

mod common;

use common::Dir;
use std::io::{BufRead, BufReader, Write};
use std::process::Stdio;

/// More than enough first choices for a game.
fn ones() -> String {
    "1\n".repeat(600)
}

#[test]
fn a_whole_game_is_played_by_always_choosing_the_first() {
    let dir = Dir::new();
    for table in
        ["", "--players 3", "--players 2 --automa --edition first", "--name Anna --name Ben --no-characters"]
    {
        let ran = dir.run_with(&format!("play --seed 4 {table}"), &ones()).ok();
        assert!(ran.stdout.contains("Final score"), "{table}:\n{}", ran.stdout);
        assert!(!ran.stdout.contains("cannot be done"), "{table}");
        assert!(!ran.stdout.contains('\u{1b}'), "no colour in a pipe");
    }
}

#[test]
fn a_finished_game_is_recorded_and_replays() {
    let dir = Dir::new();
    dir.run_with("play --seed 4 --name Anna --record game.platen", &ones()).ok();
    let told = dir.run("replay game.platen").ok().stdout;
    assert!(told.contains("seat 1  Anna") && told.contains("Final score"), "{told}");
    dir.run_with("play --record game.platen", "")
        .failed(2, &["game.platen exists already", "--load game.platen"]);
}

#[test]
fn what_cannot_be_done_is_told_with_its_rule_and_changes_nothing() {
    let dir = Dir::new();
    let tries = "\
        1\n1\n1\n1\nAIO\n\
        2 2 2 2 2\n7 1 0 0 0\nbuy A\nbuy O\nbuy U\norder 77+51\ngear 33@0\nspecialty 104 symbols\nplan 2 2 1 1\nwhy pass\nwhy buy A\nrules PLN-1\nrules XYZ\nscore\nlog all\n?\n\
        wild pink\nnonsense\n99\nas Zoe buy A\nsave\nq\n";
    let text = dir.run_with("play --seed 4 --no-characters", tries).ok().stdout;
    for says in [
        "That cannot be done: Place all 8 markers; 10 placed. (PLN-1)",
        "At most 6 markers may lie on one action; that would be 7 (Orders). (PLN-1)",
        "It costs 6 guilders; you have 1. (FRE-",
        "column 7: expected",
        "column 6: expected",
        "column 13: expected",
        "Not now: That is not asked for now. Plan your markers. [not_asked]",
        "PLN-1\n  All players plan at the same time",
        "There is no rule “XYZ”",
        "If it ended now",
        "the types A I O",
        "undo your last action",
        "is neither a number of the list",
        "There is no choice 99",
        "Nobody called “Zoe”",
        "save needs a file",
        "Nothing was saved: no --record was given.",
    ] {
        assert!(text.contains(says), "{says:?} is not in:\n{text}");
    }
}

#[test]
fn an_undo_takes_back_ones_own_action_and_is_an_entry_of_the_record() {
    let dir = Dir::new();
    // Opening orders of a lone player reveal nothing, so they can be undone one by one.
    let text = dir
        .run_with("play --seed 4 --no-characters --record game.platen", "1\n1\n1\n1\nu\nu\nu\n")
        .ok()
        .stdout;
    assert!(text.contains("There is nothing to undo yet."), "{text}");
    let record = dir.read("game.platen");
    let undone = record.lines().filter(|line| line.ends_with(" undo")).count();
    assert_eq!(
        (undone, record.lines().last().map(|line| line.starts_with("end 4 "))),
        (2, Some(true)),
        "{record}"
    );
    dir.run("replay game.platen").ok();
}

#[test]
fn an_undo_says_what_stops_it() {
    let dir = Dir::new();
    let text = dir.run_with("play --seed 4 --no-characters", "1\n1\n1\n1\nAIO\n1\nu\n").ok().stdout;
    assert!(text.contains("That cannot be undone: The last action revealed something"), "{text}");
    let text = dir
        .run_with("play --seed 4 --no-characters --players 2 --option first_player=0", "1\n1\nu\n")
        .ok()
        .stdout;
    assert!(text.contains("That cannot be undone: Conrad has acted since"), "{text}");
}

#[test]
fn a_game_stopped_by_the_end_of_input_is_resumed_and_goes_on_alike() {
    let dir = Dir::new();
    let table = "play --seed 11 --players 2";
    dir.run_with(&format!("{table} --record whole.platen"), &ones()).ok();
    let text = dir.run_with(&format!("{table} --record part.platen"), &"1\n".repeat(30)).ok().stdout;
    assert!(text.contains("\n  platen play --load part.platen --record part.platen\n"), "{text}");
    assert_ne!(dir.read("whole.platen"), dir.read("part.platen"));
    dir.run_with("play --load part.platen --record part.platen", &ones()).ok();
    assert_eq!(dir.read("whole.platen"), dir.read("part.platen"));
}

#[test]
fn a_bot_that_is_not_known_is_replaced_and_that_is_told() {
    let dir = Dir::new();
    let table = "play --seed 11 --players 2 --bots novice --think 5 --record game.platen";
    dir.run_with(table, &"1\n".repeat(12)).ok();
    let record = dir.read("game.platen");
    assert!(record.contains("novice"), "{record}");
    dir.write("other.platen", record.replace("novice", "grandmaster"));
    let ran = dir.run_with("play --load other.platen", "q\n").ok();
    let says = "warning: bot grandmaster at seat 1 is not known here; novice plays";
    assert!(ran.stderr.contains(says), "{}", ran.stderr);
}

#[test]
fn a_killed_game_loses_nothing_that_was_acknowledged() {
    let dir = Dir::new();
    let mut child = dir
        .command("play --seed 11 --no-characters --record game.platen")
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    stdin.write_all(b"1\n1\n1\n1\nAIO\n").expect("it reads");
    let planning = |line: &String| line.starts_with("Plan your ");
    lines.by_ref().map_while(Result::ok).find(planning).expect("the choices were acknowledged");
    child.kill().expect("it is killed");
    child.wait().expect("it is gone");
    let record = dir.read("game.platen");
    assert!(
        record.contains("types AIO") && record.lines().last().is_some_and(|line| line.starts_with("end 3 "))
    );
    let text = dir.run_with("play --load game.platen", "").ok().stdout;
    assert!(text.contains("Plan your 8 markers"), "{text}");
}

#[cfg(target_os = "linux")]
#[test]
fn what_cannot_be_recorded_is_not_done() {
    let dir = Dir::new();
    dir.run_with("play --record /dev/full", "").failed(2, &["cannot write /dev/full"]);
    std::fs::create_dir(dir.path().join("gone")).expect("a folder");
    let mut child = dir
        .command("play --seed 4 --no-characters --record gone/game.platen")
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    let mut lines = BufReader::new(child.stdout.take().expect("a pipe")).lines();
    lines
        .by_ref()
        .map_while(Result::ok)
        .find(|line| line.starts_with("Take an opening order"))
        .expect("a question");
    std::fs::remove_dir_all(dir.path().join("gone")).expect("the folder goes");
    stdin.write_all(b"1\n1\nlog all\n").expect("it reads");
    drop(stdin);
    let rest: Vec<String> = lines.map_while(Result::ok).collect();
    let rest = rest.join("\n");
    assert!(rest.contains("error: cannot write gone/game.platen"), "{rest}");
    assert!(rest.contains("Nothing was done: the record could not be kept."), "{rest}");
    assert!(!rest.contains("takes an opening order"), "{rest}");
    child.wait().expect("it ends");
}

#[test]
fn two_people_plan_at_one_keyboard_without_seeing_each_other() {
    let dir = Dir::new();
    let table = "play --seed 6 --name Anna --name Ben --no-characters --option first_player=0";
    // Two orders each (two questions an order), three types each, then Anna's plan.
    let text = dir.run_with(table, &("1\n".repeat(8) + "AIO\nAIO\n1 1 1 1 3\n")).ok().stdout;
    let (_, after) = text.rsplit_once("1 1 1 1 3").expect("Anna's plan is echoed");
    assert!(after.contains("Plan your 8 markers"), "{after}");
    assert!(!after.contains("Anna ×"), "nothing of her plan shows:\n{after}");
}

#[test]
fn a_wrong_table_is_refused() {
    let dir = Dir::new();
    dir.run("simulate --games 2 --record two.platen").ok();
    dir.write("foreign.platen", "hello\n");
    for (arguments, code, says) in [
        ("play --humans 5", 2, "there is no player at seat \"5\""),
        ("play --humans 0", 2, "there is no player at seat \"0\""),
        ("play --players 1 --name Anna --name Ben", 2, "2 names for 1 player"),
        ("play --bots clever --players 2", 2, "unknown bot \"clever\""),
        ("play --think soon", 2, "expected seconds above 0"),
        ("play --load nothing.platen", 2, "cannot read nothing.platen"),
        ("play --load foreign.platen", 1, "foreign.platen:1: this is not a Platen record"),
        ("play --load two.platen", 2, "two.platen holds 2 games"),
        ("play --load foreign.platen --record two.platen", 2, "two.platen exists already"),
        ("play --load two.platen --players 3", 2, "--load goes on with a game as it was begun"),
        ("play --record no-folder/game.platen", 2, "cannot write no-folder/game.platen"),
    ] {
        dir.run(arguments).failed(code, &[says]);
    }
}

#[test]
fn json_stands_alone_on_stdout() {
    let ran = Dir::new().run_with("play --seed 4 --json", &ones()).ok();
    assert_eq!(ran.json()["over"], true);
    assert!(ran.stderr.contains("Final score"));
}

#[test]
fn plain_output_is_ascii_but_for_names() {
    let text = Dir::new().run_with("play --seed 4 --plain --no-characters", &"1\n".repeat(40)).ok().stdout;
    assert!(text.is_ascii(), "{:?}", text.chars().find(|c| !c.is_ascii()));
}

#[test]
fn saving_spares_files_that_the_table_did_not_write() {
    let dir = Dir::new();
    dir.write("letter.txt", "dear Anna");
    let ran = dir
        .run_with("play --seed 3 --plain", "save letter.txt\nsave game.platen\n1\nsave game.platen\nq\n")
        .ok();
    assert!(ran.stdout.contains("letter.txt exists already"), "{}", ran.stdout);
    assert_eq!(dir.read("letter.txt"), "dear Anna");
    assert!(dir.read("game.platen").starts_with("platen record 1"));
    assert_eq!(ran.stdout.matches("Saved;").count(), 2, "{}", ran.stdout);
    assert!(ran.stdout.contains("What was last saved is in game.platen"), "{}", ran.stdout);
    dir.run("simulate --games 1 --record -").failed(2, &["no file to write to"]);
    assert!(!dir.has("-"));
}

#[test]
fn a_table_speaks_the_language_asked_for_and_else_that_of_the_place() {
    let dir = Dir::new();
    let begun = "1\n1\n1\n1\nAIO\n7 1 0 0 0\n?\n";
    for (lang, says) in [
        ("en", ["Plan your 8 markers.", "At most 6 markers", "undo your last action"]),
        ("fr", ["Planifiez vos 8 marqueurs.", "6 marqueurs", "annuler votre dernière action"]),
        ("it", ["Pianifica i tuoi 8 segnalini.", "6 segnalini", "annulla la tua ultima azione"]),
        ("ja", ["マーカー8個で計画してください。", "6個", "直前の自分の行動を元に戻す"]),
    ] {
        let asked = dir.run_with(&format!("play --seed 4 --no-characters --lang {lang}"), begun).ok().stdout;
        assert!(says.iter().all(|text| asked.contains(text)), "{lang}:\n{asked}");
        let mut child = dir.command("play --seed 4 --no-characters");
        let child = child.env("LANG", "en_GB.UTF-8").env("LC_ALL", format!("{lang}_XX.UTF-8"));
        let mut child = child.stdin(Stdio::piped()).spawn().expect("the program starts");
        child.stdin.take().expect("a pipe").write_all(begun.as_bytes()).expect("it reads");
        let found = child.wait_with_output().expect("the program ends").stdout;
        assert_eq!(String::from_utf8_lossy(&found), asked, "{lang}");
    }
    dir.run("play --lang de").failed(2, &["\"de\" is not a language; there are: en fr it ja"]);
}

#[test]
fn whole_games_are_played_in_every_language_without_a_gap() {
    let dir = Dir::new();
    for lang in ["en", "fr", "it", "ja"] {
        let table = format!("play --seed 9 --players 2 --lang {lang}");
        let text = dir.run_with(&table, &("log all\nscore\n1\n".repeat(3) + &ones())).ok().stdout;
        for gap in ["{ ", "$", "[table-", "[choice-", "[ask-", "[say-", "[event-", "[prompt-"] {
            assert!(!text.contains(gap), "{lang}: {gap:?} in:\n{text}");
        }
        let frames = text.lines().filter(|line| line.starts_with('│') || line.starts_with('┌'));
        let widths: std::collections::BTreeSet<usize> = frames.map(width).collect();
        assert_eq!(widths.len(), 1, "{lang}: the frames are not straight: {widths:?}");
    }
}

/// How many columns a line takes on a terminal.
fn width(line: &str) -> usize {
    let wide = |c: char| matches!(c, '\u{2e80}'..='\u{9fff}' | '\u{ff00}'..='\u{ff60}');
    line.chars().map(|c| if wide(c) { 2 } else { 1 }).sum()
}
