//! Maps and sets in the order of their keys.
//!
//! They are used as std's trees are. A tree of std is some 8,000 lines of intermediate code for each pair of types, and the passes have
//! a hundred pairs: before this, two fifths of what rustc made of this crate for the macro were trees. Here entries stand in a few
//! sorted runs, which is little code. To find takes two binary searches, to insert moves at most a run.

use std::borrow::Borrow;
use std::cmp::Ordering;
use std::fmt;
use std::ops::{Bound, Index, RangeBounds};

/// How long a run may get before it is cut in two.
const RUN: usize = 256;

/// A place among the runs: which run, and where in it.
type Place = (usize, usize);

/// A map whose entries are in the order of their keys.
#[derive(Clone)]
pub struct OrderedMap<K, V> {
    /// None is empty; each is sorted, and all that it has is less than all that the next one has.
    runs: Vec<Vec<(K, V)>>,
}

impl<K, V> OrderedMap<K, V> {
    /// An empty map.
    pub const fn new() -> Self {
        OrderedMap { runs: Vec::new() }
    }
    /// How many entries there are.
    pub fn len(&self) -> usize {
        self.before(self.runs.len(), 0)
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.runs.is_empty()
    }
    /// Drops all entries.
    pub fn clear(&mut self) {
        self.runs.clear();
    }
    /// Entries in order.
    pub fn iter(&self) -> Iter<'_, K, V> {
        self.between((0, 0), (self.runs.len(), 0))
    }
    /// Keys in order.
    pub fn keys(&self) -> Keys<'_, K, V> {
        self.iter().map(key as fn(_) -> _)
    }
    /// Values in the order of their keys.
    pub fn values(&self) -> impl DoubleEndedIterator<Item = &V> + ExactSizeIterator + Clone {
        self.iter().map(|(_, v)| v)
    }
    /// Values in the order of their keys, to be changed.
    pub fn values_mut(&mut self) -> impl Iterator<Item = &mut V> {
        self.iter_mut().map(|(_, v)| v)
    }
    /// Entries in order, with values that can be changed.
    pub fn iter_mut(&mut self) -> IterMut<'_, K, V> {
        IterMut {
            runs: self.runs.iter_mut(),
            run: [].iter_mut(),
        }
    }
    /// Keys in order.
    pub fn into_keys(self) -> impl Iterator<Item = K> {
        self.into_iter().map(|(k, _)| k)
    }
    /// Values in the order of their keys.
    pub fn into_values(self) -> impl Iterator<Item = V> {
        self.into_iter().map(|(_, v)| v)
    }
    /// The entry of the least key.
    pub fn first_key_value(&self) -> Option<(&K, &V)> {
        self.iter().next()
    }
    /// The entry of the greatest key.
    pub fn last_key_value(&self) -> Option<(&K, &V)> {
        self.iter().next_back()
    }
    /// Keeps the entries of which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K, &mut V) -> bool) {
        for run in &mut self.runs {
            run.retain_mut(|(k, v)| keep(k, v));
        }
        self.runs.retain(|run| !run.is_empty());
    }
    /// How many entries stand before a place.
    fn before(&self, run: usize, at: usize) -> usize {
        let mut sum = at;
        for run in &self.runs[..run] {
            sum += run.len();
        }
        sum
    }
    /// The entries from one place to before another.
    fn between(&self, front: Place, back: Place) -> Iter<'_, K, V> {
        Iter {
            left: self
                .before(back.0, back.1)
                .saturating_sub(self.before(front.0, front.1)),
            runs: &self.runs,
            front,
            back,
        }
    }
    /// Takes out the entry at a place.
    fn take(&mut self, (run, at): Place) -> (K, V) {
        let item = self.runs[run].remove(at);
        if self.runs[run].is_empty() {
            self.runs.remove(run);
        }
        item
    }
    /// Puts an entry at a place, where its key belongs. A full run is cut: in the middle, or behind it where entries come in order.
    fn put(&mut self, (mut run, mut at): Place, item: (K, V)) -> &mut V {
        if self.runs.is_empty() {
            self.runs.push(Vec::new());
        } else if self.runs[run].len() == RUN {
            let cut = if at == RUN { RUN } else { RUN / 2 };
            let rest = self.runs[run].split_off(cut);
            self.runs.insert(run + 1, rest);
            if at >= cut {
                (run, at) = (run + 1, at - cut);
            }
        }
        let run = &mut self.runs[run];
        run.insert(at, item);
        &mut run[at].1
    }
}

impl<K: Ord, V> OrderedMap<K, V> {
    /// Where `key` stands, or where it belongs.
    fn find<Q: Ord + ?Sized>(&self, key: &Q) -> Result<Place, Place>
    where
        K: Borrow<Q>,
    {
        let (mut low, mut high) = (0, self.runs.len());
        while low < high {
            let middle = (low + high) / 2;
            match self.runs[middle][0].0.borrow().cmp(key) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return Ok((middle, 0)),
                Ordering::Greater => high = middle,
            }
        }
        match low {
            0 => Err((0, 0)),
            _ => self.find_in(low - 1, key),
        }
    }
    /// Where `key` stands in a run that begins before it, or where it belongs.
    fn find_in<Q: Ord + ?Sized>(&self, run: usize, key: &Q) -> Result<Place, Place>
    where
        K: Borrow<Q>,
    {
        let items = &self.runs[run];
        let (mut low, mut high) = (1, items.len());
        while low < high {
            let middle = (low + high) / 2;
            match items[middle].0.borrow().cmp(key) {
                Ordering::Less => low = middle + 1,
                Ordering::Equal => return Ok((run, middle)),
                Ordering::Greater => high = middle,
            }
        }
        Err((run, low))
    }
    /// The value of `key`, if it has one.
    pub fn get<Q: Ord + ?Sized>(&self, key: &Q) -> Option<&V>
    where
        K: Borrow<Q>,
    {
        let (run, at) = self.find(key).ok()?;
        Some(&self.runs[run][at].1)
    }
    /// The value of `key`, to be changed.
    pub fn get_mut<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<&mut V>
    where
        K: Borrow<Q>,
    {
        let (run, at) = self.find(key).ok()?;
        Some(&mut self.runs[run][at].1)
    }
    /// Whether `key` has a value.
    pub fn contains_key<Q: Ord + ?Sized>(&self, key: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.find(key).is_ok()
    }
    /// Gives `key` a value, and returns the one that it had.
    pub fn insert(&mut self, key: K, value: V) -> Option<V> {
        match self.find(&key) {
            Ok((run, at)) => Some(std::mem::replace(&mut self.runs[run][at].1, value)),
            Err(at) => {
                self.put(at, (key, value));
                None
            }
        }
    }
    /// Takes out `key`, and returns its value.
    pub fn remove<Q: Ord + ?Sized>(&mut self, key: &Q) -> Option<V>
    where
        K: Borrow<Q>,
    {
        let at = self.find(key).ok()?;
        Some(self.take(at).1)
    }
    /// The place of `key`, to be filled or changed.
    pub fn entry(&mut self, key: K) -> Entry<'_, K, V> {
        Entry {
            at: self.find(&key),
            map: self,
            key,
        }
    }
    /// The entries whose keys are in a range.
    pub fn range(&self, keys: impl RangeBounds<K>) -> Iter<'_, K, V> {
        let place = |bound: Bound<&K>, included: bool| match bound {
            Bound::Unbounded if included => (self.runs.len(), 0),
            Bound::Unbounded => (0, 0),
            Bound::Included(key) => self.beside(key, included),
            Bound::Excluded(key) => self.beside(key, !included),
        };
        self.between(
            place(keys.start_bound(), false),
            place(keys.end_bound(), true),
        )
    }
    /// The place before `key`, or the one after it.
    fn beside(&self, key: &K, after: bool) -> Place {
        match self.find(key) {
            Ok((run, at)) => (run, at + usize::from(after)),
            Err(at) => at,
        }
    }
}

/// The place of a key.
pub struct Entry<'a, K, V> {
    map: &'a mut OrderedMap<K, V>,
    at: Result<Place, Place>,
    key: K,
}

impl<'a, K, V> Entry<'a, K, V> {
    /// The value that is there, or else the one that `make` gives.
    pub fn or_insert_with(self, make: impl FnOnce() -> V) -> &'a mut V {
        match self.at {
            Ok((run, at)) => &mut self.map.runs[run][at].1,
            Err(at) => self.map.put(at, (self.key, make())),
        }
    }
    /// The value that is there, or else `value`.
    pub fn or_insert(self, value: V) -> &'a mut V {
        self.or_insert_with(|| value)
    }
    /// The value that is there, or else the default.
    pub fn or_default(self) -> &'a mut V
    where
        V: Default,
    {
        self.or_insert_with(V::default)
    }
    /// Changes the value if it is there.
    pub fn and_modify(self, change: impl FnOnce(&mut V)) -> Self {
        if let Ok((run, at)) = self.at {
            change(&mut self.map.runs[run][at].1);
        }
        self
    }
}

/// Entries in order.
pub struct Iter<'a, K, V> {
    runs: &'a [Vec<(K, V)>],
    front: Place,
    back: Place,
    left: usize,
}

fn key<'a, K, V>((key, _): (&'a K, &'a V)) -> &'a K {
    key
}

/// Keys in order.
pub type Keys<'a, K, V> = std::iter::Map<Iter<'a, K, V>, fn((&'a K, &'a V)) -> &'a K>;

impl<K, V> Clone for Iter<'_, K, V> {
    fn clone(&self) -> Self {
        Iter { ..*self }
    }
}

impl<'a, K, V> Iterator for Iter<'a, K, V> {
    type Item = (&'a K, &'a V);
    fn next(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        if self.front.1 == self.runs[self.front.0].len() {
            self.front = (self.front.0 + 1, 0);
        }
        let (k, v) = &self.runs[self.front.0][self.front.1];
        self.front.1 += 1;
        Some((k, v))
    }
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl<K, V> DoubleEndedIterator for Iter<'_, K, V> {
    fn next_back(&mut self) -> Option<Self::Item> {
        self.left = self.left.checked_sub(1)?;
        if self.back.1 == 0 {
            self.back = (self.back.0 - 1, self.runs[self.back.0 - 1].len());
        }
        self.back.1 -= 1;
        let (k, v) = &self.runs[self.back.0][self.back.1];
        Some((k, v))
    }
}

impl<K, V> ExactSizeIterator for Iter<'_, K, V> {}

/// Entries in order, with values that can be changed.
pub struct IterMut<'a, K, V> {
    runs: std::slice::IterMut<'a, Vec<(K, V)>>,
    run: std::slice::IterMut<'a, (K, V)>,
}

impl<'a, K, V> Iterator for IterMut<'a, K, V> {
    type Item = (&'a K, &'a mut V);
    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some((k, v)) = self.run.next() {
                return Some((k, v));
            }
            self.run = self.runs.next()?.iter_mut();
        }
    }
}

impl<'a, K, V> IntoIterator for &'a OrderedMap<K, V> {
    type Item = (&'a K, &'a V);
    type IntoIter = Iter<'a, K, V>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<'a, K, V> IntoIterator for &'a mut OrderedMap<K, V> {
    type Item = (&'a K, &'a mut V);
    type IntoIter = IterMut<'a, K, V>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter_mut()
    }
}

impl<K, V> IntoIterator for OrderedMap<K, V> {
    type Item = (K, V);
    type IntoIter = std::vec::IntoIter<(K, V)>;
    fn into_iter(self) -> Self::IntoIter {
        let mut all = Vec::with_capacity(self.len());
        for mut run in self.runs {
            all.append(&mut run);
        }
        all.into_iter()
    }
}

impl<K: Ord, V> Extend<(K, V)> for OrderedMap<K, V> {
    fn extend<I: IntoIterator<Item = (K, V)>>(&mut self, items: I) {
        for (k, v) in items {
            self.insert(k, v);
        }
    }
}

impl<K: Ord, V> FromIterator<(K, V)> for OrderedMap<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(items: I) -> Self {
        let mut map = OrderedMap::new();
        map.extend(items);
        map
    }
}

impl<K: Ord, V, const N: usize> From<[(K, V); N]> for OrderedMap<K, V> {
    fn from(items: [(K, V); N]) -> Self {
        items.into_iter().collect()
    }
}

impl<K, V> Default for OrderedMap<K, V> {
    fn default() -> Self {
        OrderedMap::new()
    }
}

impl<K: PartialEq, V: PartialEq> PartialEq for OrderedMap<K, V> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other)
    }
}

impl<K: Eq, V: Eq> Eq for OrderedMap<K, V> {}

impl<K: PartialOrd, V: PartialOrd> PartialOrd for OrderedMap<K, V> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        self.iter().partial_cmp(other)
    }
}

impl<K: Ord, V: Ord> Ord for OrderedMap<K, V> {
    fn cmp(&self, other: &Self) -> Ordering {
        self.iter().cmp(other)
    }
}

impl<K: fmt::Debug, V: fmt::Debug> fmt::Debug for OrderedMap<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_map().entries(self).finish()
    }
}

impl<K: Ord + Borrow<Q>, Q: Ord + ?Sized, V> Index<&Q> for OrderedMap<K, V> {
    type Output = V;
    fn index(&self, key: &Q) -> &V {
        self.get(key).expect("a key of the map")
    }
}

/// A set in the order of its items.
#[derive(Clone, PartialEq, Eq)]
pub struct OrderedSet<K> {
    map: OrderedMap<K, ()>,
}

impl<K> OrderedSet<K> {
    /// An empty set.
    pub const fn new() -> Self {
        OrderedSet {
            map: OrderedMap::new(),
        }
    }
    /// How many items there are.
    pub fn len(&self) -> usize {
        self.map.len()
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.map.is_empty()
    }
    /// Drops all items.
    pub fn clear(&mut self) {
        self.map.clear();
    }
    /// Items in order.
    pub fn iter(&self) -> Keys<'_, K, ()> {
        self.map.keys()
    }
    /// The least item.
    pub fn first(&self) -> Option<&K> {
        self.iter().next()
    }
    /// The greatest item.
    pub fn last(&self) -> Option<&K> {
        self.iter().next_back()
    }
    /// Takes out the least item.
    pub fn pop_first(&mut self) -> Option<K> {
        (!self.is_empty()).then(|| self.map.take((0, 0)).0)
    }
    /// Keeps the items of which `keep` holds.
    pub fn retain(&mut self, mut keep: impl FnMut(&K) -> bool) {
        self.map.retain(|k, _| keep(k));
    }
}

impl<K: Ord> OrderedSet<K> {
    /// Whether `item` is in the set.
    pub fn contains<Q: Ord + ?Sized>(&self, item: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.map.contains_key(item)
    }
    /// Puts `item` in, and says whether it is new.
    pub fn insert(&mut self, item: K) -> bool {
        self.map.insert(item, ()).is_none()
    }
    /// Takes `item` out, and says whether it was there.
    pub fn remove<Q: Ord + ?Sized>(&mut self, item: &Q) -> bool
    where
        K: Borrow<Q>,
    {
        self.map.remove(item).is_some()
    }
    /// The items in a range.
    pub fn range(&self, items: impl RangeBounds<K>) -> Keys<'_, K, ()> {
        self.map.range(items).map(key as fn(_) -> _)
    }
    /// The items that `other` has, too, in order.
    pub fn intersection<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a K> {
        self.iter().filter(|&k| other.contains(k))
    }
    /// The items that `other` has not, in order.
    pub fn difference<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = &'a K> {
        self.iter().filter(|&k| !other.contains(k))
    }
    /// Whether all items are in `other`.
    pub fn is_subset(&self, other: &Self) -> bool {
        self.iter().all(|k| other.contains(k))
    }
    /// Whether no item is in `other`.
    pub fn is_disjoint(&self, other: &Self) -> bool {
        !self.iter().any(|k| other.contains(k))
    }
}

impl<'a, K> IntoIterator for &'a OrderedSet<K> {
    type Item = &'a K;
    type IntoIter = Keys<'a, K, ()>;
    fn into_iter(self) -> Self::IntoIter {
        self.iter()
    }
}

impl<K> IntoIterator for OrderedSet<K> {
    type Item = K;
    type IntoIter = std::iter::Map<std::vec::IntoIter<(K, ())>, fn((K, ())) -> K>;
    fn into_iter(self) -> Self::IntoIter {
        self.map.into_iter().map(|(k, ())| k)
    }
}

impl<K: Ord> Extend<K> for OrderedSet<K> {
    fn extend<I: IntoIterator<Item = K>>(&mut self, items: I) {
        for item in items {
            self.insert(item);
        }
    }
}

impl<'a, K: Ord + Copy + 'a> Extend<&'a K> for OrderedSet<K> {
    fn extend<I: IntoIterator<Item = &'a K>>(&mut self, items: I) {
        for item in items {
            self.insert(*item);
        }
    }
}

impl<K: Ord> FromIterator<K> for OrderedSet<K> {
    fn from_iter<I: IntoIterator<Item = K>>(items: I) -> Self {
        let mut set = OrderedSet::new();
        set.extend(items);
        set
    }
}

impl<K: Ord, const N: usize> From<[K; N]> for OrderedSet<K> {
    fn from(items: [K; N]) -> Self {
        items.into_iter().collect()
    }
}

impl<K> Default for OrderedSet<K> {
    fn default() -> Self {
        OrderedSet::new()
    }
}

impl<K: fmt::Debug> fmt::Debug for OrderedSet<K> {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.debug_set().entries(self).finish()
    }
}
