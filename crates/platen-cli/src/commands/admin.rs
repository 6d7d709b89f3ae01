//! `platen admin`: what only whoever runs a server does.

use super::serve::DatabaseArgs;
use crate::failure::{Failure, Outcome};
use crate::output;
use clap::{Args, Subcommand};
use platen_rules::vocabulary::Seat;
use platen_server::desk::sitters;
use platen_server::ids::{PersonId, TableId};
use platen_server::store::{Order, Store, StoreError, Stored};
use std::time::{SystemTime, UNIX_EPOCH};

/// Close a table, ban someone or delete a message, also while the server runs
#[derive(Debug, Args)]
pub(crate) struct AdminArgs {
    #[command(flatten)]
    database: DatabaseArgs,
    #[command(subcommand)]
    order: OrderArgs,
}

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
        let order = carry_out(&store, &args.order).await?;
        store.give_order(&order, now()).await.map_err(not_stored)?;
        output::print("Done; running copies notice it within two seconds.\n")
    })
}

/// Does what can be done in the store, and says what running copies have to do.
async fn carry_out(store: &Store, order: &OrderArgs) -> Outcome<Order> {
    match order {
        OrderArgs::CloseTable { table } => {
            let table = read(table)?;
            items(store, table).await?;
            Ok(Order::Close { table })
        }
        OrderArgs::Ban { table, who } => {
            let person = find(store, read(table)?, who).await?;
            match store.ban(person).await.map_err(not_stored)? {
                0 => {
                    Err(Failure::could_not("they have erased their name").hint("there is nobody left to ban"))
                }
                _ => Ok(Order::Ban { person }),
            }
        }
        OrderArgs::DeleteMessage { table, number } => {
            let table = read(table)?;
            match store.unsay(table, *number).await.map_err(not_stored)? {
                0 => Err(no_message(*number)),
                _ => Ok(Order::Unsay { table, number: *number }),
            }
        }
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

fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default().as_millis() as i64
}
