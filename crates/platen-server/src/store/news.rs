//! What other copies of the server add to a PostgreSQL that they share.

use super::Store;
use super::pools::Pools;
use crate::ids::TableId;
use sqlx::PgPool;
use sqlx::postgres::PgListener;
use std::time::Duration;
use tokio::sync::mpsc;

/// How many news wait to be read.
const WAITING: usize = 1024;
/// How long it is waited before a lost connection is tried again.
const PAUSE: Duration = Duration::from_secs(1);

/// What is new.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// A table has an item of that number.
    Item(TableId, u32),
    /// The connection was lost for a while: anything may have happened.
    Anything,
}

impl Store {
    /// What is added to tables, as it is added, by this copy and others; nothing from SQLite, which one program has alone.
    pub fn news(&self) -> mpsc::Receiver<News> {
        let (sender, receiver) = mpsc::channel(WAITING);
        if let Pools::Postgres(pool) = &self.pools {
            tokio::spawn(listen(pool.clone(), sender));
        }
        receiver
    }
}

async fn listen(pool: PgPool, news: mpsc::Sender<News>) {
    while !news.is_closed() {
        if let Err(error) = listen_once(&pool, &news).await {
            tracing::warn!(%error, "news cannot be heard");
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Listens until the connection is lost.
async fn listen_once(pool: &PgPool, news: &mpsc::Sender<News>) -> sqlx::Result<()> {
    let mut listener = PgListener::connect_with(pool).await?;
    listener.listen("platen").await?;
    let mut sent = news.send(News::Anything).await;
    while sent.is_ok() {
        let Some(heard) = listener.try_recv().await? else { return Ok(()) };
        sent = match read(heard.payload()) {
            Some(item) => news.send(item).await,
            None => Ok(()),
        };
    }
    Ok(())
}

fn read(payload: &str) -> Option<News> {
    let (table, number) = payload.split_once(' ')?;
    Some(News::Item(table.parse().ok()?, number.parse().ok()?))
}
