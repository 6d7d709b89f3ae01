//! Win shares by seat and character among equal players.
use platen_bots::policy::Policy;
use platen_bots::search::Search;
use platen_bots::value::{Net, standing};
use platen_bots::{Effort, Question};
use platen_rules::cards::{DEFAULT_SET, published_set, read_set};
use platen_rules::vocabulary::Character;
use platen_rules::{Game, GameOptions, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::SeedableRng;
use std::sync::Arc;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let games: u64 = args[1].parse().unwrap();
    let its: u32 = args.get(2).map_or(0, |x| x.parse().unwrap());
    let cards = match std::env::var("SET") {
        Ok(path) => Arc::new(read_set(&std::fs::read_to_string(path).unwrap()).unwrap()),
        Err(_) => published_set(DEFAULT_SET).unwrap(),
    };
    let net = match std::env::var("NET") {
        Ok(p) => Net::from_text(&std::fs::read_to_string(p).unwrap()).unwrap(),
        Err(_) => Net::trained().clone(),
    };
    for players in 2..=4_u8 {
        let next = std::sync::atomic::AtomicU64::new(0);
        let rows: Vec<(usize, Character, f64, i32)> = std::thread::scope(|scope| {
            let hs: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(|| {
                        let mut out = Vec::new();
                        loop {
                            let g = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                            if g >= games {
                                return out;
                            }
                            let seed = Seed::from_number(77).of_game(g + 1);
                            let mut options = GameOptions::new(players);
                            options.first_player =
                                platen_rules::FirstPlayer::Seat(platen_rules::vocabulary::Seat::default());
                            let mut game = Game::new(Arc::clone(&cards), options, seed).unwrap();
                            let mut rng = ChaCha8Rng::seed_from_u64(g);
                            let mut policy = Policy::new(&net, &game);
                            // characters at random
                            while let platen_rules::Phase::Characters { .. } = game.table().phase {
                                let seat = game.awaited().first().unwrap();
                                let a = if game.table().frames.is_empty() {
                                    game.look().random_action(seat, &mut rng, &mut Vec::new()).unwrap()
                                } else {
                                    policy.choose(&game, seat, &mut rng)
                                };
                                game.apply_unchecked(seat, &a);
                            }
                            if its == 0 {
                                policy.play_on(&mut game, &mut rng, |_, _| true);
                            } else {
                                let s = Search { iterations: its, rounds: 1, most: 8, tries: 0 };
                                while let Some(seat) = game.awaited().first() {
                                    let view = game.view(Some(seat));
                                    let q = Question::new(game.cards(), &view).unwrap();
                                    let a = q.forced().unwrap_or_else(|| {
                                        s.run(&net, &q, &Effort::of(seed.of_player(seat)))[0].action
                                    });
                                    game.apply_unchecked(seat, &a);
                                }
                            }
                            let result = game.result().unwrap();
                            let w = result.winners();
                            for seat in options.player_seats().iter() {
                                let share = if w.contains(&seat) { 1.0 / w.len() as f64 } else { 0.0 };
                                out.push((
                                    seat.index(),
                                    game.table().players[seat].character.unwrap(),
                                    share,
                                    standing(&game.table().players[seat]),
                                ));
                            }
                        }
                    })
                })
                .collect();
            hs.into_iter().flat_map(|h| h.join().unwrap()).collect()
        });
        let fair = 100.0 / f64::from(players);
        let mean = rows.iter().map(|r| f64::from(r.3)).sum::<f64>() / rows.len() as f64;
        println!("{players} players, mean fame {mean:.1}");
        for seat in 0..players as usize {
            let mine: Vec<_> = rows.iter().filter(|r| r.0 == seat).collect();
            println!(
                "  seat {seat}: {:+.1}",
                100.0 * mine.iter().map(|r| r.2).sum::<f64>() / mine.len() as f64 - fair
            );
        }
        for c in Character::ALL {
            let mine: Vec<_> = rows.iter().filter(|r| r.1 == c).collect();
            let n = mine.len() as f64;
            println!(
                "  {:<10} {:+.1} ± {:.1} (n {n}), fame {:+.1}",
                c.code(),
                100.0 * mine.iter().map(|r| r.2).sum::<f64>() / n - fair,
                100.0 * 1.96 * (0.25 / n).sqrt(),
                mine.iter().map(|r| f64::from(r.3)).sum::<f64>() / n - mean
            );
        }
    }
}
