//! How the line to a shared table stands, while something is wrong with it, and that a plan is not the one that was sealed. Nothing
//! else is in the way meanwhile.

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
    let is_broken = Memo::new(move |_| {
        session.desk.with(|desk| desk.as_ref().is_some_and(|desk| !desk.seals.broken().is_empty()))
    });
    let broken = move || {
        is_broken.get().then(
            || view! { <p class="toast line" data-notice="seals" role="alert">{say("far-seal-broken")}</p> },
        )
    };
    view! { <div role="status">{said}</div>{broken} }
}
