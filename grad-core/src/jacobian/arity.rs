//! `jacobian!` and its like of functions of any number of params: a trait for each number, of which the one that fits has the method.
//! What it gives is `Copy`, so that rustc knows that it drops nothing that its arguments borrow.

use super::Reading;
use crate::tangent::{Differentiable, Tangent};

/// What `jacobian!` knows of a function: the `vjp` that gives the zero cotangent of its outputs in place of the value, which
/// functions with in-outs have, and `vjp`.
pub struct Outputs<Zeros, Vjp>(pub Zeros, pub Vjp);

/// What stands for the first where there are no in-outs: the value says which cotangents there are.
pub struct NoInOuts;

macro_rules! arity {
    ($plain:ident $in_outs:ident $($x:ident)*) => {
        /// A function without in-outs.
        pub trait $plain<$($x),*> {
            /// Cotangents of its outputs.
            type Ct: Tangent;
            /// Gradients by its inputs.
            type Gradient: Tangent;
            /// The function that gives what is made of its pullback.
            fn read<R: Reading>(self, reading: R) -> impl Fn($($x),*) -> R::Of<Self::Ct, Self::Gradient> + Copy;
        }

        impl<Zeros, Vjp, Y, Back, G, $($x),*> $plain<$($x),*> for Outputs<Zeros, Vjp>
        where
            Zeros: Fn() -> NoInOuts + Copy,
            Vjp: Fn($($x),*) -> (Y, Back) + Copy,
            Y: Differentiable,
            Back: Fn(Y::Tangent) -> G,
            G: Tangent,
        {
            type Ct = Y::Tangent;
            type Gradient = G;
            #[allow(non_snake_case)]
            fn read<R: Reading>(self, reading: R) -> impl Fn($($x),*) -> R::Of<Y::Tangent, G> + Copy {
                move |$($x),*| {
                    reading.begin();
                    let (value, pullback) = (self.1)($($x),*);
                    reading.read(value.zeros_like(), pullback)
                }
            }
        }

        /// A function with in-outs.
        pub trait $in_outs<$($x),*> {
            /// Cotangents of its outputs.
            type Ct: Tangent;
            /// Gradients by its inputs.
            type Gradient: Tangent;
            /// The function that gives what is made of its pullback.
            fn read<R: Reading>(self, reading: R) -> impl Fn($($x),*) -> R::Of<Self::Ct, Self::Gradient> + Copy;
        }

        impl<Zeros, Vjp, Ct, Back, G, $($x),*> $in_outs<$($x),*> for Outputs<Zeros, Vjp>
        where
            Zeros: Fn($($x),*) -> (Ct, Back) + Copy,
            Vjp: Copy,
            Back: Fn(Ct) -> G,
            Ct: Tangent,
            G: Tangent,
        {
            type Ct = Ct;
            type Gradient = G;
            #[allow(non_snake_case)]
            fn read<R: Reading>(self, reading: R) -> impl Fn($($x),*) -> R::Of<Ct, G> + Copy {
                move |$($x),*| {
                    reading.begin();
                    let (zeros, pullback) = (self.0)($($x),*);
                    reading.read(zeros, pullback)
                }
            }
        }
    };
}

arity!(Plain1 InOuts1 A);
arity!(Plain2 InOuts2 A B);
arity!(Plain3 InOuts3 A B C);
arity!(Plain4 InOuts4 A B C D);
arity!(Plain5 InOuts5 A B C D E);
arity!(Plain6 InOuts6 A B C D E F);
arity!(Plain7 InOuts7 A B C D E F H);
arity!(Plain8 InOuts8 A B C D E F H I);
arity!(Plain9 InOuts9 A B C D E F H I J);
arity!(Plain10 InOuts10 A B C D E F H I J K);
arity!(Plain11 InOuts11 A B C D E F H I J K L);
arity!(Plain12 InOuts12 A B C D E F H I J K L M);

/// All of these traits, without names.
pub mod methods {
    pub use super::{
        InOuts1 as _, InOuts2 as _, InOuts3 as _, InOuts4 as _, InOuts5 as _, InOuts6 as _,
        InOuts7 as _, InOuts8 as _, InOuts9 as _, InOuts10 as _, InOuts11 as _, InOuts12 as _,
        Plain1 as _, Plain2 as _, Plain3 as _, Plain4 as _, Plain5 as _, Plain6 as _, Plain7 as _,
        Plain8 as _, Plain9 as _, Plain10 as _, Plain11 as _, Plain12 as _,
    };
}
