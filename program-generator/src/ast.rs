//! The programs: typed functions, statements and expressions of the Rust that people write.

pub use crate::types::{Choice, Field, Record, Ty};
use std::sync::Arc;

/// A variable. Names repeat where one shadows another, numbers do not.
#[derive(Clone, Debug, PartialEq)]
pub struct Var {
    /// Its number in the function.
    pub id: usize,
    /// Its name.
    pub name: String,
    /// How many references it is behind: a read is written with so many `*`.
    pub depth: u8,
    /// Whether it is declared `mut`.
    pub mutable: bool,
    /// Whether the reference is a `&mut`.
    pub unique: bool,
    /// Whether an arithmetic operand is written without the `*`.
    pub bare: bool,
}

/// A variable, or a part of one.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The variable.
    pub var: Var,
    /// Which part, outermost first.
    pub path: Vec<Step>,
}

/// One step into a value.
#[derive(Clone, Debug, PartialEq)]
pub enum Step {
    /// `[i]`
    Index(Expr),
    /// `[a..b]`; what is left out is the start or the end. Last in a path only.
    Part(Option<Box<Expr>>, Option<Box<Expr>>),
    /// `.0`
    Field(usize),
    /// `.x`: the position of the field in its struct, and its name.
    Named(usize, String),
    /// What a struct derefs to: written as `*` where that is asked for.
    Through(Arc<Record>, bool),
}

impl Place {
    /// The variable itself.
    pub fn of(var: &Var) -> Place {
        Place {
            var: var.clone(),
            path: vec![],
        }
    }
    /// A part of it.
    pub fn then(mut self, step: Step) -> Place {
        self.path.push(step);
        self
    }
}

/// An operator between numbers.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Operator {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
}

/// A comparison, or a connective of truth values.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs)]
pub enum Relation {
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
    And,
    Or,
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub enum Expr {
    /// `0.5`
    Float(f64),
    /// `3`
    Int(usize),
    /// `true`
    Bool(bool),
    /// A read of something that is copied, or the move of a variable.
    Read(Place),
    /// `a.to_vec()` of a slice, `a.clone()` of anything else.
    Copied(Place, Ty),
    /// `a.len()`
    Len(Place),
    /// A method of `f64`, by its number in the list of methods.
    Method(usize, Vec<Expr>),
    /// `x.powi(n)`
    Powi(Box<Expr>, i32),
    /// `a + b`
    Operator(Operator, Box<Expr>, Box<Expr>),
    /// `-x`
    Neg(Box<Expr>),
    /// `a < b`
    Relation(Relation, Box<Expr>, Box<Expr>),
    /// `!a`
    Not(Box<Expr>),
    /// `i as f64`
    ToFloat(Box<Expr>),
    /// `if c { .. } else { .. }`
    If(Box<Expr>, Block, Block),
    /// `match i { .. }`
    Match(Box<Expr>, Vec<Arm>),
    /// `{ .. }`, with a label out of which a `break` can carry the value.
    Block(Option<String>, Block),
    /// `loop { .. }`
    Loop(Option<String>, Block),
    /// `(a, b)`
    Tuple(Vec<Expr>),
    /// `[a, b]`, or `vec![a, b]`
    List(bool, Vec<Expr>),
    /// `[x; n]`, or `vec![x; n]`
    Repeat(bool, Box<Expr>, Box<Expr>),
    /// `Vec::new()`, or `Vec::with_capacity(n)`
    NewVec(Option<Box<Expr>>),
    /// A call of a function of the program, by its number.
    Call(usize, Vec<Arg>),
    /// A call of a closure.
    Apply(Var, Vec<Expr>),
    /// An iterator and what it ends in.
    Chain(Box<Iter>, End),
    /// `v.pop().unwrap()`
    Pop(Place),
    /// `std::mem::replace(&mut a, x)`
    Replace(Place, Box<Expr>),
    /// `std::mem::take(&mut a)` of a vector or a float.
    Take(Place),
    /// `S { x: a, y: b, ..base }`: all fields, or some of them and a place for the others.
    Record(Arc<Record>, Vec<(usize, Expr)>, Option<Place>),
    /// `Some(x)`, `Shape::Disc(r)`: a variant by its number, and what it holds.
    Variant(Arc<Choice>, usize, Vec<Expr>),
    /// `match a { Shape::Disc(r) => .., .. }`, or `if let` if that is asked for and there are two cases.
    Cases {
        /// What is looked at; names are behind references if it is.
        on: Box<Arg>,
        /// Its type.
        choice: Arc<Choice>,
        /// The cases, in order.
        cases: Vec<Case>,
        /// Whether it is written as `if let`.
        if_let: bool,
    },
    /// `a.unwrap_or(x)`, `a.is_some()`
    Maybe(Box<Expr>, Option<Box<Expr>>),
}

/// A case of an enum.
#[derive(Clone, Debug, PartialEq)]
pub struct Case {
    /// The number of the variant; `None` is `_`.
    pub variant: Option<usize>,
    /// The names of what it holds.
    pub names: Vec<Var>,
    /// What is done.
    pub body: Block,
}

/// An argument of a call.
#[derive(Clone, Debug, PartialEq)]
pub enum Arg {
    /// `x`
    Value(Expr),
    /// `&a`, or `a` if that is a reference.
    Shared(Place),
    /// `&mut a`, or `a` if that is a reference.
    InOut(Place),
}

/// An arm of a `match` on an integer.
#[derive(Clone, Debug, PartialEq)]
pub struct Arm {
    /// Which numbers; none of them stands for `_`.
    pub tests: Vec<Test>,
    /// `n if ..`: the name of the number, and the guard.
    pub guard: Option<(Var, Expr)>,
    /// What is done.
    pub body: Block,
}

/// A pattern of an integer.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Test {
    /// `3`
    Is(usize),
    /// `1..=3`
    Within(usize, usize),
}

/// An iterator.
#[derive(Clone, Debug, PartialEq)]
pub enum Iter {
    /// `a..b`, or `a..=b`
    Range(bool, Expr, Expr),
    /// `a.iter()`
    Items(Place),
    /// `&a`, or `a` if that is a reference: as the head of a `for` only.
    Bare(Place),
    /// `a.iter_mut()`
    ItemsMut(Place),
    /// `a.windows(n)`
    Windows(Place, usize),
    /// `a.chunks(n)`
    Chunks(Place, usize),
    /// `.rev()`
    Rev(Box<Iter>),
    /// `.step_by(n)`
    StepBy(Box<Iter>, usize),
    /// `.skip(n)`
    Skip(Box<Iter>, usize),
    /// `.take(n)`
    Take(Box<Iter>, usize),
    /// `.enumerate()`
    Enumerate(Box<Iter>),
    /// `.zip(..)`
    Zip(Box<Iter>, Box<Iter>),
    /// `.chain(..)`
    Chain(Box<Iter>, Box<Iter>),
    /// `.map(|p| ..)`
    Map(Box<Iter>, Pattern, Expr),
    /// `.filter(|p| ..)`; the pattern is of a reference to the item.
    Filter(Box<Iter>, Pattern, Expr),
}

/// What an iterator ends in.
#[derive(Clone, Debug, PartialEq)]
pub enum End {
    /// `.sum::<f64>()`
    Sum,
    /// `.product::<f64>()`
    Product,
    /// `.fold(x, |acc, p| ..)`
    Fold(Box<Expr>, Var, Pattern, Box<Expr>),
    /// `.fold(x, f64::max)`, by the number of the method.
    Select(Box<Expr>, usize),
    /// `.collect::<Vec<f64>>()`
    Collect,
}

/// A pattern.
#[derive(Clone, Debug, PartialEq)]
pub enum Pattern {
    /// `x`
    Name(Var),
    /// `&x`
    Deref(Var),
    /// `(a, b)`
    Tuple(Vec<Pattern>),
    /// `S { x: a, y: b }`
    Record(Arc<Record>, Vec<Pattern>),
    /// `_`
    Wild,
}

/// Statements, and the value after them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// In order.
    pub stmts: Vec<Stmt>,
    /// The value.
    pub value: Option<Box<Expr>>,
}

/// A statement.
#[derive(Clone, Debug, PartialEq)]
pub enum Stmt {
    /// `let p: T = e;`
    Let(Pattern, Option<Ty>, Option<Expr>),
    /// `a = e;`
    Assign(Place, Expr),
    /// `a += e;`
    Compound(Operator, Place, Expr),
    /// `e;`, or `if`, `match` and their like without a value.
    Expr(Expr),
    /// `for p in iter { .. }`
    For(Option<String>, Pattern, Iter, Block),
    /// `while c { .. }`
    While(Option<String>, Expr, Block),
    /// `break 'l e;`
    Break(Option<String>, Option<Expr>),
    /// `continue 'l;`
    Continue(Option<String>),
    /// `return e;`
    Return(Option<Expr>),
    /// `v.push(e);`
    Push(Place, Expr),
    /// `a.swap(i, j);`
    Swap(Place, Expr, Expr),
    /// `a.fill(e);`
    Fill(Place, Expr),
    /// `a.copy_from_slice(&b);`
    CopyFrom(Place, Place),
    /// `let r = &mut a;`, or `&a`
    Borrow(Var, bool, Place),
    /// `let (p, q) = &mut a;`, or `&a`
    TakeApart(Pattern, bool, Place),
    /// `(a, b) = e;`, or `[a, b] = e;`; what is not there is `_`.
    Spread(bool, Vec<Option<Place>>, Expr),
    /// `std::mem::swap(&mut a, &mut b);`
    Exchange(Place, Place),
    /// `let f = |x: f64| ..;`
    Closure(Var, Vec<Var>, Block),
    /// `iter.for_each(|p| ..);`
    ForEach(Iter, Pattern, Block),
}

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Mode {
    /// `x: T`
    Value,
    /// `x: &T`
    Shared,
    /// `x: &mut T`
    InOut,
}

/// A parameter.
#[derive(Clone, Debug, PartialEq)]
pub struct Param {
    /// Its name.
    pub var: Var,
    /// Its type, behind the reference.
    pub ty: Ty,
    /// How it is passed.
    pub mode: Mode,
    /// `#[no_diff]`
    pub constant: bool,
}

/// Where a function stands.
#[derive(Clone, Debug, PartialEq)]
pub enum Owner {
    /// Outside of everything.
    Nobody,
    /// A method of a struct, whose first parameter is `self`.
    Method(Arc<Record>),
    /// An associated function of a struct.
    Associated(Arc<Record>),
    /// What an operator does with two values, of which the first is of this struct.
    Operator(Arc<Record>, Operator),
    /// A method of a trait of this name that a struct implements, or one that the trait has for all of them.
    Trait(Arc<Record>, String, bool),
}

/// A function.
#[derive(Clone, Debug, PartialEq)]
pub struct Func {
    /// Its name.
    pub name: String,
    /// Where it stands.
    pub owner: Owner,
    /// Its parameters.
    pub params: Vec<Param>,
    /// The type of its value.
    pub ret: Ty,
    /// Which length of arrays is a `const N: usize`.
    pub generic: Option<usize>,
    /// Its body.
    pub body: Block,
}

/// A sample argument or cotangent.
#[derive(Clone, Debug, PartialEq)]
pub enum Sample {
    /// A float.
    Float(f64),
    /// An integer.
    Int(usize),
    /// A truth value.
    Bool(bool),
    /// An array, vector, tuple or struct.
    List(Vec<Sample>),
    /// `()`
    Unit,
}

/// A program: functions, of which the last is differentiated, and the arguments it is run with.
#[derive(Clone, Debug, PartialEq)]
pub struct Program {
    /// What it was made from.
    pub seed: u64,
    /// Its structs and enums.
    pub types: Vec<Ty>,
    /// Callees stand before their callers.
    pub funcs: Vec<Func>,
    /// The arguments of the last function.
    pub args: Vec<Sample>,
    /// The cotangents of its value and of its in-out parameters; `None` if it returns a float and `grad!` is taken.
    pub cts: Option<Vec<Sample>>,
}

impl Program {
    /// The function that is differentiated.
    pub fn main(&self) -> &Func {
        &self.funcs[self.funcs.len() - 1]
    }
}
