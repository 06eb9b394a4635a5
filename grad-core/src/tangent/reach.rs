//! Tangents that say by which inputs they are reached: what a run of forward mode gives with them is the pattern of the Jacobian.
//!
//! A set of inputs is a number: nothing is 0, input `j` alone is `j + 1`, and a greater number is the union of two sets that were
//! there before. So a sum of tangents takes the time of one entry in a list, and what is in a set is looked up in the end.

use super::{Lane, LeafPath, Leaves, Marking, MayBeAbsent};
use std::cell::RefCell;
use std::ops::{Add, AddAssign, Mul, Neg, Sub};

/// How many unions there can be: 512 MB of them.
const MOST: usize = 1 << 26;

/// By which inputs a number is reached.
///
/// ```
/// use grad_core::tangent::{Reach, Unions};
///
/// let mut unions = Unions::of(3);
/// let both = unions.run(|| Reach::input(0) * 0.0 - Reach::input(2));
/// let mut inputs = vec![];
/// unions.add_inputs_of(both, &mut inputs);
/// assert_eq!(inputs, [0, 2]);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reach(u32);

impl Reach {
    /// By none.
    pub const NOTHING: Reach = Reach(0);

    /// By one input.
    ///
    /// # Panics
    /// If there are more inputs than fit into `u32`.
    #[must_use]
    pub fn input(j: usize) -> Reach {
        Reach(u32::try_from(j + 1).expect("a pattern has no more columns than fit into u32"))
    }

    /// By the inputs of either.
    #[inline]
    fn or(self, other: Self) -> Self {
        match (self, other) {
            (x, Reach::NOTHING) | (Reach::NOTHING, x) => x,
            (x, y) if x == y => x,
            (x, y) => UNIONS.with_borrow_mut(|unions| {
                let unions = unions.as_mut();
                let unions = unions.expect("sets belong to the thread of their run");
                unions.union([x, y])
            }),
        }
    }
}

thread_local! {
    /// The unions of the run under way in this thread.
    static UNIONS: RefCell<Option<Unions>> = const { RefCell::new(None) };
}

/// All unions that a run has made, of numbers below their own.
#[derive(Debug)]
pub struct Unions {
    /// The number of the first.
    first: usize,
    parts: Vec<[Reach; 2]>,
    /// For each number in which search it was last met.
    met: Vec<u32>,
    search: u32,
    /// What this search has yet to look at.
    open: Vec<Reach>,
}

impl Unions {
    /// None, of so many inputs.
    #[must_use]
    pub fn of(inputs: usize) -> Unions {
        Unions {
            first: inputs + 1,
            parts: vec![],
            met: vec![],
            search: 0,
            open: vec![],
        }
    }

    /// Runs what may make unions.
    ///
    /// # Panics
    /// If `run` does.
    pub fn run<T>(&mut self, run: impl FnOnce() -> T) -> T {
        let own = std::mem::replace(self, Unions::of(0));
        let outer = UNIONS.with_borrow_mut(|unions| unions.replace(own));
        let _after = Restored(outer);
        let made = run();
        let own = UNIONS.with_borrow_mut(Option::take);
        *self = own.expect("a run within has put it back");
        made
    }

    fn union(&mut self, sets: [Reach; 2]) -> Reach {
        if self.parts.last() != Some(&sets) {
            self.parts.push(sets);
        }
        let made = self.first + self.parts.len() - 1;
        assert!(
            self.parts.len() < MOST,
            "the function is too long for its pattern to be found by `forward`: find it by `sparsity!(g)`, without"
        );
        Reach(u32::try_from(made).expect("sets are counted in u32"))
    }

    /// Puts the inputs in a set behind others, in ascending order.
    pub fn add_inputs_of(&mut self, set: Reach, found: &mut Vec<usize>) {
        self.met.resize(self.first + self.parts.len(), 0);
        self.search += 1;
        self.open.push(set);
        let before = found.len();
        while let Some(Reach(set)) = self.open.pop() {
            let at = set as usize;
            if at == 0 || std::mem::replace(&mut self.met[at], self.search) == self.search {
                continue;
            }
            match at.checked_sub(self.first) {
                None => found.push(at - 1),
                Some(union) => self.open.extend(self.parts[union]),
            }
        }
        found[before..].sort_unstable();
    }
}

/// The unions of a run around another are those under way again, whether or not the inner one panicked.
struct Restored(Option<Unions>);

impl Drop for Restored {
    fn drop(&mut self) {
        UNIONS.with_borrow_mut(|unions| *unions = self.0.take());
    }
}

impl Add for Reach {
    type Output = Self;
    #[inline]
    fn add(self, other: Self) -> Self {
        self.or(other)
    }
}

impl Sub for Reach {
    type Output = Self;
    #[inline]
    fn sub(self, other: Self) -> Self {
        self.or(other)
    }
}

impl Mul<f64> for Reach {
    type Output = Self;
    /// A partial derivative that is zero is an entry all the same.
    #[inline]
    fn mul(self, _: f64) -> Self {
        self
    }
}

impl Neg for Reach {
    type Output = Self;
    #[inline]
    fn neg(self) -> Self {
        self
    }
}

impl AddAssign for Reach {
    #[inline]
    fn add_assign(&mut self, other: Self) {
        *self = self.or(other);
    }
}

impl Leaves for Reach {
    fn visit_leaves(&self, _: &mut LeafPath, _: &mut dyn FnMut(&LeafPath, f64)) {}
    fn map_leaves(&mut self, _: &mut dyn FnMut(f64) -> f64) {}
    #[inline]
    fn mark(&mut self, mark: Marking) {
        match mark {
            Marking::Told => {}
            Marking::Empty | Marking::Zero => *self = Reach::NOTHING,
        }
    }
}

impl MayBeAbsent for Reach {
    #[inline]
    fn is_present(&self) -> bool {
        *self != Reach::NOTHING
    }
    #[inline]
    fn present(self) -> Self {
        self
    }
    #[inline]
    fn absent() -> Self {
        Reach::NOTHING
    }
}

impl Lane for Reach {
    #[inline]
    fn splat(_: f64) -> Self {
        Reach::NOTHING
    }
}
