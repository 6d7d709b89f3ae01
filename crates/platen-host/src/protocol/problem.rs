//! What is wrong with a file, line by line: a code and its facts, and a sentence in English.

use platen_rules::cards::SetProblem;
use platen_rules::{RecordError, RecordProblem};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::collections::BTreeMap;

/// Something wrong with a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Problem {
    /// The line, from 1.
    pub line: usize,
    /// The stable code: of a set ([`platen_rules::cards::SetFault`]), of a record, or of what its entry was refused for.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub code: String,
    /// What is wrong there, in English.
    pub text: String,
    /// The numbers and names of the sentence.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub facts: BTreeMap<String, Value>,
}

impl From<&SetProblem> for Problem {
    fn from(SetProblem { line, fault }: &SetProblem) -> Problem {
        let (code, facts) = tagged(fault);
        Problem { line: *line, code, text: fault.to_string(), facts }
    }
}

impl From<&RecordError> for Problem {
    fn from(RecordError { line, problem }: &RecordError) -> Problem {
        let (code, facts) = record_facts(problem);
        Problem { line: *line, code, text: problem.to_string(), facts }
    }
}

/// The code and the facts of a value that serialises with the tag `code`.
pub(super) fn tagged(reason: &impl Serialize) -> (String, BTreeMap<String, Value>) {
    let mut facts: BTreeMap<String, Value> = match serde_json::to_value(reason) {
        Ok(Value::Object(facts)) => facts.into_iter().collect(),
        _ => BTreeMap::new(),
    };
    let code = match facts.remove("code") {
        Some(Value::String(code)) => code,
        _ => String::new(),
    };
    (code, facts)
}

/// What an entry was refused for speaks for itself; all else is of the record.
fn record_facts(problem: &RecordProblem) -> (String, BTreeMap<String, Value>) {
    let (code, facts) = match problem {
        RecordProblem::Illegal(refusal) => return tagged(&refusal.obstacle),
        RecordProblem::Undo(refusal) => return tagged(refusal),
        RecordProblem::Foreign => ("record_foreign", json!({})),
        RecordProblem::Format { found } => ("record_format", json!({ "found": found })),
        RecordProblem::Revision { found, expected, .. } => {
            ("record_revision", json!({ "found": found, "expected": expected }))
        }
        RecordProblem::Head { expected, .. } => ("record_head", json!({ "expected": expected })),
        RecordProblem::Options(_) => ("record_options", json!({})),
        RecordProblem::Option { name } => ("record_option", json!({ "name": name })),
        RecordProblem::Seed(_) => ("record_seed", json!({})),
        RecordProblem::Seat(_) => ("record_seat", json!({})),
        RecordProblem::UnknownSet { name, .. } => ("record_unknown_set", json!({ "name": name })),
        RecordProblem::Notation(_) => ("record_notation", json!({})),
        RecordProblem::CutOff { entries } => ("record_cut_off", json!({ "entries": entries })),
        RecordProblem::Count { found, counted } => {
            ("record_count", json!({ "found": found, "counted": counted }))
        }
        RecordProblem::Digest { .. } => ("record_digest", json!({})),
    };
    let facts = facts.as_object().map(|facts| facts.clone().into_iter().collect()).unwrap_or_default();
    (code.to_string(), facts)
}
