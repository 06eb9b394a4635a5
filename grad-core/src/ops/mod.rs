//! Primitives, each declared once: spelling, result type, evaluation, derivative.

pub mod adjoint;
pub mod arith;
pub mod array;
pub mod cast;
pub mod check;
pub mod clones;
pub mod compare;
pub mod datum;
pub(crate) mod declare;
pub mod exp_log;
pub mod index;
pub mod int;
pub mod located;
pub mod logic;
pub mod look;
pub mod make;
pub mod operator;
pub mod order;
pub mod path;
pub mod range;
pub mod round;
pub mod select;
pub mod slight;
pub mod snapshot;
pub mod stack;
#[cfg(feature = "runtime")]
pub mod tensor;
pub mod trig;
pub mod tuple;
pub mod variant;
pub mod views;

pub use declare::{Operand, Scalars};

use crate::entity::Value;
use crate::grad::{Backprop, TangentRule};
use crate::ir::{Attr, DType, Type, Var};
use datum::Datum;
use std::fmt;

/// The declaration of a primitive.
pub struct PrimDef {
    /// The mnemonic in the text form.
    pub name: &'static str,
    /// One line for the docs.
    pub doc: &'static str,
    /// How a front end spells it in Rust.
    pub spelling: Spelling,
    /// The result type, or `None` if the operands do not fit.
    pub result: fn(&[Type], &Attr) -> Option<Type>,
    /// The value. Operands come by value, so that an array with one owner is written in place.
    pub eval: fn(&EvalCx, Vec<Datum>) -> Result<Datum, EvalError>,
    /// The evaluation of a primitive that was made at run time, in place of `eval`.
    pub host: Option<&'static HostKernel>,
    /// Of a primitive of tensors: the words that its attribute may have.
    pub options: &'static [&'static str],
    /// The value of a scalar primitive on each kind of number, for tensors of them.
    pub scalars: Option<Scalars>,
    /// The value of an elementwise primitive on whole tensors, where there is a faster way than element by element.
    #[cfg(feature = "runtime")]
    pub wide: Option<Wide>,
    /// The same on blocks of floats, where it cannot fail.
    #[cfg(feature = "runtime")]
    pub blocks: Option<crate::kernels::blocks::Blocks>,
    /// The derivative.
    pub rule: Rule,
    /// How tangents pass, where the rule is structural: its other half.
    pub tangent: TangentRule,
    /// What it costs to run again.
    pub cost: Cost,
    /// Whether it can panic whatever its type (bounds), so that a forward run keeps it.
    pub may_panic: bool,
    /// Whether it can panic on integers (division by zero, overflow).
    pub int_may_panic: bool,
    /// The operand that the result replaces in place: an array write consumes the array.
    pub in_place: Option<usize>,
    /// Test points, one range per operand, and edge rows.
    pub tests: Tests,
}

/// How to check a primitive.
#[derive(Debug, Default)]
pub struct Tests {
    /// One sampling range per operand; empty for primitives that are tested by graphs alone.
    pub domain: &'static [(f64, f64)],
    /// Operands and the gradient expected there: section 12 of the design.
    pub edges: &'static [(&'static [f64], &'static [f64])],
    /// What Rust itself computes by the spelling, to compare `eval` with.
    pub reference: Option<fn(&[f64]) -> f64>,
    /// Programs in the text form that use the primitive and whose gradient is compared with differences.
    pub graphs: &'static [&'static str],
}

impl Tests {
    /// Only graphs.
    const fn graphs(graphs: &'static [&'static str]) -> Tests {
        Tests { graphs, ..NO_TESTS }
    }
}

const NO_TESTS: Tests = Tests {
    domain: &[],
    edges: &[],
    reference: None,
    graphs: &[],
};

/// What evaluation may ask about the node.
#[derive(Debug)]
pub struct EvalCx<'a> {
    /// The attribute.
    pub attr: &'a Attr,
    /// The result type.
    pub ty: &'a Type,
}

/// Why a primitive could not be evaluated: what would be a panic in Rust.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EvalError(pub String);

/// How a front end writes a primitive in Rust. `{0}`, `{1}` are the operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spelling {
    /// `{0} + {1}`
    Infix(&'static str),
    /// `-{0}`
    Prefix(&'static str),
    /// `{0}.sin()`, `{0}.atan2({1})`; a scalar method
    Method(&'static str),
    /// `usize::saturating_sub({0}, {1})`: a method that integers of the result's type have
    IntMethod(&'static str),
    /// A function of the facade's `__private` module that takes its operands by shared reference.
    Support(&'static str),
    /// The same, of a function that may fail on the way back, too: it says the user's line there.
    Fallible(&'static str),
    /// The same, of a function that is told where it stands, on the way back, too.
    Look(&'static str),
    /// A function of the facade's `__private` module that takes operand 0 by `&mut` (it is written in place), the others by value.
    SupportMut(&'static str),
    /// The zero cotangent of `{0}`
    ZerosLike,
    /// `{0} as T`
    Cast,
    /// `{0}[{1}][{2}]..`, or the steps that the attribute names
    Index,
    /// `{0}[{1}].. = {last}`
    IndexSet,
    /// `{0}[{1}].. += {last}`
    IndexAdd,
    /// The same where the way back runs it again.
    IndexAddAgain,
    /// `{0}.field`
    Field,
    /// `{0}.field += {1}`
    FieldAdd,
    /// Where `{0}[{1}].., or what the steps of the attribute lead to, is
    Locate,
    /// A part of a cotangent.
    CtPart,
    /// A part of a tangent, of the last operand
    PartTangent,
    /// A place of a cotangent becomes zero.
    CtClear,
    /// The cotangent of what was at a place before it was written to.
    CtReshape,
    /// `({0}, {1}, ..)`
    Tuple,
    /// `Path { field: {0}, .. }`
    Make,
    /// `matches!({0}, Path { .. })`
    Variant,
    /// `{0} + {1}` on types that only rustc knows
    Operator,
    /// `{0} += {1}` on such types
    OperatorAssign,
    /// The cotangents of such an operator's operands
    OperatorBack,
    /// The cotangents of such an assignment's operands
    OperatorAssignBack,
    /// The tangent of such an operator's result, or of what such an assignment leaves
    OperatorJvp,
    /// The cotangents of what such a tangent was made of
    OperatorJvpBack,
    /// `[{0}, {1}, ..]`
    Array,
    /// `[{0}; attr]`
    Repeat,
    /// `vec![{0}, {1}, ..]`
    VecOf,
    /// `vec![{0}; {1}]`
    VecRepeat,
    /// `Vec::with_capacity({0})`
    VecNew,
    /// `{0}.len()`
    Len,
    /// `{0}.clone()` of an array
    Copy,
    /// The user's function clones `{0}`
    IsCloned,
    /// Whether the operands are numbers, as a type
    Numbers,
    /// Whether `{0}` has an outline, as a type
    Outlined,
    /// Whether all of these types say so
    AllNumbers,
    /// `{0}` to be kept, or nothing if it is a number, or its outline
    Slight,
    /// What was kept so
    Given,
    /// `{0}.to_vec()`
    ToVec,
    /// What was kept in `{1}` is taken from there, and goes to the end of `{0}`
    Take,
    /// `{0}.push({1})`
    Push,
    /// `{0}.pop();`
    Pop,
    /// `if {0} { {1} } else { {2} }`
    Select,
    /// `{0}`
    Identity,
}

/// The derivative of a primitive.
#[derive(Clone, Copy)]
pub enum Rule {
    /// No derivative passes: integers, comparisons, `floor`.
    Constant,
    /// Elementwise: the partial derivative for each operand, from operands and result. The vjp is `ct * partial`,
    /// the jvp the sum of `partial * tangent`. `None`: constant in that operand.
    Partials(&'static [Option<Partial>]),
    /// Choices: for each operand the truth value of 'the result is this operand'. The vjp is `ct` where that holds and
    /// zero elsewhere (a product with 0 or 1 would turn an infinite `ct` into NaN). `None`: constant in that operand.
    Passes(&'static [Option<Partial>]),
    /// Structural: adds to the adjoints of its operands itself.
    Vjp(fn(&mut Backprop)),
    /// The cotangent of each operand, `None` where there is none; how many there are is checked.
    Cotangents(&'static CotangentRule),
    /// None was given: to differentiate it is an error.
    Undefined,
    /// To differentiate it is an error, for the reason that the attribute says.
    Prevented,
}

/// See [`Rule::Cotangents`].
pub type CotangentRule = dyn Fn(&mut Backprop) -> Vec<Option<Value>> + Send + Sync;

/// The evaluation of a primitive that was made at run time.
pub type HostKernel = dyn Fn(&EvalCx, Vec<Datum>) -> Result<Datum, EvalError> + Send + Sync;

/// An elementwise primitive on tensors that broadcast to a shape, from the type of the result's elements, the operands and that shape. `None`: it has to be done element
/// by element, which also says what is wrong.
#[cfg(feature = "runtime")]
pub type Wide = fn(DType, &[Datum], &[usize]) -> Option<crate::tensor::Tensor>;

/// `d result / d operand`, from operands and result.
pub type Partial = for<'b> fn(&[Var<'b>], Var<'b>) -> Var<'b>;

/// What it costs to run a primitive again rather than to keep its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Cost {
    /// An index, an addition, a load.
    Cheap,
    /// `exp`, `sin`, a division: keep.
    Dear,
    /// Makes or copies an array: time and memory grow with it.
    Array,
}

/// What the primitives that are written out have in common.
pub(crate) const BASE: PrimDef = PrimDef {
    name: "",
    doc: "",
    spelling: Spelling::Identity,
    result: |_, _| None,
    eval: |_, operands| Err(declare::mismatch("", &operands)),
    host: None,
    options: &[],
    scalars: None,
    #[cfg(feature = "runtime")]
    wide: None,
    #[cfg(feature = "runtime")]
    blocks: None,
    rule: Rule::Constant,
    tangent: TangentRule::Undefined,
    cost: Cost::Cheap,
    may_panic: false,
    int_may_panic: false,
    in_place: None,
    tests: NO_TESTS,
};

/// The one operand.
fn only(name: &str, operands: Vec<Datum>) -> Result<Datum, EvalError> {
    <[Datum; 1]>::try_from(operands)
        .map(|[x]| x)
        .map_err(|operands| declare::mismatch(name, &operands))
}

/// Every primitive, in one order.
pub fn all() -> impl Iterator<Item = &'static PrimDef> {
    #[cfg(feature = "runtime")]
    let tensors = tensor::ALL;
    #[cfg(not(feature = "runtime"))]
    let tensors: &[&[&PrimDef]] = &[];
    [
        arith::ALL,
        exp_log::ELEMENTWISE,
        exp_log::MORE,
        trig::ALL,
        round::ALL,
        select::ELEMENTWISE,
        select::MORE,
        compare::ALL,
        logic::ALL,
        cast::ALL,
        array::ALL,
        index::ALL,
        located::ALL,
        look::ALL,
        snapshot::ALL,
        order::ALL,
        check::ALL,
        clones::ALL,
        slight::ALL,
        range::ALL,
        stack::ALL,
        tuple::ALL,
        make::ALL,
        variant::ALL,
        operator::ALL,
        adjoint::ALL,
        views::ALL,
    ]
    .into_iter()
    .chain(tensors.iter().copied())
    .flatten()
    .copied()
}

/// The primitive with this mnemonic.
///
/// ```
/// let sin = grad_core::ops::find("sin").unwrap();
/// assert_eq!(sin.name, "sin");
/// assert!(grad_core::ops::find("sine").is_none());
/// ```
pub fn find(name: &str) -> Option<&'static PrimDef> {
    all().find(|d| d.name == name)
}

impl PrimDef {
    /// Whether it is a function of numbers, which applies to tensors element by element.
    pub fn is_elementwise(&self) -> bool {
        matches!(
            self.spelling,
            Spelling::Infix(_)
                | Spelling::Prefix(_)
                | Spelling::Method(_)
                | Spelling::IntMethod(_)
                | Spelling::Cast
                | Spelling::Select
        )
    }
    /// The result type, or `None` if the operands do not fit.
    pub fn result_type(&self, types: &[Type], attr: &Attr) -> Option<Type> {
        // a partial derivative times tangents
        if *self == arith::MUL && types.contains(&Type::LANES) && types.contains(&Type::F64) {
            return Some(Type::LANES);
        }
        let is_tensor = |t: &Type| matches!(t, Type::Tensor(_));
        if !self.is_elementwise() || !types.iter().any(is_tensor) {
            return (self.result)(types, attr);
        }
        let elements: Vec<Type> = types
            .iter()
            .map(|t| match t {
                Type::Tensor(dtype) => dtype.scalar(),
                other => other.clone(),
            })
            .collect();
        let element = (self.result)(&elements, attr)?;
        let dtype = DType::ALL
            .iter()
            .find(|(dtype, _)| dtype.scalar() == element)?;
        Some(Type::Tensor(dtype.0))
    }
    /// The value.
    ///
    /// # Errors
    /// What would be a panic in Rust, operands of the wrong kind, and shapes that do not fit.
    pub fn evaluate(&self, cx: &EvalCx, operands: Vec<Datum>) -> Result<Datum, EvalError> {
        #[cfg(feature = "runtime")]
        if self.is_elementwise() && operands.iter().any(|d| matches!(d, Datum::Tensor(_))) {
            return crate::kernels::map::map(self, cx, &operands);
        }
        match (self.host, cx.ty) {
            (Some(kernel), _) => kernel(cx, operands),
            (None, Type::Tensor(dtype)) if self.is_elementwise() => {
                let cx = EvalCx {
                    attr: cx.attr,
                    ty: &dtype.scalar(),
                };
                (self.eval)(&cx, operands)
            }
            (None, _) => (self.eval)(cx, operands),
        }
    }
    /// Whether a node of this primitive with a result of type `ty` can panic.
    pub fn can_panic(&self, ty: &Type) -> bool {
        self.may_panic || (self.int_may_panic && matches!(ty, Type::Int(_) | Type::Open))
    }
}

impl Rule {
    /// The contribution to the cotangent of operand `i` by a rule that is a list: `None` if the primitive is constant
    /// in it, or if the rule is not a list.
    pub fn operand_ct<'b>(
        &self,
        i: usize,
        operands: &[Var<'b>],
        result: Var<'b>,
        ct: Var<'b>,
    ) -> Option<Var<'b>> {
        match self {
            Rule::Partials(list) => list.get(i)?.map(|partial| ct * partial(operands, result)),
            Rule::Passes(list) => list
                .get(i)?
                .map(|passes| passes(operands, result).select(ct, ct.zeros_like())),
            Rule::Constant
            | Rule::Vjp(_)
            | Rule::Cotangents(_)
            | Rule::Undefined
            | Rule::Prevented => None,
        }
    }
}

impl PrimDef {
    /// What makes it this one: its name, and of one that was made at run time its kernel.
    pub(crate) fn identity(&self) -> (&'static str, usize) {
        let kernel = self
            .host
            .map_or(0, |kernel| std::ptr::from_ref(kernel).addr());
        (self.name, kernel)
    }
}

impl PartialEq for PrimDef {
    fn eq(&self, other: &Self) -> bool {
        self.identity() == other.identity()
    }
}

impl fmt::Debug for PrimDef {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.name)
    }
}
