//! How the line to a shared table stands, while something is wrong with it. Nothing else is in the way meanwhile.

use crate::line::Standing;
use crate::screens::session;
use crate::words::say;
use leptos::prelude::*;

#[component]
pub(crate) fn LineNotice() -> impl IntoView {
    let session = session();
    let state = move || session.desk.with(|desk| desk.as_ref().map(|desk| (desk.standing, desk.waiting > 0)));
    let notice = move |name: &'static str, text: &'static str, reload: bool| {
        let reload = reload.then(|| {
            let load = |_| drop(window().location().reload());
            view! { <button class="btn btn-quiet" data-do="reload" on:click=load>{say("ui-reload")}</button> }
        });
        view! { <p class="toast line" data-notice="line" data-line=name>{say(text)}{reload}</p> }
    };
    let said = move || match state()? {
        (Standing::Lost, false) => Some(notice("lost", "far-lost", false)),
        (Standing::Lost, true) => Some(notice("waiting", "far-lost-waiting", false)),
        (Standing::Outdated, _) => Some(notice("outdated", "far-outdated", true)),
        (Standing::Calling | Standing::Open, _) => None,
    };
    view! { <div role="status">{said}</div> }
}
