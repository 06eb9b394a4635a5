//! Whether a trait in sight has a method of the same name as one of std's that comes first.
//!
//! Rustc tries a receiver by value, by `&` and by `&mut`, each time the type's own methods before those of traits, and then what is behind it. So a
//! trait's `len(self)` for a vector comes before the vector's own, which is by reference, and any `first` for a vector before that of the slice behind it.
//! A trait here has the name where std's own would come next: what is found before it is another trait's, and what stands beside it makes two, which
//! rustc refuses. Nothing of this runs.

#[cfg(feature = "tangent")]
use crate::newtypes::NotItsOwn;

macro_rules! methods {
    ($($(#[$doc:meta])* $names:ident, $trait:ident for $($class:ident [$($type:tt)*]: $this:ty),+; by $by:tt { $($name:ident)* })*) => {
        $(
            $(#[$doc])*
            pub const $names: &[&str] = &[$(stringify!($name)),*];

            #[cfg(feature = "tangent")]
            $(#[$doc])*
            #[doc(hidden)]
            #[allow(clippy::wrong_self_convention, clippy::should_implement_trait)]
            pub trait $trait: Sized {
                $(methods!(@one $name by $by);)*
            }
            $(
                #[cfg(feature = "tangent")]
                impl<$($type)*> $trait for $this {}
            )+
        )*

        /// The trait with a method of a type of std's.
        #[must_use]
        pub fn trait_with(class: Class, method: &str) -> Option<&'static str> {
            let all = [$($((Class::$class, $names, stringify!($trait))),+),*];
            let mut of = all.into_iter().filter(|(of, ..)| *of == class);
            of.find_map(|(_, names, name)| names.contains(&method).then_some(name))
        }
    };
    (@one $name:ident by value) => {
        #[doc(hidden)]
        fn $name(self) -> NotItsOwn {
            NotItsOwn
        }
    };
    (@one $name:ident by reference) => {
        #[doc(hidden)]
        fn $name(&self) -> NotItsOwn {
            NotItsOwn
        }
    };
    (@one $name:ident by mutable) => {
        #[doc(hidden)]
        fn $name(&mut self) -> NotItsOwn {
            NotItsOwn
        }
    };
}

/// Types of std that have methods of their own.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Class {
    /// `[T; N]`
    Array,
    /// `Vec<T>`
    Vec,
    /// `Option<T>`
    Option,
    /// A float behind a reference
    Float,
}

methods! {
    /// Methods of the slice behind a vector or an array: whatever a trait has for these comes first.
    OF_SLICES, OfSlices for Array [T, const N: usize]: [T; N], Vec [T]: std::vec::Vec<T>; by mutable {
        iter to_vec first last get windows chunks chunks_exact split_at split_first split_last contains binary_search_by
        partition_point concat swap reverse fill copy_from_slice clone_from_slice iter_mut get_mut first_mut last_mut chunks_mut
        chunks_exact_mut split_at_mut sort sort_by sort_by_key sort_unstable sort_unstable_by sort_unstable_by_key rotate_left
        rotate_right
    }

    /// The same of arrays alone: a vector has these itself.
    LENGTHS, Lengths for Array [T, const N: usize]: [T; N]; by mutable {
        len is_empty
    }

    /// What a vector takes itself by `&`: a trait's by value comes first.
    READ_VECTORS, ReadVectors for Vec [T]: std::vec::Vec<T>; by value {
        len is_empty as_slice
    }

    /// What it takes itself by `&mut`: a trait's by `&` comes first, too.
    CHANGE_VECTORS, ChangeVectors for Vec [T]: std::vec::Vec<T>; by reference {
        push pop insert remove swap_remove truncate resize clear drain append retain retain_mut dedup dedup_by dedup_by_key split_off extend_from_slice extend
        as_mut_slice
    }

    /// What an `Option` takes by `&`.
    READ_OPTIONS, ReadOptions for Option [T]: std::option::Option<T>; by value {
        is_some is_none as_ref as_deref iter
    }

    /// What it takes by `&mut`.
    CHANGE_OPTIONS, ChangeOptions for Option [T]: std::option::Option<T>; by reference {
        take insert replace get_or_insert get_or_insert_with as_mut as_deref_mut
    }

    /// What a float takes itself by value: where it is behind a reference, a trait's by `&` comes first.
    OF_FLOATS, OfFloats for Float []: f64, Float []: f32; by reference {
        abs signum copysign sqrt cbrt exp exp2 exp_m1 ln ln_1p log log2 log10 powi powf sin cos tan sin_cos asin acos atan atan2
        sinh cosh tanh asinh acosh atanh hypot recip mul_add max min clamp floor ceil round trunc fract rem_euclid div_euclid
        to_degrees to_radians
    }
}

/// What a method of an array gives that no trait in sight has for it. Where none has, nothing says how long the array is: one element.
#[cfg(feature = "tangent")]
#[diagnostic::on_unimplemented(
    message = "this method is taken for the type's own, but a trait in sight has one of this name for it, which comes first",
    label = "this is the trait's",
    note = "give the trait's method another name, or leave the trait out of this module"
)]
pub trait NotHiddenFor<Of> {}

#[cfg(feature = "tangent")]
impl<T> NotHiddenFor<[T; 1]> for NotItsOwn {}

/// What a method of an array of a length that is not known should give.
#[cfg(feature = "tangent")]
pub fn not_hidden_at_any_length<Of, T: NotHiddenFor<Of>>(_: T, _: &Of) {}

/// An array: only its type is looked at.
#[cfg(feature = "tangent")]
pub fn array<T, const N: usize>(of: T) -> [T; N] {
    let _ = of;
    unreachable!("only the type is asked for")
}

/// A vector, likewise.
#[cfg(feature = "tangent")]
pub fn vec<T>(of: T) -> Vec<T> {
    vec![of]
}

/// A reference, likewise.
#[cfg(feature = "tangent")]
pub fn lent<T>(of: T) -> &'static T {
    let _ = of;
    unreachable!("only the type is asked for")
}

/// An `Option`, likewise.
#[cfg(feature = "tangent")]
pub fn option<T>(of: T) -> Option<T> {
    Some(of)
}
