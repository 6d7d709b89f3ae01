use platen_rules::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let n: u64 = a[1].parse().unwrap();
    let players: u8 = a[2].parse().unwrap();
    let cards = cards::published_set("house-1").expect("set reads");
    let mut o = GameOptions::new(players);
    for kv in &a[3..] {
        let (k, v) = kv.split_once('=').unwrap();
        o.set(k, v).unwrap();
    }
    let mut buf = Vec::new();
    for i in 0..n {
        let seed = Seed::from_number(i);
        let seats: Vec<SeatInfo> = (0..o.seat_count() as u8)
            .map(|s| {
                let seat = vocabulary::Seat::new(s).unwrap();
                if o.automa_seat() == Some(seat) {
                    SeatInfo { seat, kind: SeatKind::Automa, name: None }
                } else {
                    SeatInfo { seat, kind: SeatKind::Bot, name: Some("random".into()) }
                }
            })
            .collect();
        let mut t = Trace::new(i, &cards, &o, seed, &seats);
        let mut g = Game::begin(cards.clone(), o, seed, &mut t).unwrap();
        let mut rng = seed.player_rng(vocabulary::Seat::new(0).unwrap());
        use rand_core::Rng;
        while !g.awaited().is_empty() {
            // sometimes another seat acts out of turn
            let aw = g.awaited().first().unwrap();
            let mut seat = aw;
            if rng.next_u32() % 6 == 0 {
                let all: Vec<_> = o.player_seats().iter().collect();
                seat = all[rng.next_u32() as usize % all.len()];
            }
            let act = match g.look().random_action(seat, &mut rng, &mut buf) {
                Some(x) => x,
                None => {
                    seat = aw;
                    g.look().random_action(seat, &mut rng, &mut buf).expect("some action")
                }
            };
            g.apply_into(seat, &act, &mut t).unwrap();
        }
        print!("{}", t.take_lines());
    }
}
