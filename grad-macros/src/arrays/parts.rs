//! Writes through a view of a part: the part is copied, changed, and put back.

use super::{Writer, here, ours, part_type};
use crate::visit::{self, Visit, VisitMut};
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Block, Expr, ExprMethodCall, Pat, Stmt};

/// A call that gives a part that can be written to.
pub struct Part<'e> {
    of: &'e Expr,
    /// The method that gives the part to read.
    read: &'static str,
    /// The sizes that are part of its type.
    sizes: Option<&'e syn::AngleBracketedGenericArguments>,
    args: Vec<&'e Expr>,
    at: Span,
}

/// Methods that give parts to write, those that give them to read, and how many arguments they take.
const PARTS: [(&str, &str, usize); 11] = [
    ("slice_mut", "slice", 1),
    ("row_mut", "row", 1),
    ("column_mut", "column", 1),
    ("index_axis_mut", "index_axis", 2),
    ("diag_mut", "diag", 0),
    ("rows_mut", "rows", 2),
    ("columns_mut", "columns", 2),
    ("view_mut", "view", 2),
    ("fixed_view_mut", "fixed_view", 2),
    ("fixed_rows_mut", "fixed_rows", 1),
    ("fixed_columns_mut", "fixed_columns", 1),
];

/// Methods that write to a part.
const WRITES: [&str; 17] = [
    "assign",
    "fill",
    "scaled_add",
    "mapv_inplace",
    "map_inplace",
    "zip_mut_with",
    "copy_from",
    "axpy",
    "component_mul_assign",
    "component_div_assign",
    "fill_diagonal",
    "neg_mut",
    "normalize_mut",
    "scale_mut",
    "set_column",
    "set_row",
    "apply",
];

/// A part, if a call gives one to write to of a place that may be named twice.
fn part<'e>(writer: &Writer, e: &'e Expr) -> Option<Part<'e>> {
    let Expr::MethodCall(m) = e else { return None };
    let (_, read, count) = PARTS.iter().find(|(name, ..)| m.method == name)?;
    if writer.has_method(&m.method) {
        return None;
    }
    (m.args.len() == *count && is_place(&m.receiver)).then(|| Part {
        of: &m.receiver,
        read,
        sizes: m.turbofish.as_ref(),
        args: m.args.iter().collect(),
        at: here(m.method.span()),
    })
}

/// Whether a call gives such a part.
pub fn gives_part(writer: &Writer, e: &Expr) -> bool {
    part(writer, e).is_some()
}

/// What copies such a part to a variable, and what puts it back.
pub fn copied_part(writer: &mut Writer, e: &Expr, name: &Ident) -> Option<(Vec<Stmt>, Stmt)> {
    let found = part(writer, e)?;
    let (args, mut lets) = found.arguments(writer);
    let (copy, put) = found.copied(&args, name);
    let ty = part_type();
    lets.push(syn::parse_quote_spanned!(found.at=> let mut #name: #ty = #copy;));
    Some((lets, put))
}

/// Whether a method gives a part to write to.
pub fn is_part_to_write(method: &Ident) -> bool {
    PARTS.iter().any(|(name, ..)| method == name)
}

impl Part<'_> {
    /// What copies it, and what puts it back, given variables for the arguments and for the part.
    fn copied(&self, args: &[Ident], part: &Ident) -> (Expr, Stmt) {
        let read = Ident::new(self.read, self.at);
        let put = ours(&format!("grads_put_{}", self.read), self.at);
        let (of, sizes, owned) = (self.of, self.sizes, ours("grads_owned", self.at));
        (
            syn::parse_quote_spanned!(self.at=> #of.#read #sizes(#(#args),*).#owned()),
            syn::parse_quote_spanned!(self.at=> #of.#put #sizes(#(#args,)* #part);),
        )
    }

    /// Variables for the arguments, which are evaluated once.
    fn arguments(&self, writer: &mut Writer) -> (Vec<Ident>, Vec<Stmt>) {
        let names: Vec<Ident> = self
            .args
            .iter()
            .map(|_| writer.name("at", self.at))
            .collect();
        let lets = self
            .args
            .iter()
            .zip(&names)
            .map(|(arg, name)| syn::parse_quote!(let #name = #arg;));
        (names.clone(), lets.collect())
    }
}

/// `a.row_mut(i).assign(&b)`
pub fn changed(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let found = part(writer, &m.receiver).filter(|_| WRITES.iter().any(|name| m.method == name))?;
    let (args, lets) = found.arguments(writer);
    let name = writer.name("part", found.at);
    let (copy, put) = found.copied(&args, &name);
    let ty = part_type();
    // arrays of std have this, too
    let method = match m.method == "fill" {
        true => ours("grads_fill", m.method.span()),
        false => m.method.clone(),
    };
    let (turbofish, with) = (&m.turbofish, &m.args);
    Some(syn::parse_quote_spanned!(found.at=> {
        #(#lets)*
        let mut #name: #ty = #copy;
        #name.#method #turbofish(#with);
        #put
    }))
}

/// `for x in a.row_mut(i).iter_mut() { .. }`, also behind adaptors, and `a.row_mut(i).iter_mut().for_each(..)`: the part is copied, and its
/// elements are a vector meanwhile.
pub fn looped(writer: &mut Writer, e: &Expr) -> Option<Expr> {
    let mut looped = e.clone();
    let root = match &mut looped {
        Expr::ForLoop(each) if !each.body.stmts.iter().any(leaves) => root(&mut each.expr)?,
        Expr::MethodCall(m) if m.method == "for_each" => root(&mut m.receiver)?,
        _ => return None,
    };
    let given = root.clone();
    let found = part(writer, &given)?;
    let (args, lets) = found.arguments(writer);
    let [name, elements] = ["part", "elements"].map(|name| writer.name(name, found.at));
    let (copy, put) = found.copied(&args, &name);
    *root = syn::parse_quote!(#elements);
    let (ty, element) = (part_type(), &writer.element);
    let [read, write] = ["grads_elements", "grads_put_elements"].map(|name| ours(name, found.at));
    Some(syn::parse_quote_spanned!(found.at=> {
        #(#lets)*
        let mut #name: #ty = #copy;
        let mut #elements: ::std::vec::Vec<#element> = #name.#read();
        #looped;
        #name.#write(#elements);
        #put
    }))
}

/// What `iter_mut` is called on at the root of a chain of adaptors.
fn root(e: &mut Expr) -> Option<&mut Expr> {
    let Expr::MethodCall(m) = e else { return None };
    match m.method == "iter_mut" && m.args.is_empty() {
        true => Some(&mut m.receiver),
        false => root(&mut m.receiver),
    }
}

/// `let mut row = a.row_mut(i);` and what follows, up to the last statement that speaks of `row`.
pub fn named(writer: &mut Writer, block: &mut Block) {
    let mut i = 0;
    while i < block.stmts.len() {
        let named = part_with_a_name(writer, &block.stmts, i);
        let named = match writer.of_matrices {
            true => named,
            false => named.or_else(|| elements_with_a_name(writer, &block.stmts, i)),
        };
        if let Some((lets, put, last)) = named {
            put_back(writer, block, put, last);
            let more = lets.len() - 1;
            block.stmts.splice(i..=i, lets);
            i += more;
        } else if let (false, Some(lets)) = (
            writer.of_matrices,
            slice_with_a_name(writer, &block.stmts[i]),
        ) {
            block.stmts.splice(i..=i, lets);
            i += 1;
        }
        i += 1;
    }
}

/// Puts a part back behind the statement at `last`, whose value is that of the block also where nothing stands behind it.
fn put_back(writer: &mut Writer, block: &mut Block, put: Stmt, last: usize) {
    if is_value(&block.stmts, last)
        && let Stmt::Expr(value, None) = block.stmts.remove(last)
    {
        let name = writer.name("value", value.span());
        let made: Stmt = syn::parse_quote!(let #name = #value;);
        let given = Stmt::Expr(syn::parse_quote!(#name), None);
        block.stmts.splice(last..last, [made, put, given]);
        return;
    }
    block.stmts.insert(last + 1, put);
}

/// `let s = a.as_slice_mut().unwrap();`: the elements are a vector meanwhile, of which `s` is a part.
fn elements_with_a_name(
    writer: &mut Writer,
    stmts: &[Stmt],
    i: usize,
) -> Option<(Vec<Stmt>, Stmt, usize)> {
    let Stmt::Local(local) = &stmts[i] else {
        return None;
    };
    let init = local.init.as_ref().filter(|init| init.diverge.is_none())?;
    let (of, at) = standard(&init.expr, &["as_slice_mut"])?;
    let Pat::Ident(name) = (match &local.pat {
        Pat::Type(typed) => &*typed.pat,
        pat => pat,
    }) else {
        return None;
    };
    let last = last_use(stmts, i, &name.ident, of).filter(|_| stays(of))?;
    if stmts[i + 1..=last].iter().any(leaves) {
        return None;
    }
    let (elements, element) = (writer.name("elements", at), &writer.element);
    let [read, write] = ["grads_standard", "grads_put_elements"].map(|name| ours(name, at));
    let lets = vec![
        syn::parse_quote_spanned!(at=> let mut #elements: ::std::vec::Vec<#element> = #of.#read();),
        syn::parse_quote_spanned!(at=> let #name = #elements.as_mut_slice();),
    ];
    let put = syn::parse_quote_spanned!(at=> #of.#write(#elements););
    Some((lets, put, last))
}

/// `a.as_slice().unwrap()`: the array, of which a method of vectors gives no `Option`.
fn standard<'e>(e: &'e Expr, methods: &[&str]) -> Option<(&'e Expr, Span)> {
    let Expr::MethodCall(m) = e else { return None };
    let Expr::MethodCall(of) = &*m.receiver else {
        return None;
    };
    let is_taken = (m.method == "unwrap" || m.method == "expect") && of.args.is_empty();
    let found = is_taken && methods.iter().any(|name| of.method == name);
    found.then(|| (&*of.receiver, here(of.method.span())))
}

/// The elements of an array as they are beside each other, to be read.
pub fn standard_elements(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let e = Expr::MethodCall(m.clone());
    let (of, at) = standard(&e, &["as_slice", "to_slice"])?;
    let (elements, element) = (writer.name("elements", at), &writer.element);
    let read = ours("grads_standard", at);
    Some(syn::parse_quote_spanned!(at=> {
        let #elements: ::std::vec::Vec<#element> = #of.#read();
        #elements
    }))
}

/// `let s = a.as_slice().unwrap();`, where `s` is a slice.
fn slice_with_a_name(writer: &mut Writer, stmt: &Stmt) -> Option<Vec<Stmt>> {
    let Stmt::Local(local) = stmt else {
        return None;
    };
    let init = local.init.as_ref().filter(|init| init.diverge.is_none())?;
    let Expr::MethodCall(m) = &*init.expr else {
        return None;
    };
    let (of, at) = standard(&init.expr, &["as_slice", "to_slice"])?;
    let (elements, element) = (writer.name("elements", at), &writer.element);
    let (read, pat) = (ours("grads_standard", at), &local.pat);
    let at = m.method.span();
    Some(vec![
        syn::parse_quote_spanned!(at=> let #elements: ::std::vec::Vec<#element> = #of.#read();),
        syn::parse_quote_spanned!(at=> let #pat = #elements.as_slice();),
    ])
}

/// `a.windows((2, 2))`, of an array with several axes: those of a vector have one number.
pub fn windows(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let size = m.args.first().filter(|_| m.args.len() == 1)?;
    let is_of_arrays = m.method == "windows" && matches!(size, Expr::Tuple(_) | Expr::Array(_));
    let (of, at) = (&m.receiver, here(m.method.span()));
    let (windows, ty) = (writer.name("windows", at), part_type());
    let method = ours("grads_windows", at);
    is_of_arrays.then(|| {
        syn::parse_quote_spanned!(at=> {
            let #windows: ::std::vec::Vec<#ty> = #of.#method(#size);
            #windows
        })
    })
}

/// What stands in the place of the statement at `i`, what puts the part back, and behind which statement.
fn part_with_a_name(
    writer: &mut Writer,
    stmts: &[Stmt],
    i: usize,
) -> Option<(Vec<Stmt>, Stmt, usize)> {
    let Stmt::Local(local) = &stmts[i] else {
        return None;
    };
    let init = local.init.as_ref().filter(|init| init.diverge.is_none())?;
    let found = part(writer, &init.expr).filter(|found| stays(found.of))?;
    let Pat::Ident(name) = (match &local.pat {
        Pat::Type(typed) => &*typed.pat,
        pat => pat,
    }) else {
        return None;
    };
    let last = last_use(stmts, i, &name.ident, found.of)?;
    // what leaves in between would leave the part where it is
    if stmts[i + 1..=last].iter().any(leaves) {
        return None;
    }
    let (lets, put) = copied_part(writer, &init.expr, &name.ident)?;
    Some((lets, put, last))
}

/// Whether the statement at `last` is the value of the block. A loop without a semicolon may be, and gives nothing.
fn is_value(stmts: &[Stmt], last: usize) -> bool {
    let gives_nothing = matches!(
        &stmts[last],
        Stmt::Expr(Expr::ForLoop(_) | Expr::While(_), None)
    );
    last + 1 == stmts.len() && matches!(stmts[last], Stmt::Expr(_, None)) && !gives_nothing
}

/// The last statement that speaks of a part of `of`, which has this name since `i`: it is used up to where `of` itself is, or where
/// another variable gets the name. None if both stand in one statement.
fn last_use(stmts: &[Stmt], i: usize, name: &Ident, of: &Expr) -> Option<usize> {
    let place = Mentions::of(of);
    let ends = |stmt: &Stmt| place.is_in(stmt) || rebinds(stmt, name);
    let end = (i + 1..stmts.len()).find(|&k| ends(&stmts[k]));
    let (ident, name) = (name, Mentions(vec![name.to_string()]));
    if end.is_some_and(|end| name.is_in(&without_own(&stmts[end], &name))) {
        return None;
    }
    let rebound = (i + 1..stmts.len()).find(|&k| rebinds(&stmts[k], ident));
    // the borrow lasts longer, so what is called like the array there is something else
    let later = end.map_or(0, |end| end + 1)..rebound.unwrap_or(stmts.len());
    if end.is_some()
        && later
            .into_iter()
            .any(|k| name.is_in(&without_closures(&stmts[k], &name)))
    {
        return None;
    }
    let end = end.unwrap_or(stmts.len());
    (i + 1..end).rfind(|&k| name.is_in(&stmts[k]))
}

/// Whether a statement declares a variable of this name for those behind it.
fn rebinds(stmt: &Stmt, name: &Ident) -> bool {
    match stmt {
        Stmt::Local(local) => Mentions(vec![name.to_string()]).is_in(&local.pat),
        _ => false,
    }
}

/// A statement without what is said of a name that it, or a closure or a loop in it, declares itself.
fn without_closures(stmt: &Stmt, name: &Mentions) -> TokenStream {
    struct Strip<'n>(&'n Mentions);
    impl VisitMut for Strip<'_> {
        fn visit_expr_mut(&mut self, e: &mut Expr) {
            let declares = match e {
                Expr::Closure(f) => f.inputs.iter().any(|p| self.0.is_in(p)),
                Expr::ForLoop(each) => self.0.is_in(&each.pat),
                _ => false,
            };
            match declares {
                true => *e = syn::parse_quote!(()),
                false => visit::visit_expr_mut(self, e),
            }
        }
        fn visit_block_mut(&mut self, block: &mut Block) {
            let declares = |stmt: &Stmt| matches!(stmt, Stmt::Local(l) if self.0.is_in(&l.pat));
            let end = block.stmts.iter().position(declares);
            block.stmts.truncate(end.unwrap_or(block.stmts.len()));
            visit::visit_block_mut(self, block);
        }
    }
    let mut stmt = stmt.clone();
    Strip(name).visit_stmt_mut(&mut stmt);
    without_own(&stmt, name)
}

/// A statement without what is said of a name that it declares itself.
fn without_own(stmt: &Stmt, name: &Mentions) -> TokenStream {
    match stmt {
        Stmt::Local(local) => local.init.as_ref().map_or(quote!(), |init| {
            let (e, or) = (&init.expr, init.diverge.iter().map(|(_, or)| or));
            quote!(#e #(#or)*)
        }),
        Stmt::Expr(Expr::ForLoop(each), _) if name.is_in(&each.pat) => each.expr.to_token_stream(),
        stmt => stmt.to_token_stream(),
    }
}

/// A place: a variable, and the fields on the way from it. It is mentioned where the same place is, one around it, or one in it.
struct Mentions(Vec<String>);

impl Mentions {
    fn of(e: &Expr) -> Mentions {
        match e {
            Expr::Field(f) => match &f.member {
                syn::Member::Named(name) => {
                    let Mentions(mut names) = Mentions::of(&f.base);
                    names.push(name.to_string());
                    Mentions(names)
                }
                syn::Member::Unnamed(_) => Mentions::of(&f.base),
            },
            Expr::Path(path) => Mentions(vec![quote!(#path).to_string()]),
            Expr::Paren(e) => Mentions::of(&e.expr),
            Expr::Reference(e) => Mentions::of(&e.expr),
            Expr::Unary(e) => Mentions::of(&e.expr),
            Expr::Index(e) => Mentions::of(&e.expr),
            Expr::MethodCall(m) => Mentions::of(&m.receiver),
            _ => Mentions(vec![]),
        }
    }

    /// Also in what a macro is given. What has no name may be everywhere.
    fn is_in(&self, tokens: &impl ToTokens) -> bool {
        let tokens = tokens.to_token_stream();
        let Some((first, fields)) = self.0.split_first() else {
            return true;
        };
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        tokens.iter().enumerate().any(|(i, token)| match token {
            TokenTree::Ident(found) => {
                found == first && !is_member(&tokens[..i]) && overlap(fields, &tokens[i + 1..])
            }
            TokenTree::Group(group) => self.is_in(&group.stream()),
            _ => false,
        })
    }
}

/// Whether what follows is a field or a method: one dot stands before it.
fn is_member(before: &[TokenTree]) -> bool {
    let dots = before.iter().rev();
    let dots = dots.take_while(|t| matches!(t, TokenTree::Punct(p) if p.as_char() == '.'));
    dots.count() == 1
}

/// Whether what stands behind a variable does not lead to other fields of it than these.
fn overlap(fields: &[String], behind: &[TokenTree]) -> bool {
    let (Some(field), [TokenTree::Punct(dot), TokenTree::Ident(found), rest @ ..]) =
        (fields.first(), behind)
    else {
        return true;
    };
    let is_call = matches!(rest.first(), Some(TokenTree::Group(_)));
    dot.as_char() != '.' || is_call || found == field && overlap(&fields[1..], rest)
}

/// Whether an expression is a place: a variable, or a part of one.
fn is_place(e: &Expr) -> bool {
    match e {
        Expr::Path(_) => true,
        Expr::Field(e) => is_place(&e.base),
        Expr::Index(e) => is_place(&e.expr),
        Expr::Paren(e) => is_place(&e.expr),
        _ => false,
    }
}

/// Whether it is the same place later on, too: an index may be another one by then.
pub fn stays(place: &Expr) -> bool {
    match place {
        Expr::Index(e) => matches!(&*e.index, Expr::Lit(_)) && stays(&e.expr),
        Expr::Field(e) => stays(&e.base),
        Expr::Paren(e) => stays(&e.expr),
        e => is_place(e),
    }
}

/// Whether something in a statement leaves the block in which that stands.
pub fn leaves(stmt: &Stmt) -> bool {
    let mut found = Leaves(false);
    found.visit_stmt(stmt);
    found.0
}

/// Whether a closure is left early.
pub fn returns(body: &Expr) -> bool {
    let mut found = Leaves(false);
    found.visit_expr(body);
    found.0
}

struct Leaves(bool);

impl<'a> Visit<'a> for Leaves {
    fn visit_expr(&mut self, e: &'a Expr) {
        self.0 |= matches!(
            e,
            Expr::Return(_) | Expr::Break(_) | Expr::Continue(_) | Expr::Try(_)
        );
        visit::visit_expr(self, e);
    }
}
