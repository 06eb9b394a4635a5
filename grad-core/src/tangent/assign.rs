//! Replacing what a place holds, and putting it back.

/// A place whose content is replaced.
///
/// ```
/// use grad_core::tangent::Assign;
///
/// let mut place = [0.0; 2];
/// place[..].assign(vec![1.0, 2.0]);
/// assert_eq!(place, [1.0, 2.0]);
/// ```
pub trait Assign<T> {
    /// Replaces the content.
    ///
    /// # Panics
    /// If the lengths differ and the place cannot change its own.
    fn assign(&mut self, value: T);
}

impl<T> Assign<T> for T {
    fn assign(&mut self, value: T) {
        *self = value;
    }
}

impl<T: Clone> Assign<Vec<T>> for [T] {
    fn assign(&mut self, value: Vec<T>) {
        assert_eq!(
            self.len(),
            value.len(),
            "the buffer has another length than what is written to it"
        );
        self.clone_from_slice(&value);
    }
}

/// Replaces the content of `place`.
///
/// ```
/// use grad_core::tangent::assign;
///
/// let mut place = [0.0; 2];
/// assign(&mut place[..], vec![1.0, 2.0]);
/// assert_eq!(place, [1.0, 2.0]);
/// ```
pub fn assign<P: Assign<T> + ?Sized, T>(place: &mut P, value: T) {
    place.assign(value);
}

/// What `place` holds, to be put back later.
///
/// ```
/// use grad_core::tangent::snapshot;
///
/// assert_eq!(snapshot(&[1.0, 2.0][..]), vec![1.0, 2.0]);
/// ```
pub fn snapshot<T: ToOwned + ?Sized>(place: &T) -> T::Owned {
    place.to_owned()
}
