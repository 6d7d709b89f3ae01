//! `platen train`: the same weights with any number of threads, written whole, and clear errors.

mod common;

use common::Dir;
use platen_bots::value::Net;

const TINY: &str = "train --from nothing --generations 2 --games 16 --seed 3 --quiet";

#[test]
fn the_same_arguments_give_the_same_bytes_with_any_number_of_threads() {
    let dir = Dir::new();
    let told = dir.run(&format!("{TINY} --threads 1 --out one.txt")).ok();
    assert_eq!(told.stdout, "");
    assert!(told.stderr.contains("generation 2: "), "{}", told.stderr);
    assert!(told.stderr.contains("mean fame with 1 to 4 players"), "{}", told.stderr);
    dir.run(&format!("{TINY} --threads 3 --out three.txt")).ok();
    let text = dir.read("one.txt");
    assert_eq!(text, dir.read("three.txt"));
    assert_eq!(dir.files(), ["one.txt", "three.txt"]);
    assert!(text.contains("\n# platen train --generations 2 --games 16 --seed "), "{}", &text[..300]);
    assert!(text.contains("\n# generation 2 of 2; set house-5, "), "{}", &text[..300]);
    let net = Net::from_text(&text).expect("sound weights");
    assert_eq!(Net::from_text(&net.to_text("again")), Ok(net));
}

#[test]
fn a_file_is_gone_on_from_and_its_history_is_kept() {
    let dir = Dir::new();
    dir.run(&format!("{TINY} --out first.txt")).ok();
    let more = "train --from first.txt --generations 1 --games 8 --iterations 4 --seed 4 --out second.txt";
    dir.run(more).ok();
    let text = dir.read("second.txt");
    assert!(text.contains(" --iterations 4 --from first.txt\n"));
    assert!(text.contains("\n# before: platen train --generations 2 "));
    assert_ne!(Net::from_text(&text), Net::from_text(&dir.read("first.txt")));
    dir.run("train --generations 1 --games 8 --seed 4 --out third.txt").ok();
    let built_in = Net::history().next().expect("a command").to_string();
    assert!(dir.read("third.txt").contains(&format!("\n# before: {built_in}\n")), "also of what is built in");
}

#[test]
fn bad_weights_and_arguments_have_each_their_own_message() {
    let dir = Dir::new();
    let sound = Net::default().to_text("nothing learnt");
    dir.write("foreign.txt", "hello\n");
    dir.write("short.txt", &sound[..sound.len() / 2]);
    dir.write("long.txt", format!("{sound}7\n"));
    dir.write("word.txt", sound.replacen("\n0 0", "\n0 x", 1));
    dir.write("bytes.txt", [b'a', b'\n', 0xff]);
    let cases = [
        ("--from foreign.txt --out o", "foreign.txt is no weights file: line 1 is \"hello\""),
        ("--from short.txt --out o", "the file ends too early"),
        ("--from long.txt --out o", "\"7\" comes after the last number"),
        ("--from word.txt --out o", "\"x\" is not a whole number"),
        ("--from bytes.txt --out o", "line 2 is not UTF-8 text"),
        ("--from absent.txt --out o", "cannot read absent.txt"),
        ("--out nowhere/o", "cannot write nowhere/o"),
        ("--set absent.toml --out o", "absent.toml"),
        ("--rate 0 --out o", "above 0"),
        ("--rate much --out o", "not a number"),
        ("--games 7 --out o", "7 is not in 8.."),
        ("--generations 0 --out o", "0 is not in 1.."),
    ];
    for (arguments, says) in cases {
        dir.run(&format!("train {arguments}")).failed(2, &[says]);
    }
    dir.run("train").failed(2, &["--out"]);
    assert!(!dir.has("o"));
}
