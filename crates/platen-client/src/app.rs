//! The page: which screen is shown.

use crate::bench::Work;
use crate::hearing::listen;
use crate::screens::{
    Broken, Coach, Elsewhere, End, LineNotice, Notice, Overs, Room, Start, TableScreen, Unsaved,
};
use crate::session::{Screen, Session};
use crate::stage::Stage;
use crate::teacher::Teacher;
use crate::together::Together;
use crate::words::{Words, say};
use leptos::mount::mount_to_body;
use leptos::prelude::*;
use platen_texts::{Lang, Texts};
use std::cell::RefCell;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    static WORKER_URL: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Shows the page. `worker` is the address of the script that loads this module in a worker; `folder` that of the texts,
/// of which `text` is the one of the language `lang`.
#[wasm_bindgen]
pub fn start_app(worker: String, folder: String, lang: &str, text: &str) {
    console_error_panic_hook::set_once();
    WORKER_URL.set(worker);
    let texts = Texts::read(Lang::best([lang]), [text]);
    mount_to_body(move || view! { <App folder texts /> });
}

/// The address of the worker's script.
pub(crate) fn worker_url() -> String {
    WORKER_URL.with_borrow(Clone::clone)
}

#[component]
fn App(folder: String, texts: Texts) -> impl IntoView {
    let session = Session::start();
    provide_context(session);
    provide_context(Words::start(folder, texts));
    let teacher = Teacher::of(session);
    provide_context(teacher);
    let stage = Stage::of(session, teacher);
    provide_context(stage);
    provide_context(Work::of(session, stage, teacher));
    provide_context(Together::of(session));
    listen(session);
    crate::turns::announce(session);
    crate::focus::keep();
    let screen = move || match session.screen.get() {
        Screen::Opening => view! { <p class="opening">{say("ui-opening")}</p> }.into_any(),
        Screen::Start => view! { <Start /> }.into_any(),
        Screen::Table => view! { <TableScreen /><Coach /><End /> }.into_any(),
        Screen::Room => view! { <Room /> }.into_any(),
        Screen::Elsewhere(game) => view! { <Elsewhere game /> }.into_any(),
        Screen::Broken(no) => view! { <Broken no /> }.into_any(),
    };
    view! {
        {screen}
        <Overs />
        <Notice />
        <Unsaved />
        <LineNotice />
    }
}
