#![doc = include_str!("../README.md")]

mod abort;
mod agree;
mod blocks;
mod collectives;
mod comm;
pub mod number;
mod rules;
mod run;
mod tree;
pub mod values;
mod watch;
mod wire;

pub use agree::{Disagreed, agree};
pub use blocks::{data_parallel, in_blocks};
pub use collectives::*;
pub use comm::Comm;
pub use run::run;
