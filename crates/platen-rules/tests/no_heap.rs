//! Search allocates nothing: cloning a game and playing it out on a warm buffer never touches the heap.

#![expect(unsafe_code, reason = "a counting allocator implements an unsafe trait")]

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, Seed, Setup};
use platen_testkit::{every_option, modes};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

#[test]
fn a_playout_from_any_mode_does_not_allocate() {
    let cards = published_set("house-1").expect("the house set");
    let mut rng = Seed::from_number(3).player_rng(Seat::default());
    let mut buffer = Vec::with_capacity(8192);
    Game::new(cards.clone(), modes()[0], Seed::from_number(0))
        .expect("options")
        .play_out(&mut rng, &mut buffer);
    for options in modes().into_iter().chain(every_option()) {
        let start = Game::new(cards.clone(), options, Seed::from_number(5)).expect("options");
        for _ in 0..3 {
            let before = ALLOCATIONS.with(Cell::get);
            let mut game = start.clone();
            let decisions = game.play_out(&mut rng, &mut buffer);
            assert!(decisions > 10);
            assert_eq!(ALLOCATIONS.with(Cell::get) - before, 0, "{options}");
        }
    }
}

#[test]
fn a_position_is_small() {
    assert!(size_of::<Setup>() <= 4096, "{} bytes", size_of::<Setup>());
}
