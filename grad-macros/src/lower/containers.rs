//! Constants behind the containers of the standard library: `index[name]`, `rates.get("c").copied().unwrap_or(1.0)`,
//! `*SCALE.lock().unwrap()`. What these do only rustc knows, and no derivative passes: the whole expression is left as it is.

use super::guards::{gives_reference, is_guard, starts_in_guard};
use super::iter::is_collection;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, VarId};
use super::texts::{PART, is_of_text, owned};
use super::types::Ty;
use super::{Lowerer, Res};
use crate::visit::Visit;
use proc_macro2::TokenStream;
use quote::{ToTokens, quote, quote_spanned};
use syn::spanned::Spanned as _;
use syn::{BinOp, Expr, ExprBinary, UnOp};

/// Types whose elements are not found by counting, or stand behind a guard.
const CONTAINERS: [&str; 15] = [
    "HashMap", "BTreeMap", "HashSet", "BTreeSet", "RefCell", "Cell", "Mutex", "RwLock", "OnceCell",
    "OnceLock", "LazyCell", "LazyLock", "String", "&str", "char",
];

impl Lowerer<'_> {
    /// Whether an expression looks something up in a constant container, by constants alone.
    pub fn is_lookup(&mut self, e: &Expr) -> bool {
        let looks = match strip(e) {
            Expr::MethodCall(_) | Expr::Index(_) | Expr::Field(_) => true,
            Expr::Unary(u) => matches!(u.op, UnOp::Deref(_)),
            Expr::Binary(b) => !matches!(strip(&b.left), Expr::Binary(_)) && self.compares_texts(b),
            _ => false,
        };
        looks
            && !self.changes_map(e)
            && !matches!(strip(e), Expr::MethodCall(m) if self.changes_text(m))
            && !gives_reference(e)
            && !self.is_chain_over_a_collection(e)
            && self.starts_in_container(e)
            && (self.is_compared_with_text(e) || self.is_of_constants(e))
    }

    /// `*n == name`: what is compared with a text has no derivative.
    fn is_compared_with_text(&self, e: &Expr) -> bool {
        matches!(strip(e), Expr::Binary(b) if !self.is_text(&b.left) && self.compares_texts(b))
    }

    /// Leaves such an expression as it is. A text on the left, which may be an item of something, is behind more or fewer references than
    /// for the user, so it is compared as a `str`.
    pub fn lookup(&mut self, e: &Expr) -> Res<Operand> {
        let Expr::Binary(b) = strip(e) else {
            let (tokens, ty) = match e {
                _ if self.makes_owned_text(e) => (copied(e), owned()),
                _ if self.gives_part_of_text(e) => {
                    let part = quote_spanned!(e.span()=> ::grads::__private::std::string::String::from(#e));
                    (part, Ty::Named(PART.into()))
                }
                _ => (copied(e), self.types.open()),
            };
            let v = self.opaque_for(e, tokens, Some(ty))?;
            return Ok(v.map_or(Operand::Unit, Operand::Val));
        };
        if !self.is_compared_with_text(e) {
            return self.host(e);
        }
        let (left, op, right) = (&b.left, &b.op, &b.right);
        let text = quote!(::core::convert::AsRef::<::core::primitive::str>::as_ref);
        let compared = quote_spanned!(e.span()=> #text(&(#left)) #op #text(#right));
        let v = self.opaque_for(e, compared, Some(Ty::Bool))?;
        Ok(v.map_or(Operand::Unit, Operand::Val))
    }

    /// Whether what an expression starts from is a container, or a guard.
    fn starts_in_container(&mut self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) => is_guard(strip(e)) || self.starts_in_container(&m.receiver),
            Expr::Index(i) => self.starts_in_container(&i.expr),
            Expr::Field(f) => starts_in_guard(&f.base),
            Expr::Unary(u) => self.starts_in_container(&u.expr),
            Expr::Reference(r) => self.starts_in_container(&r.expr),
            Expr::Binary(b) if self.compares_texts(b) => true,
            Expr::Binary(b) => self.starts_in_container(&b.left),
            e @ Expr::Path(_) => self.is_container(e),
            _ => false,
        }
    }

    fn is_container(&mut self, e: &Expr) -> bool {
        let ty = self.probe(e);
        self.is_text(e) || matches!(ty, Some(Ty::Named(of)) if self.is_std_container(&of))
    }

    /// Whether the spelling of a type is that of a container, and not of a type of the user's that is called so.
    fn is_std_container(&self, of: &str) -> bool {
        let name = of.split('<').next().unwrap_or_default().trim();
        let is_users = self
            .declares()
            .is_some_and(|world| world.layout(name).is_some());
        is_of_container(of) && !is_users
    }

    /// `name == "a"`, `*n == name`: whether one side is a param that is a string.
    fn compares_texts(&self, e: &ExprBinary) -> bool {
        self.is_text(&e.left)
            || self.is_text(&e.right) && matches!(e.op, BinOp::Eq(_) | BinOp::Ne(_))
    }

    /// Whether a name is that of a text, as far as its type is written.
    pub fn is_text(&self, e: &Expr) -> bool {
        let name = match strip(e) {
            Expr::Path(p) => p.path.get_ident(),
            _ => None,
        };
        let id = name.and_then(|name| self.scope.find(&name.to_string()));
        id.is_some_and(|id| self.vars[id].text)
    }

    /// Whether all variables in an expression are constants that are handed on as they are.
    pub fn is_of_constants(&mut self, e: &Expr) -> bool {
        let mut names = Names::default();
        names.visit_expr(e);
        !names.opaque && names.found.iter().all(|name| self.is_constant_name(name))
    }

    fn is_constant_name(&mut self, name: &str) -> bool {
        let Some(id) = self.scope.find(name) else {
            return true;
        };
        if self.vars[id].text {
            return true;
        }
        let ty = match self.vars[id].slot.clone() {
            Slot::Alias(Operand::Ref(place, _)) => self.place_ty(&place),
            Slot::Alias(Operand::Val(v)) => self.ty(v),
            Slot::Cell(_) | Slot::View(_) => self.vars[id].ty.clone(),
            Slot::Tuple(_) | Slot::Option(..) | Slot::Alias(_) | Slot::Poisoned => return false,
        };
        match self.types.shallow(&ty) {
            Ty::Named(of) if is_of_text(&of) => true,
            _ if matches!(self.vars[id].slot, Slot::Alias(Operand::Val(_))) => false,
            Ty::Int(_) | Ty::Bool => true,
            _ => {
                self.is_constant_param(name)
                    || self.is_constant_collection(id)
                    || self.is_lent_constant(id)
            }
        }
    }

    /// Whether a variable is a reference to a part of a constant: an item of a loop.
    fn is_lent_constant(&mut self, id: VarId) -> bool {
        match self.vars[id].slot.clone() {
            Slot::Alias(lent @ Operand::Ref(_, Mutability::Shared)) => self.is_foreign(&lent),
            Slot::View(view) => {
                let lent = self.read_view(&view);
                self.is_foreign(&lent)
            }
            _ => false,
        }
    }

    /// Whether a variable is a collection, or something that only rustc knows, that is made of constants.
    fn is_constant_collection(&mut self, id: VarId) -> bool {
        let place = match self.vars[id].slot.clone() {
            Slot::Alias(Operand::Ref(place, _)) => place,
            Slot::View(view) => self.seen_by(&view),
            Slot::Cell(_) => Place::of(Base::Var(id)),
            _ => return false,
        };
        let ty = self.place_ty(&place);
        let collection = matches!(ty, Ty::Named(_)) && is_collection(&ty);
        (collection || matches!(ty, Ty::Open | Ty::Var(_)))
            && self.is_foreign(&Operand::Ref(place, Mutability::Shared))
    }

    fn is_constant_param(&self, name: &str) -> bool {
        let param = self.model.params.iter().find(|p| p.ident == name);
        param.is_some_and(|p| !p.differentiated && p.function.is_none())
    }
}

/// The expression, or a copy of what is behind a guard: the guard is gone with the expression.
fn copied(e: &Expr) -> TokenStream {
    let is_part = matches!(strip(e), Expr::Index(_) | Expr::Field(_) | Expr::Unary(_));
    match is_part && starts_in_guard(e) {
        _ if is_guard(e) => quote_spanned!(e.span()=> {
            use ::grads::__private::{Behind as _, Itself as _};
            ::grads::__private::Guarded::new(#e).behind()
        }),
        true => quote_spanned!(e.span()=> {
            let part = ::grads::__private::part_behind(&(#e));
            part
        }),
        false => e.to_token_stream(),
    }
}

/// The names of variables in an expression; whether there is something in it that hides names.
#[derive(Default)]
struct Names {
    found: Vec<String>,
    opaque: bool,
}

impl<'a> Visit<'a> for Names {
    fn visit_expr_path(&mut self, e: &'a syn::ExprPath) {
        self.found
            .extend(e.path.get_ident().map(ToString::to_string));
    }
    fn visit_macro(&mut self, _: &'a syn::Macro) {
        self.opaque = true;
    }
}

/// Whether the spelling of a type is that of a container.
fn is_of_container(spelling: &str) -> bool {
    let name = spelling.split('<').next().unwrap_or_default();
    let name = name.rsplit("::").next().unwrap_or_default();
    CONTAINERS.contains(&name.trim())
}
