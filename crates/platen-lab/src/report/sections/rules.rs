//! Which rules were seen at work, and which never.

use super::names::table_name;
use crate::report::Report;
use crate::report::chart::escape;
use crate::report::never::never_seen;
use crate::report::page::{Cell, Table};
use crate::report::tally::Tally;
use crate::stats::ratio;

pub(super) fn rules(report: &Report) -> String {
    let tallies: Vec<&Tally> = report.tallies.iter().collect();
    let mut names: Vec<&String> = tallies.iter().flat_map(|tally| tally.rules.keys()).collect();
    names.sort_by_key(|name| rule_order(name));
    names.dedup();
    let mut heads: Vec<String> = vec!["rule".to_string()];
    heads.extend(tallies.iter().map(|tally| table_name(tally)));
    let heads: Vec<&str> = heads.iter().map(String::as_str).collect();
    let mut table =
        Table::new("How often a rule was seen at work, per game, all players together.", &heads).tall();
    for name in names {
        let mut cells = vec![Cell::text(&report.words.rule(name))];
        cells.extend(
            tallies.iter().map(|tally| {
                Cell::number(ratio(tally.rules.get(name).copied().unwrap_or(0), tally.games), 3)
            }),
        );
        table.row(&cells, false);
    }
    table.finish() + &never(report)
}

/// What a designer should know: rules that nobody needs, or that nobody finds worth it.
fn never(report: &Report) -> String {
    let never = never_seen(report);
    if never.is_empty() {
        return "<p>Every rule that is watched for was seen at work.</p>\n".to_string();
    }
    let items = never.iter().map(|rule| format!("<li>{}</li>", escape(&report.words.rule(rule))));
    format!("<h3>Never seen in these games</h3>\n<ul>{}</ul>\n", items.collect::<String>())
}

/// Family, then number, then the rest: GRW-2 before GRW-10.
fn rule_order(name: &str) -> (String, u32, String) {
    let (family, rest) = name.split_once('-').unwrap_or((name, ""));
    let digits: String = rest.chars().take_while(char::is_ascii_digit).collect();
    (family.to_string(), digits.parse().unwrap_or(0), rest.to_string())
}
