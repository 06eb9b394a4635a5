//! What `wrt(..)` selects of the gradients of a function.

use super::tuples::for_tuples;

/// The position of a param among those that are differentiated, and whether the result may depend on it at all.
///
/// ```
/// use grad_core::tangent::{At, Select};
///
/// assert_eq!(At::<1>::select((1.0, 2.0)), 2.0);
/// ```
#[derive(Clone, Copy, Debug, Default)]
pub struct At<const I: usize, const REACHES: bool = true>;

/// What `wrt(..)` may name.
#[diagnostic::on_unimplemented(
    message = "the result does not depend on this param: its gradient is always zero",
    label = "what `wrt(..)` names has to reach the result",
    note = "leave the param out, or write `#[differentiable(unconnected = \"zero\")]` at the function if zeros are wanted"
)]
pub trait Selector {}

#[diagnostic::do_not_recommend]
impl<const I: usize> Selector for At<I> {}

impl<const I: usize, const REACHES: bool> At<I, REACHES> {
    /// What `wrt(..)` names.
    ///
    /// ```
    /// use grad_core::tangent::{At, Select};
    ///
    /// fn selected<S: Select<(f64, f64)>>(_: S) -> S::Out {
    ///     S::select((1.0, 2.0))
    /// }
    /// assert_eq!(selected(At::<1>.asked()), 2.0);
    /// ```
    pub fn asked(self) -> Self
    where
        Self: Selector,
    {
        self
    }
}

/// That the result may depend on the param `P`, of the type `Self` where that may have nothing to differentiate, else of any. A param
/// that a function ignores, such as a tolerance, is an error only where its gradient is asked for. `P` is a reference whose lifetime has the
/// param's name, which rustc shows.
#[diagnostic::on_unimplemented(
    message = "the result does not depend on one of the params: its gradient is always zero",
    label = "the gradient by every param is asked for here, and there is a note at the one that is meant",
    note = "name the params to differentiate, `grad!(f, wrt(x))`; or, at the function, mark the param `#[no_diff]`, or write `#[differentiable(unconnected = \"zero\")]` if zeros are wanted"
)]
pub trait Reaches<P: ?Sized> {}

/// Of a function without anything to differentiate, or without a result to differentiate it for: it may be called, and nothing has this.
#[diagnostic::on_unimplemented(
    message = "this function has no derivative: it takes no floats that are differentiated, or returns none",
    label = "a derivative is asked for here",
    note = "give it a float, or an array of floats, that is not `#[no_diff]`, and return a float, or write to a `&mut` param"
)]
pub trait HasDerivativeAtAll {}

/// Of a method of a type's own without forward mode: nothing has this. What a trait has by the same name would be that of another body.
#[diagnostic::on_unimplemented(
    message = "this method has no forward mode",
    label = "forward mode is asked for here",
    note = "annotate it, or its `impl`, with #[differentiable(forward)]"
)]
pub trait HasForwardMode {}

/// Of a function that takes functions: nothing has this.
#[diagnostic::on_unimplemented(
    message = "what a function takes as a function has no tangent that could be passed here",
    label = "this function takes a function",
    note = "take the derivative of a closure that calls it, as in `jvp!(|x: f64| integral(|r| r.exp(), x))`"
)]
pub trait TakesNoFunctions {}

/// Of a method of a type's own without second derivatives, likewise.
#[diagnostic::on_unimplemented(
    message = "this method has no second derivatives",
    label = "second derivatives are asked for here",
    note = "annotate it, or its `impl`, with #[differentiable(order = 2)]"
)]
pub trait HasSecondDerivatives {}

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
    /// The members that are selected, as bits: of the others nothing need be computed.
    const CHOSEN: u32;
    /// Selects.
    fn select(gradients: G) -> Self::Out;
}

/// Whether the member `at` is among those that are selected.
///
/// ```
/// use grad_core::tangent::{At, Select, is_chosen};
///
/// let chosen = <At<1> as Select<(f64, f64)>>::CHOSEN;
/// assert!(is_chosen(chosen, 1) && !is_chosen(chosen, 0));
/// ```
#[inline(always)]
#[must_use]
pub const fn is_chosen(chosen: u32, at: usize) -> bool {
    chosen >> at & 1 == 1
}

impl<const I: usize, const R: bool, G: Gradients> Select<G> for At<I, R>
where
    G::Slots: Member<I>,
{
    type Out = <G::Slots as Member<I>>::Of;
    const CHOSEN: u32 = 1 << I;
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
    ($($i:ident $r:ident $o:ident)*) => {
        impl<Gr: Gradients, $(const $i: usize, const $r: bool, $o),*> Select<Gr> for ($(At<$i, $r>,)*)
        where
            $(Gr::Slots: Member<$i, Of = $o>),*
        {
            type Out = ($($o,)*);
            const CHOSEN: u32 = $((1 << $i))|*;
            fn select(gradients: Gr) -> Self::Out {
                let mut slots = gradients.slots();
                ($(<Gr::Slots as Member<$i>>::member(&mut slots),)*)
            }
        }
    };
}

selections!(I IR A J JR B);
selections!(I IR A J JR B K KR C);
selections!(I IR A J JR B K KR C L LR D);
selections!(I IR A J JR B K KR C L LR D M MR E);
selections!(I IR A J JR B K KR C L LR D M MR E N NR F);
