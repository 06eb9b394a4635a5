//! Functions of numbers that Rust's floats do not have, for graphs alone: element by element.

use super::{float, is_integer, options};
use crate::ir::{Type, Var};
use crate::kernels::blocks::{ALL as ALL_OPERANDS, Blocks, kernel_blocks, on1};
use crate::kernels::{elementary, special};
use crate::ops::declare::Operand;
use crate::ops::declare::method;
use crate::ops::{BASE, PrimDef, Rule, Tests};

/// Declares a primitive: a function of one float.
macro_rules! function {
    (@eval $operands:ident eval $eval:expr) => { special::each(&$operands, $eval) };
    (@eval $operands:ident eval $eval:expr, kernel $kernel:expr) => {
        special::function($kernel, $eval, &$operands)
    };
    (@blocks eval $eval:expr) => {
        Some(Blocks {
            f32s: |xs, ys| on1(xs, ys, |x| special::single($eval, x)),
            f64s: |xs, ys| on1(xs, ys, $eval),
            reads: ALL_OPERANDS,
            is_first: false,
        })
    };
    (@blocks eval $eval:expr, kernel $kernel:expr) => { kernel_blocks!($kernel) };
    (#[doc = $doc:literal] $id:ident: $name:ident { eval: $eval:expr, $(kernel: $kernel:expr,)? rule: $rule:expr, }) => {
        #[doc = $doc]
        pub static $id: PrimDef = PrimDef {
            name: stringify!($name),
            doc: $doc,
            result: |types, _| one_float(types),
            eval: |_, operands| function!(@eval operands eval $eval $(, kernel $kernel)?),
            blocks: function!(@blocks eval $eval $(, kernel $kernel)?),
            rule: $rule,
            tests: Tests::graphs(&[
                concat!(
                    "func @f(v0: tensor f64) -> tensor f64 {\nv1: tensor f64 = const 1.1\nv2 = sub v0, v1\nv3 = ",
                    stringify!($name),
                    " v2\nreturn v3\n}",
                ),
                concat!(
                    "func @f(v0: f64) -> f64 {\nv1 = ",
                    stringify!($name),
                    " v0\nreturn v1\n}",
                ),
            ]),
            ..BASE
        };
    };
}

/// Declares such functions with the method on [`Var`] and the one on eager values.
macro_rules! functions {
    ($(
        #[doc = $doc:literal]
        $id:ident: $name:ident { eval: $eval:expr, $(kernel: $kernel:expr,)? rule: $rule:expr, }
    )*) => {
        $(function! { #[doc = $doc] $id: $name { eval: $eval, $(kernel: $kernel,)? rule: $rule, } })*
        /// Every primitive of this file.
        pub const ALL: &[&PrimDef] = &[$(&$id,)* &RELU, &RELU6, &POLYGAMMA];
        impl<'b> Var<'b> {
            $(
                #[doc = $doc]
                #[track_caller]
                pub fn $name(self) -> Var<'b> {
                    self.apply(&$id, &[])
                }
            )*
        }
        impl crate::tape::Eager {
            $(method! { @eager #[doc = $doc] $id $name x })*
        }
    };
}

/// The rule of a function whose derivative is this expression in the operand and the result.
macro_rules! partial {
    (|$x:ident, $y:ident| $partial:expr) => {
        Rule::Partials(&[Some(|operands, $y| {
            let $x = operands[0];
            let _ = ($x, $y);
            $partial
        })])
    };
}

/// The rule of a step function: the derivative is there, and zero.
const FLAT_RULE: Rule = Rule::Vjp(|b| {
    if b.wants(0) {
        let x = b.operand(0);
        b.add(0, x.zeros_like());
    }
});

/// The rule of a function that is the identity where this holds, and constant elsewhere. The cotangent depends on the
/// operand, as a step function does.
macro_rules! passes {
    (|$x:ident| $passes:expr) => {
        Rule::Vjp(|b| {
            if b.wants(0) {
                let (ct, $x) = (b.ct(), b.operand(0));
                let passes: Var = $passes;
                b.add(0, passes.select(ct, $x.flat()));
            }
        })
    };
}

functions! {
    /// 1 or -1 by the sign, 0 at 0; its derivative is there, and 0.
    SIGN: sign {
        eval: special::sign,
        rule: FLAT_RULE,
    }
    /// 0; its derivative is there, and 0.
    FLAT: flat {
        eval: |_| 0.0,
        rule: FLAT_RULE,
    }
    /// `1 / (1 + exp(-x))`; the rule reuses the result.
    SIGMOID: sigmoid {
        eval: special::sigmoid,
        kernel: elementary::Sigmoid,
        rule: partial!(|x, y| y * (1.0 - y)),
    }
    /// `ln(1 + exp(x))`.
    SOFTPLUS: softplus {
        eval: special::softplus,
        kernel: elementary::Softplus,
        rule: partial!(|x, y| x.sigmoid()),
    }
    /// The error function.
    ERF: erf {
        eval: libm::erf,
        rule: partial!(|x, y| (-(x * x)).exp() * std::f64::consts::FRAC_2_SQRT_PI),
    }
    /// The logarithm of the absolute value of the gamma function.
    LGAMMA: lgamma {
        eval: libm::lgamma,
        rule: partial!(|x, y| x.polygamma(0)),
    }
}

function! {
    /// `x` where it is positive, else 0; the derivative at 0 is 0.
    RELU: relu {
        eval: |x| if x <= 0.0 { 0.0 } else { x },
        rule: passes!(|x| x.gt(0.0)),
    }
}

function! {
    /// `x` between 0 and 6; the derivative at both is 0.
    RELU6: relu6 {
        eval: |x: f64| x.clamp(0.0, 6.0),
        rule: passes!(|x| x.gt(0.0).and(x.lt(6.0))),
    }
}

/// `polygamma."order=n" x`: derivative `n` of the digamma function.
pub static POLYGAMMA: PrimDef = PrimDef {
    name: "polygamma",
    doc: "A derivative of the logarithmic derivative of the gamma function.",
    options: &["order"],
    result: |types, _| one_float(types),
    eval: |cx, operands| special::polygamma(cx, &operands),
    rule: Rule::Vjp(|b| {
        if b.wants(0) {
            let (ct, x) = (b.ct(), b.operand(0));
            let order: u32 = options::Options::of(&b.attr()).number("order").unwrap_or(0);
            b.add(0, ct * x.polygamma(order.saturating_add(1)));
        }
    }),
    tests: Tests::graphs(&["func @f(v0: tensor f64) -> tensor f64 {\n\
             v1 = polygamma.\"order=0\" v0\n\
             v2 = polygamma.\"order=1\" v0\n\
             v3 = mul v1, v2\n\
             return v3\n\
         }"]),
    ..BASE
};

fn one_float(types: &[Type]) -> Option<Type> {
    match types {
        [x @ Type::Float(_)] => Some(x.clone()),
        [x] => float(x).map(Type::Tensor),
        _ => None,
    }
}

impl<'b> Var<'b> {
    /// Derivative `order` of the digamma function.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let euler = Eager::new(1.0).with(|x| x.polygamma(0)).to_f64().unwrap();
    /// assert!((euler + 0.5772156649015329).abs() < 1e-12);
    /// ```
    #[track_caller]
    pub fn polygamma(self, order: u32) -> Var<'b> {
        let attr = options::attr(&[options::list("order", [order])]);
        self.apply_with(&POLYGAMMA, attr, &[])
    }
    /// `x * x`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![1.0, -3.0]).with(|x| x.square());
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 9.0]);
    /// ```
    #[track_caller]
    pub fn square(self) -> Var<'b> {
        self * self
    }
    /// `(x - y)^2`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&5.0.into(), &2.0.into()], |v| v[0].squared_difference(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [9.0]);
    /// ```
    #[track_caller]
    pub fn squared_difference(self, other: Var<'b>) -> Var<'b> {
        (self - other).square()
    }
    /// `1 / sqrt(x)`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(4.0).with(|x| x.rsqrt());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.5]);
    /// ```
    #[track_caller]
    pub fn rsqrt(self) -> Var<'b> {
        self.sqrt().recip()
    }
    /// The greater, or a NaN; at a tie the first.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 5.0].into(), &3.0.into()], |v| v[0].maximum(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [3.0, 5.0]);
    /// ```
    #[track_caller]
    pub fn maximum(self, other: Var<'b>) -> Var<'b> {
        let first = self.ge(other).or(self.ne(self));
        first.select(self, other)
    }
    /// The lesser, or a NaN; at a tie the first.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 5.0].into(), &3.0.into()], |v| v[0].minimum(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [1.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn minimum(self, other: Var<'b>) -> Var<'b> {
        let first = self.le(other).or(self.ne(self));
        first.select(self, other)
    }
    /// The remainder with the sign of the divisor.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&(-1.0_f64).into(), &3.0.into()], |v| v[0].floormod(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [2.0]);
    /// ```
    #[track_caller]
    pub fn floormod(self, divisor: Var<'b>) -> Var<'b> {
        let r = self % divisor;
        let other_sign = r.gt(0).and(divisor.lt(0)).or(r.lt(0).and(divisor.gt(0)));
        other_sign.select(r + divisor, r)
    }
    /// The quotient, 0 where the divisor is 0; no derivative passes there.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::op;
    /// let y = op(&[&vec![1.0, 6.0].into(), &vec![0.0, 2.0].into()], |v| v[0].div_no_nan(v[1]));
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.0, 3.0]);
    /// ```
    #[track_caller]
    pub fn div_no_nan(self, divisor: Var<'b>) -> Var<'b> {
        let by_zero = divisor.eq(0);
        let quotient = self / by_zero.select(1.like(divisor), divisor);
        by_zero.select(0.like(quotient), quotient)
    }
    /// `x` where it is positive, else 0; the derivative at 0 is 0.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![-1.0, 2.0]).with(|x| x.relu());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.0, 2.0]);
    /// ```
    #[track_caller]
    pub fn relu(self) -> Var<'b> {
        if is_integer(&self.ty()) {
            return self.le(0).select(0.like(self), self);
        }
        self.apply(&RELU, &[])
    }
    /// `x` between 0 and 6; the derivative at both is 0.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![-1.0, 9.0]).with(|x| x.relu6());
    /// assert_eq!(y.value().unwrap().to_f64s(), [0.0, 6.0]);
    /// ```
    #[track_caller]
    pub fn relu6(self) -> Var<'b> {
        if is_integer(&self.ty()) {
            return self.ge(6).select(6.like(self), self.relu());
        }
        self.apply(&RELU6, &[])
    }
    /// `x` where it is not negative, else `exp(x) - 1`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![-1.0, 2.0]).with(|x| x.elu());
    /// assert_eq!(y.value().unwrap().to_f64s(), [(-1.0_f64).exp_m1(), 2.0]);
    /// ```
    #[track_caller]
    pub fn elu(self) -> Var<'b> {
        // where the arm is not taken its argument is 0, so that nothing overflows there
        let negative = self.lt(0.0).select(self, self.lit(0.0));
        self.lt(0.0).select(negative.exp_m1(), self)
    }
    /// `x` where it is positive, else `alpha * x`.
    ///
    /// ```
    /// # mod grads { pub use grad_core::tape; }
    /// use grads::tape::Eager;
    /// let y = Eager::new(vec![-1.0, 2.0]).with(|x| x.leaky_relu(0.5));
    /// assert_eq!(y.value().unwrap().to_f64s(), [-0.5, 2.0]);
    /// ```
    #[track_caller]
    pub fn leaky_relu(self, alpha: f64) -> Var<'b> {
        let slope = self.gt(0.0).select(self.lit(1.0), self.lit(alpha));
        self * (slope + self.flat())
    }
}
