//! What Rust variables stand for while a body is lowered.

use super::fields::Fields;
use super::types::Ty;
use grad_core::entity::Value;
use grad_core::ir::Attr;
use grad_core::ops::path;
use std::rc::Rc;

/// A value of a FuncGraph under construction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Val {
    /// Number of the graph, unique for the whole lowering: a value that outlives its graph is found out.
    pub frame: usize,
    /// The value in it.
    pub value: Value,
}

/// An index into the table of variables.
pub type VarId = usize;

/// A variable, the user's or one of our own (the returned value, a flag).
#[derive(Clone)]
pub struct Var {
    /// Its name.
    pub name: String,
    /// Its type.
    pub ty: Ty,
    /// What it holds.
    pub slot: Slot,
    /// Whether it is declared `mut`.
    pub mutable: bool,
    /// Whether its written type is that of a text.
    pub text: bool,
    /// The literal that it holds before it is assigned, for flags.
    pub default: Option<&'static str>,
    /// Its number among the variables whose shape shows when they are assigned.
    pub late: Option<usize>,
    /// What it is, if it is a struct that is held as its fields.
    pub fields: Option<Rc<Fields>>,
}

/// What a variable holds.
#[derive(Clone)]
pub enum Slot {
    /// The current SSA value, none before the first assignment.
    Cell(Option<Val>),
    /// The members of a tuple, or the fields of a struct that is held so, each a variable.
    Tuple(Vec<VarId>),
    /// Whether there is something, and what.
    Option(VarId, VarId),
    /// Another name for something: a reference, a part of an array, a closure.
    Alias(Operand),
    /// A part of an array that is chosen anew by assigning to the variable.
    View(super::views::View),
    /// Its definition was refused: uses are not reported again.
    Poisoned,
}

/// What an expression evaluates to.
#[derive(Clone)]
pub enum Operand {
    /// A number, or a whole array.
    Val(Val),
    /// A tuple, taken apart.
    Tuple(Vec<Operand>),
    /// A struct that borrows, as its fields.
    Fields(Rc<Fields>, Vec<Operand>),
    /// An `Option`, taken apart: whether there is something, and what. The latter is read only where there is;
    /// `Never` is what a `None` has.
    Option(Val, Box<Operand>),
    /// A reference to a place.
    Ref(Place, Mutability),
    /// A closure, by its number: inlined where it is called.
    Closure(usize),
    /// Another function, by its number: a function-typed param, or a path.
    Function(usize),
    /// An iterator: a loop where it is used up.
    Iter(Rc<super::iter::Iter>),
    /// No value: a statement.
    Unit,
    /// The expression does not finish.
    Never,
}

impl Operand {
    /// The variable that a `&mut` refers to, or to a part of.
    pub fn lent(&self) -> Option<VarId> {
        match self {
            Operand::Ref(place, Mutability::Mut) => match place.base {
                Base::Var(id) => Some(id),
                Base::Val(_) => None,
            },
            _ => None,
        }
    }
}

/// How a place is referred to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mutability {
    /// `&`
    Shared,
    /// `&mut`
    Mut,
}

/// A number or array in memory: a variable, an element, or a part of an array.
#[derive(Clone, PartialEq, Eq)]
pub struct Place {
    /// Where it starts.
    pub base: Base,
    /// Steps into it, outermost first.
    pub path: Vec<Step>,
    /// The part of the array at the end of the path, if not the whole.
    pub window: Option<Window>,
}

/// A step into a value.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Step {
    /// To an element.
    Index(Val),
    /// To what a type of the user's looks up by what is no number.
    Lookup(Val),
    /// The same, by a reference.
    LookupLent(Val),
    /// To a field: a name, a number, or `Variant::field`.
    Field(String),
}

impl Step {
    /// The index, if it is one.
    pub fn index(&self) -> Option<Val> {
        match self {
            Step::Index(i) | Step::Lookup(i) | Step::LookupLent(i) => Some(*i),
            Step::Field(_) => None,
        }
    }
    /// As the graph names it.
    pub fn as_path(&self) -> path::Step<'_> {
        match self {
            Step::Index(_) => path::Step::Index,
            Step::Lookup(_) => path::Step::Lookup,
            Step::LookupLent(_) => path::Step::LookupLent,
            Step::Field(name) => path::Step::Field(name),
        }
    }
    /// Its text in a path.
    pub fn text(&self) -> &str {
        self.as_path().text()
    }
}

/// What a place starts from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Base {
    /// A variable that can change.
    Var(VarId),
    /// A value: what is borrowed shared cannot change.
    Val(Val),
}

/// The part `lo..hi` of an array.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Window {
    /// First position.
    pub lo: Val,
    /// Position after the last.
    pub hi: Val,
}

impl Place {
    /// The index operands and the attribute of a primitive that reads or writes it.
    pub fn steps(&self) -> (Vec<Val>, Attr) {
        (
            self.path.iter().filter_map(Step::index).collect(),
            path::attribute(self.path.iter().map(Step::as_path)),
        )
    }
    /// All of something.
    pub fn of(base: Base) -> Place {
        Place {
            base,
            path: vec![],
            window: None,
        }
    }
}

/// Names in scope, innermost first; cheap to copy, so that closures keep the scope they were written in.
#[derive(Clone, Default)]
pub struct Scope(Option<Rc<Entry>>);

struct Entry {
    name: String,
    var: VarId,
    outer: Scope,
}

impl Scope {
    /// The variable that `name` stands for.
    pub fn find(&self, name: &str) -> Option<VarId> {
        let mut scope = self;
        while let Some(entry) = &scope.0 {
            if entry.name == name {
                return Some(entry.var);
            }
            scope = &entry.outer;
        }
        None
    }
    /// Adds a name, which hides an older one.
    pub fn bind(&mut self, name: String, var: VarId) {
        let outer = self.clone();
        self.0 = Some(Rc::new(Entry { name, var, outer }));
    }
}
