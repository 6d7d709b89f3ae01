//! The board and the printing houses at a step, in short.

use super::At;
use super::reel::speaker;
use crate::pieces::{mark, sign};
use crate::words::say;
use leptos::prelude::*;
use platen_host::protocol::Shown;
use platen_model::{Mark, Scene};
use platen_rules::Player;
use platen_rules::vocabulary::Seat;
use platen_texts::Speaker;

#[component]
pub(super) fn Houses(at: At) -> impl IntoView {
    move || {
        at.shown.get().map(|shown| {
            let replaying = at.replaying.get_value();
            let (speaker, scene) = (speaker(&replaying), Scene::new(&replaying.cards, &shown.sight));
            let seats = replaying.reel.options.player_seats();
            let houses = seats.iter().map(|seat| house(scene, &speaker, seat)).collect_view();
            view! {
                <section class="houses scroll" tabindex="0" role="group" aria-label=say("ui-the-houses")>
                    <p class="prompt-line" role="status">{what(&speaker, &shown)}</p>
                    <ul>{houses}</ul>
                </section>
            }
        })
    }
}

fn what(speaker: &Speaker, shown: &Shown) -> String {
    speaker.prompt(&shown.sight.view.table, None)
}

fn house(scene: Scene<'_>, speaker: &Speaker, seat: Seat) -> impl IntoView + use<> {
    let player: &Player = scene.player(seat);
    let score = scene.sight.standing.scores.iter().find(|score| score.seat == seat).map(|score| score.total);
    let nothing = speaker.say("nothing");
    let types = Some(speaker.letters(&player.letters)).filter(|types| !types.is_empty());
    let types = types.unwrap_or_else(|| nothing.clone());
    let orders: Vec<String> = player.orders.iter().map(|order| speaker.order(*order)).collect();
    let orders = if orders.is_empty() { vec![nothing] } else { orders };
    let orders = orders.into_iter().map(|order| view! { <li>{order}</li> }).collect_view();
    let gears = player.gears.iter().map(|gear| speaker.gear(gear.gear)).collect::<Vec<_>>();
    let owner = Mark::of(scene, seat);
    view! {
        <li class=format!("a-house p-{}", owner.code())>
            <h3>{mark(owner)}{speaker.name(seat).to_string()}<span class="amount">{score}{sign("fame")}</span></h3>
            <dl>
                <dt>{speaker.say("table-types")}</dt><dd>{types}</dd>
                <dt>{speaker.say("table-inks")}</dt><dd>{speaker.inks(&player.inks)}</dd>
                <dt>{speaker.say("table-levels")}</dt><dd>{speaker.levels(&player.levels)}</dd>
                <dt>{speaker.say("score-guilders")}</dt><dd>{player.guilders}</dd>
                <dt>{speaker.say("table-gears")}</dt><dd>{speaker.list(gears)}</dd>
            </dl>
            <h4>{speaker.say("table-orders")}</h4>
            <ul class="in-hand">{orders}</ul>
        </li>
    }
}
