//! What the calls of a function that calls itself keep for their ways back: all on one tape of words. A call has a *record* there, and so
//! has each trip of a loop that keeps something. A record is known by its place, which is all that a way back is then, so a call costs
//! a few stores where a closure of its own would cost an allocation.
//!
//! Records of the same kind are a chain: the first word of each is the place of the one before, and a word of the call's record, the
//! *head*, is the place of the last. A call's record is written when the call ends, and stands behind those of the calls inside.

use crate::pool;
use crate::stores::Stores;
use crate::witness::{LeadsTo, Whose, whose};
use std::any::Any;
use std::cell::Cell;
use std::marker::PhantomData;
use std::ops::Deref;

/// How many words a tape has room for at first.
const FIRST: usize = 64;

/// A number as a word of the tape.
///
/// ```
/// use grad_core::workspace::Word;
///
/// assert_eq!(f64::of(1.5f64.word()), 1.5);
/// assert_eq!(i32::of((-3i32).word()), -3);
/// ```
pub trait Word: Copy {
    /// The bits of the number.
    fn word(self) -> u64;
    /// The number of such bits.
    fn of(word: u64) -> Self;
}

macro_rules! integers {
    ($($int:ty),*) => {
        $(impl Word for $int {
            #[inline]
            fn word(self) -> u64 {
                self as u64
            }
            #[inline]
            fn of(word: u64) -> Self {
                word as $int
            }
        })*
    };
}
integers!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

impl Word for f64 {
    #[inline]
    fn word(self) -> u64 {
        self.to_bits()
    }
    #[inline]
    fn of(word: u64) -> Self {
        f64::from_bits(word)
    }
}

impl Word for f32 {
    #[inline]
    fn word(self) -> u64 {
        u64::from(self.to_bits())
    }
    #[inline]
    fn of(word: u64) -> Self {
        f32::from_bits(word as u32)
    }
}

impl Word for bool {
    #[inline]
    fn word(self) -> u64 {
        u64::from(self)
    }
    #[inline]
    fn of(word: u64) -> Self {
        word != 0
    }
}

thread_local! {
    /// The largest of the last tapes: the next one need not grow.
    static LAST: Cell<Vec<u64>> = const { Cell::new(Vec::new()) };
}

/// The memory of one of the last tapes, or of the thread's pool.
fn used_again() -> Vec<u64> {
    let last = LAST.try_with(Cell::take).unwrap_or_default();
    let mut words = match last.capacity() {
        0 => pool::take(FIRST),
        _ => last,
    };
    words.clear();
    words
}

/// Leaves the memory of a tape to the next one, or to the pool if that has a larger one.
fn leave(words: Vec<u64>) {
    let is_fit = size_of::<u64>() * words.capacity() <= pool::LIMIT;
    let other = LAST.try_with(|last| {
        let other = last.take();
        let (larger, smaller) = match is_fit && words.capacity() > other.capacity() {
            true => (words, other),
            false => (other, words),
        };
        last.set(larger);
        smaller
    });
    other.into_iter().for_each(pool::give);
}

/// The tape of one run. Its memory is used again.
///
/// ```
/// use grad_core::workspace::{Word, Workspace};
///
/// let mut kept = Workspace::new();
/// let [from, len] = kept.keep_all(&[1u32, 2, 3]);
/// let call = kept.record([1.5.word(), from, len]);
/// let [x, from, len] = kept.words(call);
/// assert_eq!((f64::of(x), kept.all::<u32>(from, len)), (1.5, vec![1, 2, 3]));
/// ```
#[derive(Debug)]
pub struct Workspace {
    words: Vec<u64>,
    /// What is no number: its word is its place there.
    others: Stores,
}

impl Default for Workspace {
    fn default() -> Self {
        Self::new()
    }
}

impl Drop for Workspace {
    fn drop(&mut self) {
        leave(std::mem::take(&mut self.words));
    }
}

impl Workspace {
    /// Nothing is kept yet.
    #[must_use]
    pub fn new() -> Self {
        Workspace {
            words: used_again(),
            others: Stores::default(),
        }
    }

    /// A new record; its place. Amortised constant time.
    #[inline]
    pub fn record<const N: usize>(&mut self, words: [u64; N]) -> usize {
        let at = self.words.len();
        if self.words.capacity() - at < N {
            self.grow(N);
        }
        self.words.extend_from_slice(&words);
        at
    }

    /// A new record, all zero but for the first word, of the chain with this head.
    #[inline]
    pub fn next<const N: usize>(&mut self, head: &mut u64) -> usize {
        let mut words = [0; N];
        words[0] = *head;
        let at = self.record(words);
        *head = at as u64;
        at
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, n: usize) {
        let mut larger = pool::take(2 * (self.words.len() + n));
        larger.clear();
        larger.extend_from_slice(&self.words);
        pool::give(std::mem::replace(&mut self.words, larger));
    }

    /// Writes the word at `at`.
    #[inline]
    pub fn set(&mut self, at: usize, word: u64) {
        self.words[at] = word;
    }

    /// Keeps `values` behind everything else; their place and number. Linear in their number.
    pub fn keep_all<W: Word>(&mut self, values: &[W]) -> [u64; 2] {
        let from = self.words.len();
        if self.words.capacity() - from < values.len() {
            self.grow(values.len());
        }
        self.words.extend(values.iter().map(|v| v.word()));
        [from as u64, values.len() as u64]
    }

    /// Keeps the way back of another function; its place, which is a word of the caller's record.
    #[inline]
    pub fn hold<B: Send + Sync + 'static>(&mut self, back: B) -> usize {
        self.others.put(back)
    }

    /// What `hold` kept. `like` never runs: it shows of which type that is, which has no name.
    ///
    /// ```
    /// use grad_core::workspace::Workspace;
    ///
    /// let twice = |x: f64| (2.0 * x, move |ct: f64| 2.0 * ct + 0.0 * x);
    /// let mut kept = Workspace::new();
    /// let at = kept.hold(twice(1.5).1);
    /// assert_eq!(kept.held(at, || twice(loop {}))(3.0), 6.0);
    /// ```
    #[inline]
    pub fn held<V, B: Send + Sync + 'static>(
        &self,
        at: usize,
        like: impl FnOnce() -> (V, B),
    ) -> &B {
        let _ = like;
        self.others.get(at)
    }

    /// Keeps a value of any type; the word for it. A float is its own.
    ///
    /// ```
    /// use grad_core::workspace::{Like, Workspace};
    ///
    /// let (number, text) = (Like::new(), Like::new());
    /// let mut kept = Workspace::new();
    /// let words = (kept.keep(&number, 1.5), kept.keep(&text, String::from("a")));
    /// assert_eq!(*kept.kept(&number, words.0), 1.5);
    /// assert_eq!(*kept.kept(&text, words.1), "a");
    /// ```
    #[inline]
    pub fn keep<T: Send + Sync + 'static>(&mut self, _: &Like<T>, value: T) -> u64 {
        match (&value as &dyn Any).downcast_ref::<f64>() {
            Some(number) => number.word(),
            None => self.others.put(value) as u64,
        }
    }

    /// What `keep` kept.
    #[inline]
    #[must_use]
    pub fn kept<T: Send + Sync + 'static>(&self, _: &Like<T>, word: u64) -> Seen<'_, T> {
        let mut number = Some(f64::of(word));
        match (&mut number as &mut dyn Any).downcast_mut::<Option<T>>() {
            Some(value) => Seen::Number(value.take()),
            None => Seen::There(self.others.get(word as usize)),
        }
    }

    /// The words of a record, for the way back.
    #[inline]
    #[must_use]
    pub fn words<const N: usize>(&self, at: usize) -> [u64; N] {
        self.words[at..at + N]
            .try_into()
            .expect("a record has its words")
    }

    /// What `keep_all` kept.
    #[must_use]
    pub fn all<W: Word>(&self, from: u64, len: u64) -> Vec<W> {
        let all = self.words[from as usize..][..len as usize].iter();
        all.map(|word| W::of(*word)).collect()
    }
}

/// A type that may have no name.
#[derive(Debug)]
pub struct Like<T>(PhantomData<fn() -> T>);

impl<T> Default for Like<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Like<T> {
    /// Of the type that is asked for.
    #[must_use]
    pub const fn new() -> Self {
        Like(PhantomData)
    }

    /// Says that a method is one of this type; see [`whose`].
    #[must_use]
    pub fn whose<U: ?Sized + LeadsTo<T, At>, At>(&self, receiver: &U) -> Whose<T> {
        whose(receiver)
    }

    /// Whether it is the type `S`: [`IsNot`] is in sight, which answers where [`Is`] does not itself.
    #[must_use]
    pub const fn against<S>(&self) -> Is<S, T> {
        Is(PhantomData)
    }
}

/// Two types that may be the same.
///
/// ```
/// use grad_core::workspace::{IsNot as _, Like};
///
/// let number: Like<f64> = Like::new();
/// assert!(number.against::<f64>().same() && !number.against::<u8>().same());
/// ```
#[derive(Debug)]
pub struct Is<S, T>(PhantomData<fn() -> (S, T)>);

impl<T> Is<T, T> {
    /// They are.
    #[inline(always)]
    #[must_use]
    pub const fn same(&self) -> bool {
        true
    }
}

/// Of others.
pub trait IsNot {
    /// They are not.
    #[inline(always)]
    #[must_use]
    fn same(&self) -> bool {
        false
    }
}

impl<S, T> IsNot for Is<S, T> {}

/// A value that was kept.
#[derive(Debug)]
pub enum Seen<'t, T> {
    /// A float, made of its word.
    Number(Option<T>),
    /// Where it stands.
    There(&'t T),
}

impl<T> Deref for Seen<'_, T> {
    type Target = T;

    #[inline]
    fn deref(&self) -> &T {
        match self {
            Seen::Number(number) => number.as_ref().expect("a float"),
            Seen::There(value) => value,
        }
    }
}

/// An array of numbers on the tape.
///
/// ```
/// use grad_core::workspace::{Words, Workspace};
///
/// let mut kept = Workspace::new();
/// let [from, _] = kept.keep_all(&[1.5, 2.5]);
/// assert_eq!(<[f64; 2]>::of(&kept, from), [1.5, 2.5]);
/// ```
pub trait Words {
    /// What `keep_all` kept, whose place is `from`.
    fn of(tape: &Workspace, from: u64) -> Self;
}

impl<W: Word, const N: usize> Words for [W; N] {
    #[inline]
    fn of(tape: &Workspace, from: u64) -> Self {
        let all = &tape.words[from as usize..][..N];
        std::array::from_fn(|i| W::of(all[i]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn records_are_found_last_first() {
        let mut kept = Workspace::new();
        let mut next = 0;
        for i in 0..100u32 {
            let trip = kept.next::<2>(&mut next);
            kept.set(trip + 1, i.word());
            kept.record([1, 2, 3]);
        }
        for i in (0..100).rev() {
            let [before, found] = kept.words(next as usize);
            assert_eq!(u32::of(found), i);
            next = before;
        }
    }

    #[test]
    fn the_next_tape_has_the_room_of_the_largest_before() {
        let mut kept = Workspace::new();
        kept.keep_all(&[1u64; 1000]);
        let small = Workspace::new();
        let room = kept.words.capacity();
        assert!(small.words.capacity() < room);
        drop(kept);
        drop(small);
        assert_eq!(Workspace::new().words.capacity(), room);
    }

    #[test]
    fn numbers_keep_their_bits() {
        for x in [0.0, -0.0, f64::NAN, f64::INFINITY, 5e-324] {
            assert_eq!(f64::of(x.word()).to_bits(), x.to_bits());
        }
        for x in [f32::NAN, -0.0, f32::MAX] {
            assert_eq!(f32::of(x.word()).to_bits(), x.to_bits());
        }
        assert_eq!(i64::of(i64::MIN.word()), i64::MIN);
        assert_eq!(i8::of((-1i8).word()), -1);
        assert_eq!(
            (bool::of(true.word()), bool::of(false.word())),
            (true, false)
        );
    }
}
