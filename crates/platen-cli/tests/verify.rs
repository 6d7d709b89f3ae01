//! `platen verify`: the proof in a finished record is checked, and what does not hold is named.

mod common;

use common::Dir;
use platen_fair::{Draw, Proof, Seal, Secret, Share, seal};
use platen_rules::read_records;

const TABLE: &str = "7q2m";

/// A folder with a record whose cards were drawn by the house alone, for bots have no shares, and with its proof.
fn proven() -> Dir {
    let dir = Dir::new();
    let secret = Secret([5; 32]);
    let draw = Draw { table: TABLE.to_string(), house: secret.commitment(TABLE), parts: Vec::new() };
    let seed = draw.seed(&secret);
    dir.run(&format!("simulate --games 1 --players 2 --seed {seed} --record bare.platen")).ok();
    let text = dir.read("bare.platen");
    let seals = seals(&text, &secret);
    dir.write("game.platen", format!("{text}{}", Proof { draw, secret, seals }));
    dir
}

fn seals(text: &str, secret: &Secret) -> Vec<Seal> {
    let record = read_records(text).expect("a record").pop().expect("one").record;
    let lines = record.entries.iter().map(|entry| entry.line(record.options.edition));
    let plans = (1..).zip(lines).filter(|(_, line)| line.split(' ').nth(1) == Some("plan"));
    let sealed = |(number, line): (u32, String)| Seal {
        number,
        commitment: seal(&secret.salt(TABLE, number), TABLE, number, &line),
    };
    plans.map(sealed).collect()
}

#[test]
fn a_record_with_its_proof_is_proven() {
    let dir = proven();
    let text = dir.run("verify game.platen").ok().stdout;
    let house = Secret([5; 32]).commitment(TABLE).to_string();
    for part in ["Proven, as far as this file shows.", "shares of: nobody", "All 12 plans", &house, "--house"]
    {
        assert!(text.contains(part), "{part:?} is not in:\n{text}");
    }
    assert!(!text.contains("held to"), "a file cannot show that:\n{text}");
    let json = dir.run("verify game.platen --json").ok().json();
    assert_eq!((json["proven"].as_bool(), json["plans"].as_u64()), (Some(true), Some(12)));
    assert_eq!(
        (json["house"].as_str(), json["as_noted"]["house"].as_bool()),
        (Some(house.as_str()), Some(false))
    );
    dir.run("replay game.platen").ok();
}

#[test]
fn what_was_noted_at_the_table_is_held_against_the_file() {
    let dir = proven();
    let (house, other) = (Secret([5; 32]).commitment(TABLE), Secret([6; 32]).commitment(TABLE));
    let text = dir.run(&format!("verify game.platen --house {house}")).ok().stdout;
    assert!(text.starts_with("Proven.\n") && text.contains("the one whose hash you saw"), "{text}");
    let json = dir.run(&format!("verify game.platen --json --house {house}")).ok().json();
    assert_eq!(json["as_noted"]["house"].as_bool(), Some(true));
    dir.run(&format!("verify game.platen --house {other}")).failed(1, &["NOT proven", "another commitment"]);
    let share = Share([9; 32]);
    dir.run(&format!("verify game.platen --share {share}")).failed(1, &["your share is not in the seed"]);
    dir.run("verify game.platen --house x").failed(2, &["64 hex digits"]);
}

#[test]
fn another_secret_or_another_seal_is_named() {
    let dir = proven();
    let text = dir.read("game.platen");
    dir.write("secret.platen", text.replace(&"05".repeat(32), &"06".repeat(32)));
    dir.run("verify secret.platen").failed(1, &["NOT proven", "secret of the house"]);
    let line = text.lines().find(|line| line.starts_with("# fair seal")).expect("a seal");
    dir.write("seal.platen", text.replace(&format!("{line}\n"), ""));
    dir.run("verify seal.platen").failed(1, &["was not sealed"]);
}

#[test]
fn records_without_a_proof_and_damaged_ones_are_told_apart() {
    let dir = proven();
    dir.run("verify bare.platen").failed(1, &["no proof in this record"]);
    let text = dir.read("game.platen");
    dir.write("cut.platen", text.replace("# fair house ", "# fair house x"));
    dir.run("verify cut.platen").failed(1, &["64 hex digits"]);
    dir.write("two.platen", format!("{}{}", dir.read("bare.platen"), dir.read("bare.platen")));
    dir.run("verify two.platen").failed(2, &["2 games"]);
    dir.write("none.platen", "something else");
    dir.run("verify none.platen").failed(1, &["not a Platen record"]);
}
