//! A module is one world: `#[differentiable]` on an inline module sees all of its items at once.
//!
//! - `items`: what the items of the module and of the modules in it say, by name (`World`);
//! - `names`: which item a path means, where it is written;
//! - `methods`: the methods of the types;
//! - `expand`: what is emitted for the module.

mod expand;
mod items;
mod methods;
mod names;

pub use expand::module;
pub use items::{Function, Layout, World};
pub use methods::Method;
