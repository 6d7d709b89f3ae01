//! The reader: the rulebook by chapter with search, the characters, the origin of printing, the titles.

mod books;
mod search;

use super::session;
use crate::pieces::sign;
use crate::place::{Book, Over};
use crate::words::{say, words};
use books::{Chapters, History, Printers, Titles};
use leptos::prelude::*;
use search::{Found, SearchField};

/// A book over whatever is shown, open at the place that the address names.
#[component]
pub(crate) fn Reader() -> impl IntoView {
    let session = session();
    let open = Memo::new(move |_| match session.over.get() {
        Some(Over::Book(book, at)) => (book, at),
        _ => (Book::Rules, None),
    });
    let query = RwSignal::new(String::new());
    let is_searching = move || !query.with(|query| query.trim().is_empty());
    Effect::new(move |_| {
        open.get();
        query.set(String::new());
    });
    let dialog: NodeRef<leptos::html::Dialog> = NodeRef::new();
    Effect::new(move |_| dialog.get().map(|dialog| dialog.open() || dialog.show_modal().is_ok()));
    let cancel = move |event: web_sys::Event| {
        event.prevent_default();
        session.look_back();
    };
    let page = move || match open.get() {
        _ if is_searching() => view! { <Found query /> }.into_any(),
        (Book::Rules, at) => view! { <Chapters at /> }.into_any(),
        (Book::Printers, at) => view! { <Printers at /> }.into_any(),
        (Book::History, _) => view! { <History /> }.into_any(),
        (Book::Titles, _) => view! { <Titles /> }.into_any(),
    };
    view! {
        <dialog class="reader" data-sheet="reader" aria-label=say("ui-book-rules") node_ref=dialog on:cancel=cancel>
            <header>
                <button class="btn btn-quiet" data-do="close" on:click=move |_| session.look_back()>{sign("ui-undo")}{say("ui-back")}</button>
                <nav class="shelf" aria-label=say("ui-contents")>
                    {Book::ALL.map(|book| shelf_button(book, open)).collect_view()}
                </nav>
                <SearchField query />
            </header>
            <Show when=move || open.get().0 == Book::Rules>
                <books::Contents open />
            </Show>
            <article class="scroll" class:is-wide=move || open.get().0 != Book::Rules tabindex="0">{page}</article>
        </dialog>
    }
}

fn shelf_button(book: Book, open: Memo<(Book, Option<String>)>) -> impl IntoView {
    let session = session();
    let label = match book {
        Book::Rules => say("ui-book-rules"),
        Book::Printers => say("ui-book-printers"),
        Book::History => say("ui-book-history"),
        Book::Titles => say("ui-book-titles"),
    };
    let is_open = move || (open.get().0 == book).then_some("page");
    view! {
        <button
            class="btn btn-quiet"
            data-book=book.code()
            aria-current=is_open
            on:click=move |_| session.look_at(Over::Book(book, None))
        >
            {label}
        </button>
    }
}

/// A text of the books by its id.
fn book_text(id: &str) -> String {
    words().texts.with(|texts| texts.say(id))
}
