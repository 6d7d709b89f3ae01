//! A game is drawn, played and proven; whatever is changed afterwards is found.

use platen_fair::{Commitment, Draw, Flaw, Part, Proof, Seal, Secret, Share, Witness, read_proof, seal};
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, GameOptions, Record, SeatInfo, SeatKind, Session, read_records};
use platen_testkit::keen_action;

const TABLE: &str = "7q2m";

fn seat(number: u8) -> Seat {
    Seat::new(number).expect("a seat")
}

fn given(number: u8) -> (Seat, Part) {
    let share = Share([number + 100; 32]);
    (seat(number), Part::Given { commitment: share.commitment(TABLE, seat(number)), share })
}

/// What two people and the house put in; the third seat is a bot's.
fn drawn(parts: Vec<(Seat, Part)>) -> (Draw, Secret) {
    let secret = Secret([3; 32]);
    (Draw { table: TABLE.to_string(), house: secret.commitment(TABLE), parts }, secret)
}

fn seats() -> Vec<SeatInfo> {
    let person = |number| SeatInfo { seat: seat(number), kind: SeatKind::Human, name: None };
    let bot = SeatInfo { seat: seat(2), kind: SeatKind::Bot, name: Some("novice".to_string()) };
    vec![person(0), person(1), bot]
}

/// A whole game whose seed was drawn so, with the seals that were published, as the text of its record.
fn played(parts: Vec<(Seat, Part)>) -> (String, Proof) {
    let (draw, secret) = drawn(parts);
    let cards = published_set(DEFAULT_SET).expect("the house set");
    let seed = draw.seed(&secret);
    let mut session = Session::new(cards, GameOptions::new(3), seed, seats()).expect("sound options");
    let mut rng = seed.player_rng(seat(0));
    let (mut buffer, mut seals) = (Vec::new(), Vec::new());
    while let Some(seat) = session.game().awaited().first() {
        let action = keen_action(session.game(), seat, &mut rng, &mut buffer).expect("a choice");
        session.act(seat, &action).expect("legal");
        let record = session.record();
        let number = record.entries.len() as u32;
        if let Some(entry @ Entry::Act { action: Action::CommitPlan { .. }, .. }) = record.entries.last() {
            let salt = secret.salt(TABLE, number);
            let commitment = seal(&salt, TABLE, number, &entry.line(record.options.edition));
            seals.push(Seal { number, commitment });
        }
    }
    let proof = Proof { draw, secret, seals };
    (format!("{}{proof}", session.to_text()), proof)
}

fn record(text: &str) -> Record {
    read_records(text).expect("a record").pop().expect("one").record
}

#[test]
fn a_finished_record_proves_its_seed_and_all_plans() {
    let (text, proof) = played(vec![given(0), given(1)]);
    assert_eq!(read_proof(&text), Ok(proof.clone()), "what is written is read");
    let findings = proof.check(&record(&text)).expect("all holds");
    assert_eq!((findings.shares, findings.without), (vec![seat(0), seat(1)], vec![]));
    assert!(findings.plans >= 18, "six rounds of three players, {} plans", findings.plans);
}

#[test]
fn the_lines_of_a_proof_do_not_disturb_a_record() {
    let (text, _) = played(vec![given(0), given(1)]);
    let replayed = read_records(&text).expect("a record")[0].replay(None);
    assert!(replayed.is_ok());
}

#[test]
fn missing_and_withheld_shares_do_not_stop_a_table_and_are_told() {
    let commitment = Commitment([8; 32]);
    for part in [Part::Missing, Part::Withheld { commitment }] {
        let (text, proof) = played(vec![given(0), (seat(1), part)]);
        let findings = read_proof(&text).expect("a proof").check(&record(&text)).expect("all holds");
        assert_eq!((findings.shares, findings.without), (vec![seat(0)], vec![seat(1)]));
        assert_eq!(read_proof(&text), Ok(proof));
    }
}

#[test]
fn every_share_and_the_secret_change_the_seed() {
    let (draw, secret) = drawn(vec![given(0), given(1)]);
    let seed = draw.seed(&secret);
    assert_ne!(draw.seed(&Secret([4; 32])), seed);
    for other in
        [vec![given(0)], vec![given(1)], vec![given(1), given(0)], vec![given(0), (seat(1), Part::Missing)]]
    {
        assert_ne!(drawn(other.clone()).0.seed(&secret), seed, "{other:?}");
    }
    let elsewhere = Draw { table: "7q2n".to_string(), ..draw };
    assert_ne!(elsewhere.seed(&secret), seed, "another table");
}

#[test]
fn whatever_is_changed_is_found() {
    let (text, proof) = played(vec![given(0), given(1)]);
    let record = record(&text);
    let flaws = |change: &dyn Fn(&mut Proof)| {
        let mut changed = proof.clone();
        change(&mut changed);
        changed.check(&record).expect_err("a flaw")
    };
    let first = proof.seals[0].number;
    let forged = Share([1; 32]);
    assert!(flaws(&|proof| proof.secret = Secret([4; 32])).contains(&Flaw::Secret));
    assert!(flaws(&|proof| proof.draw.house = Commitment([0; 32])).contains(&Flaw::Secret));
    let share = |proof: &mut Proof| {
        let Part::Given { share, .. } = &mut proof.draw.parts[1].1 else { panic!("a share") };
        *share = forged;
    };
    assert_eq!(flaws(&share), [Flaw::Share { seat: seat(1) }, Flaw::Seed]);
    assert_eq!(flaws(&|proof| proof.draw.parts[1].1 = Part::Missing), [Flaw::Seed]);
    assert_eq!(flaws(&|proof| proof.draw.parts.truncate(1)), [Flaw::People, Flaw::Seed]);
    assert_eq!(
        flaws(&|proof| proof.seals.retain(|seal| seal.number != first)),
        [Flaw::Unsealed { number: first }]
    );
    assert_eq!(
        flaws(&|proof| proof.seals[0].commitment = Commitment([0; 32])),
        [Flaw::Plan { number: first }]
    );
    assert_eq!(
        flaws(&|proof| proof.seals.push(Seal { number: 9999, ..proof.seals[0] })),
        [Flaw::NoPlan { number: 9999 }]
    );
}

#[test]
fn another_plan_in_the_record_is_found() {
    let (text, proof) = played(vec![given(0), given(1)]);
    let mut record = record(&text);
    let number = proof.seals[1].number;
    let Entry::Act { action: Action::CommitPlan { plan }, .. } = &mut record.entries[number as usize - 1]
    else {
        panic!("a plan")
    };
    plan.0.reverse();
    plan.0[0] += 1;
    assert_eq!(proof.check(&record), Err(vec![Flaw::Plan { number }]));
}

#[test]
fn a_person_finds_out_if_the_house_told_others_something_else() {
    let (_, proof) = played(vec![given(0), (seat(1), Part::Missing)]);
    let witness = Witness { house: proof.draw.house, seat: seat(0), share: Share([100; 32]) };
    assert_eq!(proof.check_witness(&witness), Ok(()));
    let other = Witness { house: Commitment([0; 32]), ..witness };
    assert_eq!(proof.check_witness(&other), Err(Flaw::OtherHouse));
    let left_out = Witness { seat: seat(1), share: Share([101; 32]), ..witness };
    assert_eq!(proof.check_witness(&left_out), Err(Flaw::NotIncluded));
}

#[test]
fn damaged_lines_are_refused_with_their_place() {
    let (text, _) = played(vec![given(0), given(1)]);
    let line = 1 + text.lines().position(|line| line.starts_with("# fair share")).expect("a share");
    let said = |text: &str| read_proof(text).expect_err("damaged").to_string();
    let cut = said(&text.replacen("# fair share 0 ", "# fair share 0 x", 1));
    assert!(cut.starts_with(&format!("line {line}: ")) && cut.contains("64 hex digits"), "{cut}");
    assert!(said(&text.replace("# fair table", "# fair tabel")).contains("no line of a proof"));
    assert!(
        said(&text.replace("# fair house", "# house")).contains("`fair house …` is not there exactly once")
    );
    assert!(said("platen record 1\n").contains("no proof"));
}

#[test]
fn hashes_stay_as_they_are() {
    let (draw, secret) = drawn(vec![given(0), given(1)]);
    let salt = secret.salt(TABLE, 12);
    let golden = [
        secret.commitment(TABLE).to_string(),
        Share([9; 32]).commitment(TABLE, seat(1)).to_string(),
        seal(&salt, TABLE, 12, "0 plan 2-1-2-1-1").to_string(),
        draw.seed(&secret).to_string(),
    ];
    assert_eq!(golden, GOLDEN);
}

/// A change of any of them would disprove every game that was played before.
const GOLDEN: [&str; 4] = [
    "7622e274b122d771a3556da0cbae32804df32211dd0354e61838171aaf483532",
    "1a4530ef3e663c00e06a4f377342920f0224a6b0707b1184d979fa6d05ed747c",
    "f464332217aa4cbd510b547db90bb0f65e2ea9a55adfb7231e34757b813e75f9",
    "58d9fa229b1d912a64d07937a374892dd94fe0d17df226b637e46bc16210fc3d",
];

#[test]
fn secrets_do_not_stand_in_logs() {
    let secrets =
        format!("{:?} {:?} {:?}", Secret([171; 32]), Share([171; 32]), Secret([171; 32]).salt(TABLE, 1));
    assert_eq!(secrets, "Secret(hidden) Share(hidden) Salt(hidden)");
}
