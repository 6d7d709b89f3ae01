//! Fame by round as lines, and as a table for those who cannot see them.

use super::{Column, columns};
use crate::pieces::mark;
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{ScoreSheet, fame_by_round};

const LEFT: f64 = 30.0;
const STEP: f64 = 54.0;
const FOOT: f64 = 246.0;
const HEIGHT: f64 = 226.0;
const DASHES: [&str; 4] = ["", "8 4", "2 4", "12 4 2 4"];
/// The least distance between the marks at the end of the lines.
const APART: f64 = 20.0;

#[component]
pub(super) fn Chart() -> impl IntoView {
    let stage = stage();
    move || {
        stage.with(|now| {
            let sheet = ScoreSheet::of(&now.table.state.sight.standing);
            let fame = fame_by_round(&now.table.log, &sheet.seats);
            let columns = columns(now, &sheet);
            view! {
                <figure class="chart">
                    <h2>{say("ui-end-chart")}</h2>
                    {drawn(&fame, &columns)}
                    {numbers(&fame, &columns)}
                </figure>
            }
        })
    }
}

fn across(round: usize) -> f64 {
    LEFT + STEP * round as f64
}

/// The distance between lines of the grid, and the top one.
fn grid(most: u16) -> (u16, u16) {
    let step = if most > 100 {
        25
    } else if most > 50 {
        20
    } else {
        10
    };
    (step, most.div_ceil(step).max(1) * step)
}

fn drawn(fame: &[Vec<u16>], columns: &[Column]) -> impl IntoView + use<> {
    let most = fame.iter().flatten().copied().max().unwrap_or_default();
    let (step, top) = grid(most);
    let down = move |fame: u16| FOOT - HEIGHT * f64::from(fame) / f64::from(top);
    let right = across(fame.first().map_or(0, |line| line.len().saturating_sub(1)));
    let line = move |fame: u16| {
        let y = down(fame);
        view! {
            <path class="grid" d=format!("M{LEFT} {y:.1}H{right}") />
            <text x=LEFT - 5.0 y=y + 4.0 text-anchor="end">{fame}</text>
        }
    };
    let lines = (0..=top).step_by(usize::from(step)).map(line).collect_view();
    let rounds = fame.first().map_or(0, Vec::len);
    let round = |round: usize| view! { <text x=across(round) y="264" text-anchor="middle">{round}</text> };
    let rounds = (1..rounds).map(round).collect_view();
    let ends: Vec<f64> = fame.iter().map(|line| down(line.last().copied().unwrap_or_default())).collect();
    let places = parted(&ends);
    let path = |(index, column): (usize, &Column)| {
        let points = fame[index]
            .iter()
            .enumerate()
            .map(|(round, &fame)| format!("{} {:.1}", across(round), down(fame)));
        let path = format!("M{}", points.collect::<Vec<_>>().join("L"));
        let (y, last) = (places[index], fame[index].last().copied());
        view! {
            <g class=format!("p-{}", column.mark.code())>
                <path class="path" d=path stroke-dasharray=DASHES[index % DASHES.len()] />
                <use_ href=format!("#mark-{}", column.mark.code()) x=right + 6.0 y=y - 9.0 width="18" height="18" />
                <text class="last" x=right + 28.0 y=y + 4.0>{last}</text>
            </g>
        }
    };
    let paths = columns.iter().enumerate().map(path).collect_view();
    view! { <svg viewBox="0 0 420 270" aria-hidden="true">{lines}{rounds}{paths}</svg> }
}

/// Places near those given that do not cover each other, in the same order.
fn parted(ends: &[f64]) -> Vec<f64> {
    let mut order: Vec<usize> = (0..ends.len()).collect();
    order.sort_by(|&one, &other| ends[other].total_cmp(&ends[one]));
    let mut places = ends.to_vec();
    for pair in order.windows(2) {
        places[pair[1]] = places[pair[1]].min(places[pair[0]] - APART);
    }
    places
}

fn numbers(fame: &[Vec<u16>], columns: &[Column]) -> impl IntoView + use<> {
    let rounds = fame.first().map_or(0, Vec::len);
    let heads = (1..rounds).map(|round| view! { <th scope="col">{round}</th> }).collect_view();
    let row = |(column, line): (&Column, &Vec<u16>)| {
        let cells = line.iter().skip(1).map(|fame| view! { <td>{*fame}</td> }).collect_view();
        view! { <tr><th scope="row">{mark(column.mark)}{column.name.clone()}</th>{cells}</tr> }
    };
    let rows = columns.iter().zip(fame).map(row).collect_view();
    view! {
        <details class="numbers">
            <summary>{say("ui-end-numbers")}</summary>
            <table>
                <thead><tr><th scope="col"><span class="vh">{say("ui-name")}</span></th>{heads}</tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </details>
    }
}
