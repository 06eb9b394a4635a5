//! The nodes of a graph.

use crate::entity::{FuncRef, NodeId, Stack, Value};
use crate::ops::PrimDef;

/// One operation: operands in, results out. A node of a gradient graph knows the forward node it came from.
#[derive(Clone, PartialEq, Debug)]
pub struct Node {
    /// What it does.
    pub kind: NodeKind,
    /// What it reads, in the layout that `kind` says.
    pub operands: Vec<Value>,
    /// What it defines, in the layout that `kind` says.
    pub results: Vec<Value>,
    /// Where it stands in the source.
    pub loc: SrcLoc,
    /// The forward node whose derivative this node belongs to (TensorFlow's `_original_op`).
    pub origin: Option<NodeId>,
}

/// A graph of a million operations has several million nodes.
const _: () = assert!(size_of::<Node>() <= 96);

/// A place in the source: an index into the front end's table of spans.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct SrcLoc(pub Option<u32>);

/// What a node does. Operand and result layouts are part of the contract of each kind. What is large stands in a box: a graph
/// that is built at run time has millions of nodes, and hardly any such.
#[derive(Clone, PartialEq, Debug)]
pub enum NodeKind {
    /// A literal, by its token text (`0.5`, `1e-3`, `true`, `3`, `inf`, `nan`); the type is the result's. No operands, one result.
    Const(Box<str>),
    /// A primitive. Operands and the one result as its declaration says.
    Prim(&'static PrimDef, Attr),
    /// `if`. Operands: predicate, captures. Results: those of the branch. Both branches take the same captures and no params.
    Cond {
        /// Taken when the predicate is true.
        then: FuncRef,
        /// Taken when it is false.
        orelse: FuncRef,
    },
    /// A loop; see [`Loop`].
    Loop(Loop),
    /// A call of a function of the program; see [`Call`].
    Call(Box<Call>),
    /// The way back of a call; see [`CallBack`].
    CallBack(Box<CallBack>),
    /// An opaque expression of the user's language: operands in the order of `names`, one result (none if `effect`).
    Host(Box<Host>),
    /// In a gradient graph before planning: the value that the forward graph it belongs to gave to `Value`, in the
    /// execution that this one undoes. No operands, one result.
    Primal(Value),
    /// Pushes its operand. No results.
    Push(Stack),
    /// Takes back what was pushed last and not yet taken back. No operands, one result.
    Pop(Stack),
}

/// A loop. Results: the carried values as the last trip left them, then `trips: usize`, how many trips were begun.
///
/// The body takes params (`index` if a range, then the carried values) and captures; it returns (`exit: bool` if
/// `exits`, then the new carried values). A body that returns `exit = true` ends the loop: that trip counts, its carried
/// values are taken, and no condition is evaluated after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Loop {
    /// What makes it go on.
    pub header: LoopHeader,
    /// One trip.
    pub body: FuncRef,
    /// Whether a trip can end the loop.
    pub exits: bool,
    /// How many values are carried from trip to trip.
    pub carried: usize,
    /// Whether the user wants what a trip starts from to be kept, and the trip to be run again on the way back, instead of
    /// keeping what the trip computes.
    pub checkpoint: bool,
    /// Which of these states are kept. Other than all it may be for a checkpoint over a range upwards.
    pub states: States,
    /// Of a range upwards: whether its trips may run side by side. They meet in sums alone, which may be added in any order of parts of
    /// the range, and in arrays that each trip touches at its own index.
    pub parallel: bool,
    /// Whether it has a few trips at most: places that trips walk through are not worth finding before it.
    pub short: bool,
    /// Whether each tensor that is carried must keep its shape. A single number may become a tensor, once.
    pub shaped: bool,
}

/// Which of the states are kept that the trips of a checkpoint start from. Trips between two that are kept are run again, as often as
/// that takes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum States {
    /// All of them.
    #[default]
    All,
    /// As many as an operand says, at most.
    Slots,
    /// As many as fit into so many bytes as an operand says, but one at least.
    Bytes,
    /// Those that an operand says, which keeps some of them in a file.
    File,
}

impl States {
    /// Whether an operand of the loop says which.
    pub fn are_chosen(self) -> bool {
        self != States::All
    }
}

/// What makes a loop go on, and the operands that come with it.
#[derive(Clone, PartialEq, Debug)]
pub enum LoopHeader {
    /// Over `lo..hi` by ones, downwards if `rev`. Operands: lo, hi, what says which `states` are kept if not all are, initial carried values, captures.
    Range {
        /// From `hi - 1` down to `lo`.
        rev: bool,
    },
    /// While a FuncGraph (params: the carried values; the same captures; result: bool) says so. Operands: initial carried values, captures.
    While(FuncRef),
}

/// A call of a function of the program. Operands: per argument one value, the indices in its steps, and for a sub-slice its
/// bounds (lo, hi). Results: the return value (type `unit` if there is none), the new value of every in-out argument's operand in
/// order (of the whole, if a part is passed), then the pullback.
#[derive(Clone, PartialEq, Debug)]
pub struct Call {
    /// The path as written, for the text form and for look-up in the module.
    pub callee: Box<str>,
    /// The front end's tokens of the path.
    pub tokens: Tokens,
    /// How each argument is passed.
    pub args: Vec<Arg>,
    /// Whether the callee is a param of the function around, or is handed one: what such a function captures may be
    /// differentiated, so what the call gives depends on it.
    pub takes_param: bool,
    /// Whether its way back leaves in-out arguments as they are instead of restoring them: nobody reads what they held before.
    pub spent: bool,
    /// Whether the callee's forward mode is called: it takes the tangent of each argument behind all of them, its value is the pair of
    /// value and tangent, and the tangents of in-outs come after the in-outs.
    pub jvp: bool,
}

/// An index into the front end's side table of tokens; `None` where a graph came from text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Tokens(pub Option<u32>);

/// How an argument is passed.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Arg {
    /// By value or by reference.
    pub mode: ArgMode,
    /// The steps from its operand to what is passed, as in [`ops::path`](crate::ops::path); empty for all of it (by `&mut` only).
    pub steps: Box<str>,
    /// Whether it is the part `lo..hi` of an array (by reference only).
    pub sub: bool,
}

/// By value or by reference.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ArgMode {
    /// `x`: a copy, or moved into the call. Its cotangent comes back by value.
    Value,
    /// `&x`: handed to the pullback again, which adds to an adjoint that it is lent.
    Shared,
    /// `&mut x`: handed to the pullback as the call left it, which restores what it was before the call, and turns
    /// the cotangent of what came out into that of what went in, in place.
    InOut,
}

/// The way back of a [`Call`]. Operands: the pullback; per argument, in order: nothing (by value), or the operands of the
/// argument again and, if `active`, its adjoint (in-out: the primal as the call left it, unless the call is `spent`; the adjoint is
/// always there if the type can carry one, that is `active`), or what it is a part of with the indices to there ([`Lent`]); last
/// the cotangent of the return value, if `seeded`.
/// Results: per argument, in order: the cotangent (by value, if `active`), the adjoint after (shared, if `active` and it stands
/// here), the primal as before the call, unless the call is `spent`, and, if `active`, the adjoint after (in-out); then, for each argument that is `asked`
/// about, whether the callee's way back gave a cotangent: it may have selected the argument away.
#[derive(Clone, PartialEq, Debug)]
pub struct CallBack {
    /// The call that this undoes.
    pub call: Call,
    /// Which arguments' cotangents are wanted.
    pub active: Vec<bool>,
    /// Of which of them, passed by value, it is asked whether they are there.
    pub asked: Vec<bool>,
    /// For each argument, of what its adjoint is a part. `None`: it is an adjoint of its own.
    pub lent: Vec<Option<Lent>>,
    /// Whether the return value has a cotangent; if not, it is zero, and the callee must see zeros.
    pub seeded: bool,
}

/// A part of an adjoint, which a call's way back is lent where it is. Several parts of one adjoint may be lent at once; where they
/// are not apart, each gets all that is added to it.
#[derive(Clone, PartialEq, Debug)]
pub struct Lent {
    /// The argument at which the adjoint stands, if not at this one.
    pub with: Option<usize>,
    /// The steps to the part, as in [`ops::path`](crate::ops::path); empty for the whole.
    pub steps: Box<str>,
}

/// The name by which the tokens of a pattern refer to the value that is matched: a reference to it.
pub const MATCHED: &str = "__grads_value";

/// An opaque expression: tokens in the front end's table, with the names by which they call the operands.
#[derive(Clone, PartialEq, Debug)]
pub struct Host {
    /// The source text.
    pub text: Box<str>,
    /// The front end's tokens.
    pub tokens: Tokens,
    /// The name of each operand in the tokens; behind `&` if there it is a reference to the operand.
    pub names: Vec<Box<str>>,
    /// A statement that is run for what it does (`assert!`, `println!`): no result, never removed, never repeated.
    pub effect: bool,
    /// Whether the front end sees to it that no derivative passes, where it does not know the types of the operands.
    pub asks: bool,
}

impl Host {
    /// Whether it tests a value by a pattern, or takes what a pattern binds of it: it looks at the value and does nothing else.
    pub fn is_of_pattern(&self) -> bool {
        let is_matched = |name: &str| name.strip_prefix('&') == Some(MATCHED);
        self.names.iter().any(|name| is_matched(name))
    }

    /// Whether it is a path and nothing else (`PhantomData`): to look at it does nothing.
    pub fn is_name(&self) -> bool {
        let is_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | ' ');
        !self.effect && self.names.is_empty() && self.text.chars().all(is_path)
    }

    /// Whether it is the name of a constant, which is the same whenever it is looked at.
    pub fn is_constant(&self) -> bool {
        let is_name = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        let is_path = |c: char| c.is_alphanumeric() || matches!(c, '_' | ':' | '<' | '>' | ' ');
        let last = self.text.rsplit("::").next().unwrap_or_default().trim();
        self.names.is_empty()
            && self.text.chars().all(is_path)
            && last.starts_with(|c: char| c.is_ascii_uppercase())
            && last.chars().all(is_name)
    }
}

impl NodeKind {
    /// Whether it is a literal, or the name of a constant.
    pub fn is_constant(&self) -> bool {
        match self {
            NodeKind::Const(_) => true,
            NodeKind::Host(host) => !host.effect && host.is_constant(),
            NodeKind::Prim(..)
            | NodeKind::Cond { .. }
            | NodeKind::Loop(_)
            | NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => false,
        }
    }
}

impl Node {
    /// The attribute, if this is a primitive.
    pub fn attr(&self) -> Attr {
        match &self.kind {
            NodeKind::Prim(_, attr) => attr.clone(),
            NodeKind::Const(_)
            | NodeKind::Cond { .. }
            | NodeKind::Loop(_)
            | NodeKind::Call(_)
            | NodeKind::CallBack(_)
            | NodeKind::Host(_)
            | NodeKind::Primal(_)
            | NodeKind::Push(_)
            | NodeKind::Pop(_) => Attr::None,
        }
    }
}

/// What a primitive needs to know beside its operands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Attr {
    /// Nothing.
    #[default]
    None,
    /// The name or number of a field, outermost first; the steps of a place; whatever text the primitive documents.
    Field(Box<str>),
}
