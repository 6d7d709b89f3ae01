//! The fulfilment workbench: orders as formes with sockets; types and inks are laid by tapping, dragging or keys.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod drag;
mod foot;
mod forme;
mod work;

pub(crate) use work::{Work, work};

use crate::pieces::sign;
use crate::stage::stage;
use crate::teacher::teacher;
use crate::words::say;
use drag::{Drag, Ghost};
use foot::Foot;
use forme::{forme_card, free_slot};
use leptos::prelude::*;
use platen_rules::MAX_ORDERS;

/// The bench, in place of the board in one's own fulfilling step.
#[component]
pub(crate) fn Bench() -> impl IntoView {
    let work = work();
    let drag = Drag::start(work);
    provide_context(drag);
    let formes = move || {
        let speaker = stage().speaker()?;
        let bench = work.bench.get()?;
        let held = work.held.get();
        let cards = (0..bench.formes().len())
            .map(|place| forme_card(work, &bench, place, held, &speaker))
            .collect_view();
        let free = (bench.formes().len()..MAX_ORDERS).map(|place| free_slot(place, &speaker)).collect_view();
        Some(view! { {cards}{free} })
    };
    let let_go = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            work.held.set(None);
        }
    };
    view! {
        <section class="bench" aria-label=say("ui-bench-title") on:keydown=let_go class:is-going=work.going>
            <header>
                <h2>{say("ui-bench-title")}</h2>
                <p class="muted">{say("ui-bench-how")}</p>
                {move || (!teacher().leads()).then(|| view! {
                    <button type="button" class="btn btn-quiet best" data-do="propose" on:click=move |_| work.propose()>
                        {sign("ui-hint")}{say("ui-bench-best")}
                    </button>
                })}
            </header>
            <ol class="formes scroll">{formes}</ol>
            <Foot />
            <Ghost drag />
        </section>
    }
}
