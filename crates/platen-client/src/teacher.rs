//! Leads through the lesson: which step it is, what of the table it leaves open, and how it goes on.

use crate::keepsake::{keep_lesson, lesson_mark};
use crate::lesson::Mark;
use crate::session::{Screen, Session};
use crate::stage::Now;
use crate::table::Table;
use crate::words::words;
use leptos::prelude::*;
use platen_model::{Deed, Offers, STEPS, Scene, Step, Target, acts_of, narrow, step_at};
use platen_rules::Action;

/// The lesson of the page. Where no lesson is on it leaves everything open.
#[derive(Clone, Copy)]
pub(crate) struct Teacher {
    session: Session,
    mark: RwSignal<Option<Mark>>,
    /// The step that the lesson is at; none outside of one.
    pub(crate) place: Memo<Option<usize>>,
    /// Whether something else was tried than what the step asks for.
    pub(crate) nudged: RwSignal<bool>,
}

impl Teacher {
    /// Follows the session.
    pub(crate) fn of(session: Session) -> Teacher {
        let mark = RwSignal::new(lesson_mark());
        let place = Memo::new(move |_| {
            let mark = mark.get().filter(|mark| !mark.left && session.game.get() == Some(mark.game))?;
            let acts =
                session.table.with(|table| table.as_ref().map(|table| acts_of(&table.log, table.viewer())));
            step_at(acts?, mark.read_to)
        });
        let teacher = Teacher { session, mark, place, nudged: RwSignal::default() };
        // The session marks a game before it shows its table.
        Effect::new(move |_| {
            if session.screen.get() == Screen::Table {
                mark.set(lesson_mark());
            }
        });
        Effect::new(move |_| {
            place.track();
            teacher.nudged.set(false);
        });
        teacher
    }

    /// The step that the lesson is at, tracked.
    pub(crate) fn step(self) -> Option<&'static Step> {
        self.place.get().and_then(|place| STEPS.get(place))
    }

    /// Whether the lesson leads, tracked.
    pub(crate) fn leads(self) -> bool {
        self.place.get().is_some()
    }

    /// Whether the game at hand was begun as a lesson, tracked.
    pub(crate) fn knows(self) -> bool {
        self.mark.get().is_some_and(|mark| self.session.game.get() == Some(mark.game))
    }

    /// The table with what the step leaves open.
    pub(crate) fn narrowed(self, mut table: Table) -> Table {
        if let Some(step) = self.step() {
            narrow(&mut table.state.sight.choices, step);
        }
        table
    }

    /// Whether something could be done with a target if the lesson did not lead, tracked.
    pub(crate) fn puts_off(self, now: &Now, target: Target) -> bool {
        let open = |table: &Table| Offers::of(Scene::new(&now.cards, &table.state.sight)).is_lit(target);
        let could = self.session.table.with(|table| table.as_ref().is_some_and(open));
        self.leads() && could && !now.offers.is_lit(target)
    }

    /// Whether this may be done now; if not, the learner is reminded.
    pub(crate) fn allows(self, action: Option<Action>) -> bool {
        let Some(step) = untrack(|| self.step()) else { return true };
        let allowed = action.is_some_and(|action| step.allows(&action));
        self.nudged.set(!allowed);
        allowed
    }

    /// Reads on to a step.
    pub(crate) fn read_to(self, place: usize) {
        self.change(|mark| mark.read_to = place);
    }

    /// Reads on to the next step.
    pub(crate) fn go_on(self) {
        if let Some(place) = self.place.get_untracked() {
            self.read_to(place + 1);
        }
    }

    /// Goes one step back; what was done since is undone.
    pub(crate) fn back(self) {
        let Some(place) = self.place.get_untracked().filter(|place| *place > 0) else { return };
        self.read_to(place - 1);
        if STEPS[place - 1].is_act() {
            self.session.undo();
        }
    }

    /// Whether there is a way back to the step before, tracked.
    pub(crate) fn can_go_back(self) -> bool {
        let Some(place) = self.place.get().filter(|place| *place > 0) else { return false };
        let undo = self.session.table.with(|table| table.as_ref().map_or(0, |table| table.state.undo.steps));
        !STEPS[place - 1].is_act() || undo > 0
    }

    /// Does what the step asks for in the learner's place, if it is one certain thing at the table.
    pub(crate) fn act(self) {
        if let Some(action) = untrack(|| self.step()).and_then(Step::action) {
            self.session.act(action);
        }
    }

    /// Plays on without the lesson.
    pub(crate) fn leave(self) {
        self.change(|mark| mark.left = true);
    }

    fn change(self, change: impl FnOnce(&mut Mark)) {
        self.mark.update(|mark| {
            if let Some(mark) = mark {
                change(mark);
                keep_lesson(*mark);
            }
        });
    }
}

/// What the step says, tracked.
pub(crate) fn said() -> Option<String> {
    let step = teacher().step()?;
    Some(words().texts.with(|texts| texts.say(step.text)))
}

/// What the step asks for, in words, tracked.
pub(crate) fn asked() -> Option<String> {
    let step = teacher().step()?;
    Some(words().texts.with(|texts| texts.say(&format!("{}.do", step.text))))
}

/// Whether a step can be done for the learner.
pub(crate) fn can_be_done(step: &Step) -> bool {
    matches!(step.deed, Deed::Act(_) | Deed::Lay(_))
}

/// The lesson of the page.
pub(crate) fn teacher() -> Teacher {
    expect_context()
}
