//! Records: undo as far as information allows, and a clear refusal of everything that is not a sound record.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{
    Action, Entry, GameOptions, Phase, RecordProblem, Seed, Session, UNDO_DEPTH, UndoRefusal, read_records,
};
use platen_testkit::{letters, seat, seats_of};

fn session(options: GameOptions) -> Session {
    let cards = published_set("house-1").expect("the house set");
    Session::new(cards, options, Seed::from_number(1455), seats_of(&options)).expect("options")
}

/// Acts at random until the phase is reached.
fn until(session: &mut Session, reached: impl Fn(Phase) -> bool) {
    let mut rng = Seed::from_number(8).player_rng(Seat::default());
    let mut buffer = Vec::new();
    while !reached(session.game().table().phase) {
        let seat = session.game().awaited().first().expect("not over");
        let action = session.game().look().random_action(seat, &mut rng, &mut buffer).expect("a choice");
        session.act(seat, &action).expect("legal");
    }
}

fn finished() -> String {
    let mut session = session(GameOptions::new(2));
    until(&mut session, |phase| phase == Phase::Over);
    session.to_text()
}

#[test]
fn a_seat_undoes_its_own_entries_back_to_another_seats() {
    let mut session = session(GameOptions::new(2).without_characters());
    until(&mut session, |phase| phase == Phase::OpeningLetters { turn: 0 });
    let first = session.game().awaited().first().expect("somebody");
    let other = seat(1 - first.number());
    assert_eq!(session.check_undo(first), Ok(()), "the last opening order was the first player's own");
    let before = session.game().clone();
    session.act(first, &Action::TakeTypes { types: letters("AIO") }).expect("legal");
    assert_eq!(session.check_undo(other), Err(UndoRefusal::OtherSeat { seat: first }));
    session.undo(first).expect("allowed");
    assert_eq!(*session.game(), before);
    assert!(matches!(session.record().entries[..], [.., Entry::Act { .. }, Entry::Undo { .. }]));
    session.act(first, &Action::TakeTypes { types: letters("UUU") }).expect("legal");
    session.act(other, &Action::TakeTypes { types: letters("AAA") }).expect("legal");
    assert_eq!(session.check_undo(first), Err(UndoRefusal::OtherSeat { seat: other }));
    session.undo(other).expect("allowed");
    assert_eq!(
        session.check_undo(first),
        Err(UndoRefusal::OtherSeat { seat: other }),
        "it acted since, undone or not"
    );
}

#[test]
fn what_was_revealed_cannot_be_undone() {
    let mut session = session(GameOptions::new(1).without_characters());
    until(&mut session, |phase| phase == Phase::Planning);
    let me = seat(1);
    let plan = session.game().plans(me).expect("planning").iter().nth(40).expect("a plan");
    session.act(me, &Action::CommitPlan { plan }).expect("legal");
    assert_eq!(session.check_undo(me), Err(UndoRefusal::Revealed));
    assert_eq!(session.undo_depth(me), 0);
    assert!(UndoRefusal::Revealed.to_string().contains("revealed"));
}

#[test]
fn undo_goes_several_steps_and_says_how_many() {
    let mut session = session(GameOptions::new(2).without_characters());
    until(&mut session, |phase| phase == Phase::Planning);
    let me = seat(0);
    let before = session.game().clone();
    for _ in 0..2 {
        session.act(me, &Action::BuyType { letter: "A".parse().expect("a letter") }).expect("legal");
    }
    assert!(session.undo_depth(me) >= 2);
    session.undo(me).expect("allowed");
    session.undo(me).expect("allowed");
    assert_eq!(*session.game(), before);
    let text = session.to_text();
    let again = read_records(&text).expect("reads")[0].replay(None).expect("replays");
    assert_eq!(*again.game(), before);
    assert_eq!(again.record(), session.record());
}

#[test]
fn a_plan_taken_back_stays_in_the_record() {
    let mut session = session(GameOptions::new(2).without_characters());
    until(&mut session, |phase| phase == Phase::Planning);
    let before = session.game().clone();
    let plan = session.game().plans(seat(0)).expect("planning").iter().next().expect("a plan");
    session.act(seat(0), &Action::CommitPlan { plan }).expect("legal");
    session.act(seat(0), &Action::TakeBackPlan).expect("legal");
    assert_eq!(*session.game(), before);
    let n = session.record().entries.len();
    assert!(matches!(session.record().entries[n - 1], Entry::Act { action: Action::TakeBackPlan, .. }));
}

#[test]
fn undo_reaches_back_five_hundred_actions_and_no_further() {
    let mut session = session(GameOptions::new(2).without_characters());
    until(&mut session, |phase| phase == Phase::Planning);
    let plan = session.game().plans(seat(0)).expect("planning").iter().next().expect("a plan");
    for _ in 0..UNDO_DEPTH {
        session.act(seat(0), &Action::CommitPlan { plan }).expect("legal");
        session.act(seat(0), &Action::TakeBackPlan).expect("legal");
    }
    assert_eq!(session.undo_depth(seat(0)), UNDO_DEPTH);
    (0..UNDO_DEPTH).for_each(|_| session.undo(seat(0)).expect("allowed"));
    assert_eq!(session.undo(seat(0)), Err(UndoRefusal::TooFar));
}

#[test]
fn options_stand_in_a_record_once_each() {
    let (line, problem) = broken(|lines| lines[3] = "options players=2".to_string());
    assert_eq!((line, problem), (4, RecordProblem::Option { name: "edition" }));
    let (line, problem) = broken(|lines| lines[3].push_str(" automa=off"));
    assert_eq!((line, problem), (4, RecordProblem::Option { name: "automa" }));
}

#[test]
fn a_record_is_its_head_its_entries_and_its_end() {
    let text = finished();
    let record = read_records(&text).expect("a record").remove(0).record;
    let lines: Vec<String> = record.entries.iter().map(|entry| entry.line(record.options.edition)).collect();
    let end = text.lines().last().expect("the end");
    assert_eq!(text, format!("{}{}\n{end}\n", record.head_text(), lines.join("\n")));
}

#[test]
fn what_is_dealt_anew_looks_the_same_and_hides_other_things() {
    let mut session = session(GameOptions::new(3));
    until(&mut session, |phase| phase == Phase::Planning);
    let (before, seed) = (session.game().clone(), session.record().seed);
    session.redeal(Some(seat(1)), &mut Seed::from_number(5).player_rng(seat(1)));
    assert_eq!(session.game().view(Some(seat(1))), before.view(Some(seat(1))));
    assert_ne!(session.game().setup().secrets, before.setup().secrets);
    assert_ne!(session.record().seed, seed);
}

#[test]
fn several_records_in_one_file_are_read_one_by_one() {
    let text = format!("# two games\n{}\n\n{}", finished(), finished());
    let records = read_records(&text).expect("reads");
    assert_eq!(records.len(), 2);
    assert_eq!(records[0].record, records[1].record);
    assert!(records.iter().all(|record| record.replay(None).is_ok()));
}

/// Replaces a line (from 1) of a finished record and gives the refusal.
#[track_caller]
fn broken(change: impl Fn(&mut Vec<String>)) -> (usize, RecordProblem) {
    let mut lines: Vec<String> = finished().lines().map(str::to_string).collect();
    change(&mut lines);
    let text = lines.join("\n");
    let result = read_records(&text).and_then(|records| records[0].replay(None));
    let error = result.expect_err("a broken record is refused");
    (error.line, error.problem)
}

fn line_of(lines: &[String], word: &str) -> usize {
    lines.iter().position(|line| line.split(' ').nth(1) == Some(word)).expect("a line") + 1
}

#[test]
fn a_foreign_file_is_refused() {
    for text in ["", "hello\nworld", "{\"e\":\"game\"}", "\u{0}\u{1}\u{2}"] {
        let error = read_records(text).expect_err("foreign");
        assert_eq!((error.line, error.problem), (1, RecordProblem::Foreign));
    }
}

#[test]
fn other_versions_are_named() {
    let (line, problem) = broken(|lines| lines[0] = "platen record 9".to_string());
    assert_eq!((line, problem), (1, RecordProblem::Format { found: "9".to_string() }));
    let (line, problem) = broken(|lines| lines[1] = "rules 7 chacha8-streams-1".to_string());
    assert!(
        matches!((line, &problem), (2, RecordProblem::Revision { what: "rules revision", .. })),
        "{problem}"
    );
    let (line, problem) = broken(|lines| lines[1] = "rules 1 dice".to_string());
    assert!(matches!((line, &problem), (2, RecordProblem::Revision { what: "generator", .. })), "{problem}");
}

#[test]
fn an_unknown_set_asks_for_its_file() {
    let (line, problem) = broken(|lines| lines[2] = "set mine 00112233445566778899aabbccddeeff".to_string());
    assert_eq!(line, 3);
    assert!(problem.to_string().contains("--set"), "{problem}");
    let (line, problem) =
        broken(|lines| lines[2] = "set house-1 00112233445566778899aabbccddeeff".to_string());
    assert!(matches!((line, &problem), (3, RecordProblem::UnknownSet { .. })), "{problem}");
}

#[test]
fn half_a_record_is_cut_off() {
    let (line, problem) = broken(|lines| lines.truncate(lines.len() / 2));
    assert!(matches!(problem, RecordProblem::CutOff { entries } if entries > 10), "{problem}");
    assert!(line > 20);
    let (_, problem) = broken(|lines| {
        lines.pop();
    });
    assert!(matches!(problem, RecordProblem::CutOff { .. }), "{problem}");
    let (_, problem) = broken(|lines| lines.truncate(3));
    assert!(matches!(problem, RecordProblem::CutOff { entries: 0 }), "{problem}");
}

#[test]
fn missing_and_added_entries_are_counted() {
    let (_, problem) = broken(|lines| {
        let place = line_of(lines, "plan");
        lines.remove(place - 1);
    });
    assert!(matches!(problem, RecordProblem::Count { .. }), "{problem}");
}

#[test]
fn an_illegal_entry_is_named_with_its_rule() {
    let place = line_of(&finished().lines().map(str::to_string).collect::<Vec<_>>(), "plan");
    let (line, problem) = broken(|lines| {
        let seat = lines[place - 1].chars().next().expect("a seat");
        lines[place - 1] = format!("{seat} plan 6 6 6 6 6");
    });
    assert_eq!(line, place);
    assert!(problem.to_string().contains("PLN-1"), "{problem}");
    let (line, problem) = broken(|lines| lines[place - 1] = "3 pass".to_string());
    assert_eq!(line, place);
    assert!(problem.to_string().contains("nobody plays at seat 3"), "{problem}");
    let (line, problem) = broken(|lines| lines[7] = "0 undo".to_string());
    assert_eq!((line, problem), (8, RecordProblem::Undo(UndoRefusal::NothingDone)));
}

#[test]
fn an_unreadable_entry_is_named_with_its_column() {
    let place = line_of(&finished().lines().map(str::to_string).collect::<Vec<_>>(), "plan");
    for nonsense in ["0 dance", "0 plan 1 2 x", "9 pass", "pass", "0", "é ü"] {
        let (line, _) = broken(|lines| lines[place - 1] = nonsense.to_string());
        assert_eq!(line, place, "{nonsense}");
    }
}

#[test]
fn a_changed_record_gives_another_game() {
    let (_, problem) = broken(|lines| {
        let types = line_of(lines, "types");
        let now = lines[types - 1].clone();
        let last = if now.ends_with('U') { "A" } else { "U" };
        lines[types - 1] = format!("{}{last}", &now[..now.len() - 1]);
    });
    let changed = matches!(problem, RecordProblem::Digest { .. } | RecordProblem::Illegal(_));
    assert!(changed, "{problem}");
    let (line, problem) = broken(|lines| {
        let end = lines.len() - 1;
        let digest = lines[end].split(' ').nth(2).expect("a digest").to_string();
        lines[end] = lines[end].replace(&digest, &"0".repeat(32));
    });
    assert!(line > 20);
    assert!(matches!(problem, RecordProblem::Digest { .. }), "{problem}");
}

#[test]
fn options_seats_and_seed_are_checked_at_their_line() {
    let (line, problem) = broken(|lines| lines[3] = lines[3].replace("players=2", "players=9"));
    assert!(matches!((line, &problem), (4, RecordProblem::Options(_))), "{problem}");
    let (line, problem) = broken(|lines| lines[3] = lines[3].replace("edition=second", "edition=third"));
    assert!(matches!((line, &problem), (4, RecordProblem::Options(_))), "{problem}");
    let (line, problem) = broken(|lines| lines[4] = "seat 7 human X".to_string());
    assert!(matches!((line, &problem), (5, RecordProblem::Seat(_))), "{problem}");
    let (line, problem) = broken(|lines| lines[6] = "seed xyz".to_string());
    assert!(matches!((line, &problem), (7, RecordProblem::Seed(_))), "{problem}");
    let (line, problem) = broken(|lines| lines[6] = "sed 1".to_string());
    assert!(matches!((line, &problem), (7, RecordProblem::Head { .. })), "{problem}");
}

#[test]
fn every_seat_of_the_table_has_its_line() {
    for (line, text) in
        [(5, "seat 0 automa"), (5, "seat 1 bot random"), (6, "seat 0 bot random"), (6, "seat 3 human X")]
    {
        let (found, problem) = broken(|lines| lines[line - 1] = text.to_string());
        assert!(matches!(&problem, RecordProblem::Seat(_)) && found == line, "{found}: {problem}");
    }
    let (line, problem) = broken(|lines| drop(lines.remove(5)));
    assert!(matches!((line, &problem), (6, RecordProblem::Head { expected: "seat", .. })), "{problem}");
}

#[test]
fn names_cannot_break_the_format() {
    let options = GameOptions::new(2);
    let mut seats = seats_of(&options);
    seats[0].name = Some("Anna\nend 0 x\tВиктор 活字".to_string());
    let cards = published_set("house-1").expect("the house set");
    let session = Session::new(cards, options, Seed::from_number(1), seats).expect("options");
    let records = read_records(&session.to_text()).expect("reads");
    assert_eq!(records[0].record.seats[0].name.as_deref(), Some("Anna end 0 x Виктор 活字"));
}

#[test]
fn a_name_is_read_as_it_is_written_again() {
    let text = finished();
    for (written, name) in
        [("  Anna \t Maria ", Some("Anna Maria")), (" \0random", Some("\0random")), ("  ", None)]
    {
        let spaced = text.replacen("seat 0 bot random", &format!("seat 0 bot {written}"), 1);
        assert_ne!(spaced, text);
        let read = read_records(&spaced).expect("reads").remove(0);
        assert_eq!(read.record.seats[0].name.as_deref(), name);
        let again =
            read_records(&read.replay(None).expect("sound").to_text()).expect("what we write we read");
        assert_eq!(again[0].record, read.record);
    }
}

#[test]
fn a_misfit_seat_is_told_what_should_sit_there() {
    let (line, problem) = broken(|lines| lines[4] = "seat 0 automa".to_string());
    assert_eq!(line, 5);
    assert_eq!(problem.to_string(), "\"0 automa\" should be seat 0, `human` or `bot`");
    let mut solo = session(GameOptions::new(1));
    until(&mut solo, |phase| phase == Phase::Planning);
    for (old, new, expected) in [
        ("seat 0 automa", "seat 0 human Eve", "\"0 human Eve\" should be seat 0, `automa`"),
        ("seat 1 bot random", "seat 1 automa", "\"1 automa\" should be seat 1, `human` or `bot`"),
    ] {
        let error = read_records(&solo.to_text().replace(old, new)).expect_err("misfit");
        assert_eq!(error.problem.to_string(), expected);
    }
}
