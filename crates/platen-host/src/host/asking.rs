//! Questions that change nothing: why not, and what the solver proposes.

use super::{Answer, ClientNo, Host};
use crate::protocol::{Message, No, Proposal, TableNo, Trouble};
use platen_bots::{Rest, Solution, Worth, finish, solve};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, FameSources, Phase};

/// The most actions that are asked about at once.
const MOST_ACTIONS: usize = 200;

impl Host {
    pub(super) fn why(&self, client: ClientNo, table: TableNo, seat: Seat, actions: &[Action]) -> Answer {
        let found = self.own(client, table, seat)?;
        if actions.len() > MOST_ACTIONS {
            return Err(Trouble::TooMany { what: "actions", most: MOST_ACTIONS }.into());
        }
        let game = found.game();
        let why = |action: &Action| game.check(seat, action).err().map(No::from);
        let reasons = actions.iter().map(why).collect();
        Ok(Some(Message::Reasons { table, revision: found.revision(), seat, reasons }))
    }

    pub(super) fn propose(&self, client: ClientNo, table: TableNo, seat: Seat) -> Answer {
        let found = self.own(client, table, seat)?;
        if !found.house().hints {
            return Err(Trouble::HintsOff.into());
        }
        if found.is_over() {
            return Err(Trouble::NothingToDecide { seat }.into());
        }
        let (game, revision) = (found.game(), found.revision());
        let (cards, open, worth) = (game.cards(), game.table(), Worth::default());
        let declared =
            matches!(open.phase, Phase::Fulfil { declared: true, .. }) && open.active() == Some(seat);
        let proposal = if declared {
            rest(table, revision, seat, &finish(cards, open, seat, &worth))
        } else {
            whole(table, revision, seat, &solve(cards, open, seat, &worth))
        };
        Ok(Some(Message::Proposal(Box::new(proposal))))
    }
}

fn whole(table: TableNo, revision: u32, seat: Seat, solution: &Solution) -> Proposal {
    Proposal {
        table,
        revision,
        seat,
        value: solution.value,
        steps: solution.actions().collect(),
        after: solution.after().collect(),
        fame: solution.gains.fame,
        guilders: solution.gains.guilders,
        orders: solution.gains.orders,
    }
}

fn rest(table: TableNo, revision: u32, seat: Seat, rest: &Rest) -> Proposal {
    Proposal {
        table,
        revision,
        seat,
        value: rest.value,
        steps: Vec::new(),
        after: rest.actions().collect(),
        fame: FameSources::default(),
        guilders: 0,
        orders: 0,
    }
}
