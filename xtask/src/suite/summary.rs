//! The table at the end of a run.

use super::{Outcome, seconds};
use anyhow::Result;
use std::time::Duration;

/// What became of one step.
pub(super) struct Row {
    step: &'static str,
    verdict: &'static str,
    took: Option<Duration>,
    note: String,
}

impl Row {
    pub(super) fn of(step: &'static str, result: &Result<Outcome>, took: Duration) -> Self {
        let (verdict, note) = match result {
            Ok(Outcome::Passed(note)) => ("ok", note.clone()),
            Ok(Outcome::LeftOut(why)) => ("left out", why.clone()),
            Ok(Outcome::Skipped(why)) => ("SKIPPED", why.clone()),
            Err(_) => ("FAILED", String::new()),
        };
        Self { step, verdict, took: Some(took), note }
    }

    pub(super) fn not_run(step: &'static str) -> Self {
        Self { step, verdict: "not run", took: None, note: String::new() }
    }

    pub(super) fn verdict(&self) -> &'static str {
        self.verdict
    }

    fn text(&self) -> String {
        let took = self.took.map(seconds).unwrap_or_default();
        format!("{:<8} {:<9} {took:>9}  {}", self.step, self.verdict, self.note).trim_end().to_owned()
    }
}

/// All steps with their times, and one line on the whole.
pub(super) fn table(rows: &[Row], took: Duration) -> String {
    let mut lines = vec!["==== summary".to_owned()];
    lines.extend(rows.iter().map(Row::text));
    let count = |verdict: &str| rows.iter().filter(|row| row.verdict == verdict).count();
    let verdict = if count("FAILED") > 0 { "FAILED" } else { "ok" };
    let skipped = match count("SKIPPED") {
        0 => String::new(),
        n => format!(", {n} SKIPPED"),
    };
    let passed = count("ok");
    lines.push(format!("cargo xtask test: {verdict}, {passed} passed{skipped}, in {}", seconds(took)));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Row, table};
    use crate::suite::Outcome;
    use anyhow::anyhow;
    use std::time::Duration;

    #[test]
    fn the_table_tells_every_step_apart() {
        let took = Duration::from_millis(1_250);
        let rows = [
            Row::of("fmt", &Ok(Outcome::Passed("7 passed".to_owned())), took),
            Row::of("fuzz", &Ok(Outcome::Skipped("no nightly".to_owned())), took),
            Row::of("doc", &Err(anyhow!("broken")), took),
            Row::not_run("wasm"),
        ];
        let expected = "\
==== summary
fmt      ok            1.2 s  7 passed
fuzz     SKIPPED       1.2 s  no nightly
doc      FAILED        1.2 s
wasm     not run
cargo xtask test: FAILED, 1 passed, 1 SKIPPED, in 1.2 s";
        assert_eq!(table(&rows, took), expected);
    }
}
