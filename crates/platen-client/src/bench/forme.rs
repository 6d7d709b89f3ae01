//! An order on the bench.

use super::drag::drag;
use super::work::{Held, Place, Work};
use crate::markup::{Markup, counted};
use crate::pieces::{bonus, fame, guilders, ink, ink_missing, level, socket, sort};
use leptos::prelude::*;
use platen_model::{Bench, Forme, Lack, Slot, Switch};
use platen_rules::vocabulary::{Character, Letter, Specialty};
use platen_texts::{Args, Speaker};

/// The card of an order: bed of types, lines of colours and decoration, what it gives or lacks. Where there is room for the lines of
/// one alone, the others show in short what they are, and a tap opens them.
pub(super) fn forme_card(
    work: Work,
    bench: &Bench,
    place: usize,
    held: Option<Held>,
    speaker: &Speaker,
) -> AnyView {
    let open = move || work.opened() == Some(place);
    let forme = &bench.formes()[place];
    let lack = bench.lack(place);
    let bed = bed(work, forme, place, held, speaker);
    let bed_class = counted("bed", "of", bed.len(), &[6]);
    view! {
        <li class="forme-card" class:is-out=!forme.on class:is-open=open data-place=Place::Forme(place).code()>
            {header(work, place, forme.on, speaker)}
            {opens(work, forme, place, speaker)}
            <div class=bed_class>{bed}</div>
            <div class="refines">
                {left_out(work, bench, place, speaker)}
                {colours(work, forme, place, &lack, held, speaker)}
                {decoration(work, forme, place, &lack, speaker)}
                {both(forme, speaker)}
            </div>
            <div class="gain">{gain(forme, &lack, speaker)}</div>
        </li>
    }
    .into_any()
}

/// What an order is in short, where another's lines are open: its types, to be tapped as one.
fn opens(work: Work, forme: &Forme, place: usize, speaker: &Speaker) -> AnyView {
    let expanded = move || (work.opened() == Some(place)).to_string();
    let lacking = forme.lacking();
    let of = |letter: Letter| {
        let laid = (0..forme.laid[letter]).map(move |_| sort(letter, speaker));
        laid.chain((0..lacking[letter]).map(move |_| socket(letter)))
    };
    let types: Markup = Letter::ALL.into_iter().flat_map(of).collect();
    view! {
        <button type="button" class="opens" aria-expanded=expanded aria-label=title(place, speaker) on:click=move |_| work.open(place)>
            {types}
        </button>
    }
    .into_any()
}

/// A slot without an order.
pub(super) fn free_slot(place: usize, speaker: &Speaker) -> AnyView {
    view! {
        <li class="forme-card is-out is-free">
            <header><h3>{title(place, speaker)}</h3></header>
            <div class="bed muted">{speaker.say("ui-house-slot")}</div>
        </li>
    }
    .into_any()
}

fn slot_args(place: usize) -> Args<'static> {
    Args::new().with("slot", place + 1)
}

fn title(place: usize, speaker: &Speaker) -> String {
    speaker.say_with("ui-bench-order", slot_args(place))
}

fn header(work: Work, place: usize, on: bool, speaker: &Speaker) -> impl IntoView {
    let state = speaker.say(if on { "ui-bench-print" } else { "ui-bench-later" });
    let label = speaker.say_with("ui-bench-lay", slot_args(place));
    let turn = move |_| {
        work.open(place);
        work.change(|bench| bench.print(place, !on));
    };
    view! {
        <header>
            <h3>{title(place, speaker)}</h3>
            <button type="button" class="switch" role="switch" data-switch=Switch::Print(place).code() aria-checked=on.to_string() aria-label=label on:click=turn>
                {state}<span class="track"></span>
            </button>
        </header>
    }
}

/// The types of an order: those laid, the one left out, the empty sockets.
fn bed(work: Work, forme: &Forme, place: usize, held: Option<Held>, speaker: &Speaker) -> Vec<AnyView> {
    let lacking = forme.lacking();
    let of = |letter: Letter| {
        let piece = Held::Letter(letter, Slot::Forme(place));
        let laid = (0..forme.laid[letter])
            .map(move |_| laid_sort(work, letter, piece, held == Some(piece), speaker));
        let empty = (0..lacking[letter]).map(move |_| empty_sort(work, letter, place, held, speaker));
        laid.chain(empty)
    };
    Letter::ALL.into_iter().flat_map(of).collect()
}

fn laid_sort(work: Work, letter: Letter, piece: Held, picked: bool, speaker: &Speaker) -> AnyView {
    let label = speaker.say_with("ui-bench-laid", Args::new().with("piece", speaker.letter_type(letter)));
    movable(work, piece, picked, label, sort(letter, speaker))
}

/// A piece that can be picked up, dragged, and with a second tap put back.
pub(super) fn movable(work: Work, piece: Held, picked: bool, label: String, face: Markup) -> AnyView {
    let drag = drag();
    let tap = move |event: leptos::ev::MouseEvent| {
        // A key clicks without a press.
        if event.detail() == 0 || !drag.was_drag() {
            work.pick_up(piece);
        }
    };
    view! {
        <button
            type="button"
            class="piece"
            class:is-chosen=picked
            aria-pressed=picked.to_string()
            aria-label=label
            on:pointerdown=move |event| drag.grip(piece, &event)
            on:click=tap
        >
            {face}
        </button>
    }
    .into_any()
}

fn empty_sort(work: Work, letter: Letter, place: usize, held: Option<Held>, speaker: &Speaker) -> AnyView {
    let label = speaker.say_with("ui-bench-socket", Args::new().with("piece", speaker.letter_type(letter)));
    let fits = matches!(held, Some(Held::Letter(held, _)) if held == letter);
    view! {
        <button type="button" class="piece is-bare" class:is-lit=fits aria-label=label on:click=move |_| work.fill(place, letter)>
            {socket(letter)}
        </button>
    }
    .into_any()
}

/// Manuzio's letter that is left out (CHR-3), one in all.
fn left_out(work: Work, bench: &Bench, place: usize, speaker: &Speaker) -> Option<AnyView> {
    let now = crate::stage::stage().now.get_untracked()?;
    let scene = now.scene();
    let player = scene.player(scene.viewer()?);
    if player.character != Some(Character::Manuzio) {
        return None;
    }
    let forme = &bench.formes()[place];
    let (needs, chosen) = (forme.needs, forme.left_out);
    let choice = |letter: Letter| {
        let on = chosen == Some(letter);
        let turn = move |_| {
            work.change(|bench| bench.leave_out(place, (!on).then_some(letter)));
        };
        let label = speaker.say_with("ui-bench-left-out", Args::new().with("letter", speaker.letter(letter)));
        view! { <button type="button" aria-pressed=on.to_string() aria-label=label on:click=turn>{speaker.letter(letter)}</button> }
    };
    let letters = Letter::ALL.into_iter().filter(|&letter| needs[letter] > 0).map(choice).collect_view();
    let line = view! {
        <div class="refine"><span class="muted">{speaker.say("ui-bench-leave-out")}</span><span class="seg">{letters}</span></div>
    };
    Some(line.into_any())
}

fn colours(
    work: Work,
    forme: &Forme,
    place: usize,
    lack: &Lack,
    held: Option<Held>,
    speaker: &Speaker,
) -> impl IntoView {
    let on = forme.colours;
    let label = speaker.say_with("ui-bench-colours", slot_args(place));
    let turn = move |_| {
        work.change(|bench| bench.colours(place, !on));
    };
    let sockets: Vec<AnyView> =
        (0..forme.inks.len()).map(|socket| ink_socket(work, forme, place, socket, held, speaker)).collect();
    let fame = fame(u16::from(speaker.cards.refinement_card(forme.order.refinement).colour_fame), speaker);
    let why = (lack.inks.total() > 0).then(|| lacks(speaker.colours(&lack.inks), speaker));
    view! {
        <div class="refine">
            <div class=counted("laying", "of", forme.inks.len(), &[4, 5])>
                <button type="button" class="switch" role="switch" data-switch=Switch::Colours(place).code() aria-checked=on.to_string() aria-label=label on:click=turn>
                    <span class="track"></span>
                </button>
                <span class="pieces">{sockets}</span>
            </div>
            <span class="worth" class:is-off=!on>{fame}</span>
            {why}
        </div>
    }
}

fn ink_socket(
    work: Work,
    forme: &Forme,
    place: usize,
    at: usize,
    held: Option<Held>,
    speaker: &Speaker,
) -> AnyView {
    let socket = forme.inks[at];
    if let Some(token) = socket.token {
        let piece = Held::Ink(token, Some((place, at)));
        let label = speaker.say_with("ui-bench-laid", Args::new().with("piece", speaker.ink_token(token)));
        return movable(work, piece, held == Some(piece), label, ink(token, speaker));
    }
    let label =
        speaker.say_with("ui-bench-socket", Args::new().with("piece", speaker.ink_token(socket.symbol)));
    let fits = matches!(held, Some(Held::Ink(..)));
    view! {
        <button
            type="button"
            class="piece is-bare"
            class:is-lit=fits
            data-place=Place::Socket(place, at).code()
            aria-label=label
            on:click=move |_| work.fill_ink(place, at, socket.symbol)
        >
            {ink_missing(socket.symbol, speaker)}
        </button>
    }
    .into_any()
}

fn decoration(work: Work, forme: &Forme, place: usize, lack: &Lack, speaker: &Speaker) -> impl IntoView {
    let on = forme.decoration;
    let label = speaker.say_with("ui-bench-decoration", slot_args(place));
    let turn = move |_| {
        work.change(|bench| bench.decoration(place, !on));
    };
    let asked = Specialty::ALL.into_iter().filter(|&specialty| forme.levels[specialty] > 0);
    let levels: Markup = asked
        .map(|specialty| level(specialty, forme.levels[specialty], lack.levels[specialty] > 0, speaker))
        .collect();
    let fame =
        fame(u16::from(speaker.cards.refinement_card(forme.order.refinement).decoration_fame), speaker);
    let asked = &forme.levels;
    let missing = Specialty::ALL.into_iter().filter(|&specialty| lack.levels[specialty] > 0);
    let why = (lack.levels.total() > 0).then(|| {
        lacks(speaker.list(missing.map(|specialty| speaker.level(specialty, asked[specialty]))), speaker)
    });
    view! {
        <div class="refine">
            <button type="button" class="switch" role="switch" data-switch=Switch::Decoration(place).code() aria-checked=on.to_string() aria-label=label on:click=turn>
                <span class="track"></span><span class="pieces levels-asked">{levels}</span>
            </button>
            <span class="worth" class:is-off=!on>{fame}</span>
            {why}
        </div>
    }
}

fn both(forme: &Forme, speaker: &Speaker) -> impl IntoView {
    let given = speaker.cards.refinement_card(forme.order.refinement).bonus;
    let off = !(forme.colours && forme.decoration);
    view! {
        <div class="refine">
            <span class="muted">{speaker.say("ui-bench-bonus")}</span><span class="worth" class:is-off=off>{bonus(given, speaker)}</span>
        </div>
    }
}

fn lacks(what: String, speaker: &Speaker) -> AnyView {
    view! { <p class="why">{speaker.say_with("ui-bench-lacks", Args::new().with("what", what))}</p> }
        .into_any()
}

/// What the order gives as it is laid, or the types that it lacks.
fn gain(forme: &Forme, lack: &Lack, speaker: &Speaker) -> AnyView {
    if lack.letters.total() > 0 {
        let missing =
            speaker.say_with("ui-bench-lacks", Args::new().with("what", speaker.letters(&lack.letters)));
        let cost = lack.cost.map(|cost| {
            speaker.say_with("ui-bench-to-buy", Args::new().with("cost", speaker.guilders(cost)))
        });
        return view! { <p class="lack">{missing}" "{cost}</p> }.into_any();
    }
    let card = speaker.cards.refinement_card(forme.order.refinement);
    let colours = if forme.colours { card.colour_fame } else { 0 };
    let decoration = if forme.decoration { card.decoration_fame } else { 0 };
    let pay = speaker.cards.printing_card(forme.order.printing).guilders;
    view! { {guilders(u16::from(pay), speaker)}{fame(u16::from(colours + decoration), speaker)} }.into_any()
}
