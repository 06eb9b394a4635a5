//! What the makers, the methods and the operators of `ndarray`'s arrays give, in a world: it follows from the number of axes of what they
//! are applied to. Of a view the copy is meant that stands for it where something is differentiated.

use super::Lowerer;
use super::place::strip;
use super::scope::{Base, Operand, Val};
use super::types::Ty;
use grad_core::ir::Def;
use quote::{ToTokens, format_ident};
use std::rc::Rc;
use syn::{Expr, ExprCall, ExprMethodCall, Type};

/// An array of `ndarray`.
struct Array {
    /// `Array2<f64>`
    path: syn::TypePath,
    /// How many axes, if their number is fixed.
    axes: Option<usize>,
    /// The type of an element.
    element: Type,
    /// Whether it is a view of another one.
    is_view: bool,
}

/// What a method gives.
enum Given {
    /// An array with so many axes.
    Axes(Option<usize>),
    /// A view of so many axes.
    View(Option<usize>),
    /// An element, or a number like one.
    Element,
    /// That in an `Option`.
    Maybe,
    /// All elements.
    Elements,
}

impl Lowerer<'_> {
    /// The type of what makes an array, or computes something from one.
    pub fn type_by_arrays(&mut self, e: &Expr) -> Option<Ty> {
        if !self.has_arrays() {
            return None;
        }
        match strip(e) {
            Expr::MethodCall(m) => {
                let of = self.probe(&m.receiver).unwrap_or(Ty::Open);
                self.given_by_array(&of, m)
            }
            Expr::Call(call) => {
                let handed = self.probed(call);
                self.made_array(call, &handed)
            }
            Expr::Binary(b) => {
                let (a, b) = (self.probe(&b.left)?, self.probe(&b.right)?);
                self.given_by_operator(&a, &b)
            }
            Expr::Unary(u) if matches!(u.op, syn::UnOp::Neg(_)) => {
                let of = self.array_at(&u.expr)?;
                Some(self.array_like(&of, of.axes))
            }
            _ => None,
        }
    }

    fn has_arrays(&self) -> bool {
        let world = self.model.seen.as_ref();
        cfg!(feature = "ndarray") && world.is_some_and(|world| world.imports_arrays())
    }

    /// What an operator gives that has an array on one of its sides.
    pub fn given_by_operator(&self, a: &Ty, b: &Ty) -> Option<Ty> {
        if !self.has_arrays() {
            return None;
        }
        match (self.foreign_array(a), self.foreign_array(b)) {
            (Some(a), Some(b)) => {
                let axes = a.axes.zip(b.axes).map(|(a, b)| a.max(b));
                Some(self.array_like(&a, axes))
            }
            (Some(of), None) if self.types.is_number(b) => Some(self.array_like(&of, of.axes)),
            (None, Some(of)) if self.types.is_number(a) => Some(self.array_like(&of, of.axes)),
            _ => None,
        }
    }

    /// The array that a type is.
    fn foreign_array(&self, ty: &Ty) -> Option<Array> {
        let (name, is_view) = match (self.types.shallow(ty), self.types.array_of_view(ty)) {
            (Ty::Named(name), _) => (name.to_string(), name.contains("View")),
            (_, Some(array)) => (array.to_string(), true),
            _ => return None,
        };
        let ty: Type = syn::parse_str(&name).ok()?;
        let world = self.model.seen.as_ref()?;
        let Type::Path(path) = ty.clone() else {
            return None;
        };
        let last = path.path.segments.last()?;
        let syn::PathArguments::AngleBracketed(given) = &last.arguments else {
            return None;
        };
        let mut types = given.args.iter().filter_map(|arg| match arg {
            syn::GenericArgument::Type(ty) => Some(ty.clone()),
            _ => None,
        });
        let element = types.next()?;
        let axes = axes(&last.ident.to_string(), types.next().as_ref())?;
        world.is_foreign_array(&ty).then_some(Array {
            path,
            axes,
            element,
            is_view,
        })
    }

    fn array_at(&mut self, e: &Expr) -> Option<Array> {
        let ty = self.probe(e)?;
        self.foreign_array(&ty)
    }

    /// The name of such a type.
    fn name_like(&self, of: &Array, axes: Option<usize>) -> Box<str> {
        let name = match axes {
            Some(axes) => format_ident!("Array{axes}"),
            None => format_ident!("ArrayD"),
        };
        let mut path = of.path.path.clone();
        path.segments.pop();
        let is_imported = |world: &crate::world::World| {
            let element: Type = syn::parse_quote!(f64);
            path.segments.is_empty() && world.is_foreign_array(&syn::parse_quote!(#name<#element>))
        };
        if path.segments.is_empty() && !self.model.seen.as_ref().is_some_and(is_imported) {
            path.segments.push(syn::parse_quote!(ndarray));
        }
        let element = &of.element;
        path.segments.push(syn::parse_quote!(#name<#element>));
        crate::check::shown(&path).into()
    }

    /// The type of an owned array with so many axes, and elements like those of another.
    fn array_like(&self, of: &Array, axes: Option<usize>) -> Ty {
        Ty::Named(self.name_like(of, axes))
    }

    fn as_type(&mut self, of: &Array, given: Given) -> Ty {
        match given {
            Given::Axes(axes) => self.array_like(of, axes),
            Given::View(axes) => {
                let name = self.name_like(of, axes);
                self.types.view_of(name)
            }
            Given::Element => self.syn_type(&of.element),
            Given::Maybe => Ty::Option(Box::new(self.syn_type(&of.element))),
            Given::Elements => Ty::Vec(Box::new(self.syn_type(&of.element))),
        }
    }

    /// Notes what makes an array, or takes one out of a result. Of one with several axes that is noted also where its elements are not known.
    pub fn note_array(&mut self, e: &Expr, made: Val) {
        let ty = self.ty(made);
        if !self.has_arrays() || !self.types.is_unknown(&ty) {
            return;
        }
        let known = match e {
            Expr::Call(call) => {
                let handed = self.operands_of_call(made);
                self.made_array(call, &handed)
            }
            Expr::MethodCall(m) => self.array_in_result(m),
            _ => None,
        };
        match known {
            Some(array) => self.types.unify(&ty, &array),
            None if self.makes_array_of_several_axes(e) => self.types.likely_users(&ty),
            None => {}
        }
    }

    fn makes_array_of_several_axes(&self, e: &Expr) -> bool {
        match strip(e) {
            Expr::Try(e) => self.makes_array_of_several_axes(&e.expr),
            Expr::MethodCall(m) if m.method == "unwrap" || m.method == "expect" => {
                self.makes_array_of_several_axes(&m.receiver)
            }
            Expr::Call(call) => self.path_of_maker(call).is_some_and(|(path, _)| {
                path.path.segments.last().is_some_and(|last| {
                    axes(&last.ident.to_string(), None).is_some_and(|n| n != Some(1))
                })
            }),
            _ => false,
        }
    }

    /// The type of the array that is taken out of what makes one or gives an error.
    pub fn array_in_result(&mut self, m: &ExprMethodCall) -> Option<Ty> {
        let is_taken_out = m.method == "unwrap" || m.method == "expect";
        match is_taken_out && self.has_arrays() {
            true => self.given_by_array(&Ty::Open, m),
            false => None,
        }
    }

    /// What a method gives, of what is of this type.
    pub fn given_by_array(&mut self, of: &Ty, m: &ExprMethodCall) -> Option<Ty> {
        if !self.has_arrays() {
            return None;
        }
        let name = m.method.to_string();
        if matches!(name.as_str(), "unwrap" | "expect") {
            return match strip(&m.receiver) {
                Expr::MethodCall(inner) => {
                    let of = self.array_at(&inner.receiver)?;
                    let given = given_in_result(&of, inner)?;
                    Some(self.as_type(&of, given))
                }
                Expr::Call(call) => {
                    let handed = self.probed(call);
                    self.made_in_result(call, &handed)
                }
                _ => None,
            };
        }
        let of = self.foreign_array(of)?;
        if name == "dot" {
            let other = self.array_at(m.args.first()?)?;
            let given = match (of.axes?, other.axes?) {
                (1, 1) => Given::Element,
                (a, b) => Given::Axes(Some((a + b).checked_sub(2)?)),
            };
            return Some(self.as_type(&of, given));
        }
        if MAPS.contains(&name.as_str()) || name.starts_with("grads_zip_map") {
            let mut of = of;
            let of_floats = matches!(&of.element, Type::Path(p) if p.path.is_ident("f64"));
            if !self.maps_to_floats(m.args.last()?, of_floats) {
                return None;
            }
            of.element = syn::parse_quote!(f64);
            return Some(self.array_like(&of, of.axes));
        }
        let given = given(&of, m)?;
        Some(self.as_type(&of, given))
    }

    /// `Array2::zeros((n, m))`
    fn made_array(&mut self, call: &ExprCall, handed: &[Ty]) -> Option<Ty> {
        const MAKERS: [&str; 13] = [
            "zeros",
            "ones",
            "eye",
            "from_diag",
            "from_elem",
            "from_shape_fn",
            "from_vec",
            "from",
            "from_iter",
            "linspace",
            "default",
            "from_diag_elem",
            "range",
        ];
        let (array, name) = self.maker_of_array(call, handed)?;
        MAKERS
            .contains(&name.as_str())
            .then(|| self.array_like(&array, array.axes))
    }

    /// `Array2::from_shape_vec((n, m), elements)`
    fn made_in_result(&mut self, call: &ExprCall, handed: &[Ty]) -> Option<Ty> {
        let (array, name) = self.maker_of_array(call, handed)?;
        (name == "from_shape_vec").then(|| self.array_like(&array, array.axes))
    }

    /// The array that a path is that of a function of, and the function. Its elements are floats if the path says so, or what the function is
    /// handed is, or says nothing.
    fn maker_of_array(&mut self, call: &ExprCall, handed: &[Ty]) -> Option<(Array, String)> {
        let (path, name) = self.path_of_maker(call)?;
        let last = path.path.segments.last()?;
        let given = match &last.arguments {
            syn::PathArguments::AngleBracketed(given) => given.args.first(),
            _ => None,
        };
        let element = match given {
            Some(syn::GenericArgument::Type(element)) => element.clone(),
            _ => self.element_made(&name, call, handed)?,
        };
        let axes = axes(&last.ident.to_string(), None)
            .flatten()
            .or_else(|| axes_made(&last.ident, &name, call))?;
        let array = Array {
            path,
            axes: Some(axes),
            element,
            is_view: false,
        };
        Some((array, name))
    }

    /// The array and the function of `Array2::zeros`.
    fn path_of_maker(&self, call: &ExprCall) -> Option<(syn::TypePath, String)> {
        let Expr::Path(f) = strip(&call.func) else {
            return None;
        };
        let mut path = f.path.clone();
        let name = path.segments.pop()?.into_value().ident.to_string();
        path.segments.pop_punct();
        if path.segments.iter().any(|s| s.ident == "__private") {
            let last = path.segments.last()?;
            path = syn::parse_quote!(ndarray::#last);
        }
        let path = syn::TypePath { qself: None, path };
        let world = self.model.seen.as_ref()?;
        let is_array = world.is_foreign_array(&Type::Path(path.clone()));
        is_array.then_some((path, name))
    }

    /// What the elements are that a function makes of what is of these types.
    fn element_made(&mut self, name: &str, call: &ExprCall, handed: &[Ty]) -> Option<Type> {
        let of = match name {
            "zeros" | "ones" | "eye" | "linspace" => return Some(syn::parse_quote!(f64)),
            "from_shape_fn" => {
                let Expr::Closure(f) = strip(call.args.last()?) else {
                    return None;
                };
                return self
                    .gives_float(&f.body, &[])
                    .then(|| syn::parse_quote!(f64));
            }
            "from_diag" => return self.foreign_array(handed.first()?).map(|of| of.element),
            "from_elem" => handed.last()?.clone(),
            "from" | "from_vec" | "from_iter" | "from_shape_vec" => {
                let all = self.types.shallow(handed.last()?);
                all.element()?.clone()
            }
            _ => return None,
        };
        self.types.is_float(&of).then(|| syn::parse_quote!(f64))
    }

    /// Whether a function that is handed elements, which are floats or not, is seen to give floats.
    fn maps_to_floats(&mut self, f: &Expr, of_floats: bool) -> bool {
        match strip(f) {
            Expr::Path(path) => {
                let names = path.path.segments.iter().map(|s| &s.ident);
                let names: Vec<&syn::Ident> = names.collect();
                matches!(names[..], [of, name] if of == "f64" && !name.to_string().starts_with("is_"))
            }
            Expr::Closure(f) => {
                let mut elements = vec![];
                if of_floats {
                    f.inputs
                        .iter()
                        .for_each(|pat| elements.extend(element(pat)));
                }
                self.gives_float(&f.body, &elements)
            }
            _ => false,
        }
    }

    /// Whether an expression is seen to give a float, where these are floats.
    fn gives_float(&mut self, e: &Expr, floats: &[syn::Ident]) -> bool {
        match strip(e) {
            Expr::Lit(literal) => matches!(literal.lit, syn::Lit::Float(_)),
            Expr::Path(path) => floats.iter().any(|name| path.path.is_ident(name)),
            Expr::Cast(cast) => matches!(&*cast.ty, Type::Path(p) if p.path.is_ident("f64")),
            Expr::Unary(u) => self.gives_float(&u.expr, floats),
            Expr::Binary(b) if is_arithmetic(&b.op) => {
                self.gives_float(&b.left, floats) || self.gives_float(&b.right, floats)
            }
            Expr::If(e) => self.ends_in_float(&e.then_branch, floats),
            Expr::Block(e) => self.ends_in_float(&e.block, floats),
            Expr::MethodCall(m) if super::method::scalar_prim(&m.method.to_string()).is_some() => {
                self.gives_float(&m.receiver, floats)
            }
            e @ (Expr::Index(_) | Expr::Field(_) | Expr::Call(_) | Expr::MethodCall(_)) => {
                self.probe(e).is_some_and(|ty| self.types.is_float(&ty))
            }
            _ => false,
        }
    }

    fn ends_in_float(&mut self, block: &syn::Block, floats: &[syn::Ident]) -> bool {
        let value = block.stmts.last();
        matches!(value, Some(syn::Stmt::Expr(e, None)) if self.gives_float(e, floats))
    }

    /// The types of what a call is handed, as far as they are known before it is lowered.
    fn probed(&mut self, call: &ExprCall) -> Vec<Ty> {
        let types = call
            .args
            .iter()
            .map(|arg| match self.is_list_of_floats(arg) {
                true => Some(Ty::Slice(Box::new(Ty::F64))),
                false => self.probe(arg),
            });
        types.map(|ty| ty.unwrap_or(Ty::Open)).collect()
    }

    /// Whether an expression is seen to be a list of numbers, or a copy of a part of one.
    fn is_list_of_floats(&mut self, e: &Expr) -> bool {
        match strip(e) {
            Expr::MethodCall(m) if m.method == "to_vec" || m.method == "clone" => {
                self.is_list_of_floats(&m.receiver)
            }
            Expr::Reference(r) => self.is_list_of_floats(&r.expr),
            Expr::Index(i) if matches!(strip(&i.index), Expr::Range(_)) => {
                self.is_list_of_floats(&i.expr)
            }
            e => {
                let of = self.probe(e);
                of.is_some_and(|of| of.element().is_some_and(|of| self.types.is_float(of)))
            }
        }
    }

    /// Whether a type is an array with one axis, which is used as a slice is.
    pub fn is_vector(&self, ty: &Ty) -> bool {
        let of = self.has_arrays().then(|| self.foreign_array(ty)).flatten();
        of.is_some_and(|of| of.axes == Some(1))
    }

    /// The same of what a method is handed.
    pub fn copy_views(&mut self, args: &[Operand]) {
        for arg in args {
            match arg {
                Operand::Val(v) => self.copy_view(*v),
                Operand::Ref(place, _) => {
                    if let (Base::Val(v), true) = (&place.base, place.path.is_empty()) {
                        self.copy_view(*v);
                    }
                }
                _ => {}
            }
        }
    }

    /// Notes of a view that is an operand that it is needed as a copy: a pullback cannot keep what borrows.
    pub fn copy_view(&mut self, v: Val) {
        let ty = self.ty(v);
        if self.types.array_of_view(&ty).is_some() {
            self.derived.extend(self.tokens_of(v));
        }
    }

    /// The types of what the call was handed that gave this.
    fn operands_of_call(&self, made: Val) -> Vec<Ty> {
        let frame = self.frames.iter().find(|f| f.id == made.frame);
        let operands = frame.and_then(|frame| match frame.graph.values[made.value].def {
            Def::Result(node, _) => Some(frame.graph.nodes[node].operands.clone()),
            _ => None,
        });
        let types = operands.into_iter().flatten().map(|value| {
            self.ty(Val {
                value,
                frame: made.frame,
            })
        });
        types.collect()
    }

    /// A closure that an array is handed, with the types of the elements that it takes.
    pub fn closure_of_array(
        &mut self,
        of: &Ty,
        m: &ExprMethodCall,
        arg: &Expr,
    ) -> Option<Rc<Expr>> {
        let Expr::Closure(closure) = strip(arg) else {
            return None;
        };
        let (place, by_ref) = match m.method.to_string().as_str() {
            "map" => (0, true),
            "mapv" | "mapv_into" | "mapv_inplace" => (0, false),
            "fold" => (1, true),
            _ => return None,
        };
        let of = self.foreign_array(of)?;
        let is_untyped = !matches!(closure.inputs.get(place)?, syn::Pat::Type(_));
        let typed = || {
            let mut closure = closure.clone();
            let (pat, element) = (&closure.inputs[place], &of.element);
            let ty: Type = match by_ref {
                true => syn::parse_quote!(&#element),
                false => element.clone(),
            };
            closure.inputs[place] = syn::Pat::Type(syn::parse_quote!(#pat: #ty));
            Expr::Closure(closure)
        };
        is_untyped.then(|| self.keep(closure, typed))
    }

    /// Whether a method is known to be one of `ndarray`'s arrays, and none that slices or options have as well.
    pub fn is_of_array(&mut self, m: &ExprMethodCall) -> bool {
        const OF_OTHERS: [&str; 4] = ["to_vec", "clone", "unwrap", "expect"];
        if !self.has_arrays() || OF_OTHERS.iter().any(|name| m.method == name) {
            return false;
        }
        let of = self.probe(&m.receiver).unwrap_or(Ty::Open);
        let is_fold = m.method == "fold" && self.foreign_array(&of).is_some();
        is_fold || self.given_by_array(&of, m).is_some()
    }

    /// Whether a method of an array only looks at it.
    pub fn only_looks_at_array(&self, ty: &Ty, m: &ExprMethodCall) -> bool {
        let name = m.method.to_string();
        self.has_arrays() && LOOKS.contains(&name.as_str()) && self.foreign_array(ty).is_some()
    }
}

/// Methods of arrays that only look at them.
const LOOKS: [&str; 49] = [
    "mapv",
    "map",
    "to_owned",
    "select",
    "abs",
    "sqrt",
    "exp",
    "ln",
    "sin",
    "cos",
    "tanh",
    "powi",
    "powf",
    "sum_axis",
    "product_axis",
    "var_axis",
    "std_axis",
    "mean_axis",
    "view",
    "t",
    "slice_axis",
    "row",
    "column",
    "index_axis",
    "sum",
    "product",
    "var",
    "std",
    "mean",
    "to_vec",
    "diag",
    "slice",
    "dot",
    "fold",
    "iter",
    "indexed_iter",
    "outer_iter",
    "axis_iter",
    "rows",
    "columns",
    "len",
    "len_of",
    "nrows",
    "ncols",
    "ndim",
    "dim",
    "raw_dim",
    "shape",
    "is_empty",
];

fn is_arithmetic(op: &syn::BinOp) -> bool {
    use syn::BinOp::{Add, Div, Mul, Rem, Sub};
    matches!(op, Add(_) | Sub(_) | Mul(_) | Div(_) | Rem(_))
}

/// How many axes an array of this name has; `None` in it if that is not fixed.
fn axes(name: &str, dimension: Option<&Type>) -> Option<Option<usize>> {
    const HOLDERS: [&str; 6] = [
        "ArrayViewMut",
        "ArrayView",
        "ArcArray",
        "CowArray",
        "RcArray",
        "Array",
    ];
    let rest = HOLDERS
        .iter()
        .find_map(|holder| name.strip_prefix(holder))?;
    match rest {
        "D" => Some(None),
        "" => {
            let dimension = dimension?.to_token_stream().to_string();
            let rest = dimension
                .rsplit(' ')
                .next()?
                .strip_prefix("Ix")?
                .to_string();
            match rest.as_str() {
                "Dyn" => Some(None),
                n => n.parse().ok().map(Some),
            }
        }
        n => n.parse().ok().map(Some),
    }
}

/// How many axes `Array::zeros((n, m))` has, by the function and its shape.
fn axes_made(array: &syn::Ident, name: &str, call: &ExprCall) -> Option<usize> {
    match name {
        _ if array != "Array" => None,
        "from" | "from_vec" | "from_iter" | "linspace" => Some(1),
        "eye" | "from_diag" => Some(2),
        _ => shape(call.args.first()?),
    }
}

/// Methods of arrays that give one of what a function makes of the elements.
const MAPS: [&str; 2] = ["mapv", "map"];

/// The name of an element, as a param of a closure.
fn element(pat: &syn::Pat) -> Option<syn::Ident> {
    match pat {
        syn::Pat::Ident(name) => Some(name.ident.clone()),
        syn::Pat::Reference(of) => element(&of.pat),
        syn::Pat::Type(typed) => element(&typed.pat),
        _ => None,
    }
}

/// What a method of an array gives.
fn given(of: &Array, m: &ExprMethodCall) -> Option<Given> {
    const ALIKE: [&str; 15] = [
        "mapv_into",
        "to_owned",
        "into_owned",
        "select",
        "abs",
        "sqrt",
        "exp",
        "ln",
        "sin",
        "cos",
        "tanh",
        "powi",
        "powf",
        "signum",
        "recip",
    ];
    const FEWER: [&str; 5] = [
        "sum_axis",
        "product_axis",
        "var_axis",
        "std_axis",
        "grads_map_lanes",
    ];
    const ALIKE_VIEWS: [&str; 3] = ["view", "t", "slice_axis"];
    const FEWER_VIEWS: [&str; 3] = ["row", "column", "index_axis"];
    let name = m.method.to_string();
    let fewer = || of.axes.and_then(|n| n.checked_sub(1)).map(Some);
    // what takes an array gives one that is held as that is
    let held = |axes| match of.is_view {
        true => Given::View(axes),
        false => Given::Axes(axes),
    };
    match (name.as_str(), m.args.len()) {
        ("sum" | "product", 0) | ("var" | "std", 1) => Some(Given::Element),
        ("mean", 0) => Some(Given::Maybe),
        ("to_vec", 0) => Some(Given::Elements),
        ("diag", 0) => Some(Given::View(Some(1))),
        ("reversed_axes", 0) | ("permuted_axes" | "clone", _) => Some(held(of.axes)),
        ("insert_axis", 1) => of.axes.map(|n| held(Some(n + 1))),
        ("slice", 1) => sliced(of.axes?, m.args.first()?).map(|n| Given::View(Some(n))),
        (name, _) if FEWER.contains(&name) => fewer().map(Given::Axes),
        (name, _) if FEWER_VIEWS.contains(&name) => fewer().map(Given::View),
        (name, _) if ALIKE.contains(&name) => Some(Given::Axes(of.axes)),
        (name, _) if ALIKE_VIEWS.contains(&name) => Some(Given::View(of.axes)),
        _ => None,
    }
}

/// What a method of an array gives in an `Option` or a `Result`.
fn given_in_result(of: &Array, m: &ExprMethodCall) -> Option<Given> {
    match m.method.to_string().as_str() {
        "mean_axis" => of.axes?.checked_sub(1).map(|n| Given::Axes(Some(n))),
        "into_shape_with_order" if !of.is_view => {
            shape(m.args.first()?).map(|n| Given::Axes(Some(n)))
        }
        "into_shape_with_order" | "to_shape" | "broadcast" => {
            shape(m.args.first()?).map(|n| Given::View(Some(n)))
        }
        _ => None,
    }
}

/// How many axes a shape has that is written out.
fn shape(e: &Expr) -> Option<usize> {
    match strip(e) {
        Expr::Tuple(of) => Some(of.elems.len()),
        Expr::Array(of) => Some(of.elems.len()),
        Expr::Lit(_) | Expr::Binary(_) => Some(1),
        Expr::MethodCall(m) if m.method == "f" => shape(&m.receiver),
        _ => None,
    }
}

/// How many axes are left by `s![i, .., 1..n]`: a position takes one, `NewAxis` makes one.
fn sliced(axes: usize, e: &Expr) -> Option<usize> {
    let Expr::Macro(mac) = strip(e) else {
        return None;
    };
    if mac.mac.path.segments.last().is_none_or(|s| s.ident != "s") {
        return None;
    }
    let text = mac.mac.tokens.to_string();
    let parts = split(mac.mac.tokens.clone());
    let ranges = |part: &String| part.contains("..") || part.contains(';');
    let new = parts.iter().filter(|part| part.trim() == "NewAxis").count();
    let taken = parts
        .iter()
        .filter(|part| !ranges(part) && part.trim() != "NewAxis")
        .count();
    (!text.is_empty()).then_some(())?;
    (axes + new).checked_sub(taken)
}

/// The parts between the commas.
fn split(tokens: proc_macro2::TokenStream) -> Vec<String> {
    let mut parts = vec![String::new()];
    for token in tokens {
        match (&token, parts.last_mut()) {
            (proc_macro2::TokenTree::Punct(p), _) if p.as_char() == ',' => {
                parts.push(String::new())
            }
            (proc_macro2::TokenTree::Group(_), Some(part)) => part.push_str(" group "),
            (token, Some(part)) => part.push_str(&token.to_string()),
            (_, None) => {}
        }
    }
    parts.retain(|part| !part.is_empty());
    parts
}
