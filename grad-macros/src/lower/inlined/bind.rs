//! What the generic params of a function stand for in a call: as the types of the arguments show it.

use super::super::types::{Ty, Types};
use super::callee::Callee;
use crate::check::shown;
use crate::world::Arguments;
use grad_core::ir::{FloatType, IntType};
use syn::{Expr, GenericArgument, PathArguments, Type};

impl Callee {
    /// What the path of a call says of the generic params: `zero::<3>`, `Matrix::<2, 2>::zero`.
    pub fn bind_path(&self, arguments: &mut Arguments) -> Option<()> {
        let Some(path) = &self.path else {
            return Some(());
        };
        let mut segments = path.segments.iter().rev();
        let own = segments.next().map(|s| given(&s.arguments));
        let params = self.item.sig.generics.params.iter();
        let params = params.filter(|p| !matches!(p, syn::GenericParam::Lifetime(_)));
        for (param, given) in params.zip(own.unwrap_or_default()) {
            arguments.give(param, given)?;
        }
        if let (Some(Type::Path(this)), Some(of)) = (&self.this, segments.next()) {
            let pattern = this.path.segments.last().map(|s| given(&s.arguments));
            let both = pattern.unwrap_or_default().into_iter();
            for (pattern, given) in both.zip(given(&of.arguments)) {
                bind_argument(pattern, given, arguments)?;
            }
        }
        Some(())
    }
}

/// The arguments of a segment of a path, but for lifetimes.
fn given(arguments: &PathArguments) -> Vec<&GenericArgument> {
    match arguments {
        PathArguments::AngleBracketed(a) => a
            .args
            .iter()
            .filter(|a| !matches!(a, GenericArgument::Lifetime(_)))
            .collect(),
        _ => vec![],
    }
}

/// Finds out what stands in `ty` for the params in `pattern`. None if it does not fit, as far as is known.
pub fn bind(types: &Types, pattern: &Type, ty: &Ty, arguments: &mut Arguments) -> Option<()> {
    let ty = types.shallow(ty);
    match (pattern, &ty) {
        (Type::Reference(r), _) => bind(types, &r.elem, &ty, arguments),
        (Type::Paren(p), _) => bind(types, &p.elem, &ty, arguments),
        (Type::Group(g), _) => bind(types, &g.elem, &ty, arguments),
        (Type::Path(p), _) if is_param(p, arguments) => {
            let name = p.path.segments[0].ident.to_string();
            match spelled(types, &ty) {
                Some(ty) => arguments.give_type(&name, &ty),
                None => Some(()),
            }
        }
        (Type::Array(a), Ty::Array(element, len)) => {
            bind(types, &a.elem, element, arguments)?;
            bind_length(&a.len, len, arguments)
        }
        (Type::Array(a), Ty::Slice(e) | Ty::Vec(e)) => bind(types, &a.elem, e, arguments),
        (Type::Slice(s), Ty::Array(e, _) | Ty::Slice(e) | Ty::Vec(e)) => {
            bind(types, &s.elem, e, arguments)
        }
        (Type::Tuple(t), Ty::Tuple(tys)) if t.elems.len() == tys.len() => {
            let mut both = t.elems.iter().zip(tys);
            both.try_for_each(|(pattern, ty)| bind(types, pattern, ty, arguments))
        }
        (Type::Path(p), _) => bind_path(types, &p.path, &ty, arguments),
        _ => Some(()),
    }
}

fn is_param(p: &syn::TypePath, arguments: &Arguments) -> bool {
    let name = p.path.get_ident().map(ToString::to_string);
    p.qself.is_none() && name.is_some_and(|name| arguments.is_type(&name))
}

/// `N` in `[T; N]`
fn bind_length(pattern: &Expr, len: &str, arguments: &mut Arguments) -> Option<()> {
    if let Expr::Path(p) = pattern
        && let Some(name) = p.path.get_ident().map(ToString::to_string)
        && arguments.is_constant(&name)
    {
        return arguments.give_constant(&name, &syn::parse_str(len).ok()?);
    }
    Some(())
}

/// A type with arguments, or without.
fn bind_path(types: &Types, path: &syn::Path, ty: &Ty, arguments: &mut Arguments) -> Option<()> {
    let last = path.segments.last()?;
    let given = given(&last.arguments);
    match (ty, &given[..]) {
        (Ty::Vec(e) | Ty::Slice(e) | Ty::Array(e, _), [GenericArgument::Type(pattern)])
            if last.ident == "Vec" =>
        {
            bind(types, pattern, e, arguments)
        }
        (Ty::Option(e), [GenericArgument::Type(pattern)]) if last.ident == "Option" => {
            bind(types, pattern, e, arguments)
        }
        (Ty::Named(name), _) => {
            let other: syn::Path = syn::parse_str(name).ok()?;
            let other = other.segments.last()?;
            if other.ident != last.ident {
                return None;
            }
            match &other.arguments {
                PathArguments::AngleBracketed(a) if a.args.len() == given.len() => {
                    let mut both = given.iter().zip(&a.args);
                    both.try_for_each(|(pattern, ty)| bind_argument(pattern, ty, arguments))
                }
                _ => Some(()),
            }
        }
        _ => Some(()),
    }
}

fn bind_argument(
    pattern: &GenericArgument,
    given: &GenericArgument,
    arguments: &mut Arguments,
) -> Option<()> {
    let GenericArgument::Type(Type::Path(p)) = pattern else {
        return Some(());
    };
    let Some(name) = p.path.get_ident().map(ToString::to_string) else {
        return (shown(pattern) == shown(given)).then_some(());
    };
    match given {
        GenericArgument::Type(Type::Infer(_)) => Some(()),
        GenericArgument::Type(ty) if arguments.is_type(&name) => arguments.give_type(&name, ty),
        GenericArgument::Type(ty) if arguments.is_constant(&name) => {
            arguments.give_constant(&name, &syn::parse_str(&shown(ty)).ok()?)
        }
        GenericArgument::Const(e) if arguments.is_constant(&name) => {
            arguments.give_constant(&name, e)
        }
        given => (shown(pattern) == shown(given)).then_some(()),
    }
}

/// A type as it is written; none if it is not known.
pub fn spelled(types: &Types, ty: &Ty) -> Option<Type> {
    let of = |ty: &Ty| spelled(types, ty);
    Some(match types.shallow(ty) {
        Ty::Float(FloatType::F64) => syn::parse_quote!(f64),
        Ty::Float(FloatType::F32) => syn::parse_quote!(f32),
        Ty::Float(FloatType::Param(name)) => syn::parse_str(&name).ok()?,
        Ty::Int(int) if int != IntType::Open => syn::parse_str(int.name()).ok()?,
        Ty::Bool => syn::parse_quote!(bool),
        Ty::Named(name) if *name != *"_" => syn::parse_str(&name).ok()?,
        Ty::Array(e, len) => {
            let (e, len) = (of(&e)?, syn::parse_str::<Expr>(&len).ok()?);
            syn::parse_quote!([#e; #len])
        }
        Ty::Vec(e) => {
            let e = of(&e)?;
            syn::parse_quote!(Vec<#e>)
        }
        Ty::Option(e) => {
            let e = of(&e)?;
            syn::parse_quote!(Option<#e>)
        }
        Ty::Tuple(members) => {
            let members: Vec<Type> = members.iter().map(of).collect::<Option<_>>()?;
            syn::parse_quote!((#(#members,)*))
        }
        _ => return None,
    })
}
