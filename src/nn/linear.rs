//! Rules of functions that are linear in an array.

/// Declares the rules of `$name`, whose adjoint is `$adjoint`: of the cotangent, the shape of the operand, and the constants. `$value` is the
/// function itself where the constants are those of this call, such as the places of maxima.
macro_rules! linear {
    ([$($generics:tt)*] [$($captured:ident),*] $name:ident $back:ident $along:ident $along_back:ident ($x:ident: $ty:ty $(, $constant:ident: $cty:ty)*) -> $out:ty,
     |$tangent:ident| $value:expr, $keep:ident = $kept:expr, |$ct:ident| $adjoint:expr) => {
        fn $back<$($generics)*>($x: &$ty $(, $constant: $cty)*) -> ($out, impl Fn($out) -> $ty + use<$($captured),*>) {
            let $keep = $kept;
            ($name($x $(, $constant)*), move |$ct: $out| $adjoint)
        }

        #[differentiable(vjp = $along_back, kept)]
        fn $along<$($generics)*>($x: &$ty $(, #[no_diff] $constant: $cty)*, d: &$ty) -> ($out, $out) {
            let $keep = $kept;
            let $tangent = d;
            ($name($x $(, $constant)*), $value)
        }

        fn $along_back<$($generics)*>(
            $x: &$ty $(, $constant: $cty)*, d: &$ty,
        ) -> (($out, $out), impl Fn(($out, $out)) -> ($ty, $ty) + use<$($captured),*>) {
            let values = $along($x $(, $constant)*, d);
            let $keep = $kept;
            let adjoint = move |$ct: $out| $adjoint;
            (values, move |(ct, ct_d)| (adjoint(ct), adjoint(ct_d)))
        }
    };
}
pub(super) use linear;
