//! What may be done now, as buttons in the notation; plans and declarations as numbers and words.

use super::session;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_host::protocol::{PlanBounds, Proposal};
use platen_rules::vocabulary::{BoardAction, ByAction, Edition};
use platen_rules::{Action, read_action, write_action};

#[component]
pub(crate) fn ChoicesView() -> impl IntoView {
    let session = session();
    move || {
        session.table.with(|table| {
            table.as_ref().map(|table| {
                let edition = table.info.options.edition;
                let choices = &table.state.sight.choices;
                let listed = choices.listed.iter().map(|action| action_button(*action, edition)).collect_view();
                let plan = choices.plans.map(|bounds| view! { <PlanForm bounds /> });
                let declare = choices.declarations.map(|_| view! { <Declare edition /> });
                view! { <div class="choices" id="choices">{listed}</div> {plan} {declare} <AnyAction edition /> }
            })
        })
    }
}

fn action_button(action: Action, edition: Edition) -> impl IntoView {
    let session = session();
    let text = write_action(&action, edition);
    view! {
        <button class="btn" data-action=text.clone() on:click=move |_| session.act(action)>{text.clone()}</button>
    }
}

/// A number for each action; the rules say what is wrong with it.
#[component]
fn PlanForm(bounds: PlanBounds) -> impl IntoView {
    let session = session();
    let even = |index: u8| bounds.markers / 5 + u8::from(index < bounds.markers % 5);
    let plan = RwSignal::new(ByAction([0, 1, 2, 3, 4].map(even)));
    let input = move |(index, action): (usize, BoardAction)| {
        let set =
            move |event| plan.update(|plan| plan.0[index] = event_target_value(&event).parse().unwrap_or(0));
        view! {
            <label>{action.to_string()}
                <input type="number" min="0" max=bounds.most data-plan=index prop:value=move || plan.get().0[index] on:input=set />
            </label>
        }
    };
    let commit = move |_| session.act(Action::CommitPlan { plan: plan.get_untracked() });
    view! {
        <fieldset class="plan">
            <legend>{format!("{} markers", bounds.markers)}</legend>
            {BoardAction::ALL.into_iter().enumerate().map(input).collect_view()}
            <button class="btn" data-do="plan" on:click=commit>"Plan"</button>
        </fieldset>
    }
}

/// Asks for the best fulfilling step and offers its steps.
#[component]
fn Declare(edition: Edition) -> impl IntoView {
    let session = session();
    let proposal = RwSignal::new(None::<Proposal>);
    let propose = move |_| spawn_local(async move { proposal.set(session.propose().await) });
    let next = move || {
        let first = proposal.get().and_then(|proposal| proposal.steps.first().copied());
        first.map(|action| view! { <span data-proposed="">{action_button(action, edition)}</span> })
    };
    view! {
        <div class="declare">
            <button class="btn" data-do="propose" on:click=propose>"Propose"</button>
            {next}
        </div>
    }
}

/// Any action at all, typed in the notation.
#[component]
fn AnyAction(edition: Edition) -> impl IntoView {
    let session = session();
    let text = RwSignal::new(String::new());
    let wrong = RwSignal::new(None::<String>);
    let act = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        match read_action(&text.get_untracked(), edition) {
            Ok(action) => session.act(action),
            Err(error) => wrong.set(Some(error.to_string())),
        }
    };
    view! {
        <form class="any" on:submit=act>
            <input id="notation" aria-label="Notation" on:input=move |event| text.set(event_target_value(&event)) />
            {wrong}
        </form>
    }
}
