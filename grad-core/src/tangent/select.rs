//! What `wrt(..)` selects of the gradients of a function.

use super::tuples::for_tuples;

/// The position of a param among those that are differentiated.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(At::<1>::select((1.0, 2.0)), 2.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct At<const I: usize>;

/// A tuple of gradients whose members can be taken out one by one.
///
/// ```
/// use grad_core::tangent::Gradients;
///
/// assert_eq!((1.0, vec![2.0]).slots(), (Some(1.0), Some(vec![2.0])));
/// ```
pub trait Gradients {
    /// The same tuple, of options.
    type Slots;
    /// Every member in an option of its own.
    fn slots(self) -> Self::Slots;
}

/// Slots with a member `I`.
///
/// ```
/// use grad_core::tangent::Member;
///
/// let last = Member::<1>::member(&mut (Some(1.0), Some(vec![2.0])));
/// assert_eq!(last, vec![2.0]);
/// ```
pub trait Member<const I: usize> {
    /// Its type.
    type Of;
    /// Takes it out.
    ///
    /// # Panics
    /// If it has been taken out before.
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

impl<const I: usize, G: Gradients> Select<G> for At<I>
where
    G::Slots: Member<I>,
{
    type Out = <G::Slots as Member<I>>::Of;
    fn select(gradients: G) -> Self::Out {
        gradients.slots().member()
    }
}

macro_rules! gradients {
    ($($t:ident $p:ident $i:tt)*) => {
        impl<$($t),*> Gradients for ($($t,)*) {
            type Slots = ($(Option<$t>,)*);
            fn slots(self) -> Self::Slots {
                ($(Some(self.$i),)*)
            }
        }
        members!(($($t)*) $($t $i)*);
    };
}

macro_rules! members {
    ($tuple:tt $($t:ident $i:tt)*) => { $(members!(@ $tuple $t $i);)* };
    (@ ($($all:ident)*) $t:ident $i:tt) => {
        impl<$($all),*> Member<$i> for ($(Option<$all>,)*) {
            type Of = $t;
            fn member(&mut self) -> $t {
                self.$i.take().expect("a param is named once in `wrt(..)`")
            }
        }
    };
}

for_tuples!(gradients);

macro_rules! selections {
    ($($i:ident $o:ident)*) => {
        impl<Gr: Gradients, $(const $i: usize, $o),*> Select<Gr> for ($(At<$i>,)*)
        where
            $(Gr::Slots: Member<$i, Of = $o>),*
        {
            type Out = ($($o,)*);
            fn select(gradients: Gr) -> Self::Out {
                let mut slots = gradients.slots();
                ($(<Gr::Slots as Member<$i>>::member(&mut slots),)*)
            }
        }
    };
}

selections!(I A J B);
selections!(I A J B K C);
selections!(I A J B K C L D);
selections!(I A J B K C L D M E);
selections!(I A J B K C L D M E N F);
