//! What is said about a component when it is pointed at, focused or pressed long, and why it cannot be chosen: of what can be
//! tapped, by its target; of what is only looked at and of buttons that do nothing now, by what they tell and the rules they cite.

use super::names::{name, promise, why_not};
use super::ui::{Pointed, Subject, Ui, clear, ui};
use crate::markup::{CITES, TELLS};
use crate::stage::Now;
use crate::teacher::teacher;
use leptos::ev::{FocusEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;
use platen_model::{Preview, Target, Tip, board_components, house_components};
use platen_rules::cards::Sector;
use platen_rules::vocabulary::{Axle, BoardAction, Character, Ink, Letter, Seat, Specialty};
use platen_texts::{Args, Speaker, roman};
use std::cell::{Cell, RefCell};
use std::time::Duration;
use wasm_bindgen::JsCast;
use web_sys::Element;

/// What can be tapped has it.
const TARGET: &str = "data-target";
/// How long a finger rests before something is said.
const LONG: Duration = Duration::from_millis(450);
/// How long a pointer rests.
const SHORT: Duration = Duration::from_millis(280);

thread_local! {
    static WAITING: RefCell<Option<TimeoutHandle>> = const { RefCell::new(None) };
    /// Whether the pointer moved since it came over something, rather than something coming under it.
    static MOVED: Cell<bool> = const { Cell::new(false) };
}

/// The pointer moved.
pub(crate) fn moved() {
    MOVED.set(true);
}

/// A pointer came over something.
pub(crate) fn hovered(ui: Ui, event: &PointerEvent) {
    if event.pointer_type() == "touch" {
        return;
    }
    MOVED.set(false);
    match component(event.target()) {
        Some(element) => wait(ui, element, SHORT),
        None if on_tip(event.target()) => released(),
        None => {
            released();
            clear(ui.pointed);
        }
    }
}

/// A finger came down, or a button was pressed.
pub(crate) fn pressed(ui: Ui, event: &PointerEvent) {
    if !on_tip(event.target()) {
        clear(ui.pointed);
    }
    released();
    let rests =
        |element: &Element| event.pointer_type() == "touch" && (is_target(element) || !leads(element));
    if let Some(element) = component(event.target()).filter(rests) {
        MOVED.set(true);
        wait(ui, element, LONG);
    }
}

/// The finger went up: nothing is waited for any more.
pub(crate) fn released() {
    if let Some(waiting) = WAITING.take() {
        waiting.clear();
    }
}

/// Something was tapped: what cannot be chosen says why.
pub(crate) fn tapped(ui: Ui, event: &MouseEvent) {
    let Some(element) = component(event.target()) else { return };
    released();
    if !leads(&element) && ui.stage.picking.with_untracked(|picking| picking.picked.is_empty()) {
        point(ui, &element, true);
    }
}

/// Whether a tap does something: on a target, or on the button in which something is looked at.
fn leads(element: &Element) -> bool {
    if !is_target(element) {
        return element.closest("button:not([aria-disabled='true'])").is_ok_and(|button| button.is_some());
    }
    let classes = element.class_list();
    ["is-lit", "is-chosen", "btn"].iter().any(|class| classes.contains(class))
}

fn is_target(element: &Element) -> bool {
    element.has_attribute(TARGET)
}

/// The keyboard came to something. Where a pointer or the page itself puts the focus nothing is said, and what is said stays.
pub(crate) fn focused(ui: Ui, event: &FocusEvent) {
    let focused = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    if !focused.is_some_and(|element| element.matches(":focus-visible").unwrap_or_default()) {
        return;
    }
    match component(event.target()) {
        Some(element) => point(ui, &element, false),
        None if on_tip(event.target()) => {}
        None => clear(ui.pointed),
    }
}

fn wait(ui: Ui, element: Element, how_long: Duration) {
    released();
    let say = move || {
        if MOVED.get() {
            point(ui, &element, false);
        }
    };
    let waiting = set_timeout_with_handle(say, how_long);
    WAITING.set(waiting.ok());
}

/// What lies under an event: what can be tapped, rather than a piece that is drawn on it.
pub(crate) fn component(target: Option<web_sys::EventTarget>) -> Option<Element> {
    let under = target?.dyn_into::<Element>().ok()?;
    let with = |attribute: &str| under.closest(&format!("[{attribute}]")).ok().flatten();
    with(TARGET).or_else(|| with(CITES))
}

fn on_tip(target: Option<web_sys::EventTarget>) -> bool {
    let element = target.and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| element.closest(".tip").ok().flatten().is_some())
}

fn point(ui: Ui, element: &Element, tapped: bool) {
    let Some(subject) = subject(ui, element) else { return };
    let rect = element.get_bounding_client_rect();
    let place = [rect.left(), rect.top(), rect.right(), rect.bottom()];
    ui.pointed.set(Some(Pointed { subject, place, tapped }));
}

/// What something is said about.
fn subject(ui: Ui, element: &Element) -> Option<Subject> {
    let Some(code) = element.get_attribute(TARGET) else { return Some(looked_at(element)) };
    let now = ui.stage.now.get_untracked()?;
    target_of(&now, &ui.stage.picking.get_untracked().picked, &code).map(Subject::Target)
}

/// What is only looked at: it tells what it is, or its name does.
fn looked_at(element: &Element) -> Subject {
    let told = [TELLS, "aria-label"].into_iter().find_map(|name| element.get_attribute(name));
    let cited = element.get_attribute(CITES).unwrap_or_default();
    let rules = cited.split_whitespace().map(str::to_string).collect();
    Subject::Told { text: told.unwrap_or_default(), rules }
}

/// The target with a code, among all that a table can have.
fn target_of(now: &Now, picked: &[Target], code: &str) -> Option<Target> {
    let scene = now.scene();
    let rows = BoardAction::ALL.into_iter().flat_map(|row| board_components(scene, row));
    let house = house_components(scene).into_iter();
    let lit = now.offers.lit(picked).into_iter().map(|lit| lit.target);
    let fixed = Specialty::ALL.into_iter().map(Target::Track);
    let fixed = fixed.chain(Ink::ALL.into_iter().flat_map(|ink| [Target::Ink(ink), Target::Bag(ink)]));
    let fixed = fixed.chain(Letter::ALL.into_iter().map(Target::Letter));
    let fixed = fixed.chain(Character::ALL.into_iter().map(Target::Character));
    rows.chain(house).chain(lit).chain(fixed).find(|target| target.code() == code)
}

/// The tooltip of what is pointed at.
#[component]
pub(crate) fn TipView() -> impl IntoView {
    let ui = ui();
    move || {
        let Pointed { subject, place, tapped } = ui.pointed.get()?;
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let (code, said) = match subject {
            Subject::Target(target) => (target.code(), Said::of(ui, &speaker, &now, target, tapped)?),
            Subject::Told { text, rules } => (String::new(), Said { text, brings: None, why: None, rules }),
        };
        let (class, style) = placed(place);
        let rules = said.rules.into_iter().map(|rule| rule_button(ui, rule)).collect_view();
        Some(view! {
            <div class=class style=style role="tooltip" id="tip" data-tip=code>
                <p>{said.text}</p>
                {said.brings.map(|text| view! { <p class="brings">{text}</p> })}
                {said.why.map(|text| view! { <p class="why" role=tapped.then_some("alert")>{text}</p> })}
                <p class="cites">{rules}</p>
            </div>
        })
    }
}

/// The number of a rule; a press opens the rulebook there.
pub(crate) fn rule_button(ui: Ui, rule: String) -> impl IntoView {
    let (opened, code) = (rule.clone(), rule.clone());
    view! { <button class="rule" data-rule=code on:click=move |_| ui.open_rule(&opened)>{rule}</button> }
}

/// Under or over what is pointed at, inside the screen.
fn placed([left, top, right, bottom]: [f64; 4]) -> (&'static str, String) {
    let size = |of: Result<wasm_bindgen::JsValue, _>| of.ok().and_then(|size| size.as_f64()).unwrap_or(800.0);
    let (width, height) = (size(window().inner_width()), size(window().inner_height()));
    let middle = f64::midpoint(left, right);
    let x = (middle - 32.0).clamp(8.0, (width - 312.0).max(8.0));
    let across = format!("position:fixed;left:{x:.0}px;--at:{:.0}px", (middle - x - 7.0).clamp(8.0, 250.0));
    if top > height * 0.45 {
        ("tip", format!("{across};bottom:{:.0}px", height - top + 9.0))
    } else {
        ("tip is-below", format!("{across};top:{:.0}px", bottom + 9.0))
    }
}

struct Said {
    text: String,
    brings: Option<String>,
    why: Option<String>,
    rules: Vec<String>,
}

impl Said {
    fn of(ui: Ui, speaker: &Speaker, now: &Now, target: Target, tapped: bool) -> Option<Said> {
        let tip = Tip::of(now.scene(), target)?;
        let lit = ui.stage.is_lit(target);
        let preview = Preview::of(now.scene());
        let preview = preview.as_ref();
        let why = if teacher().puts_off(now, target) {
            Some((speaker.say("lesson-later"), None))
        } else {
            let why =
                preview.filter(|_| !lit).and_then(|preview| why_not(speaker, now, preview, target, tapped));
            why.map(|(text, rule)| (text, Some(rule)))
        };
        let brings =
            preview.filter(|_| lit).and_then(|preview| promise(speaker, now, preview, target, false));
        let mut rules: Vec<String> = tip.rules.iter().map(ToString::to_string).collect();
        if let Some((_, Some(rule))) = &why {
            rules.retain(|known| known != rule);
            rules.insert(0, rule.clone());
        }
        Some(Said { text: about(speaker, now, target), brings, why: why.map(|(text, _)| text), rules })
    }
}

/// A component in a sentence.
fn about(speaker: &Speaker, now: &Now, target: Target) -> String {
    match target {
        Target::Character(character) => speaker.character_full(character),
        Target::Reward(reward) => speaker.patronage_reward(reward),
        _ => now
            .table
            .viewer()
            .and_then(|seat| own(speaker, now, seat, target))
            .unwrap_or_else(|| name(speaker, now, &[], target)),
    }
}

/// What stands in the viewer's house.
fn own(speaker: &Speaker, now: &Now, seat: Seat, target: Target) -> Option<String> {
    let player = now.scene().player(seat);
    match target {
        Target::Track(specialty) | Target::Level(specialty, _) => {
            Some(speaker.level(specialty, player.levels[specialty]))
        }
        Target::Sector(axle, sector) => {
            let gear = player.gears.get(axle.index())?;
            let reward = speaker.cards.gear(gear.gear).sectors[sector.index()];
            Some(sector_told(speaker, axle, reward))
        }
        Target::Cast(letter) | Target::Letter(letter) => {
            let args =
                Args::new().with("letter", speaker.letter(letter)).with("held", player.letters[letter]);
            Some(
                speaker
                    .say_with("play-tip-type", args.with("price", speaker.guilders(player.letter_price()))),
            )
        }
        Target::Ink(ink) | Target::Bag(ink) | Target::Wild(ink) => {
            let bag = now.scene().table().bag[ink];
            let args =
                Args::new().with("ink", speaker.ink(ink)).with("held", player.inks[ink]).with("bag", bag);
            Some(speaker.say_with("play-tip-ink", args))
        }
        _ => None,
    }
}

fn sector_told(speaker: &Speaker, axle: Axle, sector: Sector) -> String {
    let args = Args::new().with("axle", roman(axle.number())).with("sector", speaker.sector_effect(sector));
    speaker.say_with("play-tip-sector", args)
}
