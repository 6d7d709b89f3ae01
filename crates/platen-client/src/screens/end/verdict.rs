//! Who won, or which title was earned, and how that compares.

use crate::bests::Standing;
use crate::fair::Verdict as Found;
use crate::keepsake::change_bests;
use crate::pieces::{portrait, sign_of};
use crate::screens::session;
use crate::stage::{Now, stage};
use crate::words::words;
use leptos::prelude::*;
use platen_model::ScoreSheet;
use platen_rules::SeatKind;
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_texts::{Args, Speaker};

#[component]
pub(super) fn Verdict() -> impl IntoView {
    let (stage, session) = (stage(), session());
    let best = RwSignal::new(None);
    let result = Memo::new(move |_| {
        let game = session.game.get()?;
        let (options, fame) = stage.with(|now| (now.table.info.options, best_person(now)))?;
        fame.map(|fame| (game, options, fame))
    });
    // To enter a result again changes nothing.
    Effect::new(move |_| {
        let entered = |(game, options, fame)| change_bests(|bests| bests.enter(game, &options, fame));
        best.set(result.get().map(entered));
    });
    move || {
        let speaker = stage.speaker()?;
        stage.with(|now| {
            let sheet = ScoreSheet::of(&now.table.state.sight.standing);
            let winner = now.table.state.sight.standing.winners().first().copied();
            let face = winner.and_then(|seat| now.scene().player(seat).character);
            let best = best.get().map(said_best);
            view! {
                <header class="verdict">
                    {face.map(portrait)}
                    <div>
                        <h1 id="verdict" tabindex="-1">{headline(now, &sheet, &speaker)}</h1>
                        <p>{details(&sheet, &speaker)}" "{best}</p>
                        <Proof />
                    </div>
                    {sign_of("laurel", "i-xl")}
                </header>
            }
        })
    }
}

/// That nobody chose the cards of a shared game: checked on this device, from the record.
#[component]
fn Proof() -> impl IntoView {
    let (stage, session) = (stage(), session());
    let verdict = RwSignal::new(None);
    if session.is_shared() {
        leptos::task::spawn_local(async move {
            let found = session.prove().await;
            verdict.try_set(found);
        });
    }
    let said = move |found: Found| {
        let speaker = stage.speaker()?;
        Some(match found {
            Found::Flawed => ("false", speaker.say("far-fair-flawed")),
            Found::Proven { shares, plans, is_witnessed } => {
                let names = speaker.list(shares.iter().map(|seat| speaker.name(*seat).to_string()));
                let id = if shares.is_empty() {
                    "far-fair-house"
                } else if is_witnessed {
                    "far-fair-proven"
                } else {
                    "far-fair-shown"
                };
                ("true", speaker.say_with(id, Args::new().with("names", names).with("count", plans)))
            }
        })
    };
    move || {
        let (proven, text) = said(verdict.get()?)?;
        Some(view! { <p class="proof" data-proven=proven>{sign_of("ui-lock", "i-s")}{text}</p> })
    }
}

/// The most fame of the people at the table.
fn best_person(now: &Now) -> Option<u16> {
    let seats = &now.table.info.seats;
    let is_person = |seat: Seat| seats.iter().any(|info| info.seat == seat && info.kind == SeatKind::Human);
    let scores = &now.table.state.sight.standing.scores;
    scores.iter().filter(|score| is_person(score.seat)).map(|score| score.total).max()
}

fn headline(now: &Now, sheet: &ScoreSheet, speaker: &Speaker) -> String {
    let fame = sheet.totals.iter().max().copied().unwrap_or_default();
    if let Some(title) = sheet.title {
        return speaker
            .say_with("ui-end-title", Args::new().with("title", speaker.title(title)).with("fame", fame));
    }
    let winners = now.table.state.sight.standing.winners();
    let names = speaker.seats(winners.iter().copied().collect::<SeatSet>());
    let id = if winners.len() > 1 { "ui-end-shared" } else { "ui-end-win" };
    speaker.say_with(id, Args::new().with("names", names).with("fame", fame))
}

fn details(sheet: &ScoreSheet, speaker: &Speaker) -> String {
    match sheet.title {
        Some(title) => {
            let line = format!("title-{}-line", title.name().to_lowercase().replace(' ', "-"));
            let next = sheet.next_title.map(|(next, more)| {
                let args = Args::new().with("more", more).with("title", speaker.title(next));
                format!(" {}", speaker.say_with("ui-end-next", args))
            });
            speaker.say(&line) + &next.unwrap_or_default()
        }
        None => runners_up(sheet, speaker),
    }
}

/// Everyone who did not win, best first.
fn runners_up(sheet: &ScoreSheet, speaker: &Speaker) -> String {
    let mut others: Vec<usize> = (0..sheet.seats.len()).filter(|&index| sheet.places[index] > 1).collect();
    others.sort_by_key(|&index| sheet.places[index]);
    let said = others.into_iter().map(|index| {
        let args = Args::new().with("names", speaker.name(sheet.seats[index]).to_string());
        let args = args.with("place", sheet.places[index]).with("fame", sheet.totals[index]);
        speaker.say_with("ui-end-second", args)
    });
    said.collect::<Vec<_>>().join(" ")
}

fn said_best(Standing { best, is_new }: Standing) -> String {
    words().texts.with(|texts| {
        if is_new {
            texts.say("ui-end-new-best")
        } else {
            texts.say_with("ui-end-best", Args::new().with("fame", best))
        }
    })
}
