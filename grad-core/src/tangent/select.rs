//! What `wrt(..)` selects of the gradients of a function.

/// The position of a param among those that are differentiated.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(At::<1>::select((1.0, 2.0)), 2.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct At<const I: usize>;

/// A tuple with a member `I`.
///
/// ```
/// use grad_core::tangent::Member;
///
/// let last = Member::<1>::member(&mut (1.0, vec![2.0]));
/// assert_eq!(last, vec![2.0]);
/// ```
pub trait Member<const I: usize> {
    /// Its type.
    type Of;
    /// Takes it out, as far as it is still there.
    fn member(&mut self) -> Self::Of;
}

/// What `wrt(..)` selects of the gradients `G`: one member, or a tuple of some.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(<(At<1>, At<0>)>::select((1.0, 2.0)), (2.0, 1.0));
/// ```
pub trait Select<G> {
    /// The member, or the tuple.
    type Out;
    /// Selects.
    fn select(gradients: G) -> Self::Out;
}

impl<const I: usize, G: Member<I>> Select<G> for At<I> {
    type Out = G::Of;
    fn select(mut gradients: G) -> G::Of {
        gradients.member()
    }
}

macro_rules! members {
    ($tuple:tt $($t:ident $i:tt)*) => { $(members!(@ $tuple $t $i);)* };
    (@ ($($all:ident)*) $t:ident $i:tt) => {
        impl<$($all: Default),*> Member<$i> for ($($all,)*) {
            type Of = $t;
            fn member(&mut self) -> $t {
                std::mem::take(&mut self.$i)
            }
        }
    };
}

members!((A) A 0);
members!((A B) A 0 B 1);
members!((A B C) A 0 B 1 C 2);
members!((A B C D) A 0 B 1 C 2 D 3);
members!((A B C D E) A 0 B 1 C 2 D 3 E 4);
members!((A B C D E F) A 0 B 1 C 2 D 3 E 4 F 5);
members!((A B C D E F G) A 0 B 1 C 2 D 3 E 4 F 5 G 6);
members!((A B C D E F G H) A 0 B 1 C 2 D 3 E 4 F 5 G 6 H 7);

macro_rules! selections {
    ($($i:ident $o:ident)*) => {
        impl<Gr, $(const $i: usize, $o),*> Select<Gr> for ($(At<$i>,)*)
        where
            $(Gr: Member<$i, Of = $o>),*
        {
            type Out = ($($o,)*);
            fn select(mut gradients: Gr) -> Self::Out {
                ($(<Gr as Member<$i>>::member(&mut gradients),)*)
            }
        }
    };
}

selections!(I A J B);
selections!(I A J B K C);
selections!(I A J B K C L D);
