//! The derivatives of operators on types that only rustc knows: those of numbers are the partials that the primitives are
//! declared with (`arithmetic`), those of a user's own types stand where the operator is annotated. Generated code calls
//! them.

use crate::arithmetic::arithmetic;
use crate::dual::Dual;
use crate::tangent::Differentiable;
use std::marker::PhantomData;
use std::ops;

/// The partials of a primitive at plain numbers, from the same text as its rule: the derivatives of operators whose
/// operands have types that only rustc knows.
#[doc(hidden)]
pub trait AtNumbers<T, const N: usize> {
    /// The partial by each operand.
    fn partials(operands: [T; N]) -> [T; N];
}

/// A literal beside a number, as `Var::lit` makes one beside a value.
trait Lit {
    fn lit(self, x: f64) -> Self;
}

impl Lit for f64 {
    fn lit(self, x: f64) -> f64 {
        x
    }
}

impl Lit for f32 {
    fn lit(self, x: f64) -> f32 {
        x as f32
    }
}

impl Lit for Dual<f64> {
    fn lit(self, x: f64) -> Self {
        Dual::<f64>::constant(x)
    }
}

impl Lit for Dual<f32> {
    fn lit(self, x: f64) -> Self {
        Dual::<f32>::constant(x as f32)
    }
}

/// From each declaration a type with the partials of the operator at plain numbers.
macro_rules! at_numbers {
    ($(
        #[doc = $doc:literal]
        $id:ident: $name:ident($($x:ident),+) -> $y:ident {
            rust: $kind:ident($text:tt),
            numbers: $numbers:ident,
            cost: $cost:ident,
            eval: $eval:expr,
            int: $int:expr,
            $(int_fits: $fits:expr,)?
            partials: [$($partial:block),*],
            domain: $domain:tt,
            edges: $edges:tt,
        }
    )*) => {$(
        #[doc = $doc]
        #[derive(Debug)]
        pub struct $numbers;
        at_numbers!(@at [f64] $numbers [$($x)+] $y $eval, [$($partial),*]);
        at_numbers!(@at [f32] $numbers [$($x)+] $y $eval, [$($partial),*]);
        at_numbers!(@at [Dual<f64>] $numbers [$($x)+] $y $eval, [$($partial),*]);
        at_numbers!(@at [Dual<f32>] $numbers [$($x)+] $y $eval, [$($partial),*]);
    )*};
    (@at [$t:ty] $numbers:ident [$($x:ident)+] $y:ident $eval:expr, [$($partial:block),*]) => {
        #[allow(unused_variables)]
        impl AtNumbers<$t, { [$(stringify!($x)),+].len() }> for $numbers {
            #[inline]
            fn partials([$($x),+]: [$t; [$(stringify!($x)),+].len()]) -> [$t; [$(stringify!($x)),+].len()] {
                let $y = $eval;
                [$($partial),*]
            }
        }
    };
}

arithmetic!(at_numbers);

/// A binary operator, its compound assignment, and both on numbers.
macro_rules! operator {
    (
        $symbol:literal $op:ident $assign:ident:
        $trait:ident $back:ident, $assign_trait:ident $assign_back:ident,
        $jvp_trait:ident $jvp:ident, $assign_jvp_trait:ident $assign_jvp:ident,
        $numbers:ident
    ) => {
        #[doc = concat!("The way back of `a ", $symbol, " b`.")]
        #[diagnostic::on_unimplemented(
            message = "this operator on `{Self}` and `{Rhs}` has no derivative",
            note = "annotate the `impl` of the operator with #[differentiable]"
        )]
        pub trait $trait<Rhs: Differentiable = Self>:
            ops::$op<Rhs, Output: Differentiable> + Differentiable
        {
            /// The cotangents of the operands.
            fn $back(
                &self,
                rhs: &Rhs,
                ct: <Self::Output as Differentiable>::Tangent,
            ) -> (Self::Tangent, Rhs::Tangent);
        }

        #[doc = concat!("The way back of `a ", $symbol, "= b`.")]
        #[diagnostic::on_unimplemented(
            message = "this compound assignment to `{Self}` of `{Rhs}` has no derivative",
            note = "annotate the `impl` of the operator with #[differentiable]"
        )]
        pub trait $assign_trait<Rhs: Differentiable = Self>:
            ops::$assign<Rhs> + Differentiable
        {
            /// The cotangents of `self` as it was before, and of `rhs`.
            fn $assign_back(&self, rhs: &Rhs, ct: Self::Tangent) -> (Self::Tangent, Rhs::Tangent);
        }

        #[doc = concat!("Forward mode of `a ", $symbol, " b`.")]
        #[diagnostic::on_unimplemented(
            message = "this operator on `{Self}` and `{Rhs}` has no forward mode",
            note = "annotate the `impl` of the operator with #[differentiable(forward)]"
        )]
        pub trait $jvp_trait<Rhs: Differentiable = Self>:
            ops::$op<Rhs, Output: Differentiable> + Differentiable
        {
            /// The tangent of the result, from those of the operands.
            fn $jvp(
                &self,
                rhs: &Rhs,
                d: &Self::Tangent,
                d_rhs: &Rhs::Tangent,
            ) -> <Self::Output as Differentiable>::Tangent;
        }

        #[doc = concat!("Forward mode of `a ", $symbol, "= b`.")]
        #[diagnostic::on_unimplemented(
            message = "this compound assignment to `{Self}` of `{Rhs}` has no forward mode",
            note = "annotate the `impl` of the operator with #[differentiable(forward)]"
        )]
        pub trait $assign_jvp_trait<Rhs: Differentiable = Self>:
            ops::$assign<Rhs> + Differentiable
        {
            /// The tangent of what `self` is afterwards.
            fn $assign_jvp(&self, rhs: &Rhs, d: &Self::Tangent, d_rhs: &Rhs::Tangent) -> Self::Tangent;
        }

        operator!(@pairs $trait $back, $assign_trait $assign_back, $numbers, f64);
        operator!(@pairs $trait $back, $assign_trait $assign_back, $numbers, f32);
        operator!(@pushed $jvp_trait $jvp, $assign_jvp_trait $assign_jvp, $numbers, f64);
        operator!(@pushed $jvp_trait $jvp, $assign_jvp_trait $assign_jvp, $numbers, f32);
        operator!(@whole_pushed $jvp_trait $jvp, $assign_jvp_trait $assign_jvp, i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
        operator!(@whole $trait $back, $assign_trait $assign_back, i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
    };
    (@pairs $trait:ident $back:ident, $assign_trait:ident $assign_back:ident, $numbers:ident, $t:ident) => {
        impl $trait<$t> for $t {
            #[inline]
            fn $back(&self, rhs: &$t, ct: $t) -> ($t, $t) {
                let [dx, dy] = $numbers::partials([*self, *rhs]);
                (ct * dx, ct * dy)
            }
        }
        impl $trait<&$t> for $t {
            fn $back(&self, rhs: &&$t, ct: $t) -> ($t, $t) {
                <$t as $trait<$t>>::$back(self, *rhs, ct)
            }
        }
        impl $trait<$t> for &$t {
            fn $back(&self, rhs: &$t, ct: $t) -> ($t, $t) {
                <$t as $trait<$t>>::$back(*self, rhs, ct)
            }
        }
        impl<'r> $trait<&'r $t> for &$t {
            fn $back(&self, rhs: &&'r $t, ct: $t) -> ($t, $t) {
                <$t as $trait<$t>>::$back(*self, *rhs, ct)
            }
        }
        impl $assign_trait<$t> for $t {
            fn $assign_back(&self, rhs: &$t, ct: $t) -> ($t, $t) {
                <$t as $trait<$t>>::$back(self, rhs, ct)
            }
        }
        impl $assign_trait<&$t> for $t {
            fn $assign_back(&self, rhs: &&$t, ct: $t) -> ($t, $t) {
                <$t as $trait<$t>>::$back(self, *rhs, ct)
            }
        }
    };
    (@pushed $trait:ident $jvp:ident, $assign_trait:ident $assign_jvp:ident, $numbers:ident, $t:ident) => {
        impl $trait<$t> for $t {
            #[inline]
            fn $jvp(&self, rhs: &$t, d: &$t, d_rhs: &$t) -> $t {
                let [dx, dy] = $numbers::partials([*self, *rhs]);
                dx * d + dy * d_rhs
            }
        }
        impl $trait<&$t> for $t {
            #[inline]
            fn $jvp(&self, rhs: &&$t, d: &$t, d_rhs: &$t) -> $t {
                <$t as $trait<$t>>::$jvp(self, *rhs, d, d_rhs)
            }
        }
        impl $trait<$t> for &$t {
            #[inline]
            fn $jvp(&self, rhs: &$t, d: &$t, d_rhs: &$t) -> $t {
                <$t as $trait<$t>>::$jvp(*self, rhs, d, d_rhs)
            }
        }
        impl<'r> $trait<&'r $t> for &$t {
            #[inline]
            fn $jvp(&self, rhs: &&'r $t, d: &$t, d_rhs: &$t) -> $t {
                <$t as $trait<$t>>::$jvp(*self, *rhs, d, d_rhs)
            }
        }
        impl $assign_trait<$t> for $t {
            #[inline]
            fn $assign_jvp(&self, rhs: &$t, d: &$t, d_rhs: &$t) -> $t {
                <$t as $trait<$t>>::$jvp(self, rhs, d, d_rhs)
            }
        }
        impl $assign_trait<&$t> for $t {
            #[inline]
            fn $assign_jvp(&self, rhs: &&$t, d: &$t, d_rhs: &$t) -> $t {
                <$t as $trait<$t>>::$jvp(self, *rhs, d, d_rhs)
            }
        }
    };
    (@whole_pushed $trait:ident $jvp:ident, $assign_trait:ident $assign_jvp:ident, $($t:ident)*) => {$(
        impl $trait<$t> for $t {
            fn $jvp(&self, _: &$t, (): &(), (): &()) {}
        }
        impl $assign_trait<$t> for $t {
            fn $assign_jvp(&self, _: &$t, (): &(), (): &()) {}
        }
    )*};
    (@whole $trait:ident $back:ident, $assign_trait:ident $assign_back:ident, $($t:ident)*) => {$(
        impl $trait<$t> for $t {
            fn $back(&self, _: &$t, (): ()) -> ((), ()) {
                ((), ())
            }
        }
        impl $assign_trait<$t> for $t {
            fn $assign_back(&self, _: &$t, (): ()) -> ((), ()) {
                ((), ())
            }
        }
    )*};
}

operator!("+" Add AddAssign: AddBack add_back, AddAssignBack add_assign_back, AddJvp add_jvp, AddAssignJvp add_assign_jvp, Sum);
operator!("-" Sub SubAssign: SubBack sub_back, SubAssignBack sub_assign_back, SubJvp sub_jvp, SubAssignJvp sub_assign_jvp, Difference);
operator!("*" Mul MulAssign: MulBack mul_back, MulAssignBack mul_assign_back, MulJvp mul_jvp, MulAssignJvp mul_assign_jvp, Product);
operator!("/" Div DivAssign: DivBack div_back, DivAssignBack div_assign_back, DivJvp div_jvp, DivAssignJvp div_assign_jvp, Quotient);
operator!("%" Rem RemAssign: RemBack rem_back, RemAssignBack rem_assign_back, RemJvp rem_jvp, RemAssignJvp rem_assign_jvp, Remainder);

/// The way back of `-a`.
#[diagnostic::on_unimplemented(
    message = "`-` on `{Self}` has no derivative",
    note = "annotate the `impl` of `Neg` with #[differentiable]"
)]
pub trait NegBack: ops::Neg<Output: Differentiable> + Differentiable {
    /// The cotangent of the operand.
    fn neg_back(&self, ct: <Self::Output as Differentiable>::Tangent) -> (Self::Tangent,);
}

/// Forward mode of `-a`.
#[diagnostic::on_unimplemented(
    message = "`-` on `{Self}` has no forward mode",
    note = "annotate the `impl` of `Neg` with #[differentiable(forward)]"
)]
pub trait NegJvp: ops::Neg<Output: Differentiable> + Differentiable {
    /// The tangent of the result.
    fn neg_jvp(&self, d: &Self::Tangent) -> <Self::Output as Differentiable>::Tangent;
}

macro_rules! negation {
    ($($t:ident)*) => {$(
        impl NegJvp for $t {
            #[inline]
            fn neg_jvp(&self, d: &$t) -> $t {
                -d
            }
        }
        impl NegJvp for &$t {
            #[inline]
            fn neg_jvp(&self, d: &$t) -> $t {
                -d
            }
        }
        impl NegJvpBack for $t {
            #[inline]
            fn neg_jvp_back(&self, _: &$t, ct: $t) -> ($t, $t) {
                (0.0, -ct)
            }
        }
        impl NegJvpBack for &$t {
            #[inline]
            fn neg_jvp_back(&self, _: &$t, ct: $t) -> ($t, $t) {
                (0.0, -ct)
            }
        }
        impl NegBack for $t {
            #[inline]
            fn neg_back(&self, ct: $t) -> ($t,) {
                let [dx] = Negation::partials([*self]);
                (ct * dx,)
            }
        }
        impl NegBack for &$t {
            fn neg_back(&self, ct: $t) -> ($t,) {
                (**self).neg_back(ct)
            }
        }
    )*};
}

/// The way back of forward mode of `-a`.
#[diagnostic::on_unimplemented(
    message = "`-` on `{Self}` has no second derivatives",
    note = "annotate the `impl` of `Neg` with #[differentiable(order = 2)]"
)]
pub trait NegJvpBack: Differentiable {
    /// The cotangents of `a` and `da`, from that of the tangent.
    fn neg_jvp_back(&self, d: &Self::Tangent, ct: Self::Tangent) -> (Self::Tangent, Self::Tangent);
}

negation!(f64 f32);

macro_rules! whole_negation {
    ($($t:ident)*) => {$(
        impl NegJvp for $t {
            fn neg_jvp(&self, (): &()) {}
        }
        impl NegJvpBack for $t {
            fn neg_jvp_back(&self, (): &(), (): ()) -> ((), ()) {
                ((), ())
            }
        }
        impl NegBack for $t {
            fn neg_back(&self, (): ()) -> ((),) {
                ((),)
            }
        }
    )*};
}

whole_negation!(i8 i16 i32 i64 i128 isize);

/// The name of an operator by how it takes its operands: what a user writes of it for values and for references are two functions.
#[derive(Debug)]
pub struct Passed<Op, Left, Right>(PhantomData<(Op, Left, Right)>);

/// By value.
#[derive(Debug)]
pub struct Valued;

/// By reference.
#[derive(Debug)]
pub struct Borrowed;

/// By `&mut`: the left operand of a compound assignment.
#[derive(Debug)]
pub struct Changed;

/// The way back of forward mode of an operator, by the name of which `Op` is called: `t = x' * da + y' * db` with its partials `x'` and
/// `y'` at `a` and `b`.
#[diagnostic::on_unimplemented(
    message = "this operator on `{Self}` and `{Rhs}` has no second derivatives",
    note = "annotate the `impl` of the operator with #[differentiable(order = 2)]"
)]
pub trait JvpBack<Op, Rhs: Differentiable = Self, Ct = <Self as Differentiable>::Tangent>:
    Differentiable
{
    /// The cotangents of `a`, `b`, `da` and `db`, from that of the tangent.
    fn jvp_back(
        &self,
        rhs: &Rhs,
        d: &Self::Tangent,
        d_rhs: &Rhs::Tangent,
        ct: Ct,
    ) -> (Self::Tangent, Rhs::Tangent, Self::Tangent, Rhs::Tangent);
}

/// Of types of other crates, whose operators do the same however they take their operands.
macro_rules! passed {
    ($([$($generics:tt)*] $left:ident $x:ty, $right:ident $y:ty;)*) => {$(
        #[diagnostic::do_not_recommend]
        impl<$($generics)* Op, T, Rhs, Ct> JvpBack<Passed<Op, $left, $right>, $y, Ct> for $x
        where
            T: JvpBack<Op, Rhs, Ct>,
            Rhs: Differentiable,
        {
            #[inline]
            fn jvp_back(
                &self,
                rhs: &$y,
                d: &T::Tangent,
                d_rhs: &Rhs::Tangent,
                ct: Ct,
            ) -> (T::Tangent, Rhs::Tangent, T::Tangent, Rhs::Tangent) {
                <T as JvpBack<Op, Rhs, Ct>>::jvp_back(self, rhs, d, d_rhs, ct)
            }
        }
    )*};
}

passed! {
    [] Valued T, Valued Rhs;
    ['b,] Valued T, Borrowed &'b Rhs;
    ['a,] Borrowed &'a T, Valued Rhs;
    ['a, 'b,] Borrowed &'a T, Borrowed &'b Rhs;
    [] Changed T, Valued Rhs;
    ['b,] Changed T, Borrowed &'b Rhs;
}

macro_rules! second {
    ($($t:ident)*) => {$(
        impl<Op: AtNumbers<Dual<$t>, 2>> JvpBack<Op> for $t {
            #[inline]
            fn jvp_back(&self, rhs: &$t, d: &$t, d_rhs: &$t, ct: $t) -> ($t, $t, $t, $t) {
                let at = |value: &$t, tangent: &$t| Dual { value: *value, tangent: *tangent };
                let [dx, dy] = Op::partials([at(self, d), at(rhs, d_rhs)]);
                (ct * dx.tangent, ct * dy.tangent, ct * dx.value, ct * dy.value)
            }
        }
    )*};
}

second!(f64 f32);

/// The names of operators on numbers.
pub trait Named {}

impl Named for Sum {}
impl Named for Difference {}
impl Named for Product {}
impl Named for Quotient {}
impl Named for Remainder {}

macro_rules! whole_second {
    ($($t:ident)*) => {$(
        impl<Op: Named> JvpBack<Op> for $t {
            fn jvp_back(&self, _: &$t, (): &(), (): &(), (): ()) -> ((), (), (), ()) {
                ((), (), (), ())
            }
        }
    )*};
}

whole_second!(i8 i16 i32 i64 i128 isize u8 u16 u32 u64 u128 usize);
