//! Whose turn it is at a shared table, told by the tab's title and, for those who want it, by a notification.

use crate::desk::Desk;
use crate::session::Session;
use crate::table::Table;
use crate::words::{Words, words};
use leptos::prelude::*;
use platen_protocol::Stage;
use platen_rules::{SeatInfo, SeatKind};
use platen_texts::Args;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Notification, NotificationOptions, NotificationPermission, ServiceWorkerRegistration};

const TITLE: &str = "Platen";

/// Keeps the tab's title, and notifies whoever looks elsewhere when it becomes their turn.
pub(crate) fn announce(session: Session) {
    let words = words();
    Effect::new(move |before: Option<Turn>| {
        let now = turn(session);
        let said = said(words, &now);
        document()
            .set_title(&said.as_ref().map_or_else(|| TITLE.to_string(), |said| format!("{said} · {TITLE}")));
        if now == Turn::Yours && before.is_some_and(|before| before != Turn::Yours && before != Turn::Nobodys)
        {
            notify(words, &said.unwrap_or_default());
        }
        now
    });
}

/// Whose turn it is.
#[derive(Clone, Debug, PartialEq)]
enum Turn {
    /// The page is at no shared table, or nothing is known of it yet.
    Nobodys,
    /// Players are awaited.
    Gathering,
    /// One's own.
    Yours,
    /// Another's, by name.
    Others(Option<String>),
    /// The game is over.
    Over,
}

fn turn(session: Session) -> Turn {
    let stage = session.desk.with(|desk| desk.as_ref().and_then(Desk::stage));
    match stage {
        None | Some(Stage::Closed) => Turn::Nobodys,
        Some(Stage::Gathering) => Turn::Gathering,
        Some(Stage::Over) => Turn::Over,
        Some(Stage::Playing) => session.table.with(|table| table.as_ref().map_or(Turn::Nobodys, at_table)),
    }
}

fn at_table(table: &Table) -> Turn {
    if table.is_awaited() {
        return Turn::Yours;
    }
    let awaited = &table.state.sight.awaited;
    let named = |info: &&SeatInfo| info.kind == SeatKind::Human && awaited == &[info.seat];
    Turn::Others(table.info.seats.iter().find(named).and_then(|info| info.name.clone()))
}

fn said(words: Words, turn: &Turn) -> Option<String> {
    words.texts.with(|texts| match turn {
        Turn::Nobodys => None,
        Turn::Gathering => Some(texts.say("far-title-gathering")),
        Turn::Yours => Some(texts.say("far-title-yours")),
        Turn::Others(Some(name)) => {
            Some(texts.say_with("far-title-others", Args::new().with("name", name.clone())))
        }
        Turn::Others(None) => Some(texts.say("far-title-waiting")),
        Turn::Over => Some(texts.say("far-title-over")),
    })
}

fn notify(words: Words, said: &str) {
    let wanted = words.settings.with_untracked(|settings| settings.notify);
    if !wanted || !document().hidden() || !has_notifications() {
        return;
    }
    if Notification::permission() != NotificationPermission::Granted {
        return;
    }
    let options = NotificationOptions::new();
    // The latest takes the place of the one before.
    options.set_tag(TITLE);
    options.set_icon("icon.svg");
    if Notification::new_with_options(said, &options).is_err() {
        notify_by_worker(said.to_string(), options);
    }
}

/// Lets the service worker notify, as nobody else may on a phone.
fn notify_by_worker(said: String, options: NotificationOptions) {
    let ready = window().navigator().service_worker().ready();
    leptos::task::spawn_local(async move {
        let Ok(ready) = ready else { return };
        if let Ok(found) = JsFuture::from(ready).await {
            let registration: ServiceWorkerRegistration = found.unchecked_into();
            // A browser that shows none has a title that tells.
            let _ = registration.show_notification_with_options(&said, &options);
        }
    });
}

/// Asks the person's leave for notifications, and keeps what they chose.
pub(crate) fn allow_notifications(words: Words, wanted: bool) {
    words.change(|settings| settings.notify = wanted);
    if wanted && has_notifications() && Notification::permission() == NotificationPermission::Default {
        // The answer is looked up when there is something to tell.
        let _ = Notification::request_permission();
    }
}

/// Whether this browser has notifications at all.
pub(crate) fn has_notifications() -> bool {
    js_sys::Reflect::has(&window(), &"Notification".into()).unwrap_or_default()
}

/// Whether notifications are wanted and not forbidden, tracked.
pub(crate) fn are_allowed(words: Words) -> bool {
    words.settings.with(|settings| settings.notify)
        && has_notifications()
        && Notification::permission() != NotificationPermission::Denied
}
