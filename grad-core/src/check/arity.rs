//! `check_grads!` of functions of any number of params: as `jacobian!`, with the function itself to be run at other arguments.

use super::{GradReport, Inputs, Lend, Params, Role, compare, pulled, weighed};
use crate::jacobian::{Blocks, NoInOuts};
use crate::tangent::{Differentiable, Leaves, Tangent};

/// What `check_grads!` knows of a function.
#[derive(Clone, Copy)]
pub struct Checked<Zeros, Vjp, F, Roles> {
    /// What `jacobian!` knows of it.
    pub zeros: Zeros,
    /// The same.
    pub vjp: Vjp,
    /// The function.
    pub f: F,
    /// Its params.
    pub params: Params<Roles>,
    /// Whether what is wrong is a panic.
    pub panics: bool,
}

/// The same for its forward mode.
#[derive(Clone, Copy)]
pub struct Forward<ByColumns, F, Roles> {
    /// The Jacobian by columns.
    pub by_columns: ByColumns,
    /// The function.
    pub f: F,
    /// Its params.
    pub params: Params<Roles>,
    /// Whether what is wrong is a panic.
    pub panics: bool,
}

macro_rules! arity {
    ($plain:ident $in_outs:ident $forward:ident $($x:ident $role:ident)*) => {
        /// A function with forward mode.
        pub trait $forward<F, $($role, $x),*> {
            arity!(checked ($($x $role)*) ;);
        }

        impl<ByColumns, F, Jacobian, $($role, $x),*> $forward<F, $($role, $x),*> for Forward<ByColumns, F, ($($role,)*)>
        where
            ByColumns: Fn($($x),*) -> Jacobian + Copy,
            Jacobian: Blocks,
            F: Copy,
        {
            arity!(checked ($($x $role)*) |jacobian| = by_columns => weighed(&jacobian));
        }

        /// A function without in-outs.
        pub trait $plain<F, $($role, $x),*> {
            arity!(checked ($($x $role)*) ;);
        }

        impl<Zeros, Vjp, F, Y, Back, G, $($role, $x),*> $plain<F, $($role, $x),*> for Checked<Zeros, Vjp, F, ($($role,)*)>
        where
            Zeros: Fn() -> NoInOuts + Copy,
            Vjp: Fn($($x),*) -> (Y, Back) + Copy,
            Y: Differentiable,
            Back: Fn(Y::Tangent) -> G,
            G: Tangent,
            F: Copy,
        {
            arity!(checked ($($x $role)*) |(value, pullback)| = vjp => pulled(value.zeros_like(), pullback));
        }

        /// A function with in-outs.
        pub trait $in_outs<F, $($role, $x),*> {
            arity!(checked ($($x $role)*) ;);
        }

        impl<Zeros, Vjp, F, Ct, Back, G, $($role, $x),*> $in_outs<F, $($role, $x),*> for Checked<Zeros, Vjp, F, ($($role,)*)>
        where
            Zeros: Fn($($x),*) -> (Ct, Back) + Copy,
            Vjp: Copy,
            Back: Fn(Ct) -> G,
            Ct: Tangent,
            G: Tangent,
            F: Copy,
        {
            arity!(checked ($($x $role)*) |(zeros, pullback)| = zeros => pulled(zeros, pullback));
        }
    };
    // The function that compares. What its arguments have to be is asked here, not of the impl: rustc then says which is not.
    // The function that compares. What its arguments have to be is asked here, not of the impl: rustc then says which is not.
    (checked ($($x:ident $role:ident)*) ;) => {
        arity!(signature self ($($x $role)*) ;);
    };
    (checked ($($x:ident $role:ident)*) |$made:pat_param| = $way:ident => $result:expr) => {
        arity!(signature self ($($x $role)*) {
            #[allow(non_snake_case)]
            move |$($x: $x),*| {
                let own = ($($role::own(&$x),)*);
                let $made = (self.$way)($($x),*);
                let (outputs, pull) = $result;
                let mut inputs = Inputs::none();
                let mut params = self.params.named.iter();
                let ($($x,)*) = &own;
                $($role::note(params.next(), $x, &mut inputs);)*
                let run = |values: &[f64]| {
                    let (mut params, mut values) = (self.params.named.iter(), values.iter());
                    let ($(mut $x,)*) = own.clone();
                    $($role::set(params.next(), &mut $x, &mut values);)*
                    let mut outputs = (self.f)($($role::lend(&mut $x)),*).to_flat();
                    $($role::left(&$x, &mut outputs);)*
                    outputs
                };
                compare(inputs, outputs, &pull, &run).said(self.panics)
            }
        });
    };
    (signature $this:ident ($($x:ident $role:ident)*) $body:tt) => {
        /// The function that compares.
        fn checked<Value>($this) -> impl Fn($($x),*) -> GradReport + Copy
        where
            $($role: Role<$x> + for<'a> Lend<'a, $x>,)*
            F: for<'a> Fn($(<$role as Lend<'a, $x>>::Lent),*) -> Value + Copy,
            Value: Leaves,
        $body
    };
}

arity!(Plain1 InOuts1 Forward1 A RA);
arity!(Plain2 InOuts2 Forward2 A RA B RB);
arity!(Plain3 InOuts3 Forward3 A RA B RB C RC);
arity!(Plain4 InOuts4 Forward4 A RA B RB C RC D RD);
arity!(Plain5 InOuts5 Forward5 A RA B RB C RC D RD E RE);
arity!(Plain6 InOuts6 Forward6 A RA B RB C RC D RD E RE H RH);
arity!(Plain7 InOuts7 Forward7 A RA B RB C RC D RD E RE H RH I RI);
arity!(Plain8 InOuts8 Forward8 A RA B RB C RC D RD E RE H RH I RI J RJ);
arity!(Plain9 InOuts9 Forward9 A RA B RB C RC D RD E RE H RH I RI J RJ K RK);
arity!(Plain10 InOuts10 Forward10 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL);
arity!(Plain11 InOuts11 Forward11 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL M RM);
arity!(Plain12 InOuts12 Forward12 A RA B RB C RC D RD E RE H RH I RI J RJ K RK L RL M RM N RN);

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
