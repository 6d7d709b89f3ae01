//! `IndexedDB` as futures.

use futures_channel::oneshot;
use js_sys::{Array, Function, Object, Reflect};
use std::cell::RefCell;
use std::rc::Rc;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::{Closure, JsValue};
use web_sys::{Event, IdbDatabase, IdbFactory, IdbOpenDbRequest, IdbRequest, IdbTransaction};

/// What JavaScript threw, or an event told.
pub(super) type Thrown = JsValue;

/// A handler of events that lives as long as what holds it.
type Handler = Closure<dyn FnMut(Event)>;

/// Opens a database; `upgrade` makes what it consists of.
pub(super) async fn open(
    name: &str,
    version: u32,
    upgrade: fn(&IdbDatabase) -> Result<(), Thrown>,
) -> Result<IdbDatabase, Thrown> {
    let request = factory()?.open_with_u32(name, version)?;
    let upgrading = upgrading(&request, upgrade);
    request.set_onupgradeneeded(Some(upgrading.as_ref().unchecked_ref()));
    let database: IdbDatabase = answer(&request).await?.unchecked_into();
    close_for_later_versions(&database);
    Ok(database)
}

fn factory() -> Result<IdbFactory, Thrown> {
    let factory = Reflect::get(&js_sys::global(), &"indexedDB".into())?;
    factory.dyn_into().map_err(|_| JsValue::from_str("this browser has no IndexedDB"))
}

fn upgrading(request: &IdbOpenDbRequest, upgrade: fn(&IdbDatabase) -> Result<(), Thrown>) -> Handler {
    let request = request.clone();
    Closure::new(move |_| {
        let upgraded = request.result().and_then(|database| upgrade(database.unchecked_ref()));
        if let (Err(_), Some(transaction)) = (upgraded, request.transaction()) {
            // The request then fails, and that is told.
            let _ = transaction.abort();
        }
    })
}

/// A later version of the page, in another tab, must not wait for this one.
fn close_for_later_versions(database: &IdbDatabase) {
    let closing = database.clone();
    let close: Handler = Closure::new(move |_| closing.close());
    database.set_onversionchange(Some(close.into_js_value().unchecked_ref()));
}

/// A transaction whose end is only told when what it wrote is on the disk.
pub(super) fn begin(database: &IdbDatabase, stores: &[&str], mode: &str) -> Result<IdbTransaction, Thrown> {
    let stores: Array = stores.iter().map(|name| JsValue::from_str(name)).collect();
    let options = Object::new();
    Reflect::set(&options, &"durability".into(), &"strict".into())?;
    let transaction: Function = Reflect::get(database, &"transaction".into())?.unchecked_into();
    let begun = transaction.call3(database, &stores, &mode.into(), &options)?;
    Ok(begun.unchecked_into())
}

/// The result of a request.
pub(super) async fn answer(request: &IdbRequest) -> Result<JsValue, Thrown> {
    let (good, bad, answered) = either();
    request.set_onsuccess(Some(good.as_ref().unchecked_ref()));
    request.set_onerror(Some(bad.as_ref().unchecked_ref()));
    match answered.await {
        Ok(true) => request.result(),
        _ => Err(request.error()?.map_or(JsValue::NULL, JsValue::from)),
    }
}

/// Waits until all of a transaction is stored.
pub(super) async fn finish(transaction: &IdbTransaction) -> Result<(), Thrown> {
    let (good, bad, answered) = either();
    transaction.set_oncomplete(Some(good.as_ref().unchecked_ref()));
    transaction.set_onabort(Some(bad.as_ref().unchecked_ref()));
    commit(transaction);
    match answered.await {
        Ok(true) => Ok(()),
        _ => Err(transaction.error().map_or(JsValue::NULL, JsValue::from)),
    }
}

/// Says that nothing more is asked. A browser that does not know this waits a little longer by itself.
fn commit(transaction: &IdbTransaction) {
    let commit = Reflect::get(transaction, &"commit".into()).ok().and_then(|commit| commit.dyn_into().ok());
    let _ = commit.map(|commit: Function| commit.call0(transaction));
}

/// Two handlers, of which the first to be called decides what is received.
fn either() -> (Handler, Handler, oneshot::Receiver<bool>) {
    let (sender, receiver) = oneshot::channel();
    let sender = Rc::new(RefCell::new(Some(sender)));
    let handler = |good: bool| {
        let sender = Rc::clone(&sender);
        Closure::new(move |_| {
            if let Some(sender) = sender.borrow_mut().take() {
                // Nobody waits any more: then nobody needs to know.
                let _ = sender.send(good);
            }
        })
    };
    (handler(true), handler(false), receiver)
}
