//! Maps and sets that are constants in a differentiable function.

use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use std::rc::Rc;
use std::sync::Arc;

/// A map or a set of std's.
#[diagnostic::on_unimplemented(
    message = "this is taken for a map of std's, but it is a `{Self}`",
    label = "differentiation does not see the type of this",
    note = "write the type where the value gets its name (`let name: T = ..`), and use the name"
)]
pub trait Map {}

/// The map.
pub const fn map<M: Map>(of: &M) -> &M {
    of
}

impl<K, V, S> Map for HashMap<K, V, S> {}
impl<K, V> Map for BTreeMap<K, V> {}
impl<K, S> Map for HashSet<K, S> {}
impl<K> Map for BTreeSet<K> {}
impl<M: Map + ?Sized> Map for &M {}
impl<M: Map + ?Sized> Map for Rc<M> {}
impl<M: Map + ?Sized> Map for Arc<M> {}

/// A text of std's.
pub const fn text(of: &String) -> &String {
    of
}
