//! `check_grads!` of functions of any number of params: as `jacobian!`, with the function itself to be run at other arguments.

use super::{Function, Further, GradReport, Hessian, Inputs, Lend, Params, Product, Role, pulled};
use crate::jacobian::{Blocks, NoInOuts};
use crate::tangent::{Differentiable, Leaves, Tangent};

/// What `check_grads!` knows of a function.
#[derive(Clone, Copy)]
pub struct Checked<Zeros, Vjp, F, More, Roles> {
    /// What `jacobian!` knows of it.
    pub zeros: Zeros,
    /// The same.
    pub vjp: Vjp,
    /// The function.
    pub f: F,
    /// What is checked beside the pullback: [`Alone`], [`Forward`] or [`Second`].
    pub further: More,
    /// Its params.
    pub params: Params<Roles>,
    /// Whether what is wrong is a panic.
    pub panics: bool,
}

/// The pullback alone.
#[derive(Clone, Copy)]
pub struct Alone;

/// Forward mode, beside differences and beside the pullback: the Jacobian by columns.
#[derive(Clone, Copy)]
pub struct Forward<Columns>(pub Columns);

/// Both modes, and second derivatives.
#[derive(Clone, Copy)]
pub struct Second<Columns, Gradient, Products> {
    /// The Jacobian by columns.
    pub columns: Columns,
    /// The value and its gradient.
    pub gradient: Gradient,
    /// Products with the Hessian.
    pub products: Products,
}

macro_rules! arity {
    ($plain:ident $in_outs:ident $further:ident $($x:ident $role:ident)*) => {
        /// What is known of a function beside its pullback.
        pub trait $further<$($role, $x),*>: Copy
        where
            $($role: Role<$x>,)*
        {
            /// It, for the arguments `own`; `at` gives those with other floats.
            fn known<'a>(
                self,
                own: &($($role::Own,)*),
                at: impl Fn(&[f64]) -> ($($role::Own,)*) + 'a,
            ) -> Further<'a>
            where
                Self: 'a;
        }

        impl<$($role: Role<$x>, $x),*> $further<$($role, $x),*> for Alone {
            fn known<'a>(
                self,
                _: &($($role::Own,)*),
                _: impl Fn(&[f64]) -> ($($role::Own,)*) + 'a,
            ) -> Further<'a> {
                Further::default()
            }
        }

        impl<Columns, Jacobian, $($role, $x),*> $further<$($role, $x),*> for Forward<Columns>
        where
            $($role: Role<$x> + for<'l> Lend<'l, $x>,)*
            Columns: for<'l> Fn($(<$role as Lend<'l, $x>>::Lent),*) -> Jacobian + Copy,
            Jacobian: Blocks,
        {
            #[allow(non_snake_case)]
            fn known<'a>(
                self,
                own: &($($role::Own,)*),
                _: impl Fn(&[f64]) -> ($($role::Own,)*) + 'a,
            ) -> Further<'a>
            where
                Self: 'a,
            {
                let ($(mut $x,)*) = own.clone();
                let jacobian = (self.0)($($role::lend(&mut $x)),*);
                Further {
                    columns: Some(jacobian.columns()),
                    in_place: true,
                    second: None,
                }
            }
        }

        impl<Columns, Jacobian, Gradient, Value, G, Products, $($role, $x),*> $further<$($role, $x),*>
            for Second<Columns, Gradient, Products>
        where
            $($role: Role<$x> + for<'l> Lend<'l, $x>,)*
            Columns: for<'l> Fn($(<$role as Lend<'l, $x>>::Lent),*) -> Jacobian + Copy,
            Jacobian: Blocks,
            Gradient: for<'l> Fn($(<$role as Lend<'l, $x>>::Lent),*) -> (Value, G) + Copy,
            G: Tangent,
            Products: for<'l> Fn($(<$role as Lend<'l, $x>>::Lent),*) -> Vec<Product> + Copy,
        {
            #[allow(non_snake_case)]
            fn known<'a>(
                self,
                own: &($($role::Own,)*),
                at: impl Fn(&[f64]) -> ($($role::Own,)*) + 'a,
            ) -> Further<'a>
            where
                Self: 'a,
            {
                let ($(mut $x,)*) = own.clone();
                let jacobian = (self.columns)($($role::lend(&mut $x)),*);
                let ($(mut $x,)*) = own.clone();
                let products = (self.products)($($role::lend(&mut $x)),*);
                let gradient = move |values: &[f64]| {
                    let ($(mut $x,)*) = at(values);
                    (self.gradient)($($role::lend(&mut $x)),*).1.to_flat()
                };
                Further {
                    columns: Some(jacobian.columns()),
                    in_place: false,
                    second: Some(Hessian {
                        gradient: Box::new(gradient),
                        products,
                    }),
                }
            }
        }

        /// A function without in-outs.
        pub trait $plain<F, More, $($role, $x),*> {
            arity!(checked $further ($($x $role)*) ;);
        }

        impl<Zeros, Vjp, F, More, Y, Back, G, $($role, $x),*> $plain<F, More, $($role, $x),*>
            for Checked<Zeros, Vjp, F, More, ($($role,)*)>
        where
            Zeros: Fn() -> NoInOuts + Copy,
            Vjp: Fn($($x),*) -> (Y, Back) + Copy,
            Y: Differentiable,
            Back: Fn(Y::Tangent) -> G,
            G: Tangent,
            F: Copy,
        {
            arity!(checked $further ($($x $role)*) |(value, pullback)| = vjp => pulled(value.zeros_like(), pullback));
        }

        /// A function with in-outs.
        pub trait $in_outs<F, More, $($role, $x),*> {
            arity!(checked $further ($($x $role)*) ;);
        }

        impl<Zeros, Vjp, F, More, Ct, Back, G, $($role, $x),*> $in_outs<F, More, $($role, $x),*>
            for Checked<Zeros, Vjp, F, More, ($($role,)*)>
        where
            Zeros: Fn($($x),*) -> (Ct, Back) + Copy,
            Vjp: Copy,
            Back: Fn(Ct) -> G,
            Ct: Tangent,
            G: Tangent,
            F: Copy,
        {
            arity!(checked $further ($($x $role)*) |(zeros, pullback)| = zeros => pulled(zeros, pullback));
        }
    };
    // The function that compares. What its arguments have to be is asked here, not of the impl: rustc then says which is not.
    (checked $further:ident ($($x:ident $role:ident)*) ;) => {
        arity!(signature self $further ($($x $role)*) ;);
    };
    (checked $further:ident ($($x:ident $role:ident)*) |$made:pat_param| = $way:ident => $result:expr) => {
        arity!(signature self $further ($($x $role)*) {
            #[allow(non_snake_case)]
            move |$($x: $x),*| {
                let own = ($($role::own(&$x),)*);
                let $made = (self.$way)($($x),*);
                let (outputs, pull) = $result;
                let mut inputs = Inputs::none();
                let mut params = self.params.named.iter();
                let ($($x,)*) = &own;
                $($role::note(params.next(), $x, &mut inputs);)*
                let at = |values: &[f64]| {
                    let (mut params, mut values) = (self.params.named.iter(), values.iter());
                    let ($(mut $x,)*) = own.clone();
                    $($role::set(params.next(), &mut $x, &mut values);)*
                    ($($x,)*)
                };
                let run = |values: &[f64]| {
                    let ($(mut $x,)*) = at(values);
                    let mut outputs = (self.f)($($role::lend(&mut $x)),*).to_flat();
                    $($role::left(&$x, &mut outputs);)*
                    outputs
                };
                let function = Function {
                    inputs,
                    outputs,
                    run: &run,
                    pull: &pull,
                    further: self.further.known(&own, at),
                };
                function.report().said(self.panics)
            }
        });
    };
    (signature $this:ident $further:ident ($($x:ident $role:ident)*) $body:tt) => {
        /// The function that compares.
        fn checked<Value>($this) -> impl Fn($($x),*) -> GradReport + Copy
        where
            $($role: Role<$x> + for<'a> Lend<'a, $x>,)*
            F: for<'a> Fn($(<$role as Lend<'a, $x>>::Lent),*) -> Value + Copy,
            Value: Leaves,
            More: $further<$($role, $x),*>,
        $body
    };
}

arity!(Plain1 InOuts1 Further1 A RA);
arity!(Plain2 InOuts2 Further2 A RA B RB);
arity!(Plain3 InOuts3 Further3 A RA B RB C RC);
arity!(Plain4 InOuts4 Further4 A RA B RB C RC D RD);
arity!(Plain5 InOuts5 Further5 A RA B RB C RC D RD E RE);
arity!(Plain6 InOuts6 Further6 A RA B RB C RC D RD E RE H RH);
arity!(Plain7 InOuts7 Further7 A RA B RB C RC D RD E RE H RH I RI);
arity!(Plain8 InOuts8 Further8 A RA B RB C RC D RD E RE H RH I RI J RJ);
arity!(Plain9 InOuts9 Further9 A RA B RB C RC D RD E RE H RH I RI J RJ K RK);
arity!(Plain10 InOuts10 Further10 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL);
arity!(Plain11 InOuts11 Further11 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL M RM);
arity!(Plain12 InOuts12 Further12 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL M RM N RN);

/// All of these traits, without names.
pub mod methods {
    pub use super::{
        Further1 as _, Further2 as _, Further3 as _, Further4 as _, Further5 as _, Further6 as _,
        Further7 as _, Further8 as _, Further9 as _, Further10 as _, Further11 as _,
        Further12 as _, InOuts1 as _, InOuts2 as _, InOuts3 as _, InOuts4 as _, InOuts5 as _,
        InOuts6 as _, InOuts7 as _, InOuts8 as _, InOuts9 as _, InOuts10 as _, InOuts11 as _,
        InOuts12 as _, Plain1 as _, Plain2 as _, Plain3 as _, Plain4 as _, Plain5 as _,
        Plain6 as _, Plain7 as _, Plain8 as _, Plain9 as _, Plain10 as _, Plain11 as _,
        Plain12 as _,
    };
}
