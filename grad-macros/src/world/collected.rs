//! `items.collect()` into a type of the world's that implements `FromIterator` is the call `Type::from_iter(items)`, wherever the type is
//! written: behind `collect`, at a `let`, in a signature, at a field.

use super::World;
use crate::conversions::element;
use crate::visit::{self, VisitMut};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, GenericArgument, PathArguments, ReturnType, Stmt, Type};

impl World {
    /// Writes such calls out in the body of a function.
    pub fn write_out_collects(&self, item: &mut syn::ItemFn) {
        if !self.has_method("from_iter") {
            return;
        }
        let mut writer = Writer {
            world: self,
            output: item.sig.output.clone(),
        };
        if let ReturnType::Type(_, ty) = &item.sig.output {
            writer.tail(&mut item.block, ty);
        }
        writer.visit_block_mut(&mut item.block);
    }

    /// Whether a type of the world's is made of iterators by a body that is seen.
    fn is_collected(&self, ty: &Type) -> bool {
        let Type::Path(p) = ty else { return false };
        let Some(name) = super::spelled::words_of_path(&p.path) else {
            return false;
        };
        let all = self.methods(&name.join("::"), "from_iter");
        all.len() == 1 && all[0].is_of_trait("FromIterator")
    }
}

struct Writer<'a> {
    world: &'a World,
    output: ReturnType,
}

impl Writer<'_> {
    /// The last expression of a block.
    fn tail(&self, block: &mut syn::Block, ty: &Type) {
        if let Some(Stmt::Expr(e, None)) = block.stmts.last_mut() {
            self.of_type(e, ty);
        }
    }

    /// An expression of this type.
    fn of_type(&self, e: &mut Expr, ty: &Type) {
        match e {
            Expr::Block(b) => self.tail(&mut b.block, ty),
            Expr::If(branch) => {
                self.tail(&mut branch.then_branch, ty);
                let orelse = branch.else_branch.as_mut();
                orelse.into_iter().for_each(|(_, e)| self.of_type(e, ty));
            }
            Expr::Match(m) => m
                .arms
                .iter_mut()
                .for_each(|arm| self.of_type(&mut arm.body, ty)),
            Expr::MethodCall(m) if m.method == "collect" && m.turbofish.is_none() => {
                match (self.world.is_collected(ty), element(ty)) {
                    (true, _) => *e = call(m, ty),
                    (false, Some(item)) => self.items(&mut m.receiver, item),
                    (false, None) => {}
                }
            }
            _ => {}
        }
    }

    /// What is collected into a vector of this type.
    fn items(&self, iterator: &mut Expr, ty: &Type) {
        if let Expr::MethodCall(m) = iterator
            && m.method == "map"
            && let Some(Expr::Closure(closure)) = m.args.first_mut()
        {
            self.of_type(&mut closure.body, ty);
        }
    }

    /// The fields of a struct that is made.
    fn fields(&self, made: &mut syn::ExprStruct) {
        let of = crate::check::shown(&made.path);
        for field in &mut made.fields {
            let name = quote::ToTokens::to_token_stream(&field.member).to_string();
            if let Some(ty) = self.world.part(&of, &name) {
                self.of_type(&mut field.expr, &ty);
            }
        }
    }
}

impl VisitMut for Writer<'_> {
    fn visit_local_mut(&mut self, local: &mut syn::Local) {
        if let (syn::Pat::Type(typed), Some(init)) = (&local.pat, &mut local.init) {
            self.of_type(&mut init.expr, &typed.ty);
        }
        visit::visit_local_mut(self, local);
    }

    fn visit_expr_mut(&mut self, e: &mut Expr) {
        match e {
            Expr::Return(r) => {
                if let (Some(e), ReturnType::Type(_, ty)) = (&mut r.expr, &self.output) {
                    self.of_type(e, ty);
                }
            }
            Expr::Struct(made) => self.fields(made),
            Expr::MethodCall(m) => {
                if let Some(ty) = turbofish(m).filter(|ty| self.world.is_collected(ty)) {
                    *e = call(m, &ty);
                }
            }
            _ => {}
        }
        visit::visit_expr_mut(self, e);
    }

    fn visit_expr_closure_mut(&mut self, closure: &mut syn::ExprClosure) {
        let output = std::mem::replace(&mut self.output, closure.output.clone());
        visit::visit_expr_closure_mut(self, closure);
        self.output = output;
    }
}

/// The type in `collect::<Type>()`.
fn turbofish(m: &ExprMethodCall) -> Option<Type> {
    let arguments = m.turbofish.as_ref().filter(|_| m.method == "collect")?;
    match arguments.args.first()? {
        GenericArgument::Type(ty) => Some(ty.clone()),
        _ => None,
    }
}

/// `Type::from_iter(items)`
fn call(m: &ExprMethodCall, ty: &Type) -> Expr {
    let (items, mut path) = (&m.receiver, path_of(ty));
    let name = syn::Ident::new("from_iter", m.method.span());
    path.segments.push(name.into());
    syn::parse_quote_spanned!(m.span()=> #path(#items))
}

/// The path of a type, as expressions have it: `Vector::<f64>`.
fn path_of(ty: &Type) -> syn::Path {
    let Type::Path(p) = ty else {
        unreachable!("a type of the world's has a path")
    };
    let mut path = p.path.clone();
    for segment in &mut path.segments {
        if let PathArguments::AngleBracketed(arguments) = &mut segment.arguments {
            arguments.colon2_token = Some(Default::default());
        }
    }
    path
}
