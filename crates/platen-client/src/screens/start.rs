//! The start: new games and stored ones.

use super::refused::Refused;
use super::{session, sitter};
use crate::wire::SavedGame;
use leptos::prelude::*;
use platen_host::protocol::Sitter;
use platen_rules::GameOptions;

const MOST_PLAYERS: usize = 4;
const PERSON: &str = "";

#[component]
pub(crate) fn Start() -> impl IntoView {
    let session = session();
    let alone = move |_| session.make(GameOptions::new(1), vec![Sitter::Person { name: None }]);
    view! {
        <main class="plain" data-screen="start">
            <h1>"Platen"</h1>
            <Refused />
            <button class="btn" data-do="solitaire" on:click=alone>"Solitaire"</button>
            <Company />
            <h2>"Stored games"</h2>
            <ul id="games">{move || session.games.get().into_iter().map(saved).collect_view()}</ul>
        </main>
    }
}

fn saved(SavedGame { game, summary }: SavedGame) -> impl IntoView {
    let session = session();
    let names: Vec<String> = summary.seats.iter().map(|info| sitter(&summary.seats, info.seat)).collect();
    let when = if summary.over { "over".to_string() } else { format!("round {}", summary.round) };
    view! {
        <li data-game=game.0>
            <button class="btn" data-do="continue" on:click=move |_| session.open(game, false)>
                {format!("{}, {when}", names.join(", "))}
            </button>
            <button class="btn" data-do="remove" on:click=move |_| session.remove(game)>"Forget"</button>
        </li>
    }
}

/// Two to four players, each a person or a bot of a level.
#[component]
fn Company() -> impl IntoView {
    let session = session();
    let count = RwSignal::new(2_usize);
    let sitters = RwSignal::new([PERSON; MOST_PLAYERS].map(String::from));
    let choose = move |seat: usize, level: String| sitters.update(|sitters| sitters[seat] = level);
    let make = move |_| {
        let chosen = sitters.get_untracked();
        let chosen = chosen.iter().take(count.get_untracked()).map(|level| sitter_of(level)).collect();
        session.make(GameOptions::new(count.get_untracked() as u8), chosen);
    };
    let seat = move |seat: usize| {
        view! {
            <select data-seat=seat on:change=move |event| choose(seat, event_target_value(&event))>
                <option value=PERSON>"A person"</option>
                {move || session.levels.get().into_iter().map(|level| {
                    view! { <option value=level.name.clone()>{level.name.clone()}</option> }
                }).collect_view()}
            </select>
        }
    };
    let set_count = move |event| count.set(event_target_value(&event).parse().unwrap_or(2));
    view! {
        <form on:submit=move |event| event.prevent_default()>
            <select id="players" on:change=set_count>
                {(2..=MOST_PLAYERS).map(|players| view! { <option value=players>{players}</option> }).collect_view()}
            </select>
            {move || (0..count.get()).map(seat).collect_view()}
            <button class="btn" data-do="company" on:click=make>"Play together"</button>
        </form>
    }
}

fn sitter_of(level: &str) -> Sitter {
    match level {
        PERSON => Sitter::Person { name: None },
        level => Sitter::Bot { level: level.to_string() },
    }
}
