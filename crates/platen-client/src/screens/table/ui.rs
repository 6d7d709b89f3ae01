//! What is open at the table besides the table: panels, sheets, a plan that is being made. Nothing of it is told to anyone.

use crate::painted::once_painted;
use crate::place::{Book, Over};
use crate::stage::{Now, Stage, stage};
use crate::teacher::Teacher;
use leptos::prelude::*;
use platen_model::{Asked, Hint, PlanDraft, Prompt, Target};
use platen_rules::vocabulary::Seat;
use platen_rules::{Event, Phase};
use std::sync::Arc;

/// A sheet over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sheet {
    /// What else there is.
    Menu,
    /// What happened.
    Log,
    /// A printing house, enlarged.
    House(Seat),
    /// Fame by source, if the game ended now.
    Scores,
    /// What the others did meanwhile.
    Recap,
    /// The keys.
    Keys,
    /// The board in words.
    Words,
    /// What is said at a shared table.
    Talk,
}

/// What a narrow screen shows one of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Panel {
    #[default]
    Board,
    House,
    Others,
    Log,
}

impl Panel {
    pub(crate) const ALL: [Panel; 4] = [Panel::Board, Panel::House, Panel::Others, Panel::Log];

    /// The value of `data-panel`.
    pub(crate) const fn code(self) -> &'static str {
        match self {
            Panel::Board => "board",
            Panel::House => "house",
            Panel::Others => "others",
            Panel::Log => "log",
        }
    }

    /// The panel in which what is asked is decided.
    fn of(asked: Asked) -> Panel {
        match asked {
            Asked::Turn { acted: true, .. } | Asked::Fulfil { declared: true, .. } => Panel::House,
            _ => Panel::Board,
        }
    }
}

/// What something is said about.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Subject {
    /// A component that can be tapped at times.
    Target(Target),
    /// One that is looked at, with what it tells and the rules it goes by.
    Told {
        /// What it is.
        text: String,
        /// The rules.
        rules: Vec<String>,
    },
}

/// A component that something is said about, and where it is on the screen.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Pointed {
    pub(crate) subject: Subject,
    /// Left, top, right, bottom.
    pub(crate) place: [f64; 4],
    /// Whether it was tapped, so that it says why nothing came of it whatever the reason.
    pub(crate) tapped: bool,
}

/// What is open.
#[derive(Clone, Copy)]
pub(crate) struct Ui {
    pub(crate) stage: Stage,
    /// The state that is shown, once it was painted: for what may follow a moment later.
    pub(crate) seen: RwSignal<Option<Arc<Now>>>,
    pub(crate) sheet: RwSignal<Option<Sheet>>,
    pub(crate) panel: RwSignal<Panel>,
    pub(crate) pointed: RwSignal<Option<Pointed>>,
    /// The plan of a round that is being made; it outlives its commitment, to be taken back.
    pub(crate) draft: RwSignal<Option<(u8, PlanDraft)>>,
    /// Whether a plan was to be committed before all markers were placed.
    pub(crate) nagged: RwSignal<bool>,
    /// Whether plans were just revealed.
    pub(crate) revealing: RwSignal<bool>,
    /// What the bots advise.
    pub(crate) hints: RwSignal<Option<Vec<Hint>>>,
    /// Whether one of the choices that they advise is looked at: on a narrow screen the advice makes room for it.
    pub(crate) looked: RwSignal<bool>,
    /// Whether they are thinking about it.
    pub(crate) asking: RwSignal<bool>,
    /// The components of the advice that is looked at.
    pub(crate) advised: RwSignal<Vec<Target>>,
}

impl Ui {
    /// Nothing is open; it follows the stage from here.
    pub(crate) fn start() -> Ui {
        let stage = stage();
        let ui = Ui {
            stage,
            seen: RwSignal::new(stage.now.get_untracked()),
            sheet: RwSignal::default(),
            panel: RwSignal::default(),
            pointed: RwSignal::default(),
            draft: RwSignal::default(),
            nagged: RwSignal::default(),
            revealing: RwSignal::default(),
            hints: RwSignal::default(),
            looked: RwSignal::default(),
            asking: RwSignal::default(),
            advised: RwSignal::default(),
        };
        Effect::new(move |before: Option<Option<Followed>>| ui.follow(before.flatten().as_ref()));
        Effect::new(move |_| {
            let now = stage.now.get();
            // Whoever left the table meanwhile sees nothing of it any more.
            once_painted(move || _ = ui.seen.try_set(now));
        });
        ui
    }

    /// A class with whether plans are made or revealed. It is put where that shows and no higher, as the browser looks through all
    /// that lies under it when it changes.
    pub(crate) fn while_planning(self, class: &str) -> String {
        let reveal = self.revealing.get();
        let planning = reveal || self.stage.with(super::is_planning).unwrap_or_default();
        let states = [(" is-planning", planning), (" is-reveal", reveal)];
        states.iter().filter(|(_, on)| *on).fold(class.to_string(), |class, (name, _)| class + name)
    }

    /// What a new state opens and closes.
    fn follow(self, before: Option<&Followed>) -> Option<Followed> {
        let now = self.stage.now.get()?;
        let followed = Followed::of(&now);
        clear(self.pointed);
        clear(self.nagged);
        // Advice holds as long as the same can be chosen: while one plans, others commit their plans.
        if before.is_none_or(|before| !before.now.asks_the_same(&now)) {
            clear(self.hints);
            clear(self.looked);
            clear(self.advised);
        }
        self.keep_draft(&now);
        let changed = before.is_none_or(|before| before.asked != followed.asked);
        // A lesson turns to what it points at.
        let is_taught = untrack(|| use_context::<Teacher>().is_some_and(Teacher::leads));
        if changed && followed.yours && !is_taught {
            self.panel.set(Panel::of(followed.asked));
        }
        let was_planning = before.is_some_and(|before| before.planning);
        if was_planning && !followed.planning && just_revealed(&now) {
            self.revealing.set(true);
        } else if followed.planning || followed.acted {
            self.revealing.set(false);
        }
        let same_seat = before.is_some_and(|before| before.viewer == followed.viewer);
        if !same_seat {
            // What one looked at is not for the next.
            self.sheet.set(None);
            self.draft.set(None);
            self.keep_draft(&now);
        }
        Some(followed)
    }

    fn keep_draft(self, now: &Now) {
        let round = now.table.state.sight.view.table.round;
        let Some(bounds) = now.offers.plan else { return };
        let known = self.draft.get_untracked().filter(|(made_in, _)| *made_in == round);
        if known.is_none() {
            self.draft.set(Some((round, PlanDraft::new(bounds))));
        }
    }

    /// Changes the plan that is being made.
    pub(crate) fn change_draft(self, change: impl FnOnce(&mut PlanDraft)) {
        self.draft.update(|draft| {
            if let Some((_, draft)) = draft {
                change(draft);
            }
        });
    }

    /// The plan that is being made, if one can be committed now.
    pub(crate) fn open_draft(self) -> Option<PlanDraft> {
        let open = self.stage.with(|now| now.offers.plan.is_some()).unwrap_or_default();
        self.draft.get().filter(|_| open).map(|(_, draft)| draft)
    }

    /// Opens the rulebook at a rule.
    pub(crate) fn open_rule(self, rule: &str) {
        self.stage.session.look_at(Over::Book(Book::Rules, Some(rule.to_string())));
    }

    /// Closes whatever lies uppermost; tells whether there was something.
    pub(crate) fn close(self) -> bool {
        let was = self.pointed.get_untracked().is_some();
        self.pointed.set(None);
        if self.sheet.get_untracked().is_some() {
            self.sheet.set(None);
        } else if self.asking.get_untracked() {
            self.stage.session.stop_thinking();
        } else if self.hints.get_untracked().is_some() {
            self.close_hints();
        } else if self.stage.picking.with_untracked(|picking| !picking.picked.is_empty()) {
            self.stage.back();
        } else if self.is_bot_thinking() {
            self.stage.session.stop_thinking();
        } else {
            return was;
        }
        true
    }

    /// Lays the advice aside.
    pub(crate) fn close_hints(self) {
        self.hints.set(None);
        self.looked.set(false);
        self.advised.set(Vec::new());
    }

    /// Whether a bot is thinking about its own decision.
    fn is_bot_thinking(self) -> bool {
        untrack(|| self.stage.with(|now| now.table.state.thinking.is_some())).unwrap_or_default()
    }
}

/// Sets a signal back, and wakes nobody if it is so already.
pub(crate) fn clear<T: Default + PartialEq + Send + Sync + 'static>(signal: RwSignal<T>) {
    if signal.with_untracked(|value| *value != T::default()) {
        signal.set(T::default());
    }
}

/// What of a state decides about what is open.
struct Followed {
    now: Arc<Now>,
    viewer: Option<Seat>,
    asked: Asked,
    yours: bool,
    planning: bool,
    acted: bool,
}

impl Followed {
    fn of(now: &Arc<Now>) -> Followed {
        let prompt = Prompt::of(now.scene());
        let phase = now.scene().table().phase;
        Followed {
            now: Arc::clone(now),
            viewer: now.table.viewer(),
            asked: prompt.asked,
            yours: prompt.yours,
            planning: phase == Phase::Planning,
            acted: prompt.yours && matches!(phase, Phase::Turn { acted: true, .. } | Phase::Fulfil { .. }),
        }
    }
}

/// Whether the last thing that happened revealed plans.
fn just_revealed(now: &Now) -> bool {
    let last = now.table.log.iter().rev().take(8);
    last.flat_map(|happening| &happening.events).any(|event| matches!(event, Event::Plan { .. }))
}

/// What is open at this table.
pub(crate) fn ui() -> Ui {
    expect_context()
}
