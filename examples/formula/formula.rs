//! What a formula is: a column, and an expression for it.

use crate::functions::Function;

/// `left ~ right`.
#[derive(Debug)]
pub struct Formula {
    /// The column that is to be fitted.
    pub left: Name,
    /// What is fitted to it.
    pub right: Expr,
    /// The byte at which that begins.
    pub right_at: usize,
}

/// A name, and where in the formula it is.
#[derive(Clone, PartialEq, Debug)]
pub struct Name {
    /// The name without quotes.
    pub text: String,
    /// The byte at which it begins.
    pub at: usize,
}

/// An expression.
#[derive(Debug)]
pub enum Expr {
    /// A literal.
    Number(f64),
    /// A column, a parameter or the index of a sum.
    Name(Name),
    /// `-x`.
    Negative(Box<Expr>),
    /// `x + y` and the like.
    Binary(Operator, Box<Expr>, Box<Expr>),
    /// `f(x)` or `f(x, y)`, with as many arguments as the function takes.
    Call(&'static Function, Vec<Expr>),
    /// `sum(index, first, last, term)`.
    Sum(Box<Sum>),
}

/// What stands between two expressions.
#[derive(Clone, Copy, Debug)]
pub enum Operator {
    /// `+`
    Add,
    /// `-`
    Sub,
    /// `*`
    Mul,
    /// `/`
    Div,
    /// `^`
    Pow,
}

/// A sum over whole numbers, both bounds included.
#[derive(Debug)]
pub struct Sum {
    /// The name that stands for the whole number.
    pub index: Name,
    /// Where it begins.
    pub first: i32,
    /// Where it ends, not below `first`.
    pub last: i32,
    /// What is added up.
    pub term: Expr,
}

impl Expr {
    /// Each name that is not the index of a sum around it, once, in the order of the formula.
    pub fn names(&self) -> Vec<&Name> {
        let mut names = vec![];
        self.collect(&mut vec![], &mut names);
        names
    }

    /// The index of each sum.
    pub fn indices(&self) -> Vec<&Name> {
        match self {
            Expr::Number(_) | Expr::Name(_) => vec![],
            Expr::Negative(x) => x.indices(),
            Expr::Binary(_, x, y) => [x.indices(), y.indices()].concat(),
            Expr::Call(_, args) => args.iter().flat_map(Expr::indices).collect(),
            Expr::Sum(sum) => [vec![&sum.index], sum.term.indices()].concat(),
        }
    }

    fn collect<'e>(&'e self, indices: &mut Vec<&'e str>, names: &mut Vec<&'e Name>) {
        match self {
            Expr::Number(_) => {}
            Expr::Name(name) => {
                let is_index = indices.contains(&name.text.as_str());
                if !is_index && names.iter().all(|n| n.text != name.text) {
                    names.push(name);
                }
            }
            Expr::Negative(x) => x.collect(indices, names),
            Expr::Binary(_, x, y) => {
                x.collect(indices, names);
                y.collect(indices, names);
            }
            Expr::Call(_, args) => {
                for arg in args {
                    arg.collect(indices, names);
                }
            }
            Expr::Sum(sum) => {
                indices.push(&sum.index.text);
                sum.term.collect(indices, names);
                indices.pop();
            }
        }
    }
}
