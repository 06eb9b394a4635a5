//! Forward mode of methods, and its way back, from what is written of them already.
//!
//! A method that is `linear` in all that has a gradient is called on the tangents as it is on the values, and so are their ways back. One that
//! is `curved` runs on dual numbers (`lift`): its value is value and tangent, and its way back that of both. What a `constant` method gives
//! has no tangent. One that is `bilinear` in what it is called on and its argument is called with either of the tangents.

/// The forward mode of methods that stand in other traits. Of each its name is written with the names of its forward mode and of that with a
/// way back, then its arguments. Those that are `const` have no gradient; the type of their tangent stands in parentheses.
#[doc(hidden)]
#[macro_export]
macro_rules! pushed {
    (
        $(#[$doc:meta])*
        trait $trait:ident [$($param:ident),*] where { $($asked:tt)* }
        for [$($more:ident),*] $this:ty where { $($bounds:tt)* }
        $($methods:tt)*
    ) => {
        $crate::pushed! { @next
            { { $(#[$doc])* } $trait [$($param),*] { $($asked)* } [$($more),*] { $this } { $($bounds)* } } {} {}
            $($methods)*
        }
    };
    (@next $head:tt $declared:tt $written:tt
        $how:ident $name:ident $jvp:ident $forward:ident [$($generic:ident),*] (&mut self $($args:tt)*) -> $value:ty
        $(where { $($where:tt)* })?;
        $($rest:tt)*
    ) => {
        $crate::pushed! { @args { $how exclusive } { &mut } { $head $declared $written { $($rest)* } $name $jvp $forward [$($generic),*] { $($($where)*)? } }
            { $value } {} { $($args)* }
        }
    };
    (@next $head:tt $declared:tt $written:tt
        $how:ident $name:ident $jvp:ident $forward:ident [$($generic:ident),*] (&self $($args:tt)*) -> $value:ty
        $(where { $($where:tt)* })?;
        $($rest:tt)*
    ) => {
        $crate::pushed! { @args { $how shared } { & } { $head $declared $written { $($rest)* } $name $jvp $forward [$($generic),*] { $($($where)*)? } }
            { $value } {} { $($args)* }
        }
    };

    // one argument after the other, with names of its own for its tangent and the cotangents of both
    (@args $how:tt $lent:tt $cx:tt $value:tt { $($done:tt)* } { $(,)? }) => {
        $crate::pushed! { @sort $how $lent $cx $value {} {} {} { $($done)* } }
    };
    (@args $how:tt $lent:tt $cx:tt $value:tt { $($done:tt)* } { , $x:ident : const($of:ty) $ty:ty $(, $($rest:tt)*)? }) => {
        $crate::pushed! { @args $how $lent $cx $value { $($done)* (still $x d by by_d { $ty } { $of }) } { $(, $($rest)*)? } }
    };
    (@args $how:tt $lent:tt $cx:tt $value:tt { $($done:tt)* } { , $x:ident : &const($of:ty) $ty:ty $(, $($rest:tt)*)? }) => {
        $crate::pushed! { @args $how $lent $cx $value { $($done)* (kept $x d by by_d { $ty } { $of }) } { $(, $($rest)*)? } }
    };
    (@args $how:tt $lent:tt $cx:tt $value:tt { $($done:tt)* } { , $x:ident : &$ty:ty $(, $($rest:tt)*)? }) => {
        $crate::pushed! { @args $how $lent $cx $value
            { $($done)* (lent $x d by by_d { $ty } { $crate::foreign::lift::Tan<$ty> }) } { $(, $($rest)*)? }
        }
    };
    (@args $how:tt $lent:tt $cx:tt $value:tt { $($done:tt)* } { , $x:ident : $ty:ty $(, $($rest:tt)*)? }) => {
        $crate::pushed! { @args $how $lent $cx $value
            { $($done)* (value $x d by by_d { $ty } { $crate::foreign::lift::Tan<$ty> }) } { $(, $($rest)*)? }
        }
    };

    // all in their order, then those by reference and those by value apart
    (@sort $how:tt $lent:tt $cx:tt $value:tt { $($all:tt)* } { $($refs:tt)* } $by:tt { (lent $x:ident $d:ident $a:ident $a_d:ident { $ty:ty } { $of:ty }) $($rest:tt)* }) => {
        $crate::pushed! { @sort $how $lent $cx $value
            { $($all)* (lent $x $d { &$ty } { &$of }) } { $($refs)* (lent $x $d $a $a_d { $ty } { $of }) } $by { $($rest)* }
        }
    };
    (@sort $how:tt $lent:tt $cx:tt $value:tt { $($all:tt)* } { $($refs:tt)* } $by:tt { (kept $x:ident $d:ident $a:ident $a_d:ident { $ty:ty } { $of:ty }) $($rest:tt)* }) => {
        $crate::pushed! { @sort $how $lent $cx $value
            { $($all)* (kept $x $d { &$ty } { &$of }) } { $($refs)* (kept $x $d $a $a_d { $ty } { $of }) } $by { $($rest)* }
        }
    };
    (@sort $how:tt $lent:tt $cx:tt $value:tt { $($all:tt)* } $refs:tt { $($by:tt)* } { (still $x:ident $d:ident $a:ident $a_d:ident { $ty:ty } { $of:ty }) $($rest:tt)* }) => {
        $crate::pushed! { @sort $how $lent $cx $value
            { $($all)* (still $x $d { $ty } { $of }) } $refs { $($by)* (still $a $a_d { () }) } { $($rest)* }
        }
    };
    (@sort $how:tt $lent:tt $cx:tt $value:tt { $($all:tt)* } $refs:tt { $($by:tt)* } { ($kind:ident $x:ident $d:ident $a:ident $a_d:ident { $ty:ty } { $of:ty }) $($rest:tt)* }) => {
        $crate::pushed! { @sort $how $lent $cx $value
            { $($all)* ($kind $x $d { $ty } { $of }) } $refs { $($by)* ($kind $a $a_d { $of }) } { $($rest)* }
        }
    };
    (@sort
        $how:tt { $($lent:tt)* }
        {
            { $doc:tt $trait:ident [$($param:ident),*] $asked:tt [$($more:ident),*] $this:tt $bounds:tt }
            { $($declared:tt)* } { $($written:tt)* } { $($rest:tt)* } $name:ident $jvp:ident $forward:ident [$($generic:ident),*] { $($where:tt)* }
        }
        { $value:ty }
        { $(($kind:ident $x:ident $d:ident { $ty:ty } { $of:ty }))* }
        { $(($ref_kind:ident $y:ident $dy:ident $a:ident $a_d:ident { $ref:ty } { $of_ref:ty }))* }
        { $(($by_kind:ident $by:ident $by_d:ident { $of_by:ty }))* }
        {}
    ) => {
        $crate::pushed! { @next
            { $doc $trait [$($param),*] $asked [$($more),*] $this $bounds }
            {
                $($declared)*
                #[doc(hidden)]
                #[allow(clippy::too_many_arguments)]
                fn $jvp<$($generic),*>(
                    $($lent)* self, $($x: $ty,)* tangent: $($lent)* $crate::foreign::lift::Tan<Self>, $($d: $of,)*
                ) -> ($value, $crate::foreign::lift::Tan<$value>)
                where
                    $($where)*;
                #[doc(hidden)]
                #[allow(clippy::too_many_arguments)]
                fn $forward<$($generic),*>(
                    $($lent)* self, $($x: $ty,)* tangent: $($lent)* $crate::foreign::lift::Tan<Self>, $($d: $of,)*
                ) -> (
                    ($value, $crate::foreign::lift::Tan<$value>),
                    impl Fn(
                        $($lent)* Self, Option<&mut $crate::foreign::lift::Tan<Self>>, $(&$ref, Option<&mut $of_ref>,)*
                        $($lent)* $crate::foreign::lift::Tan<Self>, Option<&mut $crate::foreign::lift::Tan<Self>>, $(&$of_ref, Option<&mut $of_ref>,)*
                        ($crate::foreign::lift::Tan<$value>, $crate::foreign::lift::Tan<$value>),
                    ) -> ($($of_by,)* $($of_by,)*) + Send + Sync + use<Self, $($param,)* $($generic),*>,
                )
                where
                    $($where)*;
            }
            {
                $($written)*
                #[inline]
                fn $jvp<$($generic),*>(
                    $($lent)* self, $($x: $ty,)* tangent: $($lent)* $crate::foreign::lift::Tan<Self>, $($d: $of,)*
                ) -> ($value, $crate::foreign::lift::Tan<$value>)
                where
                    $($where)*
                {
                    $crate::pushed!(@jvp $how $name self tangent $(($kind $x $d))*)
                }
                #[inline]
                #[allow(clippy::unused_unit, reason = "a method without arguments by value has no cotangents to give")]
                fn $forward<$($generic),*>(
                    $($lent)* self, $($x: $ty,)* tangent: $($lent)* $crate::foreign::lift::Tan<Self>, $($d: $of,)*
                ) -> (
                    ($value, $crate::foreign::lift::Tan<$value>),
                    impl Fn(
                        $($lent)* Self, Option<&mut $crate::foreign::lift::Tan<Self>>, $(&$ref, Option<&mut $of_ref>,)*
                        $($lent)* $crate::foreign::lift::Tan<Self>, Option<&mut $crate::foreign::lift::Tan<Self>>, $(&$of_ref, Option<&mut $of_ref>,)*
                        ($crate::foreign::lift::Tan<$value>, $crate::foreign::lift::Tan<$value>),
                    ) -> ($($of_by,)* $($of_by,)*) + Send + Sync + use<$($param,)* $($more,)* $($generic),*>,
                )
                where
                    $($where)*
                {
                    let (values, run) = $crate::pushed!(@forward $how $name self tangent $(($kind $x $d))*);
                    let back = move |
                        x: $($lent)* Self, a: Option<&mut $crate::foreign::lift::Tan<Self>>,
                        $($y: &$ref, $a: Option<&mut $of_ref>,)*
                        d: $($lent)* $crate::foreign::lift::Tan<Self>, a_d: Option<&mut $crate::foreign::lift::Tan<Self>>,
                        $($dy: &$of_ref, $a_d: Option<&mut $of_ref>,)*
                        (ct, ct_d): ($crate::foreign::lift::Tan<$value>, $crate::foreign::lift::Tan<$value>),
                    | {
                        $crate::pushed!(@back $how run x a d a_d ct ct_d [$(($ref_kind $y $a $dy $a_d))*] [$(($by_kind $by $by_d))*]);
                        ($($crate::pushed!(@by $by_kind $by),)* $($crate::pushed!(@by $by_kind $by_d),)*)
                    };
                    (values, back)
                }
            }
            $($rest)*
        }
    };
    (@next
        { { $(#[$doc:meta])* } $trait:ident [$($param:ident),*] { $($asked:tt)* } [$($more:ident),*] { $this:ty } { $($bounds:tt)* } }
        { $($declared:tt)* } { $($written:tt)* }
    ) => {
        $(#[$doc])*
        pub trait $trait<$($param),*>: $crate::tangent::Differentiable + Sized
        where
            $($asked)*
        {
            $($declared)*
        }

        #[diagnostic::do_not_recommend]
        impl<$($param,)* $($more),*> $trait<$($param),*> for $this
        where
            $($bounds)*
        {
            $($written)*
        }
    };

    // an argument, as it is, for the tangents, and lifted
    (@own still $x:ident) => { ::core::clone::Clone::clone(&$x) };
    (@own $kind:ident $x:ident) => { $x };
    (@tangent kept $x:ident $d:ident) => {{ let _ = $d; $x }};
    (@tangent still $x:ident $d:ident) => {{ let _ = $d; $x }};
    (@tangent $kind:ident $x:ident $d:ident) => { $d };
    (@lifted still $x:ident $d:ident) => {{ let _ = $d; $x }};
    (@lifted lent $x:ident $d:ident) => { &$crate::foreign::lift::Lift::lift($x, $d) };
    (@lifted value $x:ident $d:ident) => { $crate::foreign::lift::Lift::lift(&$x, &$d) };

    // value and tangent
    (@jvp { linear $lent:ident } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let value = $this.$name($($crate::pushed!(@own $kind $x)),*).0;
        let tangent = $tangent.$name($($crate::pushed!(@tangent $kind $x $d)),*).0;
        (value, $crate::foreign::lift::Tangential::tangential(tangent))
    }};
    (@jvp { bilinear $lent:ident } $name:ident $this:ident $tangent:ident ($kind:ident $x:ident $d:ident)) => {{
        let value = $this.$name($x).0;
        let mut tangent = $this.$name($d).0;
        $crate::tangent::Accumulate::accumulate(&mut tangent, $tangent.$name($x).0);
        (value, tangent)
    }};
    (@jvp { constant $lent:ident } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let _ = ($tangent, $($d),*);
        let value = $this.$name($($x),*).0;
        let tangent = $crate::tangent::zeros_like(&value);
        (value, tangent)
    }};
    (@jvp { curved shared } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {
        $crate::foreign::lift::Lower::lower(
            $crate::foreign::lift::Lift::lift($this, $tangent).$name($($crate::pushed!(@lifted $kind $x $d)),*).0
        )
    };
    (@jvp { curved exclusive } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let mut lifted = $crate::foreign::lift::Lift::lift($this, $tangent);
        let _ = lifted.$name($($crate::pushed!(@lifted $kind $x $d)),*);
        $crate::foreign::lift::Place::put($this, $tangent, lifted);
        ((), ())
    }};

    // the same with what is run on the way back
    (@forward { linear $lent:ident } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let (value, back) = $this.$name($($crate::pushed!(@own $kind $x)),*);
        let (tangent, back_of_tangent) = $tangent.$name($($crate::pushed!(@tangent $kind $x $d)),*);
        ((value, $crate::foreign::lift::Tangential::tangential(tangent)), (back, back_of_tangent))
    }};
    (@forward { bilinear $lent:ident } $name:ident $this:ident $tangent:ident ($kind:ident $x:ident $d:ident)) => {{
        let (value, back) = $this.$name($x);
        let (mut tangent, back_of_right) = $this.$name($d);
        let (more, back_of_left) = $tangent.$name($x);
        $crate::tangent::Accumulate::accumulate(&mut tangent, more);
        ((value, tangent), (back, back_of_right, back_of_left))
    }};
    (@forward { constant $lent:ident } $($all:tt)*) => {
        ($crate::pushed!(@jvp { constant $lent } $($all)*), ())
    };
    (@forward { curved shared } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let (lifted, back) = $crate::foreign::lift::Lift::lift($this, $tangent).$name($($crate::pushed!(@lifted $kind $x $d)),*);
        ($crate::foreign::lift::Lower::lower(lifted), back)
    }};
    (@forward { curved exclusive } $name:ident $this:ident $tangent:ident $(($kind:ident $x:ident $d:ident))*) => {{
        let mut lifted = $crate::foreign::lift::Lift::lift($this, $tangent);
        let ((), back) = lifted.$name($($crate::pushed!(@lifted $kind $x $d)),*);
        $crate::foreign::lift::Place::put($this, $tangent, lifted);
        (((), ()), back)
    }};

    // the way back, which defines the cotangents of what is passed by value
    (@back { linear $lent:ident } $run:ident $x:ident $a:ident $d:ident $a_d:ident $ct:ident $ct_d:ident
        [$(($ref_kind:ident $y:ident $b:ident $dy:ident $b_d:ident))*] [$(($kind:ident $by:ident $by_d:ident))*]
    ) => {
        let ($($by,)*) = $run.0($x, $a, $($y, $b,)* $ct);
        let ($($by_d,)*) = $run.1($d, $a_d, $($crate::pushed!(@again $ref_kind $y $dy), $b_d,)* $ct_d);
    };
    (@back { bilinear $lent:ident } $run:ident $x:ident $a:ident $d:ident $a_d:ident $ct:ident $ct_d:ident
        [($ref_kind:ident $y:ident $b:ident $dy:ident $b_d:ident)] []
    ) => {
        let (mut a, mut b) = ($a, $b);
        $run.0($x, a.as_deref_mut(), $y, b.as_deref_mut(), $ct);
        $run.1($x, a, $dy, $b_d, $ct_d.clone());
        $run.2($d, $a_d, $y, b, $ct_d);
    };
    (@back { bilinear $lent:ident } $run:ident $x:ident $a:ident $d:ident $a_d:ident $ct:ident $ct_d:ident
        [] [($kind:ident $by:ident $by_d:ident)]
    ) => {
        let mut a = $a;
        let (mut $by,) = $run.0($x, a.as_deref_mut(), $ct);
        let ($by_d,) = $run.1($x, a, $ct_d.clone());
        let (more,) = $run.2($d, $a_d, $ct_d);
        $crate::tangent::Accumulate::accumulate(&mut $by, more);
    };
    (@back { constant $lent:ident } $run:ident $x:ident $a:ident $d:ident $a_d:ident $ct:ident $ct_d:ident
        [$(($ref_kind:ident $y:ident $b:ident $dy:ident $b_d:ident))*] [$(($kind:ident $by:ident $by_d:ident))*]
    ) => {
        let () = $run;
        let _ = ($x, $a, $d, $a_d, $ct, $ct_d, $($y, $b, $dy, $b_d),*);
        $(let ($by, $by_d) = ((), ());)*
    };
    (@back { curved $lent:ident } $run:ident $x:ident $a:ident $d:ident $a_d:ident $ct:ident $ct_d:ident
        [$(($ref_kind:ident $y:ident $b:ident $dy:ident $b_d:ident))*] [$(($kind:ident $by:ident $by_d:ident))*]
    ) => {
        $crate::pushed!(@lent $lent lifted $x $d);
        let mut raised = $crate::foreign::lift::raised(&*$x, $a.as_deref(), $a_d.as_deref());
        $(
            let $dy = $crate::foreign::lift::Lift::lift($y, $dy);
            let mut $y = $crate::foreign::lift::raised($y, $b.as_deref(), $b_d.as_deref());
        )*
        let cts = $crate::foreign::lift::Lift::lift(&$ct_d, &$ct);
        let ($($by,)*) = $crate::pushed!(@run $lent $run lifted raised cts [$(($dy $y))*]);
        $crate::pushed!(@left $lent lifted $x $d);
        $crate::foreign::lift::spread(raised, $a, $a_d);
        $($crate::foreign::lift::spread($y, $b, $b_d);)*
        $(let ($by_d, $by) = $crate::pushed!(@lowered $kind $by);)*
    };
    (@again kept $y:ident $dy:ident) => {{ let _ = $dy; $y }};
    (@again lent $y:ident $dy:ident) => { $dy };
    (@by still $by:ident) => {{ let _ = $by; }};
    (@by value $by:ident) => { $by };
    (@lowered still $by:ident) => { ($by, ()) };
    (@lowered value $by:ident) => { $crate::foreign::lift::Lower::lower($by) };
    (@lent shared $lifted:ident $x:ident $d:ident) => { let $lifted = $crate::foreign::lift::Lift::lift($x, $d); };
    (@lent exclusive $lifted:ident $x:ident $d:ident) => { let mut $lifted = $crate::foreign::lift::Lift::lift(&*$x, &*$d); };
    (@run shared $run:ident $x:ident $raised:ident $cts:ident [$(($y:ident $b:ident))*]) => {
        $run(&$x, Some(&mut $raised), $(&$y, Some(&mut $b),)* $cts)
    };
    (@run exclusive $run:ident $x:ident $raised:ident $cts:ident [$(($y:ident $b:ident))*]) => {
        $run(&mut $x, Some(&mut $raised), $(&$y, Some(&mut $b),)* $cts)
    };
    (@left shared $lifted:ident $x:ident $d:ident) => {};
    (@left exclusive $lifted:ident $x:ident $d:ident) => { $crate::foreign::lift::Place::put($x, $d, $lifted); };
}
