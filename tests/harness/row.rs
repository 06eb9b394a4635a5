//! One row of the corpus: a program, its arguments, and the ways to run it.

use super::flat::Flat;
use grad_core::ops::datum::Datum;

/// A program with arguments.
#[derive(Clone, Copy)]
pub struct Program {
    /// The function's name.
    pub name: &'static str,
    /// Runs the function itself, on arguments moved by the nudge.
    pub plain: fn(&mut Nudge) -> Outcome,
    /// Runs its derivative.
    pub derivative: fn() -> Derivative,
    /// Runs its forward mode, if it has one.
    pub tangent: Option<fn() -> Pushed>,
    /// The text of its graph, then of the graphs of the functions that it calls.
    pub graphs: fn() -> Vec<String>,
}

/// What a run gives.
pub struct Outcome {
    /// The floats of the return value, then of every `&mut` argument as it was left.
    pub outputs: Vec<f64>,
    /// The same outputs whole, with what in them is no float: integers, truth values, lengths, variants.
    pub whole: Vec<Datum>,
    /// The arguments as they were before the run.
    pub args: Vec<Argument>,
}

/// An argument as the interpreter sees it.
pub struct Argument {
    /// Its value.
    pub datum: Datum,
    /// Whether a gradient with respect to it is wanted.
    pub wrt: bool,
    /// Whether its floats are `f32`.
    pub single: bool,
}

/// What the generated derivative gives.
pub struct Derivative {
    /// As in [`Outcome`].
    pub outputs: Vec<f64>,
    /// As in [`Outcome`]; empty where only floats are known.
    pub whole: Vec<Datum>,
    /// The floats of the gradients, in the order of the parameters.
    pub gradient: Vec<f64>,
    /// The cotangents of the outputs.
    pub cts: Vec<f64>,
}

/// What forward mode gives along one direction.
pub struct Pushed {
    /// As in [`Outcome`].
    pub outputs: Vec<f64>,
    /// The floats of the tangents of the outputs.
    pub tangents: Vec<f64>,
    /// The direction in the differentiated floats of the arguments.
    pub direction: Vec<f64>,
}

impl Pushed {
    /// Fills a tangent of zeros with a direction, unless its argument is constant; floats that are differentiated are noted.
    pub fn arg<T: Flat>(&mut self, tangent: &mut T, constant: bool) {
        if constant {
            return;
        }
        tangent.visit(&mut |_| {
            let x = ((self.direction.len() as f64 + 1.0) * 0.618_033_988_749).fract() - 0.4;
            self.direction.push(x);
            x
        });
    }
}

/// Moves one of the differentiated floats of the arguments.
#[derive(Default)]
pub struct Nudge {
    /// Which float is moved, and by how much.
    pub shift: Option<(usize, f64)>,
    /// The differentiated floats, as passed.
    pub floats: Vec<f64>,
    /// The arguments, as passed.
    pub args: Vec<Argument>,
}

impl Nudge {
    /// Moves what is to be moved in the next argument, and notes the argument.
    pub fn arg<T: Flat>(&mut self, arg: &mut T, constant: bool) {
        let wrt = T::FLOAT && !constant;
        if wrt {
            arg.visit(&mut |x| {
                let by = self.shift.map_or(
                    0.0,
                    |(at, by)| if at == self.floats.len() { by } else { 0.0 },
                );
                self.floats.push(x + by);
                x + by
            });
        }
        self.args.push(Argument {
            datum: arg.datum(),
            wrt,
            single: T::SINGLE,
        });
    }
}

/// `program!(f(1.0, &[2.0, 3.0], &mut [0.0; 2], const 5, const &[1.0]) calls g, h)`: a program that returns a float.
///
/// Arguments are written as they are passed; `const` marks those of which `f` has no gradient although they are floats.
/// `forward` in front: it has forward mode, too. `pulled (ct)` at the end: the program returns something else, and `ct` are the cotangents for its pullback.
macro_rules! program {
    (forward $f:ident ( $($args:tt)* ) $(calls $($callee:path),+)? $(; pulled $ct:expr)?) => {
        program!(@munch [$f [$($($callee)+)?] [$($ct)?] forward] [a0 a1 a2 a3 a4 a5 a6 a7] [] $($args)*)
    };
    ($f:ident ( $($args:tt)* ) $(calls $($callee:path),+)? $(; pulled $ct:expr)?) => {
        program!(@munch [$f [$($($callee)+)?] [$($ct)?]] [a0 a1 a2 a3 a4 a5 a6 a7] [] $($args)*)
    };
    (@munch $head:tt $pool:tt $done:tt) => { program!(@row $head $done) };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] const &mut $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [&mut] true $e }] $($($rest)*)?)
    };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] const & $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [&] true $e }] $($($rest)*)?)
    };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] const $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [] true $e }] $($($rest)*)?)
    };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] &mut $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [&mut] false $e }] $($($rest)*)?)
    };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] & $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [&] false $e }] $($($rest)*)?)
    };
    (@munch $head:tt [$a:ident $($pool:ident)*] [$($done:tt)*] $e:expr $(, $($rest:tt)*)?) => {
        program!(@munch $head [$($pool)*] [$($done)* { $a [] false $e }] $($($rest)*)?)
    };
    (@row [$f:ident [$($callee:path)*] $ct:tt $($forward:ident)?] [$({ $a:ident [$($by:tt)*] $constant:literal $e:expr })*]) => {
        $crate::harness::row::Program {
            name: concat!(module_path!(), "::", stringify!($f)),
            plain: |nudge| {
                $(
                    let mut $a = std::hint::black_box($e);
                    nudge.arg(&mut $a, $constant);
                )*
                let mut value = $f($($($by)* $a),*);
                #[allow(unused_mut)]
                let mut outputs = $crate::harness::flat::Flat::floats(&mut value);
                #[allow(unused_mut)]
                let mut whole = vec![$crate::harness::flat::Flat::datum(&value)];
                $(program!(@left [$($by)*] $a outputs whole);)*
                $crate::harness::row::Outcome { outputs, whole, args: std::mem::take(&mut nudge.args) }
            },
            derivative: || {
                $(
                    #[allow(unused_mut)]
                    let mut $a = std::hint::black_box($e);
                )*
                #[allow(unused_mut)]
                let (mut value, gradient, cts) = program!(@derivative $ct $f $($($by)* $a),*);
                #[allow(unused_mut)]
                let mut outputs = $crate::harness::flat::Flat::floats(&mut value);
                #[allow(unused_mut)]
                let mut whole = vec![$crate::harness::flat::Flat::datum(&value)];
                $(program!(@left [$($by)*] $a outputs whole);)*
                $crate::harness::row::Derivative { outputs, whole, gradient, cts }
            },
            tangent: program!(@tangent [$($forward)?] $f $({ $a [$($by)*] $constant $e })*),
            graphs: || vec![graph!($f).to_string() $(, graph!($callee).to_string())*],
        }
    };
    (@tangent [] $f:ident $($args:tt)*) => { None };
    (@tangent [forward] $f:ident $({ $a:ident [$($by:tt)*] $constant:literal $e:expr })*) => {
        Some(|| {
            let mut pushed = $crate::harness::row::Pushed { outputs: vec![], tangents: vec![], direction: vec![] };
            $(
                #[allow(unused_mut)]
                let mut $a = {
                    let arg = std::hint::black_box($e);
                    #[allow(unused_imports)]
                    use grads::__private::pushed::{Still, StillNothing as _, StillZeros as _};
                    #[allow(clippy::let_unit_value)]
                    let mut tangent = (&&Still(&arg)).tangent();
                    pushed.arg(&mut tangent, $constant);
                    (arg, tangent)
                };
            )*
            #[allow(unused_mut)]
            let (mut value, mut tangent) = $f::__jvp($($($by)* $a.0,)* $($($by)* $a.1),*);
            pushed.outputs.extend($crate::harness::flat::Flat::floats(&mut value));
            pushed.tangents.extend($crate::harness::flat::Flat::floats(&mut tangent));
            $(program!(@pushed [$($by)*] $a pushed);)*
            pushed
        })
    };
    (@pushed [&mut] $a:ident $pushed:ident) => {
        $pushed.outputs.extend($crate::harness::flat::Flat::floats(&mut $a.0));
        $pushed.tangents.extend($crate::harness::flat::Flat::floats(&mut $a.1));
    };
    (@pushed [$($by:tt)*] $a:ident $pushed:ident) => {};
    // A `&mut` argument is an output: what the function left in it.
    (@left [&mut] $a:ident $outputs:ident $whole:ident) => {
        $outputs.extend($crate::harness::flat::Flat::floats(&mut $a));
        $whole.push($crate::harness::flat::Flat::datum(&$a));
    };
    (@left [$($by:tt)*] $a:ident $outputs:ident $whole:ident) => {};
    (@derivative [] $f:ident $($args:expr),*) => {{
        let (value, mut gradient) = value_and_grad!($f)($($args),*);
        let gradient = $crate::harness::flat::Flat::floats(&mut gradient);
        (value, gradient, vec![1.0])
    }};
    (@derivative [$ct:expr] $f:ident $($args:expr),*) => {{
        let (value, back) = vjp!($f)($($args),*);
        let mut ct = $ct;
        let seeds = $crate::harness::flat::Flat::floats(&mut ct);
        let gradient = $crate::harness::flat::Flat::floats(&mut back(ct));
        let again = $crate::harness::flat::Flat::floats(&mut back($ct));
        assert_eq!(format!("{gradient:?}"), format!("{again:?}"), "a pullback runs again");
        (value, gradient, seeds)
    }};
}
