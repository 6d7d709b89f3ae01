//! Dragging pieces with a pointer: mouse, pen or finger.

use super::work::{Held, Place, Work};
use crate::pieces::{ink, sort};
use crate::stage::stage;
use leptos::ev::PointerEvent;
use leptos::prelude::*;

/// How far a pointer moves before a tap becomes a drag.
const FAR: i32 = 6;

/// A piece under the pointer.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Grip {
    piece: Held,
    from: (i32, i32),
    at: (i32, i32),
    moved: bool,
}

/// What is being dragged.
#[derive(Clone, Copy)]
pub(super) struct Drag {
    work: Work,
    grip: RwSignal<Option<Grip>>,
    /// Whether the last press was a drag, whose click is to be ignored.
    dragged: RwSignal<bool>,
}

impl Drag {
    /// Follows the pointer as long as the bench is shown.
    pub(super) fn start(work: Work) -> Drag {
        let drag = Drag { work, grip: RwSignal::default(), dragged: RwSignal::default() };
        let moves = window_event_listener(leptos::ev::pointermove, move |event| drag.follow(&event));
        let ends = window_event_listener(leptos::ev::pointerup, move |event| drag.end(&event));
        let breaks = window_event_listener(leptos::ev::pointercancel, move |_| drag.grip.set(None));
        on_cleanup(move || {
            moves.remove();
            ends.remove();
            breaks.remove();
        });
        drag
    }

    /// A pointer goes down on a piece.
    pub(super) fn grip(self, piece: Held, event: &PointerEvent) {
        let at = (event.client_x(), event.client_y());
        self.dragged.set(false);
        self.grip.set(Some(Grip { piece, from: at, at, moved: false }));
    }

    /// Whether a click is no more than the end of a drag.
    pub(super) fn was_drag(self) -> bool {
        self.dragged.get_untracked()
    }

    fn follow(self, event: &PointerEvent) {
        let Some(mut grip) = self.grip.get_untracked() else { return };
        grip.at = (event.client_x(), event.client_y());
        let (dx, dy) = (grip.at.0 - grip.from.0, grip.at.1 - grip.from.1);
        grip.moved |= dx * dx + dy * dy > FAR * FAR;
        if grip.moved {
            self.grip.set(Some(grip));
        }
    }

    fn end(self, event: &PointerEvent) {
        let Some(grip) = self.grip.get_untracked() else { return };
        self.grip.set(None);
        if !grip.moved {
            return;
        }
        self.dragged.set(true);
        let (x, y) = (event.client_x() as f32, event.client_y() as f32);
        let under = document()
            .element_from_point(x, y)
            .and_then(|element| element.closest("[data-place]").ok().flatten());
        let place =
            under.and_then(|element| element.get_attribute("data-place")).and_then(|code| Place::read(&code));
        if let Some(place) = place {
            self.work.put(grip.piece, place);
        }
    }
}

/// The drag of the bench.
pub(super) fn drag() -> Drag {
    expect_context()
}

/// The piece that follows the pointer.
#[component]
pub(super) fn Ghost(drag: Drag) -> impl IntoView {
    move || {
        let grip = drag.grip.get().filter(|grip| grip.moved)?;
        let speaker = stage().speaker()?;
        let piece = match grip.piece {
            Held::Letter(letter, _) => sort(letter, &speaker),
            Held::Ink(colour, _) => ink(colour, &speaker),
        };
        let place = format!("left:{}px;top:{}px", grip.at.0, grip.at.1);
        Some(view! { <div class="ghost" aria-hidden="true" style=place>{piece}</div> })
    }
}
