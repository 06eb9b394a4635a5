//! Changes of maps that are constants: `names.insert(name, i)`, `*counts.entry(k).or_insert(0) += 1`.
//!
//! The change is left to rustc, on a copy of the map, which takes the map's place. So it is a value like others, which is undone and run
//! again as they are. The copy costs as much as the map is large.

use super::maps::is_place;
use super::place::strip;
use super::scope::Operand;
use super::types::Ty;
use super::{Lowerer, Res};
use crate::report::Refused;
use crate::visit;
use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote, quote_spanned};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, UnOp};

/// The name of the copy.
const CHANGED: &str = "grads_changed";

/// Methods of maps and sets that change them, and give no reference into them.
const CHANGES: [&str; 7] = [
    "insert",
    "remove",
    "clear",
    "extend",
    "retain",
    "pop_first",
    "pop_last",
];

/// Methods of an entry that give a reference to what is in it.
const ENTRIES: [&str; 3] = ["or_insert", "or_default", "or_insert_with"];

impl Lowerer<'_> {
    /// A change of a map, as a method call that is not a reference into it.
    pub fn change_of_map(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let whole = Expr::MethodCall(e.clone());
        let (map, first) = start(e)?;
        if std::ptr::eq(first, e) && self.changes_text(e) {
            return Some(self.changed(&whole, map, !self.is_unused(e)));
        }
        let unused = self.is_unused(e);
        let direct = std::ptr::eq(first, e) && CHANGES.iter().any(|name| e.method == name);
        let entry = first.method == "entry" && !std::ptr::eq(first, e);
        let may = direct || entry && (unused || !gives_entry(e));
        if !may || !self.is_changed_map(map, first) {
            return None;
        }
        Some(self.changed(&whole, map, !unused))
    }

    /// `*m.entry(k).or_insert(n)`, for its value.
    pub fn entry_of_map(&mut self, e: &syn::ExprUnary) -> Option<Res<Operand>> {
        let map = self.dereferenced_entry(e)?;
        Some(self.changed(&Expr::Unary(e.clone()), &map, true))
    }

    /// The map in `*m.entry(k).or_insert(0) += 1`, by its left side.
    pub fn map_behind(&mut self, left: &Expr) -> Option<Expr> {
        match strip(left) {
            Expr::Unary(place) => self.dereferenced_entry(place),
            _ => None,
        }
    }

    fn dereferenced_entry(&mut self, e: &syn::ExprUnary) -> Option<Expr> {
        let (UnOp::Deref(_), Expr::MethodCall(m)) = (e.op, strip(&e.expr)) else {
            return None;
        };
        let (map, first) = start(m)?;
        let may = first.method == "entry" && gives_entry(m);
        (may && self.is_changed_map(map, first)).then(|| map.clone())
    }

    /// Whether an expression changes a map.
    pub fn changes_map(&mut self, e: &Expr) -> bool {
        let chain = match strip(e) {
            Expr::MethodCall(m) => start(m),
            Expr::Unary(u) => match strip(&u.expr) {
                Expr::MethodCall(m) => start(m),
                _ => None,
            },
            _ => None,
        };
        chain.is_some_and(|(map, first)| {
            let changes = CHANGES.iter().any(|name| first.method == name)
                || ["get_mut", "values_mut", "iter_mut"]
                    .iter()
                    .any(|name| first.method == name);
            (changes || first.method == "entry") && self.keyed(map) == Some(true)
        })
    }

    fn is_unused(&self, e: &ExprMethodCall) -> bool {
        self.statement.as_deref() == Some(&*super::whose::key(e))
    }

    fn is_changed_map(&mut self, map: &Expr, first: &ExprMethodCall) -> bool {
        self.root_variable(map).is_some()
            && match self.keyed(map) {
                Some(known) => known,
                None => {
                    first.method == "entry"
                        || first.method == "insert"
                            && first.args.len() == 2
                            && self.makes_text(&first.args[0])
                }
            }
    }

    /// Whether an expression makes a text.
    fn makes_text(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) => m.method == "to_string" || m.method == "to_owned",
            Expr::Call(c) => super::adaptors::is_path(&c.func, "String::from"),
            Expr::Macro(m) => m.mac.path.is_ident("format"),
            Expr::Lit(l) => matches!(l.lit, syn::Lit::Str(_)),
            e => self.is_text(e),
        }
    }

    /// Puts a copy of the map in which `e` was done in its place, and gives what `e` gives if that is used.
    pub fn changed(&mut self, e: &Expr, map: &Expr, used: bool) -> Res<Operand> {
        self.changed_by(e, e, map, used)
    }

    /// The same, by an expression that stands for what the user wrote.
    pub fn changed_by(
        &mut self,
        shown: &impl ToTokens,
        e: &Expr,
        map: &Expr,
        used: bool,
    ) -> Res<Operand> {
        let outer = self.scope.clone();
        let done = self.changed_copy(shown, e, map, used);
        self.scope = outer;
        let (changed, value) = done?;
        let place = self.place(map)?;
        self.write_place(&place, Operand::Val(changed), e.span())?;
        Ok(value)
    }

    fn changed_copy(
        &mut self,
        shown: &impl ToTokens,
        e: &Expr,
        map: &Expr,
        used: bool,
    ) -> Res<(super::scope::Val, Operand)> {
        let mut given = vec![];
        operands(e, &mut given);
        let mut names = vec![];
        for (i, arg) in given.iter().enumerate() {
            if self.is_of_constants(arg) {
                continue;
            }
            let given = self.expr(arg)?;
            let is_lent = matches!(given, Operand::Ref(..));
            let v = self.value_of(given, arg.span())?;
            let ty = self.ty(v);
            let name = format!("grads_given_{i}");
            let id = self.declare(&name, Operand::Val(v));
            self.scope.bind(name.clone(), id);
            let name = format_ident!("{name}", span = arg.span());
            let given = match self.types.shallow(&ty) {
                // opaque tokens see a reference to what is not copied
                Ty::Vec(_) | Ty::Array(..) | Ty::Named(_) if !is_lent => quote!(#name.clone()),
                _ => quote!(#name),
            };
            names.push(((*arg).clone(), given));
        }
        let of = self.map(map)?;
        let copy = Ident::new(CHANGED, map.span());
        let done = replaced(e, map, &copy, &names);
        let tokens = match used {
            true => quote_spanned!(e.span()=> {
                let mut #copy = ::core::clone::Clone::clone(#of);
                let given = #done;
                (#copy, given)
            }),
            false => quote_spanned!(e.span()=> {
                let mut #copy = ::core::clone::Clone::clone(#of);
                #done;
                #copy
            }),
        };
        let place = self.place(map)?;
        let own = self.place_ty(&place);
        let ty = match used {
            true => {
                let given = self.types.open();
                Ty::Tuple(vec![own, given])
            }
            false => own,
        };
        let v = self.opaque_for(shown, tokens, Some(ty))?.ok_or(Refused)?;
        Ok(match used {
            true => (self.field(v, "0"), Operand::Val(self.field(v, "1"))),
            false => (v, Operand::Unit),
        })
    }
}

/// The map from which a chain of methods starts, and the first of these.
fn start(e: &ExprMethodCall) -> Option<(&Expr, &ExprMethodCall)> {
    match strip(&e.receiver) {
        Expr::MethodCall(before) => start(before),
        map if is_place(map) => Some((map, e)),
        _ => None,
    }
}

fn gives_entry(e: &ExprMethodCall) -> bool {
    ENTRIES.iter().any(|name| e.method == name)
}

/// The arguments in a chain of methods, and what is assigned, but for closures.
fn operands<'e>(e: &'e Expr, all: &mut Vec<&'e Expr>) {
    match e {
        Expr::MethodCall(m) => {
            operands(&m.receiver, all);
            all.extend(m.args.iter().filter(|a| !matches!(a, Expr::Closure(_))));
        }
        Expr::Unary(u) => operands(&u.expr, all),
        Expr::Paren(p) => operands(&p.expr, all),
        Expr::Group(g) => operands(&g.expr, all),
        Expr::Binary(b) => {
            operands(&b.left, all);
            all.push(&b.right);
        }
        Expr::Assign(a) => {
            operands(&a.left, all);
            all.push(&a.right);
        }
        _ => {}
    }
}

/// The expression with the copy in the place of the map, and names in the place of arguments.
fn replaced(e: &Expr, map: &Expr, copy: &Ident, names: &[(Expr, TokenStream)]) -> TokenStream {
    struct Replace<'r> {
        map: String,
        copy: &'r Ident,
        names: Vec<(String, &'r TokenStream)>,
    }
    impl visit::VisitMut for Replace<'_> {
        fn visit_expr_mut(&mut self, e: &mut Expr) {
            let text = place_of(e);
            if text == self.map {
                let copy = self.copy;
                *e = syn::parse_quote!(#copy);
            } else if let Some((_, name)) = self.names.iter().find(|(arg, _)| *arg == text) {
                *e = syn::parse_quote!(#name);
            } else {
                visit::visit_expr_mut(self, e);
            }
        }
    }
    let names = names.iter().map(|(arg, name)| (place_of(arg), name));
    let mut replace = Replace {
        map: place_of(map),
        copy,
        names: names.collect(),
    };
    let mut e = e.clone();
    visit::VisitMut::visit_expr_mut(&mut replace, &mut e);
    quote!(#e)
}

/// The text of an expression, and where it stands.
fn place_of(e: &Expr) -> String {
    format!("{} {}", e.to_token_stream(), crate::assumed::key(e))
}
