//! What a page has to know to show a table: plain data and pure functions over what a host tells.
//!
//! There is no rule here, no text in any language and nothing of a browser. What is legal is in the choices of the
//! [`Sight`](platen_host::protocol::Sight) or asked of the rules; what an action would bring is found by doing it on a
//! [`Preview`], a copy in which all that is hidden is imagined. Words are made elsewhere from the codes and numbers here.
//!
//! A [`Scene`] is what all models are made from: the cards and what a viewer sees.
//!
//! - [`Offers`] and [`Picking`]: what can be tapped, and how taps become an action; [`ask_why`] for what cannot.
//! - [`Sheet`]: what of it is asked over the table, because it lies nowhere on it.
//! - [`Board`], [`House`], [`Prompt`]: what lies where, whose it is, what is to be decided.
//! - [`PlanDraft`] and [`Bench`]: the two decisions that are put together piece by piece.
//! - [`gears`], [`forecast`]: how gears look and turn, and what they will show.
//! - [`hints`]: what the bots advise, with the components that it means.
//! - [`Chronicle`], [`recap`], [`ScoreSheet`]: what happened and what it came to.
//! - [`STEPS`], [`step_at`], [`narrow`]: the first game as a lesson, its steps as data.
//! - [`Tip`], [`focus_order`]: what is said about a component, and how a keyboard reaches it.
//!
//! ```
//! use platen_host::protocol::{Ask, House, Message, Request, SetChoice, Sitter};
//! use platen_host::{ClientNo, Effect, Host, Rights};
//! use platen_model::{Offers, Picking, Scene, Tap, cards_of};
//! use platen_rules::{GameOptions, Seed};
//!
//! let mut host = Host::new(Seed::from_number(1455));
//! host.connect(ClientNo(1), Rights::Device);
//! let request = Request::Make {
//!     options: GameOptions::new(1),
//!     set: SetChoice::default(),
//!     seed: None,
//!     sitters: vec![Sitter::Person { name: None }],
//!     house: House::default(),
//! };
//! for effect in host.handle(ClientNo(1), Ask { id: 1, request }) {
//!     let Effect::Tell { told, .. } = effect else { continue };
//!     let Message::Seated { info, state } = told.message else { continue };
//!     let cards = cards_of(&info).expect("a published set");
//!     let scene = Scene::new(&cards, &state.sight);
//!     let offers = Offers::of(scene); // one of two characters is to be kept
//!     let lit = offers.lit(&[]);
//!     let tap = Picking::default().tap(&offers, lit[0].target);
//!     assert!(matches!(tap, Tap::Decided(_)));
//! }
//! ```
#![warn(missing_docs)]

mod bench;
mod board;
mod brings;
mod choices;
mod components;
mod forecast;
pub mod gears;
mod hint;
mod house;
mod keys;
mod lesson;
mod log;
mod path;
mod planning;
mod preview;
mod prompt;
mod recap;
mod scene;
mod score;
mod sheet;
mod takings;
mod target;
mod tip;
mod why;

pub use bench::{Bench, Forme, GearFame, InkSocket, Lack, Slot, Totals};
pub use board::{Board, Content, Row, RowState, Space, TurnPlace, order_of_row};
pub use brings::{Brings, Part, brings};
pub use choices::{Lit, Offer, Offers, Picking, Tap};
pub use components::{board_components, house_components};
pub use forecast::{Forecast, forecast};
pub use hint::{Hint, hints};
pub use house::{GearOnAxle, House, HouseOrder, Mark, TrackSpace, fame_line};
pub use keys::{Arrow, Region, focus_order, step};
pub use lesson::{
    Deed, LESSON_SEED, LESSON_SET, STEPS, Spot, Step, Switch, acts_of, laid_to, lesson_options, narrow,
    step_at,
};
pub use log::{Chronicle, Entry, Line, Section, Weight, icon, sector_icon};
pub use path::{Path, path};
pub use planning::PlanDraft;
pub use preview::Preview;
pub use prompt::{Asked, Prompt};
pub use recap::{Recap, recap};
pub use scene::{Scene, cards_of};
pub use score::{Best, ScoreSheet, Source, fame_by_round};
pub use sheet::{Home, Question, Sheet, home};
pub use takings::Takings;
pub use target::{Target, Verb};
pub use tip::{Fact, Tip, character_rule};
pub use why::ask_why;
