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

/// What has no float in it, as far as types of std's go.
#[diagnostic::on_unimplemented(
    message = "there may be differentiated values in this map: it holds `{Self}`",
    label = "no derivative passes through a map",
    note = "hand it over as a `#[no_diff]` param, or keep it in a field"
)]
pub trait Constant {}

/// A map of std's without floats.
#[diagnostic::on_unimplemented(
    message = "differentiation does not know that `{Self}` is a constant map",
    label = "no derivative passes through a map",
    note = "hand it over as a `#[no_diff]` param, or keep it in a field"
)]
pub trait ConstantMap {}

/// The map.
pub const fn map<M: Map>(of: &M) -> &M {
    of
}

/// The map, which has no floats in it.
pub const fn constant<M: ConstantMap>(of: &M) -> &M {
    of
}

impl<K, V, S> Map for HashMap<K, V, S> {}
impl<K, V> Map for BTreeMap<K, V> {}
impl<K, S> Map for HashSet<K, S> {}
impl<K> Map for BTreeSet<K> {}
impl<M: Map + ?Sized> Map for &M {}
impl<M: Map + ?Sized> Map for Rc<M> {}
impl<M: Map + ?Sized> Map for Arc<M> {}

impl<K, V: Constant, S> ConstantMap for HashMap<K, V, S> {}
impl<K, V: Constant> ConstantMap for BTreeMap<K, V> {}
impl<K, S> ConstantMap for HashSet<K, S> {}
impl<K> ConstantMap for BTreeSet<K> {}
impl<M: ConstantMap + ?Sized> ConstantMap for &M {}

macro_rules! constants {
    ($($ty:ty)*) => {
        $(impl Constant for $ty {})*
    };
}

constants!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize bool char str String);

impl<T: Constant + ?Sized> Constant for &T {}
impl<T: Constant> Constant for Vec<T> {}
impl<T: Constant> Constant for [T] {}
impl<T: Constant, const N: usize> Constant for [T; N] {}
impl<T: Constant> Constant for Option<T> {}
impl<A: Constant, B: Constant> Constant for (A, B) {}
impl<A: Constant, B: Constant, C: Constant> Constant for (A, B, C) {}
