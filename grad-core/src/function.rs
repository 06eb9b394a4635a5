//! Functions as values: what generated code passes for a function-typed param.

/// A function together with its derivative, as a function-typed param of a differentiated function takes it. Made by
/// `function!(f)` or `function!(|x: f64| ..)`.
#[derive(Clone, Copy, Debug)]
pub struct Function<F>(F);

impl<F> Function<F> {
    /// `forward` gives the value, and what goes the way back from its cotangent.
    #[doc(hidden)]
    pub const fn new(forward: F) -> Self {
        Function(forward)
    }
}

/// What can be passed for a function-typed param from outside of differentiated code.
#[diagnostic::on_unimplemented(
    message = "a function is passed here without its derivative",
    label = "this has no derivative that could be found here",
    note = "write `function!(f)` for a differentiable function, or `function!(|x: f64| ..)` in place of a closure"
)]
pub trait WithDerivative {
    /// The function that gives the value, and what goes the way back.
    type Forward;
    /// By value.
    fn into_forward(self) -> Self::Forward;
    /// By reference.
    fn as_forward(&self) -> &Self::Forward;
}

impl<F> WithDerivative for Function<F> {
    type Forward = F;
    fn into_forward(self) -> F {
        self.0
    }
    fn as_forward(&self) -> &F {
        &self.0
    }
}

/// Something that goes the way back, called with a tuple of arguments.
pub trait Pull<Args> {
    /// The cotangents.
    type Cts;
    /// Calls it.
    fn pull(&self, args: Args) -> Self::Cts;
}

/// Calls `back` with the members of a tuple.
///
/// ```
/// use grad_core::function::pull;
///
/// assert_eq!(pull(&|x: f64, ct: f64| (x * ct,), (2.0, 3.0)), (6.0,));
/// ```
pub fn pull<B: Pull<Args>, Args>(back: &B, args: Args) -> B::Cts {
    back.pull(args)
}

macro_rules! tuples {
    ($($a:ident)+) => {
        impl<Back: Fn($($a),+) -> Cts, Cts, $($a),+> Pull<($($a,)+)> for Back {
            type Cts = Cts;
            #[allow(non_snake_case)]
            fn pull(&self, ($($a,)+): ($($a,)+)) -> Cts {
                self($($a),+)
            }
        }
    };
}

tuples!(A0);
tuples!(A0 A1);
tuples!(A0 A1 A2);
tuples!(A0 A1 A2 A3);
tuples!(A0 A1 A2 A3 A4);
tuples!(A0 A1 A2 A3 A4 A5);
tuples!(A0 A1 A2 A3 A4 A5 A6);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11);
tuples!(A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 A10 A11 A12);
