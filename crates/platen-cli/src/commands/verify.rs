//! `platen verify`: a finished record proves that nobody chose its cards and nobody changed a plan.

use super::replay::{damaged, record_text};
use crate::args::SetArgs;
use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_fair::{Commitment, Findings, Flaw, Proof, ProofProblem, Share, read_proof};
use platen_rules::vocabulary::Seat;
use platen_rules::{Record, read_records};
use serde_json::json;
use std::path::PathBuf;

/// Check the proof in the record of a game that was played on a server
///
/// The record is replayed; the secret and the shares must fit their hashes, the seed must follow from them, and every plan must be the
/// one that was sealed. That these are the hashes that were told before the game does not follow from a file: hold them against
/// what you noted at the table.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads from stdin
    record: PathBuf,
    #[command(flatten)]
    set: SetArgs,
    /// The hash of the server's secret, as you saw it before the game
    #[arg(long, value_name = "HASH")]
    house: Option<Commitment>,
    /// Your own share, as you sent it
    #[arg(long, value_name = "HEX")]
    share: Option<Share>,
    /// Print what was found as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &VerifyArgs) -> Outcome {
    let given = args.set.given()?;
    let text = record_text(&args.record)?;
    let records = read_records(&text).map_err(|error| damaged(&args.record, &error))?;
    let [found] = records.as_slice() else {
        let message = format!("{} has {} games, and a proof is of one", shown(&args.record), records.len());
        return Err(Failure::could_not(message).hint("save the game alone in a file"));
    };
    let session = found.replay(given.as_ref()).map_err(|error| damaged(&args.record, &error))?;
    if session.game().result().is_none() {
        return Err(Failure::could_not("the game is not over, so its secret is not told yet")
            .hint("save the record again when it is over"));
    }
    let proof = read_proof(&text).map_err(|error| {
        let failure = Failure::bad(format_args!("{}:{}: {}", shown(&args.record), error.line, error.problem));
        match error.problem {
            ProofProblem::None => failure.hint("`platen replay` checks that a record is sound"),
            _ => failure.hint("docs/fairness.md describes the lines of a proof"),
        }
    })?;
    match args.check(&proof, &found.record) {
        Ok(findings) => print(args, &found.record, &proof, &findings),
        Err(flaws) => {
            let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            let message = format!("{}: NOT proven: {}", shown(&args.record), flaws.join("; "));
            Err(Failure::bad(message).hint("docs/fairness.md says what each of these means"))
        }
    }
}

impl VerifyArgs {
    /// Checks the proof by itself and against what was noted.
    fn check(&self, proof: &Proof, record: &Record) -> Result<Findings, Vec<Flaw>> {
        let is_other = |house: Commitment| house != proof.draw.house;
        let is_in = |share| proof.draw.parts.iter().any(|(_, part)| part.share() == Some(share));
        let house = self.house.filter(|house| is_other(*house)).map(|_| Flaw::OtherHouse);
        let share = self.share.filter(|share| !is_in(*share)).map(|_| Flaw::NotIncluded);
        let noted = house.into_iter().chain(share);
        match proof.check(record) {
            Ok(findings) => match noted.collect::<Vec<_>>() {
                flaws if flaws.is_empty() => Ok(findings),
                flaws => Err(flaws),
            },
            Err(flaws) => Err(flaws.into_iter().chain(noted).collect()),
        }
    }

    /// What the file says of the server's secret, and what was noted of it.
    fn said_of_house(&self, house: Commitment) -> String {
        match self.house {
            Some(_) => "  The secret is the one whose hash you saw before the game.\n".to_string(),
            None => format!(
                "  The server's hash is {house}.\n  \
                 Whether it is the one that was told before the game, the file cannot show: compare it (--house HASH).\n"
            ),
        }
    }
}

fn print(args: &VerifyArgs, record: &Record, proof: &Proof, findings: &Findings) -> Outcome {
    if args.json {
        return output::print_json(&json!({
            "proven": true,
            "house": proof.draw.house,
            "as_noted": { "house": args.house.is_some(), "share": args.share.is_some() },
            "shares": findings.shares,
            "without": findings.without,
            "plans": findings.plans,
        }));
    }
    let names = |seats: &[Seat]| seats.iter().map(|&seat| name(record, seat)).collect::<Vec<_>>().join(", ");
    let without = match names(&findings.without) {
        names if names.is_empty() => String::new(),
        names => format!("  Without a share: {names}.\n"),
    };
    let proven = if args.house.is_some() { "Proven." } else { "Proven, as far as this file shows." };
    let own = if args.share.is_some() { "  Your share is among them.\n" } else { "" };
    output::print(format!(
        "{proven}\n  \
         The record replays to its end.\n  \
         The seed follows from the server's secret and the shares of: {}.\n\
         {own}{without}  \
         All {} plans fit the seals in the file.\n\
         {}",
        or_nobody(names(&findings.shares)),
        findings.plans,
        args.said_of_house(proof.draw.house),
    ))
}

fn name(record: &Record, seat: Seat) -> String {
    let info = record.seats.iter().find(|info| info.seat == seat);
    info.and_then(|info| info.name.clone()).unwrap_or_else(|| format!("seat {seat}"))
}

fn or_nobody(names: String) -> String {
    if names.is_empty() { "nobody".to_string() } else { names }
}
