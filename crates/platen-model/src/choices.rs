//! What can be tapped now, and how taps become an action.

use crate::path::{Path, path};
use crate::scene::Scene;
use crate::target::Target;
use platen_host::protocol::{DeclarationBounds, PlanBounds};
use platen_rules::Action;

/// A legal action with the taps that lead to it.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer {
    /// The taps.
    pub path: Path,
    /// The action.
    pub action: Action,
    /// Whether it may be done at any time and leaves the decision open (FRE-1, FRE-2).
    pub free: bool,
}

/// All that the viewer may do.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Offers {
    /// Every legal action but plans and declarations, in the order of the rules.
    pub list: Vec<Offer>,
    /// The bounds of a plan, if one may be committed: see [`crate::PlanDraft`].
    pub plan: Option<PlanBounds>,
    /// The bounds of a declaration, if one may be made: see [`crate::Bench`].
    pub declaration: Option<DeclarationBounds>,
    /// Whether every tap of a path is to be made, also when only one is left: so it is learned.
    pub whole: bool,
}

/// A component that can be tapped next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lit {
    /// Which.
    pub target: Target,
    /// Whether it leads to nothing but free actions.
    pub free: bool,
}

/// What a tap came to.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Tap {
    /// More is to be tapped, or another choice is open.
    Open,
    /// Only this action is left.
    Decided(Action),
    /// Nothing can be done with it now: [`crate::ask_why`] has the question to ask.
    Quiet,
}

impl Offers {
    /// What the viewer may do; nothing for a spectator.
    pub fn of(scene: Scene<'_>) -> Offers {
        let choices = &scene.sight.choices;
        let Some(seat) = scene.viewer() else { return Offers::default() };
        let offer = |action: &Action| Offer {
            path: path(scene.table(), seat, action),
            action: *action,
            free: matches!(
                action,
                Action::BuyType { .. } | Action::UseGear { .. } | Action::SwapLevels { .. }
            ),
        };
        Offers {
            list: choices.listed.iter().map(offer).collect(),
            plan: choices.plans,
            declaration: choices.declarations.filter(|bounds| bounds.any),
            whole: false,
        }
    }

    /// The offers that begin with these taps.
    pub fn matching<'a>(&'a self, picked: &'a [Target]) -> impl Iterator<Item = &'a Offer> {
        self.list.iter().filter(|offer| offer.path.rest(picked).is_some())
    }

    /// What can be tapped after these taps, each target once.
    pub fn lit(&self, picked: &[Target]) -> Vec<Lit> {
        let mut lit: Vec<Lit> = Vec::new();
        for offer in &self.list {
            for target in offer.path.rest(picked).unwrap_or_default() {
                match lit.iter_mut().find(|known| known.target == target) {
                    Some(known) => known.free &= offer.free,
                    None => lit.push(Lit { target, free: offer.free }),
                }
            }
        }
        lit
    }

    /// Whether a target can be tapped first.
    pub fn is_lit(&self, target: Target) -> bool {
        self.list.iter().any(|offer| offer.path.0.first().is_some_and(|stage| stage.contains(&target)))
    }

    /// The actions in which a target has a part.
    pub fn with(&self, target: Target) -> impl Iterator<Item = &Offer> {
        self.list.iter().filter(move |offer| offer.path.taps().any(|tap| tap == target))
    }

    /// The action that the taps leave, if they leave one alone.
    pub fn decided(&self, picked: &[Target]) -> Option<Action> {
        let mut matching = self.matching(picked).filter(|_| !picked.is_empty());
        let first = matching
            .next()
            .filter(|first| !self.whole || first.path.rest(picked).is_some_and(|rest| rest.is_empty()))?;
        matching.next().is_none().then_some(first.action)
    }
}

/// What has been tapped so far.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Picking {
    /// The taps, in order.
    pub picked: Vec<Target>,
}

impl Picking {
    /// Taps a target. One that is lit is picked. One that was picked is given back, unless it can be picked twice. One that goes with
    /// only some of the earlier picks, or with none, takes the place of the others.
    pub fn tap(&mut self, offers: &Offers, target: Target) -> Tap {
        if self.fits(offers, target) {
            self.picked.push(target);
        } else if self.picked.contains(&target) {
            self.give_back(offers, target);
        } else if !self.replace(offers, target) {
            return Tap::Quiet;
        }
        offers.decided(&self.picked).map_or(Tap::Open, Tap::Decided)
    }

    /// Takes the last tap back.
    pub fn back(&mut self) {
        self.picked.pop();
    }

    fn fits(&self, offers: &Offers, target: Target) -> bool {
        let picked: Vec<Target> = self.picked.iter().copied().chain([target]).collect();
        offers.matching(&picked).next().is_some()
    }

    fn give_back(&mut self, offers: &Offers, target: Target) {
        let place = self.picked.iter().rposition(|&pick| pick == target).unwrap_or_default();
        let mut old = std::mem::take(&mut self.picked);
        old.remove(place);
        self.keep_fitting(offers, old);
    }

    /// Picks the target first and then as many of the old picks as go with it, in their order.
    fn replace(&mut self, offers: &Offers, target: Target) -> bool {
        for place in (0..self.picked.len()).rev() {
            let mut fewer = Picking { picked: self.picked.clone() };
            fewer.picked.remove(place);
            if fewer.fits(offers, target) {
                fewer.picked.push(target);
                *self = fewer;
                return true;
            }
        }
        let alone = Picking::default();
        if !alone.fits(offers, target) {
            return false;
        }
        let old = std::mem::replace(&mut self.picked, vec![target]);
        self.keep_fitting(offers, old);
        true
    }

    fn keep_fitting(&mut self, offers: &Offers, old: Vec<Target>) {
        for pick in old {
            if self.fits(offers, pick) {
                self.picked.push(pick);
            }
        }
    }
}
