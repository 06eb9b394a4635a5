//! The functions that a formula may call.

use grads::Var;

/// A function by its name.
#[derive(Debug)]
pub struct Function {
    /// As it is written in formulas.
    pub name: &'static str,
    /// What it does to values of a graph.
    pub apply: Apply,
}

/// A function by the number of its arguments.
#[derive(Debug)]
pub enum Apply {
    /// Of one argument.
    One(for<'g> fn(Var<'g>) -> Var<'g>),
    /// Of two arguments.
    Two(for<'g> fn(Var<'g>, Var<'g>) -> Var<'g>),
}

impl Apply {
    /// How many arguments it takes.
    pub fn arity(&self) -> usize {
        match self {
            Apply::One(_) => 1,
            Apply::Two(_) => 2,
        }
    }
}

/// The function of this name.
pub fn find(name: &str) -> Option<&'static Function> {
    FUNCTIONS.iter().find(|f| f.name == name)
}

/// The names of all functions, for messages.
pub fn names() -> String {
    let names: Vec<&str> = FUNCTIONS.iter().map(|f| f.name).collect();
    names.join(", ")
}

macro_rules! functions {
    ($($name:literal $arity:ident $apply:expr;)*) => {
        static FUNCTIONS: &[Function] = &[$(Function { name: $name, apply: Apply::$arity($apply) }),*];
    };
}

functions! {
    "abs" One |x| x.abs();
    "acos" One |x| x.acos();
    "asin" One |x| x.asin();
    "atan" One |x| x.atan();
    "atan2" Two |y, x| y.atan2(x);
    "cos" One |x| x.cos();
    "cosh" One |x| x.cosh();
    "exp" One |x| x.exp();
    "ln" One |x| x.ln();
    "log10" One |x| x.log10();
    "max" Two |x, y| x.max(y);
    "min" Two |x, y| x.min(y);
    "pow" Two |x, y| x.powf(y);
    "sigmoid" One |x| x.sigmoid();
    "sin" One |x| x.sin();
    "sinh" One |x| x.sinh();
    "sqrt" One |x| x.sqrt();
    "tan" One |x| x.tan();
    "tanh" One |x| x.tanh();
}
