//! Contests: reproducible with any number of threads, fair by rotation, and not stopped by a bot that fails.

mod common;

use common::{contest, panics, passes, play, quick};
use platen_bots::BOTS;
use platen_lab::{Contestant, Games, Played, silence_bots};

#[test]
fn threads_change_nothing() {
    let contest = contest(vec![quick(), quick(), quick()], 8);
    let ((one, mut first), (two, mut second)) = (play(&contest, 1), play(&contest, 2));
    assert_eq!(one.to_json().to_string(), two.to_json().to_string());
    first.sort_by_key(|played| played.game);
    second.sort_by_key(|played| played.game);
    assert_eq!(first, second);
}

#[test]
fn every_bot_sits_at_every_seat_once_a_deal() {
    let contest = contest(vec![quick(), quick(), quick(), quick()], 1);
    let (_, games) = play(&contest, 1);
    for place in 0..4 {
        let mut bots: Vec<u8> = games.iter().map(|played| played.players[place].bot).collect();
        bots.sort_unstable();
        assert_eq!(bots, [0, 1, 2, 3]);
    }
    let firsts: Vec<_> = games.iter().map(|played| played.first).collect();
    assert!(firsts.iter().all(|first| *first == firsts[0]), "the deal is the same: {firsts:?}");
    assert_ne!(games[0].players[0].plans, games[1].players[0].plans, "the games are not");
}

#[test]
fn every_figure_is_of_whole_deals() {
    silence_bots();
    let contest = contest(vec![panics(), quick()], 3);
    let (whole, mut games) = play(&contest, 1);
    games.sort_by_key(|played| std::cmp::Reverse(played.game));
    let mut standing = platen_lab::Standing::new(contest.header());
    let mut seen = Vec::new();
    for played in &games {
        standing.add(played);
        let of_sides = standing.sides.iter().flat_map(|side| {
            let seats = side.seats.0.iter().map(|seat| seat.n).sum();
            [side.scores.n(), seats, standing.rotations() * side.fame.n]
        });
        assert!(of_sides.chain([standing.games]).all(|n| n == 2 * standing.deals));
        seen.push((standing.games, standing.left_out(), standing.sides[0].troubles > 0));
    }
    assert_eq!(seen[..3], [(0, 1, false), (2, 0, true), (2, 1, true)]);
    assert_eq!(standing.to_json().to_string(), whole.to_json().to_string());
}

#[test]
fn equal_bots_win_equally_often() {
    let (standing, _) = play(&contest(vec![quick(), quick()], 300), 2);
    for side in &standing.sides {
        let ([low, high], share) = (standing.interval(side), standing.win_share(side));
        assert!(low < 0.5 && 0.5 < high, "{low} to {high}");
        assert!((share - 0.5).abs() < 0.06, "{share}");
    }
    let total: f64 = standing.sides.iter().map(|side| standing.win_share(side)).sum();
    assert!((total - 1.0).abs() < 1e-9);
}

#[test]
fn a_bot_that_panics_or_cheats_loses_decisions_and_nothing_else() {
    silence_bots();
    let (standing, games) = play(&contest(vec![panics(), quick(), passes()], 2), 2);
    assert_eq!((standing.games, standing.deals), (6, 2));
    let json = standing.to_json();
    let names: Vec<_> =
        json["troubles"].as_array().expect("a list").iter().map(|t| t["bot"].clone()).collect();
    assert_eq!(names, ["panics", "passes"]);
    assert!(json["troubles"][0]["first"].as_str().expect("a text").contains("out of ink"));
    assert!(json["troubles"][0]["count"].as_u64().expect("a count") > 50);
    assert_eq!(json["troubles"][0]["first_game"], 0);
    assert!(games.iter().all(|played| played.stumbles.len() == 2));
}

#[test]
fn names_that_repeat_are_summed() {
    silence_bots();
    let other = |name: &str| Contestant::with(name, platen_bots::BOTS[0].make);
    let contest = contest(vec![other("a"), other("b"), other("b"), other("b")], 3);
    let (standing, _) = play(&contest, 2);
    let shares: Vec<f64> = standing.by_name.iter().map(|side| standing.win_share(side)).collect();
    assert_eq!(standing.by_name.len(), 2);
    assert!((shares.iter().sum::<f64>() - 1.0).abs() < 1e-9, "{shares:?}");
    assert!((shares[0] - standing.win_share(&standing.sides[0])).abs() < 1e-9);
    assert_eq!(standing.to_json()["by_name"][1]["fair_share"], 0.75);
}

#[test]
fn alone_one_plays_for_a_title() {
    let (standing, _) = play(&contest(vec![quick()], 5), 2);
    let json = standing.to_json();
    assert_eq!(standing.titles.games(), 5);
    assert_eq!(json["titles"]["Student"]["games"], 5);
    assert_eq!(json["win_share"][0], 1.0, "alone there is nobody to lose to");
}

#[test]
fn the_facts_add_up_to_the_score() {
    let (_, games) = play(&contest(vec![quick(), quick(), quick()], 5), 2);
    for player in games.iter().flat_map(|played| &played.players) {
        let of_rounds: u16 = player.fame.iter().flatten().sum();
        assert_eq!(of_rounds, player.score.fame.total());
        let of_gears: u16 = player.gears.iter().map(|gear| gear.fame).sum();
        assert_eq!(of_gears, player.score.fame.gears, "{:?}", player.gears);
        let colours: u16 = player.fulfilled.iter().filter_map(|order| order.colours).map(u16::from).sum();
        assert_eq!(colours, player.score.fame.colours);
        assert_eq!(player.score.patronage, 8 * player.patronage.len() as u16);
        assert_eq!(player.plans.len(), 6);
        assert!(player.character.is_some() && player.other.is_some());
    }
    assert!(games.iter().all(|played| played.players.iter().map(|p| p.share).sum::<u8>() == 12));
}

#[test]
fn chance_keeps_characters_that_bots_would_not() {
    let novices = || vec![Contestant::from(&BOTS[1]); 2];
    let (_, chosen) = play(&contest(novices(), 12), 2);
    let mut by_chance = contest(novices(), 12);
    by_chance.chance_keeps = true;
    let (_, kept) = play(&by_chance, 2);
    let same = |(a, b): (&Played, &Played)| {
        a.players.iter().zip(&b.players).filter(|(a, b)| a.character == b.character).count()
    };
    let sorted = |mut games: Vec<Played>| {
        games.sort_by_key(|played| played.game);
        games
    };
    let (chosen, kept) = (sorted(chosen), sorted(kept));
    let (agree, all): (usize, usize) = (chosen.iter().zip(&kept).map(same).sum(), 2 * kept.len());
    assert!(agree > all / 5 && agree < all * 4 / 5, "{agree} of {all}");
    assert_ne!(by_chance.header(), contest(novices(), 12).header());
}
