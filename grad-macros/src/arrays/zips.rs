//! Closures of elements that stand at the same place in several arrays: `Zip`, and `zip_mut_with`.

use super::parts::returns;
use super::{Writer, here, ours};
use crate::visit::{self, Visit};
use proc_macro2::Ident;
use syn::{Expr, ExprClosure, ExprMethodCall, Pat, Stmt};

/// What is zipped: each array, and whether its elements are written.
#[derive(Clone)]
struct Zipped {
    arrays: Vec<(Expr, bool)>,
    /// Whether the index comes before the elements.
    indexed: bool,
}

/// A method call that ends such a chain.
pub fn written(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    match (m.method.to_string().as_str(), m.args.len()) {
        ("zip_mut_with", 2) => zip_mut_with(writer, &m.receiver, &m.args[0], m),
        ("map_inplace", 1) => map_inplace(writer, m),
        ("accumulate_axis_inplace", 2) => accumulate(writer, m),
        ("for_each" | "par_for_each" | "apply", 1) => match repeated(&m.receiver) {
            Some((first, other)) => zip_mut_with(writer, first, other, m),
            None => {
                let of = zipped(&m.receiver)?.with_written(m);
                if let Some(each) = over_parts(m, &of) {
                    return Some(each);
                }
                for_each(writer, m, &of).or_else(|| chained(writer, m, &of))
            }
        },
        ("all" | "any", 1) => chained(writer, m, &zipped(&m.receiver)?),
        ("map_collect" | "par_map_collect" | "apply_collect", 1) => {
            map_collect(writer, m, &zipped(&m.receiver)?)
        }
        _ => None,
    }
}

/// `Zip::from(a).and(b)`
fn zipped(e: &Expr) -> Option<Zipped> {
    match e {
        Expr::Paren(e) => zipped(&e.expr),
        Expr::MethodCall(m) if m.method == "and" && m.args.len() == 1 => {
            let mut of = zipped(&m.receiver)?;
            of.arrays.push(producer(&m.args[0]));
            Some(of)
        }
        Expr::Call(call) if call.args.len() == 1 => {
            let Expr::Path(f) = &*call.func else {
                return None;
            };
            let names: Vec<String> = f
                .path
                .segments
                .iter()
                .map(|s| s.ident.to_string())
                .collect();
            let is_zip = |of: &str| names.ends_with(&["Zip".to_string(), of.to_string()]);
            let indexed = is_zip("indexed");
            (indexed || is_zip("from")).then(|| Zipped {
                arrays: vec![producer(&call.args[0])],
                indexed,
            })
        }
        _ => None,
    }
}

/// Whether an expression is such a chain.
pub fn is_zip(e: &Expr) -> bool {
    zipped(e).is_some()
}

/// An array behind its reference; `&mut a` is written.
fn producer(e: &Expr) -> (Expr, bool) {
    match e {
        Expr::Reference(r) => ((*r.expr).clone(), r.mutability.is_some()),
        e => (e.clone(), false),
    }
}

/// The closure with elements for references to them. The one that is written comes first, and is what the closure gives.
fn of_elements(
    writer: &mut Writer,
    f: &Expr,
    written: Option<usize>,
) -> Option<(ExprClosure, usize)> {
    let Expr::Closure(f) = f else { return None };
    if written.is_some() && returns(&f.body) {
        return None;
    }
    let (at, of) = (f.or1_token.spans[0], writer.element.clone());
    let mut pats: Vec<&Pat> = f.inputs.iter().map(without_type).collect();
    let names: Vec<Ident> = pats.iter().map(|_| writer.name("element", at)).collect();
    let (count, body) = (names.len(), &f.body);
    let Some(place) = written else {
        let made =
            syn::parse_quote_spanned!(at=> |#(#names: #of),*| { #(let #pats = &#names;)* #body });
        return Some((made, count));
    };
    let first = (place < count).then(|| pats.remove(place))?;
    let (name, others) = names.split_first()?;
    let made = syn::parse_quote_spanned!(at=> |mut #name: #of #(, #others: #of)*| {
        {
            let #first = &mut #name;
            #(let #pats = &#others;)*
            #body;
        }
        #name
    });
    Some((made, count))
}

fn without_type(pat: &Pat) -> &Pat {
    match pat {
        Pat::Type(typed) => &typed.pat,
        pat => pat,
    }
}

/// `Zip::from(&mut a).and(b).for_each(|a, &b| *a += b)`: one array is written.
fn for_each(writer: &mut Writer, m: &ExprMethodCall, of: &Zipped) -> Option<Expr> {
    let written: Vec<usize> = (0..of.arrays.len()).filter(|&i| of.arrays[i].1).collect();
    let [place] = written[..] else { return None };
    let mut of = of.clone();
    let first = of.arrays.remove(place).0;
    of.arrays.insert(0, (first, false));
    called(writer, m, &of, "grads_zip_into", Some(place))
}

impl Zipped {
    /// An array that can be written to needs no `&mut` before it: the closure shows whether its elements are.
    fn with_written(mut self, m: &ExprMethodCall) -> Zipped {
        let Some(Expr::Closure(f)) = m.args.last() else {
            return self;
        };
        let params = f.inputs.iter().skip(usize::from(self.indexed));
        for ((array, written), pat) in self.arrays.iter_mut().zip(params) {
            *written |= may_be_written(array)
                && matches!(without_type(pat), Pat::Ident(p) if is_assigned(&f.body, &p.ident));
        }
        self
    }
}

/// Whether something is written through a variable: `*a = x`, `*a += x`.
fn is_assigned(body: &Expr, name: &Ident) -> bool {
    struct Find<'n>(&'n Ident, bool);
    impl<'a> Visit<'a> for Find<'_> {
        fn visit_expr(&mut self, e: &'a Expr) {
            let place = match e {
                Expr::Assign(a) => Some(&*a.left),
                Expr::Binary(b) if crate::lower::assigns(&b.op) => Some(&*b.left),
                _ => None,
            };
            self.1 |= matches!(place, Some(Expr::Unary(u)) if matches!(&*u.expr, Expr::Path(p) if p.path.is_ident(self.0)));
            visit::visit_expr(self, e);
        }
    }
    let mut find = Find(name, false);
    find.visit_expr(body);
    find.1
}

/// `Zip::from(&mut a).and(&mut b).and(&c).for_each(|a, b, &c| ..)`, where several are written, and `all`: an iterator over the
/// elements of each, which are vectors meanwhile.
fn chained(writer: &mut Writer, m: &ExprMethodCall, of: &Zipped) -> Option<Expr> {
    let at = here(m.method.span());
    // what only reads adds up in the order in which the arrays are in memory
    let writes = of.arrays.iter().any(|(_, written)| *written);
    if m.method == "for_each" && !writes {
        return None;
    }
    let f = of_tuples(m, of)?;
    let (element, (first, _)) = (writer.element.clone(), of.arrays.first()?);
    let [read, write] = ["grads_zipped", "grads_put_elements"].map(|name| ours(name, at));
    let (mut lets, mut puts): (Vec<Stmt>, Vec<Stmt>) = (vec![], vec![]);
    let mut items: Option<Expr> = None;
    if of.indexed {
        let (name, positions) = (writer.name("at", at), ours("grads_positions", at));
        lets.push(
            syn::parse_quote_spanned!(at=> let #name: ::std::vec::Vec<_> = (#first).#positions();),
        );
        items = Some(syn::parse_quote_spanned!(at=> #name.into_iter()));
    }
    for (array, written) in &of.arrays {
        let name = writer.name("elements", at);
        lets.push(syn::parse_quote_spanned!(at=>
            let mut #name: ::std::vec::Vec<#element> = (#array).#read((#first).raw_dim());
        ));
        let each: Expr = match written {
            true => syn::parse_quote_spanned!(at=> #name.iter_mut()),
            false => syn::parse_quote_spanned!(at=> #name.iter()),
        };
        items = Some(match items {
            Some(items) => syn::parse_quote_spanned!(at=> #items.zip(#each)),
            None => each,
        });
        if *written {
            puts.push(syn::parse_quote_spanned!(at=> (#array).#write(#name);));
        }
    }
    let (method, value) = (&m.method, writer.name("value", at));
    Some(syn::parse_quote_spanned!(at=> {
        #(#lets)*
        let #value = #items.#method(#f);
        #(#puts)*
        #value
    }))
}

/// `Zip::from(a.rows_mut()).and(&v).for_each(|mut row, &v| row *= v)`: a loop over the parts.
fn over_parts(m: &ExprMethodCall, of: &Zipped) -> Option<Expr> {
    let has_parts = of.arrays.iter().any(|(array, _)| is_parts(array));
    let mut f = of_tuples(m, of).filter(|f| has_parts && !of.indexed && !returns(&f.body))?;
    let at = here(m.method.span());
    let each = of.arrays.iter().map(|(array, written)| -> Expr {
        match (is_parts(array), written) {
            (true, _) => syn::parse_quote_spanned!(at=> #array.into_iter()),
            (false, true) => syn::parse_quote_spanned!(at=> #array.iter_mut()),
            (false, false) => syn::parse_quote_spanned!(at=> #array.iter()),
        }
    });
    let items = each.reduce(|items, one| syn::parse_quote_spanned!(at=> #items.zip(#one)))?;
    let (item, body) = (f.inputs.pop()?.into_value(), &f.body);
    Some(syn::parse_quote_spanned!(at=> for #item in #items { #body; }))
}

/// Whether an expression gives the parts of an array, one after the other.
fn is_parts(e: &Expr) -> bool {
    const PARTS: [&str; 8] = [
        "rows",
        "rows_mut",
        "columns",
        "columns_mut",
        "outer_iter",
        "outer_iter_mut",
        "axis_iter",
        "axis_iter_mut",
    ];
    matches!(e, Expr::MethodCall(m) if PARTS.iter().any(|name| m.method == name))
}

/// `for ((i, j), x) in a.indexed_iter_mut() { .. }`
pub fn indexed_loop(writer: &mut Writer, each: &syn::ExprForLoop) -> Option<Expr> {
    let (Expr::MethodCall(m), Pat::Tuple(item)) = (&*each.expr, &*each.pat) else {
        return None;
    };
    let stays = !each.body.stmts.iter().any(super::parts::leaves);
    if m.method != "indexed_iter_mut" || item.elems.len() != 2 || !stays {
        return None;
    }
    let (at, element, body) = (&item.elems[0], &item.elems[1], &each.body);
    let of = Zipped {
        arrays: vec![((*m.receiver).clone(), true)],
        indexed: true,
    };
    let call =
        syn::parse_quote_spanned!(here(m.method.span())=> zip.for_each(|#at, #element| #body));
    chained(writer, &call, &of)
}

/// The closure with one param for those of each element, as `zip` gives them.
fn of_tuples(m: &ExprMethodCall, of: &Zipped) -> Option<ExprClosure> {
    let Expr::Closure(mut f) = m.args.last()?.clone() else {
        return None;
    };
    if f.inputs.len() != of.arrays.len() + usize::from(of.indexed) {
        return None;
    }
    let elements = f.inputs.iter().map(without_type).cloned();
    let items = elements.reduce(|items, one| syn::parse_quote!((#items, #one)))?;
    f.inputs = [items].into_iter().collect();
    Some(f)
}

/// `a.accumulate_axis_inplace(Axis(0), |before, x| *x += before)`
fn accumulate(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let (f, params) = of_elements(writer, &m.args[1], Some(1))?;
    let (this, axis, at) = (&m.receiver, &m.args[0], here(m.method.span()));
    let method = ours("grads_accumulate", at);
    // the one that is written comes first
    let mut f = f;
    let inputs: Vec<Pat> = f.inputs.iter().rev().cloned().collect();
    f.inputs = inputs.into_iter().collect();
    (params == 2).then(|| syn::parse_quote_spanned!(at=> #this.#method(#axis, #f)))
}

/// A method of the first array, which takes the others and the closure.
fn called(
    writer: &mut Writer,
    m: &ExprMethodCall,
    of: &Zipped,
    method: &str,
    written: Option<usize>,
) -> Option<Expr> {
    let (f, params) = of_elements(writer, &m.args[0], written)?;
    let ((first, _), others) = of.arrays.split_first()?;
    let others: Vec<&Expr> = others.iter().map(|(e, _)| e).collect();
    let at = here(m.method.span());
    let method = ours(&format!("{method}{}", others.len()), at);
    let fits = params == others.len() + 1 && others.len() <= MOST && !of.indexed;
    fits.then(|| syn::parse_quote_spanned!(at=> (#first).#method(#(&#others,)* #f)))
}

/// How many arrays there may be beside the first.
const MOST: usize = 4;

/// Whether an array may be handed over as something that can be written to, without a `&mut` before it.
fn may_be_written(e: &Expr) -> bool {
    matches!(e, Expr::Path(_)) || matches!(e, Expr::MethodCall(m) if m.method == "view_mut")
}

/// `Zip::from(a).and(b).map_collect(|&a, &b| a + b)`
fn map_collect(writer: &mut Writer, m: &ExprMethodCall, of: &Zipped) -> Option<Expr> {
    let reads = of.arrays.iter().all(|(_, written)| !written) && !of.indexed;
    reads.then(|| called(writer, m, of, "grads_zip_map", None))?
}

/// `Zip::from(&mut a).and_broadcast(&b)`: what is written, and what may be repeated.
fn repeated(e: &Expr) -> Option<(&Expr, &Expr)> {
    let Expr::MethodCall(m) = e else { return None };
    if m.method != "and_broadcast" || m.args.len() != 1 {
        return None;
    }
    let (Expr::Call(from), [_]) = (&*m.receiver, &zipped(&m.receiver)?.arrays[..]) else {
        return None;
    };
    match from.args.first()? {
        Expr::Reference(r) if r.mutability.is_some() => Some((&r.expr, &m.args[0])),
        e if may_be_written(e) => Some((e, &m.args[0])),
        _ => None,
    }
}

/// `a.zip_mut_with(&b, |a, &b| *a += b)`, where `b` may be repeated; the closure is the last argument.
fn zip_mut_with(
    writer: &mut Writer,
    this: &Expr,
    other: &Expr,
    m: &ExprMethodCall,
) -> Option<Expr> {
    let (f, params) = of_elements(writer, m.args.last()?, Some(0))?;
    let at = here(m.method.span());
    let method = ours("grads_zip_with", at);
    (params == 2).then(|| syn::parse_quote_spanned!(at=> #this.#method(#other, #f)))
}

/// `a.map_inplace(|a| *a += 1.0)`
fn map_inplace(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    let (f, params) = of_elements(writer, &m.args[0], Some(0))?;
    let (this, at) = (&m.receiver, here(m.method.span()));
    let method = ours("mapv_inplace", at);
    (params == 1).then(|| syn::parse_quote_spanned!(at=> #this.#method(#f)))
}

/// `m.apply(|x| *x += 1.0)`
pub fn apply(writer: &mut Writer, m: &ExprMethodCall) -> Option<Expr> {
    if m.method != "apply" || m.args.len() != 1 {
        return None;
    }
    let (f, params) = of_elements(writer, &m.args[0], Some(0))?;
    let (this, method) = (&m.receiver, ours("grads_apply", m.method.span()));
    (params == 1).then(|| syn::parse_quote_spanned!(m.method.span()=> #this.#method(#f)))
}

#[cfg(test)]
mod tests {
    use super::zipped;

    #[test]
    fn arrays_that_are_written_are_told_from_those_that_are_read() {
        let e: syn::Expr = syn::parse_quote!(ndarray::Zip::from(&mut a).and(&b).and(c));
        let written: Vec<bool> = zipped(&e).unwrap().arrays.iter().map(|(_, w)| *w).collect();
        assert_eq!(written, [true, false, false]);
        assert!(zipped(&syn::parse_quote!(Zap::from(&mut a))).is_none());
    }
}
