//! What the world around a function says: of the types of fields, of what functions and operators give, of whose a method is. Outside
//! of a world the file around it says that, and rustc is asked.

use super::inlined::Callee;
use super::method::is_extension;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place};
use super::types::{Ty, Types};
use super::users_operators::operator_method;
use super::{Lowerer, Res};
use crate::assumed::{self, Assumed, Said};
use crate::model::{By, Model};
use crate::report::Site;
use crate::world::{Layout, Method, World};
use proc_macro2::Span;
use quote::quote;
use std::rc::Rc;
use syn::spanned::Spanned;
use syn::{Expr, ExprCall, ExprMethodCall, ExprPath};

/// The world as types need it.
pub struct Declared {
    world: World,
    /// Whether it is the file around the function, and rustc is asked.
    is_asked: bool,
    reals: Vec<String>,
}

impl Types {
    /// Sees the world, or the types of the file.
    pub fn see(&mut self, model: &Model) {
        let declared = model.seen.as_ref().or(model.around.as_ref());
        self.declared = declared.map(|world| {
            Rc::new(Declared {
                world: world.clone(),
                is_asked: model.seen.is_none(),
                reals: model.reals(),
            })
        });
    }

    /// The type of a part of a type of the world's, as it is declared.
    pub fn declared_part(&self, of: &str, step: &str) -> Option<Ty> {
        let declared = self.declared.as_ref()?;
        if let Some(ty) = declared.part(of, step).filter(|ty| self.is_clear(ty)) {
            return Some(declared.ty(&ty));
        }
        if let Some(map) = declared.opaque(of, step) {
            return Some(Ty::Named(crate::check::shown(&map).into()));
        }
        let ty = declared.lent(of, step)?;
        Some(Ty::Slice(Box::new(declared.ty(&ty))))
    }

    /// Whether a part of a type is declared as a constant.
    pub fn is_constant_part(&self, of: &str, step: &str) -> bool {
        let declared = self.declared.as_ref();
        declared.is_some_and(|d| d.cuts(of, step))
    }

    /// Whether no type of the file's that it names may be taken for one of std's by its name, such as `Cell`.
    pub fn is_clear(&self, ty: &syn::Type) -> bool {
        let Some(declared) = self.declared.as_ref().filter(|d| d.is_asked) else {
            return true;
        };
        let mut names = vec![];
        crate::world::words(quote!(#ty), &mut names);
        let unclear =
            |name: &String| self.is_std_path(name) && declared.world.layout(name).is_some();
        !names.iter().any(unclear)
    }

    /// The parts whose types are taken from the file around the function.
    pub fn parts_of_file(&self) -> Vec<Said> {
        let Some(declared) = self.declared.as_ref().filter(|d| d.is_asked) else {
            return vec![];
        };
        let parts = self.members_of_names().flat_map(|(of, step)| {
            let part = declared.part(of, step).filter(|ty| self.is_clear(ty));
            let part = part.or_else(|| declared.opaque(of, step));
            let part = part.map(|ty| Said::Part {
                of: of.into(),
                step: step.into(),
                ty,
            });
            let cut = declared.cuts(of, step).then(|| Said::Constant {
                of: of.into(),
                field: step.into(),
            });
            part.into_iter().chain(cut)
        });
        parts.collect()
    }
}

impl Declared {
    /// The type of a part. Of rustc it can be asked only where all of the whole's type is known.
    fn part(&self, of: &str, step: &str) -> Option<syn::Type> {
        self.world
            .part(of, step)
            .filter(|_| !self.is_asked || self.is_whole(of))
    }

    /// The type of the elements of a part that is a reference to some.
    fn lent(&self, of: &str, step: &str) -> Option<syn::Type> {
        let syn::Type::Reference(r) = self.world.written_part(of, step)? else {
            return None;
        };
        match *r.elem {
            syn::Type::Slice(s) if !self.is_asked && self.world.is_known(&s.elem) => Some(*s.elem),
            _ => None,
        }
    }

    /// The type of a part that is a map or a set of std's, or an array of another crate.
    fn opaque(&self, of: &str, step: &str) -> Option<syn::Type> {
        let ty = self.world.opaque_part(of, step);
        ty.filter(|_| !self.is_asked || self.is_whole(of))
    }

    /// Whether a part is a constant.
    fn cuts(&self, of: &str, step: &str) -> bool {
        self.world.cuts(of, step) && (!self.is_asked || self.is_whole(of))
    }

    fn is_whole(&self, of: &str) -> bool {
        of.contains('<') || !self.world.layout(base(of)).is_some_and(Layout::is_generic)
    }

    fn ty(&self, ty: &syn::Type) -> Ty {
        Ty::of(&crate::model::type_of(ty, &self.reals), &self.reals)
    }
}

/// The name of a type without its arguments.
pub fn base(name: &str) -> &str {
    name.split('<')
        .next()
        .unwrap_or_default()
        .trim()
        .trim_end_matches("::")
}

impl<'m> Lowerer<'m> {
    /// The world, or what the file declares.
    pub fn declares(&self) -> Option<&'m World> {
        self.model.seen.as_ref().or(self.model.around.as_ref())
    }

    /// The function of the world, or of the file, that a path means, if no variable is called so.
    pub fn world_callee(&self, path: &ExprPath) -> Option<Callee> {
        let world = self.declares()?;
        if path.qself.is_some() {
            return None;
        }
        if let Some(name) = path.path.get_ident()
            && self.scope.find(&name.to_string()).is_some()
        {
            return None;
        }
        if let Some(function) = world.function(&path.path) {
            return Some(Callee::function(function).by(&path.path));
        }
        let names: Vec<String> = path
            .path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect();
        let (name, of) = names.split_last()?;
        let of = match of {
            [this] if this == "Self" => base(&self.model.self_name()?).to_string(),
            [] => return None,
            of => of.join("::"),
        };
        Some(Callee::method(world.method(&of, name)?).by(&path.path))
    }

    /// The method of the world that is called on a value of type `ty`.
    pub fn world_method(&self, ty: &Ty, name: &str) -> Option<&'m Method> {
        let world = self.declares()?;
        let of = match self.types.shallow(ty) {
            Ty::Named(of) => of,
            Ty::Array(..) | Ty::Vec(_) | Ty::Slice(_) if is_extension(name) => {
                return world.method_of_arrays(name);
            }
            _ => return None,
        };
        let of = match &*of {
            "Self" => self.model.self_name()?,
            _ => of,
        };
        world.method(base(&of), name)
    }

    /// `f(args)` with a function of the world.
    pub fn world_call(&mut self, e: &ExprCall, path: &ExprPath) -> Option<Res<Operand>> {
        if self.stopping == 0 && e.args.len() == 1 && self.conversions(path).is_some() {
            let arg = match self.arg(&e.args[0]) {
                Ok(arg) => arg,
                Err(refused) => return Some(Err(refused)),
            };
            let chosen = self.chosen_conversion(path, &arg);
            let found = chosen.and_then(|path| Some((self.world_callee(&path)?, path)));
            return Some(match found {
                Some((callee, path)) => self.called_in_world(e, &path, &callee, vec![arg]),
                None if self.is_foreign(&arg) => self.call_path(path, vec![arg], e.span()),
                None => Err(self.unclear_conversion(path)),
            });
        }
        let callee = self.world_callee(path).filter(|_| self.stopping == 0)?;
        if callee.item.sig.inputs.len() != e.args.len() {
            return None;
        }
        let inputs = callee.item.sig.inputs.iter();
        let mut args = match self.handed_to(&callee, inputs, e.args.iter()) {
            Ok(args) => args,
            Err(refused) => return Some(Err(refused)),
        };
        if let Err(refused) = self.pass_as_taken(&callee, &mut args) {
            return Some(Err(refused));
        }
        Some(self.called_in_world(e, path, &callee, args))
    }

    fn called_in_world(
        &mut self,
        e: &ExprCall,
        path: &ExprPath,
        callee: &Callee,
        args: Vec<Operand>,
    ) -> Res<Operand> {
        self.at(Site::of(e));
        match self.inline_callee(e, callee, &args, e.span()) {
            Some(inlined) => inlined,
            None => self.call_of_world(e, path, callee, args),
        }
    }

    /// A call by a path that was handed on; `node` is where it is called.
    pub fn handed_call<N>(
        &mut self,
        node: &N,
        path: &ExprPath,
        mut args: Vec<Operand>,
        span: Span,
    ) -> Res<Operand> {
        let Some(callee) = self.world_callee(path) else {
            if let ([value], true) = (&args[..], names_some(&path.path)) {
                return Ok(self.some(value.clone()));
            }
            return match self.is_constructor(&|| syn::Expr::Path(path.clone()), &path.path) {
                true => self.constructed(&path.path, args, std::iter::repeat(span)),
                false => self.call_path(path, args, span),
            };
        };
        if let Some(inlined) = self.inline_callee(node, &callee, &args, span) {
            return inlined;
        }
        let ty = self.given_at(&callee, None, &args, None);
        self.pass_as_taken(&callee, &mut args)?;
        let value = self.call_path(path, args, span)?;
        Ok(self.of_type(value, ty))
    }

    /// A value of a type, if that is known.
    pub fn of_type(&mut self, value: Operand, ty: Option<Ty>) -> Operand {
        match ty {
            Some(ty) => self.annotate(value, &ty),
            None => value,
        }
    }

    /// A constant of the world, or of the file, of a type that is known.
    pub fn world_constant(&mut self, e: &ExprPath) -> Option<Res<Operand>> {
        let world = self.declares()?;
        if e.qself.is_some() || self.is_generic_param(&e.path) {
            return None;
        }
        if let Some(value) = self.model.seen.as_ref().and_then(|w| w.value(&e.path)) {
            let literal = self.keep(e, || value.literal(e.span()));
            return Some(self.expr(&literal));
        }
        let ty = world.constant_type(&e.path, self.model.self_name().as_deref())?;
        let known = match &ty {
            syn::Type::Reference(r) => world.is_number(&r.elem),
            ty => world.is_known(ty) && self.types.is_clear(ty),
        };
        let ty = known.then_some(ty)?;
        let ty = self.asked_at(ty, &Expr::Path(e.clone()))?;
        Some(self.host(e).map(|value| self.annotate(value, &ty)))
    }

    /// Whether a path is that of a constant which is declared as an array, so that its items are values.
    pub fn is_constant_array(&self, e: &Expr) -> bool {
        let (Expr::Path(e), Some(world)) = (e, self.declares()) else {
            return false;
        };
        let ty = world.constant_type(&e.path, self.model.self_name().as_deref());
        matches!(ty, Some(syn::Type::Array(_)))
    }

    /// A type that something has as it is declared. If only the file says so, rustc is asked there; of what nobody wrote nothing is known.
    pub fn asked_at(&mut self, ty: syn::Type, e: &Expr) -> Option<Ty> {
        if self.model.seen.is_none() {
            let (place, body) = (assumed::Place::of(e), &self.model.written.block);
            let places = self.places.get_or_insert_with(|| assumed::places(body));
            if !place.is_among(places) {
                return None;
            }
            self.assume(Assumed::Declared(Rc::new(ty.clone())), e);
        }
        Some(self.syn_type(&ty))
    }

    /// The type of `Ledger::default()`, of a type that the file declares: rustc is asked there.
    pub fn default_of_file(&mut self, e: &ExprCall, path: &ExprPath) -> Option<Ty> {
        let world = self
            .model
            .around
            .as_ref()
            .filter(|_| self.model.seen.is_none())?;
        let mut segments = path.path.segments.iter();
        let (of, name) = (segments.next()?, segments.next()?);
        let plain = segments.next().is_none() && path.qself.is_none() && e.args.is_empty();
        let ty =
            (plain && of.arguments.is_none() && name.ident == "default").then_some(&of.ident)?;
        let is_one = !world.layout(&ty.to_string())?.is_generic();
        is_one.then(|| self.asked_at(syn::parse_quote!(#ty), &Expr::Call(e.clone())))?
    }

    fn is_generic_param(&self, path: &syn::Path) -> bool {
        let around = self.model.owner.as_ref().map(|o| &o.generics);
        let generics = std::iter::once(&self.model.item.sig.generics).chain(around);
        let mut params = generics.flat_map(|g| g.const_params());
        params.any(|p| path.is_ident(&p.ident))
    }

    /// The call, if its body is not lowered in its place.
    fn call_of_world(
        &mut self,
        e: &ExprCall,
        path: &ExprPath,
        callee: &Callee,
        args: Vec<Operand>,
    ) -> Res<Operand> {
        self.refuse_lent_options(e, callee, &args)?;
        self.assume_values(&e.args, &args);
        self.lends = super::call::are_lent(&e.args, &args);
        self.type_closures(callee, None, &args);
        let ty = self.given_at(callee, None, &args, Some(Expr::Call(e.clone())));
        let value = self.call_path(path, args, e.span());
        self.lends = false;
        Ok(self.of_type(value?, ty))
    }

    /// An `Option` of a reference that is made for a call is no value.
    fn refuse_lent_options(&mut self, e: &ExprCall, callee: &Callee, args: &[Operand]) -> Res<()> {
        let is_lent = |input: &syn::FnArg, arg: &Operand| match (input, arg) {
            (syn::FnArg::Typed(input), Operand::Option(_, of)) => {
                matches!(**of, Operand::Ref(..)) && super::inlined::is_lent_option(&input.ty)
            }
            _ => false,
        };
        let mut inputs = callee.item.sig.inputs.iter().zip(args).zip(&e.args);
        match inputs.find(|((input, arg), _)| is_lent(input, arg)) {
            None => Ok(()),
            Some((_, e)) => Err(self.refuse(
                e,
                "an `Option` of a reference is handed to a function",
                "let the function take an `Option<Vec<f64>>`, or a slice and a flag, or call one function where it is there and another where it is not",
            )),
        }
    }

    /// Whether a method is one of the world's, as the type of the receiver shows.
    pub fn is_of_world(&mut self, e: &ExprMethodCall) -> bool {
        if self.declares().is_none() {
            return false;
        }
        let ty = self.probe(&e.receiver);
        ty.is_some_and(|ty| self.world_method(&ty, &e.method.to_string()).is_some())
    }

    /// Whether a method that is called as one that views an array is one of the world's, or one of the file's whose body is seen.
    pub fn is_own_view(&mut self, e: &ExprMethodCall) -> bool {
        if self.declares().is_none() {
            return false;
        }
        let (name, ty) = (e.method.to_string(), self.probe(&e.receiver));
        let method = ty.and_then(|ty| self.world_method(&ty, &name));
        method.is_some_and(|m| self.model.seen.is_some() || Callee::method(m).lends())
    }

    /// `matrix.as_slice()` of another crate's matrix: its numbers, which are in a vector where they have a derivative.
    pub fn numbers_of_matrix(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        let ty = self.probe(&e.receiver)?;
        (e.method == "as_slice" && self.is_matrix_of_others(&ty)).then(|| {
            let made = self.method_call(e)?;
            let Operand::Val(v) = made else {
                return Ok(made);
            };
            self.derived.extend(self.tokens_of(v));
            Ok(Operand::Ref(Place::of(Base::Val(v)), Mutability::Shared))
        })
    }

    /// Whether a type is one of another crate's arrays.
    fn is_matrix_of_others(&self, ty: &Ty) -> bool {
        let Ty::Named(name) = ty else { return false };
        let (Some(world), Ok(ty)) = (&self.model.seen, syn::parse_str(name)) else {
            return false;
        };
        super::is_matrix(name) && world.is_foreign_array(&ty)
    }

    /// `receiver.method(args)` with a method of the world.
    pub fn world_method_call(&mut self, e: &ExprMethodCall) -> Option<Res<Operand>> {
        if self.declares().is_none() || self.stopping > 0 {
            return None;
        }
        let ty = self.probe(&e.receiver)?;
        let method = self.world_method(&ty, &e.method.to_string())?;
        let place = match self.place(&e.receiver) {
            Ok(place) => place,
            Err(refused) => return Some(Err(refused)),
        };
        Some(self.method_at(e, place, method))
    }

    /// The same, with the place of the receiver.
    pub fn method_at(
        &mut self,
        e: &ExprMethodCall,
        place: Place,
        method: &'m Method,
    ) -> Res<Operand> {
        let callee = Callee::method(method);
        let span = e.receiver.span();
        self.look(&place, span)?;
        let place = match (method.receiver, place.base) {
            (Some(By::Mut), Base::Val(v)) => Place {
                base: Base::Var(self.declare("temporary", Operand::Val(v))),
                ..place
            },
            (Some(By::Mut), _) => place,
            _ => self.frozen(&place, span)?,
        };
        let ty = self.place_ty(&place);
        let how = match method.receiver {
            Some(By::Mut) => Mutability::Mut,
            _ => Mutability::Shared,
        };
        let lent = Operand::Ref(place.clone(), how);
        let this = match method.receiver {
            Some(By::Value) => self.held(&place, span)?,
            _ => lent.clone(),
        };
        let inputs = callee.item.sig.inputs.iter().skip(1);
        let mut args = vec![this];
        args.extend(self.handed_to(&callee, inputs, e.args.iter())?);
        self.pass_as_taken(&callee, &mut args)?;
        self.at(Site::of_call(e));
        if callee.item.sig.inputs.len() == args.len()
            && let Some(inlined) = self.inline_callee(e, &callee, &args, e.span())
        {
            return inlined;
        }
        if matches!(method.self_ty, syn::Type::Slice(_)) {
            return Err(self.refuse(
                &e.method,
                "this method of a slice has a derivative only where its body can stand in the place of the call",
                "make it a function that takes the slice",
            ));
        }
        args[0] = lent;
        self.assume_values(&e.args, &args[1..]);
        self.type_closures(&callee, Some(&ty), &args);
        let call = Expr::MethodCall(e.clone());
        let ret = match self.given_at(&callee, Some(&ty), &args, Some(call)) {
            Some(ty) => ty,
            None => self.types.of_call(),
        };
        let (name, turbofish) = (&e.method, &e.turbofish);
        let tokens = quote!(#name #turbofish);
        self.takes_receiver = matches!(method.receiver, Some(By::Value));
        self.call_of(format!(".{name}"), tokens, ret, args, name.span())
    }

    /// The type of an expression, if it follows from what the world says; the same without a world.
    pub fn type_by_world(&mut self, e: &Expr) -> Option<Ty> {
        self.declares()?;
        match strip(e) {
            Expr::Call(c) => {
                let Expr::Path(path) = strip(&c.func) else {
                    return None;
                };
                let callee = self.world_callee(path)?;
                self.given_at(&callee, None, &[], Some(e.clone()))
            }
            Expr::MethodCall(m) => {
                let ty = self.probe(&m.receiver)?;
                let method = self.world_method(&ty, &m.method.to_string())?;
                self.given_at(&Callee::method(method), Some(&ty), &[], Some(e.clone()))
            }
            Expr::Binary(b) => {
                let name = operator_method(&b.op)?;
                let tys = [self.probe(&b.left)?, self.probe(&b.right)?];
                let method = self.operator(name, &tys, None)?;
                self.given_at(&Callee::method(method), Some(&tys[0]), &[], Some(e.clone()))
            }
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Neg(_)) => {
                let tys = [self.probe(&u.expr)?];
                let method = self.operator("neg", &tys, None)?;
                self.given_at(&Callee::method(method), Some(&tys[0]), &[], Some(e.clone()))
            }
            _ => None,
        }
    }
}

/// Whether a path is that of what makes an `Option`.
fn names_some(path: &syn::Path) -> bool {
    path.is_ident("Some") || crate::check::shown(path) == "Option::Some"
}
