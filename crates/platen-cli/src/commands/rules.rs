//! `platen rules`: the numbered rules.

use crate::failure::{Failure, Outcome};
use crate::output;
use crate::rulebook::{self, Family, Rule, families, wrap};
use clap::Args;
use serde_json::{Value, json};

/// Print a rule, a family of rules, or the list of all
///
/// `platen rules ORD-2` prints a rule, `platen rules ORD` a family, `platen rules` the families.
#[derive(Debug, Args)]
pub(crate) struct RulesArgs {
    /// The id of a rule (ORD-2) or of a family (ORD)
    id: Option<String>,
    /// Print as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &RulesArgs) -> Outcome {
    let Some(id) = args.id.as_deref() else { return list(args.json) };
    match (rulebook::rule(id), rulebook::family(id)) {
        (Some(rule), _) if args.json => output::print_json(&rule_json(rule)),
        (Some(rule), _) => output::print(rule_text(rule)),
        (None, Some(family)) if args.json => output::print_json(&family_json(family)),
        (None, Some(family)) => output::print(family_text(family)),
        (None, None) => Err(unknown(id)),
    }
}

fn list(json: bool) -> Outcome {
    if json {
        let families: Vec<Value> = families().iter().map(family_json).collect();
        return output::print_json(&json!({"families": families}));
    }
    let lines = families().iter().map(|Family { id, title, rules }| {
        let last = rules.last().map_or("", |rule| rule.id);
        format!("{id}  {:<40} {id}-1 to {last}", capital(title))
    });
    let lines: Vec<String> = lines.collect();
    let foot = "`platen rules ORD` prints a family, `platen rules ORD-2` a rule.";
    output::print(format_args!("{}\n\n{foot}\n", lines.join("\n")))
}

fn unknown(id: &str) -> Failure {
    let shown: String = id.chars().take(40).collect();
    let near = rulebook::near(id);
    let hint = if near.is_empty() {
        "`platen rules` lists the families".to_string()
    } else {
        format!("perhaps {}; `platen rules` lists the families", near.join(" "))
    };
    Failure::bad(format_args!("there is no rule {shown:?}")).hint(hint)
}

/// A rule as a paragraph.
pub(crate) fn rule_text(rule: &Rule) -> String {
    format!("{}\n{}", rule.id, wrap(&rule.text, output::width(), "  "))
}

fn family_text(family: &Family) -> String {
    let rules: Vec<String> = family.rules.iter().map(rule_text).collect();
    format!("{}: {}\n\n{}", family.id, family.title, rules.join("\n"))
}

fn rule_json(rule: &Rule) -> Value {
    json!({"id": rule.id, "text": rule.text})
}

fn family_json(family: &Family) -> Value {
    let rules: Vec<Value> = family.rules.iter().map(rule_json).collect();
    json!({"id": family.id, "title": family.title, "rules": rules})
}

fn capital(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
