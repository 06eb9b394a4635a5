//! What people write with arrays of `ndarray` and has no value to differentiate: macros, writes through views that can be written to,
//! closures that take references to elements. Before lowering it is written out with methods that have one
//! (`grad_core::foreign::ndarray::written`): each changes or makes a whole array.
//!
//! Nothing here knows a type. The methods are there for arrays alone: of anything else rustc says that it has none.

mod inline;
mod lanes;
mod macros;
mod matrices;
mod parts;
mod zips;

use crate::visit::{self, VisitMut};
use crate::world::World;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{format_ident, quote};
use syn::{Block, Expr, ExprMethodCall, Stmt, Type};

pub use parts::is_part_to_write;

/// Writes them out in the body of a function of this signature. What rustc is asked about the macros.
/// A method that a type of the world's, or of the file's, has is taken for that.
pub fn write_out(sig: &syn::Signature, body: &mut Block, declared: Option<&World>) -> TokenStream {
    if !cfg!(feature = "foreign") {
        return TokenStream::new();
    }
    let mut writer = Writer {
        count: 0,
        declared,
        of_matrices: !cfg!(feature = "ndarray") || speaks_of_matrices(sig, body),
        element: element(sig),
        asked: OrderedMap::new(),
    };
    if let (false, syn::ReturnType::Type(_, ty), Some(Stmt::Expr(e, None))) =
        (writer.of_matrices, &sig.output, body.stmts.last_mut())
    {
        macros::collected(e, ty);
    }
    writer.visit_block_mut(body);
    writer.asked.into_values().collect()
}

/// Whether a function names types like those of `nalgebra`, and none of `ndarray`'s: methods of both have the same names.
fn speaks_of_matrices(sig: &syn::Signature, body: &Block) -> bool {
    let text = quote!(#sig #body).to_string();
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    let is_array = |word: &str| word.starts_with("Array") || word.ends_with("Array");
    words.clone().any(is_matrix) && !words.any(is_array)
}

/// `DMatrix`, `Vector3`, `Matrix2x3`
fn is_matrix(word: &str) -> bool {
    let is_size = |c: char| c.is_ascii_digit() || c == 'x';
    ["Matrix", "Vector"].iter().any(|name| {
        let parts = word.split_once(name);
        parts.is_some_and(|(before, size)| {
            ["", "D", "S", "O", "Row", "RowD", "RowS"].contains(&before)
                && size.chars().all(is_size)
        })
    })
}

/// What the elements are: `f32` if the signature speaks of nothing else.
fn element(sig: &syn::Signature) -> TokenStream {
    let text = quote!(#sig).to_string();
    match text.contains("f32") && !text.contains("f64") {
        true => quote!(f32),
        false => quote!(f64),
    }
}

struct Writer<'w> {
    /// The types around the function.
    declared: Option<&'w World>,
    /// How many were written out: they may stand in each other.
    count: usize,
    /// Whether the function is one of matrices of `nalgebra`, of which parts and loops over them are written out alone.
    of_matrices: bool,
    element: TokenStream,
    /// A question for each macro, by its path.
    asked: OrderedMap<String, TokenStream>,
}

impl Writer<'_> {
    /// Whether a type around the function has a method of this name.
    fn has_method(&self, name: &Ident) -> bool {
        let name = name.to_string();
        self.declared.is_some_and(|world| world.has_method(&name))
    }

    /// A name that nobody else has.
    fn name(&mut self, name: &str, at: Span) -> Ident {
        self.count += 1;
        format_ident!("__grads_{name}_{}", self.count, span = here(at))
    }

    /// What an expression is written out as, if it is one of these.
    fn written(&mut self, e: &Expr) -> Option<Expr> {
        if cfg!(feature = "nalgebra")
            && let Some(written) = matrices::written(self, e)
        {
            return Some(written);
        }
        match e {
            Expr::MethodCall(m) if self.of_matrices => {
                parts::changed(self, m).or_else(|| zips::apply(self, m))
            }
            _ if self.of_matrices => None,
            Expr::Macro(e) => macros::written(self, &e.mac),
            Expr::Call(e) => macros::function(e),
            Expr::ForLoop(each) => zips::indexed_loop(self, each),
            Expr::MethodCall(m) => lanes::map_axis(self, m)
                .or_else(|| zips::written(self, m))
                .or_else(|| macros::unwrapped(m))
                .or_else(|| macros::collect_into(m))
                .or_else(|| parts::standard_elements(self, m))
                .or_else(|| parts::windows(self, m))
                .or_else(|| parts::changed(self, m))
                .or_else(|| zips::apply(self, m))
                .or_else(|| swapped(self, m)),
            _ => None,
        }
    }
}

impl VisitMut for Writer<'_> {
    fn visit_expr_mut(&mut self, e: &mut Expr) {
        while let Some(written) = self.written(e) {
            *e = written;
        }
        if let Expr::ForLoop(each) = e {
            lanes::over_parts(self, each);
        }
        if let Some(written) = parts::looped(self, e) {
            *e = written;
        }
        visit::visit_expr_mut(self, e);
    }

    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (false, syn::Pat::Type(pat), Some(init)) =
            (self.of_matrices, &local.pat, &mut local.init)
        {
            macros::collected(&mut init.expr, &pat.ty);
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_block_mut(&mut self, block: &mut Block) {
        if !self.of_matrices {
            block.stmts.iter_mut().for_each(macros::statement);
            inline::named(self, block);
        }
        parts::named(self, block);
        visit::visit_block_mut(self, block);
    }
}

/// `a.swap([i, k], [j, k])`: two elements of an array with several axes, each by its index.
fn swapped(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let (Some(a), Some(b), 2) = (m.args.first(), m.args.last(), m.args.len()) else {
        return None;
    };
    if m.method != "swap" || ![a, b].iter().all(|at| is_index(at)) {
        return None;
    }
    let (at, of) = (here(m.method.span()), &m.receiver);
    let name = writer.name("swapped", at);
    Some(syn::parse_quote_spanned!(at=> {
        let #name = #of[#a];
        #of[#a] = #of[#b];
        #of[#b] = #name;
    }))
}

/// Whether an expression is an index with several numbers, which may be written twice.
fn is_index(e: &Expr) -> bool {
    fn is_plain(e: &Expr) -> bool {
        match e {
            Expr::Lit(_) | Expr::Path(_) => true,
            Expr::Field(e) => is_plain(&e.base),
            Expr::Paren(e) => is_plain(&e.expr),
            Expr::Binary(e) => is_plain(&e.left) && is_plain(&e.right),
            _ => false,
        }
    }
    match e {
        Expr::Array(e) => e.elems.iter().all(is_plain),
        Expr::Tuple(e) => e.elems.iter().all(is_plain),
        _ => false,
    }
}

/// A place for what we write ourselves: what the user wrote there is another one.
fn here(at: Span) -> Span {
    Span::mixed_site().located_at(at)
}

/// A method of ours.
fn ours(name: &str, at: Span) -> Ident {
    Ident::new(name, here(at))
}

/// `ndarray`, as generated code names it.
fn ndarray() -> TokenStream {
    quote!(::grads::__private::ndarray)
}

/// What a part is, which rustc knows.
fn part_type() -> TokenStream {
    quote!(::grads::__private::Part<_>)
}

/// The last name of a path.
fn last(path: &syn::Path) -> String {
    path.segments
        .last()
        .map_or(String::new(), |s| s.ident.to_string())
}

/// Whether a type is called so.
fn is_called(ty: &Type, name: &str) -> bool {
    matches!(ty, Type::Path(p) if last(&p.path) == name)
}

#[cfg(test)]
mod tests {
    #[test]
    fn names_of_matrices_are_told_from_others() {
        let names = [
            "Matrix3",
            "DMatrix",
            "Matrix2x3",
            "Vector3",
            "SVector",
            "RowDVector",
        ];
        assert!(names.iter().all(|name| super::is_matrix(name)));
        let others = ["Vec", "Matrices", "Array2", "MatrixStack", "matrix"];
        assert!(!others.iter().any(|name| super::is_matrix(name)));
    }
}
