//! A `VecDeque` in a variable of the function is a vector for the derivative: what is at the front is what comes first.
//!
//! Only a variable is followed of which every use is seen: a method that both have, or that is another of a vector's, an index, a
//! loop. One that is handed on, returned or kept stays what it is, and is refused where it is changed.

use crate::visit::{self, Visit, VisitMut};
use grad_core::ordered::OrderedMap;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{
    Block, Expr, ExprMethodCall, Local, Pat, Path, PathArguments, Type, parse_quote,
    parse_quote_spanned,
};

/// Methods that a vector has too, by the same name and with the same meaning.
const SHARED: [&str; 17] = [
    "len",
    "is_empty",
    "iter",
    "iter_mut",
    "clear",
    "truncate",
    "extend",
    "insert",
    "swap",
    "get",
    "get_mut",
    "contains",
    "resize",
    "retain",
    "retain_mut",
    "rotate_left",
    "rotate_right",
];

/// Methods that are others of a vector's.
const ENDS: [&str; 8] = [
    "push_back",
    "pop_back",
    "push_front",
    "pop_front",
    "front",
    "back",
    "front_mut",
    "back_mut",
];

/// Writes vectors in the place of such variables. Gives what rustc is asked: whether it is std's.
pub fn write_out<'a>(params: impl Iterator<Item = &'a Pat>, body: &mut Block) -> TokenStream {
    let mut found = Found::default();
    params.for_each(|pat| found.visit_pat(pat));
    found.visit_block(body);
    let Some(asked) = found.asked() else {
        return quote!();
    };
    Writer { found }.visit_block_mut(body);
    asked
}

/// The names in a body.
#[derive(Default)]
struct Found {
    /// How often a name is bound.
    bound: OrderedMap<String, usize>,
    /// Those of a `VecDeque`, with the path of the type.
    deques: OrderedMap<String, Path>,
    /// How often a name is used, and how often so that it is seen what for.
    uses: OrderedMap<String, [usize; 2]>,
}

impl Found {
    fn is_deque(&self, e: &Expr) -> bool {
        name(e).is_some_and(|name| {
            let name = name.to_string();
            let uses = self.uses.get(&name).copied().unwrap_or_default();
            self.deques.contains_key(&name) && self.bound[&name] == 1 && uses[0] == uses[1]
        })
    }

    fn seen(&mut self, e: &Expr) {
        if let Some(name) = name(e) {
            self.uses.entry(name.to_string()).or_default()[1] += 1;
        }
    }

    fn asked(&self) -> Option<TokenStream> {
        let silent = crate::lints::silent();
        let types = self.deques.values();
        let types: OrderedMap<String, &Path> = types
            .map(|ty| (ty.to_token_stream().to_string(), ty))
            .collect();
        let asked = types.values().map(|ty| {
            quote_spanned! {ty.span()=>
                #silent
                const _: fn() = || {
                    ::grads::__private::witness::of_std::<::grads::__private::std::collections::VecDeque<()>, #ty<()>>(::core::option::Option::None)
                };
            }
        });
        (!types.is_empty()).then(|| asked.collect())
    }
}

impl<'a> Visit<'a> for Found {
    fn visit_pat_ident(&mut self, p: &'a syn::PatIdent) {
        *self.bound.entry(p.ident.to_string()).or_default() += 1;
        visit::visit_pat_ident(self, p);
    }

    fn visit_local(&mut self, local: &'a Local) {
        if let Some((name, ty)) = deque(local) {
            self.deques.insert(name.to_string(), ty);
        }
        visit::visit_local(self, local);
    }

    fn visit_expr(&mut self, e: &'a Expr) {
        match e {
            Expr::MethodCall(m) if is_known(m) => self.seen(&m.receiver),
            Expr::Index(i) => self.seen(&i.expr),
            Expr::ForLoop(l) => self.seen(borrowed(&l.expr)),
            Expr::Path(_) => {
                if let Some(name) = name(e) {
                    self.uses.entry(name.to_string()).or_default()[0] += 1;
                }
            }
            _ => {}
        }
        visit::visit_expr(self, e);
    }

    fn visit_macro(&mut self, mac: &'a syn::Macro) {
        // what a macro does with a name is not seen
        let mut names = vec![];
        idents(mac.tokens.clone(), &mut names);
        for name in names {
            self.uses.entry(name).or_default()[0] += 1;
        }
    }
}

struct Writer {
    found: Found,
}

impl VisitMut for Writer {
    fn visit_local_mut(&mut self, local: &mut Local) {
        visit::visit_local_mut(self, local);
        if let Some((name, _)) = deque(local)
            && self.found.is_deque(&parse_quote!(#name))
        {
            as_vector(local);
        }
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        visit::visit_expr_mut(self, e);
        if let Expr::MethodCall(m) = e
            && self.found.is_deque(&m.receiver)
            && let Some(written) = of_vector(m)
        {
            *e = written;
        }
    }

    fn visit_item_mut(&mut self, _: &mut syn::Item) {}
}

/// The same of a vector, if it has another name.
pub fn of_vector(m: &ExprMethodCall) -> Option<Expr> {
    let (at, this, args) = (m.method.span(), &m.receiver, &m.args);
    Some(match &*m.method.to_string() {
        "push_back" => parse_quote_spanned!(at=> #this.push(#args)),
        "pop_back" => parse_quote_spanned!(at=> #this.pop()),
        "push_front" => parse_quote_spanned!(at=> #this.insert(0, #args)),
        "pop_front" => {
            parse_quote_spanned!(at=> (if #this.is_empty() { None } else { Some(#this.remove(0)) }))
        }
        "front" => parse_quote_spanned!(at=> #this.first()),
        "back" => parse_quote_spanned!(at=> #this.last()),
        "front_mut" => parse_quote_spanned!(at=> #this.first_mut()),
        "back_mut" => parse_quote_spanned!(at=> #this.last_mut()),
        _ => return None,
    })
}

fn is_known(m: &ExprMethodCall) -> bool {
    let mut names = SHARED.iter().chain(&ENDS);
    names.any(|name| m.method == name)
}

/// `let mut name: VecDeque<T> = VecDeque::new()`: the name, and the path of the type.
fn deque(local: &Local) -> Option<(&Ident, Path)> {
    let pat = match &local.pat {
        Pat::Type(typed) => &*typed.pat,
        pat => pat,
    };
    let Pat::Ident(name) = pat else { return None };
    let of = constructor(&local.init.as_ref()?.expr)?;
    Some((&name.ident, of))
}

/// `VecDeque::new()`, `VecDeque::with_capacity(n)`, `std::collections::VecDeque::from(..)`: the path of the type.
fn constructor(e: &Expr) -> Option<Path> {
    let Expr::Call(call) = e else { return None };
    let Expr::Path(path) = &*call.func else {
        return None;
    };
    let mut of = path.path.clone();
    let function = of.segments.pop()?.into_value();
    of.segments.pop_punct();
    let last = of.segments.last_mut()?;
    last.arguments = PathArguments::None;
    let known = ["new", "with_capacity", "from"]
        .iter()
        .any(|name| function.ident == name);
    let is_named = last.ident == "VecDeque";
    // a path to elsewhere leads to another type
    let before = of.segments.iter().rev().nth(1);
    let is_std = before.is_none_or(|module| module.ident == "collections");
    (known && is_named && is_std).then_some(of)
}

fn as_vector(local: &mut Local) {
    if let Pat::Type(typed) = &mut local.pat {
        named_vec(&mut typed.ty);
    }
    if let Some(init) = &mut local.init
        && let Expr::Call(call) = &mut *init.expr
        && let Expr::Path(path) = &mut *call.func
    {
        let segments = &mut path.path.segments;
        let named = segments.iter().skip(segments.len() - 2).cloned();
        *segments = named.collect();
        path.path.leading_colon = None;
        let of = &mut path.path.segments[0];
        of.ident = Ident::new("Vec", of.ident.span());
    }
}

fn named_vec(ty: &mut Type) {
    if let Type::Path(path) = ty
        && let Some(last) = path
            .path
            .segments
            .last_mut()
            .filter(|s| s.ident == "VecDeque")
    {
        last.ident = Ident::new("Vec", last.ident.span());
        let last = last.clone();
        path.path.segments = [last].into_iter().collect();
    }
}

fn name(e: &Expr) -> Option<&Ident> {
    match e {
        Expr::Path(p) => p.path.get_ident(),
        _ => None,
    }
}

fn borrowed(e: &Expr) -> &Expr {
    match e {
        Expr::Reference(r) => &r.expr,
        e => e,
    }
}

fn idents(tokens: TokenStream, names: &mut Vec<String>) {
    for token in tokens {
        match token {
            proc_macro2::TokenTree::Ident(name) => names.push(name.to_string()),
            proc_macro2::TokenTree::Group(group) => idents(group.stream(), names),
            _ => {}
        }
    }
}
