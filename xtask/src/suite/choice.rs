//! What the command line asks of `cargo xtask test`.

use super::STEPS;
use crate::args::Args;
use anyhow::{Result, bail};

const TOOLS: &str = "tools";

/// Which steps to run, and how long the open-ended ones last.
#[derive(Debug)]
pub struct Choice {
    pub(super) list: bool,
    only: Vec<String>,
    skip: Vec<String>,
    pub(super) fuzz_seconds: u32,
    pub(super) audit_games: u32,
}

impl Choice {
    pub(crate) fn parse(mut args: Args) -> Result<Self> {
        let mut choice = Self { list: false, only: vec![], skip: vec![], fuzz_seconds: 30, audit_games: 25 };
        while let Some(word) = args.next() {
            match word.as_str() {
                "--list" => choice.list = true,
                "--only" => choice.only.extend(steps(args.list("--only")?)?),
                "--skip" => choice.skip.extend(steps(args.list("--skip")?)?),
                "--fuzz-seconds" => choice.fuzz_seconds = args.number("--fuzz-seconds")?,
                "--audit-games" => choice.audit_games = args.number("--audit-games")?,
                other => bail!("unknown argument `{other}`; see `cargo xtask help`"),
            }
        }
        if choice.fuzz_seconds == 0 || choice.audit_games == 0 {
            bail!("--fuzz-seconds and --audit-games are at least 1; leave a step out with --skip");
        }
        Ok(choice)
    }

    /// Whether a step is to run. `tools` serves the others and runs unless it is skipped.
    pub(super) fn has(&self, step: &str) -> bool {
        let picked = self.only.is_empty() || step == TOOLS || names(&self.only, step);
        picked && !names(&self.skip, step)
    }

    /// Whether the tools of a step are looked for: of those that will run, or of all if nothing else will.
    pub(super) fn needs_tools_of(&self, step: &str) -> bool {
        let tools_alone = !self.only.is_empty() && self.only.iter().all(|name| name == TOOLS);
        self.has(step) || (tools_alone && !names(&self.skip, step))
    }
}

fn names(list: &[String], step: &str) -> bool {
    list.iter().any(|name| name == step)
}

fn steps(names: Vec<String>) -> Result<Vec<String>> {
    let known: Vec<&str> = STEPS.iter().map(|step| step.name).collect();
    if names.is_empty() {
        bail!("name at least one step of: {}", known.join(", "));
    }
    if let Some(stranger) = names.iter().find(|name| !known.contains(&name.as_str())) {
        bail!("there is no step `{stranger}`; there are: {}", known.join(", "));
    }
    Ok(names)
}

#[cfg(test)]
mod tests {
    use super::Choice;
    use crate::args::Args;

    fn parse(line: &str) -> anyhow::Result<Choice> {
        Choice::parse(Args::new(line.split_whitespace().map(str::to_owned).collect()))
    }

    #[test]
    fn all_steps_run_unless_told_otherwise() {
        let choice = parse("").expect("nothing to refuse");
        assert!(choice.has("fmt") && choice.has("fuzz") && choice.has("tools"));
        assert_eq!(choice.fuzz_seconds, 30);
    }

    #[test]
    fn steps_can_be_picked_and_left_out() {
        let choice = parse("--only fmt,test --skip test --fuzz-seconds=5").expect("known steps");
        let chosen = ["tools", "fmt", "test", "fuzz"].map(|step| choice.has(step));
        assert_eq!(chosen, [true, true, false, false]);
        assert_eq!(choice.fuzz_seconds, 5);
        assert!(!parse("--skip tools").expect("a known step").has("tools"));
    }

    #[test]
    fn tools_alone_are_the_tools_of_all_steps() {
        let alone = parse("--only tools --skip fuzz").expect("known steps");
        assert_eq!(["fmt", "wasm", "fuzz"].map(|step| alone.needs_tools_of(step)), [true, true, false]);
        assert!(!alone.has("fmt"));
        let with_one = parse("--only tools,fmt").expect("known steps");
        assert_eq!(["fmt", "wasm"].map(|step| with_one.needs_tools_of(step)), [true, false]);
    }

    #[test]
    fn strangers_are_refused() {
        for line in
            ["--only fnt", "--only ,", "--only", "--fuzz-seconds 0", "--fuzz-seconds x", "--fast", "fmt"]
        {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}
