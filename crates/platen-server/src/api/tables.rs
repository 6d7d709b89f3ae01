//! Tables: made, found, joined, started, left.

use super::body::{At, Body, Refusal};
use crate::app::App;
use crate::auth::Me;
use crate::error::Refused;
use crate::ids::TableId;
use crate::table::Inbox;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};
use platen_host::protocol::SetChoice;
use platen_protocol::{DeskCard, DeskRequest, NewTable, SeatChoice, Terms};

/// The most tables that are listed.
const MOST_LISTED: u32 = 100;

type Done<T> = Result<T, Refused>;

/// Tables that wait for players and are open to all, the newest first.
#[utoipa::path(get, path = "/tables", responses((status = 200, body = [DeskCard])))]
pub(super) async fn list(State(app): State<App>) -> Done<Json<Vec<DeskCard>>> {
    let cards = app.store.open_games(MOST_LISTED).await?;
    Ok(Json(cards.iter().filter_map(|card| serde_json::from_str(card).ok()).map(in_short).collect()))
}

/// A card as it is told now. Those that were stored before have whole card sets.
fn in_short(card: DeskCard) -> DeskCard {
    DeskCard { terms: card.terms.in_short(), ..card }
}

/// Makes a table and sits down there.
#[utoipa::path(post, path = "/tables", request_body = Terms, responses((status = 200, body = NewTable), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 413, body = Refusal)))]
pub(super) async fn make(State(app): State<App>, me: Me, Body(terms): Body<Terms>) -> Done<Json<NewTable>> {
    let table = app.tables.make(&me.visitor(), terms).await?;
    Ok(Json(NewTable { table: table.to_string() }))
}

/// How a table stands.
#[utoipa::path(get, path = "/tables/{table}", params(("table" = String, Path)), responses((status = 200, body = DeskCard), (status = 404, body = Refusal)))]
pub(super) async fn show(State(app): State<App>, At(table): At) -> Done<Json<DeskCard>> {
    app.tables.ask(table, |reply| Inbox::Card { reply }).await.map(Json)
}

/// The text of the card set that whoever made a table brought; nothing if it is a published one.
#[utoipa::path(get, path = "/tables/{table}/set", params(("table" = String, Path)), responses((status = 200, body = String, content_type = "text/plain"), (status = 204), (status = 404, body = Refusal)))]
pub(super) async fn set(State(app): State<App>, At(table): At) -> Done<Response> {
    let terms = app.tables.ask(table, |reply| Inbox::Terms { reply }).await?;
    Ok(match terms.set {
        SetChoice::Text(text) => ([(CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response(),
        SetChoice::Published(_) => StatusCode::NO_CONTENT.into_response(),
    })
}

/// Sits down.
#[utoipa::path(post, path = "/tables/{table}/seat", params(("table" = String, Path)), request_body = SeatChoice, responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 413, body = Refusal)))]
pub(super) async fn take_seat(
    State(app): State<App>,
    me: Me,
    At(table): At,
    Body(choice): Body<SeatChoice>,
) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::TakeSeat { seat: choice.seat }).await
}

/// Gets up; while the game is played, a bot plays on until one comes back.
#[utoipa::path(delete, path = "/tables/{table}/seat", params(("table" = String, Path)), responses((status = 204), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn leave_seat(State(app): State<App>, me: Me, At(table): At) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::LeaveSeat {}).await
}

/// Lets whoever sits at a seat get up before the game, for whoever made the table.
#[utoipa::path(post, path = "/tables/{table}/free", params(("table" = String, Path)), request_body = SeatChoice, responses((status = 204), (status = 400, body = Refusal), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn free_seat(
    State(app): State<App>,
    me: Me,
    At(table): At,
    Body(choice): Body<SeatChoice>,
) -> Done<StatusCode> {
    let none = || Refused::BadRequest { problem: "`seat` says which".to_string() };
    let seat = choice.seat.ok_or_else(none)?;
    request(&app, &me, table, DeskRequest::FreeSeat { seat }).await
}

/// Closes the table before the game, for whoever made it.
#[utoipa::path(delete, path = "/tables/{table}", params(("table" = String, Path)), responses((status = 204), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn close(State(app): State<App>, me: Me, At(table): At) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::CloseTable {}).await
}

/// Starts the game, for whoever made the table; seats that are free get bots.
#[utoipa::path(post, path = "/tables/{table}/start", params(("table" = String, Path)), responses((status = 204), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn start(State(app): State<App>, me: Me, At(table): At) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::Start {}).await
}

/// Gives up: a bot plays on to the end.
#[utoipa::path(post, path = "/tables/{table}/resign", params(("table" = String, Path)), responses((status = 204), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn resign(State(app): State<App>, me: Me, At(table): At) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::Resign {}).await
}

/// Plays on by oneself where a bot did.
#[utoipa::path(post, path = "/tables/{table}/come-back", params(("table" = String, Path)), responses((status = 204), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn come_back(State(app): State<App>, me: Me, At(table): At) -> Done<StatusCode> {
    request(&app, &me, table, DeskRequest::ComeBack {}).await
}

async fn request(app: &App, me: &Me, table: TableId, request: DeskRequest) -> Done<StatusCode> {
    app.tables.request(table, me.visitor(), request).await.map(|()| StatusCode::NO_CONTENT)
}

/// Plays again with the same terms: where that is, is the same for all who ask.
#[utoipa::path(post, path = "/tables/{table}/again", params(("table" = String, Path)), responses((status = 200, body = NewTable), (status = 401, body = Refusal), (status = 403, body = Refusal), (status = 404, body = Refusal), (status = 409, body = Refusal), (status = 413, body = Refusal)))]
pub(super) async fn again(State(app): State<App>, me: Me, At(table): At) -> Done<Json<NewTable>> {
    let agreed = app.tables.again(table, &me.visitor()).await?;
    Ok(Json(NewTable { table: agreed.to_string() }))
}

/// The record of a finished game.
#[utoipa::path(get, path = "/tables/{table}/record", params(("table" = String, Path)), responses((status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal), (status = 409, body = Refusal)))]
pub(super) async fn record(State(app): State<App>, At(table): At) -> Done<impl IntoResponse> {
    let text = app.tables.ask(table, |reply| Inbox::Record { reply }).await??;
    Ok(([(CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
