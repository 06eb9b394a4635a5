//! `rows.swap(i, j)`, `remove`, `insert` and `truncate` in a differentiable function, of vectors that are elements and of vectors whose
//! elements own memory: the way back moves elements as std does, so nothing is copied element by element.

use crate::tangent::Differentiable;
use crate::workspace::Workspace;

/// `list.swap(i, j)`
// its gradient is in a vector, too
#[allow(clippy::ptr_arg)]
pub fn swap<T>(list: &mut Vec<T>, i: usize, j: usize) {
    list.swap(i, j);
}

/// `list.remove(i);`
pub fn drop_at<T>(list: &mut Vec<T>, i: usize) {
    list.remove(i);
}

/// `list.truncate(len)`
pub fn truncate<T>(list: &mut Vec<T>, len: usize) {
    list.truncate(len);
}

/// `list.insert(i, x)`
pub fn insert<T>(list: &mut Vec<T>, i: usize, x: T) {
    list.insert(i, x);
}

/// How a function moves elements, and how that is undone.
trait Moves<const N: usize> {
    /// What it takes out of a list of `T`.
    type Out<T>;
    fn run<T>(list: &mut Vec<T>, at: [usize; N]) -> Self::Out<T>;
    fn undo<T: Clone>(list: &mut Vec<T>, at: [usize; N], out: &Self::Out<T>);
    /// Of the list's gradient.
    fn undo_gradient<T: Differentiable>(
        ct: &mut Vec<T::Tangent>,
        at: [usize; N],
        out: &Self::Out<T>,
    );
}

impl Moves<2> for swap {
    type Out<T> = ();
    fn run<T>(list: &mut Vec<T>, [i, j]: [usize; 2]) {
        list.swap(i, j);
    }
    fn undo<T: Clone>(list: &mut Vec<T>, [i, j]: [usize; 2], (): &()) {
        list.swap(i, j);
    }
    fn undo_gradient<T: Differentiable>(ct: &mut Vec<T::Tangent>, [i, j]: [usize; 2], (): &()) {
        ct.swap(i, j);
    }
}

impl Moves<1> for drop_at {
    type Out<T> = T;
    fn run<T>(list: &mut Vec<T>, [i]: [usize; 1]) -> T {
        list.remove(i)
    }
    fn undo<T: Clone>(list: &mut Vec<T>, [i]: [usize; 1], out: &T) {
        list.insert(i, out.clone());
    }
    fn undo_gradient<T: Differentiable>(ct: &mut Vec<T::Tangent>, [i]: [usize; 1], out: &T) {
        ct.insert(i, out.zeros_like());
    }
}

impl Moves<1> for truncate {
    type Out<T> = Vec<T>;
    fn run<T>(list: &mut Vec<T>, [len]: [usize; 1]) -> Vec<T> {
        list.split_off(len.min(list.len()))
    }
    fn undo<T: Clone>(list: &mut Vec<T>, _: [usize; 1], out: &Vec<T>) {
        list.extend_from_slice(out);
    }
    fn undo_gradient<T: Differentiable>(ct: &mut Vec<T::Tangent>, _: [usize; 1], out: &Vec<T>) {
        ct.extend(out.iter().map(T::zeros_like));
    }
}

/// The gradient of a list, and that of its gradient.
type Adjoint<T> = Vec<<T as Differentiable>::Tangent>;
type Second<T> = Adjoint<<T as Differentiable>::Tangent>;

/// An argument of a call that never runs.
fn never<A>() -> A {
    unreachable!("it shows of which type a way back is")
}

/// The derivative of a function that moves elements, as the attribute gives one to functions.
macro_rules! moves {
    ($($name:ident($($at:ident),*);)*) => {$(
        #[doc = concat!("The derivative of [`fn@", stringify!($name), "`].")]
        #[allow(non_camel_case_types, missing_debug_implementations)]
        pub enum $name {}

        #[allow(clippy::type_complexity)]
        impl $name {
            /// The way back.
            pub fn forward<T: Differentiable + Clone + Send + Sync>(
                list: &mut Vec<T>, $($at: usize),*
            ) -> ((), impl Fn(&mut Vec<T>, Option<&mut Adjoint<T>>, ()) -> ($(moves!(nothing $at),)*) + Send + Sync + use<T>) {
                let at = [$($at),*];
                let out = Self::run(list, at);
                ((), move |list: &mut Vec<T>, ct: Option<&mut Adjoint<T>>, ()| {
                    Self::undo(list, at, &out);
                    if let Some(ct) = ct {
                        Self::undo_gradient::<T>(ct, at, &out);
                    }
                    ($(moves!(unit $at),)*)
                })
            }

            /// The same where nobody wants the list back.
            pub fn __forward_spent<T: Differentiable + Clone + Send + Sync>(
                list: &mut Vec<T>, $($at: usize),*
            ) -> ((), impl Fn(Option<&mut Adjoint<T>>, ()) -> ($(moves!(nothing $at),)*) + Send + Sync + use<T>) {
                let at = [$($at),*];
                let out = Self::run(list, at);
                ((), move |ct: Option<&mut Adjoint<T>>, ()| {
                    if let Some(ct) = ct {
                        Self::undo_gradient::<T>(ct, at, &out);
                    }
                    ($(moves!(unit $at),)*)
                })
            }

            /// Of values and tangents.
            pub fn __jvp<T: Differentiable>(
                list: &mut Vec<T>, $($at: usize,)* d_list: &mut Adjoint<T> $(, _: moves!(nothing $at))*
            ) -> ((), ()) {
                Self::run(list, [$($at),*]);
                Self::run(d_list, [$($at),*]);
                ((), ())
            }

            /// Of values and tangents, and the way back of both.
            pub fn __jvp_forward<T: Differentiable + Clone + Send + Sync>(
                list: &mut Vec<T>, $($at: usize,)* d_list: &mut Adjoint<T> $(, _: moves!(nothing $at))*
            ) -> ((), impl Fn(
                &mut Vec<T>, Option<&mut Adjoint<T>>, &mut Adjoint<T>, Option<&mut Second<T>>, ()
            ) -> ($(moves!(nothing $at),)* $(moves!(nothing $at),)*) + Send + Sync + use<T>)
            where T::Tangent: Clone + Send + Sync {
                let at = [$($at),*];
                let (out, d_out) = (Self::run(list, at), Self::run(d_list, at));
                ((), move |list: &mut Vec<T>, ct: Option<&mut Adjoint<T>>, d_list: &mut Adjoint<T>, d_ct: Option<&mut Second<T>>, ()| {
                    Self::undo(list, at, &out);
                    Self::undo(d_list, at, &d_out);
                    if let Some(ct) = ct {
                        Self::undo_gradient::<T>(ct, at, &out);
                    }
                    if let Some(ct) = d_ct {
                        Self::undo_gradient::<T::Tangent>(ct, at, &d_out);
                    }
                    ($(moves!(unit $at),)* $(moves!(unit $at),)*)
                })
            }

            /// The way back, on the tape.
            pub fn __run<T: Differentiable + Clone + Send + Sync + 'static>(
                list: &mut Vec<T>, $($at: usize,)* tape: &mut Workspace,
            ) -> ((), usize) {
                ((), tape.hold(Self::forward(list, $($at),*).1))
            }

            /// It, from there.
            pub fn __back<T: Differentiable + Clone + Send + Sync + 'static>(
                list: &mut Vec<T>, ct: Option<&mut Adjoint<T>>, (): (), tape: &Workspace, at: usize,
            ) -> ($(moves!(nothing $at),)*) {
                tape.held(at, || Self::forward::<T>(never() $(, moves!(never $at))*))(list, ct, ())
            }
        }
    )*};
    (nothing $at:ident) => { () };
    (unit $at:ident) => { () };
    (never $at:ident) => { never() };
}

moves! {
    swap(i, j);
    drop_at(i);
    truncate(len);
}

/// The derivative of [`fn@insert`].
#[allow(non_camel_case_types, missing_debug_implementations)]
pub enum insert {}

#[allow(clippy::type_complexity)]
impl insert {
    /// The way back.
    pub fn forward<T: Differentiable + Clone + Send + Sync>(
        list: &mut Vec<T>,
        i: usize,
        x: T,
    ) -> (
        (),
        impl Fn(&mut Vec<T>, Option<&mut Adjoint<T>>, ()) -> ((), T::Tangent) + Send + Sync + use<T>,
    ) {
        list.insert(i, x);
        let back = move |list: &mut Vec<T>, ct: Option<&mut Adjoint<T>>, ()| {
            let x = list.remove(i);
            let ct = ct.map_or_else(|| x.zeros_like(), |ct| ct.remove(i));
            ((), ct)
        };
        ((), back)
    }

    /// The same where nobody wants the list back.
    pub fn __forward_spent<T: Differentiable + Clone + Send + Sync>(
        list: &mut Vec<T>,
        i: usize,
        x: T,
    ) -> (
        (),
        impl Fn(Option<&mut Adjoint<T>>, ()) -> ((), T::Tangent) + Send + Sync + use<T>,
    ) {
        list.insert(i, x);
        let back = move |ct: Option<&mut Adjoint<T>>, ()| {
            let ct = ct.map_or_else(crate::tangent::unseeded, |ct| ct.remove(i));
            ((), ct)
        };
        ((), back)
    }

    /// Of values and tangents.
    pub fn __jvp<T: Differentiable>(
        list: &mut Vec<T>,
        i: usize,
        x: T,
        d_list: &mut Adjoint<T>,
        (): (),
        dx: T::Tangent,
    ) -> ((), ()) {
        list.insert(i, x);
        d_list.insert(i, dx);
        ((), ())
    }

    /// Of values and tangents, and the way back of both.
    pub fn __jvp_forward<T: Differentiable + Clone + Send + Sync>(
        list: &mut Vec<T>,
        i: usize,
        x: T,
        d_list: &mut Adjoint<T>,
        (): (),
        dx: T::Tangent,
    ) -> (
        (),
        impl Fn(
            &mut Vec<T>,
            Option<&mut Adjoint<T>>,
            &mut Adjoint<T>,
            Option<&mut Second<T>>,
            (),
        ) -> ((), T::Tangent, (), T::Tangent)
        + Send
        + Sync
        + use<T>,
    ) {
        list.insert(i, x);
        d_list.insert(i, dx);
        let back = move |list: &mut Vec<T>,
                         ct: Option<&mut Adjoint<T>>,
                         d_list: &mut Adjoint<T>,
                         d_ct: Option<&mut Second<T>>,
                         ()| {
            let (x, dx) = (list.remove(i), d_list.remove(i));
            let ct = ct.map_or_else(|| x.zeros_like(), |ct| ct.remove(i));
            let d_ct = d_ct.map_or_else(|| dx.zeros_like(), |ct| ct.remove(i));
            ((), ct, (), d_ct)
        };
        ((), back)
    }

    /// The way back, on the tape.
    pub fn __run<T: Differentiable + Clone + Send + Sync + 'static>(
        list: &mut Vec<T>,
        i: usize,
        x: T,
        tape: &mut Workspace,
    ) -> ((), usize) {
        ((), tape.hold(Self::forward(list, i, x).1))
    }

    /// It, from there.
    pub fn __back<T: Differentiable + Clone + Send + Sync + 'static>(
        list: &mut Vec<T>,
        ct: Option<&mut Adjoint<T>>,
        (): (),
        tape: &Workspace,
        at: usize,
    ) -> ((), T::Tangent) {
        tape.held(at, || Self::forward::<T>(never(), never(), never()))(list, ct, ())
    }
}

/// What is asked of all of them.
macro_rules! no_calls {
    ($($name:ident)*) => {$(
        impl $name {
            /// It gives the same again.
            pub const fn __draws(_levels: u8) -> bool {
                false
            }
            /// What is moved has the cotangent that was there, be it marked or not.
            pub const fn __marks(_levels: u8, _param: usize) -> bool {
                true
            }
        }
        no_calls!(of $name: __CALLS_1_DEEP __CALLS_2_DEEP __CALLS_3_DEEP __CALLS_4_DEEP __CALLS_5_DEEP __CALLS_6_DEEP);
    )*};
    (of $of:ident: $($name:ident)*) => {
        impl $of {
            $(
                /// It calls nothing.
                pub const $name: bool = false;
            )*
        }
    };
}

no_calls!(swap drop_at truncate insert);
