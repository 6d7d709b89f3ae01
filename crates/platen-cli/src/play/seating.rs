//! Who sits where: people, bots and the automa.

use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::output;
use platen_bots::{BotKind, FALLBACK};
use platen_lab::counted;
use platen_rules::vocabulary::{BySeat, Seat, SeatSet};
use platen_rules::{GameOptions, SeatInfo, SeatKind};

/// Everyone at the table.
#[derive(Clone)]
pub(crate) struct Seating {
    pub(crate) infos: Vec<SeatInfo>,
    pub(crate) bots: BySeat<Option<BotKind>>,
}

impl Seating {
    /// People at the seats named (or the first ones), bots at the others.
    pub(crate) fn new(
        options: &GameOptions,
        humans: Option<&str>,
        names: &[String],
        bots: &str,
    ) -> Outcome<Seating> {
        if names.iter().any(|name| name.trim().is_empty()) {
            return Err(
                Failure::could_not("--name: a name has at least one sign").hint("for instance --name Anna")
            );
        }
        let humans = human_seats(options, humans, names)?;
        let others: Vec<Seat> =
            options.player_seats().iter().filter(|seat| !humans.contains(*seat)).collect();
        let kinds = bots::read_list(bots, others.len().max(1))?;
        let mut seating = Seating { infos: Vec::new(), bots: BySeat::default() };
        for (seat, kind) in others.into_iter().zip(kinds) {
            seating.bots[seat] = Some(kind);
        }
        let mut names = names.iter();
        let seats = options.automa_seat().into_iter().chain(options.player_seats().iter());
        seating.infos = seats
            .map(|seat| match seating.bots[seat] {
                _ if options.automa_seat() == Some(seat) => {
                    SeatInfo { seat, kind: SeatKind::Automa, name: None }
                }
                Some(kind) => SeatInfo { seat, kind: SeatKind::Bot, name: Some(kind.name.to_string()) },
                None => SeatInfo { seat, kind: SeatKind::Human, name: names.next().cloned() },
            })
            .collect();
        Ok(seating)
    }

    /// The seating of a record. A bot that is not known here is replaced by the fallback, and that is told.
    pub(crate) fn of_record(options: &GameOptions, infos: &[SeatInfo]) -> Seating {
        let mut bots = BySeat::default();
        for seat in options.player_seats().iter() {
            let info = infos.iter().find(|info| info.seat == seat);
            if let Some(SeatInfo { kind: SeatKind::Bot, name, .. }) = info {
                bots[seat] = Some(name.as_deref().and_then(platen_bots::find).unwrap_or_else(|| {
                    let (name, other) = (name.as_deref().unwrap_or("without a name"), FALLBACK.name);
                    output::note(format_args!(
                        "warning: bot {name} at seat {seat} is not known here; {other} plays"
                    ));
                    FALLBACK
                }));
            }
        }
        Seating { infos: infos.to_vec(), bots }
    }

    /// The seat that a name or a number means.
    pub(crate) fn find(&self, name: &str) -> Option<Seat> {
        let number = name.parse().ok().and_then(Seat::new);
        let named = |info: &&SeatInfo| {
            Some(info.seat) == number
                || info.name.as_deref().is_some_and(|known| known.eq_ignore_ascii_case(name))
        };
        self.infos.iter().find(named).map(|info| info.seat)
    }
}

fn human_seats(options: &GameOptions, humans: Option<&str>, names: &[String]) -> Outcome<SeatSet> {
    let players = options.player_seats();
    let Some(list) = humans else {
        let count = names.len().max(1);
        if count > usize::from(options.players) {
            let message = format!("{count} names for {}", counted(options.players.into(), "player"));
            return Err(Failure::could_not(message).hint("ask for more with --players"));
        }
        return Ok(players.iter().take(count).collect());
    };
    let seats: SeatSet =
        list.split(',').map(|text| human_seat(text.trim(), players)).collect::<Outcome<_>>()?;
    if names.len() > seats.len() as usize {
        let message = format!("{} for {} at this keyboard", counted(names.len() as u64, "name"), seats.len());
        return Err(
            Failure::could_not(message).hint("--humans names the seats of people, --name their names")
        );
    }
    Ok(seats)
}

fn human_seat(text: &str, players: SeatSet) -> Outcome<Seat> {
    let seat = text.parse().ok().and_then(Seat::new).filter(|seat| players.contains(*seat));
    seat.ok_or_else(|| {
        let shown: String = text.chars().take(40).collect();
        Failure::could_not(format_args!("--humans: there is no player at seat {shown:?}"))
            .hint(format!("players sit at {players}; seats count from 0, and the automa sits at 0"))
    })
}
