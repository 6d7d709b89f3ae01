//! Reports: the same from the same games in any order, complete, and in need of nothing else.

mod common;

use common::{contest, panics, play, quick};
use platen_bots::BOTS;
use platen_lab::{Contest, Contestant, Games, LabError, Played, Report, Tally};
use platen_rules::Seed;
use platen_rules::cards::{CardSet, published_set};
use serde_json::Value;
use std::sync::Arc;

type All = (Contest, Vec<Played>);

fn try_report(games: &[All]) -> Result<Report, LabError> {
    let tally = |(contest, games): &All| {
        let mut tally = Tally::new(format!("deals of {}", contest.seed), contest.header());
        games.iter().for_each(|played| tally.add(played));
        tally
    };
    Report::new(games.iter().map(tally).collect(), None)
}

fn report(games: &[All]) -> Report {
    try_report(games).expect("they can be put together")
}

fn played(contest: Contest) -> All {
    let games = play(&contest, 2).1;
    (contest, games)
}

fn some_games() -> Vec<All> {
    (1..=4).map(|players| played(contest(vec![quick(); players], 6))).collect()
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
    let sections = [
        "summary",
        "played",
        "calibration",
        "scores",
        "titles",
        "seats",
        "characters",
        "sources",
        "orders",
        "plans",
    ];
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
    assert_eq!(
        (&group["win_share"], &group["fair_share"]),
        (&1.0.into(), &1.0.into()),
        "all players are one bot"
    );
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
            round.as_array().expect("sources").iter().filter_map(Value::as_f64).collect::<Vec<_>>()
        })
        .sum();
    let at_end: f64 =
        group["fame_at_end"].as_object().expect("sources").values().filter_map(Value::as_f64).sum();
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
        .filter_map(|title| title["games"].as_u64())
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

#[test]
fn faces_are_those_of_the_cards_that_were_played_with() {
    let own = |set: &str| {
        let cards = published_set(set).expect("a published set");
        Arc::new(CardSet { name: "own".to_string(), ..(*cards).clone() })
    };
    let made = |cards| {
        let table = Contest { cards: own("house-5"), ..contest(vec![level(1)], 2) };
        let mut tally = Tally::new("own", table.header());
        play(&table, 1).1.iter().for_each(|played| tally.add(played));
        Report::new(vec![tally], cards)
    };
    let error = made(Some(own("house-1"))).expect_err("other cards");
    let hash = |cards: Arc<CardSet>| cards.hash()[..16].to_string();
    for said in [hash(own("house-1")), hash(own("house-5"))] {
        assert!(error.message.contains(&format!("own (hash {said})")), "{error}");
    }
    let (without, with) = (made(None).expect("a report"), made(Some(own("house-5"))).expect("a report"));
    let (without, with) = (without.to_html(), with.to_html());
    assert!(without.contains("faces are not shown") && !without.contains("<th class='left'>face</th>"));
    assert!(!with.contains("faces are not shown") && with.contains("<th class='left'>face</th>"));
}

#[test]
fn a_report_on_a_part_of_the_games_says_so() {
    let mut part = played(contest(vec![quick(), quick()], 2));
    let page = report(std::slice::from_ref(&part)).to_html();
    assert!(page.contains("<h1>Report on 4 games</h1>") && !page.contains("4 of 4"));
    part.1.truncate(3);
    let made = report(&[part, played(contest(vec![quick()], 5))]);
    let json = made.to_json();
    let games =
        |at: usize| (json["contests"][at]["games"].clone(), json["contests"][at]["games_asked"].clone());
    assert_eq!((games(0), games(1)), ((5.into(), 5.into()), (3.into(), 4.into())));
    let page = made.to_html();
    assert!(page.contains("<h1>Report on 8 of 9 games</h1>") && page.contains(">3 of 4</td>"), "{page}");
}

fn level(place: usize) -> Contestant {
    Contestant::from(&BOTS[place])
}

fn seeded(seed: u64, contest: Contest) -> Contest {
    Contest { seed: Seed::from_number(seed), ..contest }
}

#[test]
fn equal_tables_with_other_seeds_count_as_one() {
    let table = |seed| played(seeded(seed, contest(vec![quick(), level(1)], 3)));
    let (one, two) = (table(1), table(2));
    let json = report(&[one.clone(), two.clone()]).to_json();
    let [only] = json["contests"].as_array().expect("contests").as_slice() else { panic!("{json}") };
    assert_eq!((&only["games"], only["seeds"].as_array().map(Vec::len)), (&12.into(), Some(2)));
    let fame = |json: &Value| json["contests"][0]["players_of"][0]["mean_fame"].as_f64().expect("a mean");
    let (a, b) = (fame(&report(std::slice::from_ref(&one)).to_json()), fame(&report(&[two]).to_json()));
    assert!((fame(&json) - f64::midpoint(a, b)).abs() < 1e-9, "as many games of each");
    let error = try_report(&[one.clone(), one]).expect_err("twice the same");
    assert!(error.message.contains("hold the same games"), "{error}");
}

#[test]
fn bots_named_in_another_order_sit_at_the_same_table() {
    let table = |seed, bots| played(seeded(seed, contest(bots, 2)));
    let (one, turned) = (|| vec![quick(), level(1)], || vec![level(1), quick()]);
    let error = try_report(&[table(1, one()), table(1, turned())]).expect_err("twice the same deals");
    assert!(error.message.contains("hold the same deals"), "{error}");
    let json = report(&[table(1, one()), table(2, turned())]).to_json();
    let [only] = json["contests"].as_array().expect("contests").as_slice() else { panic!("{json}") };
    let novice = only["players_of"].as_array().expect("players").iter().find(|of| of["bot"] == "novice");
    let novice = novice.expect("it played");
    assert_eq!((&only["games"], &novice["n"], &novice["win_share"]), (&8.into(), &8.into(), &1.0.into()));
}

#[test]
fn games_of_different_cards_or_bots_are_not_put_together() {
    let table = || played(contest(vec![quick(), quick()], 1));
    let mut other = table();
    other.0.cards = published_set("house-1").expect("an older set");
    let error = try_report(&[table(), other]).expect_err("two sets");
    assert!(error.message.contains("different cards: house-"), "{error}");
    let mut tallies =
        [1, 2].map(|seed| Tally::new(seed.to_string(), seeded(seed, contest(vec![quick()], 1)).header()));
    tallies[1].header.bots_hash = "0123".to_string();
    for tally in &mut tallies {
        tally.add(&contest(vec![quick()], 1).play_one(0).expect("a game"));
    }
    let error = Report::new(tallies.to_vec(), None).expect_err("two states of the bots");
    assert!(error.message.contains("games of different bots"), "{error}");
}

#[test]
fn a_bot_that_plays_otherwise_is_another_player() {
    let table = |seed, iterations, chance_keeps| {
        let table = contest(vec![level(2); 2], 1);
        played(seeded(seed, Contest { iterations: Some(iterations), chance_keeps, ..table }))
    };
    let made = report(&[table(1, 1, false), table(2, 2, false), table(3, 2, true)]);
    let json = made.to_json();
    let names = [
        "journeyman, 1 iteration",
        "journeyman, 2 iterations",
        "journeyman, 2 iterations, characters by chance",
    ];
    for (at, name) in names.into_iter().enumerate() {
        let (bot, contest) = (&json["bots"][at], &json["contests"][at]);
        assert_eq!((&bot["bot"], &contest["players_of"][0]["bot"]), (&name.into(), &name.into()));
        let plans = bot["plans"].as_array().expect("plans").iter();
        assert_eq!(plans.filter_map(|plan| plan["n"].as_u64()).sum::<u64>(), 2 * 2 * 6, "of its games alone");
        assert!(made.to_csv().contains(&format!("\n\"{name}\",gears,")), "{name}");
    }
    assert!(made.to_html().contains("journeyman, 2 iterations, 2 players"));
    let same = |iterations| {
        played(seeded(
            iterations,
            Contest { iterations: Some(iterations as u32), ..contest(vec![level(1)], 1) },
        ))
    };
    let json = report(&[same(1), same(2)]).to_json();
    assert_eq!(json["bots"].as_array().map(Vec::len), Some(1), "who does not search has no iterations");
}

#[test]
fn a_few_games_of_a_stronger_bot_do_not_take_over_the_page() {
    let few = Contest { iterations: Some(2), ..contest(vec![level(2); 2], 1) };
    let many = contest(vec![level(1); 2], 8);
    let page = report(&[played(few), played(many)]).to_html();
    let cards = &page[page.find("<section id='gears'>").expect("gears")..];
    assert!(cards.contains("Players of novice who installed it"), "{}", &cards[..400]);
}

#[test]
fn levels_against_each_other_have_a_share_with_its_interval() {
    let made = report(&[played(contest(vec![quick(), level(1)], 8))]);
    let json = made.to_json();
    let novice = &json["contests"][0]["players_of"][1];
    let end = |at: usize| novice["interval"][at].as_f64().expect("an end");
    assert_eq!((&novice["bot"], &novice["win_share"]), (&"novice".into(), &1.0.into()));
    assert!(end(0) > 0.6 && end(0) < 1.0 && (end(1) - 1.0).abs() < 1e-12, "{novice}");
    let page = made.to_html();
    assert!(
        page.contains("<section id='winners'>")
            && page.contains("novice against random, 2 players: wins 100.0 %")
    );
}

#[test]
fn a_limit_is_judged_only_by_games_it_is_meant_for() {
    let verdicts = |place: usize, chance_keeps: bool| {
        let table = Contest { iterations: Some(1), chance_keeps, ..contest(vec![level(place); 2], 1) };
        let json = report(&[played(table)]).to_json();
        let checks = json["calibration"].as_array().expect("checks").clone();
        checks
            .iter()
            .map(|check| check["verdict"].as_str().unwrap_or_default().to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(verdicts(1, true), ["not of middling strength", "not of middling strength"]);
    assert_eq!(verdicts(2, false), ["too few games", "not by chance"]);
    assert_eq!(verdicts(2, true), ["too few games", "too few games"]);
}

#[test]
fn how_games_were_played_is_told() {
    let table = Contest { iterations: Some(3), chance_keeps: true, ..contest(vec![quick(), quick()], 1) };
    let (hash, bots) = (table.cards.hash(), table.header().bots_hash);
    let page = report(&[played(table)]).to_html();
    let section = &page
        [page.find("<section id='played'>").expect("it")..page.find("<section id='scores'>").expect("it")];
    for told in ["<td>3</td>", "<td>chance</td>", &hash[..16], &bots] {
        assert!(section.contains(told), "{told} is not in {section}");
    }
}

#[test]
fn gears_and_characters_are_told_in_words() {
    let page = report(&[played(contest(vec![level(1); 3], 8))]).to_html();
    assert!(page.contains("Exchange an ink"), "sectors of gears");
    assert!(!page.contains("GRW-1 · ") && !page.contains(" · GRW-") && !page.contains("GRW-11:"));
    assert!(page.contains("Schöffer") && !page.contains("Schoeffer"));
}

#[test]
fn tables_of_what_good_players_have_more_of_say_so() {
    let page = report(&[played(contest(vec![level(1); 2], 4))]).to_html();
    for id in ["printing", "refinement", "bonuses", "gears", "patronage"] {
        let section = &page[page.find(&format!("<section id='{id}'>")).expect(id)..];
        let section = &section[..section.find("</section>").expect("an end")];
        assert!(section.contains("compare them with each other rather than with 0"), "{id}");
    }
}

#[test]
fn plans_say_which_action_got_the_markers_and_rates_have_intervals() {
    let made = report(&[played(contest(vec![level(1); 2], 6))]);
    let json = made.to_json();
    let bot = &json["bots"][0];
    let plans = bot["plans"].as_array().expect("plans");
    assert_eq!(plans.iter().filter_map(|plan| plan["n"].as_u64()).sum::<u64>(), 6 * 2 * 2 * 6, "one a round");
    for plan in plans {
        let name = plan["name"].as_str().expect("a name");
        let parts = name.split(", ").map(|part| part.split_once(' ').expect("an action and its markers"));
        let (actions, markers): (Vec<&str>, Vec<&str>) = parts.unzip();
        let known = ["Orders", "Inks", "Specialties", "Gears", "Patronage"];
        assert!(actions.is_sorted_by_key(|action| known.iter().position(|name| name == action)), "{name}");
        assert!(actions.iter().all(|action| known.contains(action)), "{name}");
        let markers: u8 = markers.iter().map(|count| count.parse::<u8>().expect("a number")).sum();
        assert!((7..=10).contains(&markers), "{name}");
    }
    for (kind, rate) in [("characters", "kept_when_dealt"), ("printing_cards", "fulfilled_when_taken")] {
        for item in bot[kind].as_array().expect(kind) {
            let rate = &item[rate];
            let number = |value: &Value| value.as_f64().expect("a number");
            let (low, high) = (number(&rate["interval"][0]), number(&rate["interval"][1]));
            assert!(low <= number(&rate["value"]) && number(&rate["value"]) <= high && high <= 1.0, "{item}");
        }
    }
    let csv = made.to_csv();
    let columns = csv.lines().next().map(|head| head.split(',').count());
    assert_eq!(columns, Some(12));
    assert!(csv.contains("novice,plans,\"") && csv.contains("novice,gears,"), "{csv}");
}

#[test]
fn rules_that_nobody_used_are_listed() {
    let made = report(&[played(contest(vec![quick()], 1))]);
    let json = made.to_json();
    let never = json["rules_never_seen"].as_array().expect("a list");
    assert!(!never.is_empty() && made.to_html().contains("Never seen in these games"));
    let seen = json["contests"][0]["rules_per_game"].as_object().expect("rules");
    assert!(never.iter().filter_map(Value::as_str).all(|rule| !seen.contains_key(rule)), "{never:?}");
}
