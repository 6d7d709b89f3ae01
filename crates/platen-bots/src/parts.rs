//! Worlds split over threads, in whatever number.

use std::ops::Range;
use std::panic::resume_unwind;

/// What `play` gives for these worlds, in their order, whatever the number of hands; each hand plays one stretch of them on a
/// thread of its own. A panic of any of them is a panic of the whole.
pub(crate) fn in_parts<H: Send, T: Send>(
    worlds: Range<u32>,
    hands: &mut [H],
    play: impl Fn(&mut H, Range<u32>) -> Vec<T> + Sync,
) -> Vec<T> {
    if let [hand] = hands {
        return play(hand, worlds);
    }
    let count = worlds.end.saturating_sub(worlds.start);
    let per = count.div_ceil(hands.len().max(1) as u32);
    let part = |part: u32| {
        let from = worlds.end.min(worlds.start + part * per);
        from..worlds.end.min(from + per)
    };
    let play = &play;
    std::thread::scope(|scope| {
        let parts: Vec<_> =
            (0..).map(part).zip(hands).map(|(part, hand)| scope.spawn(move || play(hand, part))).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::in_parts;

    #[test]
    fn every_world_is_played_once_and_in_order() {
        for (count, hands) in [(0, 3), (1, 4), (7, 3), (12, 4), (5, 1)] {
            let played = in_parts(10..10 + count, &mut vec![(); hands], |(), part| part.collect());
            assert_eq!(played, (10..10 + count).collect::<Vec<_>>(), "{count} by {hands}");
        }
    }

    #[test]
    #[should_panic(expected = "world 5 is broken")]
    fn a_panic_on_a_thread_is_not_swallowed() {
        let _ = in_parts(0..8, &mut [(); 3], |(), part| {
            part.map(|world| if world == 5 { panic!("world 5 is broken") } else { world }).collect()
        });
    }
}
