//! `platen set` and `platen rules`.

mod common;

use common::Dir;

#[test]
fn the_published_set_is_listed_exported_and_sound() {
    let dir = Dir::new();
    let list = dir.run("set list --json").ok().json();
    assert_eq!(list["sets"][4]["name"], "house-5");
    assert!(dir.run("set list").ok().stdout.contains("house-5"));
    dir.write("copy.toml", dir.run("set export --format toml").ok().stdout);
    let checked = dir.run("set check copy.toml --json").ok().json();
    assert_eq!((checked["ok"].as_bool(), &checked["hash"]), (Some(true), &list["sets"][4]["hash"]));
    let by_name = dir.run("set export house-5").ok().json();
    let by_file = dir.run("set export copy.toml").ok().json();
    assert_eq!(by_name, by_file);
    assert_eq!(by_name["printing"].as_array().map(Vec::len), Some(50));
}

#[test]
fn every_problem_of_a_set_is_named_with_its_line() {
    let dir = Dir::new();
    let toml = dir.run("set export --format toml").ok().stdout;
    let kept: Vec<&str> = toml.lines().filter(|line| !line.contains("no = 17, types")).collect();
    let without_one = kept.join("\n");
    dir.write(
        "bad.toml",
        without_one.replacen("guilders = 4", "guilders = 400", 1).replacen("\"red\"", "\"pink\"", 1),
    );
    let ran = dir.run("set check bad.toml").failed(1, &["bad.toml is not a sound set"]);
    let problems: Vec<&str> = ran.stderr.lines().filter(|line| line.starts_with("bad.toml:")).collect();
    assert!(problems.len() >= 3, "{problems:?}");
    for word in ["17", "400", "pink"] {
        assert!(problems.iter().any(|problem| problem.contains(word)), "{word} in {problems:?}");
    }
    let json = dir.run("set check bad.toml --json");
    assert_eq!(json.code, 1);
    assert_eq!(json.json()["problems"].as_array().map(Vec::len), Some(problems.len()));
}

#[test]
fn what_is_no_set_is_refused() {
    let dir = Dir::new();
    dir.write("noise.toml", [0xff, 0xfe]);
    dir.write("empty.toml", "");
    dir.run("set check noise.toml").failed(1, &["noise.toml:1: this is not UTF-8 text"]);
    dir.run("set check empty.toml").failed(1, &["empty.toml:1: "]);
    dir.run("set check missing.toml").failed(2, &["cannot read missing.toml"]);
    dir.run("set export no-such-set").failed(2, &["cannot read no-such-set", "house-5"]);
    dir.run_with("set check -", "name = 3").failed(1, &["<stdin>:1: "]);
}

#[test]
fn a_rule_a_family_and_the_list_are_printed() {
    let dir = Dir::new();
    assert!(dir.run("rules").ok().stdout.contains("ORD-1 to ORD-7"));
    assert!(dir.run("rules ord").ok().stdout.contains("ORD-7\n"));
    let rule = dir.run("rules ORD-2").ok().stdout;
    assert!(rule.starts_with("ORD-2\n  At most 4 orders held."), "{rule}");
    assert_eq!(dir.run("rules ORD-2 --json").ok().json()["id"], "ORD-2");
    assert_eq!(dir.run("rules --json").ok().json()["families"].as_array().map(Vec::len), Some(15));
}

#[test]
fn an_unknown_rule_has_near_ones_as_hint() {
    let dir = Dir::new();
    dir.run("rules ORD-99").failed(1, &["there is no rule \"ORD-99\"", "ORD-7"]);
    dir.run("rules ODR-2").failed(1, &["perhaps ORD"]);
    dir.run("rules zzz").failed(1, &["`platen rules` lists the families"]);
}

#[test]
fn what_is_not_fair_is_told_when_asked_for() {
    let dir = Dir::new();
    let toml = dir.run("set export --format toml").ok().stdout.replacen("house-5", "mine", 1);
    dir.write("fair.toml", &toml);
    assert!(dir.run("set check fair.toml --fair").ok().stdout.contains("sound and fair"));
    let line = toml.lines().position(|line| line.contains("no =  2, types")).expect("a card") + 1;
    let unfair =
        toml.replacen("types = \"AU\",", "types = \"AI\",", 1).replacen("\"AAIOUU\"", "\"AAIIOU\"", 1);
    dir.write("unfair.toml", unfair);
    dir.run("set check unfair.toml").ok();
    let told = format!("unfair.toml:{line}: printing: no. 2 asks for no less than no. 1");
    let ran = dir.run("set check unfair.toml --fair").failed(1, &[&told, "sound but not fair"]);
    assert!(ran.stderr.contains("not even within one"), "{}", ran.stderr);
}

#[test]
fn other_cards_may_not_bear_the_name_of_a_published_set() {
    let dir = Dir::new();
    let house = dir.run("set export house-5 --format toml").ok().stdout;
    dir.write("same.toml", &house);
    dir.run("set check same.toml").ok();
    let changed = house.replacen("guilders = 3", "guilders = 4", 1);
    assert_ne!(changed, house);
    dir.write("mine.toml", &changed);
    let ran = dir.run("set check mine.toml");
    assert_eq!(ran.code, 1, "{}", ran.stderr);
    assert!(ran.stderr.contains("mine.toml:1: \"house-5\" is the name of a published set"), "{}", ran.stderr);
    dir.write("mine.toml", changed.replacen("house-5", "mine", 1));
    dir.run("set check mine.toml").ok();
}
