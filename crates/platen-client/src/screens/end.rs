//! The end of a game: the verdict, the sheet of scores by source, fame by round, and what can be done next.

mod chart;
mod verdict;

use super::{plain_speaker, session};
use crate::new_game::NewGame;
use crate::pieces::{mark, sign};
use crate::stage::{Now, stage};
use crate::words::say;
use chart::Chart;
use leptos::prelude::*;
use platen_host::protocol::SetChoice;
use platen_model::{Mark, ScoreSheet, Source};
use platen_rules::vocabulary::Seat;
use verdict::Verdict;

/// Lies over the table once the game is over, until the table is to be seen.
#[component]
pub(crate) fn End() -> impl IntoView {
    let stage = stage();
    let is_over = Memo::new(move |_| {
        let tried = stage.session.trial.with(Option::is_some);
        !tried && stage.with(|now| now.table.state.sight.over).unwrap_or_default()
    });
    let is_away = RwSignal::new(false);
    let back = move || {
        view! {
            <button class="btn btn-main end-back" data-do="end" on:click=move |_| is_away.set(false)>
                {sign("laurel")}{say("ui-end-again")}
            </button>
        }
    };
    view! {
        <Show when=move || is_over.get()>
            <Show when=move || !is_away.get() fallback=back>
                <section class="end" data-screen="end" role="dialog" aria-modal="true" aria-label=say("ui-end-again")>
                    <Verdict />
                    <Scores />
                    <Chart />
                    <Next is_away />
                </section>
            </Show>
        </Show>
    }
}

/// What the sheet says of each player.
struct Column {
    seat: Seat,
    mark: Mark,
    name: String,
    is_here: bool,
}

fn columns(now: &Now, sheet: &ScoreSheet) -> Vec<Column> {
    let speaker = stage().speaker().or_else(plain_speaker);
    let column = |&seat: &Seat| Column {
        seat,
        mark: Mark::of(now.scene(), seat),
        name: speaker.as_ref().map(|speaker| speaker.name(seat).to_string()).unwrap_or_default(),
        is_here: now.table.info.holds.contains(&seat),
    };
    sheet.seats.iter().map(column).collect()
}

const fn source_sign(source: Source) -> &'static str {
    match source {
        Source::Colours => "ink-any",
        Source::Decoration => "spec-binding",
        Source::Bonus => "order",
        Source::Gears => "act-gears",
        Source::Tory => "spec-illuminating",
        Source::Specialties => "act-specialties",
        Source::Patronage => "act-patronage",
        Source::Guilders => "guilder",
    }
}

#[component]
fn Scores() -> impl IntoView {
    let stage = stage();
    move || {
        let speaker = stage.speaker()?;
        stage.with(|now| {
            let sheet = ScoreSheet::of(&now.table.state.sight.standing);
            let columns = columns(now, &sheet);
            // With one person and nobody else there is no column to point out.
            let is_you = |index: usize| columns.len() > 1 && columns[index].is_here;
            let heads = columns.iter().enumerate().map(|(index, column)| {
                view! {
                    <th scope="col" class:is-you=is_you(index) data-seat=column.seat.number()>
                        {mark(column.mark)}{column.name.clone()}
                    </th>
                }
            });
            let heads = heads.collect_view();
            let rows = sheet.rows.iter().enumerate().map(|(row, (source, fame))| {
                let best = sheet.best_of(row);
                let cell = |(index, &fame): (usize, &u16)| {
                    let is_best = columns.len() > 1 && fame == best;
                    view! { <td class:is-you=is_you(index) class:is-best=is_best>{fame}</td> }
                };
                let cells = fame.iter().enumerate().map(cell).collect_view();
                let name = speaker.score_source(source.code());
                view! { <tr data-source=source.code()><th scope="row"><span>{sign(source_sign(*source))}{name}</span></th>{cells}</tr> }
            });
            let rows = rows.collect_view();
            let total = |(index, &fame): (usize, &u16)| view! { <td class:is-you=is_you(index)>{fame}</td> };
            let totals = sheet.totals.iter().enumerate().map(total).collect_view();
            view! {
                <div class="scores-box scroll" tabindex="0" role="group" aria-label=say("ui-end-source")>
                <table class="scores">
                    <thead><tr><th scope="col"><span class="vh">{say("ui-end-source")}</span></th>{heads}</tr></thead>
                    <tbody>{rows}</tbody>
                    <tfoot><tr><th scope="row">{speaker.score_source("total")}</th>{totals}</tr></tfoot>
                </table>
                </div>
            }
        })
    }
}

/// What can be done next.
#[component]
fn Next(is_away: RwSignal<bool>) -> impl IntoView {
    let (session, stage) = (session(), stage());
    let same = move |_| {
        if let Some(now) = stage.now.get_untracked() {
            session.deal_again(now.table.info.table);
        }
    };
    let new = move |_| {
        if let Some(now) = stage.now.get_untracked() {
            session.make(&again(&now));
        }
    };
    let deals = move || {
        view! {
            <button class="btn" data-do="same-deal" on:click=same>{say("ui-same-deal")}</button>
            <button class="btn btn-main" data-do="new-deal" on:click=new>{say("ui-new-deal")}</button>
        }
        .into_any()
    };
    view! {
        <footer>
            <button class="btn btn-quiet" data-do="to-start" on:click=move |_| session.go_to_start()>{say("ui-to-start")}</button>
            <button class="btn btn-quiet" data-do="see-table" on:click=move |_| is_away.set(true)>{say("ui-end-table")}</button>
            <button class="btn btn-quiet" data-do="save" on:click=move |_| session.save()>{say("ui-file-save")}</button>
            <button class="btn" data-do="replay" on:click=move |_| session.replay_table()>{say("ui-replay")}</button>
            {if session.is_shared() { view! { <Again /> }.into_any() } else { deals() }}
        </footer>
    }
}

/// Another game with the same people; who only watched may watch again.
#[component]
fn Again() -> impl IntoView {
    let session = session();
    let next = move || session.desk.with(|desk| desk.as_ref()?.card.as_ref()?.rematch.clone());
    let plays = move || session.desk.with(|desk| desk.as_ref().is_some_and(|desk| desk.you.is_some()));
    let watch = move |table: String| {
        view! { <button class="btn" data-do="watch" on:click=move |_| session.join(&table)>{say("far-watch")}</button> }
    };
    let play = move || {
        let label = if next().is_some() { say("far-again-join") } else { say("far-again") };
        view! { <button class="btn btn-main" data-do="again" on:click=move |_| session.play_again()>{label}</button> }
    };
    move || if plays() { play().into_any() } else { next().map(watch).into_any() }
}

/// The same table, dealt anew.
fn again(now: &Now) -> NewGame {
    let info = &now.table.info;
    let published = || SetChoice::Published(info.set.name.clone());
    let set = info.set_text.clone().map_or_else(published, SetChoice::Text);
    NewGame { set, ..NewGame::again(&info.seats, info.options, info.house) }
}
