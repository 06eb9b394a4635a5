//! The items of constants that have no positions: of maps, sets and texts.

/// The items in their order, so that they can be counted; copies, since what is kept of them may outlive what they are lent from.
#[must_use]
pub fn items<I: IntoIterator<Item: Item>>(of: I) -> Vec<<I::Item as Item>::Owned> {
    of.into_iter().map(Item::owned).collect()
}

/// What a constant is run over.
#[diagnostic::on_unimplemented(
    message = "differentiation does not see how to keep a `{Self}`, which this runs over",
    label = "the items are kept for the way back",
    note = "collect what is needed of them into a `Vec` before, in a function without the attribute"
)]
pub trait Item {
    /// A copy of it, of its own.
    type Owned;
    /// The copy.
    fn owned(self) -> Self::Owned;
}

impl<T: ?Sized + ToOwned> Item for &T {
    type Owned = T::Owned;
    fn owned(self) -> T::Owned {
        self.to_owned()
    }
}

impl<A: Item, B: Item> Item for (A, B) {
    type Owned = (A::Owned, B::Owned);
    fn owned(self) -> Self::Owned {
        (self.0.owned(), self.1.owned())
    }
}

macro_rules! itself {
    ($($t:ty)*) => {$(
        impl Item for $t {
            type Owned = $t;
            fn owned(self) -> $t {
                self
            }
        }
    )*};
}

itself!(char bool String f32 f64 u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);
