//! Primitives that are made at run time, from outside of this crate.

use crate::entity::Value;
use crate::grad::Backprop;
use crate::ir::{Attr, DType, Type, Var};
use crate::ops::datum::Datum;
use crate::ops::tuple::FIELD;
use crate::ops::{BASE, EvalCx, EvalError, HostKernel, PrimDef, Rule};
use crate::tensor::Tensor;
use crate::tensor::convert::Element;
use std::rc::Rc;

/// A primitive of the user's: a kernel, and a gradient rule or none. It lives as long as the program does: make each once.
///
/// ```
/// # mod grads { pub use grad_core::{graph, ir::DType, tensor::Tensor}; }
/// use grads::graph::{Graph, GradientOptions, UserOp};
/// use grads::{DType, Tensor};
/// let cube = UserOp::new("cube", DType::F64, |x| {
///     let cubes = x[0].to_f64s().into_iter().map(|x| x * x * x).collect();
///     Tensor::from_shape(x[0].shape(), cubes).ok_or("not a tensor".into())
/// })
/// .with_rule(|b| {
///     let (ct, x) = (b.ct(), b.operand(0));
///     vec![Some((ct * 3.0 * x * x).value())]
/// });
/// let g = Graph::new();
/// let x = g.placeholder("x", DType::F64);
/// let y = cube.apply(x, &[]);
/// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
/// assert_eq!(g.run(&[dx], &[(x, 2.0.into())])?[0].to_f64(), Some(12.0));
/// # Ok::<(), grad_core::graph::GraphError>(())
/// ```
#[derive(Clone, Copy, Debug)]
pub struct UserOp {
    def: &'static PrimDef,
    result: DType,
}

impl UserOp {
    /// A primitive without a gradient rule: to differentiate it is an error. The result has elements of type `result`.
    pub fn new(
        name: &str,
        result: DType,
        kernel: impl Fn(&[Tensor]) -> Result<Tensor, String> + Send + Sync + 'static,
    ) -> UserOp {
        let kernel = move |_: &EvalCx, operands: Vec<Datum>| {
            let computed = kernel(&tensors(&operands)?).map_err(EvalError)?;
            if computed.dtype() == result {
                return Ok(Datum::from(computed));
            }
            let found = computed.dtype();
            Err(EvalError(format!(
                "the kernel gives elements of type {found}, not {result}"
            )))
        };
        UserOp {
            def: leaked(name, Box::new(kernel), Rule::Undefined),
            result,
        }
    }

    /// The same primitive with this rule: it gives the cotangent of each operand, or `None`. How many it gives, and their
    /// shapes, are checked.
    pub fn with_rule(
        self,
        rule: impl Fn(&mut Backprop) -> Vec<Option<Value>> + Send + Sync + 'static,
    ) -> UserOp {
        self.ruled(Rule::Cotangents(Box::leak(Box::new(rule))))
    }

    /// The same primitive, as a constant: no derivative passes.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType}; }
    /// use grads::graph::{Graph, GradientOptions, UserOp};
    /// use grads::DType;
    /// let held = UserOp::new("held", DType::F64, |x| Ok(x[0].clone())).not_differentiable();
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = x * held.apply(x, &[]);
    /// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// assert_eq!(g.run(&[dx], &[(x, 3.0.into())])?[0].to_f64(), Some(3.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn not_differentiable(self) -> UserOp {
        self.ruled(Rule::Constant)
    }

    fn ruled(self, rule: Rule) -> UserOp {
        let PrimDef {
            name,
            doc,
            result,
            host,
            ..
        } = *self.def;
        let def = PrimDef {
            name,
            doc,
            result,
            host,
            rule,
            ..BASE
        };
        UserOp {
            def: Box::leak(Box::new(def)),
            ..self
        }
    }

    /// A primitive whose derivative is a function too: of the operands, and the cotangent of the value if one has come,
    /// `vjp` gives the value, and in that case the cotangents of the operands. The macro `op!` of the crate `grads` makes
    /// one of a differentiable function. It can be differentiated once: its derivative has no rule.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType, tensor::Tensor}; }
    /// use grads::graph::{Graph, GradientOptions, UserOp};
    /// use grads::{DType, Tensor};
    /// let number = |x: &Tensor| x.to_f64().ok_or("not one number".to_string());
    /// let square = UserOp::of_vjp("square", DType::F64, move |x, ct| {
    ///     let x = number(&x[0])?;
    ///     let cts = ct.map(|ct| number(ct).map(|ct| Tensor::from(2.0 * x * ct)));
    ///     Ok((Tensor::from(x * x), cts.into_iter().collect::<Result<_, _>>()?))
    /// });
    /// let g = Graph::new();
    /// let x = g.placeholder("x", DType::F64);
    /// let y = square.apply(x, &[]);
    /// let dx = g.gradients(&[y], &[x], &GradientOptions::default())?[0].unwrap();
    /// assert_eq!(g.run(&[dx], &[(x, 3.0.into())])?[0].to_f64(), Some(6.0));
    /// # Ok::<(), grad_core::graph::GraphError>(())
    /// ```
    pub fn of_vjp(
        name: &str,
        result: DType,
        vjp: impl Fn(&[Tensor], Option<&Tensor>) -> Result<(Tensor, Vec<Tensor>), String>
        + Send
        + Sync
        + Clone
        + 'static,
    ) -> UserOp {
        let forward = vjp.clone();
        let back = move |_: &EvalCx, operands: Vec<Datum>| {
            let operands = tensors(&operands)?;
            let (ct, args) = operands
                .split_last()
                .ok_or_else(|| no_tensor(&Datum::Unit))?;
            let (_, cts) = vjp(args, Some(ct)).map_err(EvalError)?;
            let cts = cts.into_iter().map(Datum::from).collect();
            Ok(Datum::Tuple(Rc::new(cts)))
        };
        let back = leaked(&format!("{name}_back"), Box::new(back), Rule::Undefined);
        UserOp::new(name, result, move |x| Ok(forward(x, None)?.0))
            .with_rule(move |b| cotangents(b, back))
    }

    /// Adds the primitive to the graph that its first operand is of.
    #[track_caller]
    pub fn apply<'g>(&self, first: Var<'g>, rest: &[Var<'g>]) -> Var<'g> {
        let builder = first.builder();
        let operands = std::iter::once(&first).chain(rest);
        let values: Vec<Value> = operands.map(|&v| builder.value_of(v)).collect();
        builder.prim_of_type(self.def, Attr::None, &values, Type::Tensor(self.result))
    }

    /// Its declaration, for a registry.
    ///
    /// ```
    /// # mod grads { pub use grad_core::{graph, ir::DType, registry::GradRegistry}; }
    /// use grads::graph::UserOp;
    /// use grads::{DType, GradRegistry};
    /// let same = UserOp::new("same", DType::F64, |x| Ok(x[0].clone()));
    /// let mut registry = GradRegistry::new();
    /// registry.not_differentiable(same.def());
    /// assert!(!registry.passes(same.def(), 0));
    /// ```
    pub fn def(&self) -> &'static PrimDef {
        self.def
    }
}

/// The parts of what `back` gives for all operands and the cotangent.
fn cotangents(b: &mut Backprop, back: &'static PrimDef) -> Vec<Option<Value>> {
    let count = b.operands();
    let mut operands: Vec<Var> = (0..count).map(|i| b.operand(i)).collect();
    operands.push(b.ct());
    let types = operands[..count].iter().map(|v| v.ty()).collect();
    let values: Vec<Value> = operands.iter().map(|v| v.value()).collect();
    let builder = operands[0].builder();
    let cts = builder.prim_of_type(back, Attr::None, &values, Type::Tuple(types));
    let part = |i: usize| cts.apply_with(&FIELD, Attr::Field(i.to_string().into()), &[]);
    (0..count)
        .map(|i| b.wants(i).then(|| part(i).value()))
        .collect()
}

fn leaked(name: &str, kernel: Box<HostKernel>, rule: Rule) -> &'static PrimDef {
    Box::leak(Box::new(PrimDef {
        name: Box::leak(name.to_string().into_boxed_str()),
        doc: "A primitive that was made at run time.",
        result: |types, _| types.first().cloned(),
        host: Some(Box::leak(kernel)),
        rule,
        ..BASE
    }))
}

fn tensors(operands: &[Datum]) -> Result<Vec<Tensor>, EvalError> {
    let tensor = |x: &Datum| x.tensor().ok_or_else(|| no_tensor(x));
    operands.iter().map(tensor).collect()
}

fn no_tensor(x: &Datum) -> EvalError {
    EvalError(format!("{x:?} is no tensor"))
}

/// What a differentiable function can take and give as an operand and result of a primitive.
pub trait OpArg<'a>: Sized {
    /// What is lent to it.
    type Owned: 'a;
    /// The type of its elements.
    const DTYPE: DType;
    /// Reads it.
    ///
    /// # Errors
    /// A tensor of another type or number of dimensions.
    fn read(tensor: &Tensor) -> Result<Self::Owned, String>;
    /// Lends it.
    fn lend(owned: &'a Self::Owned) -> Self;
}

macro_rules! op_args {
    ($($t:ident)*) => {$(
        impl<'a> OpArg<'a> for $t {
            type Owned = $t;
            const DTYPE: DType = <$t as Element>::DTYPE;
            fn read(tensor: &Tensor) -> Result<$t, String> {
                let array = tensor.array::<$t>().filter(|x| x.ndim() == 0);
                let number = array.and_then(|x| x.first().copied());
                number.ok_or_else(|| wrong(stringify!($t), tensor))
            }
            fn lend(owned: &'a $t) -> $t {
                *owned
            }
        }
        impl<'a> OpArg<'a> for Vec<$t> {
            type Owned = Vec<$t>;
            const DTYPE: DType = <$t as Element>::DTYPE;
            fn read(tensor: &Tensor) -> Result<Vec<$t>, String> {
                let array = tensor.array::<$t>().filter(|x| x.ndim() == 1);
                let elements = array.map(|x| x.iter().copied().collect());
                elements.ok_or_else(|| wrong(stringify!(Vec<$t>), tensor))
            }
            fn lend(owned: &'a Vec<$t>) -> Vec<$t> {
                owned.clone()
            }
        }
        impl<'a> OpArg<'a> for &'a [$t] {
            type Owned = Vec<$t>;
            const DTYPE: DType = <$t as Element>::DTYPE;
            fn read(tensor: &Tensor) -> Result<Vec<$t>, String> {
                <Vec<$t> as OpArg>::read(tensor)
            }
            fn lend(owned: &'a Vec<$t>) -> &'a [$t] {
                owned
            }
        }
        impl<'a, const N: usize> OpArg<'a> for [$t; N] {
            type Owned = [$t; N];
            const DTYPE: DType = <$t as Element>::DTYPE;
            fn read(tensor: &Tensor) -> Result<[$t; N], String> {
                let elements = <Vec<$t> as OpArg>::read(tensor)?;
                elements.try_into().map_err(|_| wrong(&format!("[{}; {N}]", stringify!($t)), tensor))
            }
            fn lend(owned: &'a [$t; N]) -> [$t; N] {
                *owned
            }
        }
    )*};
}

op_args!(f32 f64);

/// The cotangents that the pullback of a differentiable function gives: bare for one argument, else a tuple.
pub trait OpCts {
    /// One tensor for each argument.
    fn tensors(self) -> Vec<Tensor>;
}

macro_rules! bare {
    ($($t:ident)*) => {$(
        impl OpCts for $t {
            fn tensors(self) -> Vec<Tensor> {
                vec![self.into()]
            }
        }
        impl OpCts for Vec<$t> {
            fn tensors(self) -> Vec<Tensor> {
                vec![self.into()]
            }
        }
        impl<const N: usize> OpCts for [$t; N] {
            fn tensors(self) -> Vec<Tensor> {
                vec![self.into()]
            }
        }
    )*};
}

bare!(f32 f64);

macro_rules! tuple {
    ($($t:ident)+) => {
        impl<$($t: OpCts),+> OpCts for ($($t,)+) {
            #[allow(non_snake_case)]
            fn tensors(self) -> Vec<Tensor> {
                let ($($t,)+) = self;
                [$($t.tensors()),+].concat()
            }
        }
    };
}

tuple!(A B);
tuple!(A B C);
tuple!(A B C D);
tuple!(A B C D E);
tuple!(A B C D E F);

fn wrong(expected: &str, found: &Tensor) -> String {
    format!(
        "an argument of type {expected} cannot be a tensor of {} of shape {:?}",
        found.dtype(),
        found.shape()
    )
}
