//! `platen verify`: a finished record proves that nobody chose its cards and nobody changed a plan.

use super::replay::{damaged, record_text};
use crate::args::SetArgs;
use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use clap::Args;
use platen_fair::{Findings, ProofProblem, read_proof};
use platen_rules::vocabulary::Seat;
use platen_rules::{Record, read_records};
use serde_json::json;
use std::path::PathBuf;

/// Check the proof in the record of a game that was played on a server
///
/// The record is replayed; the secret of the server and the shares of the players must be those that were committed to
/// before the first card was dealt, the seed must follow from them, and every plan must be the one that was sealed.
#[derive(Debug, Args)]
pub(crate) struct VerifyArgs {
    /// The record; `-` reads from stdin
    record: PathBuf,
    #[command(flatten)]
    set: SetArgs,
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
    match proof.check(&found.record) {
        Ok(findings) => print(args, &found.record, &findings),
        Err(flaws) => {
            let flaws: Vec<String> = flaws.iter().map(ToString::to_string).collect();
            let message = format!("{}: NOT proven: {}", shown(&args.record), flaws.join("; "));
            Err(Failure::bad(message).hint("docs/fairness.md says what each of these means"))
        }
    }
}

fn print(args: &VerifyArgs, record: &Record, findings: &Findings) -> Outcome {
    if args.json {
        return output::print_json(&json!({
            "proven": true,
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
    output::print(format!(
        "Proven.\n  \
         The record replays to its end.\n  \
         The server held to the secret that it had committed to.\n  \
         The seed follows from it and the shares of: {}.\n\
         {without}  \
         All {} plans are as they were sealed.\n",
        or_nobody(names(&findings.shares)),
        findings.plans,
    ))
}

fn name(record: &Record, seat: Seat) -> String {
    let info = record.seats.iter().find(|info| info.seat == seat);
    info.and_then(|info| info.name.clone()).unwrap_or_else(|| format!("seat {seat}"))
}

fn or_nobody(names: String) -> String {
    if names.is_empty() { "nobody".to_string() } else { names }
}
