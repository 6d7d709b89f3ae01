//! Trains the evaluation by self-play.
use platen_bots::policy::Policy;
use platen_bots::value::{FEATURES, Features, HIDDEN, Net, RoundNet, features, standing};
use platen_rules::cards::{CardSet, DEFAULT_SET, published_set, read_set};
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, GameOptions, Seed};
use rand_chacha::ChaCha8Rng;
use rand_core::{Rng, SeedableRng};
use std::sync::Arc;

struct Sample {
    round: u8,
    features: Features,
    target: f32,
}

fn options(i: u64) -> GameOptions {
    let players = [1, 1, 2, 2, 2, 2, 3, 4][(i % 8) as usize];
    let mut options = GameOptions::new(players);
    options.characters = i % 11 != 0;
    if players == 2 && i % 32 == 2 {
        options.automa = true;
    }
    options
}

fn unit(rng: &mut impl Rng) -> f32 {
    (rng.next_u32() >> 8) as f32 / 16_777_216.0
}

fn play(
    cards: &Arc<CardSet>,
    net: &Net,
    i: u64,
    seed: u64,
    zero: bool,
    out: &mut Vec<Sample>,
    sums: &mut [(f64, u32); 5],
) {
    let options = options(i);
    let mut game = Game::new(Arc::clone(cards), options, Seed::from_number(seed).of_game(i + 1)).unwrap();
    let mut rng = ChaCha8Rng::seed_from_u64(seed ^ (i << 20));
    let mut policy = Policy::new(net, &game);
    policy.noise = if zero { 6.0 } else { [0.0, 0.5, 1.5, 3.0][(rng.next_u32() % 4) as usize] };
    let noise = policy.noise;
    let mut seen: Vec<(Seat, u8, Features, f32)> = Vec::new();
    let mut pick = ChaCha8Rng::seed_from_u64(!seed ^ (i << 20));
    let its: u32 = std::env::var("ITS").map_or(0, |x| x.parse().unwrap());
    if its > 0 {
        let search = platen_bots::search::Search { iterations: its, rounds: 1, most: 6, tries: 0 };
        let mut step = 0;
        while let Some(seat) = game.awaited().first() {
            let view = game.view(Some(seat));
            let q = platen_bots::Question::new(game.cards(), &view).unwrap();
            step += 1;
            let effort = platen_bots::Effort::of(Seed::from_number(seed + i * 1000 + step));
            let action = q.forced().unwrap_or_else(|| {
                if noise > 0.0 && rng.next_u32() % 24 == 0 {
                    return policy.choose(&game, seat, &mut rng);
                }
                search.run(net, &q, &effort)[0].action
            });
            game.apply_unchecked(seat, &action);
            let table = game.table();
            if table.phase != platen_rules::Phase::Over {
                seen.push((
                    seat,
                    table.round,
                    features(cards, table, seat),
                    standing(&table.players[seat]) as f32,
                ));
            }
        }
    }
    policy.play_on(&mut game, &mut rng, |game, seat| {
        if pick.next_u32() % 3 == 0 {
            let table = game.table();
            if table.phase != platen_rules::Phase::Over {
                let f = features(cards, table, seat);
                seen.push((seat, table.round, f, standing(&table.players[seat]) as f32));
            }
        }
        true
    });
    let table = game.table();
    let share = if zero { 1.0 } else { 0.35 };
    for (place, (seat, round, features, at_hand)) in seen.iter().enumerate() {
        let last = standing(&table.players[*seat]) as f32;
        let later = seen[place + 1..].iter().find(|other| other.0 == *seat && other.1 > *round);
        let guess =
            later.map_or(last, |(_, round, features, at_hand)| at_hand + net.future(*round, features));
        let target = (share * last + (1.0 - share) * guess - at_hand) / 10.0;
        out.push(Sample { round: *round, features: features.clone(), target });
    }
    if noise < 1.0 || zero {
        let kind = usize::from(options.players);
        for seat in options.player_seats().iter() {
            sums[kind].0 += f64::from(standing(&table.players[seat]));
            sums[kind].1 += 1;
        }
    }
}

struct Adam {
    m: RoundNet,
    v: RoundNet,
    t: i32,
}

fn train_round(net: &mut RoundNet, samples: &[&Sample], epochs: u32, rate: f32, seed: u64) -> (f32, f32) {
    let mut rng = ChaCha8Rng::seed_from_u64(seed);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let hold = samples.len() / 20;
    let mut adam = Adam { m: RoundNet::default(), v: RoundNet::default(), t: 0 };
    let mut g = RoundNet::default();
    let (mut train_loss, mut test_loss) = (0.0, 0.0);
    for epoch in 0..epochs {
        for i in (hold + 1..order.len()).rev() {
            let j = hold + (rng.next_u32() as usize) % (i + 1 - hold);
            order.swap(i, j);
        }
        let mut sum = 0.0_f64;
        let lr = rate * (1.0 - epoch as f32 / epochs as f32).max(0.1);
        for batch in order[hold..].chunks(256) {
            let mut touched = vec![false; FEATURES];
            for &s in batch {
                let s = samples[s];
                let (hidden, out) = net.run(&s.features);
                let e = out - s.target;
                sum += f64::from(e * e);
                let e = e.clamp(-3.0, 3.0) / batch.len() as f32;
                g.bias += e;
                let mut back = [0.0_f32; HIDDEN];
                for h in 0..HIDDEN {
                    if hidden[h] > 0.0 {
                        g.top[h] += e * hidden[h];
                        back[h] = e * net.top[h];
                        g.base[h] += back[h];
                    }
                }
                for (f, x) in s.features.iter() {
                    touched[f] = true;
                    g.direct[f] += e * x;
                    for h in 0..HIDDEN {
                        g.below[f][h] += back[h] * x;
                    }
                }
            }
            adam.t += 1;
            let (b1, b2) = (0.9_f32, 0.999_f32);
            let c1 = 1.0 - b1.powi(adam.t);
            let c2 = 1.0 - b2.powi(adam.t);
            let step = |w: &mut f32, g: &mut f32, m: &mut f32, v: &mut f32| {
                *m = b1 * *m + (1.0 - b1) * *g;
                *v = b2 * *v + (1.0 - b2) * *g * *g;
                *w -= lr * (*m / c1 / ((*v / c2).sqrt() + 1e-8) + 1e-4 * *w);
                *g = 0.0;
            };
            step(&mut net.bias, &mut g.bias, &mut adam.m.bias, &mut adam.v.bias);
            for h in 0..HIDDEN {
                step(&mut net.base[h], &mut g.base[h], &mut adam.m.base[h], &mut adam.v.base[h]);
                step(&mut net.top[h], &mut g.top[h], &mut adam.m.top[h], &mut adam.v.top[h]);
            }
            for f in 0..FEATURES {
                if !touched[f] {
                    continue;
                }
                step(&mut net.direct[f], &mut g.direct[f], &mut adam.m.direct[f], &mut adam.v.direct[f]);
                for h in 0..HIDDEN {
                    step(
                        &mut net.below[f][h],
                        &mut g.below[f][h],
                        &mut adam.m.below[f][h],
                        &mut adam.v.below[f][h],
                    );
                }
            }
        }
        train_loss = (sum / (order.len() - hold) as f64) as f32;
    }
    for &s in &order[..hold] {
        let e = net.run(&samples[s].features).1 - samples[s].target;
        test_loss += e * e / hold as f32;
    }
    (train_loss.sqrt() * 10.0, test_loss.sqrt() * 10.0)
}

fn main() {
    let args: Vec<String> = std::env::args().collect();
    let out = args[1].clone();
    let generations: u32 = args[2].parse().unwrap();
    let games: u64 = args[3].parse().unwrap();
    let cards = match args.get(4).filter(|p| *p != "-") {
        Some(path) => Arc::new(read_set(&std::fs::read_to_string(path).unwrap()).unwrap()),
        None => published_set(DEFAULT_SET).unwrap(),
    };
    let first: u64 = args.get(6).map_or(0, |x| x.parse().unwrap());
    let mut zero = true;
    let mut net = Net::default();
    if let Some(text) = args.get(5).and_then(|p| std::fs::read_to_string(p).ok()) {
        net = Net::from_text(&text).unwrap();
        zero = false;
    } else {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        for round in &mut net.rounds {
            for row in &mut round.below {
                for w in row {
                    *w = (unit(&mut rng) - 0.5) * 0.4;
                }
            }
            for w in &mut round.top {
                *w = (unit(&mut rng) - 0.5) * 0.2;
            }
        }
    }
    let mut old: Vec<Sample> = Vec::new();
    for generation in 0..generations {
        let started = std::time::Instant::now();
        let next = std::sync::atomic::AtomicU64::new(0);
        let playing = if zero && generation == 0 { Net::default() } else { net.clone() };
        let results: Vec<(Vec<Sample>, [(f64, u32); 5])> = std::thread::scope(|scope| {
            let handles: Vec<_> = (0..2)
                .map(|_| {
                    scope.spawn(|| {
                        let mut out = Vec::new();
                        let mut sums = [(0.0, 0); 5];
                        loop {
                            let i = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
                            if i >= games {
                                return (out, sums);
                            }
                            play(
                                &cards,
                                &playing,
                                i,
                                1000 + first + u64::from(generation),
                                zero && generation == 0,
                                &mut out,
                                &mut sums,
                            );
                        }
                    })
                })
                .collect();
            handles.into_iter().map(|h| h.join().unwrap()).collect()
        });
        let played = started.elapsed();
        let mut fresh = Vec::new();
        let mut sums = [(0.0, 0); 5];
        for (samples, s) in results {
            fresh.extend(samples);
            for k in 0..5 {
                sums[k].0 += s[k].0;
                sums[k].1 += s[k].1;
            }
        }
        let started = std::time::Instant::now();
        let mut losses = Vec::new();
        let all: Vec<&Sample> = fresh.iter().chain(&old).collect();
        let by: Vec<Vec<&Sample>> =
            (1..=6).map(|r| all.iter().copied().filter(|s| s.round == r).collect()).collect();
        std::thread::scope(|scope| {
            let (a, b) = net.rounds.split_at_mut(3);
            let (x, y) = by.split_at(3);
            let work = |nets: &mut [RoundNet], data: &[Vec<&Sample>]| -> Vec<(f32, f32)> {
                nets.iter_mut()
                    .zip(data)
                    .map(|(n, d)| {
                        train_round(
                            n,
                            d,
                            4,
                            std::env::var("RATE").map_or(0.002, |x| x.parse().unwrap()),
                            u64::from(generation),
                        )
                    })
                    .collect()
            };
            let h = scope.spawn(move || work(a, x));
            let second = work(b, y);
            losses = h.join().unwrap();
            losses.extend(second);
        });
        let means: Vec<String> =
            sums.iter().map(|(s, n)| format!("{:.1}", s / f64::from((*n).max(1)))).collect();
        println!(
            "gen {generation}: {} samples, means {means:?}, rmse {:?}, played {played:?}, trained {:?}",
            all.len(),
            losses.iter().map(|l| format!("{:.1}/{:.1}", l.0, l.1)).collect::<Vec<_>>(),
            started.elapsed()
        );
        if std::env::var("ITS").is_ok() {
            old.extend(fresh);
        } else {
            old = fresh;
        }
        std::fs::write(&out, net.to_text("trained by self-play")).unwrap();
    }
}
