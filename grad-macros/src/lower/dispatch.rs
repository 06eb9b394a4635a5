//! Calls of methods and of functions of types: they are found by rustc, through the receiver or the type.

use super::adaptors::makes_array;
use super::changed_option::CHANGES;
use super::option::listed;
use super::place::strip;
use super::scope::{Base, Mutability, Operand, Place, Slot, Step};
use super::types::Ty;
use super::whose::{is_map_of_arrays, is_matrix};
use super::{Lowerer, Res};
use crate::model::By;
use crate::owner::{Kind, Sibling};
use grad_core::array_methods::{GIVING_MATRICES, is_constructor};
use grad_core::ir::FloatType;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Expr, ExprMethodCall, ExprPath};

impl Lowerer<'_> {
    /// Whether a method is one of a type of the user's, as far as is known.
    pub fn is_of_user(&mut self, e: &ExprMethodCall) -> bool {
        if has_closure(e) && self.is_of_constants_alone(e) {
            return false;
        }
        if self.is_own_chain(e) {
            return false;
        }
        let method = e.method.to_string();
        if self.is_of_own_field(&e.receiver, &method) {
            return true;
        }
        let ty = self.probe(&e.receiver);
        if super::option::tells(e) && !matches!(ty, Some(Ty::Named(_))) {
            return self.is_of_struct(e, ty);
        }
        if let Some(Ty::Named(name)) = &ty {
            let of_std = self.types.is_std(name) && !is_box(name);
            let own = self.types.is_this(name) && self.sibling(&method).is_some()
                || is_matrix(name) && is_map_of_arrays(e);
            if own || (!of_std && !is_known(&method)) {
                return true;
            }
        }
        if super::whose::is_of_arrays(&method) {
            return self.is_of_struct(e, ty);
        }
        if is_map_of_arrays(e) && gives_matrix(&e.receiver) {
            return true;
        }
        self.guess(e, ty)
    }

    /// Whether a method of the user's is called on a field whose type is the world's or a generic param, or a reference to such.
    fn is_of_own_field(&mut self, receiver: &Expr, method: &str) -> bool {
        let (Expr::Field(f), Some(world)) = (strip(receiver), self.declares()) else {
            return false;
        };
        let syn::Member::Named(name) = &f.member else {
            return false;
        };
        let of = self.probe(&f.base);
        matches!(of, Some(Ty::Named(of)) if world.has_own_method(&of, &name.to_string(), method))
    }

    /// Whether a method is handed a value where that of an `Option` takes a function.
    pub fn takes_a_value(&self, e: &ExprMethodCall) -> bool {
        let function = super::option::function_of(e);
        function.is_some_and(|f| match strip(f) {
            Expr::Lit(_) | Expr::Index(_) | Expr::Binary(_) | Expr::Unary(_) | Expr::Struct(_) => {
                true
            }
            f => self.variable(f).is_some_and(|id| {
                let slot = &self.vars[id].slot;
                !matches!(
                    slot,
                    Slot::Alias(Operand::Closure(_) | Operand::Function(_)) | Slot::Poisoned
                )
            }),
        })
    }

    /// Whether a method of an unknown name may be one of the user's.
    pub fn may_be_of_user(&mut self, e: &ExprMethodCall) -> bool {
        let untyped = has_closure(e);
        if untyped && (!self.are_closures_typed_by_use(e) || self.is_of_constants_alone(e)) {
            return false;
        }
        match self.probe(&e.receiver) {
            None => !untyped || maps_arrays(&e.method),
            // a trait of the user's may give numbers more methods
            Some(Ty::Float(_)) => !OF_FLOATS.contains(&&*e.method.to_string()),
            Some(Ty::Array(..) | Ty::Vec(_) | Ty::Slice(_)) => {
                super::method::is_extension(&e.method.to_string())
            }
            Some(ty) => self.types.is_unknown(&ty) && ty != Ty::Open,
        }
    }

    /// Whether a method is called on a constant with closures that capture nothing else: rustc knows what they take.
    fn is_of_constants_alone(&mut self, e: &ExprMethodCall) -> bool {
        let Some(id) = self.variable(strip(&e.receiver)) else {
            return false;
        };
        let value = match self.vars[id].slot.clone() {
            Slot::Alias(lent @ Operand::Ref(..)) => lent,
            Slot::View(view) => self.read_view(&view),
            Slot::Cell(_) => Operand::Ref(Place::of(Base::Var(id)), Mutability::Shared),
            _ => return false,
        };
        self.is_foreign(&value) && e.args.iter().all(|arg| self.is_of_constants(arg))
    }

    /// Whether it is seen of what types the params of the closures are that a method is handed.
    fn are_closures_typed_by_use(&self, e: &ExprMethodCall) -> bool {
        let mut closures = e.args.iter().filter_map(|a| match strip(a) {
            Expr::Closure(closure) => Some(closure),
            _ => None,
        });
        closures.all(|closure| {
            let mut params = closure.inputs.iter();
            params.all(|p| self.typed_by_use(p, closure).is_some())
        })
    }

    /// The type of what stands before a method, as far as it is known without lowering it.
    pub fn probe(&mut self, e: &Expr) -> Option<Ty> {
        match self.given(e) {
            Some(Operand::Val(v)) => {
                let ty = self.ty(v);
                return Some(self.types.shallow(&ty));
            }
            Some(Operand::Ref(place, _)) if place.window.is_none() => {
                return Some(self.place_ty(&place));
            }
            Some(_) => return None,
            None => {}
        }
        if let Some(ty) = self.type_by_world(e).or_else(|| self.type_by_arrays(e)) {
            return Some(self.types.shallow(&ty));
        }
        let ty = match e {
            Expr::Paren(e) => return self.probe(&e.expr),
            Expr::Group(e) => return self.probe(&e.expr),
            Expr::Reference(e) => return self.probe(&e.expr),
            Expr::Unary(syn::ExprUnary {
                op: syn::UnOp::Deref(_) | syn::UnOp::Neg(_),
                expr,
                ..
            }) => return self.probe(expr),
            // an operator on a type of the user's mostly gives one; if it gives a number, rustc finds that's methods too
            Expr::Binary(b) => {
                let sides = [self.probe(&b.left), self.probe(&b.right)];
                let users = |ty: &Ty| matches!(ty, Ty::Named(name) if !self.types.is_std(name));
                return sides.into_iter().flatten().find(users);
            }
            Expr::Path(_) => {
                let id = self.variable(e)?;
                match &self.vars[id].slot {
                    Slot::Alias(Operand::Closure(_)) | Slot::Option(..) | Slot::Poisoned => {
                        return None;
                    }
                    Slot::Alias(Operand::Ref(place, _)) if place.window.is_none() => {
                        let place = place.clone();
                        self.place_ty(&place)
                    }
                    Slot::Cell(_) | Slot::Tuple(_) | Slot::Alias(_) | Slot::View(_) => {
                        self.vars[id].ty.clone()
                    }
                }
            }
            Expr::Field(f) => match self.variable(e) {
                Some(id) => self.vars[id].ty.clone(),
                None => {
                    let of = self.probe(&f.base)?;
                    let name = f.member.to_token_stream().to_string();
                    self.types.part(&of, &name)
                }
            },
            Expr::Index(i)
                if !matches!(strip(&i.index), Expr::Range(_)) && !self.is_iterator(&i.index) =>
            {
                let of = self.probe(&i.expr)?;
                self.types.element(&of)
            }
            Expr::Lit(literal) => return Some(suffixed(literal).unwrap_or(Ty::Open)),
            Expr::Struct(s) => Ty::Named(crate::check::shown(&s.path).into()),
            Expr::Call(c) => match strip(&c.func) {
                Expr::Path(path) => match self.associated_type(path) {
                    ty @ Ty::Named(_) => ty,
                    _ => return None,
                },
                _ => return None,
            },
            Expr::MethodCall(m) => match self.probe(&m.receiver)? {
                ty if m.method == "clone" => ty,
                Ty::Named(of) if self.types.is_this(&of) => {
                    match self.sibling(&m.method.to_string())?.output.clone() {
                        syn::ReturnType::Type(_, ty) => self.syn_type(&ty),
                        syn::ReturnType::Default => return None,
                    }
                }
                _ => return None,
            },
            _ => return None,
        };
        Some(self.types.shallow(&ty))
    }

    pub fn sibling(&self, method: &str) -> Option<&Sibling> {
        self.model.owner.as_ref()?.method(method)
    }

    /// The error at a method of what only rustc knows, where functions give trait objects with such a method.
    fn no_given_object(&mut self, e: &ExprMethodCall, ty: &Ty) -> Res<()> {
        let unseen = matches!(self.types.shallow(ty), Ty::Open | Ty::Var(_));
        let world = self.model.seen.as_ref().filter(|_| unseen);
        match world.is_some_and(|world| world.is_chosen_in_function(&e.method.to_string())) {
            true => Err(self.refuse(
                &e.method,
                "what is called here may be a trait object, which is chosen at run time",
                "make an enum of what it can be, with a `match` in its methods, or write the type of what it is called on",
            )),
            false => Ok(()),
        }
    }

    /// The error at a method that is called through a field of trait objects.
    fn no_trait_object(&mut self, e: &ExprMethodCall, this: &Place) -> Res<()> {
        let field = this.path.iter().rev().find_map(|step| match step {
            Step::Field(name) => Some(name.to_string()),
            _ => None,
        });
        let (Some(world), Some(field)) = (self.model.seen.as_ref(), field) else {
            return Ok(());
        };
        match world.is_chosen_in_field(&field, &e.method.to_string()) {
            true => Err(self.refuse(
                &e.method,
                format!("what is called through `{field}` is chosen at run time"),
                "make an enum of what it can be, with a `match` in its methods",
            )),
            false => Ok(()),
        }
    }

    /// `receiver.method(args)`, a call whose first argument is the receiver. How the method takes it only rustc knows: a
    /// receiver that can change is passed as one that may be changed.
    pub fn method_call(&mut self, e: &ExprMethodCall) -> Res<Operand> {
        let this = self.place(&e.receiver)?;
        let name = e.method.to_string();
        let ty = self.place_ty(&this);
        if let Some(method) = self.world_method(&ty, &name) {
            return self.method_at(e, this, method);
        }
        self.no_part_to_write(e)?;
        let this = self.temporary(&e.receiver, this);
        self.no_trait_object(e, &this)?;
        self.no_given_object(e, &ty)?;
        let known = is_known(&name) || super::whose::is_shared(&name);
        if !known && !listed(&CHANGES, e) {
            self.is_evident(e, Some(&ty));
        }
        let own = match &ty {
            Ty::Named(of) if self.types.is_this(of) => self.sibling(&name),
            _ => None,
        };
        let known = own.map(|s| (s.receiver, s.output.clone()));
        let how = match &known {
            Some((Some(By::Mut), _)) => Mutability::Mut,
            Some(_) => Mutability::Shared,
            None if self.only_looks_at_array(&ty, e) => Mutability::Shared,
            None if self.can_change(&this) && !self.is_only_read(e) => Mutability::Mut,
            None => Mutability::Shared,
        };
        self.look(&this, e.receiver.span())?;
        let this = match how {
            Mutability::Mut => this,
            Mutability::Shared => self.frozen(&this, e.receiver.span())?,
        };
        let mut args = vec![Operand::Ref(this, how)];
        for arg in &e.args {
            args.push(match self.closure_of_array(&ty, e, arg) {
                Some(typed) => self.arg(&typed)?,
                None => self.arg(arg)?,
            });
        }
        self.assume_values(&e.args, &args[1..]);
        self.copy_views(&args[1..]);
        let ret = match known {
            Some((_, syn::ReturnType::Type(_, ty))) => self.syn_type(&ty),
            Some((_, syn::ReturnType::Default)) => Ty::Unit,
            None => match self
                .size_of_array(&ty, e)
                .or_else(|| self.given_by_array(&ty, e))
            {
                Some(known) => known,
                None => {
                    let given = self.given_by(&name);
                    if makes_array(&e.method) && self.is_of_several_axes(&ty) {
                        self.types.likely_users(&given);
                    }
                    given
                }
            },
        };
        if listed(&CHANGES, e) {
            self.whose.may_be_of_option(e, &ty, &ret);
        }
        let (method, turbofish) = (&e.method, &e.turbofish);
        let tokens = quote!(#method #turbofish);
        let given = self.call_of(format!(".{name}"), tokens, ret, args, e.method.span())?;
        Ok(match given {
            // for the user it is a part of the matrix
            Operand::Val(row) if name == "row" && self.is_facade_matrix(&ty) => {
                Operand::Ref(Place::of(Base::Val(row)), Mutability::Shared)
            }
            given => given,
        })
    }

    /// A part of another crate's array through which something is written is a copy, and goes back where its borrow ends (`crate::arrays`).
    /// Where that is not seen, what is written would be lost.
    fn no_part_to_write(&mut self, e: &ExprMethodCall) -> Res<()> {
        let seen = self.model.seen.as_ref();
        let is_lost = seen.is_some_and(|world| {
            world.imports_arrays() && !world.has_method(&e.method.to_string())
        });
        match is_lost && crate::arrays::is_part_to_write(&e.method) {
            true => Err(self.refuse(
                &e.method,
                "it is not seen how long this view is written through",
                "give it a name that nothing else has, with `let`, and name the array again only behind its last use",
            )),
            false => Ok(()),
        }
    }

    /// Whether a type is seen to be that of the facade's matrices.
    fn is_facade_matrix(&self, ty: &Ty) -> bool {
        let Ty::Named(name) = ty else { return false };
        let is_named = || {
            let ty = syn::parse_str(name).ok();
            ty.zip(self.declares())
                .is_some_and(|(ty, world)| world.is_matrix(&ty))
        };
        &**name == MATRIX || is_named()
    }

    /// What was just made is a variable without a name: a method may change it, `make(x).run(&y)`.
    pub fn temporary(&mut self, e: &Expr, place: Place) -> Place {
        match (strip(e), &place.base) {
            (
                Expr::Call(_) | Expr::MethodCall(_) | Expr::Struct(_) | Expr::Binary(_),
                Base::Val(v),
            ) if place.path.is_empty() => {
                let id = self.declare("made", Operand::Val(*v));
                self.vars[id].mutable = true;
                Place {
                    base: Base::Var(id),
                    ..place
                }
            }
            _ => place,
        }
    }

    /// The type of what a method gives that counts the elements, rows, columns or axes of another crate's array: what has a method of this
    /// name in the world is no such.
    fn size_of_array(&self, ty: &Ty, e: &ExprMethodCall) -> Option<Ty> {
        let world = self.model.seen.as_ref().filter(|_| e.args.is_empty())?;
        let name = e.method.to_string();
        match (name.as_str(), self.types.shallow(ty)) {
            ("len" | "nrows" | "ncols" | "ndim" | "dim" | "shape", Ty::Named(of)) => {
                let is_array = syn::parse_str(&of).is_ok_and(|ty| world.is_foreign_array(&ty));
                match is_array {
                    true => size(&name, &of),
                    false => None,
                }
            }
            ("nrows" | "ncols" | "ndim", Ty::Open | Ty::Var(_)) => {
                (!world.has_method(&name) && world.imports_arrays()).then_some(Ty::USIZE)
            }
            _ => None,
        }
    }

    /// The type of what a method of the user's gives: what has an `exp` or a `clamp` of its own mostly gives one of its kind,
    /// but for those that measure it. If it gives a number, rustc finds that's methods too.
    fn given_by(&mut self, method: &str) -> Ty {
        const MEASURES: [&str; 4] = ["abs", "hypot", "atan2", "signum"];
        let ty = self.types.of_call();
        if super::method::scalar_prim(method).is_some()
            && !MEASURES.contains(&method)
            && !method.starts_with("is_")
            || is_giving_matrices(method)
        {
            self.types.likely_users(&ty);
        }
        ty
    }

    /// Whether what is at a place may be written.
    pub fn can_change(&self, place: &Place) -> bool {
        match place.base {
            Base::Var(id) => self.vars[id].mutable,
            Base::Val(_) => false,
        }
    }

    /// The type of `V3::default()`, where `V3` is a type of the world's, and has that from std.
    fn default_of(&self, of: &str, name: &str, plain: bool) -> Option<Ty> {
        let world = self.model.seen.as_ref()?;
        let derived = name == "default" && plain && world.methods(of, name).is_empty();
        (derived && !world.layout(of)?.is_generic()).then(|| Ty::Named(of.into()))
    }

    /// What a function returns that is called by its path, as far as that is known.
    pub fn associated_type(&mut self, path: &ExprPath) -> Ty {
        let names: Vec<String> = path
            .path
            .segments
            .iter()
            .map(|s| s.ident.to_string())
            .collect();
        // what is written out for `jacobian!` and `hessian!` ends in it
        if names == ["grads", "__private", "matrix"] {
            return Ty::Named(MATRIX.into());
        }
        let arguments = path.path.segments.first().map(|s| &s.arguments);
        let arguments = arguments.map(|a| quote!(#a).to_string().replace("::", ""));
        let arguments = arguments.unwrap_or_default();
        if let [of, name] = &names[..]
            && path.qself.is_none()
            && self.types.is_this(&format!("{of}{arguments}"))
            && let Some(owner) = &self.model.owner
            && owner.kind != Kind::Trait
            && let Some(found) = owner.method(name)
        {
            return match found.output.clone() {
                syn::ReturnType::Type(_, ty) => self.syn_type(&ty),
                syn::ReturnType::Default => Ty::Unit,
            };
        }
        if let [of, name] = &names[..]
            && let Some(ty) = self.default_of(of, name, arguments.is_empty())
        {
            return ty;
        }
        let ty = self.types.of_call();
        if let [.., of, name] = &names[..]
            && of.starts_with(char::is_uppercase)
            && is_constructor(name)
        {
            self.types.likely_users(&ty);
        }
        ty
    }
}

/// The type of the facade's matrices.
const MATRIX: &str = "::grads::Matrix";

/// Whether only arrays of `ndarray` have a method of this name, which maps their elements by value.
fn maps_arrays(method: &syn::Ident) -> bool {
    let names = ["mapv", "mapv_into", "mapv_inplace"];
    cfg!(feature = "foreign") && names.iter().any(|name| method == name)
}

/// Whether a method that nothing of std has gives a matrix of another crate.
fn is_giving_matrices(method: &str) -> bool {
    cfg!(feature = "foreign") && GIVING_MATRICES.contains(&method)
}

/// Whether an expression shows that it gives an array of `ndarray`, or what a method of these gives if it can.
pub fn gives_array(e: &Expr) -> bool {
    const METHODS: [&str; 5] = [
        "broadcast",
        "to_shape",
        "into_shape_with_order",
        "mean_axis",
        "into_dimensionality",
    ];
    let Expr::MethodCall(m) = strip(e) else {
        return false;
    };
    let Expr::MethodCall(of) = strip(&m.receiver) else {
        return false;
    };
    (m.method == "unwrap" || m.method == "expect") && METHODS.iter().any(|name| of.method == name)
}

/// Fields of decompositions, which are matrices.
const OF_DECOMPOSITIONS: [&str; 3] = ["eigenvalues", "eigenvectors", "singular_values"];

fn is_named(member: &syn::Member, name: &str) -> bool {
    cfg!(feature = "foreign") && matches!(member, syn::Member::Named(n) if n == name)
}

/// Whether an expression shows that it gives a matrix of another crate.
fn gives_matrix(e: &Expr) -> bool {
    match strip(e) {
        Expr::MethodCall(m) => {
            is_giving_matrices(&m.method.to_string())
                || m.method == "map" && gives_matrix(&m.receiver)
        }
        Expr::Binary(b) => gives_matrix(&b.left) || gives_matrix(&b.right),
        Expr::Field(f) => OF_DECOMPOSITIONS
            .iter()
            .any(|name| is_named(&f.member, name)),
        _ => false,
    }
}

/// Whether a closure is passed that is none of a differentiable function's: the types of its params are not written.
fn has_closure(e: &ExprMethodCall) -> bool {
    e.args.iter().any(|a| match super::place::strip(a) {
        Expr::Closure(c) => !c.inputs.iter().all(|p| matches!(p, syn::Pat::Type(_))),
        _ => false,
    })
}

/// The float that a literal says it is.
fn suffixed(literal: &syn::ExprLit) -> Option<Ty> {
    let suffix = match &literal.lit {
        syn::Lit::Float(f) => f.suffix().to_string(),
        syn::Lit::Int(i) => i.suffix().to_string(),
        _ => return None,
    };
    match &*suffix {
        "f64" => Some(Ty::F64),
        "f32" => Some(Ty::Float(FloatType::F32)),
        _ => None,
    }
}

/// Methods of arrays that are written often.
#[rustfmt::skip]
pub const ARRAYS: [&str; 38] = [
    "len", "is_empty", "iter", "iter_mut", "into_iter", "to_vec", "to_owned", "into_vec", "into_boxed_slice", "clone", "copied", "cloned",
    "into", "as_slice", "as_ref", "as_mut_slice", "as_mut", "split_at", "split_at_mut", "push", "pop", "fill",
    "copy_from_slice", "clone_from_slice", "extend_from_slice", "extend", "clone_from", "swap", "reverse", "clear", "first",
    "last", "get", "windows", "chunks", "unwrap", "expect", "map",
];

/// Methods of arrays and numbers, which a name for such a type may stand before.
fn is_known(method: &str) -> bool {
    ARRAYS.contains(&method) || method == "sin_cos" || super::method::scalar_prim(method).is_some()
}

/// Whether a type is one of std. What std has under the name takes arguments: a `Cell` without is the user's.
pub fn is_type_of_std(name: &str) -> bool {
    let base = name.split('<').next().unwrap_or_default().trim();
    is_of_std(base) && (name.contains('<') || WITHOUT_ARGUMENTS.contains(&base))
}

/// Whether a type is a pointer through which methods of what it points to are called.
pub fn is_box(name: &str) -> bool {
    ["Box<", "Rc<", "Arc<"]
        .iter()
        .any(|of| name.starts_with(of))
}

/// Types of std that take no arguments.
const WITHOUT_ARGUMENTS: [&str; 7] = [
    "String",
    "Instant",
    "Duration",
    "SystemTime",
    "Path",
    "PathBuf",
    "Ordering",
];

/// Names in std, whose functions differentiation does not see into.
pub fn is_of_std(name: &str) -> bool {
    const TYPES: [&str; 34] = [
        "Vec",
        "String",
        "Box",
        "Rc",
        "Arc",
        "Cell",
        "RefCell",
        "Cow",
        "Option",
        "Result",
        "HashMap",
        "HashSet",
        "BTreeMap",
        "BTreeSet",
        "VecDeque",
        "BinaryHeap",
        "LinkedList",
        "Instant",
        "Duration",
        "SystemTime",
        "Mutex",
        "RwLock",
        "Path",
        "PathBuf",
        "Ordering",
        "Iterator",
        "IntoIterator",
        "FromIterator",
        "Clone",
        "Default",
        "From",
        "Into",
        "Range",
        "Wrapping",
    ];
    TYPES.contains(&name)
}

/// Methods of floats that have no derivative.
const OF_FLOATS: [&str; 16] = [
    "classify", "midpoint", "maximum", "minimum", "gamma", "ln_gamma", "erf", "erfc", "eq", "ne",
    "lt", "le", "gt", "ge", "hash", "fmt",
];

/// The type of what this method of an array gives: `dim` of `Array2<f64>` and `shape` of `DMatrix<f64>` a pair of counts.
fn size(method: &str, of: &str) -> Option<Ty> {
    let base = of.split('<').next().unwrap_or_default().trim();
    let axes = match method {
        "dim" => base.chars().last()?.to_digit(10)?,
        "shape" if is_matrix(base) => 2,
        "shape" => return None,
        _ => 1,
    };
    match axes {
        0 => None,
        1 => Some(Ty::USIZE),
        axes => Some(Ty::Tuple((0..axes).map(|_| Ty::USIZE).collect())),
    }
}
