//! `platen match`: the same JSON from the same seed, resumed files, clear refusals.

mod common;

use common::Dir;
use serde_json::Value;

#[test]
fn the_same_seed_gives_the_same_bytes_with_any_threads() {
    let dir = Dir::new();
    let run = |threads: u8| {
        let files = format!("--results {threads}.jsonl --csv {threads}.csv");
        dir.run(&format!("match --bots random,random --games 20 --seed 7 --threads {threads} {files} --json"))
            .ok()
    };
    let (one, two) = (run(1), run(2));
    assert_eq!(one.stdout, two.stdout);
    assert_eq!(dir.read("1.csv"), dir.read("2.csv"));
    assert_eq!(dir.read("1.csv").lines().count(), 1 + 2 * 20);
    let sorted = |name: &str| {
        let text = dir.read(name);
        let mut lines: Vec<String> = text.lines().map(String::from).collect();
        lines.sort();
        lines
    };
    assert_eq!(sorted("1.jsonl"), sorted("2.jsonl"));
    assert_eq!(run(1).stdout, one.stdout, "from the file alone");
}

#[test]
fn the_json_has_what_it_promises() {
    let ran = Dir::new().run("match --bots random,random,random --games 10 --seed 3 --json").ok();
    assert!(ran.stderr.contains("12 games: 4 whole deals of 3"), "{}", ran.stderr);
    let json = ran.json();
    assert_eq!((&json["games"], &json["games_asked"], &json["deals"]), (&12.into(), &10.into(), &4.into()));
    let shares: Vec<f64> =
        json["win_share"].as_array().expect("a list").iter().filter_map(Value::as_f64).collect();
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    for (share, interval) in shares.iter().zip(json["interval"].as_array().expect("a list")) {
        let end = |i: usize| interval[i].as_f64().expect("an end");
        assert!(end(0) <= *share && *share <= end(1));
    }
    for key in ["mean_fame", "mean_fame_interval", "median_fame", "wins", "ties", "win_share_by_seat", "bots"]
    {
        assert_eq!(json[key].as_array().expect(key).len(), 3, "{key}");
    }
    let seat = &json["win_share_by_seat"][0]["0"];
    assert!(seat["interval"][0].as_f64() <= seat["win_share"].as_f64(), "{seat}");
    assert_eq!(json["options"]["characters"], "on");
    assert_eq!(json["set"], "house-5");
    assert!(json["timing"].is_null());
}

#[test]
fn a_run_goes_on_where_it_stopped() {
    let dir = Dir::new();
    let command = "match --bots random,random --games 8 --seed 5 --results r.jsonl --json";
    let whole = dir.run(command).ok().stdout;
    let lines = dir.read("r.jsonl");
    let half: Vec<&str> = lines.lines().take(5).collect();
    dir.write("r.jsonl", format!("{}\n{{\"game\":", half.join("\n")));
    let again = dir.run(command).ok();
    assert_eq!(again.stdout, whole);
    assert!(again.stderr.contains("4 games are already in r.jsonl"), "{}", again.stderr);
    assert_eq!(dir.read("r.jsonl").lines().count(), 9);
}

#[test]
fn a_run_is_looked_at_half_way_and_made_longer() {
    let dir = Dir::new();
    let command =
        |games: u8| format!("match --bots random,random --games {games} --seed 5 --results r.jsonl");
    let four = dir.run(&format!("{} --json", command(4))).ok().json();
    let eight = dir.run(&format!("{} --json", command(8))).ok();
    assert!(eight.stderr.contains("4 games are already in r.jsonl"), "{}", eight.stderr);
    let lines = dir.read("r.jsonl");
    dir.write("r.jsonl", lines.split_inclusive('\n').take(5).collect::<String>() + "{\"ga");
    let half = dir.run("match --results r.jsonl --partial --json").ok();
    assert_eq!(half.json()["interval"], four["interval"], "the first four games");
    let text = dir.run(&format!("{} --partial", command(8))).ok();
    assert!(text.stdout.contains("4 games, 2 whole deals; intervals are 95 %"), "{}", text.stdout);
    assert!(dir.read("r.jsonl").ends_with("{\"ga"), "nothing was played or cut off");
    // A header, four games, the line that made the run longer, and one game more.
    dir.write("odd.jsonl", lines.split_inclusive('\n').take(7).collect::<String>());
    let odd = dir.run("match --results odd.jsonl --partial").ok().stdout;
    let told = "4 games, 2 whole deals; intervals are 95 %\nleft out: 1 game of deals that are not whole";
    assert!(odd.contains(told), "{odd}");
    assert_eq!(dir.run(&format!("{} --json", command(8))).ok().stdout, eight.stdout);
}

#[test]
fn alone_a_bot_plays_for_titles() {
    let json = Dir::new().run("match --bots random --games 6 --seed 2 --json --timing").ok().json();
    assert_eq!(json["titles"]["Student"]["games"], 6);
    assert_eq!(
        (&json["titles"]["Student"]["interval"][1], &json["win_share"][0]),
        (&1.0.into(), &1.0.into())
    );
    assert_eq!(json["interval"][0][1], 1.0, "alone there is nobody to lose to");
    assert!(json["timing"]["by_bot"][0]["median_ms"].as_f64().expect("a time") > 0.0);
    let text = Dir::new().run("match --bots random --games 6 --seed 2").ok().stdout;
    assert!(text.contains("Student") && text.contains("median"), "{text}");
}

#[test]
fn bad_arguments_and_files_have_each_their_own_message() {
    let dir = Dir::new();
    dir.write("diary.txt", "Dear diary\n");
    dir.run("match --bots random,random --games 2 --seed 1 --results r.jsonl").ok();
    dir.run("match --bots random,random --games 4 --seed 1 --results long.jsonl").ok();
    let cases = [
        ("match", "--bots <LIST>"),
        ("match --bots clever", "unknown bot \"clever\""),
        ("match --bots random,random,random,random,random", "5 bots named; at most 4 play"),
        ("match --bots random,random --games 0", "0 is not in 1.."),
        ("match --bots random,random,random,random --automa", "4 players and the automa"),
        ("match --bots random,random --results diary.txt", "diary.txt:1: this is no result file of Platen"),
        ("match --bots random,random --results no/r.jsonl", "cannot write no/r.jsonl"),
        ("match --bots random,random --results .", "cannot write ."),
        ("match --bots random,random --csv no/r.csv", "cannot write no/r.csv"),
        (
            "match --bots random,random --games 2 --seed 2 --results r.jsonl",
            "r.jsonl holds other games: seed 01",
        ),
        ("match --bots random,random --games 2 --seed 1 --results long.jsonl", "games 4, not 2"),
        ("match --partial", "--results <FILE>"),
        ("match --partial --results none.jsonl", "cannot read none.jsonl"),
        ("match --partial --bots random,novice --results r.jsonl", "r.jsonl holds games of random,random"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
    assert_eq!(dir.read("diary.txt"), "Dear diary\n");
}

#[cfg(target_os = "linux")]
#[test]
fn what_is_no_plain_file_keeps_no_results() {
    let dir = Dir::new();
    dir.run("match --bots random,random --results /dev/full").failed(2, &["/dev/full is no plain file"]);
    dir.run("report /dev/zero --out x.html").failed(2, &["/dev/zero:1: ", "the line has no end"]);
}
