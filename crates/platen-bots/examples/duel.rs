//! Two searches against each other: `duel A B games` with A and B as iterations:rounds:most, 0 for one step ahead.
use platen_bots::policy::Policy;
use platen_bots::search::Search;
use platen_bots::value::{Net, standing};
use platen_bots::{Effort, Question};
use platen_rules::cards::{DEFAULT_SET, published_set, read_set};
use platen_rules::{Action, Game, GameOptions, Seed};
use std::sync::Arc;
use std::time::Instant;

#[derive(Clone)]
struct Who {
    search: Option<Search>,
    net: Net,
}

fn who(text: &str) -> Who {
    let (spec, net) = match text.split_once('@') {
        Some((spec, path)) => (spec, Net::from_text(&std::fs::read_to_string(path).unwrap()).unwrap()),
        None => (text, Net::trained().clone()),
    };
    let parts: Vec<u32> = spec.split(':').map(|x| x.parse().unwrap()).collect();
    let search = (parts[0] > 0).then(|| Search {
        iterations: parts[0],
        rounds: parts[1] as u8,
        most: parts[2] as usize,
        tries: parts.get(3).map_or(0, |x| *x as usize),
    });
    Who { search, net }
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let whos: Vec<Who> = args[1].split(',').map(who).collect();
    let games: u64 = args[2].parse().unwrap();
    let base: u64 = args.get(3).map_or(1, |x| x.parse().unwrap());
    let cards = match std::env::var("SET") {
        Ok(path) => Arc::new(read_set(&std::fs::read_to_string(path).unwrap()).unwrap()),
        Err(_) => published_set(DEFAULT_SET).unwrap(),
    };
    let n = whos.len();
    let next = std::sync::atomic::AtomicU64::new(0);
    let threads: u64 = std::env::var("THREADS").map_or(2, |x| x.parse().unwrap());
    let results: Vec<Vec<(u64, usize, f64, i32, f64, u64)>> = std::thread::scope(|scope| {
        let hs: Vec<_> = (0..threads)
            .map(|_| {
                scope.spawn(|| {
                    let mut out = Vec::new();
                    loop {
                        let g = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                        if g >= games {
                            return out;
                        }
                        let (deal, turn) = (g / n as u64, (g % n as u64) as usize);
                        let seed = Seed::from_number(base).of_game(deal + 1);
                        let mut game =
                            Game::new(Arc::clone(&cards), GameOptions::new(n as u8), seed).unwrap();
                        let players: Vec<_> = game.table().options.player_seats().iter().collect();
                        let mut spent = vec![(0.0, 0u64); n];
                        while let Some(seat) = game.awaited().first() {
                            let place = players.iter().position(|&s| s == seat).unwrap();
                            let id = (place + turn) % n;
                            let view = game.view(Some(seat));
                            let q = Question::new(game.cards(), &view).unwrap();
                            let action = q.forced().unwrap_or_else(|| {
                                let t = Instant::now();
                                let effort = Effort::of(seed.of_player(seat));
                                let kind = if q.plans().is_some() {
                                    'p'
                                } else if !game.table().frames.is_empty() {
                                    'r'
                                } else {
                                    match game.table().phase {
                                        platen_rules::Phase::Turn { acted: true, .. } => 'e',
                                        platen_rules::Phase::Turn { .. } => 't',
                                        platen_rules::Phase::Fulfil { declared: false, .. } => 'f',
                                        platen_rules::Phase::Fulfil { .. } => 'd',
                                        _ => 's',
                                    }
                                };
                                let masked = std::env::var("ONLY").is_ok_and(|only| !only.contains(kind));
                                let a: Action = match &whos[id].search.filter(|_| !masked) {
                                    None => {
                                        let mut rng = effort.rng(&q);
                                        let d = view.determinise(game.cards(), &mut rng).unwrap();
                                        Policy::new(&whos[id].net, &d).choose(&d, seat, &mut rng)
                                    }
                                    Some(s) => s.run(&whos[id].net, &q, &effort)[0].action,
                                };
                                spent[id].0 += t.elapsed().as_secs_f64();
                                spent[id].1 += 1;
                                a
                            });
                            game.apply(seat, &action).unwrap();
                        }
                        let result = game.result().unwrap();
                        let w = result.winners();
                        for (place, seat) in players.iter().enumerate() {
                            let id = (place + turn) % n;
                            let share = if w.contains(seat) { 1.0 / w.len() as f64 } else { 0.0 };
                            out.push((
                                deal,
                                id,
                                share,
                                standing(&game.table().players[*seat]),
                                spent[id].0,
                                spent[id].1,
                            ));
                        }
                    }
                })
            })
            .collect();
        hs.into_iter().map(|h| h.join().unwrap()).collect()
    });
    let all: Vec<_> = results.into_iter().flatten().collect();
    for id in 0..n {
        let mine: Vec<_> = all.iter().filter(|r| r.1 == id).collect();
        let deals = games / n as u64;
        let mut per = vec![0.0; deals as usize + 1];
        for r in &mine {
            per[r.0 as usize] += r.2 / n as f64;
        }
        let m = per.iter().sum::<f64>() / deals as f64;
        let sd = (per[..deals as usize].iter().map(|x| (x - m) * (x - m)).sum::<f64>() / deals as f64).sqrt();
        let mut fames: Vec<i32> = mine.iter().map(|r| r.3).collect();
        fames.sort_unstable();
        let t: f64 = mine.iter().map(|r| r.4).sum();
        let d: u64 = mine.iter().map(|r| r.5).sum();
        println!(
            "{id}: win {:.1}% ± {:.1}, mean fame {:.1}, median {}, q1 {} q3 {}, {:.2} ms/decision, {:.1} decisions/game",
            100.0 * m,
            196.0 * sd / (deals as f64).sqrt(),
            fames.iter().sum::<i32>() as f64 / fames.len() as f64,
            fames[fames.len() / 2],
            fames[fames.len() / 4],
            fames[fames.len() * 3 / 4],
            1000.0 * t / d as f64,
            d as f64 / mine.len() as f64
        );
    }
}
