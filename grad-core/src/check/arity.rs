//! `check_grads!` of functions of any number of params: as `jacobian!`, with the function itself to be run at other arguments.

use super::{Argument, GradReport, Inputs, Lend, Param, compare, set};
use crate::jacobian::NoInOuts;
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

macro_rules! arity {
    ($plain:ident $in_outs:ident $($x:ident)*) => {
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
                arity!(run self ($($x)*) |value, pullback| = vjp => (value.zeros_like(), pullback))
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
                arity!(run self ($($x)*) |zeros, pullback| = zeros => (zeros, pullback))
            }
        }
    };
    (run $this:ident ($($x:ident)*) |$value:ident, $pullback:ident| = $way:ident => $result:expr) => {
        #[allow(non_snake_case)]
        move |$($x: $x),*| {
            let own = ($($x.own(),)*);
            let ($value, $pullback) = ($this.$way)($($x),*);
            let (zeros, pullback) = $result;
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
            compare(inputs, &zeros, pullback, &run).said($this.panics)
        }
    };
}

arity!(Plain1 InOuts1 A);
arity!(Plain2 InOuts2 A B);
arity!(Plain3 InOuts3 A B C);
arity!(Plain4 InOuts4 A B C D);
arity!(Plain5 InOuts5 A B C D E);
arity!(Plain6 InOuts6 A B C D E H);
arity!(Plain7 InOuts7 A B C D E H I);
arity!(Plain8 InOuts8 A B C D E H I J);
arity!(Plain9 InOuts9 A B C D E H I J K);
arity!(Plain10 InOuts10 A B C D E H I J K L);
arity!(Plain11 InOuts11 A B C D E H I J K L M);
arity!(Plain12 InOuts12 A B C D E H I J K L M N);

/// All of these traits, without names.
pub mod methods {
    pub use super::{
        InOuts1 as _, InOuts2 as _, InOuts3 as _, InOuts4 as _, InOuts5 as _, InOuts6 as _,
        InOuts7 as _, InOuts8 as _, InOuts9 as _, InOuts10 as _, InOuts11 as _, InOuts12 as _,
        Plain1 as _, Plain2 as _, Plain3 as _, Plain4 as _, Plain5 as _, Plain6 as _, Plain7 as _,
        Plain8 as _, Plain9 as _, Plain10 as _, Plain11 as _, Plain12 as _,
    };
}
