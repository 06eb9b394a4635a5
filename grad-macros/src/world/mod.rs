//! A module is one world: `#[differentiable]` on an inline module sees all of its items at once.
//!
//! - `items`: what the items of the module and of the modules in it say, by name (`World`);
//! - `file`: the types of a file, for functions outside of worlds;
//! - `same_name`: functions that are called as their modules are;
//! - `names`: which item a path means, where it is written;
//! - `methods`: the methods of the types;
//! - `layouts`: the types of the parts of types;
//! - `constants`: the values of constants that are numbers;
//! - `called`: which functions are called in it;
//! - `handed`: whether closures that arrays are handed call methods of generic params;
//! - `collected`: `collect` into its types, written out as calls;
//! - `elided`: lifetimes that signatures leave out;
//! - `positions`: the types of positions in arrays of other crates;
//! - `spelled`: names written out, aliases and generic params;
//! - `modes`: which functions have second derivatives;
//! - `types`: which types have gradients;
//! - `gives`: what its functions give;
//! - `clones`: which types are cloned by std alone;
//! - `sealed`: which types share nothing with others;
//! - `copies`: how types that are not `Clone` are copied;
//! - `units`: its functions, and what came of each;
//! - `turn`: what becomes of a function when it is met, for the first and for the second time;
//! - `plain`: which functions have no derivative, and why;
//! - `circles`: which functions call each other;
//! - `refused`: what stands for the companion of such a function;
//! - `expand`: what is emitted for the module.

mod called;
mod circles;
mod clones;
mod collected;
mod constants;
pub mod conversions;
mod copies;
mod defaults;
mod elided;
mod expand;
pub mod file;
mod gives;
mod handed;
mod items;
mod layouts;
mod methods;
mod modes;
mod moved;
mod names;
pub mod plain;
mod positions;
pub mod refused;
pub mod same_name;
mod sealed;
#[cfg(test)]
mod sizes;
mod spelled;
mod trait_objects;
mod turn;
mod types;
mod units;

pub use expand::{arguments, module};
pub use gives::Gives;
pub use items::{Function, Layout, World};
pub use methods::Method;
pub use plain::modules;
pub use spelled::{Arguments, declared, words, words_of_path};
pub use turn::Plain;
