//! `platen admin`: what only whoever runs a server does.

use super::serve::DatabaseArgs;
use crate::failure::{Failure, Outcome};
use crate::output;
use clap::{Args, Subcommand};
use platen_protocol::{DeskCard, SeatCard, Sitting};
use platen_rules::vocabulary::Seat;
use platen_server::desk::sitters;
use platen_server::ids::{PersonId, TableId};
use platen_server::store::{Order, Person, Said, Store, StoreError, Stored};
use std::time::{SystemTime, UNIX_EPOCH};

/// See tables and messages, close a table, ban someone or delete a message, also while the server runs
#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    order: OrderArgs,
}

/// The most messages that are shown: the last.
const MOST_MESSAGES: u32 = 1000;

#[derive(Debug, Subcommand)]
enum OrderArgs {
    /// End a table without a result
    CloseTable {
        /// The table, as it is named in its link
        table: String,
    },
    /// Sign someone out for ever: cookies, tokens and code are worth nothing any more
    Ban {
        /// A table where they sit or have said something
        table: String,
        #[command(flatten)]
        who: WhoArgs,
    },
    /// Let someone in again who was banned, by the cookie that they have
    Unban {
        /// The person, as `banned` and `ban` name them
        person: String,
    },
    /// List everyone who is banned
    Banned,
    /// List tables, those that changed last first
    Tables {
        /// Only those: gathering, playing, over or closed
        #[arg(long, value_parser = ["gathering", "playing", "over", "closed"])]
        stage: Option<String>,
        /// So many at most
        #[arg(long, default_value_t = 50)]
        most: u32,
    },
    /// Show what was said at a table, with the numbers of the messages
    Messages {
        /// The table
        table: String,
    },
    /// Take back something that was said
    DeleteMessage {
        /// The table
        table: String,
        /// The number of the message there, from 1
        number: u32,
    },
}

#[derive(Debug, Args)]
#[group(required = true, multiple = false)]
struct WhoArgs {
    /// Whoever sits there, from 0
    #[arg(long)]
    seat: Option<u8>,
    /// Whoever said that
    #[arg(long, value_name = "NUMBER")]
    message: Option<u32>,
}

pub(crate) fn run(args: &AdminArgs) -> Outcome {
    let database = args.database.named()?;
    tokio::runtime::Runtime::new()?.block_on(async {
        let store = Store::visit(&database).await.map_err(|error| {
            Failure::could_not(error).hint("--database takes what the server was started with")
        })?;
        match carry_out(&store, &args.order).await? {
            Done::Shown(text) => output::print(text),
            Done::Ordered(order, text) => {
                store.give_order(&order, now()).await.map_err(not_stored)?;
                output::print(format_args!("{text}Done; running copies notice it within two seconds.\n"))
            }
        }
    })
}

/// What came of it.
enum Done {
    /// There is something to be shown, and no more to do.
    Shown(String),
    /// Running copies have something to do; before that there is something to be shown.
    Ordered(Order, String),
}

/// Does what can be done in the store, and says what running copies have to do.
async fn carry_out(store: &Store, order: &OrderArgs) -> Outcome<Done> {
    let ordered = |order| Ok(Done::Ordered(order, String::new()));
    match order {
        OrderArgs::Unban { person } => unban(store, person).await.map(Done::Shown),
        OrderArgs::Banned => {
            let banned = store.banned().await.map_err(not_stored)?;
            Ok(Done::Shown(banned.iter().map(person_line).collect()))
        }
        OrderArgs::Tables { stage, most } => {
            let listed = store.tables_listed(stage.as_deref().unwrap_or_default(), *most).await;
            Ok(Done::Shown(listed.map_err(not_stored)?.iter().filter_map(table_line).collect()))
        }
        OrderArgs::Messages { table } => {
            let said = store.said(read(table)?, MOST_MESSAGES).await.map_err(not_stored)?;
            Ok(Done::Shown(said.iter().map(message_line).collect()))
        }
        OrderArgs::CloseTable { table } => {
            let table = read(table)?;
            items(store, table).await?;
            ordered(Order::Close { table })
        }
        OrderArgs::Ban { table, who } => {
            let person = find(store, read(table)?, who).await?;
            match store.ban(person).await.map_err(not_stored)? {
                0 => {
                    Err(Failure::could_not("they have erased their name").hint("there is nobody left to ban"))
                }
                _ => Ok(Done::Ordered(Order::Ban { person }, format!("{person} is banned.\n"))),
            }
        }
        OrderArgs::DeleteMessage { table, number } => {
            let table = read(table)?;
            match store.unsay(table, *number).await.map_err(not_stored)? {
                0 => Err(no_message(*number)),
                _ => ordered(Order::Unsay { table, number: *number }),
            }
        }
    }
}

async fn unban(store: &Store, person: &str) -> Outcome<String> {
    let nobody = || {
        Failure::could_not(format_args!("nobody called {person:?} is banned"))
            .hint("`platen admin banned` names everyone who is")
    };
    let person: PersonId = person.parse().map_err(|_| nobody())?;
    if store.unban(person).await.map_err(not_stored)? {
        Ok("Done; their cookie is worth something again, and makes new codes and tokens.\n".to_string())
    } else {
        Err(nobody())
    }
}

/// A person in a line.
fn person_line(person: &Person) -> String {
    format!("{} {}\n", person.id, person.name)
}

/// A table in a line: its name, how far it is, when it changed, and who sits there.
fn table_line((changed, card): &(i64, String)) -> Option<String> {
    let card: DeskCard = serde_json::from_str(card).ok()?;
    let name = |seat: &SeatCard| match &seat.sitting {
        Sitting::Person { name } => name.clone(),
        Sitting::Bot { level } => format!("({level})"),
        Sitting::Nobody => "-".to_string(),
    };
    let names: Vec<String> = card.seats.iter().map(name).collect();
    let (stage, ago) = (card.stage.code(), ago(*changed));
    Some(format!("{} {stage:<9} {ago:>8}  {}\n", card.table, names.join(", ")))
}

/// A message in a line: its number, when it was said, by whom, and what.
fn message_line(said: &Said) -> String {
    let text = if said.text.is_empty() { "(deleted)" } else { &said.text };
    format!("{:>4} {:>8}  {}: {text}\n", said.number, ago(said.at), said.name)
}

/// How long something is ago.
fn ago(at: i64) -> String {
    let minutes = (now() - at).max(0) / 60_000;
    match minutes {
        0..60 => format!("{minutes} min"),
        60..2880 => format!("{} h", minutes / 60),
        _ => format!("{} days", minutes / 1440),
    }
}

async fn find(store: &Store, table: TableId, who: &WhoArgs) -> Outcome<PersonId> {
    if let Some(number) = who.message {
        let sayer = store.sayer(table, number).await.map_err(not_stored)?;
        return sayer.ok_or_else(|| no_message(number));
    }
    let sitters = sitters(&items(store, table).await?);
    let seat = who.seat.and_then(Seat::new);
    seat.and_then(|seat| sitters.get(&seat).copied()).ok_or_else(|| {
        Failure::could_not("no person sits there").hint("seats are counted from 0, as in the record")
    })
}

/// The items of a table. It need not be playable by these rules.
async fn items(store: &Store, table: TableId) -> Outcome<Vec<Stored>> {
    match store.items(table, 0).await.map_err(not_stored)? {
        items if items.is_empty() => {
            Err(Failure::could_not("there is no such table").hint("its name stands in its link"))
        }
        items => Ok(items),
    }
}

fn read(table: &str) -> Outcome<TableId> {
    let name = table.trim_end_matches('/').rsplit(['/', '=', '#']).next().unwrap_or(table);
    name.parse().map_err(|_| {
        Failure::could_not(format_args!("{table:?} names no table"))
            .hint("its name stands in its link: 26 letters")
    })
}

fn no_message(number: u32) -> Failure {
    Failure::could_not(format_args!("there is no message {number} at this table"))
        .hint("messages are counted from 1 at each table")
}

fn not_stored(error: StoreError) -> Failure {
    Failure::could_not(error).hint("was the database made by this version of `platen serve`?")
}

/// Milliseconds since 1970.
pub(super) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}
