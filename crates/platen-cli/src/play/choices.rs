//! Everything that a seat may do, as a tree of questions.

use super::menu::Menu;
use super::paths::Path;
use super::propose;
use super::speech::question;
use super::view::Seen;
use platen_rules::{Action, Game};

/// The choices of the seat whose view it is; what is ready-made stands first.
pub(super) fn menu(game: &Game, seen: &Seen<'_>) -> Menu {
    let mut paths = plans(game, seen);
    paths.extend(declarations(game, seen));
    let mut listed = Vec::new();
    game.legal_actions(seen.me, &mut listed);
    paths.extend(listed.iter().map(|action| (seen.path(action), *action)));
    Menu::new(question(seen), &paths)
}

/// One plan is offered; others are typed.
fn plans(game: &Game, seen: &Seen<'_>) -> Vec<(Path, Action)> {
    let plan = game.plans(seen.me).map(|_| propose::even_plan(seen.player(seen.me).markers));
    let actions = plan.into_iter().map(|plan| Action::CommitPlan { plan });
    actions.map(|action| (seen.path(&action), action)).collect()
}

/// The best declaration, then all of them, order by order.
fn declarations(game: &Game, seen: &Seen<'_>) -> Vec<(Path, Action)> {
    let Some(declarations) = game.declarations(seen.me) else { return Vec::new() };
    let mut paths = Vec::new();
    if let Some(declaration) = propose::best(seen, &declarations) {
        paths.push((Path::main(propose::best_label(seen, &declaration)), Action::Declare { declaration }));
    }
    let all = declarations.iter().map(|declaration| Action::Declare { declaration });
    paths.extend(all.map(|action| (seen.path(&action), action)));
    paths
}
