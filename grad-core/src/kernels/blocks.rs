//! Elementwise primitives on blocks: elements of one float type that lie side by side, and are in the cache.

use crate::widest::widest;

/// A primitive on blocks of one length, where truth values are 1 and 0.
pub type OnBlock<T> = fn(&[&[T]], &mut [T]);

/// What a primitive does with blocks of either float type. It cannot fail.
#[derive(Clone, Copy)]
pub struct Blocks {
    pub(crate) f32s: OnBlock<f32>,
    pub(crate) f64s: OnBlock<f64>,
    /// Of so many operands the elements are read, of the others the shape alone, which is that of the result.
    pub(crate) reads: usize,
    /// Whether the elements are those of the first operand.
    pub(crate) is_first: bool,
}

/// As many operands as any has.
pub(crate) const ALL: usize = usize::MAX;

/// The most operands of a primitive in a chain.
pub(crate) const MOST: usize = 4;

/// A function of one number.
#[inline]
pub(crate) fn on1<T: Copy>(xs: &[&[T]], ys: &mut [T], f: impl Fn(T) -> T) {
    if let [x] = xs {
        let all = ys.iter_mut().zip(*x);
        widest(
            #[inline(always)]
            || all.for_each(|(y, x)| *y = f(*x)),
        );
    }
}

/// A function of two numbers.
#[inline]
pub(crate) fn on2<T: Copy>(xs: &[&[T]], ys: &mut [T], f: impl Fn(T, T) -> T) {
    if let [a, b] = xs {
        let all = ys.iter_mut().zip(a.iter().zip(*b));
        widest(
            #[inline(always)]
            || all.for_each(|(y, (a, b))| *y = f(*a, *b)),
        );
    }
}

/// A function of three numbers.
#[inline]
pub(crate) fn on3<T: Copy>(xs: &[&[T]], ys: &mut [T], f: impl Fn(T, T, T) -> T) {
    if let [a, b, c] = xs {
        let all = ys.iter_mut().zip(a.iter().zip(*b).zip(*c));
        widest(
            #[inline(always)]
            || all.for_each(|(y, ((a, b), c))| *y = f(*a, *b, *c)),
        );
    }
}

/// The primitive of a function of numbers of either type.
macro_rules! blocks {
    ([$x:ident] $body:expr) => { $crate::kernels::blocks::blocks!(@of on1 [$x] $body) };
    ([$x:ident, $y:ident] $body:expr) => { $crate::kernels::blocks::blocks!(@of on2 [$x, $y] $body) };
    ([$x:ident, $y:ident, $z:ident] $body:expr) => { $crate::kernels::blocks::blocks!(@of on3 [$x, $y, $z] $body) };
    (@of $on:ident [$($x:ident),+] $body:expr) => {
        Some($crate::kernels::blocks::Blocks {
            f32s: |xs, ys| $crate::kernels::blocks::$on(xs, ys, |$($x: f32),+| $body),
            f64s: |xs, ys| $crate::kernels::blocks::$on(xs, ys, |$($x: f64),+| $body),
            reads: $crate::kernels::blocks::ALL,
            is_first: false,
        })
    };
}

/// The primitive that a function of one number with a kernel is.
macro_rules! kernel_blocks {
    ($kernel:expr) => {
        Some($crate::kernels::blocks::Blocks {
            f32s: |xs, ys| {
                if let [x] = xs {
                    $crate::kernels::elementary::along($kernel, x, ys);
                }
            },
            f64s: |xs, ys| {
                if let [x] = xs {
                    $crate::kernels::elementary::along($kernel, x, ys);
                }
            },
            reads: $crate::kernels::blocks::ALL,
            is_first: false,
        })
    };
}

pub(crate) use {blocks, kernel_blocks};

fn first<T: Copy>(xs: &[&[T]], ys: &mut [T]) {
    if let [x, ..] = xs {
        ys.copy_from_slice(x);
    }
}

/// The first operand, in the shape of the second.
pub(crate) const FIRST: Option<Blocks> = Some(Blocks {
    f32s: first,
    f64s: first,
    reads: 1,
    is_first: true,
});

/// Zeros in the shape of the operand.
pub(crate) const ZEROS: Option<Blocks> = Some(Blocks {
    f32s: |_, ys| ys.fill(0.0),
    f64s: |_, ys| ys.fill(0.0),
    reads: 0,
    is_first: false,
});

fn sum<T: Copy + std::ops::AddAssign>(xs: &[&[T]], ys: &mut [T]) {
    let Some((x, others)) = xs.split_first() else {
        return;
    };
    ys.copy_from_slice(x);
    for x in others {
        let all = ys.iter_mut().zip(*x);
        widest(
            #[inline(always)]
            || all.for_each(|(y, x)| *y += *x),
        );
    }
}

/// The sum of the operands, from left to right.
pub(crate) const SUM: Option<Blocks> = Some(Blocks {
    f32s: sum,
    f64s: sum,
    reads: ALL,
    is_first: false,
});

/// The bits of a truth value.
#[inline]
pub(crate) fn holds(x: impl Into<f64>) -> bool {
    x.into() != 0.0
}
