//! Loops and iterators whose trips run side by side, by rayon: the attribute `#[parallel]` of a loop, and chains that begin with
//! `par_iter` and its like. Before lowering a chain is that of std's iterators, and what ends it has the attribute.

use crate::model::Lowered;
use crate::report::{Problems, Site};
use crate::visit::{self, Visit, VisitMut};
use grad_core::analysis::meets::meeting_in;
use grad_core::entity::{FuncRef, Value};
use grad_core::ir::{Loop, NodeKind, SrcLoc};
use proc_macro2::Span;
use proc_macro2::{Ident, TokenStream};
use quote::quote_spanned;
use syn::spanned::Spanned as _;
use syn::{Attribute, Block, Expr, ExprClosure, ExprMethodCall, Meta, parse_quote_spanned};

/// Methods of rayon that make an iterator, and those of std that make the same.
const SOURCES: [(&str, &str); 8] = [
    ("par_iter", "iter"),
    ("par_iter_mut", "iter_mut"),
    ("into_par_iter", "into_iter"),
    ("par_chunks", "chunks"),
    ("par_chunks_exact", "chunks_exact"),
    ("par_chunks_mut", "chunks_mut"),
    ("par_chunks_exact_mut", "chunks_exact_mut"),
    ("par_windows", "windows"),
];

/// Methods between that mean the same in both, and keep the number and the order of the items.
const BETWEEN: [&str; 5] = ["map", "zip", "enumerate", "copied", "cloned"];

/// Methods that say how rayon is to cut the items, which changes nothing in what they are.
const HINTS: [&str; 2] = ["with_min_len", "with_max_len"];

/// What the feature is called.
const FEATURE: &str =
    "write `grads = { version = \"..\", features = [\"rayon\"] }` in `Cargo.toml`";

/// Whether an attribute is this one.
pub fn is(attr: &Attribute) -> bool {
    attr.path().is_ident("parallel")
}

/// The method that a chain begins with, if it is one of rayon's.
fn source(mut chain: &ExprMethodCall) -> Option<&Ident> {
    loop {
        if SOURCES.iter().any(|(name, _)| chain.method == name) {
            return Some(&chain.method);
        }
        match &*chain.receiver {
            Expr::MethodCall(inner) => chain = inner,
            _ => return None,
        }
    }
}

/// Whether what is between the beginning of a chain and its end keeps the number and the order of the items.
fn is_indexed(chain: &ExprMethodCall) -> bool {
    let mut part = chain;
    while let Expr::MethodCall(inner) = &*part.receiver {
        if SOURCES.iter().any(|(name, _)| inner.method == name) {
            return true;
        }
        if !keeps_items(&inner.method) {
            return false;
        }
        part = inner;
    }
    false
}

fn keeps_items(method: &Ident) -> bool {
    BETWEEN.iter().chain(&HINTS).any(|name| method == name)
}

/// Takes hints out of a chain that begins with a method of rayon's.
fn without_hints(e: &mut Expr) {
    let Expr::MethodCall(chain) = e else { return };
    if source(chain).is_none() {
        return;
    }
    without_hints(&mut chain.receiver);
    if HINTS.iter().any(|name| chain.method == name) {
        *e = (*chain.receiver).clone();
    }
}

/// How a chain ends.
enum End {
    /// `.sum()`
    Sum,
    /// `.for_each(..)`
    Each,
    /// `.collect()`
    Collect,
    /// `.reduce(|| 0.0, |a, b| a + b)`, of the type of the zero.
    Reduced(Expr),
    /// `.reduce(start, operation)` with another operation: the items are collected, and folded one after the other.
    Folded { start: Expr, operation: Expr },
}

fn end(chain: &ExprMethodCall) -> Option<End> {
    match (chain.method.to_string().as_str(), chain.args.len()) {
        ("sum", 0) => Some(End::Sum),
        ("for_each", 1) => Some(End::Each),
        ("collect", 0) => Some(End::Collect),
        ("reduce", 2) => Some(reduced(&chain.args[0], &chain.args[1])),
        _ => None,
    }
}

fn reduced(start: &Expr, operation: &Expr) -> End {
    match zero_of_sum(start, operation) {
        Some(zero) => End::Reduced(zero),
        None => End::Folded {
            start: start.clone(),
            operation: operation.clone(),
        },
    }
}

/// The zero of `|| 0.0, |a, b| a + b`.
fn zero_of_sum(zero: &Expr, sum: &Expr) -> Option<Expr> {
    let (Expr::Closure(zero), Expr::Closure(sum)) = (zero, sum) else {
        return None;
    };
    let is_literal = matches!(&*zero.body, Expr::Lit(lit) if is_zero(&lit.lit));
    (is_literal && zero.inputs.is_empty() && adds(sum)).then(|| (*zero.body).clone())
}

fn is_zero(lit: &syn::Lit) -> bool {
    match lit {
        syn::Lit::Float(x) => x.base10_parse::<f64>().is_ok_and(|x| x == 0.0),
        _ => false,
    }
}

fn adds(closure: &ExprClosure) -> bool {
    let Expr::Binary(sum) = &*closure.body else {
        return false;
    };
    let names: Vec<&syn::Pat> = closure.inputs.iter().collect();
    let is = |e: &Expr, pat: &syn::Pat| match (e, pat) {
        (Expr::Path(p), syn::Pat::Ident(name)) => p.path.is_ident(&name.ident),
        _ => false,
    };
    matches!((sum.op, &names[..]), (syn::BinOp::Add(_), [a, b]) if is(&sum.left, a) && is(&sum.right, b))
}

/// Writes chains out with std's iterators in the body that is lowered, and `rayon::join` as ours. What rustc is asked about that.
pub fn write_out(body: &mut Block) -> TokenStream {
    struct Writer(TokenStream);
    impl VisitMut for Writer {
        fn visit_expr_mut(&mut self, e: &mut Expr) {
            if let Some((path, joined)) = joined(e) {
                self.0.extend(is_of_rayon(&path));
                *e = joined;
            }
            without_hints(e);
            if let Expr::MethodCall(chain) = e
                && let Some(name) = source(chain).cloned()
            {
                let end = end(chain);
                renamed(chain);
                match end {
                    Some(End::Sum | End::Each | End::Collect) => {
                        chain.attrs.push(attribute(&name));
                    }
                    Some(End::Reduced(zero)) => {
                        let receiver = &chain.receiver;
                        let attribute = attribute(&name);
                        *e = parse_quote_spanned!(chain.method.span()=> #zero + #attribute #receiver.sum());
                    }
                    Some(End::Folded { start, operation }) => {
                        *e = folded(chain, &start, &operation, attribute(&name));
                    }
                    None => {}
                }
            }
            visit::visit_expr_mut(self, e);
        }
    }
    let mut writer = Writer(TokenStream::new());
    writer.visit_block_mut(body);
    writer.0
}

/// The path of a call of `rayon::join`, and the call of ours that has a derivative.
fn joined(e: &Expr) -> Option<(syn::Path, Expr)> {
    let Expr::Call(call) = e else { return None };
    let Expr::Path(path) = &*call.func else {
        return None;
    };
    let names: Vec<_> = path.path.segments.iter().map(|s| &s.ident).collect();
    let is_join = matches!(names[..], [rayon, join] if rayon == "rayon" && join == "join");
    if !is_join || call.args.len() != 2 || !cfg!(feature = "rayon") {
        return None;
    }
    let (at, args) = (names[1].span(), &call.args);
    let joined = parse_quote_spanned!(at=> ::grads::__private::parallel::join(#args));
    Some((path.path.clone(), joined))
}

/// One function called after the other, in the place of [`joined`].
pub fn in_turn(joined: &syn::ExprCall) -> Expr {
    let (at, a, b) = (joined.func.span(), &joined.args[0], &joined.args[1]);
    let (first, second) = (Ident::new("first", at), Ident::new("second", at));
    let (first, second) = (hidden(first), hidden(second));
    parse_quote_spanned!(at=> {
        let #first = #a;
        let #second = #b;
        (#first(), #second())
    })
}

/// A name that the user's code cannot mean.
fn hidden(name: Ident) -> Ident {
    let at = name.span().resolved_at(Span::mixed_site());
    Ident::new(&format!("grads_{name}"), at)
}

/// Asks whether a path means rayon's own function.
fn is_of_rayon(path: &syn::Path) -> TokenStream {
    let (at, silent) = (path.segments[1].ident.span(), crate::lints::silent());
    quote_spanned! {at=>
        #silent
        let _ = || ::grads::__private::parallel::same(
            #path::<fn(), fn(), (), ()>,
            ::grads::__private::parallel::join::<fn(), fn(), (), ()>,
        );
    }
}

/// The items of a chain that are collected side by side, and folded.
fn folded(chain: &ExprMethodCall, start: &Expr, operation: &Expr, attribute: Attribute) -> Expr {
    let (at, receiver) = (chain.method.span(), &chain.receiver);
    let mut collected: ExprMethodCall =
        parse_quote_spanned!(at=> #receiver.collect::<::std::vec::Vec<_>>());
    collected.attrs.push(attribute);
    let collected = Expr::MethodCall(collected);
    let start: Expr = match start {
        Expr::Closure(start) if start.inputs.is_empty() => (*start.body).clone(),
        start => parse_quote_spanned!(at=> (#start)()),
    };
    let mut fold: ExprMethodCall =
        parse_quote_spanned!(at=> items.into_iter().fold(#start, #operation));
    if let Expr::MethodCall(items) = &mut *fold.receiver {
        *items.receiver = collected;
    }
    Expr::MethodCall(fold)
}

fn attribute(at: &Ident) -> Attribute {
    parse_quote_spanned!(at.span()=> #[parallel])
}

/// The same chain with std's method at its beginning.
fn renamed(chain: &mut ExprMethodCall) {
    if let Some((_, name)) = SOURCES.iter().find(|(name, _)| chain.method == name) {
        chain.method = Ident::new(name, chain.method.span());
    } else if let Expr::MethodCall(inner) = &mut *chain.receiver {
        renamed(inner);
    }
}

/// What stands in the user's own function in the place of a chain that adds up: the same parts in the same order as in the derivative.
pub fn in_order(e: &mut Expr) {
    let Expr::MethodCall(chain) = e else { return };
    if !is_indexed(chain) || !cfg!(feature = "rayon") {
        return;
    }
    let (at, receiver) = (chain.method.span(), &chain.receiver);
    match end(chain) {
        Some(End::Sum) => {
            let of: TokenStream = match crate::lower::turbofish(chain) {
                Some(ty) => quote_spanned!(at=> ::<_, #ty>),
                None => TokenStream::new(),
            };
            *e = parse_quote_spanned!(at=> ::grads::__private::parallel::sum #of (#receiver));
        }
        Some(End::Reduced(zero)) => {
            *e = parse_quote_spanned!(at=> ::grads::__private::parallel::reduced(#receiver, #zero));
        }
        Some(End::Folded { start, operation }) => {
            *e = parse_quote_spanned!(at=> ::grads::__private::parallel::folded(#receiver, #start, #operation));
        }
        // rayon keeps the order of what it collects
        Some(End::Each | End::Collect) | None => {}
    }
}

/// Refuses attributes and chains that say nothing of what can be run side by side.
pub fn check(body: &Block, problems: &mut Problems) {
    Check(problems).visit_block(body);
}

struct Check<'p>(&'p mut Problems);

impl<'a> Visit<'a> for Check<'_> {
    fn visit_expr_for_loop(&mut self, l: &'a syn::ExprForLoop) {
        l.attrs
            .iter()
            .filter(|a| is(a))
            .for_each(|a| self.on_loop(a));
        self.visit_expr(&l.expr);
        self.visit_block(&l.body);
    }
    /// How many trips these make is not known: that is refused where they are lowered.
    fn visit_expr_while(&mut self, l: &'a syn::ExprWhile) {
        self.visit_expr(&l.cond);
        self.visit_block(&l.body);
    }
    fn visit_expr_loop(&mut self, l: &'a syn::ExprLoop) {
        self.visit_block(&l.body);
    }
    fn visit_attribute(&mut self, attr: &'a Attribute) {
        if is(attr) {
            let help = "put it before the `for` whose trips are to run side by side";
            (self.0).refuse(Site::of(attr), "`#[parallel]` goes on `for` loops", help);
        }
    }
    fn visit_expr_method_call(&mut self, chain: &'a ExprMethodCall) {
        match source(chain) {
            Some(name) => self.chain(chain, name, false),
            None => visit::visit_expr_method_call(self, chain),
        }
    }
    /// Those of items inside are their own business.
    fn visit_stmt(&mut self, stmt: &'a syn::Stmt) {
        if !matches!(stmt, syn::Stmt::Item(_)) {
            visit::visit_stmt(self, stmt);
        }
    }
}

impl Check<'_> {
    fn on_loop(&mut self, attr: &Attribute) {
        let site = Site::of(attr);
        if !cfg!(feature = "rayon") {
            let message = "`#[parallel]` needs the feature `rayon` of `grads`";
            self.0.refuse(site, message, FEATURE);
        } else if !matches!(attr.meta, Meta::Path(_)) {
            let message = "`#[parallel]` takes no arguments";
            self.0.refuse(site, message, "write `#[parallel]`");
        }
    }

    /// A chain that begins with this method; it may be `open` where another goes on with it.
    fn chain(&mut self, chain: &ExprMethodCall, name: &Ident, open: bool) {
        if !cfg!(feature = "rayon") {
            let message = format!("`{name}` needs the feature `rayon` of `grads`");
            self.0.refuse(name.span(), message, FEATURE);
            return;
        }
        if !open && end(chain).is_none() {
            let message = format!(
                "a parallel iterator that ends with `{}` has no derivative",
                chain.method
            );
            let help = "end it in the same expression with `sum()`, `collect()`, `for_each(..)` or `reduce(..)`";
            self.0.refuse(chain.method.span(), message, help);
            return;
        }
        let mut part = chain;
        loop {
            part.args
                .iter()
                .for_each(|arg| self.argument(arg, part.method == "zip"));
            if std::ptr::eq(name, &part.method) {
                return self.visit_expr(&part.receiver);
            }
            if open || !std::ptr::eq(part, chain) {
                self.between(&part.method);
            }
            let Expr::MethodCall(inner) = &*part.receiver else {
                return;
            };
            part = inner;
        }
    }

    fn argument(&mut self, arg: &Expr, zipped: bool) {
        match arg {
            Expr::MethodCall(chain) if zipped => match source(chain) {
                Some(name) => self.chain(chain, name, true),
                None => self.visit_expr(arg),
            },
            _ => self.visit_expr(arg),
        }
    }

    fn between(&mut self, method: &Ident) {
        if !keeps_items(method) {
            let message = format!("`{method}` of a parallel iterator has no derivative");
            let help = "`map`, `zip`, `enumerate`, `copied` and `cloned` have one: they keep the number of the items and their order";
            self.0.refuse(method.span(), message, help);
        }
    }
}

/// Refuses loops that are to run side by side and whose trips meet in more than sums.
pub fn apart(lowered: &Lowered, problems: &mut Problems) {
    for f in lowered.module.nest(lowered.func) {
        for node in lowered.module.funcs[f].nodes.values() {
            if let NodeKind::Loop(l) = &node.kind
                && l.parallel
                && let Some(k) = meeting_in(&lowered.module, l)
            {
                meeting(lowered, l, k, problems);
            }
        }
    }
}

fn meeting(lowered: &Lowered, l: &Loop, k: usize, problems: &mut Problems) {
    let body = &lowered.module.funcs[l.body];
    let param = body.params[l.leading_params() + k];
    let at = where_read(lowered, l.body, param);
    let site = at.0.and_then(|i| lowered.sites.get(i as usize));
    let name = match &body.values[param].name {
        Some(name) => format!("`{name}`"),
        None => "a value".to_string(),
    };
    let message = format!("the trips of a parallel loop meet in {name}");
    let help = "they run side by side: add to numbers with `+=` that no trip reads, and write to an array at the loop's own index alone";
    match site {
        Some(site) => drop(problems.refuse(*site, message, help)),
        None => drop(problems.refuse(Span::call_site(), message, help)),
    }
}

/// Where `v` is read first, in a graph inside if that is where.
fn where_read(lowered: &Lowered, f: FuncRef, v: Value) -> SrcLoc {
    let graph = &lowered.module.funcs[f];
    let Some(node) = graph.nodes.values().find(|n| n.operands.contains(&v)) else {
        return Default::default();
    };
    let at = node.operands.iter().position(|&o| o == v).unwrap_or(0);
    let inside = match &node.kind {
        NodeKind::Cond { then, orelse } => {
            let reads = |f: &FuncRef| {
                let graph = &lowered.module.funcs[*f];
                graph
                    .nodes
                    .values()
                    .any(|n| n.operands.contains(&graph.captures[at - 1]))
            };
            let arm = [*then, *orelse].into_iter().find(reads);
            arm.map(|f| (f, lowered.module.funcs[f].captures[at - 1]))
        }
        NodeKind::Loop(l) if at >= l.leading() => {
            let (k, body) = (at - l.leading(), &lowered.module.funcs[l.body]);
            let inner = match k < l.carried {
                true => body.params[l.leading_params() + k],
                false => body.captures[k - l.carried],
            };
            Some((l.body, inner))
        }
        _ => None,
    };
    match inside.map(|(f, v)| where_read(lowered, f, v)) {
        Some(loc) if loc.0.is_some() => loc,
        _ => node.loc,
    }
}
