//! A bot of one's own in Rust: it sits down at a table and plays there by the protocol, to the end of the game.
//!
//!     PLATEN_TOKEN=… cargo run -p platen-server --example bot -- 127.0.0.1:1455 TABLE
//!
//! A token is made by `POST /api/v1/me/tokens`, the table by `POST /api/v1/tables`; its name is the invitation. What this bot
//! knows is what its player would see. It chooses at random: put your idea where `choose` is.

use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::DeskRequest;
use std::net::SocketAddr;

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let [address, table] = words.as_slice() else { return Err("say: bot ADDRESS TABLE".into()) };
    let token = std::env::var("PLATEN_TOKEN").map_err(|_| "PLATEN_TOKEN says for whom it plays")?;
    run(address.parse()?, table, &token).await?;
    println!("the game is over");
    Ok(())
}

/// Sits down and plays to the end.
pub(crate) async fn run(address: SocketAddr, table: &str, token: &str) -> Result<(), LoadError> {
    let api = Api { address, who: Some(format!("authorization: Bearer {token}")) };
    let mut player = Player::connect(&api, table, None).await?;
    sit(&mut player).await?;
    // Its share of the seed: the server cannot choose the cards alone.
    player.commit().await?;
    play(&mut player).await
}

/// Sits down, unless one sits there already.
async fn sit(player: &mut Player) -> Result<(), LoadError> {
    // The first message says how the table stands.
    player.hear().await?;
    if player.seat.is_none() {
        let id = player.ask_desk(DeskRequest::TakeSeat { seat: None }).await?;
        player.answer(id).await?;
    }
    Ok(())
}

/// Decides whenever that is awaited. A refusal comes with the states that changed, so it is simply decided anew.
async fn play(player: &mut Player) -> Result<(), LoadError> {
    let (mut rng, mut waiting) = (chance(1455), None);
    while !player.is_over() {
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            waiting = Some(player.act(action).await?.id);
        }
        let heard = player.hear().await?;
        waiting = waiting.filter(|id| heard.to() != Some(*id));
    }
    Ok(())
}
