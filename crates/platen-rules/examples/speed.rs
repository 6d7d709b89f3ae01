use platen_rules::*;
use std::time::Instant;
fn main() {
    let cards = cards::published_set("house-1").expect("set reads");
    let mut buf = Vec::with_capacity(4096);
    let n: u64 = std::env::args().nth(1).map_or(20000, |s| s.parse().unwrap());
    for (players, automa, chars) in [(2, false, false), (4, false, true), (1, true, true), (3, true, true)] {
        let mut o = GameOptions::new(players);
        o.automa = automa;
        o.characters = chars;
        let t = Instant::now();
        let mut d = 0u64;
        let mut fame = 0u64;
        let mut rng = Seed::from_number(7).player_rng(vocabulary::Seat::new(0).unwrap());
        for i in 0..n {
            let mut g = Game::new(cards.clone(), o, Seed::from_number(i)).unwrap();
            d += g.play_out(&mut rng, &mut buf) as u64;
            assert!(g.result().is_some());
            fame += g.result().unwrap().scores[0].total as u64;
        }
        let s = t.elapsed().as_secs_f64();
        println!(
            "{players} automa={automa} chars={chars}: {:.0} games/s {:.1} decisions/game {:.1} ns/decision fame {:.1}",
            n as f64 / s,
            d as f64 / n as f64,
            s * 1e9 / d as f64,
            fame as f64 / n as f64
        );
    }
    println!(
        "State {} Table {} Player {} Action {} Event {}",
        size_of::<Setup>(),
        size_of::<Table>(),
        size_of::<Player>(),
        size_of::<Action>(),
        size_of::<Event>()
    );
}
