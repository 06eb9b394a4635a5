//! `T::from(x)` and `let t: T = x.into()` where `T` is a type of the world's that several types can be turned into.

use super::Lowerer;
use super::known::base;
use super::place::strip;
use super::scope::Operand;
use super::types::Ty;
use crate::report::Refused;
use crate::world::Method;
use crate::world::conversions::{name, name_into, taken};
use std::rc::Rc;
use syn::{Expr, ExprPath, Type};

/// What tells types apart that can be turned into another.
#[derive(PartialEq)]
enum Shape {
    Float,
    Int,
    Tuple(usize),
    Array,
    Named(String),
}

impl<'m> Lowerer<'m> {
    /// `T::from(x)` for `x.into()` of the type `T`.
    pub fn written_conversion(&self, ty: &Type, e: &Expr) -> Option<Expr> {
        let (Expr::MethodCall(call), Type::Path(to)) = (e, ty) else {
            return None;
        };
        let is_into = call.method == "into" && call.args.is_empty() && call.turbofish.is_none();
        let world = self.declares().filter(|_| is_into)?;
        let of = crate::check::shown(&to.path);
        let from = world.methods(base(&of), "from");
        let known = !from.is_empty() && !world.all_methods("into", &|_| true);
        let (this, at) = (&call.receiver, call.method.span());
        known.then(|| syn::parse_quote_spanned!(at=> #to::from((#this))))
    }

    /// An expression that is to be of this type, written out if it is a conversion.
    pub fn wanted_as(&mut self, ty: Option<Type>, e: &Expr) -> Option<Rc<Expr>> {
        let made = self.written_conversion(&ty?, strip(e))?;
        Some(self.keep(e, || made))
    }

    /// The path of the hidden function that `T::from` means here.
    pub fn chosen_conversion(&mut self, path: &ExprPath, arg: &Operand) -> Option<ExprPath> {
        let world = self.declares()?;
        let shape = self.shape_of(arg)?;
        let all = self.conversions(path)?;
        let may_be_another = |m: &Method| match taken(&m.item.sig).and_then(shape_of_type) {
            Some(Shape::Named(name)) => world.may_be_alias(&name),
            Some(_) => false,
            None => true,
        };
        // `&Data` that stands for `&Vec<f64>` would fit better than a `&[f64]` that is seen to fit
        if all.iter().any(may_be_another) {
            return None;
        }
        let mut fit = all
            .iter()
            .filter(|m| taken(&m.item.sig).and_then(shape_of_type).as_ref() == Some(&shape));
        let (Some(only), None) = (fit.next(), fit.next()) else {
            return None;
        };
        let (mut path, hidden) = (path.clone(), name(&only.item.sig)?);
        let of = self.owner_named(&path)?;
        world.method(&of, &hidden.to_string())?;
        path.path.segments.last_mut()?.ident = hidden;
        Some(path)
    }

    /// The path of the hidden function that `f64::from` means of a value of the world's type `of`.
    pub fn number_of_own(&self, of: &str, from: &ExprPath) -> Option<ExprPath> {
        let world = self.declares()?;
        let name = name_into(&self.owner_named(from)?)?;
        let name = &world.method(base(of), &name)?.item.sig.ident;
        let of: syn::Path = syn::parse_str(base(of)).ok()?;
        Some(syn::parse_quote!(#of::#name))
    }

    /// The functions that a path `T::from` may mean, if there are several.
    pub fn conversions(&self, path: &ExprPath) -> Option<&'m [Method]> {
        let world = self.declares()?;
        let last = path.path.segments.last().filter(|_| path.qself.is_none())?;
        if last.ident != "from" {
            return None;
        }
        let of = self.owner_named(path)?;
        let all = world.methods(&of, "from");
        (all.len() > 1 && name_into(&of).is_none()).then_some(all)
    }

    /// The error where nothing shows which of them is meant.
    pub fn unclear_conversion(&mut self, path: &ExprPath) -> Refused {
        self.refuse(
            path,
            format!("it is not seen which `{}` this is", crate::check::shown(&path.path)),
            "give the argument a name with its type, as in `let x: [f64; 2] = ..`, and use the name",
        )
    }

    fn owner_named(&self, path: &ExprPath) -> Option<String> {
        let mut names: Vec<String> = path
            .path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect();
        names.pop();
        match &names[..] {
            [] => None,
            [this] if this == "Self" => Some(base(&self.model.self_name()?).to_string()),
            of => Some(of.join("::")),
        }
    }

    fn shape_of(&mut self, arg: &Operand) -> Option<Shape> {
        match arg {
            Operand::Tuple(members) => Some(Shape::Tuple(members.len())),
            Operand::Val(v) => self.shape_of_ty(&self.ty(*v)),
            Operand::Ref(place, _) if place.window.is_none() => {
                let ty = self.place_ty(place);
                self.shape_of_ty(&ty)
            }
            _ => None,
        }
    }

    fn shape_of_ty(&self, ty: &Ty) -> Option<Shape> {
        match self.types.shallow(ty) {
            ty if self.types.is_float(&ty) => Some(Shape::Float),
            ty if self.types.is_int(&ty) => Some(Shape::Int),
            Ty::Array(..) | Ty::Slice(_) | Ty::Vec(_) => Some(Shape::Array),
            Ty::Tuple(members) => Some(Shape::Tuple(members.len())),
            Ty::Named(name) => Some(Shape::Named(last(base(&name)))),
            _ => None,
        }
    }
}

fn shape_of_type(ty: &Type) -> Option<Shape> {
    match ty {
        Type::Reference(r) => shape_of_type(&r.elem),
        Type::Paren(p) => shape_of_type(&p.elem),
        Type::Array(_) | Type::Slice(_) => Some(Shape::Array),
        Type::Tuple(t) => Some(Shape::Tuple(t.elems.len())),
        Type::Path(p) => Some(named(&p.path.segments.last()?.ident.to_string())),
        _ => None,
    }
}

/// The shape of a type that is called so.
fn named(name: &str) -> Shape {
    match name {
        "f64" | "f32" => Shape::Float,
        "Vec" => Shape::Array,
        _ if crate::lower::literal::int_type(name).is_some() => Shape::Int,
        _ => Shape::Named(name.to_string()),
    }
}

fn last(path: &str) -> String {
    path.rsplit("::").next().unwrap_or(path).trim().to_string()
}
