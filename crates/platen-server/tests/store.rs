//! What is stored stays, and is the same in SQLite and in PostgreSQL.

mod common;

use common::{Folder, each_store};
use platen_server::ids::{PersonId, TableId, random_code, random_token};
use platen_server::store::{
    BackupError, Fence, Listed, OpenError, Order, Person, Said, Sitters, Store, StoreError, Stored, Token,
    backup, bring_back, restore,
};
use platen_server::table::{Bots, Tables, TablesConfig};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

fn table() -> TableId {
    TableId::random().expect("chance")
}

fn person() -> PersonId {
    PersonId::random().expect("chance")
}

fn said(number: u32, text: &str) -> Said {
    Said { number, at: 1000, name: "Anna".to_string(), text: text.to_string() }
}

fn item(number: u32, body: &str) -> Stored {
    Stored { number, at: 1000 + i64::from(number), body: body.to_string() }
}

fn listed(stage: &'static str, open: bool, card: &str, sitters: &[PersonId]) -> Listed {
    Listed {
        stage,
        open,
        due: None,
        card: card.to_string(),
        sitters: Sitters::All(sitters.to_vec()),
        story: None,
    }
}

each_store!(items_are_read_in_order_as_they_were_added, |store| {
    let (ours, other) = (table(), table());
    for number in 1..=20 {
        store
            .append(ours, item(number, &format!("{{\"n\":{number}, \"ü\\u0000'\"}}")), None)
            .await
            .expect("kept");
        store.append(other, item(number, "other"), None).await.expect("kept");
    }
    let items = store.items(ours, 0).await.expect("items");
    assert_eq!(items.len(), 20);
    assert_eq!(items[4], item(5, "{\"n\":5, \"ü\\u0000'\"}"));
    assert_eq!(store.items(ours, 18).await.expect("items"), items[18..]);
    assert_eq!(store.items(table(), 0).await, Ok(vec![]));
});

each_store!(of_all_who_come_with_a_number_one_is_first, |store| {
    let table = table();
    for number in 1..=5 {
        let tries = (0..40).map(|n| {
            let store = store.clone();
            tokio::spawn(async move { store.append(table, item(number, &n.to_string()), None).await })
        });
        let mut won = 0;
        for result in tries.collect::<Vec<_>>() {
            match result.await.expect("no panic") {
                Ok(()) => won += 1,
                Err(error) => assert_eq!(error, StoreError::Taken),
            }
        }
        assert_eq!(won, 1);
    }
    assert_eq!(store.items(table, 0).await.expect("items").len(), 5);
});

each_store!(many_tables_are_written_at_once, |store| {
    let tables: Vec<TableId> = (0..200).map(|_| table()).collect();
    let writes = tables.iter().map(|&table| {
        let store = store.clone();
        tokio::spawn(async move {
            for number in 1..=10 {
                store.append(table, item(number, "x"), None).await.expect("kept");
            }
        })
    });
    for write in writes.collect::<Vec<_>>() {
        write.await.expect("written");
    }
    for table in tables {
        let numbers: Vec<u32> =
            store.items(table, 0).await.expect("items").iter().map(|item| item.number).collect();
        assert_eq!(numbers, (1..=10).collect::<Vec<_>>());
    }
});

each_store!(lists_change_with_the_item_or_not_at_all, |store| {
    let (anna, bert) = (person(), person());
    let (first, second) = (table(), table());
    store.append(first, item(1, "{}"), Some(listed("gathering", true, "1", &[anna]))).await.expect("kept");
    store
        .append(second, item(1, "{}"), Some(listed("gathering", false, "2", &[anna, bert])))
        .await
        .expect("kept");
    assert_eq!(store.open_games(10).await, Ok(vec!["1".to_string()]));
    assert_eq!(store.games_of(anna, 10).await.expect("games").len(), 2);
    assert_eq!(store.games_of(bert, 10).await, Ok(vec![(second, "2".to_string())]));
    assert_eq!(store.games_running(anna).await, Ok(2));

    let late = store.append(first, item(1, "{}"), Some(listed("closed", true, "late", &[bert]))).await;
    assert_eq!(late, Err(StoreError::Taken));
    assert_eq!(store.open_games(10).await, Ok(vec!["1".to_string()]));

    store.append(first, item(2, "{}"), Some(listed("playing", true, "3", &[bert]))).await.expect("kept");
    assert_eq!(store.open_games(10).await, Ok(vec![]));
    assert_eq!(store.games_of(anna, 10).await, Ok(vec![(second, "2".to_string())]));
    assert_eq!(store.games_of(bert, 10).await.expect("games")[0], (first, "3".to_string()));
    let more = Listed { sitters: Sitters::More(anna), ..listed("playing", true, "4", &[]) };
    store.append(first, item(3, "{}"), Some(more)).await.expect("kept");
    let same = Listed { sitters: Sitters::Same, ..listed("playing", true, "5", &[]) };
    store.append(first, item(4, "{}"), Some(same)).await.expect("kept");
    for person in [anna, bert] {
        assert_eq!(store.games_of(person, 10).await.expect("games")[0], (first, "5".to_string()));
    }
    assert_eq!(store.forgotten(1002).await, Ok(vec![second]));
    assert_eq!(store.forgotten(1001).await, Ok(vec![]));
});

each_store!(people_are_known_by_what_proves_them, |store| {
    let anna = Person { id: person(), name: "Anna".to_string() };
    let (code, token) = (random_code().expect("chance"), random_token().expect("chance"));
    store.add_person(&anna, &code, 5).await.expect("kept");
    store
        .add_token(anna.id, &token, &Token { label: "my bot".to_string(), made: 6 }, 20)
        .await
        .expect("kept");
    assert_eq!(store.person(anna.id).await, Ok(Some(anna.clone())));
    assert_eq!(store.person(person()).await, Ok(None));
    assert_eq!(store.person_of_code(&code.to_lowercase()).await, Ok(Some(anna.clone())));
    assert_eq!(store.person_of_code(&token).await, Ok(None));
    assert_eq!(store.person_of_token(&token).await, Ok(Some(anna.clone())));
    assert_eq!(store.tokens(anna.id).await.expect("tokens")[0].label, "my bot");
    let more = (0..9).map(|made| {
        let (store, anna) = (store.clone(), anna.id);
        let token = random_token().expect("chance");
        let label = "another".to_string();
        tokio::spawn(async move { store.add_token(anna, &token, &Token { label, made }, 4).await })
    });
    let mut added = 0;
    for more in more.collect::<Vec<_>>() {
        added += u32::from(more.await.expect("no panic").expect("an answer"));
    }
    assert_eq!(
        (added, store.tokens(anna.id).await.expect("tokens").len()),
        (3, 4),
        "however many ask at once"
    );

    let other = random_code().expect("chance");
    store.set_code(anna.id, &other).await.expect("kept");
    store.rename(anna.id, "Änna 'x").await.expect("kept");
    assert_eq!(store.person_of_code(&code).await, Ok(None));
    assert_eq!(store.person_of_code(&other).await.expect("found").expect("her").name, "Änna 'x");

    store.erase(anna.id, 7).await.expect("erased");
    assert_eq!(store.person(anna.id).await, Ok(None));
    assert_eq!(store.person_of_token(&token).await, Ok(None));
});

each_store!(who_was_banned_is_known_by_nothing_any_more, |store| {
    let anna = Person { id: person(), name: "Anna".to_string() };
    let (code, token) = (random_code().expect("chance"), random_token().expect("chance"));
    store.add_person(&anna, &code, 5).await.expect("kept");
    store
        .add_token(anna.id, &token, &Token { label: "my bot".to_string(), made: 6 }, 20)
        .await
        .expect("kept");
    assert_eq!((store.ban(anna.id).await, store.ban(person()).await), (Ok(1), Ok(0)));
    assert_eq!(store.person(anna.id).await, Err(StoreError::Banned));
    assert_eq!(store.person_of_code(&code).await, Ok(None));
    assert_eq!(store.person_of_token(&token).await, Ok(None));
    assert_eq!(store.banned().await, Ok(vec![anna.clone()]));
    assert_eq!((store.unban(anna.id).await, store.unban(anna.id).await), (Ok(true), Ok(false)));
    assert_eq!(store.person(anna.id).await, Ok(Some(anna)));
    assert_eq!(store.banned().await, Ok(vec![]));
});

each_store!(orders_are_read_in_order_by_all_who_look, |store| {
    let orders = [
        Order::Close { table: table() },
        Order::Ban { person: person() },
        Order::Unsay { table: table(), number: 3 },
    ];
    for order in &orders {
        store.give_order(order, 7).await.expect("given");
    }
    let given = store.orders(0).await.expect("orders");
    assert!(given.iter().map(|(_, order)| order).eq(&orders));
    assert_eq!(store.last_order().await, Ok(given[2].0));
    store.set_done(given[0].0).await.expect("done");
    store.set_done(given[2].0).await.expect("done");
    assert_eq!(store.orders(given[2].0).await.expect("orders"), [given[1].clone()], "it waits for who can");
    store.set_done(given[1].0).await.expect("done");
    assert_eq!(
        store.orders(given[1].0).await.expect("orders"),
        given[2..],
        "everyone who runs carries it out"
    );
    assert_eq!(store.orders(given[2].0).await.expect("orders"), [], "who starts later does not");
});

each_store!(what_was_said_last_is_read_in_order, |store| {
    let (table, anna) = (table(), person());
    let said = |number: u32| Said { number, at: 7, name: "Anna".to_string(), text: format!("no. {number}") };
    for number in 1..=9 {
        store.say(table, anna, &said(number)).await.expect("kept");
    }
    assert_eq!(store.say(table, anna, &said(9)).await, Err(StoreError::Taken));
    assert_eq!(store.said(table, 2).await, Ok(vec![said(8), said(9)]));
    store.erase(anna, 7).await.expect("erased");
    assert_eq!(store.said(table, 1).await.expect("chat")[0].name, "");
});

each_store!(a_secret_is_made_once, |store| {
    assert_eq!(store.secret("cookies", "first").await, Ok("first".to_string()));
    assert_eq!(store.secret("cookies", "second").await, Ok("first".to_string()));
});

#[tokio::test]
async fn a_file_is_open_in_one_program_at_a_time() {
    let folder = Folder::new();
    let store = Store::open(&folder.database()).await.expect("opened");
    assert!(matches!(Store::open(&folder.database()).await, Err(OpenError::InUse(_))));
    drop(store);
    // A program that another test starts right now holds all that is open here until it runs.
    let mut again = Store::open(&folder.database()).await;
    for _ in 0..100 {
        if !matches!(again, Err(OpenError::InUse(_))) {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        again = Store::open(&folder.database()).await;
    }
    assert!(again.expect("opened again").is_ready().await);
}

#[cfg(unix)]
#[tokio::test]
async fn nobody_else_reads_the_file_what_lies_beside_it_and_its_backups() {
    use std::os::unix::fs::PermissionsExt;
    let (folder, other) = (Folder::new(), Folder::new());
    let mode = |file: &str| std::fs::metadata(file).expect(file).permissions().mode() & 0o777;
    let database = folder.database();
    let store = Store::open(&database).await.expect("opened");
    store.append(table(), item(1, "hidden cards"), None).await.expect("kept");
    for end in ["", "-wal", "-shm"] {
        assert_eq!(mode(&format!("{database}{end}")), 0o600, "{end}");
    }
    let file = format!("{database}.backup");
    backup(&database, file.as_ref()).await.expect("a backup");
    assert_eq!(mode(&file), 0o600);
    assert!(matches!(backup(&database, file.as_ref()).await, Err(BackupError::Exists(_))));
    // It came from elsewhere, and is read by all.
    std::fs::set_permissions(&file, std::fs::Permissions::from_mode(0o644)).expect("changed");
    restore(file.as_ref(), &other.database(), false).await.expect("restored");
    assert_eq!(mode(&other.database()), 0o600);
}

#[tokio::test]
async fn a_backup_that_does_not_come_to_its_end_leaves_no_file() {
    let folder = Folder::new();
    let [whole, damaged, file] = ["whole", "damaged", "backup"].map(|end| folder.database() + end);
    let store = Store::open(&folder.database()).await.expect("opened");
    for number in 1..=200 {
        store.append(table(), item(number, &"x".repeat(1000)), None).await.expect("kept");
    }
    backup(&folder.database(), whole.as_ref()).await.expect("a backup");
    let mut bytes = std::fs::read(&whole).expect("its bytes");
    let middle = bytes.len() / 2;
    bytes[middle..].fill(0xAA);
    std::fs::write(&damaged, bytes).expect("written");
    let failed = backup(&damaged, file.as_ref()).await;
    assert!(matches!(failed, Err(BackupError::Database(_))), "{failed:?}");
    assert!(!std::path::Path::new(&file).exists());
}

#[tokio::test]
async fn what_names_no_database_is_refused_without_repeating_it() {
    for name in ["", "sqlite://", ":memory:", "mysql://anna:secret@here/tables", "postgre://anna:secret@here"]
    {
        let Err(error @ OpenError::Name(_)) = Store::open(name).await else { panic!("`{name}` is opened") };
        assert!(!error.to_string().contains("secret"), "{error}");
        assert!(matches!(Store::visit(name).await, Err(OpenError::Name(_))), "{name}");
    }
}

#[tokio::test]
async fn a_file_that_is_no_database_is_refused() {
    let folder = Folder::new();
    std::fs::write(folder.database(), "this is a text of more than a hundred bytes, ".repeat(9))
        .expect("a file");
    assert!(matches!(
        Store::open(&folder.database()).await,
        Err(OpenError::Database(_) | OpenError::Migration(_))
    ));
}

/// The store of a copy of the server that shares its database with others.
async fn a_copy(database: &str) -> Store {
    let store = Store::open(database).await.expect("opened");
    store.live().await.expect("alive");
    store
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_copy_keeps_a_table_and_what_it_adds_counts_as_long_as_it_does() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (a_copy(&database).await, a_copy(&database).await);
    let table = table();
    let first = one.keep(table).await.expect("an answer").expect("nobody keeps it");
    assert_eq!(other.keep(table).await, Ok(None));
    one.append_as(first, table, item(1, "a"), None).await.expect("it is the keeper");
    let again = one.keep(table).await.expect("an answer").expect("it keeps it already");
    assert_eq!(one.append_as(first, table, item(2, "b"), None).await, Err(StoreError::Taken), "an old epoch");
    one.append_as(again, table, item(2, "b"), None).await.expect("it is the keeper");
    one.leave().await.expect("it ends");
    let theirs = other.keep(table).await.expect("an answer").expect("the other has ended");
    assert_eq!(one.append_as(again, table, item(3, "c"), None).await, Err(StoreError::Taken), "fenced");
    other.append(table, item(3, "anyone"), None).await.expect("people need no keeper");
    other.append_as(theirs, table, item(4, "d"), None).await.expect("it is the keeper");
    let anew = other.keep(table).await.expect("an answer").expect("it keeps it already");
    other.let_go(table, theirs).await.expect("an answer");
    other.append_as(anew, table, item(5, "e"), None).await.expect("it has taken it anew");
    assert_eq!(one.orphans(None, 9).await, Ok(Vec::new()));
    assert_eq!(one.keep(table).await, Ok(None), "it was not let go");
    other.let_go(table, anew).await.expect("an answer");
    assert!(one.keep(table).await.expect("an answer").is_some(), "it was let go");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_tables_of_a_copy_that_is_gone_are_taken_up_at_once() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (a_copy(&database).await, a_copy(&database).await);
    for _ in 0..40 {
        one.append_as(Fence::Wanted, table(), item(1, "what cannot be played"), None).await.expect("kept");
    }
    one.leave().await.expect("it ends");
    assert_eq!(other.orphans(None, 99).await.map(|tables| tables.len()), Ok(40));
    let clock = platen_server::Clock::from(1_800_000_000_000);
    let tables = Tables::new(other.clone(), Bots::new(1), clock, TablesConfig::default());
    tables.adopt(None).await.expect("an answer");
    assert_eq!(other.orphans(None, 99).await, Ok(Vec::new()));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_needs_a_keeper_is_found_although_who_added_to_it_never_was() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (a_copy(&database).await, a_copy(&database).await);
    let [begun, let_go, kept] = [table(), table(), table()];
    let ours = one.keep(let_go).await.expect("an answer").expect("nobody keeps it");
    one.let_go(let_go, ours).await.expect("an answer");
    let theirs = other.keep(kept).await.expect("an answer").expect("nobody keeps it");
    for table in [begun, let_go, kept] {
        one.append_as(Fence::Wanted, table, item(1, "a"), None).await.expect("kept");
    }
    assert_eq!(other.orphans(None, 9).await, Ok(Vec::new()), "it is alive");
    assert_eq!(other.keep(begun).await, Ok(None), "and will be the keeper");
    other.append_as(theirs, kept, item(2, "b"), None).await.expect("it still is the keeper");
    one.leave().await.expect("it ends");
    let mut found = other.orphans(None, 9).await.expect("an answer");
    let mut wanted = vec![begun, let_go];
    found.sort();
    wanted.sort();
    assert_eq!(found, wanted);
    assert!(other.keep(begun).await.expect("an answer").is_some());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_copy_that_says_nothing_is_replaced_within_seconds() {
    let database = platen_testkit::postgres_database();
    let (one, other) =
        (Store::open(&database).await.expect("opened"), Store::open(&database).await.expect("opened"));
    one.live().await.expect("alive");
    let table = table();
    one.keep(table).await.expect("an answer").expect("nobody keeps it");
    let begun = std::time::Instant::now();
    while other.keep(table).await.expect("an answer").is_none() {
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    let seconds = begun.elapsed().as_secs_f64();
    assert!((3.0..8.0).contains(&seconds), "{seconds}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn copies_that_ended_long_ago_are_forgotten_when_another_begins() {
    use sqlx::Connection;
    let database = platen_testkit::postgres_database();
    let store = Store::open(&database).await.expect("opened");
    let mut connection = sqlx::PgConnection::connect(&database).await.expect("connected");
    let now = "(extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let insert = format!("INSERT INTO copies VALUES ('old', {now} - 3700000), ('late', {now} - 60000)");
    sqlx::raw_sql(sqlx::AssertSqlSafe(insert)).execute(&mut connection).await.expect("added");
    store.live().await.expect("alive");
    let copies: Vec<(String,)> =
        sqlx::query_as("SELECT copy FROM copies").fetch_all(&mut connection).await.expect("an answer");
    assert!(copies.iter().any(|(copy,)| copy == "late"), "it may come back");
    assert!(!copies.iter().any(|(copy,)| copy == "old"));
    assert_eq!(copies.len(), 2, "and this one");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whether_something_was_written_is_found_out_when_the_store_was_lost_meanwhile() {
    use sqlx::Connection;
    let database = platen_testkit::postgres_database();
    let store = Store::open(&database).await.expect("opened");
    let (anna, ours) = (Person { id: person(), name: "Anna".to_string() }, table());
    store.add_person(&anna, "a code", 1).await.expect("kept");
    let mut connection = sqlx::PgConnection::connect(&database).await.expect("connected");
    let lock = "BEGIN; LOCK TABLE chat, people IN ACCESS EXCLUSIVE MODE";
    sqlx::raw_sql(lock).execute(&mut connection).await.expect("locked");
    let saying = {
        let (store, anna) = (store.clone(), anna.id);
        tokio::spawn(async move { store.say(ours, anna, &said(1, "Hallo")).await })
    };
    let renaming = {
        let (store, anna) = (store.clone(), anna.id);
        tokio::spawn(async move { store.rename(anna, "Maria").await })
    };
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
        WHERE datname = current_database() AND pid <> pg_backend_pid()";
    sqlx::raw_sql(end).execute(&mut connection).await.expect("ended");
    sqlx::raw_sql("COMMIT").execute(&mut connection).await.expect("unlocked");
    assert_eq!(saying.await.expect("no panic"), Ok(()));
    assert_eq!(renaming.await.expect("no panic"), Ok(()));
    assert_eq!(store.said(ours, 9).await, Ok(vec![said(1, "Hallo")]));
    let renamed = store.person(anna.id).await.expect("an answer").expect("she is known");
    assert_eq!(renamed.name, "Maria");
    assert_eq!(store.say(ours, anna.id, &said(1, "Other")).await, Err(StoreError::Taken));
}

#[tokio::test]
async fn a_file_that_was_closed_is_whole_by_itself() {
    let (folder, copied, ours) = (Folder::new(), Folder::new(), table());
    let store = Store::open(&folder.database()).await.expect("opened");
    for number in 1..=3 {
        store.append(ours, item(number, "kept"), None).await.expect("kept");
    }
    store.close().await;
    assert!(!std::path::Path::new(&format!("{}-wal", folder.database())).exists(), "nothing lies beside it");
    assert_eq!(store.append(ours, item(4, "late"), None).await, Err(StoreError::Unavailable));
    std::fs::copy(folder.database(), copied.database()).expect("copied");
    let again = Store::open(&copied.database()).await.expect("opened");
    assert_eq!(again.items(ours, 0).await.expect("items").len(), 3);
}

#[tokio::test]
async fn a_restore_that_is_broken_off_leaves_what_was_there_whole() {
    let (folder, crashed, copied, ours) = (Folder::new(), Folder::new(), Folder::new(), table());
    let store = Store::open(&folder.database()).await.expect("opened");
    let saved = format!("{}.saved", copied.database());
    backup(&folder.database(), saved.as_ref()).await.expect("saved");
    for number in 1..=3 {
        store.append(ours, item(number, "since"), None).await.expect("kept");
    }
    for end in ["", "-wal"] {
        let file = |folder: &Folder| format!("{}{end}", folder.database());
        std::fs::copy(file(&folder), file(&crashed)).expect("copied");
    }
    // Where the backup is to be laid first, there is no room for it.
    std::fs::create_dir(format!("{}.restored", crashed.database())).expect("made");
    restore(saved.as_ref(), &crashed.database(), true).await.expect_err("broken off");
    std::fs::copy(crashed.database(), copied.database()).expect("copied");
    let again = Store::open(&copied.database()).await.expect("opened");
    assert_eq!(again.items(ours, 0).await.expect("items").len(), 3);
}

#[tokio::test]
async fn what_lies_in_the_journal_is_there_after_a_crash() {
    let (folder, crashed, ours) = (Folder::new(), Folder::new(), table());
    let store = Store::open(&folder.database()).await.expect("opened");
    for number in 1..=3 {
        store.append(ours, item(number, "before"), None).await.expect("kept");
    }
    for end in ["", "-wal"] {
        let file = |folder: &Folder| format!("{}{end}", folder.database());
        std::fs::copy(file(&folder), file(&crashed)).expect("copied");
    }
    let again = Store::open(&crashed.database()).await.expect("opened");
    assert_eq!(again.append(ours, item(3, "late"), None).await, Err(StoreError::Taken));
    assert_eq!(again.append(ours, item(4, "next"), None).await, Ok(()));
    assert_eq!(again.append(ours, item(4, "late"), None).await, Err(StoreError::Taken));
    let bodies: Vec<String> =
        again.items(ours, 0).await.expect("items").into_iter().map(|item| item.body).collect();
    assert_eq!(bodies, ["before", "before", "before", "next"]);
    assert_eq!(store.append(ours, item(4, "other"), None).await, Ok(()), "the first goes on");
}

/// Counts what is logged as an error by this thread, as long as what is given back lives.
fn count_errors() -> (Arc<AtomicUsize>, tracing::subscriber::DefaultGuard) {
    let count = Arc::new(AtomicUsize::new(0));
    let counted = Arc::clone(&count);
    let count_one = move || {
        counted.fetch_add(1, Ordering::Relaxed);
        std::io::sink()
    };
    let subscriber = tracing_subscriber::fmt().with_max_level(tracing_subscriber::filter::LevelFilter::ERROR);
    let subscriber = subscriber.with_writer(count_one).finish();
    (count, tracing_subscriber::util::SubscriberInitExt::set_default(subscriber))
}

#[tokio::test]
async fn what_was_told_stays_although_it_cannot_be_filed_and_that_is_tried_twice_a_second() {
    use sqlx::{ConnectOptions, Connection};
    let (errors, _guard) = count_errors();
    let (folder, ours) = (Folder::new(), table());
    let store = Store::open(&folder.database()).await.expect("opened");
    let options = sqlx::sqlite::SqliteConnectOptions::new().filename(folder.database());
    let mut disk = options.connect().await.expect("connected");
    let full = "CREATE TRIGGER no_room BEFORE INSERT ON items BEGIN SELECT RAISE(ABORT, 'no room'); END";
    sqlx::raw_sql(full).execute(&mut disk).await.expect("no room any more");
    store.append(ours, item(1, "told"), None).await.expect("there is room for it, but none to file it");
    tokio::time::sleep(Duration::from_millis(2600)).await;
    let tries = errors.load(Ordering::Relaxed);
    assert!((2..=6).contains(&tries), "tried {tries} times");
    assert_eq!(store.items(ours, 0).await, Ok(vec![item(1, "told")]));
    assert_eq!(store.append(ours, item(2, "refused"), None).await, Err(StoreError::Unavailable));
    store.give_order(&Order::Close { table: ours }, 1).await.expect("what needs no filing is kept");
    sqlx::raw_sql("DROP TRIGGER no_room").execute(&mut disk).await.expect("room again");
    assert_eq!(store.append(ours, item(1, "late"), None).await, Err(StoreError::Taken));
    store.append(ours, item(2, "next"), None).await.expect("kept");
    assert_eq!(store.items(ours, 0).await, Ok(vec![item(1, "told"), item(2, "next")]));
    disk.close().await.expect("closed");
}

/// Fills a store with two people, two tables and what was said there.
async fn fill(database: &str, anna: PersonId, ben: PersonId, tables: [TableId; 2]) {
    let store = Store::open(database).await.expect("a store");
    for (person, name) in [(anna, "Anna"), (ben, "Ben")] {
        let person = Person { id: person, name: name.to_string() };
        store.add_person(&person, &random_code().expect("chance"), 1000).await.expect("known");
    }
    let token = Token { label: "a program".to_string(), made: 1000 };
    store.add_token(anna, "her token", &token, 4).await.expect("a token");
    for table in tables {
        let kept = store.append(table, item(1, "first"), Some(listed("playing", false, "{}", &[anna, ben])));
        kept.await.expect("kept");
        store.append(table, item(2, "second"), None).await.expect("kept");
        store.say(table, ben, &said(1, "hello")).await.expect("said");
        store.say(table, anna, &said(2, "good day")).await.expect("said");
    }
    store.close().await;
}

#[tokio::test]
async fn what_is_missing_comes_back_from_a_second_postgres() {
    let (dump, folder) = (platen_testkit::postgres_database(), Folder::new());
    let (anna, tables) = (person(), [table(), table()]);
    fill(&dump, anna, person(), tables).await;
    let store = Store::open(&folder.database()).await.expect("a store");
    let back = bring_back(&dump, &folder.database(), 3000).await.expect("brought back");
    assert_eq!((back.tables, back.people), (2, 2));
    assert_eq!(store.items(tables[1], 0).await.expect("items"), [item(1, "first"), item(2, "second")]);
    assert_eq!(store.person_of_token("her token").await.expect("read").map(|her| her.id), Some(anna));
}

async fn what_is_missing_comes_back(database: &str) {
    let (folder, anna, ben) = (Folder::new(), person(), person());
    let [lost, kept] = [table(), table()];
    fill(&folder.database(), anna, ben, [lost, kept]).await;
    let file = folder.database() + ".saved";
    backup(&folder.database(), file.as_ref()).await.expect("a backup");
    let store = Store::open(database).await.expect("a store");
    let changed = store.append(kept, item(1, "another"), Some(listed("over", false, "{}", &[])));
    changed.await.expect("kept");
    // He has erased his name since.
    store.erase(ben, 2000).await.expect("erased");
    // She is known here, was banned, and is welcome again.
    let anna_here = Person { id: anna, name: "Anna".to_string() };
    store.add_person(&anna_here, &random_code().expect("chance"), 1000).await.expect("known");
    store.ban(anna).await.expect("banned");
    store.give_order(&Order::Ban { person: anna }, 2000).await.expect("ordered");
    store.unban(anna).await.expect("welcome");
    let orders = store.last_order().await.expect("a number");
    let back = bring_back(&file, database, 3000).await.expect("brought back");
    assert_eq!((back.tables, back.people), (1, 0));
    assert_eq!(store.items(lost, 0).await.expect("items"), [item(1, "first"), item(2, "second")]);
    assert_eq!(store.items(kept, 0).await.expect("items"), [item(1, "another")], "it stays as it is");
    assert_eq!(store.games_of(anna, 9).await.expect("tables"), [(lost, "{}".to_string())]);
    assert_eq!(store.person_of_token("her token").await, Ok(None), "what was taken from her stays so");
    assert_eq!(store.person(ben).await, Ok(None), "whoever erased their name stays unknown");
    let heard = [Said { name: String::new(), ..said(1, "hello") }, said(2, "good day")];
    assert_eq!(store.said(lost, 9).await.expect("said"), heard, "his name is gone, hers is not");
    let told: Vec<Order> =
        store.orders(orders).await.expect("orders").into_iter().map(|told| told.1).collect();
    let wanted = [Order::Ban { person: ben }, Order::TakeUp { tables: vec![lost] }];
    assert!(told.ends_with(&wanted), "his name goes before the table is taken up: {told:?}");
    let again = bring_back(&file, database, 4000).await.expect("nothing to do");
    assert_eq!((again.tables, again.people), (0, 0));
    let no_backup = bring_back(&folder.database(), "nowhere/at/all.db", 4000).await;
    assert!(matches!(no_backup, Err(BackupError::Open(_))), "{no_backup:?}");
    store.close().await;
}

#[tokio::test]
async fn what_is_missing_comes_back_into_sqlite() {
    what_is_missing_comes_back(&Folder::new().database()).await;
}

#[tokio::test]
async fn what_is_missing_comes_back_into_postgres() {
    what_is_missing_comes_back(&platen_testkit::postgres_database()).await;
}
