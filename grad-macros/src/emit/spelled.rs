//! Literals and variants as the user wrote them: what rustc says of a copy with the same tokens it says once.

use crate::check::shown;
use crate::model::Model;
use crate::visit::Visit;
use grad_core::ordered::OrderedMap;
use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, quote};

/// The user's types that are made or matched in a body, by their paths as text. Where one is written more than once, the
/// first counts.
#[derive(Default)]
pub(super) struct Spelled {
    /// `Shape::Circle { r: x }`, by the path and the fields.
    literals: OrderedMap<(String, Vec<String>), Literal>,
    /// `Shape::Square(x)` and `Shape::Dot`.
    others: OrderedMap<String, (TokenStream, Form)>,
}

struct Literal {
    path: TokenStream,
    fields: Vec<TokenStream>,
    braces: Span,
}

/// How a variant is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// With its fields in parentheses.
    Tuple,
    /// Without fields.
    Unit,
    /// As an expression, which may be that of a function.
    Value,
    /// With their names in braces.
    Named,
}

impl Spelled {
    pub fn of(model: &Model) -> Spelled {
        let mut spelled = Spelled::default();
        spelled.visit_block(&model.written.block);
        spelled
    }

    /// A literal with these values. It goes through `function`, or in the form of a call its path.
    pub fn literal(
        &self,
        path: &str,
        fields: &[&str],
        values: &[TokenStream],
        function: impl Fn(TokenStream) -> TokenStream,
    ) -> Option<TokenStream> {
        let key = (
            path.to_string(),
            fields.iter().map(|f| f.to_string()).collect(),
        );
        if let Some(written) = self.literals.get(&key) {
            let (path, fields) = (&written.path, &written.fields);
            let inner = quote!(#(#fields: #values),*);
            let mut braces = proc_macro2::Group::new(proc_macro2::Delimiter::Brace, inner);
            braces.set_span(written.braces);
            return Some(function(quote!(#path #braces)));
        }
        let (path, form) = self.others.get(path)?;
        let numbered = fields.iter().enumerate().all(|(i, f)| *f == i.to_string());
        match form {
            Form::Tuple if numbered => {
                let function = function(path.clone());
                Some(quote!(#function(#(#values),*)))
            }
            Form::Unit | Form::Value if fields.is_empty() => Some(path.clone()),
            Form::Tuple | Form::Unit | Form::Value | Form::Named => None,
        }
    }

    /// A pattern for all values of a variant.
    pub fn pattern(&self, path: &str) -> Option<TokenStream> {
        let (path, form) = self.others.get(path)?;
        match form {
            Form::Tuple => Some(quote!(#path(..))),
            Form::Unit => Some(quote!(#path)),
            Form::Named => Some(quote!(#path { .. })),
            Form::Value => None,
        }
    }

    fn add(&mut self, path: &syn::Path, form: Form) {
        let entry = self.others.entry(shown(path));
        let found = entry.or_insert_with(|| (path.to_token_stream(), form));
        if found.1 == Form::Value {
            *found = (path.to_token_stream(), form);
        }
    }
}

impl<'a> Visit<'a> for Spelled {
    fn visit_expr_struct(&mut self, e: &'a syn::ExprStruct) {
        let names = e.fields.iter().map(|f| f.member.to_token_stream());
        let fields: Vec<TokenStream> = names.collect();
        let key = (
            shown(&e.path),
            fields.iter().map(|f| f.to_string()).collect(),
        );
        self.literals.entry(key).or_insert_with(|| Literal {
            path: e.path.to_token_stream(),
            fields,
            braces: e.brace_token.span.join(),
        });
        crate::visit::visit_expr_struct(self, e);
    }
    fn visit_expr_call(&mut self, e: &'a syn::ExprCall) {
        match &*e.func {
            syn::Expr::Path(of) if of.qself.is_none() => {
                self.add(&of.path, Form::Tuple);
                e.args.iter().for_each(|arg| self.visit_expr(arg));
            }
            _ => crate::visit::visit_expr_call(self, e),
        }
    }
    fn visit_pat_tuple_struct(&mut self, p: &'a syn::PatTupleStruct) {
        self.add(&p.path, Form::Tuple);
        crate::visit::visit_pat_tuple_struct(self, p);
    }
    fn visit_pat_struct(&mut self, p: &'a syn::PatStruct) {
        self.add(&p.path, Form::Named);
        crate::visit::visit_pat_struct(self, p);
    }
    fn visit_pat(&mut self, p: &'a syn::Pat) {
        match p {
            syn::Pat::Path(p) if p.qself.is_none() => self.add(&p.path, Form::Unit),
            _ => crate::visit::visit_pat(self, p),
        }
    }
    fn visit_expr_path(&mut self, e: &'a syn::ExprPath) {
        if e.qself.is_none() && e.path.segments.len() > 1 {
            self.add(&e.path, Form::Value);
        }
    }
}
