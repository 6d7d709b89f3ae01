//! Reports: the same from the same games in any order, complete, and in need of nothing else.

mod common;

use common::{contest, panics, play, quick};
use platen_lab::{Played, Report, Tally};

fn report(games: &[(platen_lab::Contest, Vec<Played>)]) -> Report {
    let tally = |(contest, games): &(platen_lab::Contest, Vec<Played>)| {
        let mut tally = Tally::new(contest.header());
        games.iter().for_each(|played| tally.add(played));
        tally
    };
    Report::new(games.iter().map(tally).collect(), None)
}

fn some_games() -> Vec<(platen_lab::Contest, Vec<Played>)> {
    let contests = (1..=4).map(|players| contest(vec![quick(); players], 6));
    contests.map(|contest| (contest.clone(), play(&contest, 2).1)).collect()
}

#[test]
fn the_order_of_games_changes_nothing() {
    let mut games = some_games();
    let first = report(&games);
    games.iter_mut().for_each(|(_, games)| games.reverse());
    games.reverse();
    let second = report(&games);
    assert_eq!(first.to_json().to_string(), second.to_json().to_string());
    assert_eq!(first.to_html(), second.to_html());
}

#[test]
fn the_page_needs_nothing_else_and_has_every_section() {
    let page = report(&some_games()).to_html();
    for outside in ["http://", "https://", "src=", "@import", "url(", "<link"] {
        assert!(!page.contains(outside), "{outside}");
    }
    let sections =
        ["played", "calibration", "scores", "titles", "seats", "characters", "sources", "orders", "plans"];
    for id in sections.into_iter().chain(["printing", "refinement", "gears", "patronage", "length", "rules"])
    {
        assert!(page.contains(&format!("<section id='{id}'>")), "{id}");
    }
    for bad in ["NaN", "inf ", "inf<", "--"] {
        let body = &page[page.find("<body>").expect("a body")..page.find("<script>").expect("a script")];
        assert!(!body.contains(bad), "{bad}");
    }
    assert!(page.contains("prefers-color-scheme: dark"));
    assert_eq!(page.matches("<svg").count(), page.matches("</svg>").count());
    assert_eq!(page.matches("<tr").count(), page.matches("</tr>").count());
}

#[test]
fn figures_add_up() {
    let games = some_games();
    let json = report(&games).to_json();
    assert_eq!(json["games"], 6 * (1 + 2 + 3 + 4));
    let four = &json["contests"][3];
    assert_eq!((&four["players"], &four["games"]), (&4.into(), &24.into()));
    let group = &four["players_of"][0];
    assert_eq!(group["n"], 96);
    assert!((group["win_share"].as_f64().expect("a share") - 0.25).abs() < 1e-9);
    for by in ["by_place", "by_seat"] {
        let places = group[by].as_object().expect("places");
        let n: u64 = places.values().filter_map(|place| place["n"].as_u64()).sum();
        let shares: f64 = places.values().filter_map(|place| place["win_share"]["value"].as_f64()).sum();
        assert_eq!((places.len(), n), (4, 96), "{by}");
        assert!((shares - 1.0).abs() < 1e-9, "{by}: {shares}");
    }
    let rounds: f64 = group["fame_by_round"]
        .as_array()
        .expect("rounds")
        .iter()
        .flat_map(|round| {
            round
                .as_array()
                .expect("sources")
                .iter()
                .filter_map(serde_json::Value::as_f64)
                .collect::<Vec<_>>()
        })
        .sum();
    let at_end: f64 = group["fame_at_end"]
        .as_object()
        .expect("sources")
        .values()
        .filter_map(serde_json::Value::as_f64)
        .sum();
    assert!((rounds + at_end - group["mean_fame"].as_f64().expect("a mean")).abs() < 1e-6);
    let kept: u64 = json["bots"][0]["characters"]
        .as_array()
        .expect("characters")
        .iter()
        .filter_map(|c| c["n"].as_u64())
        .sum();
    assert_eq!(kept, 6 * (1 + 4 + 9 + 16), "every player keeps one");
    let titles: u64 = json["contests"][0]["titles"]
        .as_object()
        .expect("titles")
        .values()
        .filter_map(serde_json::Value::as_u64)
        .sum();
    assert_eq!(titles, 6);
}

#[test]
fn too_few_games_are_no_verdict() {
    let json = report(&some_games()).to_json();
    let checks = json["calibration"].as_array().expect("checks");
    assert!(!checks.is_empty());
    assert!(checks.iter().all(|check| check["verdict"] == "too few games"), "{checks:?}");
}

#[test]
fn mixed_tables_and_unknown_bots_are_reported_too() {
    platen_lab::silence_bots();
    let contest = contest(vec![panics(), quick()], 3);
    let games = play(&contest, 1).1;
    let report = report(&[(contest, games)]);
    let json = report.to_json();
    assert!(json["contests"][0]["lost_decisions"].as_u64().expect("a count") > 0);
    assert_eq!(json["bots"].as_array().expect("bots").len(), 2);
    assert!(report.to_html().contains("panics against random, 2 players"));
}

#[test]
fn half_a_deal_counts_when_the_report_is_made() {
    let contest = contest(vec![quick(), quick()], 2);
    let mut games = play(&contest, 1).1;
    games.truncate(3);
    let json = report(&[(contest, games)]).to_json();
    let places = json["contests"][0]["players_of"][0]["by_place"].as_object().expect("places");
    assert_eq!(places.values().filter_map(|place| place["n"].as_u64()).sum::<u64>(), 6);
}
