//! What can wait until a change was seen.

use leptos::prelude::{request_animation_frame, set_timeout};
use std::time::Duration;

/// Does something as soon as what has changed was painted: a timer that is set in a frame comes after its painting.
pub(crate) fn once_painted(deed: impl FnOnce() + 'static) {
    request_animation_frame(|| set_timeout(deed, Duration::ZERO));
}
