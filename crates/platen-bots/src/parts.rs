//! Work split over threads, in whatever number.

use std::panic::resume_unwind;

/// Does the work on every item; each hand does one stretch of them on a thread of its own. A panic of any of them is a panic
/// of the whole.
pub(crate) fn in_parts<H: Send, T: Send>(
    hands: &mut [H],
    items: &mut [T],
    work: impl Fn(&mut H, &mut T) + Sync,
) {
    let stretch = items.len().div_ceil(hands.len().max(1)).max(1);
    let work = |hand: &mut H, part: &mut [T]| part.iter_mut().for_each(|item| work(hand, item));
    if let [hand] = hands {
        return work(hand, items);
    }
    let work = &work;
    std::thread::scope(|scope| {
        let parts = items.chunks_mut(stretch).zip(hands);
        let parts: Vec<_> = parts.map(|(part, hand)| scope.spawn(move || work(hand, part))).collect();
        for part in parts {
            part.join().unwrap_or_else(|panic| resume_unwind(panic));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::in_parts;

    #[test]
    fn the_work_is_done_on_every_item_once() {
        for (count, hands) in [(0, 3), (1, 4), (7, 3), (12, 4), (5, 1)] {
            let (mut items, mut done): (Vec<u32>, _) = ((0..count).collect(), vec![0; hands]);
            in_parts(&mut done, &mut items, |done, item| {
                *item += 10;
                *done += 1;
            });
            assert_eq!(items, (10..10 + count).collect::<Vec<_>>(), "{count} by {hands}");
            assert_eq!(done.iter().sum::<u32>(), count);
        }
    }

    #[test]
    #[should_panic(expected = "item 5 is broken")]
    fn a_panic_on_a_thread_is_not_swallowed() {
        let mut items: Vec<u32> = (0..8).collect();
        in_parts(&mut [(); 3], &mut items, |(), item| assert_ne!(*item, 5, "item 5 is broken"));
    }
}
