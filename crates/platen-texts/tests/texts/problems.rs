//! What is wrong with a file, of a card set and of a record, in every language.

use crate::{reads_well, speaker};
use platen_host::protocol::Problem;
use platen_rules::cards::{
    DEFAULT_SET, FieldKind, SetFault, SetProblem, published_set, read_set, set_to_toml,
};
use platen_rules::{Game, GameOptions, RecordError, RecordProblem, Seed};
use platen_texts::{Facts, Lang};

/// One of each fault of a set.
fn set_faults() -> Vec<SetFault> {
    let text = || "types".to_string();
    let mut faults = vec![SetFault::FileTooLong { bytes: 9, most: 8 }];
    while let Some(next) = faults.last().and_then(|last| match last {
        SetFault::FileTooLong { .. } => Some(SetFault::Syntax { problem: text() }),
        SetFault::Syntax { .. } => Some(SetFault::UnknownField { found: text(), expected: text() }),
        SetFault::UnknownField { .. } => Some(SetFault::MissingField { field: text() }),
        SetFault::MissingField { .. } => {
            Some(SetFault::WrongKind { field: text(), kind: FieldKind::List, found: FieldKind::Text })
        }
        SetFault::WrongKind { .. } => {
            Some(SetFault::WrongLength { field: text(), least: 1, most: 2, found: 3 })
        }
        SetFault::WrongLength { .. } => {
            Some(SetFault::OutOfRange { field: text(), least: 1, most: 2, found: text() })
        }
        SetFault::OutOfRange { .. } => {
            Some(SetFault::UnknownWord { what: "an ink", found: text(), expected: text() })
        }
        SetFault::UnknownWord { .. } => {
            Some(SetFault::LetterCount { field: text(), least: 1, most: 2, found: 3 })
        }
        SetFault::LetterCount { .. } => Some(SetFault::NoSpecialty { field: text() }),
        SetFault::NoSpecialty { .. } => Some(SetFault::BadName),
        SetFault::BadName => {
            Some(SetFault::MissingEntries { deck: text(), found: 1, count: 2, numbers: text() })
        }
        SetFault::MissingEntries { .. } => Some(SetFault::Twice { number: 1, first: 2 }),
        SetFault::Twice { .. } => Some(SetFault::FewBasicGears { found: 1, least: 8 }),
        SetFault::FewBasicGears { .. } => Some(SetFault::AsksNothing),
        SetFault::AsksNothing => Some(SetFault::NotAPair),
        SetFault::NotAPair => Some(SetFault::IdleMove { end: "max" }),
        SetFault::IdleMove { .. } => Some(SetFault::UnsortedRounds),
        SetFault::UnsortedRounds => Some(SetFault::FirstReward),
        SetFault::FirstReward => Some(SetFault::AutomaStart { found: 6 }),
        SetFault::AutomaStart { .. } => None,
    }) {
        faults.push(next);
    }
    faults
}

/// One of each problem that is of a record itself.
fn record_problems() -> Vec<RecordProblem> {
    let text = || "x".to_string();
    vec![
        RecordProblem::Foreign,
        RecordProblem::Format { found: text() },
        RecordProblem::Revision { what: "rules", found: text(), expected: text() },
        RecordProblem::Head { expected: "seed", found: text() },
        RecordProblem::Option { name: "edition" },
        RecordProblem::Seat(text()),
        RecordProblem::UnknownSet { name: text(), hash: text() },
        RecordProblem::CutOff { entries: 2 },
        RecordProblem::Count { found: 2, counted: text() },
        RecordProblem::Digest { found: text(), recorded: text() },
    ]
}

/// Every code with facts as they come. Those of a record's options, seed and notation have none.
pub(crate) fn all() -> Vec<(String, Facts)> {
    let set = set_faults().into_iter().map(|fault| Problem::from(&SetProblem { line: 1, fault }));
    let record =
        record_problems().into_iter().map(|problem| Problem::from(&RecordError { line: 1, problem }));
    let bare = ["record_options", "record_seed", "record_notation"];
    let bare = bare.map(|code| (code.to_string(), Facts::new()));
    set.chain(record).map(|problem| (problem.code, problem.facts)).chain(bare).collect()
}

#[test]
fn every_problem_of_a_file_is_said_in_every_language() {
    let english = speaker(Lang::En, &GameOptions::new(2));
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(2));
        for (code, facts) in all() {
            let said = speaker.problem(&code, &facts).unwrap_or_else(|| panic!("{lang}: {code} is not said"));
            reads_well(lang, &said);
            assert!(lang == Lang::En || Some(said) != english.problem(&code, &facts), "{lang}: {code}");
        }
        assert_eq!(speaker.problem("something_new", &Facts::new()), None);
    }
}

#[test]
fn a_damaged_set_is_told_of_with_its_numbers() {
    let set = published_set(DEFAULT_SET).expect("a published set");
    let damaged =
        set_to_toml(&set).replacen("guilders = ", "guilders = 1", 1).replacen("name = ", "nome = ", 1);
    let problems = read_set(&damaged).expect_err("damaged");
    let french = speaker(Lang::Fr, &GameOptions::new(2));
    let told = |problem: &SetProblem| {
        let problem = Problem::from(problem);
        french.problem(&problem.code, &problem.facts)
    };
    let said: Vec<String> = problems.iter().filter_map(told).collect();
    assert_eq!(said.len(), problems.len());
    assert!(said.iter().any(|text| text.contains("nome")), "{said:?}");
}

#[test]
fn an_entry_that_was_refused_says_what_for() {
    let game = Game::new(crate::cards(), GameOptions::new(2), Seed::from_number(5)).expect("sound options");
    let seat = game.awaited().iter().next().expect("someone decides");
    let refusal = platen_testkit::universe(&game, seat)
        .into_iter()
        .find_map(|action| game.check(seat, &action).err())
        .expect("something is refused");
    let problem = Problem::from(&RecordError { line: 9, problem: RecordProblem::Illegal(refusal) });
    for lang in Lang::ALL {
        let speaker = speaker(lang, &GameOptions::new(2));
        reads_well(lang, &speaker.problem(&problem.code, &problem.facts).expect("said"));
    }
}
