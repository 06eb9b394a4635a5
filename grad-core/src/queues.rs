//! `VecDeque<T>`: its tangent is a vector, from the front to the back. What changes a queue does so on the list of what is in it
//! ([`fn@queue_list`]), of which a queue is made again ([`fn@queue_of`]); their companions are written by hand.

use crate::tangent::{
    Accumulate, Blank, CopiedParts, Differentiable, Field, LeafPath, Leaves, Marking, Nothing,
    Reset,
};
use crate::workspace::Workspace;
use std::collections::VecDeque;

#[diagnostic::do_not_recommend]
impl<T: Differentiable> Differentiable for VecDeque<T> {
    type Tangent = Vec<T::Tangent>;
    fn zeros_like(&self) -> Self::Tangent {
        self.iter().map(T::zeros_like).collect()
    }
}

#[diagnostic::do_not_recommend]
impl<T: Field> Field for VecDeque<T> {}

impl<T> Blank for VecDeque<T> {
    fn blank() -> VecDeque<T> {
        VecDeque::new()
    }
}

#[diagnostic::do_not_recommend]
impl<T: CopiedParts<A>, A> CopiedParts<(A,)> for VecDeque<T> {
    fn copied_parts(&self) -> Self {
        self.iter().map(T::copied_parts).collect()
    }
}

impl<B: Reset<L>, L> Reset<VecDeque<L>> for Vec<B> {
    fn reset(&mut self, like: &VecDeque<L>) {
        assert_eq!(
            self.len(),
            like.len(),
            "the buffer for a gradient has another length than the argument"
        );
        for (b, l) in self.iter_mut().zip(like) {
            b.reset(l);
        }
    }
}

impl<T> Accumulate<Nothing> for VecDeque<T> {
    fn accumulate(&mut self, _: Nothing) {}
}

impl<T: Leaves> Leaves for VecDeque<T> {
    fn visit_leaves(&self, at: &mut LeafPath, f: &mut dyn FnMut(&LeafPath, f64)) {
        let (a, b) = self.as_slices();
        match b.is_empty() {
            true => a.visit_leaves(at, f),
            false => self.iter().collect::<Vec<&T>>().visit_leaves(at, f),
        }
    }
    fn map_leaves(&mut self, f: &mut dyn FnMut(f64) -> f64) {
        self.make_contiguous().map_leaves(f);
    }
    fn mark(&mut self, mark: Marking) {
        self.make_contiguous().mark(mark);
    }
    const CLONED_BY_STD: bool = T::CLONED_BY_STD;
    fn is_same(&self, other: &Self) -> bool {
        self.len() == other.len() && self.iter().zip(other).all(|(a, b)| a.is_same(b))
    }
    fn nudge(&mut self) {
        self.iter_mut().for_each(T::nudge);
    }
}

/// What is in a queue, from its front to its back.
pub fn queue_list<T>(queue: VecDeque<T>) -> Vec<T> {
    queue.into()
}

/// A queue of what is in a list.
pub fn queue_of<T>(list: Vec<T>) -> VecDeque<T> {
    list.into()
}

macro_rules! companions {
    ($($name:ident: $from:ident => $to:ident;)*) => {$(
        /// The derivative of the function, as the attribute gives one to functions: both tangents are one vector.
        #[allow(non_camel_case_types)]
        pub enum $name {}

        impl $name {
            /// The value and the way back.
            #[allow(clippy::type_complexity)]
            pub fn forward<T: Differentiable>(
                x: $from<T>,
            ) -> (
                $to<T>,
                impl Fn(Vec<T::Tangent>) -> (Vec<T::Tangent>,) + Send + Sync + use<T>,
            ) {
                (x.into(), |ct: Vec<T::Tangent>| (ct,))
            }

            /// The value and its tangent.
            pub fn __jvp<T: Differentiable>(x: $from<T>, dx: Vec<T::Tangent>) -> ($to<T>, Vec<T::Tangent>) {
                (x.into(), dx)
            }

            /// The value and its tangent, and the way back of both.
            #[allow(clippy::type_complexity)]
            pub fn __jvp_forward<T: Differentiable>(
                x: $from<T>,
                dx: Vec<T::Tangent>,
            ) -> (
                ($to<T>, Vec<T::Tangent>),
                impl Fn(
                    (Vec<T::Tangent>, Vec<<T::Tangent as Differentiable>::Tangent>),
                ) -> (Vec<T::Tangent>, Vec<<T::Tangent as Differentiable>::Tangent>)
                + Send
                + Sync
                + use<T>,
            ) {
                ((x.into(), dx), |cts| cts)
            }

            /// The value, with nothing on the tape.
            pub fn __run<T>(x: $from<T>, _tape: &mut Workspace) -> ($to<T>, usize) {
                (x.into(), 0)
            }

            /// The way back of that.
            pub fn __back<C>(ct: Vec<C>, _tape: &Workspace, _at: usize) -> (Vec<C>,) {
                (ct,)
            }

            /// It gives the same again.
            pub const fn __draws(_levels: u8) -> bool {
                false
            }

            /// What has no cotangent outside has none inside.
            pub const fn __marks(_levels: u8, _param: usize) -> bool {
                true
            }
        }
    )*};
}

companions! {
    queue_list: VecDeque => Vec;
    queue_of: Vec => VecDeque;
}

macro_rules! no_calls {
    ($($of:ident: $($name:ident)*;)*) => {$(
        impl $of {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    )*};
}

no_calls! {
    queue_list: __CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP;
    queue_of: __CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP;
}
