//! What the solver is told things are worth: how much the evaluation rises with one more of each.

use crate::solver::Worth;
use crate::value::{Anchor, Net};
use platen_rules::vocabulary::{BySpecialty, Character, Ink, Letter, Seat, Specialty};
use platen_rules::{Game, Phase, Player, TOP_LEVEL, Table};

/// Guilders by which the worth of one is measured.
const SOME_GUILDERS: u16 = 3;

/// The worth of things to a player at the end of its fulfilling step.
pub(super) fn worth(net: &Net, anchor: &mut Anchor, game: &Game, seat: Seat) -> Worth {
    let mut table = *game.table();
    if let Phase::Fulfil { declared, .. } = &mut table.phase {
        *declared = true;
    }
    table.bonuses.clear();
    table.players[seat].gears.iter_mut().for_each(|gear| gear.uses = gear.uses.max(1));
    anchor.drop_at(net, game.cards(), &table, seat);
    let now = anchor.value(net, game.cards(), &table, seat);
    let measure = Measure { net, anchor, game, seat, table, now };
    let mut worth = Worth { fame: 100, ..Worth::default() };
    worth.guilder =
        (measure.rise(|player| player.guilders += SOME_GUILDERS) / i32::from(SOME_GUILDERS)).max(20);
    for ink in Ink::ALL {
        worth.ink[ink] = measure.rise(|player| player.inks[ink] += 1).max(0);
    }
    for letter in Letter::ALL {
        worth.letter[letter] = measure.rise(|player| player.letters[letter] += 1).max(0);
    }
    let steps = measure.steps();
    for specialty in Specialty::ALL {
        let (level, step) = (table.players[seat].levels[specialty], steps[specialty]);
        let at = |other: usize| step * (other as i32 - i32::from(level));
        worth.level[specialty] = std::array::from_fn(at);
    }
    let rounds_left = i32::from(platen_rules::ROUNDS - table.round);
    worth.track =
        [60 * rounds_left.min(3), 60 * rounds_left.min(3), 100 * rounds_left.min(3), 60 * rounds_left.min(3)];
    worth.order = 120 * rounds_left.min(3);
    for place in 0..table.players[seat].orders.len() {
        worth.kept[place] = -measure.rise(|player| {
            player.orders.remove(place);
        });
    }
    worth
}

struct Measure<'a> {
    net: &'a Net,
    anchor: &'a Anchor,
    game: &'a Game,
    seat: Seat,
    table: Table,
    now: f32,
}

impl Measure<'_> {
    /// What one more level is worth. To Plantin, who may swap them again (CHR-7), it is the same for all.
    fn steps(&self) -> BySpecialty<i32> {
        let player = &self.table.players[self.seat];
        let mut steps = BySpecialty::default();
        for specialty in Specialty::ALL.into_iter().filter(|&specialty| player.levels[specialty] < TOP_LEVEL)
        {
            steps[specialty] = self.rise(|player| player.levels[specialty] += 1);
        }
        if player.is(Character::Plantin) {
            steps = BySpecialty([steps.0.iter().sum::<i32>() / 4; 4]);
        }
        steps
    }

    /// By how much the evaluation rises with a change, in hundredths of fame.
    fn rise(&self, change: impl FnOnce(&mut Player)) -> i32 {
        let mut table = self.table;
        change(&mut table.players[self.seat]);
        let then = self.anchor.value(self.net, self.game.cards(), &table, self.seat);
        (100.0 * (then - self.now)) as i32
    }
}
