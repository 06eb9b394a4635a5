//! What the trips of a loop keep for the way back: values of any one type, ways back of calls among them, whose types have no names.
//! The memory is used again, as that of numbers is (`pool`): a block goes to the next records whose values have the same size and
//! alignment, whatever their type is.
//!
//! This is one of three files that do something unsafe (`heap` and `widest` are the others). Its contract: a block that is free was allocated by a `Vec`, with the capacity that is noted
//! beside it, of values of the layout under which it is held; and nobody else has its address. So a `Vec` of other values of this
//! layout may own it with this capacity (`Vec::from_raw_parts`), and it may be given back to the system (`dealloc`).
//!
//! A loop whose trips are counted takes its room once (`Room`) and writes there: nothing in the loop then can move the values, so that
//! where they stand is known without a look.
#![allow(
    unsafe_code,
    reason = "a `Vec` cannot hand its memory to one of another type, nor be written to without a way to grow"
)]

use crate::heap;
use crate::pool::LIMIT;
use std::alloc::{Layout, dealloc};
use std::cell::RefCell;
use std::mem::ManuallyDrop;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

/// Values in the order in which they were kept.
///
/// ```
/// use grad_core::records::Records;
///
/// let mut records = Records::new();
/// records.reserve(2);
/// records.push(|x: f64| 2.0 * x);
/// assert_eq!((records.len(), records[0](3.0)), (1, 6.0));
/// ```
#[derive(Debug)]
pub struct Records<T> {
    all: Vec<T>,
}

impl<T> Default for Records<T> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T> Deref for Records<T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        &self.all
    }
}

impl<T> DerefMut for Records<T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        &mut self.all
    }
}

impl<T> Drop for Records<T> {
    #[inline]
    fn drop(&mut self) {
        self.all.clear();
        give(std::mem::take(&mut self.all));
    }
}

impl<T> Records<T> {
    /// None yet. Nothing is allocated.
    #[must_use]
    #[inline]
    pub const fn new() -> Self {
        Records { all: Vec::new() }
    }

    /// Room for `n` more. Linear in those that there are, if these have to move.
    #[inline]
    pub fn reserve(&mut self, n: usize) {
        if self.all.capacity() - self.all.len() < n {
            self.grow(n);
        }
    }

    /// Room for `n` more, which are kept through it. Linear in those that there are, if these have to move.
    #[inline]
    pub fn room(&mut self, n: usize) -> Room<'_, T> {
        self.reserve(n);
        Room {
            place: self.all.as_mut_ptr(),
            kept: self.all.len(),
            end: self.all.capacity(),
            all: &mut self.all,
        }
    }

    /// Keeps a value. Amortised constant time. A large value is better `put` after `ready`: it goes to its place at once.
    #[inline]
    pub fn push(&mut self, value: T) {
        // the value is no argument of what is cold, so that it need not stand in memory before
        if self.all.len() == self.all.capacity() {
            self.grow(1);
        }
        self.put(value);
    }

    /// Room for one more. Amortised constant time.
    #[inline]
    pub fn ready(&mut self) {
        self.reserve(1);
    }

    /// Keeps a value for which there is room. Constant time.
    ///
    /// # Panics
    ///
    /// If there is no room.
    #[inline]
    pub fn put(&mut self, value: T) {
        let value = undropped(value, self.all.len() == self.all.capacity());
        let kept = self.all.len();
        // SAFETY: there is room behind the values, and the one that is written there is counted after it is there
        unsafe {
            self.all.as_mut_ptr().add(kept).write(value);
            self.all.set_len(kept + 1);
        }
    }

    /// The last value, which is no longer kept.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.all.pop()
    }

    /// The last value, where it is; afterwards it is no longer kept.
    ///
    /// # Panics
    ///
    /// If there is none.
    #[inline]
    pub fn last_one(&mut self) -> LastOne<'_, T> {
        assert!(!self.all.is_empty(), "a value was kept");
        LastOne(&mut self.all)
    }

    /// Forgets all but the first `n` values.
    #[inline]
    pub fn truncate(&mut self, n: usize) {
        self.all.truncate(n);
    }

    /// As many as `n` values: those that are missing are `value`. Linear in their number.
    pub fn resize(&mut self, n: usize, value: T)
    where
        T: Clone,
    {
        self.reserve(n.saturating_sub(self.all.len()));
        self.all.resize(n, value);
    }

    #[cold]
    #[inline(never)]
    fn grow(&mut self, n: usize) {
        let mut larger = take(self.all.len() + n);
        larger.append(&mut self.all);
        // what was outgrown here would be again: the system gets it
        self.all = larger;
    }
}

/// Room for so many more values, or somewhat more. It does not grow.
///
/// ```
/// use grad_core::records::Records;
///
/// let mut records = Records::new();
/// let mut room = records.room(2);
/// (0..2).for_each(|i| room.put(1.5 * f64::from(i)));
/// drop(room);
/// assert_eq!(records[..], [0.0, 1.5]);
/// ```
#[derive(Debug)]
pub struct Room<'r, T> {
    /// Where the values are: those below `kept` are there, and those below `end` have room.
    place: *mut T,
    kept: usize,
    end: usize,
    all: &'r mut Vec<T>,
}

impl<T> Room<'_, T> {
    /// There is room.
    #[inline]
    pub fn ready(&mut self) {}

    /// Keeps a value. Constant time.
    ///
    /// # Panics
    ///
    /// If the room is full.
    #[inline]
    pub fn put(&mut self, value: T) {
        let value = undropped(value, self.kept == self.end);
        // SAFETY: `kept` is below `end`, up to which the vector has room that only this one writes to
        unsafe { self.place.add(self.kept).write(value) }
        self.kept += 1;
    }
}

impl<T> Drop for Room<'_, T> {
    #[inline]
    fn drop(&mut self) {
        debug_assert!(self.kept <= self.end && self.end <= self.all.capacity());
        // SAFETY: all below `kept` has been written: `push` counts after it writes
        unsafe { self.all.set_len(self.kept) }
    }
}

/// The last value of some, which is dropped with this.
///
/// ```
/// use grad_core::records::Records;
///
/// let mut records = Records::new();
/// (0..2).for_each(|i| records.push(vec![1.5; i]));
/// assert_eq!(records.last_one().len(), 1);
/// assert_eq!(records.len(), 1);
/// ```
#[derive(Debug)]
pub struct LastOne<'r, T>(&'r mut Vec<T>);

impl<T> Deref for LastOne<'_, T> {
    type Target = T;
    #[inline]
    fn deref(&self) -> &T {
        &self.0[self.0.len() - 1]
    }
}

impl<T> Drop for LastOne<'_, T> {
    #[inline]
    fn drop(&mut self) {
        self.0.truncate(self.0.len() - 1);
    }
}

/// A value that is to be written where there is room, unless that `is_full`. What would drop it in that case would need it in a place of
/// its own, from which it would be copied.
#[inline]
fn undropped<T>(value: T, is_full: bool) -> T {
    let value = ManuallyDrop::new(value);
    if is_full {
        panic_full();
    }
    ManuallyDrop::into_inner(value)
}

#[cold]
#[inline(never)]
fn panic_full() -> ! {
    panic!("a loop has more trips than were counted")
}

/// An empty vector with room for `n` values, which may have much more. Constant time, but for the allocation.
fn take<T>(n: usize) -> Vec<T> {
    let found = FREE.try_with(|free| free.borrow_mut().take(Layout::new::<T>(), n));
    match found.ok().flatten() {
        // SAFETY: a `Vec` of values of this layout allocated the block with this capacity, and it is ours alone
        Some(Block { place, room }) => unsafe {
            Vec::from_raw_parts(place.cast().as_ptr(), 0, room)
        },
        None => heap::vector(n.next_power_of_two()),
    }
}

/// Gives the memory of an empty vector to the next records, or back to the system. Constant time.
fn give<T>(empty: Vec<T>) {
    debug_assert!(empty.is_empty(), "values are dropped before");
    if size_of::<T>() == 0 || empty.capacity() == 0 {
        return;
    }
    let mut empty = ManuallyDrop::new(empty);
    let block = Block {
        place: NonNull::new(empty.as_mut_ptr())
            .expect("a vector's place")
            .cast(),
        room: empty.capacity(),
    };
    let is_held = FREE.try_with(|free| free.borrow_mut().give(Layout::new::<T>(), block));
    if is_held != Ok(true) {
        drop(ManuallyDrop::into_inner(empty));
    }
}

thread_local! {
    static FREE: RefCell<Free> = const { RefCell::new(Free::new()) };
}

/// Memory that nobody uses.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Block {
    place: NonNull<u8>,
    /// For how many values.
    room: usize,
}

/// How many lists layouts are spread over.
const LISTS: usize = 64;

/// Blocks with room for one number of values. There are few such numbers, since those that are asked for are powers of two.
type OfRoom = (usize, Vec<NonNull<u8>>);

/// Blocks for values of one layout, those with the least room first.
type Alike = (Layout, Vec<OfRoom>);

/// The blocks that nobody uses.
struct Free {
    lists: [Vec<Alike>; LISTS],
    bytes: usize,
}

impl Free {
    const fn new() -> Self {
        Free {
            lists: [const { Vec::new() }; LISTS],
            bytes: 0,
        }
    }

    fn of(&mut self, value: Layout) -> &mut Vec<OfRoom> {
        let list = &mut self.lists[value.size() / size_of::<u64>() % LISTS];
        let known = list.iter().position(|(other, _)| *other == value);
        let at = known.unwrap_or_else(|| {
            list.push((value, vec![]));
            list.len() - 1
        });
        &mut list[at].1
    }

    /// The smallest block with room for `n` values: of those of one size the one that was given last.
    fn take(&mut self, value: Layout, n: usize) -> Option<Block> {
        let rooms = self.of(value).iter_mut();
        let mut large = rooms.filter(|(room, _)| *room >= n);
        let (room, place) = large.find_map(|(room, places)| Some((*room, places.pop()?)))?;
        self.bytes -= room * value.size();
        Some(Block { place, room })
    }

    /// Whether it is taken: no more than [`LIMIT`] bytes are.
    fn give(&mut self, value: Layout, Block { place, room }: Block) -> bool {
        let bytes = self.bytes + room * value.size();
        let is_taken = bytes <= LIMIT;
        if is_taken {
            self.bytes = bytes;
            let rooms = self.of(value);
            let found = rooms.binary_search_by_key(&room, |(room, _)| *room);
            let at = found.unwrap_or_else(|at| {
                rooms.insert(at, (room, vec![]));
                at
            });
            rooms[at].1.push(place);
        }
        is_taken
    }
}

impl Drop for Free {
    fn drop(&mut self) {
        for (value, rooms) in self.lists.iter().flatten() {
            for (room, places) in rooms {
                let layout = Layout::from_size_align(room * value.size(), value.align());
                let layout = layout.expect("that of an array");
                // SAFETY: a `Vec` allocated each block with this layout, and nobody else has it
                let free = |place: &NonNull<u8>| unsafe { dealloc(place.as_ptr(), layout) };
                places.iter().for_each(free);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::rc::Rc;

    #[test]
    fn memory_goes_to_the_next_records_of_the_same_layout() {
        let mut first = Records::new();
        first.reserve(5);
        first.push((1.5, 2_u64));
        let place = first.as_ptr() as usize;
        drop(first);
        let mut other = Records::new();
        other.reserve(8);
        other.push([3_u8; 16]);
        let mut second = Records::new();
        second.reserve(7);
        second.push((3_i64, 4.5));
        assert_eq!(second.as_ptr() as usize, place);
        assert_ne!(other.as_ptr() as usize, place);
        assert_eq!((&second[..], &other[..]), (&[(3, 4.5)][..], &[[3; 16]][..]));
    }

    #[test]
    fn values_are_dropped_once_though_records_move() {
        let value = Rc::new(1);
        let mut records = Records::new();
        for n in 1..100 {
            records.push(value.clone());
            assert_eq!(Rc::strong_count(&value), n + 1);
        }
        drop(records);
        assert_eq!(Rc::strong_count(&value), 1);
    }

    #[test]
    fn what_a_room_keeps_stays_when_a_trip_panics() {
        let value = Rc::new(1);
        let mut records = Records::new();
        records.push(value.clone());
        let run = std::panic::AssertUnwindSafe(|| {
            let mut room = records.room(3);
            for _ in 0..3 {
                room.put(value.clone());
            }
            panic!("a trip");
        });
        assert!(std::panic::catch_unwind(run).is_err());
        assert_eq!((records.len(), Rc::strong_count(&value)), (4, 5));
        drop(records);
        assert_eq!(Rc::strong_count(&value), 1);
    }

    #[test]
    fn records_of_records_and_of_nothing_can_be_dropped() {
        let mut outer = Records::new();
        for i in 0..50 {
            let mut inner = Records::new();
            (0..i).for_each(|j| inner.push(Box::new(j)));
            outer.push(inner);
        }
        let all: i32 = outer.iter().flat_map(|r| r.iter()).map(|j| **j).sum();
        assert_eq!(all, (0..50).map(|i| i * (i - 1) / 2).sum::<i32>());
        let mut nothing = Records::new();
        nothing.reserve(3);
        nothing.push(());
        assert_eq!(nothing.len(), 1);
    }

    #[test]
    fn no_more_than_the_limit_is_held() {
        let mut free = Free::new();
        let value = Layout::new::<u8>();
        let mut blocks: Vec<Vec<u8>> = (0..2).map(|_| Vec::with_capacity(LIMIT / 2 + 1)).collect();
        let mut of = |i: usize| Block {
            place: NonNull::new(blocks[i].as_mut_ptr()).unwrap(),
            room: LIMIT / 2 + 1,
        };
        assert!(free.give(value, of(0)));
        assert!(!free.give(value, of(1)));
        assert_eq!(free.take(value, LIMIT), None);
        assert_eq!(free.take(value, 1), Some(of(0)));
        assert_eq!((free.take(value, 1), free.bytes), (None, 0));
    }

    #[test]
    fn the_smallest_block_that_is_large_enough_is_taken() {
        let mut free = Free::new();
        let value = Layout::new::<u16>();
        let mut numbers = [0_u16; 8];
        let mut block = |i: usize, room| Block {
            place: NonNull::new(&raw mut numbers[i]).unwrap().cast(),
            room,
        };
        let given = [block(0, 4), block(1, 16), block(2, 8), block(3, 8)];
        for block in given {
            assert!(free.give(value, block));
        }
        let taken = [5, 1, 5, 5, 5].map(|n| free.take(value, n));
        assert_eq!(
            taken,
            [
                Some(given[3]),
                Some(given[0]),
                Some(given[2]),
                Some(given[1]),
                None
            ]
        );
    }
}
