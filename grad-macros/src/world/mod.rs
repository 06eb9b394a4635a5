//! A module is one world: `#[differentiable]` on an inline module sees all of its items at once.
//!
//! - `items`: what the items of the module and of the modules in it say, by name (`World`);
//! - `names`: which item a path means, where it is written;
//! - `methods`: the methods of the types;
//! - `layouts`: the types of the parts of types;
//! - `constants`: the values of constants that are numbers;
//! - `spelled`: names written out, aliases and generic params;
//! - `expand`: what is emitted for the module.

mod constants;
mod expand;
mod items;
mod layouts;
mod methods;
mod names;
mod spelled;

pub use expand::module;
pub use items::{Function, World};
pub use methods::Method;
pub use spelled::{Arguments, declared, words};
