//! GER-1, GER-2, GER-3: installing gears and turning them by hand. (GER-4 is in `round_end`; GER-5, using
//! them, in `gear_rewards`.)

use crate::action::Action;
use crate::event::{Event, Sink, Why};
use crate::play::{Look, Play};
use crate::refusal::{Obstacle, Refusal, refuse, require};
use crate::rules::orders::vacate;
use crate::state::{AXLES, Installed};
use crate::vocabulary::{Axle, Edition, GearNo, Number, Seat, SectorNo};

impl Look<'_> {
    /// The gear on an axle.
    pub(crate) fn installed(&self, seat: Seat, axle: Axle, rule: &'static str) -> Result<Installed, Refusal> {
        let gears = &self.player(seat).gears;
        match gears.get(axle.index()) {
            Some(&gear) => Ok(gear),
            None => refuse(rule, Obstacle::EmptyAxle { axle: axle.number(), gears: gears.len() as u8 }),
        }
    }

    pub(crate) fn check_install(
        &self,
        seat: Seat,
        gear: GearNo,
        discard: Option<Axle>,
    ) -> Result<(), Refusal> {
        let there = self.table.gear_spaces.contains(&Some(gear));
        require(there, "GER-1", Obstacle::GearNotThere { gear: gear.number() })?;
        let gears = self.player(seat).gears.len();
        match discard {
            None => require(gears < AXLES, "GER-2", Obstacle::AxlesFull),
            Some(_) if gears < AXLES => refuse("GER-2", Obstacle::AxleFree { gears: gears as u8 }),
            Some(axle) => {
                let used = self.installed(seat, axle, "GER-2")?.uses > 0;
                require(!used, "GER-3", Obstacle::GearUsed { axle: axle.number() })
            }
        }
    }

    pub(crate) fn check_turn_gear(&self, seat: Seat, axle: Axle, sector: SectorNo) -> Result<(), Refusal> {
        let gear = self.installed(seat, axle, "GER-1")?;
        let free = gear.uses == 0 || self.table.options.edition == Edition::First;
        require(free, "GER-3", Obstacle::GearUsed { axle: axle.number() })?;
        require(gear.sector != sector, "GER-1", Obstacle::SameSector { sector: sector.number() })
    }

    pub(crate) fn list_gears(&self, seat: Seat, out: &mut Vec<Action>) {
        let player = self.player(seat);
        for gear in self.table.gear_spaces.iter().flatten().copied() {
            for sector in SectorNo::all() {
                if player.gears.len() < AXLES {
                    out.push(Action::InstallGear { gear, sector, discard: None });
                    continue;
                }
                let unused = Axle::all().filter(|axle| player.gears[axle.index()].uses == 0);
                out.extend(unused.map(|axle| Action::InstallGear { gear, sector, discard: Some(axle) }));
            }
        }
        for axle in Axle::all().take(player.gears.len()) {
            let turnable = SectorNo::all().filter(|&sector| self.check_turn_gear(seat, axle, sector).is_ok());
            out.extend(turnable.map(|sector| Action::TurnGear { axle, sector }));
        }
    }
}

impl<S: Sink> Play<'_, S> {
    pub(crate) fn install_gear(&mut self, seat: Seat, gear: GearNo, sector: SectorNo, discard: Option<Axle>) {
        vacate(&mut self.table.gear_spaces, gear);
        let gears = &mut self.table.players[seat].gears;
        let (axle, discarded) = match discard {
            Some(axle) => {
                let old = std::mem::replace(&mut gears[axle.index()], Installed::new(gear, sector));
                self.table.gears.discard.insert(old.gear);
                (axle, Some(old.gear))
            }
            None => {
                gears.push(Installed::new(gear, sector));
                (Axle::at(gears.len() - 1), None)
            }
        };
        let why = Why::Improved;
        self.tell(|_| Event::GearInstalled { seat, gear, axle, sector, discarded, why });
        self.acted();
    }

    pub(crate) fn turn_gear(&mut self, seat: Seat, axle: Axle, sector: SectorNo) {
        self.player(seat).gears[axle.index()].sector = sector;
        self.tell(|_| Event::GearReset { seat, axle, sector });
        self.acted();
    }
}
