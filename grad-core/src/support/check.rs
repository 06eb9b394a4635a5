//! What the methods of std check before they do anything. Where a check fails, the method itself is called on as many `()`
//! as there are elements, so that the panic is that of std, at the caller's line.

/// Whether the method may be called; it panics if not.
macro_rules! checks {
    ($($(#[$doc:meta])* $name:ident($($arg:ident),+): $holds:expr, $call:expr;)*) => {$(
        $(#[$doc])*
        #[inline]
        #[track_caller]
        pub fn $name($($arg: &usize),+) {
            $(let $arg = *$arg;)+
            if !$holds {
                $call;
            }
        }
    )*};
}

/// Whether `trips + more` elements from `start` on are there. Said as slices say it, so that their own checks fall away.
#[inline]
#[must_use]
pub fn fits(len: usize, start: usize, trips: usize, more: usize) -> bool {
    start <= len && trips.checked_add(more).is_some_and(|n| n <= len - start)
}

/// Looks at elements of which one is not there. What is known to fit needs no further check, as this does not return.
///
/// # Panics
/// Where the first element is looked at that is not there.
#[cold]
#[inline(never)]
pub fn does_not_fit(look: impl FnOnce()) -> ! {
    look();
    panic!("an index is out of bounds")
}

/// Looks at an element.
///
/// # Panics
/// If it is not there.
#[track_caller]
pub fn look<T>(x: &[T], i: usize) {
    let _ = &x[i];
}

/// As many elements, which take no room.
fn units(len: usize) -> Vec<()> {
    vec![(); len]
}

checks! {
    /// `x[i]`
    element(i, len): i < len, _ = &units(len)[i];
    /// `x[lo..]`
    part_from(lo, len): lo <= len, _ = &units(len)[lo..];
    /// `x[lo..hi]`
    part_to(lo, hi, len): lo <= hi && hi <= len, _ = &units(len)[lo..hi];
    /// `x[lo..=hi]`
    part_through(lo, hi, len): hi < len && lo <= hi + 1, _ = &units(len)[lo..=hi];
    /// `x.split_at(at)`
    split_at(at, len): at <= len, _ = units(len).split_at(at);
    /// `x.chunks(size)` and its like
    chunks(size): size != 0, _ = units(0).chunks(size);
    /// `x.windows(size)`
    windows(size): size != 0, _ = units(0).windows(size);
    /// `x.step_by(step)`
    step_by(step): step != 0, _ = (0..0).step_by(step);
    /// `x.get(i).unwrap()`
    get(i, len): i < len, units(0).pop().unwrap();
    /// `x.remove(at)`
    remove(at, len): at < len, units(len).remove(at);
    /// `x.swap_remove(at)`
    swap_remove(at, len): at < len, units(len).swap_remove(at);
    /// `x.insert(at, ..)`
    insert(at, len): at <= len, units(len).insert(at, ());
    /// `x.split_off(at)`
    split_off(at, len): at <= len, _ = units(len).split_off(at);
    /// `x.drain(lo..hi)`
    drain(lo, hi, len): lo <= hi && hi <= len, _ = units(len).drain(lo..hi);
    /// `x.rotate_left(by)`
    rotate_left(by, len): by <= len, units(len).rotate_left(by);
    /// `x.rotate_right(by)`
    rotate_right(by, len): by <= len, units(len).rotate_right(by);
    /// `x.copy_from_slice(y)`
    copy_from_slice(len, other): len == other, units(len).copy_from_slice(&units(other));
    /// `x.swap_with_slice(y)`
    swap_with_slice(len, other): len == other, units(len).swap_with_slice(&mut units(other));
    /// `x.copy_within(a..b, to)`, where `a..b` are `count`
    copy_within(count, to, len): to <= len - count, units(len).copy_within(0..count, to);
}
