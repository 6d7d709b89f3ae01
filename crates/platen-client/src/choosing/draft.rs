//! The opening draft, in place of the board.

use crate::pieces::{Card, printing_face, refinement_face, sign};
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_model::Target;

/// The opening display: printing cards above, refinement cards below; one of each is an order.
#[component]
pub(crate) fn Draft() -> impl IntoView {
    let stage = stage();
    let display = Memo::new(move |_| stage.with(|now| now.scene().table().display));
    let yours = Signal::derive(move || stage.with(|now| now.table.is_awaited()).unwrap_or_default());
    let printing = move || {
        let (speaker, display) = (stage.speaker()?, display.get()?);
        let item = |no| {
            let (target, label) = (Target::Printing(no), speaker.printing_full(no));
            let face = printing_face(no, &speaker);
            view! { <li><Card target class="card printing" label weighed=yours>{face}</Card></li> }
        };
        Some(display.printing.iter().map(item).collect_view())
    };
    let refinement = move || {
        let (speaker, display) = (stage.speaker()?, display.get()?);
        let item = |no| {
            let (target, label) = (Target::Refinement(no), speaker.refinement_full(no));
            let face = refinement_face(no, &speaker);
            view! { <li><Card target class="card refinement" label weighed=yours>{face}</Card></li> }
        };
        Some(display.refinement.iter().map(item).collect_view())
    };
    view! {
        <main class="draft">
            <h2>{sign("card-printing")}<span>{say("noun-printing-card.plural")}</span></h2><ul data-cards=move || display.get().map(|display| display.printing.iter().count())>{printing}</ul>
            <h2>{sign("card-refinement")}<span>{say("noun-refinement-card.plural")}</span></h2><ul data-cards=move || display.get().map(|display| display.refinement.iter().count())>{refinement}</ul>
        </main>
    }
}
