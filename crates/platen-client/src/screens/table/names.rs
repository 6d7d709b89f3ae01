//! Components and choices in words.

use crate::stage::Now;
use platen_model::{Brings, Offer, Part, Preview, Target, Verb, ask_why, brings};
use platen_rules::vocabulary::GearNo;
use platen_rules::{Action, Obstacle};
use platen_texts::{Args, Speaker, roman};

/// What a tap on a target does after these taps: the whole action if it decides it, else the name of the target.
pub(crate) fn label(speaker: &Speaker, now: &Now, picked: &[Target], target: Target) -> String {
    let taps: Vec<Target> = picked.iter().copied().chain([target]).collect();
    match (now.offers.decided(&taps), now.table.viewer(), target) {
        (Some(Action::DrawMore { extra }), _, _) => {
            speaker.say_with("choice-draw", Args::new().with("cards", speaker.extra(extra)))
        }
        (Some(Action::KeepGear { .. } | Action::InstallGear { .. }), _, Target::Position(_)) => {
            name(speaker, now, picked, target)
        }
        (Some(Action::UseGear { choice, .. }), _, _) if !picked.is_empty() => speaker.gear_choice(&choice),
        (Some(action), Some(seat), _) => speaker.action(&action, now.scene().table(), seat),
        _ => name(speaker, now, picked, target),
    }
}

/// The name of a component or an answer.
pub(crate) fn name(speaker: &Speaker, now: &Now, picked: &[Target], target: Target) -> String {
    match target {
        Target::Character(character) => speaker.character(character),
        Target::Printing(card) => speaker.printing_full(card),
        Target::Refinement(card) => speaker.refinement_full(card),
        Target::Well(..) => well(speaker, now, target),
        Target::SpecialtyCard(card) => speaker.specialty_card_full(card),
        Target::Symbols => speaker.say("play-symbols"),
        Target::Track(specialty) => speaker.specialty(specialty),
        Target::Level(specialty, level) => speaker.level(specialty, level),
        Target::Gear(gear) => speaker.gear_full(gear),
        Target::Position(sector) => {
            gear_of(picked).map_or_else(String::new, |gear| speaker.sector_of(gear, sector))
        }
        Target::Reward(reward) => speaker.patronage_reward(reward),
        Target::Patronage(card) => speaker.patronage_card_full(card),
        Target::Bonus(card) => speaker.bonus(speaker.cards.refinement_card(card).bonus),
        Target::Cast(letter) | Target::Letter(letter) => speaker.letter_type(letter),
        Target::Bag(ink) | Target::Ink(ink) | Target::Wild(ink) => speaker.ink_token(ink),
        Target::From(action) => {
            speaker.say_with("play-marker-from", Args::new().with("row", speaker.row(action)))
        }
        Target::To(action) => {
            speaker.say_with("play-marker-to", Args::new().with("row", speaker.row(action)))
        }
        Target::Count(count) => speaker.say_with("count-types", Args::new().with("count", count)),
        Target::Do(verb) => button(speaker, verb),
        Target::Order(_) | Target::Axle(_) | Target::Sector(..) => own(speaker, now, target),
    }
}

fn own(speaker: &Speaker, now: &Now, target: Target) -> String {
    let Some(seat) = now.table.viewer() else { return String::new() };
    let scene = now.scene();
    let player = scene.player(seat);
    match target {
        Target::Order(printing) => {
            let order = player.orders.iter().find(|order| order.printing == printing);
            order.map_or_else(String::new, |order| speaker.order_full(*order))
        }
        Target::Axle(axle) => {
            let sector = speaker.installed(scene.table(), seat, axle);
            speaker.say_with("choice-axle", Args::new().with("axle", axle.number()).with("sector", sector))
        }
        Target::Sector(axle, sector) => {
            let gear = player.gears.get(axle.index()).map(|gear| gear.gear);
            let sector = gear.map_or_else(String::new, |gear| speaker.sector_of(gear, sector));
            speaker.say_with("choice-axle", Args::new().with("axle", axle.number()).with("sector", sector))
        }
        _ => String::new(),
    }
}

fn gear_of(picked: &[Target]) -> Option<GearNo> {
    picked.iter().find_map(|pick| match pick {
        Target::Gear(gear) => Some(*gear),
        _ => None,
    })
}

fn well(speaker: &Speaker, now: &Now, target: Target) -> String {
    let Some(tip) = platen_model::Tip::of(now.scene(), target) else { return String::new() };
    let platen_model::Fact::Inks { set, inks, cost } = tip.fact else { return String::new() };
    let inks = platen_rules::vocabulary::ByInk::count(inks);
    let args = Args::new().with("set", set.number()).with("inks", speaker.inks(&inks));
    speaker.say_with("choice-set", args.with("price", speaker.price(cost as u8)))
}

fn button(speaker: &Speaker, verb: Verb) -> String {
    speaker.say(match verb {
        Verb::Pass => "action-pass",
        Verb::EndTurn => "action-end-turn",
        Verb::TakeBackPlan => "action-take-back-plan",
        Verb::LeaveMarkers => "action-leave-markers",
        Verb::Swap => "choice-swap",
        Verb::DrawOrder => "action-draw-order",
        Verb::Take => "play-take",
        Verb::Decline => "action-decline-reward",
        Verb::KeepNone => "action-keep-none",
        Verb::DrawPrinting => "extra-printing",
        Verb::DrawRefinement => "extra-refinement",
        Verb::DrawBoth => "extra-both",
        Verb::ForFame => "play-for-fame",
        Verb::ForGuilders => "play-for-guilders",
    })
}

/// What is asked after some taps.
pub(crate) fn follow_up(speaker: &Speaker, lit: &[Target]) -> Option<String> {
    let first = lit.first()?;
    let id = match first {
        Target::Printing(_) => "play-ask-printing",
        Target::Refinement(_) => "ask-refinement",
        Target::Order(_) => "ask-discard-order",
        Target::Symbols => "play-ask-raise",
        Target::Track(_) | Target::Level(..) => "ask-specialty",
        Target::Axle(_) => "ask-discard-gear",
        Target::Position(_) => "ask-first-sector",
        Target::To(_) => "ask-to-action",
        Target::Bag(_) => "ask-inks",
        Target::Ink(_) => "ask-spend",
        Target::Letter(_) | Target::Cast(_) => "ask-type",
        _ => "ask-how",
    };
    Some(speaker.say(id))
}

/// What a tap on a target would bring at once, if that is certain and worth a word; in `brief` only what it completes.
pub(crate) fn promise(
    speaker: &Speaker,
    now: &Now,
    preview: &Preview,
    target: Target,
    brief: bool,
) -> Option<String> {
    let leads = |offer: &&Offer| offer.path.taps().next() == Some(target);
    let mut offers = now.offers.list.iter().filter(leads);
    let first = offers.next()?;
    let offer = match target {
        Target::SpecialtyCard(_) => now
            .offers
            .list
            .iter()
            .filter(leads)
            .find(|offer| offer.path.taps().any(|tap| tap == Target::Symbols))?,
        _ if offers.next().is_some() => return None,
        _ => first,
    };
    told(speaker, &brings(&now.cards, preview, &offer.action)?, brief)
}

fn told(speaker: &Speaker, brings: &Brings, brief: bool) -> Option<String> {
    let order = |place: usize| Args::new().with("order", place + 1);
    let completes = brings.completes.iter().map(|(place, part)| {
        let id = match part {
            Part::Types => "play-brings-types",
            Part::Colours => "play-brings-colours",
            Part::Decoration => "play-brings-decoration",
        };
        speaker.say_with(id, order(*place))
    });
    let rewards = brings.rewards.iter().map(|(level, reward)| {
        let args = Args::new().with("level", roman(*level)).with("reward", speaker.track_reward(*reward));
        speaker.say_with("play-brings-reward", args)
    });
    let nears = brings
        .nears
        .iter()
        .map(|(place, lacking)| speaker.say_with("play-brings-nears", order(*place).with("count", *lacking)));
    let nears = nears.filter(|_| !brief);
    let all: Vec<String> = completes.chain(rewards).chain(nears).take(if brief { 1 } else { 4 }).collect();
    (!all.is_empty()).then(|| all.join("; "))
}

/// Why nothing can be done with a target now: the sentence and the rule. That something else is asked first is told only
/// to who `insists`.
pub(crate) fn why_not(
    speaker: &Speaker,
    now: &Now,
    preview: &Preview,
    target: Target,
    insists: bool,
) -> Option<(String, String)> {
    let refusal = preview.check(&ask_why(now.scene(), target)?).err()?;
    let plain = matches!(refusal.obstacle, Obstacle::NotAsked { .. }) || !now.table.is_awaited();
    (insists || !plain).then(|| (speaker.obstacle(&refusal.obstacle), refusal.rule.to_string()))
}
