//! Who one is: a name is enough, a code brings it to another device, tokens let programs play.

use super::body::{Body, Refusal};
use crate::admission::Pass;
use crate::app::App;
use crate::auth::Me;
use crate::desk::sitters;
use crate::error::Refused;
use crate::guard::Address;
use crate::ids::{PersonId, TableId, random_code, random_token};
use crate::store::{self, Revoked, Token};
use crate::table::{Inbox, one_paragraph};
use axum::Json;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderMap, StatusCode};
use platen_protocol::{Code, Known, LONGEST_NAME, MyGame, NewToken, Person, TokenCard, TokenMade};

/// The most tokens of a person.
const MOST_TOKENS: usize = 20;
/// The most games that are listed.
const MOST_GAMES: u32 = 100;

type Done<T> = Result<T, Refused>;

/// Who one is. The cookie is made anew, as browsers do not keep one for ever.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Person), (status = 401, body = Refusal)))]
pub(super) async fn show(State(app): State<App>, Me(me): Me, shown: Pass) -> (HeaderMap, Json<Person>) {
    let anew = match shown {
        Pass::Cookie { generation } => cookie(&app, Some((me.id, generation))),
        Pass::Token | Pass::Nothing => HeaderMap::new(),
    };
    (anew, Json(Person { name: me.name }))
}

/// Begins under a name: it is kept by a cookie, and the code that is told this once brings it to another device.
#[utoipa::path(post, path = "/me", request_body = Person, responses((status = 200, body = Known), (status = 400, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn begin(
    State(app): State<App>,
    address: Address,
    Body(person): Body<Person>,
) -> Done<(HeaderMap, Json<Known>)> {
    rarely(&app, address)?;
    let name = name(&person.name)?;
    let person = store::Person { id: PersonId::random()?, name: name.clone() };
    let code = random_code()?;
    app.store.add_person(&person, &code, app.clock.now()).await.map_err(Refused::not_kept)?;
    Ok((cookie(&app, Some((person.id, 0))), Json(Known { name, code })))
}

/// Takes another name.
#[utoipa::path(put, path = "/me", request_body = Person, responses((status = 200, body = Person), (status = 400, body = Refusal), (status = 401, body = Refusal)))]
pub(super) async fn rename(
    State(app): State<App>,
    Me(me): Me,
    Body(person): Body<Person>,
) -> Done<Json<Person>> {
    let name = name(&person.name)?;
    app.store.rename(me.id, &name).await.map_err(Refused::not_kept)?;
    Ok(Json(Person { name }))
}

/// Erases one's name, code and tokens. Games stay.
#[utoipa::path(delete, path = "/me", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn erase(State(app): State<App>, Me(me): Me) -> Done<(StatusCode, HeaderMap)> {
    app.tables.erase(me.id).await?;
    Ok((StatusCode::NO_CONTENT, cookie(&app, None)))
}

/// Makes another code; the one before is worth nothing any more, and other devices are signed out.
#[utoipa::path(post, path = "/me/code", responses((status = 200, body = Code), (status = 401, body = Refusal)))]
pub(super) async fn new_code(
    State(app): State<App>,
    Me(me): Me,
    shown: Pass,
) -> Done<(HeaderMap, Json<Code>)> {
    let code = random_code()?;
    app.store.set_code(me.id, &code).await.map_err(Refused::not_kept)?;
    let generation = app.store.generation(me.id).await?;
    app.revoke(me.id, Revoked::Cookies { before: generation }).await;
    let anew = match shown {
        Pass::Cookie { .. } => cookie(&app, Some((me.id, generation))),
        Pass::Token | Pass::Nothing => HeaderMap::new(),
    };
    Ok((anew, Json(Code { code })))
}

/// Signs out on this device: its cookie is forgotten.
#[utoipa::path(delete, path = "/me/session", responses((status = 204)))]
pub(super) async fn sign_out(State(app): State<App>) -> (StatusCode, HeaderMap) {
    (StatusCode::NO_CONTENT, cookie(&app, None))
}

/// Signs out everywhere: no cookie that was made before is worth anything any more. Tokens stay.
#[utoipa::path(delete, path = "/me/sessions", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn sign_out_everywhere(State(app): State<App>, Me(me): Me) -> Done<(StatusCode, HeaderMap)> {
    app.store.sign_out(me.id).await.map_err(Refused::not_kept)?;
    let before = app.store.generation(me.id).await?;
    app.revoke(me.id, Revoked::Cookies { before }).await;
    Ok((StatusCode::NO_CONTENT, cookie(&app, None)))
}

/// Brings a name to this device.
#[utoipa::path(post, path = "/recover", request_body = Code, responses((status = 200, body = Person), (status = 400, body = Refusal), (status = 403, body = Refusal), (status = 429, body = Refusal)))]
pub(super) async fn recover(
    State(app): State<App>,
    address: Address,
    Body(code): Body<Code>,
) -> Done<(HeaderMap, Json<Person>)> {
    rarely(&app, address)?;
    let found = app.store.person_of_code(&code.code).await?.ok_or(Refused::BadCode)?;
    let generation = app.store.generation(found.id).await?;
    Ok((cookie(&app, Some((found.id, generation))), Json(Person { name: found.name })))
}

/// One's tokens.
#[utoipa::path(get, path = "/me/tokens", responses((status = 200, body = [TokenCard]), (status = 401, body = Refusal)))]
pub(super) async fn tokens(State(app): State<App>, Me(me): Me) -> Done<Json<Vec<TokenCard>>> {
    let tokens = app.store.tokens(me.id).await?;
    Ok(Json(tokens.into_iter().map(|Token { label, made }| TokenCard { label, made }).collect()))
}

/// Makes a token by which a program plays under one's name.
#[utoipa::path(post, path = "/me/tokens", request_body = NewToken, responses((status = 200, body = TokenMade), (status = 400, body = Refusal), (status = 413, body = Refusal), (status = 401, body = Refusal)))]
pub(super) async fn new_token(
    State(app): State<App>,
    Me(me): Me,
    Body(new): Body<NewToken>,
) -> Done<Json<TokenMade>> {
    let label = name(&new.label)?;
    let token = random_token()?;
    let made = Token { label, made: app.clock.now() };
    if app.store.add_token(me.id, &token, &made, MOST_TOKENS).await.map_err(Refused::not_kept)? {
        Ok(Json(TokenMade { token }))
    } else {
        Err(Refused::TooMuch { what: "tokens".to_string(), most: MOST_TOKENS })
    }
}

/// Takes all tokens back. Programs that play by them are sent away.
#[utoipa::path(delete, path = "/me/tokens", responses((status = 204), (status = 401, body = Refusal)))]
pub(super) async fn drop_tokens(State(app): State<App>, Me(me): Me) -> Done<StatusCode> {
    app.store.drop_tokens(me.id).await.map_err(Refused::not_kept)?;
    app.revoke(me.id, Revoked::Tokens).await;
    Ok(StatusCode::NO_CONTENT)
}

/// One's games, with whose turn it is.
#[utoipa::path(get, path = "/me/games", responses((status = 200, body = [MyGame]), (status = 401, body = Refusal)))]
pub(super) async fn games(State(app): State<App>, Me(me): Me) -> Done<Json<Vec<MyGame>>> {
    let mut games = Vec::new();
    for (table, card) in app.store.games_of(me.id, MOST_GAMES).await? {
        match app.tables.ask(table, |reply| Inbox::Mine { person: me.id, reply }).await {
            Ok(game) => games.push(game),
            // One that cannot be loaded hinders no other.
            Err(_) => games.extend(as_listed(&app, table, &card, me.id).await?),
        }
    }
    Ok(Json(games))
}

/// A game as lists show it.
async fn as_listed(app: &App, table: TableId, card: &str, person: PersonId) -> Done<Option<MyGame>> {
    let sitters = sitters(&app.store.items(table, 0).await?);
    let seat = sitters.iter().find(|(_, other)| **other == person).map(|(seat, _)| *seat);
    Ok(serde_json::from_str(card).ok().map(|card| MyGame { card, seat, my_turn: false }))
}

fn cookie(app: &App, person: Option<(PersonId, u32)>) -> HeaderMap {
    let cookie = app.keys.cookie(person, app.config.is_secure());
    cookie.into_iter().map(|cookie| (SET_COOKIE, cookie)).collect()
}

fn rarely(app: &App, address: Address) -> Result<(), Refused> {
    if app.names.take(address.0, app.clock.now()) { Ok(()) } else { Err(Refused::TooFast) }
}

fn name(text: &str) -> Result<String, Refused> {
    let name = one_paragraph(text);
    let is_name = (1..=LONGEST_NAME).contains(&name.chars().count());
    if is_name { Ok(name) } else { Err(Refused::BadName { most: LONGEST_NAME }) }
}
