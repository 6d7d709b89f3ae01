//! Worlds split over threads, in whatever number.

use std::ops::Range;
use std::panic::resume_unwind;

/// What `play` gives for these worlds, in their order, whatever the threads; each thread plays one stretch of them. A
/// panic of any of them is a panic of the whole.
pub(crate) fn in_parts<T: Send>(
    worlds: Range<u32>,
    threads: usize,
    play: impl Fn(Range<u32>) -> Vec<T> + Sync,
) -> Vec<T> {
    let count = worlds.end.saturating_sub(worlds.start);
    let threads = (threads as u32).clamp(1, count.max(1));
    if threads == 1 {
        return play(worlds);
    }
    let per = count.div_ceil(threads);
    let part = |part: u32| {
        let from = worlds.end.min(worlds.start + part * per);
        from..worlds.end.min(from + per)
    };
    let play = &play;
    std::thread::scope(|scope| {
        let parts: Vec<_> = (0..threads).map(part).map(|part| scope.spawn(move || play(part))).collect();
        parts.into_iter().flat_map(|part| part.join().unwrap_or_else(|panic| resume_unwind(panic))).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::in_parts;

    #[test]
    fn every_world_is_played_once_and_in_order() {
        for (count, threads) in [(0, 3), (1, 4), (7, 3), (12, 4), (5, 0)] {
            let played = in_parts(10..10 + count, threads, Iterator::collect);
            assert_eq!(played, (10..10 + count).collect::<Vec<_>>(), "{count} on {threads}");
        }
    }

    #[test]
    #[should_panic(expected = "world 5 is broken")]
    fn a_panic_on_a_thread_is_not_swallowed() {
        let _ = in_parts(0..8, 3, |part| {
            part.map(|world| if world == 5 { panic!("world 5 is broken") } else { world }).collect()
        });
    }
}
