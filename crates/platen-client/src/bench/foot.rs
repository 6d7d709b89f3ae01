//! The foot of the bench: what lies on the stone, what is done first, what it all gives, and the one button.

use super::forme::movable;
use super::work::{Held, Place, Work, work};
use crate::markup::{Markup, span};
use crate::pieces::{amount, bonus, fame, ink, sector_sign, sign, sort};
use crate::place::{Book, Over};
use crate::stage::stage;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{Bench, Preview, Slot, Totals};
use platen_rules::Action;
use platen_rules::vocabulary::{Ink, Letter, Seat};
use platen_texts::{Args, Speaker};

#[component]
pub(super) fn Foot() -> impl IntoView {
    let work = work();
    let stone = move || {
        let (speaker, bench) = (stage().speaker()?, work.bench.get()?);
        Some(on_stone(work, &bench, work.held.get(), &speaker))
    };
    let first = move || {
        let (speaker, bench) = (stage().speaker()?, work.bench.get()?);
        first(work, bench.first(), &speaker)
    };
    let result = move || {
        let (speaker, bench) = (stage().speaker()?, work.bench.get()?);
        Some(result(work, &bench, &speaker))
    };
    view! {
        <div class="bench-foot">
            <div class="loose" data-place=Place::Stone.code()><span class="muted">{say("ui-bench-stone")}</span>{stone}</div>
            {first}
            {result}
        </div>
    }
}

/// What is not laid, each kind as one to be picked up: as many faces as there are, and their number where there is room for one alone.
fn on_stone(work: Work, bench: &Bench, held: Option<Held>, speaker: &Speaker) -> Vec<AnyView> {
    let heap = |piece: Held, count: u8, name: String, face: Markup| {
        let label = speaker.say_with("ui-bench-loose", Args::new().with("piece", speaker.times(count, name)));
        let faces: Markup = (0..count).map(|_| face.clone()).collect();
        let number = (count > 1).then(|| span("count", count));
        (count > 0).then(|| movable(work, piece, held == Some(piece), label, (faces, number).into()))
    };
    let (letters, inks) = (bench.letters_on_stone(), bench.inks_on_stone());
    let sorts = Letter::ALL.into_iter().filter_map(|letter| {
        let piece = Held::Letter(letter, Slot::Stone);
        heap(piece, letters[letter], speaker.letter_type(letter), sort(letter, speaker))
    });
    let dabs = Ink::ALL.into_iter().filter_map(|colour| {
        heap(Held::Ink(colour, None), inks[colour], speaker.ink_token(colour), ink(colour, speaker))
    });
    sorts.chain(dabs).collect()
}

/// What is done before the declaration; the last of it can be taken back.
fn first(work: Work, actions: &[Action], speaker: &Speaker) -> Option<AnyView> {
    let now = stage().now.get_untracked()?;
    let seat = now.table.viewer()?;
    let mut then = Preview::of(now.scene())?;
    let names: Vec<String> =
        actions.iter().map(|action| said_and_done(&mut then, action, seat, speaker)).collect();
    let last = names.last()?.clone();
    let label = speaker.say_with("ui-bench-take-back", Args::new().with("action", last));
    let numbered = (1..).zip(names);
    let chips = numbered
        .map(|(no, name): (usize, _)| view! { <li class="chip" data-no=no>{name}</li> })
        .collect_view();
    let back = move |_| {
        work.change(Bench::undo_first);
    };
    let view = view! {
        <div class="first">
            <span class="muted">{speaker.say("ui-bench-first")}</span><ol>{chips}</ol>
            <button type="button" class="btn btn-quiet btn-icon" aria-label=label.clone() title=label on:click=back>{sign("ui-undo")}</button>
        </div>
    };
    Some(view.into_any())
}

/// What a step is called when its turn comes, with the price of that moment.
fn said_and_done(then: &mut Preview, action: &Action, seat: Seat, speaker: &Speaker) -> String {
    let name = speaker.action(action, then.table(), seat);
    // The bench has tried it; where a choice comes first, the names after it are those of this moment.
    let _ = then.act(action);
    name
}

/// What it gives with the button that does it, or why it cannot be.
fn result(work: Work, bench: &Bench, speaker: &Speaker) -> AnyView {
    let totals = bench.totals();
    let refusal = work.refusal.get().or_else(|| bench.refusal());
    let said = refusal.map(|refusal| {
        let why = speaker.obstacle(&refusal.obstacle);
        view! { <p class="refusal" role="alert">{why}" "{rule_button(refusal.rule)}</p> }
    });
    let going = work
        .going
        .get()
        .then(|| view! { <p class="muted" role="status">{speaker.say("ui-bench-going")}</p> });
    let count = totals.as_ref().map_or(0, |totals| totals.orders);
    let label = match count {
        0 => speaker.say("ui-bench-declare"),
        _ => speaker.say_with("action-declare", Args::new().with("count", count)),
    };
    let open = count > 0;
    let empty =
        (!open && said.is_none()).then(|| view! { <p class="muted">{speaker.say("ui-bench-empty")}</p> });
    let confirm = move |_| {
        if open {
            work.confirm();
        }
    };
    view! {
        {said}{going}{empty}
        {totals.map(|totals| sums(&totals, speaker))}
        <button type="button" class="btn btn-main declare" data-do="declare" aria-disabled=(!open).to_string() on:click=confirm>{label}</button>
    }
    .into_any()
}

/// A rule that opens the rulebook at its place.
fn rule_button(rule: &'static str) -> impl IntoView {
    let session = stage().session;
    let read = move |_| session.look_at(Over::Book(Book::Rules, Some(rule.to_string())));
    view! { <button type="button" class="rule" data-rule=rule on:click=read>{rule}</button> }
}

fn sums(totals: &Totals, speaker: &Speaker) -> AnyView {
    let gained = u16::try_from(totals.guilders.max(0)).unwrap_or_default();
    let signed = |count: i32| if count > 0 { format!("+{count}") } else { count.to_string() };
    let pay = amount(signed(totals.guilders), "guilder", &speaker.guilders(gained), "FUL-4");
    let bonuses: Markup = totals.bonuses.iter().map(|(_, given)| bonus(*given, speaker)).collect();
    let bonuses = (!bonuses.is_empty()).then(|| {
        view! { <div><dt>{speaker.say("noun-bonus.plural")}</dt><dd class="pieces">{bonuses}</dd></div> }
    });
    let gears = totals.gears.iter().filter(|gear| gear.fame > 0).map(|gear| {
        view! { <div><dt>{speaker.say("noun-gear")}{sector_sign(gear.sector, speaker)}</dt><dd>{fame(gear.fame, speaker)}</dd></div> }
    });
    view! {
        <dl class="totals" aria-label=speaker.say("ui-bench-gains")>
            <div><dt>{speaker.say("noun-guilder.plural")}</dt><dd>{pay}</dd></div>
            <div><dt>{speaker.say("noun-fame")}</dt><dd>{fame(totals.fame.total(), speaker)}</dd></div>
            {bonuses}
            {gears.collect_view()}
        </dl>
    }
    .into_any()
}
