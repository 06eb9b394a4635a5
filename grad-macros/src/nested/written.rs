//! Derivatives of closures, written as loops over derivatives along directions, `grads_along!(closure)(point, direction)`: what is made of
//! these is ordinary code, and differentiated as such, to any order.

use super::{Kind, is_constant};
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::{Expr, ExprClosure, Pat, Type};

/// Tokens that stand where the derivative does.
macro_rules! at {
    ($of:ident: $($tokens:tt)*) => { quote_spanned!($of.span=> $($tokens)*) };
}

/// What a closure gives: the rows of its Jacobian.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Rows {
    /// One number.
    Number,
    /// An array or a vector of numbers.
    List,
    /// So many numbers in a tuple.
    Tuple(usize),
}

/// What a param is made of.
#[derive(Clone)]
enum Form {
    Number,
    /// With so many elements.
    Array(TokenStream),
    Vector,
    /// A constant, as an integer is.
    Constant,
}

impl Form {
    fn of(param: &Pat, ty: &Type, numbers: &[String]) -> Option<Form> {
        let is_number = |ty: &Type| match ty {
            Type::Path(p) => p.path.get_ident().is_some_and(|name| {
                let name = name.to_string();
                name == "f64" || name == "f32" || numbers.contains(&name)
            }),
            _ => false,
        };
        Some(match ty {
            _ if is_constant(param) => Form::Constant,
            ty if is_number(ty) => Form::Number,
            Type::Array(t) if is_number(&t.elem) => Form::Array(t.len.to_token_stream()),
            Type::Slice(t) if is_number(&t.elem) => Form::Vector,
            ty if element_of_vec(ty).is_some_and(is_number) => Form::Vector,
            _ => return None,
        })
    }
}

/// `T` of `&T`.
fn referent(ty: &Type) -> &Type {
    match ty {
        Type::Reference(r) => &r.elem,
        ty => ty,
    }
}

/// `T` of `Vec<T>`.
fn element_of_vec(ty: &Type) -> Option<&Type> {
    let Type::Path(p) = ty else {
        return None;
    };
    let last = p.path.segments.last().filter(|s| s.ident == "Vec")?;
    match &last.arguments {
        syn::PathArguments::AngleBracketed(args) => match args.args.first()? {
            syn::GenericArgument::Type(t) => Some(t),
            _ => None,
        },
        _ => None,
    }
}

/// A closure that says that it gives `output`.
pub fn giving(closure: &ExprClosure, output: &TokenStream) -> ExprClosure {
    let mut closure = closure.clone();
    if matches!(closure.output, syn::ReturnType::Default) {
        let body = &closure.body;
        closure.body = syn::parse_quote!({ #body });
        closure.output = syn::parse_quote!(-> #output);
    }
    closure
}

/// A param of the closure, and its argument.
#[derive(Clone)]
struct Param<'a> {
    pat: &'a Pat,
    ty: &'a Type,
    arg: &'a Expr,
    form: Form,
    by_ref: bool,
    /// Where the argument is held.
    name: Ident,
    span: Span,
}

impl<'a> Param<'a> {
    fn of(at: usize, pat: &'a Pat, arg: &'a Expr, numbers: &[String], span: Span) -> Option<Self> {
        let Pat::Type(typed) = pat else {
            return None;
        };
        let (ty, by_ref) = match &*typed.ty {
            Type::Reference(r) if r.mutability.is_some() => return None,
            Type::Reference(r) => (&*r.elem, true),
            ty => (ty, false),
        };
        Some(Param {
            pat: &typed.pat,
            ty: &typed.ty,
            arg,
            form: Form::of(pat, ty, numbers)?,
            by_ref,
            name: format_ident!("grads_x{at}", span = span),
            span,
        })
    }

    fn is_wanted(&self) -> bool {
        !matches!(self.form, Form::Constant)
    }

    /// Puts the argument where it is held.
    fn hold(&self) -> TokenStream {
        let (name, arg, ty) = (&self.name, self.arg, self.ty);
        match (&self.form, self.by_ref) {
            (Form::Constant, _) => at!(self: let #name = #arg;),
            (Form::Vector, true) => {
                let number = self.number();
                at!(self: let #name: ::std::vec::Vec<#number> = (#arg).to_vec();)
            }
            (_, true) => {
                let ty = referent(ty);
                at!(self: let #name: #ty = *(#arg);)
            }
            (_, false) => at!(self: let #name: #ty = #arg;),
        }
    }

    /// It, as the closure takes it.
    fn handed(&self) -> TokenStream {
        let name = &self.name;
        match (&self.form, self.by_ref) {
            (Form::Constant, _) => at!(self: #name),
            (_, true) => at!(self: &#name),
            (Form::Vector, false) => at!(self: #name.clone()),
            (_, false) => at!(self: #name),
        }
    }

    /// Binds it for a closure of the others.
    fn bound(&self) -> TokenStream {
        let (pat, ty, handed) = (self.pat, self.ty, self.handed());
        at!(self: let #pat: #ty = #handed;)
    }

    /// The type of its numbers.
    fn number(&self) -> TokenStream {
        let ty = referent(self.ty);
        match ty {
            Type::Array(t) => t.elem.to_token_stream(),
            Type::Slice(t) => t.elem.to_token_stream(),
            ty => element_of_vec(ty).unwrap_or(ty).to_token_stream(),
        }
    }

    /// Declares `name`, which has as many zeros as it has numbers.
    fn zeros(&self, name: &str) -> TokenStream {
        let (zeros, number, own) = (Ident::new(name, self.span), self.number(), &self.name);
        match &self.form {
            Form::Array(n) => at!(self: let mut #zeros: [#number; #n] = [0.0; #n];),
            _ => at!(self: let mut #zeros: ::std::vec::Vec<#number> = vec![0.0; #own.len()];),
        }
    }

    /// How many numbers it has.
    fn count(&self) -> TokenStream {
        let name = &self.name;
        match self.form {
            Form::Number => at!(self: 1usize),
            _ => at!(self: #name.len()),
        }
    }

    /// The derivative of `closure`, of this param alone, along direction `grads_j`: `grads_s`.
    fn along(&self, closure: &ExprClosure) -> TokenStream {
        let handed = self.handed();
        match (&self.form, self.by_ref) {
            (Form::Number, true) => {
                at!(self: let (_, grads_s) = grads_along!(#closure)(#handed, &1.0);)
            }
            (Form::Number, false) => {
                at!(self: let (_, grads_s) = grads_along!(#closure)(#handed, 1.0);)
            }
            (_, by_ref) => {
                let by = by_ref.then(|| at!(self: &));
                let zeros = self.zeros("grads_e");
                at! {self:
                    #zeros
                    grads_e[grads_j] = 1.0;
                    let (_, grads_s) = grads_along!(#closure)(#handed, #by grads_e);
                }
            }
        }
    }
}

/// A closure and its arguments.
pub struct Written<'a> {
    closure: &'a ExprClosure,
    params: Vec<Param<'a>>,
    span: Span,
}

impl<'a> Written<'a> {
    /// Of a closure whose params have types, by value or behind `&`. `numbers` are the type params that stand for numbers.
    pub fn of(
        closure: &'a ExprClosure,
        args: &[&'a Expr],
        numbers: &[String],
        span: Span,
    ) -> Option<Self> {
        let span = span.resolved_at(Span::mixed_site());
        let both = closure.inputs.iter().zip(args).enumerate();
        let params = both.map(|(i, (pat, &arg))| Param::of(i, pat, arg, numbers, span));
        let params = params.collect::<Option<Vec<_>>>()?;
        let fits = params.len() == args.len() && args.len() == closure.inputs.len();
        let is_any_wanted = params.iter().any(Param::is_wanted);
        (fits && is_any_wanted).then_some(Written {
            closure,
            params,
            span,
        })
    }

    /// What the closure gives.
    pub fn value(&self) -> TokenStream {
        self.with_arguments(&self.called(self.closure))
    }

    /// Its gradient, beside the value or alone.
    pub fn gradient(&self, kind: Kind) -> TokenStream {
        let gradient = self.each(|param, closure| self.gradient_of(param, closure));
        match kind {
            Kind::ValueAndGrad => {
                let value = self.called(&self.of_number());
                self.with_arguments(&at!(self: (#value, #gradient)))
            }
            _ => self.with_arguments(&gradient),
        }
    }

    /// Its Jacobian: a number for one number by one, else a matrix for each param.
    pub fn jacobian(&self, rows: Rows) -> TokenStream {
        let value = self.called(self.closure);
        let blocks = self.each(|param, closure| match (rows, &param.form) {
            (Rows::Number, Form::Number) => self.gradient_of(param, closure),
            _ => self.block_of(param, closure, rows),
        });
        let count = match rows {
            Rows::List => at!(self: { let grads_y = #value; grads_y.len() }),
            Rows::Number => at!(self: 1usize),
            Rows::Tuple(n) => at!(self: #n),
        };
        self.with_arguments(&at!(self: { let grads_m = #count; #blocks }))
    }

    /// The closure of the same params that gives the gradient.
    pub fn gradient_closure(&self) -> TokenStream {
        let (closure, n) = (self.of_number(), self.params.len());
        let names = (0..n).map(|i| format_ident!("grads_p{i}", span = self.span));
        let names: Vec<Ident> = names.collect();
        let types = self.params.iter().map(|p| p.ty);
        at!(self: |#(#names: #types),*| grad!(#closure)(#(#names),*))
    }

    /// The call of `closure` with all arguments.
    fn called(&self, closure: &ExprClosure) -> TokenStream {
        let handed = self.params.iter().map(Param::handed);
        at!(self: (#closure)(#(#handed),*))
    }

    /// The closure, which gives a number.
    fn of_number(&self) -> ExprClosure {
        let wanted = self.params.iter().find(|p| p.is_wanted());
        giving(self.closure, &wanted.map(Param::number).unwrap_or_default())
    }

    /// Value and tangent of the closure at its arguments along `directions`, one for each param that is differentiated.
    pub fn along(&self, directions: &[&Expr]) -> Option<TokenStream> {
        let wanted: Vec<&Param> = self.params.iter().filter(|p| p.is_wanted()).collect();
        let constant = self
            .params
            .iter()
            .filter(|p| !p.is_wanted())
            .map(Param::bound);
        let along = wanted
            .iter()
            .zip(directions)
            .map(|(param, direction)| Param {
                arg: direction,
                name: format_ident!("{}_along", param.name),
                ..(*param).clone()
            });
        let along: Vec<Param> = along.collect();
        let mut closure = self.closure.clone();
        let inputs = self.closure.inputs.iter().zip(&self.params);
        closure.inputs = inputs
            .filter(|(_, p)| p.is_wanted())
            .map(|(input, _)| input.clone())
            .collect();
        let [points, tangents] = [wanted, along.iter().collect()]
            .map(|of| of.into_iter().map(Param::handed).collect::<Vec<_>>());
        let held = along.iter().map(Param::hold);
        let made = at!(self: { #(#held)* #(#constant)* grads_along!(#closure)((#(#points,)*), (#(#tangents,)*)) });
        (along.len() == directions.len() && points.len() == directions.len())
            .then(|| self.with_arguments(&made))
    }

    /// `of` each param that is differentiated, where the others are bound around a closure of it alone.
    fn each(&self, of: impl Fn(&Param, &ExprClosure) -> TokenStream) -> TokenStream {
        let wanted = self
            .params
            .iter()
            .enumerate()
            .filter(|(_, p)| p.is_wanted());
        let parts = wanted.map(|(i, param)| {
            let others = self.params.iter().enumerate().filter(|(j, _)| *j != i);
            let others = others.map(|(_, other)| other.bound());
            let mut closure = self.closure.clone();
            closure.inputs = std::iter::once(closure.inputs[i].clone()).collect();
            closure.capture = None;
            let part = of(param, &closure);
            at!(self: { #(#others)* #part })
        });
        let parts: Vec<TokenStream> = parts.collect();
        match &parts[..] {
            [one] => one.clone(),
            many => at!(self: (#(#many),*)),
        }
    }

    fn gradient_of(&self, param: &Param, closure: &ExprClosure) -> TokenStream {
        let closure = &giving(closure, &param.number());
        let (handed, along) = (param.handed(), param.along(closure));
        match (&param.form, param.by_ref) {
            (Form::Number, false) => at!(self: grad!(#closure)(#handed)),
            (Form::Number, true) => at!(self: { #along grads_s }),
            _ => {
                let (count, zeros) = (param.count(), param.zeros("grads_g"));
                at!(self: {
                    #zeros
                    for grads_j in 0..#count {
                        #along
                        grads_g[grads_j] = grads_s;
                    }
                    grads_g
                })
            }
        }
    }

    /// The columns of a param.
    fn block_of(&self, param: &Param, closure: &ExprClosure, rows: Rows) -> TokenStream {
        let (along, count) = (param.along(closure), param.count());
        let listed = match rows {
            Rows::Tuple(n) => {
                let parts = (0..n).map(syn::Index::from);
                at!(self: let grads_s = [#(grads_s.#parts),*];)
            }
            Rows::Number => at!(self: let grads_s = [grads_s];),
            Rows::List => at!(self: ),
        };
        at!(self: {
            let grads_n = #count;
            let mut grads_a = vec![0.0f64; grads_m * grads_n];
            for grads_j in 0..grads_n {
                #along
                #listed
                for grads_i in 0..grads_m {
                    grads_a[grads_i * grads_n + grads_j] = grads_s[grads_i] as f64;
                }
            }
            ::grads::__private::matrix(grads_m, grads_n, grads_a)
        })
    }

    fn with_arguments(&self, value: &TokenStream) -> TokenStream {
        let held = self.params.iter().map(Param::hold);
        at!(self: { #(#held)* #value })
    }
}
