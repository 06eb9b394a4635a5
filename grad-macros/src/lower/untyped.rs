//! Params of closures that are written without a type, of closures that are handed to a function: what is computed with as a
//! number is taken for a float, what is cast or used as an index for a `usize`. The generated closure says so, and rustc refuses it
//! where the function takes another.

use super::Lowerer;
use super::method::is_scalar;
use super::place::strip;
use crate::model::Model;
use crate::visit::{self, Visit};
use grad_core::array_methods::ARRAY_METHODS;
use proc_macro2::Ident;
use quote::ToTokens;
use syn::{BinOp, Expr, ExprClosure, Pat, PatType, Type, UnOp};

impl Lowerer<'_> {
    /// The param with the type that it seems to have, by how the closure uses it.
    pub fn typed_by_use(&self, param: &Pat, closure: &ExprClosure) -> Option<PatType> {
        if let Pat::Type(typed) = param {
            return Some(typed.clone());
        }
        let ty = self.type_by_use(param, closure)?;
        Some(syn::parse_quote!(#param: #ty))
    }

    fn type_by_use(&self, param: &Pat, closure: &ExprClosure) -> Option<Type> {
        let all = |elems: Vec<&Pat>| -> Option<Vec<Type>> {
            let types = elems
                .into_iter()
                .map(|elem| self.type_by_use(elem, closure));
            types.collect()
        };
        match param {
            Pat::Ident(name) if name.subpat.is_none() => self.type_of_name(&name.ident, closure),
            Pat::Tuple(tuple) => {
                let types = all(tuple.elems.iter().collect())?;
                Some(syn::parse_quote!((#(#types,)*)))
            }
            Pat::Slice(array) => {
                // all are of the type of those of which it is seen
                let elems = array.elems.iter();
                let types = elems.filter_map(|elem| self.type_by_use(elem, closure));
                let types: Vec<Type> = types.collect();
                let (first, n) = (types.first()?, array.elems.len());
                let text = |ty: &Type| ty.to_token_stream().to_string();
                let same = types.iter().all(|ty| text(ty) == text(first));
                same.then(|| syn::parse_quote!([#first; #n]))
            }
            Pat::Reference(of) => {
                let ty = self.type_by_use(&of.pat, closure)?;
                Some(syn::parse_quote!(&#ty))
            }
            Pat::Wild(_) => self.beside_a_number(closure),
            _ => None,
        }
    }

    fn type_of_name(&self, name: &Ident, closure: &ExprClosure) -> Option<Type> {
        let uses = uses(name, closure);
        match (uses.number, uses.integer) {
            _ if uses.other => None,
            (_, true) => Some(syn::parse_quote!(usize)),
            (true, false) => Some(float_of(self.model)),
            // functions of numbers are handed numbers
            (false, false) if uses.handed => Some(float_of(self.model)),
            (false, false) if uses.used => None,
            (false, false) => self.beside_a_number(closure),
        }
    }

    /// A float, if some param of the closure is one or has some: that is what the time of an equation stands beside.
    fn beside_a_number(&self, closure: &ExprClosure) -> Option<Type> {
        let numbers = closure.inputs.iter().any(|input| {
            let mut numbers = Numbers {
                found: false,
                of: closure,
            };
            numbers.visit_pat(input);
            numbers.found
        });
        numbers.then(|| float_of(self.model))
    }

    /// What a param might be annotated with, to show it.
    pub fn suggested(&self, param: &Pat, closure: &ExprClosure) -> &'static str {
        match param {
            Pat::Ident(name) if uses(&name.ident, closure).indexed => "&[f64]",
            _ => "f64",
        }
    }
}

/// The float that a function computes with: its generic one, else `f64`, unless only `f32` stands in its signature.
fn float_of(model: &Model) -> Type {
    if let [real] = &model.reals()[..] {
        return syn::parse_str(real).unwrap_or_else(|_| syn::parse_quote!(f64));
    }
    let signature = model.written.sig.to_token_stream().to_string();
    let has = |float: &str| {
        signature
            .split(|c: char| !c.is_alphanumeric())
            .any(|word| word == float)
    };
    match has("f32") && !has("f64") {
        true => syn::parse_quote!(f32),
        false => syn::parse_quote!(f64),
    }
}

/// How the body of a closure uses a name.
fn uses<'a>(name: &'a Ident, closure: &'a ExprClosure) -> Uses<'a> {
    let mut uses = Uses {
        name,
        number: false,
        integer: false,
        indexed: false,
        other: false,
        handed: false,
        used: false,
    };
    uses.visit_expr(&closure.body);
    // a function that gives what it is handed
    uses.handed |= uses.is_it(&closure.body);
    uses
}

/// Finds names in a pattern that the closure computes with, or that are written as floats.
struct Numbers<'a> {
    found: bool,
    of: &'a ExprClosure,
}

impl<'a> Visit<'a> for Numbers<'a> {
    fn visit_pat_ident(&mut self, name: &'a syn::PatIdent) {
        let uses = uses(&name.ident, self.of);
        self.found |= uses.number && !uses.integer && !uses.other;
    }
    fn visit_type(&mut self, ty: &'a Type) {
        let text = ty.to_token_stream().to_string();
        self.found |= text.contains("f64") || text.contains("f32");
    }
}

/// How a name is used in an expression.
struct Uses<'a> {
    name: &'a Ident,
    /// As a number.
    number: bool,
    /// As an index, or as what is cast to another number.
    integer: bool,
    /// As an array.
    indexed: bool,
    /// As what no number is.
    other: bool,
    /// As an argument of a function.
    handed: bool,
    /// In whatever way.
    used: bool,
}

impl Uses<'_> {
    fn is_it(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Path(p) if p.path.is_ident(self.name))
    }

    /// Whether it stands in an expression, which is one of integers.
    fn is_in(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Binary(b) => self.is_in(&b.left) || self.is_in(&b.right),
            e => self.is_it(e),
        }
    }
}

impl<'a> Visit<'a> for Uses<'_> {
    fn visit_expr(&mut self, e: &'a Expr) {
        match e {
            Expr::Binary(b) => {
                let [left, right] = [self.is_it(&b.left), self.is_it(&b.right)];
                self.number |= is_arithmetic(&b.op) && (left || right);
                self.integer |= left && is_integer(&b.right) || right && is_integer(&b.left);
            }
            Expr::Call(c) if is_function(&c.func) => {
                self.handed |= c.args.iter().any(|arg| self.is_it(arg));
            }
            Expr::Unary(u) if matches!(u.op, UnOp::Neg(_)) => self.number |= self.is_it(&u.expr),
            Expr::Unary(u) => self.other |= self.is_it(&u.expr),
            Expr::MethodCall(m) if self.is_it(&m.receiver) => match is_scalar(&m.method) {
                true => self.number = true,
                false => self.other = true,
            },
            Expr::MethodCall(m) if is_scalar(&m.method) || is_of_user(&m.method) => {
                self.handed |= m.args.iter().any(|arg| self.is_it(arg));
            }
            Expr::Cast(c) => {
                self.integer |= self.is_it(&c.expr) || is_float(&c.ty) && self.is_in(&c.expr);
            }
            Expr::Range(r) => {
                let mut ends = r.start.iter().chain(&r.end);
                self.integer |= ends.any(|end| self.is_it(end));
            }
            Expr::Index(i) => {
                self.indexed |= self.is_it(&i.expr);
                self.other |= self.is_it(&i.expr);
                self.integer |= self.is_in(&i.index);
            }
            Expr::Field(f) => self.other |= self.is_it(&f.base),
            Expr::ForLoop(l) => self.other |= self.is_it(&l.expr),
            _ => {}
        }
        self.used |= self.is_it(e);
        visit::visit_expr(self, e);
    }
}

/// A name in small letters, as functions and closures have.
fn is_function(e: &Expr) -> bool {
    let Expr::Path(p) = strip(e) else {
        return false;
    };
    let last = p.path.segments.last();
    last.is_some_and(|s| s.ident.to_string().starts_with(char::is_lowercase))
}

/// A method that no array or iterator has by that name: those are handed positions, too.
fn is_of_user(method: &Ident) -> bool {
    !ARRAY_METHODS.iter().any(|name| method == name)
        && !["nth", "skip", "take", "step_by", "contains_key", "entry"]
            .iter()
            .any(|name| method == name)
}

/// A literal without a point.
fn is_integer(e: &Expr) -> bool {
    matches!(strip(e), Expr::Lit(l) if matches!(l.lit, syn::Lit::Int(_)))
}

fn is_float(ty: &Type) -> bool {
    matches!(ty, Type::Path(p) if p.path.is_ident("f64") || p.path.is_ident("f32"))
}

fn is_arithmetic(op: &BinOp) -> bool {
    matches!(
        op,
        BinOp::Add(_) | BinOp::Sub(_) | BinOp::Mul(_) | BinOp::Div(_) | BinOp::Rem(_)
    )
}
