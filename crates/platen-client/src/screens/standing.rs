//! The standing, at the end or as if the game ended now.

use super::{session, sitter};
use leptos::prelude::*;

#[component]
pub(crate) fn Standing() -> impl IntoView {
    let session = session();
    move || {
        session.table.with(|table| {
            table.as_ref().map(|table| {
                let sight = &table.state.sight;
                let row = |score: &platen_rules::Score| {
                    let name = sitter(&table.info.seats, score.seat);
                    view! { <tr data-seat=score.seat.number()><th>{name}</th><td>{score.total}</td></tr> }
                };
                let rows = sight.standing.scores.iter().map(row).collect_view();
                let title = sight.standing.title.map(|title| format!("{title:?}"));
                view! {
                    <table class="standing" data-over=sight.over.to_string()>
                        <caption>{if sight.over { "The game is over" } else { "Fame" }}</caption>
                        {rows}
                    </table>
                    <p class="title" id="title">{title.filter(|_| sight.over)}</p>
                }
            })
        })
    }
}
