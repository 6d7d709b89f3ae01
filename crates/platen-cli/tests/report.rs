//! `platen report`: from games or from their files, and clear about files that are not what they should be.

mod common;

use common::Dir;

#[test]
fn a_report_from_files_is_the_report_from_the_games() {
    let dir = Dir::new();
    let played =
        "report --bots random --games 6 --players 1,3 --seed 4 --results kept --out a.html --json a.json";
    dir.run(played).ok();
    dir.run("report kept/random-1.jsonl kept/random-3.jsonl --out b.html --json b.json").ok();
    assert_eq!(dir.read("a.json"), dir.read("b.json"));
    assert_eq!(dir.read("a.html"), dir.read("b.html"));
    assert!(dir.read("a.html").contains("Report on 12 games"));
    dir.run("report kept/random-1.jsonl --out c.html --csv c.csv").ok();
    assert!(dir.read("c.csv").starts_with("bot,kind,name,face,players,"));
    let again = dir.run(played).ok();
    assert!(again.stderr.contains("6 games are already in kept/random-1.jsonl"), "{}", again.stderr);
}

#[test]
fn bad_files_and_arguments_have_each_their_own_message() {
    let dir = Dir::new();
    dir.run("match --bots random,random --games 4 --seed 1 --results r.jsonl").ok();
    let whole = dir.read("r.jsonl");
    dir.write("cut.jsonl", &whole[..whole.len() - 20]);
    dir.write("short.jsonl", whole.split_inclusive('\n').take(3).collect::<String>());
    dir.write("hurt.jsonl", whole.replacen("{\"game\":", "{\"gmae\":", 1));
    dir.write("diary.txt", "Dear diary\n");
    dir.write("empty.jsonl", "");
    let cases = [
        ("report cut.jsonl --out x.html", "cut.jsonl is not complete: 3 of 4 games; line 5 is cut off"),
        ("report short.jsonl --out x.html", "short.jsonl is not complete: 2 of 4 games"),
        ("report hurt.jsonl --out x.html", "hurt.jsonl:2: the result file is damaged: expected a game"),
        ("report diary.txt --out x.html", "diary.txt:1: this is no result file of Platen"),
        ("report empty.jsonl --out x.html", "empty.jsonl:1: this is no result file of Platen"),
        ("report nowhere.jsonl --out x.html", "cannot read nowhere.jsonl"),
        ("report --out x.html", "neither bots nor result files are named"),
        ("report --bots clever --out x.html", "unknown bot \"clever\""),
        ("report --bots random --players 5 --out x.html", "5 is not in 1..=4"),
        ("report r.jsonl --bots random --out x.html", "cannot be used with"),
        ("report r.jsonl --out x.html --json x.html", "name the same file"),
        ("report r.jsonl --out x.html --csv x.html", "name the same file"),
        ("report --bots novice --games 100000 --out no/x.html", "cannot write no/x.html"),
        ("report --bots novice --games 100000 --out x.html --csv no/x.csv", "cannot write no/x.csv"),
        ("report r.jsonl --seed 2 --out x.html", "cannot be used with"),
        ("report r.jsonl --out no/x.html", "cannot write no/x.html"),
        ("report r.jsonl", "--out <FILE>"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
    let refused = dir.run("report diary.txt --out x.html").failed(2, &["hint: name a file that"]);
    assert!(!refused.stderr.contains("does not exist yet"), "a report reads files: {}", refused.stderr);
    dir.write("none.jsonl", whole.replacen("[\"random\",\"random\"]", "[]", 1));
    dir.run("report none.jsonl --out x.html")
        .failed(2, &["none.jsonl:1: ", "the header names 0 bots for 2 players"]);
    dir.run("report r.jsonl r.jsonl --out x.html").failed(2, &["r.jsonl and r.jsonl hold the same games"]);
    dir.run("match --bots random,random --games 4 --seed 1 --set house-1 --results old.jsonl").ok();
    dir.run("report r.jsonl old.jsonl --out x.html").failed(2, &["different cards: house-"]);
    assert!(!dir.has("x.html"));
    dir.run("report cut.jsonl --partial --out x.html").ok();
    assert!(dir.read("x.html").contains("Report on 3 of 4 games"));
}
