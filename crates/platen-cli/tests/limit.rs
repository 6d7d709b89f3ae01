//! `platen limit`: the same figures from the same seed, resumed files, clear refusals.

mod common;

use common::Dir;

#[test]
fn a_limit_is_reproducible_and_gone_on_with() {
    let dir = Dir::new();
    let command = "limit --deals 2 --seed 1 --bot novice --iterations 4 --double --json";
    let whole = dir.run(&format!("{command} --results l.jsonl --threads 2")).ok();
    let json = whole.json();
    assert_eq!((&json["deals"], &json["iterations"]), (&2.into(), &4.into()));
    let names: Vec<&str> =
        json["runs"].as_array().expect("runs").iter().filter_map(|run| run["name"].as_str()).collect();
    assert_eq!(names, ["novice", "clairvoyant-4", "clairvoyant-8"]);
    let ratio = json["ratio"].as_f64().expect("a ratio");
    let end = |i: usize| json["ratio_interval"][i].as_f64().expect("an end");
    assert!(end(0) <= ratio && ratio <= end(1) && json["gain_of_doubling"]["percent"].is_number(), "{json}");
    let lines = dir.read("l.jsonl");
    let part: Vec<&str> = lines.lines().take(4).collect();
    dir.write("l.jsonl", format!("{}\n{{\"game\":", part.join("\n")));
    let again = dir.run(&format!("{command} --results l.jsonl --threads 1")).ok();
    assert!(again.stderr.contains("3 games are already in"), "{}", again.stderr);
    assert_eq!(again.stdout, whole.stdout);
    dir.run(&format!("{command} --results l.jsonl --csv l.csv")).ok();
    let csv = dir.read("l.csv");
    assert!(csv.starts_with("deal,novice,clairvoyant-4,clairvoyant-8\n0,"), "{csv}");
    assert_eq!(csv.lines().count(), 1 + 2);
    dir.run(&format!("{} --results l.jsonl", command.replace("--double", "")))
        .failed(2, &["l.jsonl holds other games"]);
    dir.run("report l.jsonl --out page.html").failed(2, &["l.jsonl is of `platen limit`"]);
    let text = dir.run("limit --deals 1 --seed 1 --bot novice --iterations 4 --quiet").ok().stdout;
    assert!(text.contains("of the limit") && text.contains("clairvoyant-4"), "{text}");
}

#[test]
fn bad_arguments_have_each_their_own_message() {
    let dir = Dir::new();
    let cases = [
        ("limit --bot clever", "unknown bot \"clever\""),
        ("limit --bot clairvoyant", "unknown bot \"clairvoyant\""),
        ("limit --bot novice,master", "2 bots named"),
        ("limit --deals 0", "0 is not in 1.."),
        ("limit --deals 50 --csv no/l.csv", "cannot write no/l.csv"),
    ];
    for (arguments, says) in cases {
        dir.run(arguments).failed(2, &[says]);
    }
}
