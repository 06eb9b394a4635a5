//! Asks rustc whether `IndexMut` of a type names the same places as its `Index`, which stands in another `impl`: each says
//! how it names them, and both have to say the same.

use crate::emit::located;
use crate::visit::{self, VisitMut};
use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::{Expr, Ident, Pat, Stmt};

/// What is generated beside an annotated `impl` of `Index` or `IndexMut`.
pub fn named(item: &syn::ItemImpl, mutable: bool) -> TokenStream {
    let (Some(index), Some(method)) = (index_type(item), only_method(item)) else {
        return quote!();
    };
    let (params, _, bounds) = item.generics.split_for_impl();
    let (this, hash) = (&item.self_ty, hash(&said(method)));
    let silent = crate::lints::silent();
    let body = quote!(::grads::__private::places::Body<#hash>);
    if !mutable {
        return quote! {
            #silent
            impl #params ::grads::__private::places::Places<#index> for #this #bounds { type By = #body; }
        };
    }
    let at = method.sig.ident.span();
    let this = located(quote!(#this), at);
    let question = quote_spanned! {at=>
        ::grads::__private::places::ask::<#this, #index, #body>()
    };
    quote! {
        #silent
        const _: () = {
            fn ask #params () #bounds { #question }
        };
    }
}

/// The type of what stands in the brackets.
pub fn index_type(item: &syn::ItemImpl) -> Option<&syn::Type> {
    let (_, path, _) = item.trait_.as_ref()?;
    let syn::PathArguments::AngleBracketed(given) = &path.segments.last()?.arguments else {
        return None;
    };
    given.args.iter().find_map(|a| match a {
        syn::GenericArgument::Type(ty) => Some(ty),
        _ => None,
    })
}

/// The method of the `impl`.
pub fn only_method(item: &syn::ItemImpl) -> Option<&syn::ImplItemFn> {
    item.items.iter().find_map(|i| match i {
        syn::ImplItem::Fn(f) => {
            (f.sig.receiver().is_some() && f.sig.inputs.len() == 2).then_some(f)
        }
        _ => None,
    })
}

/// The body, without what may differ: `mut`, the name of the param, texts, checks, and names for parts of the index.
fn said(method: &syn::ImplItemFn) -> String {
    let mut body = method.block.clone();
    let mut plain = Plain { names: vec![] };
    for input in &method.sig.inputs {
        if let syn::FnArg::Typed(param) = input {
            plain.name(&param.pat);
        }
    }
    plain.visit_block_mut(&mut body);
    without_mut(body.to_token_stream()).to_string()
}

/// The places where names are bound in a body, by what stands for them.
struct Plain {
    names: Vec<(Ident, Expr)>,
}

impl Plain {
    /// Names of params are told by their order.
    fn name(&mut self, pat: &Pat) {
        struct Find(Vec<Ident>);
        impl<'a> crate::visit::Visit<'a> for Find {
            fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
                self.0.push(p.ident.clone());
            }
        }
        let mut find = Find(vec![]);
        crate::visit::Visit::visit_pat(&mut find, pat);
        for name in find.0 {
            let by_order = quote::format_ident!("param_{}", self.names.len());
            self.names.push((name, syn::parse_quote!(#by_order)));
        }
    }
}

impl VisitMut for Plain {
    fn visit_block_mut(&mut self, block: &mut syn::Block) {
        let known = self.names.len();
        let mut left = vec![];
        for mut stmt in std::mem::take(&mut block.stmts) {
            self.visit_stmt_mut(&mut stmt);
            match stmt {
                Stmt::Local(local) => match (&local.pat, &local.init) {
                    (Pat::Ident(p), Some(init)) if p.mutability.is_none() => {
                        self.names.push((p.ident.clone(), (*init.expr).clone()));
                    }
                    _ => left.push(Stmt::Local(local)),
                },
                Stmt::Macro(m) if is_check(&m.mac) => {}
                stmt => left.push(stmt),
            }
        }
        block.stmts = left;
        self.names.truncate(known);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        let plain = match e {
            Expr::Path(p) => {
                let name = p.path.get_ident();
                let found = self.names.iter().rfind(|(n, _)| Some(n) == name);
                found.map(|(_, by)| match is_atom(by) {
                    true => by.clone(),
                    false => syn::parse_quote!((#by)),
                })
            }
            Expr::Paren(p) if is_atom(&p.expr) => Some((*p.expr).clone()),
            Expr::Macro(m) if is_panic(&m.mac) => Some(syn::parse_quote!(panic!())),
            Expr::MethodCall(m) => {
                m.method = immutable(&m.method);
                if m.method == "expect" {
                    m.method = Ident::new("unwrap", m.method.span());
                    m.args.clear();
                }
                None
            }
            _ => None,
        };
        if let Some(plain) = plain {
            *e = plain;
        }
    }

    fn visit_macro_mut(&mut self, mac: &mut syn::Macro) {
        if is_panic(mac) {
            *mac = syn::parse_quote!(panic!());
        }
    }
}

/// The method that gives a shared reference to what this one gives a mutable one to.
fn immutable(method: &Ident) -> Ident {
    let name = method.to_string();
    let plain = match name.as_str() {
        "as_mut" => "as_ref".to_string(),
        _ => name.trim_end_matches("_mut").replace("_mut_", "_"),
    };
    Ident::new(&plain, method.span())
}

fn is_atom(e: &Expr) -> bool {
    matches!(
        e,
        Expr::Path(_)
            | Expr::Lit(_)
            | Expr::Field(_)
            | Expr::MethodCall(_)
            | Expr::Call(_)
            | Expr::Index(_)
            | Expr::Paren(_)
    )
}

fn is_check(mac: &syn::Macro) -> bool {
    let name = mac.path.segments.last().map(|s| s.ident.to_string());
    name.is_some_and(|name| name.starts_with("assert") || name.starts_with("debug_assert"))
}

fn is_panic(mac: &syn::Macro) -> bool {
    let of_std = ["panic", "unreachable", "todo", "unimplemented"];
    of_std.iter().any(|name| mac.path.is_ident(name))
}

fn without_mut(tokens: TokenStream) -> TokenStream {
    let one = |token: TokenTree| match token {
        TokenTree::Ident(name) if name == "mut" => quote!(),
        TokenTree::Group(group) => {
            let inner = without_mut(group.stream());
            TokenTree::Group(proc_macro2::Group::new(group.delimiter(), inner)).into()
        }
        token => token.into(),
    };
    tokens.into_iter().map(one).collect()
}

/// A text as a number.
pub fn hash(text: &str) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325, step)
}

/// A field, or a method, that an `Index` computes a place with (`self.cols` in `&self.data[i * self.cols + j]`): the gradient, where the
/// same place is looked up, has no methods, and no fields that are no numbers with a derivative.
pub fn counts(item: &syn::ItemImpl) -> Option<&Ident> {
    struct Find<'a> {
        /// Fields that are looked into, not computed with.
        whole: Vec<*const syn::ExprField>,
        found: Option<&'a Ident>,
    }
    impl<'a> crate::visit::Visit<'a> for Find<'a> {
        fn visit_expr(&mut self, e: &'a Expr) {
            let inner = match e {
                Expr::Index(e) => Some(&*e.expr),
                Expr::Field(e) => Some(&*e.base),
                Expr::Reference(e) => Some(&*e.expr),
                Expr::MethodCall(e) => Some(&*e.receiver),
                Expr::Match(e) => Some(&*e.expr),
                _ => None,
            };
            if let Some(Expr::Field(inner)) = inner {
                self.whole.push(inner);
            }
            if let Expr::Field(f) = e
                && let (Expr::Path(base), syn::Member::Named(name)) = (&*f.base, &f.member)
                && base.path.is_ident("self")
                && !self.whole.contains(&std::ptr::from_ref(f))
            {
                self.found.get_or_insert(name);
            }
            if let Expr::MethodCall(m) = e
                && let Expr::Path(receiver) = &*m.receiver
                && receiver.path.is_ident("self")
            {
                self.found.get_or_insert(&m.method);
            }
            crate::visit::visit_expr(self, e);
        }
    }
    let mut find = Find {
        whole: vec![],
        found: None,
    };
    crate::visit::Visit::visit_block(&mut find, &only_method(item)?.block);
    find.found
}

#[cfg(test)]
mod tests {
    use super::said;

    fn same(a: syn::ImplItemFn, b: syn::ImplItemFn) -> bool {
        said(&a) == said(&b)
    }

    #[test]
    fn what_says_the_same_is_told_from_what_does_not() {
        use syn::parse_quote as q;
        let plain = || {
            q!(
                fn index(&self, (i, j): (usize, usize)) -> &f64 {
                    assert!(i < 3);
                    &self.v[i * self.n + j]
                }
            )
        };
        assert!(same(
            plain(),
            q!(
                fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
                    let n = self.n;
                    &mut self.v[r * n + c]
                }
            )
        ));
        assert!(!same(
            plain(),
            q!(
                fn index_mut(&mut self, (r, c): (usize, usize)) -> &mut f64 {
                    &mut self.v[c * self.n + r]
                }
            )
        ));
        assert!(!same(
            plain(),
            q!(
                fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
                    &mut self.w[i * self.n + j]
                }
            )
        ));
        assert!(!same(
            plain(),
            q!(
                fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
                    &mut self.v[i * (self.n + j)]
                }
            )
        ));
        assert!(same(
            q!(
                fn index(&self, i: usize) -> &f64 {
                    match i {
                        0 => &self.x,
                        1 => &self.y,
                        _ => panic!("no {i}"),
                    }
                }
            ),
            q!(
                fn index_mut(&mut self, k: usize) -> &mut f64 {
                    match k {
                        0 => &mut self.x,
                        1 => &mut self.y,
                        _ => unreachable!(),
                    }
                }
            ),
        ));
        assert!(same(
            q!(
                fn index(&self, i: usize) -> &f64 {
                    self.v.get(i).expect("an element")
                }
            ),
            q!(
                fn index_mut(&mut self, i: usize) -> &mut f64 {
                    self.v.get_mut(i).unwrap()
                }
            ),
        ));
    }
}
