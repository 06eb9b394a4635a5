//! `check_grads!` of functions of any number of params: as `jacobian!`, with the function itself to be run at other arguments.

use super::{Argument, GradReport, Inputs, Lend, Param, compare, pulled, set, weighed};
use crate::jacobian::{Blocks, NoInOuts};
use crate::tangent::{Differentiable, Leaves, Tangent};

/// What `check_grads!` knows of a function.
#[derive(Clone, Copy)]
pub struct Checked<Zeros, Vjp, F> {
    /// What `jacobian!` knows of it.
    pub zeros: Zeros,
    /// The same.
    pub vjp: Vjp,
    /// The function.
    pub f: F,
    /// Its params.
    pub params: &'static [Param],
    /// Whether what is wrong is a panic.
    pub panics: bool,
}

/// The same for its forward mode.
#[derive(Clone, Copy)]
pub struct Forward<ByColumns, F> {
    /// The Jacobian by columns.
    pub by_columns: ByColumns,
    /// The function.
    pub f: F,
    /// Its params.
    pub params: &'static [Param],
    /// Whether what is wrong is a panic.
    pub panics: bool,
}

macro_rules! arity {
    ($plain:ident $in_outs:ident $forward:ident $($x:ident)*) => {
        /// A function with forward mode.
        pub trait $forward<$($x),*> {
            /// The function that compares.
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy;
        }

        impl<ByColumns, F, Jacobian, Value, $($x),*> $forward<$($x),*> for Forward<ByColumns, F>
        where
            ByColumns: Fn($($x),*) -> Jacobian + Copy,
            Jacobian: Blocks,
            $($x: Argument + for<'a> Lend<'a>,)*
            F: for<'a> Fn($(<$x as Lend<'a>>::Lent),*) -> Value + Copy,
            Value: Leaves,
        {
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy {
                arity!(run self ($($x)*) |jacobian| = by_columns => weighed(&jacobian))
            }
        }

        /// A function without in-outs.
        pub trait $plain<$($x),*> {
            /// The function that compares.
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy;
        }

        impl<Zeros, Vjp, F, Y, Value, Back, G, $($x),*> $plain<$($x),*> for Checked<Zeros, Vjp, F>
        where
            Zeros: Fn() -> NoInOuts + Copy,
            Vjp: Fn($($x),*) -> (Y, Back) + Copy,
            Y: Differentiable,
            Back: Fn(Y::Tangent) -> G,
            G: Tangent,
            $($x: Argument + for<'a> Lend<'a>,)*
            F: for<'a> Fn($(<$x as Lend<'a>>::Lent),*) -> Value + Copy,
            Value: Leaves,
        {
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy {
                arity!(run self ($($x)*) |(value, pullback)| = vjp => pulled(value.zeros_like(), pullback))
            }
        }

        /// A function with in-outs.
        pub trait $in_outs<$($x),*> {
            /// The function that compares.
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy;
        }

        impl<Zeros, Vjp, F, Ct, Value, Back, G, $($x),*> $in_outs<$($x),*> for Checked<Zeros, Vjp, F>
        where
            Zeros: Fn($($x),*) -> (Ct, Back) + Copy,
            Vjp: Copy,
            Back: Fn(Ct) -> G,
            Ct: Tangent,
            G: Tangent,
            $($x: Argument + for<'a> Lend<'a>,)*
            F: for<'a> Fn($(<$x as Lend<'a>>::Lent),*) -> Value + Copy,
            Value: Leaves,
        {
            fn checked(self) -> impl Fn($($x),*) -> GradReport + Copy {
                arity!(run self ($($x)*) |(zeros, pullback)| = zeros => pulled(zeros, pullback))
            }
        }
    };
    (run $this:ident ($($x:ident)*) |$made:pat_param| = $way:ident => $result:expr) => {
        #[allow(non_snake_case)]
        move |$($x: $x),*| {
            let own = ($($x.own(),)*);
            let $made = ($this.$way)($($x),*);
            let (outputs, pull) = $result;
            let mut inputs = Inputs::none();
            let mut params = $this.params.iter();
            let ($($x,)*) = &own;
            $(inputs.note(params.next(), $x);)*
            let run = |values: &[f64]| {
                let (mut params, mut values) = ($this.params.iter(), values.iter());
                let ($(mut $x,)*) = own.clone();
                $(set(params.next(), &mut $x, &mut values);)*
                let mut outputs = ($this.f)($(<$x as Lend>::lend(&mut $x)),*).to_flat();
                $(<$x as Argument>::left(&$x, &mut outputs);)*
                outputs
            };
            compare(inputs, outputs, &pull, &run).said($this.panics)
        }
    };
}

arity!(Plain1 InOuts1 Forward1 A);
arity!(Plain2 InOuts2 Forward2 A B);
arity!(Plain3 InOuts3 Forward3 A B C);
arity!(Plain4 InOuts4 Forward4 A B C D);
arity!(Plain5 InOuts5 Forward5 A B C D E);
arity!(Plain6 InOuts6 Forward6 A B C D E H);
arity!(Plain7 InOuts7 Forward7 A B C D E H I);
arity!(Plain8 InOuts8 Forward8 A B C D E H I J);
arity!(Plain9 InOuts9 Forward9 A B C D E H I J K);
arity!(Plain10 InOuts10 Forward10 A B C D E H I J K L);
arity!(Plain11 InOuts11 Forward11 A B C D E H I J K L M);
arity!(Plain12 InOuts12 Forward12 A B C D E H I J K L M N);

/// All of these traits, without names.
pub mod methods {
    pub use super::{
        Forward1 as _, Forward2 as _, Forward3 as _, Forward4 as _, Forward5 as _, Forward6 as _,
        Forward7 as _, Forward8 as _, Forward9 as _, Forward10 as _, Forward11 as _,
        Forward12 as _, InOuts1 as _, InOuts2 as _, InOuts3 as _, InOuts4 as _, InOuts5 as _,
        InOuts6 as _, InOuts7 as _, InOuts8 as _, InOuts9 as _, InOuts10 as _, InOuts11 as _,
        InOuts12 as _, Plain1 as _, Plain2 as _, Plain3 as _, Plain4 as _, Plain5 as _,
        Plain6 as _, Plain7 as _, Plain8 as _, Plain9 as _, Plain10 as _, Plain11 as _,
        Plain12 as _,
    };
}
