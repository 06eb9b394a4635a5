//! Typed indices and the tables they index. The `Display` of an index is its spelling in the text form.

use std::fmt;
use std::marker::PhantomData;
use std::ops::{Index, IndexMut};

/// How often this thread has looked at a thing of a graph: a measure of work that does not depend on the machine. It
/// counts in builds with the feature `steps` alone.
#[cfg(feature = "steps")]
pub fn steps() -> u64 {
    STEPS.get()
}

#[cfg(feature = "steps")]
thread_local! {
    static STEPS: std::cell::Cell<u64> = const { std::cell::Cell::new(0) };
}

/// The one place where steps are counted: entities are made, compared and looked up through here, and so are types while
/// they are found out.
#[inline(always)]
pub fn step() {
    #[cfg(feature = "steps")]
    STEPS.set(STEPS.get() + 1);
}

/// An index into a table of one kind of thing.
pub trait Entity: Copy + Eq + Ord + fmt::Debug {
    /// The index of the `i`-th thing.
    fn new(i: usize) -> Self;
    /// The position that this index stands for.
    fn index(self) -> usize;
}

/// Declares an index type with the prefix that it prints with.
macro_rules! entity {
    ($(#[$doc:meta])* $name:ident, $prefix:literal) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Eq)]
        pub struct $name(u32);
        impl std::hash::Hash for $name {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.0.hash(state);
            }
        }
        impl PartialEq for $name {
            fn eq(&self, other: &Self) -> bool {
                step();
                self.0 == other.0
            }
        }
        impl Ord for $name {
            fn cmp(&self, other: &Self) -> std::cmp::Ordering {
                step();
                self.0.cmp(&other.0)
            }
        }
        impl PartialOrd for $name {
            fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
                Some(self.cmp(other))
            }
        }
        impl Entity for $name {
            fn new(i: usize) -> Self {
                step();
                $name(u32::try_from(i).expect("more than 2^32 entities"))
            }
            fn index(self) -> usize {
                step();
                self.0 as usize
            }
        }
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                write!(f, concat!($prefix, "{}"), self.0)
            }
        }
        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
    };
}

entity!(
    /// An SSA value of one [`FuncGraph`](crate::ir::FuncGraph).
    Value,
    "v"
);
entity!(
    /// A node of one [`FuncGraph`](crate::ir::FuncGraph), in program order.
    NodeId,
    "n"
);
entity!(
    /// A [`FuncGraph`](crate::ir::FuncGraph) of a [`Module`](crate::ir::Module).
    FuncRef,
    "fn"
);
entity!(
    /// A stack of values kept for the way back, owned by the outermost function.
    Stack,
    "s"
);

/// A table that hands out its own indices.
#[derive(Clone, PartialEq)]
pub struct PrimaryMap<K, V> {
    items: Vec<V>,
    key: PhantomData<K>,
}

impl<K: Entity, V> PrimaryMap<K, V> {
    /// An empty table.
    pub fn new() -> Self {
        PrimaryMap {
            items: Vec::new(),
            key: PhantomData,
        }
    }
    /// Appends `item` and returns its index.
    pub fn push(&mut self, item: V) -> K {
        let key = K::new(self.items.len());
        self.items.push(item);
        key
    }
    /// The index that the next `push` will return.
    pub fn next_key(&self) -> K {
        K::new(self.items.len())
    }
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.items.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    /// The entry at `key`, if there is one.
    pub fn get(&self, key: K) -> Option<&V> {
        self.items.get(key.index())
    }
    /// Indices in order.
    pub fn keys(&self) -> impl DoubleEndedIterator<Item = K> + ExactSizeIterator + use<K, V> {
        (0..self.items.len()).map(K::new)
    }
    /// Entries in order.
    pub fn values(&self) -> std::slice::Iter<'_, V> {
        self.items.iter()
    }
    /// Indices and entries in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (K, &V)> + ExactSizeIterator {
        self.items.iter().enumerate().map(|(i, v)| (K::new(i), v))
    }
    /// Drops every entry from position `len` on.
    pub fn truncate(&mut self, len: usize) {
        self.items.truncate(len);
    }
}

impl<K: Entity, V> Default for PrimaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K: Entity, V: fmt::Debug> fmt::Debug for PrimaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

impl<K: Entity, V> Index<K> for PrimaryMap<K, V> {
    type Output = V;
    fn index(&self, key: K) -> &V {
        &self.items[key.index()]
    }
}

impl<K: Entity, V> IndexMut<K> for PrimaryMap<K, V> {
    fn index_mut(&mut self, key: K) -> &mut V {
        &mut self.items[key.index()]
    }
}

/// Data beside a [`PrimaryMap`]: every index has an entry, the default until it is set.
#[derive(Clone, PartialEq)]
pub struct SecondaryMap<K, V> {
    items: Vec<V>,
    default: V,
    key: PhantomData<K>,
}

impl<K: Entity, V: Clone + Default> SecondaryMap<K, V> {
    /// A table in which every entry is `V::default()`.
    pub fn new() -> Self {
        SecondaryMap {
            items: Vec::new(),
            default: V::default(),
            key: PhantomData,
        }
    }
}

impl<K: Entity, V: Clone + Default> Default for SecondaryMap<K, V> {
    fn default() -> Self {
        Self::new()
    }
}

impl<K, V: fmt::Debug> fmt::Debug for SecondaryMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_list().entries(&self.items).finish()
    }
}

impl<K: Entity, V> Index<K> for SecondaryMap<K, V> {
    type Output = V;
    fn index(&self, key: K) -> &V {
        self.items.get(key.index()).unwrap_or(&self.default)
    }
}

impl<K: Entity, V: Clone> IndexMut<K> for SecondaryMap<K, V> {
    fn index_mut(&mut self, key: K) -> &mut V {
        if key.index() >= self.items.len() {
            self.items.resize(key.index() + 1, self.default.clone());
        }
        &mut self.items[key.index()]
    }
}
