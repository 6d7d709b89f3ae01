//! Result files: resumed after a kill at any byte, and refused when they are something else.

mod common;

use common::{Scratch, contest, play, quick};
use platen_bots::BOTS;
use platen_lab::{Contest, Contestant, Games, LabError, ResultFile, Standing, read_results};
use platen_rules::GameOptions;
use std::fs;
use std::path::Path;

/// Plays what the file lacks and gives the final JSON.
fn resume(contest: &Contest, path: &Path) -> Result<(String, u64), LabError> {
    let mut standing = Standing::new(contest.header());
    let (mut file, done) = ResultFile::open(path, &contest.header(), |played| {
        standing.add(&played);
        Ok(())
    })?;
    let mut played_now = 0;
    contest.play(2, &done, |played| {
        played_now += 1;
        standing.add(&played);
        file.append(&played)
    })?;
    // Not forced to the disk: what the file holds is the same, and thousands of runs take no time.
    Ok((standing.to_json().to_string(), played_now))
}

#[test]
fn a_run_killed_at_any_byte_goes_on_to_the_same_result() {
    let contest = contest(vec![quick(), quick()], 2);
    let scratch = Scratch::new("killed");
    let expected = play(&contest, 1).0.to_json().to_string();
    assert_eq!(resume(&contest, &scratch.0), Ok((expected.clone(), 4)));
    let whole = fs::read(&scratch.0).expect("the file");
    let header = whole.iter().position(|&byte| byte == b'\n').expect("a header") + 1;
    let games = header + whole[header..].iter().position(|&byte| byte == b'\n').expect("a game") + 1;
    let last = whole[..whole.len() - 1].iter().rposition(|&byte| byte == b'\n').expect("lines") + 1;
    let lines_before = |cut: usize| whole[..cut].split(|&byte| byte == b'\n').count() as u64 - 1;
    for cut in (0..games)
        .step_by(61)
        .chain([header - 1, header, games - 1])
        .chain((last - 1..=whole.len()).step_by(40))
        .chain([whole.len() - 1])
    {
        fs::write(&scratch.0, &whole[..cut]).expect("a file cut off");
        let kept = lines_before(cut).saturating_sub(1);
        assert_eq!(resume(&contest, &scratch.0), Ok((expected.clone(), 4 - kept)), "cut at {cut}");
        let found = read_results(&scratch.0, |_, _| Ok(())).expect("it is whole");
        assert_eq!((found.games(), found.torn), (4, None));
    }
}

#[test]
fn what_is_no_result_file_is_refused_and_left_alone() {
    let contest = contest(vec![quick(), quick()], 1);
    let scratch = Scratch::new("foreign");
    resume(&contest, &scratch.0).expect("it is played");
    let whole = fs::read_to_string(&scratch.0).expect("the file");
    let lines: Vec<&str> = whole.lines().collect();
    let with = |from: &str, to: &str| whole.replacen(from, to, 1);
    let hash = format!("\"bots_hash\":\"{}\"", platen_bots::fingerprint());
    let cases = [
        ("Dear diary,\n".to_string(), ":1: this is no result file of Platen: the first line is not JSON"),
        (
            "{\"format\":\"other\"}\n".to_string(),
            ":1: this is no result file of Platen: expected \"format\":",
        ),
        ("no line end".to_string(), "there is no whole first line"),
        (with("\"version\":2", "\"version\":9"), "version 9"),
        (with("\"version\":2", "\"version\":1"), "version 1 of a result file, and only 2 can be read"),
        (with("\"games\":2", "\"games\":4"), "holds other games: games 4, not 2"),
        (with(&hash, "\"bots_hash\":\"0\""), "holds other games: revision of the bots 0, not "),
        (
            with("[\"random\",\"random\"]", "[]"),
            ":1: the result file is damaged: the header names 0 bots for 2 players",
        ),
        (with("[\"random\",\"random\"]", "[\"random\"]"), "the header names 1 bot for 2 players"),
        (with("\"seed\":\"af", "\"seed\":\"ff"), "holds other games: seed ff"),
        (with("house-5", "house-0"), "holds other games: set house-0, not house-5"),
        (with("[\"random\",\"random\"]", "[\"random\",\"clever\"]"), "bots random,clever, not random,random"),
        (format!("{}\n{}\n{}\n", lines[0], lines[1], lines[1]), ":3: the result file is damaged: game "),
        (format!("{}\n{}\n", lines[0], &lines[1][..40]), ":2: the result file is damaged: expected a game"),
        (format!("{}\n\n{}\n", lines[0], lines[1]), ":2: the result file is damaged: expected a game"),
        (with("\"game\":1", "\"game\":7"), "it is game 7, but there are only games 0 to 1"),
        (with("\"share\":12", "\"share\":3"), "the shares of the win are 3 twelfths"),
        (with("\"bot\":1", "\"bot\":0"), "the bots do not sit as they should"),
    ];
    for (text, says) in cases {
        fs::write(&scratch.0, &text).expect("written");
        let error = resume(&contest, &scratch.0).expect_err(says);
        assert!(error.message.contains(says), "{says:?} is not in {:?}", error.message);
        assert!(!error.hint.is_empty());
        assert_eq!(fs::read_to_string(&scratch.0).expect("the file"), text, "nothing was changed");
    }
}

/// The text with the number after that key made another, where the key comes first.
fn with_number(text: &str, key: &str, number: u16) -> String {
    let start = text.find(key).expect(key) + key.len();
    let length = text[start..].find(|sign: char| !sign.is_ascii_digit()).expect("an end");
    format!("{}{number}{}", &text[..start], &text[start + length..])
}

#[test]
fn a_game_that_cannot_have_been_is_refused() {
    let two = contest(vec![Contestant::from(&BOTS[1]); 2], 1);
    let scratch = Scratch::new("tampered");
    resume(&two, &scratch.0).expect("it is played");
    let whole = fs::read_to_string(&scratch.0).expect("the file");
    let first_plan = whole.find("\"plans\":[").expect("plans") + 9;
    let plan = &whole[first_plan..][..whole[first_plan..].find(']').expect("an end") + 2];
    let swapped = whole
        .replacen("\"share\":12", "\"share\":X", 1)
        .replacen("\"share\":0", "\"share\":12", 1)
        .replacen("\"share\":X", "\"share\":0", 1);
    let cases = [
        (with_number(&whole, "\"total\":", 999), " by source, not 999"),
        (with_number(&whole, "\"guilders\":", 65535), " by source, not "),
        (with_number(&whole, "\"first\":", 3), "nobody sits at seat 3"),
        (with_number(&whole, "\"r\":", 77), " fulfilled an order in round 77"),
        (with_number(&whole, "\"r\":", 0), " fulfilled an order in round 0"),
        (whole.replacen(plan, "", 1), " has 5 plans and the fame of 6 rounds"),
        (swapped, "the shares of the win are not those of the scores"),
        (
            whole.replacen("\"players\":[", "\"title\":\"Student\",\"players\":[", 1),
            "the title is not that of the score",
        ),
    ];
    for (text, says) in cases {
        assert_ne!(text, whole, "{says}");
        fs::write(&scratch.0, &text).expect("written");
        let error = read_results(&scratch.0, |_, _| Ok(())).expect_err(says);
        assert!(error.message.contains(says), "{says:?} is not in {:?}", error.message);
        assert!(error.message.contains(":2: the result file is damaged: "), "{error}");
    }
}

/// The usual options of a table, and each that is otherwise.
fn every_option(players: u8) -> Vec<GameOptions> {
    let usual = GameOptions::new(players);
    let mut all = vec![usual];
    for (name, is) in usual.values() {
        for value in GameOptions::choices(name).into_iter().filter(|value| *value != is) {
            let mut options = usual;
            options.set(name, value).expect("a value of it");
            all.push(options);
        }
    }
    all.retain(|options| options.check().is_ok());
    all
}

#[test]
fn games_of_every_option_can_be_read_again() {
    for (players, place) in [(1, 0), (1, 1), (2, 0), (2, 1), (3, 0), (4, 0)] {
        for options in every_option(players) {
            let bots = vec![Contestant::from(&BOTS[place]); players.into()];
            let table = Contest { options, ..contest(bots, 1) };
            let scratch = Scratch::new(&format!("options-{players}"));
            resume(&table, &scratch.0).expect("it is played");
            let found = read_results(&scratch.0, |_, _| Ok(())).expect("what was played can be read");
            assert_eq!(found.games(), u64::from(players), "{options}");
        }
    }
}

#[test]
fn a_run_can_be_made_longer_and_read_while_it_is_written() {
    let scratch = Scratch::new("longer");
    let bots = || vec![quick(), quick()];
    resume(&contest(bots(), 2), &scratch.0).expect("it is played");
    let (json, now) = resume(&contest(bots(), 4), &scratch.0).expect("it is made longer");
    assert_eq!((json, now), (play(&contest(bots(), 4), 1).0.to_json().to_string(), 4));
    let (_file, _) = ResultFile::open(&scratch.0, &contest(bots(), 8).header(), |_| Ok(())).expect("opened");
    let scan = read_results(&scratch.0, |_, _| Ok(())).expect("it can be read while it is written");
    assert_eq!((scan.games(), scan.header.games), (8, 16));
    assert!(scan.complete(&scratch.0).expect_err("half of it").message.contains("8 of 16 games"));
}

#[test]
fn a_file_without_bots_or_with_too_many_is_refused() {
    let contest = contest(vec![quick(), quick()], 1);
    let scratch = Scratch::new("bots");
    resume(&contest, &scratch.0).expect("it is played");
    let whole = fs::read_to_string(&scratch.0).expect("the file");
    for bots in ["[]", "[\"random\"]", "[\"random\",\"random\",\"random\"]"] {
        fs::write(&scratch.0, whole.replacen("[\"random\",\"random\"]", bots, 1)).expect("written");
        let error = read_results(&scratch.0, |_, _| Ok(())).expect_err(bots);
        assert!(error.message.contains(" for 2 players"), "{}", error.message);
    }
}

#[test]
fn a_file_that_is_not_complete_says_what_is_missing() {
    let contest = contest(vec![quick(), quick()], 2);
    let scratch = Scratch::new("missing");
    resume(&contest, &scratch.0).expect("it is played");
    let whole = fs::read_to_string(&scratch.0).expect("the file");
    fs::write(&scratch.0, &whole[..whole.len() - 10]).expect("written");
    let scan = read_results(&scratch.0, |_, _| Ok(())).expect("it can be read");
    let error = scan.complete(&scratch.0).expect_err("a game is missing");
    assert!(error.message.contains("3 of 4 games; line 5 is cut off"), "{}", error.message);
    assert!(error.hint.contains("--partial"), "{}", error.hint);
}

#[test]
fn two_runs_cannot_write_one_file() {
    let contest = contest(vec![quick(), quick()], 1);
    let scratch = Scratch::new("locked");
    let first = ResultFile::open(&scratch.0, &contest.header(), |_| Ok(())).expect("opened");
    let error = resume(&contest, &scratch.0).expect_err("it is locked");
    assert!(error.message.contains("another run"), "{}", error.message);
    drop(first);
    resume(&contest, &scratch.0).expect("now it can");
}
