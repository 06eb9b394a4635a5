//! What an opaque expression is given of a value that stays where it is: the value itself where it is `Copy`, else a reference.
//!
//! Whether it is, only rustc knows, of a type that is but a name. The first trait is found where it holds; the second comes behind it, for it takes
//! a reference to a reference.

/// A place that opaque tokens name.
#[derive(Debug)]
pub struct InTokens<'a, T: ?Sized>(pub &'a T);

/// What can be copied.
pub trait Copied<T> {
    /// The value.
    fn given(&self) -> T;
}

impl<T: Copy> Copied<T> for InTokens<'_, T> {
    fn given(&self) -> T {
        *self.0
    }
}

/// Whatever there is.
pub trait Borrowed<'a, T: ?Sized> {
    /// A reference to it.
    fn given(&self) -> &'a T;
}

impl<'a, T: ?Sized> Borrowed<'a, T> for &InTokens<'a, T> {
    fn given(&self) -> &'a T {
        self.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    // asked as generated code asks, of whatever it is
    #[allow(clippy::needless_borrow)]
    fn a_copy_of_what_can_be_copied_and_a_reference_to_the_rest() {
        let (number, vector) = (2.5, vec![1, 2]);
        let copy: f64 = (&InTokens(&number)).given();
        let lent: &Vec<i32> = (&InTokens(&vector)).given();
        assert_eq!((copy, lent.len()), (2.5, 2));
    }
}
