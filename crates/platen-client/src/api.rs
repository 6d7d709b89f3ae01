//! Requests to the server that the page came from.

use crate::wire::refusal;
use leptos::prelude::window;
use platen_host::protocol::No;
use platen_protocol::API;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use std::cell::Cell;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

/// The code of a request that did not reach the server.
pub(crate) const UNREACHABLE: &str = "unreachable";
/// The header by which a server says that it has shared tables.
const TABLES: &str = "platen-tables";

thread_local! {
    /// How far the server's clock is ahead of this one, in milliseconds.
    static AHEAD: Cell<f64> = const { Cell::new(0.0) };
}

/// What time it is at the server, in milliseconds since 1970.
pub(crate) fn now() -> f64 {
    js_sys::Date::now() + AHEAD.get()
}

/// Notes the time at the server.
fn note_time(answer: &Response) {
    let told = answer.headers().get("date").ok().flatten();
    let at = told.map_or(f64::NAN, |date| js_sys::Date::parse(&date));
    if at.is_finite() {
        AHEAD.set(at - js_sys::Date::now());
    }
}

/// Whether the page is served by a server with shared tables. Where there is no network, nobody is asked.
pub(crate) async fn has_tables() -> bool {
    let init = RequestInit::new();
    init.set_method("HEAD");
    if !window().navigator().on_line() {
        return false;
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init("./", &init)).await;
    let answer: Result<Response, JsValue> = answer.and_then(JsCast::dyn_into);
    answer.iter().for_each(note_time);
    answer.is_ok_and(|answer| answer.headers().has(TABLES).unwrap_or_default())
}

/// What is answered to small requests; what was not told is empty.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct Reply {
    /// The name under which one is known.
    pub(crate) name: String,
    /// The code that brings it to another device.
    pub(crate) code: String,
    /// The table that was made.
    pub(crate) table: String,
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(path: &str) -> Result<T, No> {
    read(&call("GET", path, None).await?)
}

/// Asks for something to be done.
pub(crate) async fn send(method: &str, path: &str, body: String) -> Result<Reply, No> {
    read(&call(method, path, Some(body)).await?)
}

/// Asks for something to be removed.
pub(crate) async fn delete(path: &str) -> Result<(), No> {
    call("DELETE", path, None).await.map(drop)
}

/// The text of an answer.
pub(crate) async fn text(path: &str) -> Result<String, No> {
    call("GET", path, None).await
}

/// The body of a request.
pub(crate) fn body(body: &impl Serialize) -> String {
    serde_json::to_string(body).unwrap_or_default()
}

fn read<T: DeserializeOwned>(text: &str) -> Result<T, No> {
    serde_json::from_str(text).map_err(|error| refusal("outdated", error.to_string()))
}

async fn call(method: &str, path: &str, body: Option<String>) -> Result<String, No> {
    let lost = |thrown: JsValue| refusal(UNREACHABLE, format!("{thrown:?}"));
    let (is_ok, text) = fetch(method, path, body).await.map_err(lost)?;
    if is_ok {
        return Ok(text);
    }
    Err(serde_json::from_str(&text).unwrap_or_else(|_| refusal(UNREACHABLE, "")))
}

async fn fetch(method: &str, path: &str, body: Option<String>) -> Result<(bool, String), JsValue> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new()?;
        headers.set("content-type", "application/json")?;
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let answer = JsFuture::from(window().fetch_with_str_and_init(&format!("{API}{path}"), &init)).await?;
    let answer: Response = answer.dyn_into()?;
    note_time(&answer);
    let text = JsFuture::from(answer.text()?).await?.as_string().unwrap_or_default();
    Ok((answer.ok(), text))
}
