//! How methods of other crates' types are given derivatives.

use crate::tangent::Differentiable;

/// The gradient of an `X`.
pub type Tan<X> = <X as Differentiable>::Tangent;

/// A trait of methods, and its `impl` for one family of types. Of each method the value is written, then the types of the arguments
/// by reference, and, behind `=>`, those of the cotangents of the arguments by value, which are `()` for constants. Its body gives the
/// value and the way back, which adds to the gradients of the receiver and of the arguments by reference. These have no names, so
/// that the compiler sees what is called, and take no memory where they keep nothing.
#[cfg(any(feature = "nalgebra", feature = "num-complex"))]
macro_rules! methods {
    (
        $(#[$doc:meta])*
        trait $trait:ident [$($param:ident),*] for $this:ty
        where { $($bounds:tt)* }
        $($methods:tt)*
    ) => {
        methods! { @next
            { $(#[$doc])* } $trait [$($param),*] { $this } { $($bounds)* } {} {}
            $($methods)*
        }
    };
    // the way back of what is written to has it as it was left, and puts back what it was
    (
        @next $head:tt $trait:ident $params:tt $this:tt $bounds:tt $declared:tt $written:tt
        $(#[$doc:meta])*
        fn $method:ident $([$(const $size:ident),*])? (&mut $own:ident $($args:tt)*) -> $value:ty $(, $reference:ty)* $(=> $by:ty)?
        $(where { $($more:tt)* })? $body:block
        $($rest:tt)*
    ) => {
        methods! { @one { &mut Self } { &mut $own }
            $head $trait $params $this $bounds $declared $written
            { $(#[$doc])* } $method [$($(const $size),*)?] { $($args)* } { $value } [$($reference),*] { $(-> $by)? } { $($($more)*)? } $body
            $($rest)*
        }
    };
    (
        @next $head:tt $trait:ident $params:tt $this:tt $bounds:tt $declared:tt $written:tt
        $(#[$doc:meta])*
        fn $method:ident $([$(const $size:ident),*])? (&$own:ident $($args:tt)*) -> $value:ty $(, $reference:ty)* $(=> $by:ty)?
        $(where { $($more:tt)* })? $body:block
        $($rest:tt)*
    ) => {
        methods! { @one { &Self } { &$own }
            $head $trait $params $this $bounds $declared $written
            { $(#[$doc])* } $method [$($(const $size),*)?] { $($args)* } { $value } [$($reference),*] { $(-> $by)? } { $($($more)*)? } $body
            $($rest)*
        }
    };
    (
        @one { $lent:ty } { $($own:tt)* }
        $head:tt $trait:ident [$($param:ident),*] $this:tt $bounds:tt { $($declared:tt)* } { $($written:tt)* }
        { $(#[$doc:meta])* } $method:ident [$(const $size:ident),*] { $($args:tt)* } { $value:ty } [$($reference:ty),*] { $($by:tt)* }
        { $($more:tt)* } $body:block
        $($rest:tt)*
    ) => {
        methods! { @next
            $head $trait [$($param),*] $this $bounds
            {
                $($declared)*
                $(#[$doc])*
                fn $method<$(const $size: usize),*>($($own)* $($args)*) -> (
                    $value,
                    impl Fn(
                        $lent,
                        Option<&mut $crate::foreign::declare::Tan<Self>>,
                        $(&$reference, Option<&mut $crate::foreign::declare::Tan<$reference>>,)*
                        $crate::foreign::declare::Tan<$value>,
                    ) $($by)* + Clone + Send + Sync + use<Self, $($param,)* $($size),*>,
                )
                where
                    $($more)*;
            }
            {
                $($written)*
                #[inline]
                fn $method<$(const $size: usize),*>($($own)* $($args)*) -> (
                    $value,
                    impl Fn(
                        $lent,
                        Option<&mut $crate::foreign::declare::Tan<Self>>,
                        $(&$reference, Option<&mut $crate::foreign::declare::Tan<$reference>>,)*
                        $crate::foreign::declare::Tan<$value>,
                    ) $($by)* + Clone + Send + Sync + use<$($param,)* $($size),*>,
                )
                where
                    $($more)*
                $body
            }
            $($rest)*
        }
    };
    (
        @next { $(#[$doc:meta])* } $trait:ident [$($param:ident),*] { $this:ty } { $($bounds:tt)* }
        { $($declared:tt)* } { $($written:tt)* }
    ) => {
        $(#[$doc])*
        pub trait $trait<$($param),*>: $crate::tangent::Differentiable + Sized
        where
            $($bounds)*
        {
            $($declared)*
        }

        #[diagnostic::do_not_recommend]
        impl<$($param),*> $trait<$($param),*> for $this
        where
            $($bounds)*
        {
            $($written)*
        }
    };
}

#[cfg(any(feature = "nalgebra", feature = "num-complex"))]
pub(super) use methods;
