//! Lets the shop be heard, for those who want it.

use crate::session::Session;
use crate::sound::sound_of;
use crate::words::words;
use leptos::prelude::*;
use web_sys::Event;

/// Sounds what happens at the table. What is opened or undone is silent.
pub(crate) fn listen(session: Session) {
    let settings = words().settings;
    Effect::new(move |before: Option<Option<(u32, u32)>>| {
        let heard = session.table.with(|table| {
            let table = table.as_ref()?;
            let at = (table.info.table.0, table.state.revision);
            let last = table.log.last().and_then(|last| sound_of(&last.events));
            Some((at, last))
        });
        let (at, sound) = heard.unzip();
        let goes_on =
            before.flatten().zip(at).is_some_and(|(before, at)| before.0 == at.0 && before.1 < at.1);
        if let (true, Some(sound)) =
            (goes_on && settings.with_untracked(|settings| settings.sound), sound.flatten())
        {
            make(sound.code());
        }
        at
    });
}

fn make(sound: &str) {
    if let Ok(event) = Event::new(&format!("platen-sound-{sound}")) {
        // Nobody hinders it.
        let _ = window().dispatch_event(&event);
    }
}
