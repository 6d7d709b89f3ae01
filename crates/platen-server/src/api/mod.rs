//! What can be asked by HTTP: who one is, tables, and one's own games.

pub(crate) mod body;
mod description;
mod me;
mod tables;

use crate::app::App;
use crate::error::Refused;
use crate::socket;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::IntoResponse;
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use utoipa::OpenApi;

#[derive(OpenApi)]
#[openapi(
    info(title = "Platen", description = "Tables that are played at together. The game itself is played on a table's socket: see docs/protocol.md."),
    servers((url = "/api/v1")),
    paths(
        me::show, me::begin, me::rename, me::erase, me::new_code, me::sign_out,
        me::sign_out_everywhere, me::recover, me::tokens, me::new_token,
        me::drop_tokens, me::games, tables::list, tables::make, tables::show, tables::set, tables::take_seat,
        tables::leave_seat, tables::free_seat, tables::close, tables::start, tables::resign, tables::come_back,
        tables::again, tables::record,
        health, ready,
    ),
    components(schemas(body::Refusal))
)]
struct Description;

/// All routes.
pub(crate) fn router() -> Router<App> {
    Router::new()
        .route("/me", get(me::show).post(me::begin).put(me::rename).delete(me::erase))
        .route("/me/code", post(me::new_code))
        .route("/me/session", delete(me::sign_out))
        .route("/me/sessions", delete(me::sign_out_everywhere))
        .route("/me/tokens", get(me::tokens).post(me::new_token).delete(me::drop_tokens))
        .route("/me/games", get(me::games))
        .route("/recover", post(me::recover))
        .route("/tables", get(tables::list).post(tables::make))
        .route("/tables/{table}", get(tables::show).delete(tables::close))
        .route("/tables/{table}/set", get(tables::set))
        .route("/tables/{table}/seat", post(tables::take_seat).delete(tables::leave_seat))
        .route("/tables/{table}/free", post(tables::free_seat))
        .route("/tables/{table}/start", post(tables::start))
        .route("/tables/{table}/resign", post(tables::resign))
        .route("/tables/{table}/come-back", post(tables::come_back))
        .route("/tables/{table}/again", post(tables::again))
        .route("/tables/{table}/record", get(tables::record))
        .route("/tables/{table}/socket", get(socket::open))
        .route("/health", get(health))
        .route("/ready", get(ready))
        .route("/openapi.json", get(describe))
        .fallback(async || Refused::NotFound)
        .method_not_allowed_fallback(async || Refused::WrongMethod)
}

/// What an operator watches; not under the address of the rest, and not limited.
pub(crate) fn watched() -> Router<App> {
    Router::new().route("/health", get(health)).route("/ready", get(ready)).route("/metrics", get(metrics))
}

async fn metrics(State(app): State<App>) -> impl IntoResponse {
    let text = app.tables.telemetry().text(app.tables.loaded());
    ([(CONTENT_TYPE, "application/openmetrics-text; version=1.0.0; charset=utf-8")], text)
}

async fn describe() -> Json<&'static serde_json::Value> {
    Json(&description::DESCRIPTION)
}

/// Whether the server runs.
#[utoipa::path(get, path = "/health", responses((status = 200, body = String, content_type = "application/json")))]
async fn health() -> Json<&'static str> {
    Json("ok")
}

/// Whether the store answers too, and the server does not end.
#[utoipa::path(get, path = "/ready", responses((status = 200, body = String, content_type = "application/json"), (status = 503, body = String, content_type = "application/json")))]
async fn ready(State(app): State<App>) -> (StatusCode, Json<&'static str>) {
    if app.tables.is_leaving() {
        (StatusCode::SERVICE_UNAVAILABLE, Json("the server ends"))
    } else if !app.tables.is_cut_off() && app.is_ready().await {
        (StatusCode::OK, Json("ok"))
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, Json("the store does not answer"))
    }
}
