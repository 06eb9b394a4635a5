//! `grad!` and its like: a path becomes a function of the companion, a closure becomes its derivative.

mod checks;

use crate::args::Args;
use crate::emit::Mode;
use crate::nested::{self, Kind};
use crate::report::{Problems, Site};
use crate::{emit, expand, facade, owner};
use proc_macro2::{Delimiter, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote, quote_spanned};
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::{ExprPath, Token, parenthesized};

const NO_STAGES: &str = "`graph!` shows the lowered function alone: the other stages need the feature `stages` of `grads`\n\
                         help: add the feature, or run `GRAD_DUMP=f cargo build`, which prints the stages of `f`";

/// `$crate macro input`
pub fn apply(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let (Some(krate), Some(name)) = (tokens.next(), tokens.next()) else {
        return quote!();
    };
    let name = name.to_string();
    let input = ungrouped(tokens.collect());
    if input.to_string() == nested::WHICH
        && let Some(kind) = Kind::named(&name)
    {
        let itself = kind.itself();
        return quote!(#krate::__private::witness::derivatives::#itself);
    }
    let call = match (|input: ParseStream| Call::parse(input, &name)).parse2(input) {
        Ok(call) => call,
        Err(e) => {
            let e = e.into_compile_error();
            return quote!({ #e });
        }
    };
    match call.of {
        Of::Path(path) => {
            let reading = reading(&krate, &name, call.pattern, call.stage.as_deref());
            let call = of_path(
                &krate,
                &path,
                &name,
                reading,
                call.wrt.as_deref(),
                call.stage,
            );
            facade::rooted(call, &krate.to_token_stream())
        }
        Of::Closure(closure) => {
            let derivative = of_closure(&krate, &name, closure, call.wrt, call.stage, call.pattern);
            facade::rooted(derivative, &krate.to_token_stream())
        }
    }
}

/// The derivative of a closure in place.
fn of_closure(
    krate: &TokenTree,
    name: &str,
    closure: syn::ExprClosure,
    wrt: Option<Vec<Ident>>,
    stage: Option<String>,
    pattern: Option<syn::Expr>,
) -> TokenStream {
    let mode = match (name, stage.as_deref()) {
        ("grad", _) => Mode::Grad,
        ("value_and_grad", _) => Mode::ValueAndGrad,
        ("vjp", _) => Mode::Vjp,
        ("function", _) => Mode::Function,
        ("jvp", _) => Mode::Jvp,
        ("hvp", _) => Mode::Hvp,
        ("hessian", _) => Mode::Hessian,
        ("check_finite", _) => Mode::Finite,
        ("check_grads", _) => return checks::of_closure(krate, &closure, stage.as_deref()),
        ("jacobian", Some("forward")) => Mode::Columns,
        ("sparse_jacobian" | "sparsity", Some("forward")) => Mode::SparseColumns,
        ("sparse_hessian", _) | ("sparsity", Some("hessian")) => Mode::Products,
        ("jacobian" | "sparse_jacobian" | "sparsity", _) => Mode::Rows,
        _ => {
            let mut problems = Problems::default();
            problems.refuse(
                Site::of(&closure),
                format!("`{name}!` does not take a closure"),
                "write a function with `#[differentiable]`",
            );
            let errors = problems.to_compile_errors();
            return quote!({ #errors });
        }
    };
    let reading = reading(krate, name, pattern, stage.as_deref()).unwrap_or_default();
    derived(closure, mode, wrt, &reading)
}

/// What one of the macros makes of a closure.
fn derived(
    closure: syn::ExprClosure,
    mode: Mode,
    wrt: Option<Vec<Ident>>,
    reading: &TokenStream,
) -> TokenStream {
    let asks_for = |what: &str| {
        let at = closure.or1_token.span;
        (mode.asks_for() == Some(what)).then(|| Ident::new(what, at))
    };
    let args = Args {
        wrt,
        handed_over: mode == Mode::Function,
        forward: asks_for("forward"),
        order: asks_for("order"),
        check_finite: asks_for("check_finite"),
        ..Args::default()
    };
    expand::closure(args, closure, mode, reading)
}

/// What stands in the parentheses of a macro.
pub struct Call {
    /// What it is of.
    pub of: Of,
    /// The params that are named.
    pub wrt: Option<Vec<Ident>>,
    stage: Option<String>,
    /// Of `sparse_jacobian!(g, pattern)` and `sparse_hessian!(f, pattern)`.
    pattern: Option<syn::Expr>,
}

/// A function or a closure.
pub enum Of {
    /// A function.
    Path(ExprPath),
    /// A closure in place.
    Closure(syn::ExprClosure),
}

impl Call {
    /// Of the macro `name`.
    pub fn parse(input: ParseStream, name: &str) -> syn::Result<Call> {
        if input.is_empty() {
            return Err(input.error(format!(
                "`{name}!` takes a function or a closure\nhelp: write `{name}!(f)`"
            )));
        }
        let of = if input.peek(Token![|]) || input.peek(Token![||]) || input.peek(Token![move]) {
            Of::Closure(input.parse()?)
        } else {
            Of::Path(input.parse().map_err(|e| {
                let message = format!(
                    "`{name}!` takes the name of a function, or a closure\nhelp: write `{name}!(f)(x)`, with the arguments in parentheses of their own"
                );
                syn::Error::new(e.span(), message)
            })?)
        };
        let mut call = Call {
            of,
            wrt: None,
            stage: None,
            pattern: None,
        };
        if input.parse::<Option<Token![,]>>()?.is_none() {
            return if input.is_empty() {
                Ok(call)
            } else {
                Err(match &call.of {
                    Of::Path(p) if p.path.is_ident("wrt") => syn::Error::new_spanned(
                        p,
                        format!("the function comes first\nhelp: write `{name}!(f, wrt(x))`"),
                    ),
                    _ => input.error(format!(
                        "`{name}!` takes a function, not its value\nhelp: write `{name}!(f)(x)`, with the arguments in parentheses of their own"
                    )),
                })
            };
        }
        if input.is_empty() {
            return Ok(call);
        }
        let is_wrt = input.peek(syn::Ident) && input.fork().parse::<Ident>()? == "wrt";
        let is_sparse = ["sparse_jacobian", "sparse_hessian"].contains(&name);
        if is_sparse && !is_wrt && !(name == "sparse_jacobian" && is_mode(input)) {
            call.pattern = Some(input.parse()?);
            input.parse::<Option<Token![,]>>()?;
            if name != "sparse_jacobian" || !is_mode(input) {
                return call.ended(input);
            }
        }
        let option: Ident = input.parse()?;
        match name {
            "grad" | "value_and_grad" if option == "wrt" => {
                if !input.peek(syn::token::Paren) {
                    let message = "`wrt` names params in parentheses\nhelp: write `wrt(x)`, with the names of the params";
                    return Err(syn::Error::new(option.span(), message));
                }
                let inside;
                parenthesized!(inside in input);
                let params =
                    Punctuated::<Ident, Token![,]>::parse_terminated_with(&inside, param_name)?;
                if params.is_empty() {
                    let message = "`wrt()` names no param\nhelp: name the params to differentiate, as in `wrt(x)`";
                    return Err(syn::Error::new(option.span(), message));
                }
                let params: Vec<Ident> = params.into_iter().collect();
                for (i, param) in params.iter().enumerate() {
                    if params[..i].contains(param) {
                        let message = format!(
                            "`{param}` is named twice in `wrt(..)`\nhelp: remove one of them"
                        );
                        return Err(syn::Error::new(param.span(), message));
                    }
                }
                call.wrt = Some(params);
            }
            "check_finite" if option == "report" => call.stage = Some(option.to_string()),
            "check_grads" => call.stage = Some(checks::asked(option, input)?),
            "jacobian" | "sparse_jacobian" | "sparsity" if option == "forward" => {
                call.stage = Some(option.to_string());
            }
            "jacobian" | "sparse_jacobian" | "sparsity" if option == "reverse" => {}
            "sparsity" if option == "hessian" => call.stage = Some(option.to_string()),
            "graph" if ["grad", "plan", "dot"].iter().any(|s| option == s) => {
                if !cfg!(feature = "stages") {
                    return Err(syn::Error::new(option.span(), NO_STAGES));
                }
                let mut stage = option.to_string();
                if stage != "dot" && input.peek(Token![,]) && input.peek2(syn::Ident) {
                    input.parse::<Token![,]>()?;
                    let form: Ident = input.parse()?;
                    if form != "dot" {
                        let message = format!(
                            "`graph!` has no option `{form}`\nhelp: a stage is shown as text, or with `dot` as Graphviz"
                        );
                        return Err(syn::Error::new(form.span(), message));
                    }
                    stage += " dot";
                }
                call.stage = Some(stage);
            }
            _ => {
                let help = match name {
                    "vjp" | "jacobian" | "jvp" | "hvp" | "hessian" if option == "wrt" => &*format!(
                        "help: take a closure of what is differentiated, which captures the rest: `{name}!(|x: f64| f(x, y))`"
                    ),
                    "check_finite" => "help: the only option is `report`",
                    "graph" => "help: the stages are `grad`, `plan` and `dot`",
                    "jacobian" => "help: the options are `forward` and `reverse`",
                    "grad" | "value_and_grad" => "help: the only option is `wrt(x, ..)`",
                    "sparsity" => "help: the options are `forward`, `reverse` and `hessian`",
                    "sparse_jacobian" | "sparse_hessian" => {
                        "help: the only option is a pattern; say `wrt(..)` in the attribute of the function"
                    }
                    _ => "help: it takes a function and nothing else",
                };
                let message = format!("`{name}!` has no option `{option}`\n{help}");
                return Err(syn::Error::new(option.span(), message));
            }
        }
        call.ended(input)
    }

    /// The call, behind which there is at most a comma.
    fn ended(self, input: ParseStream) -> syn::Result<Call> {
        input.parse::<Option<Token![,]>>()?;
        if input.is_empty() {
            Ok(self)
        } else {
            Err(input.error("nothing can stand here"))
        }
    }
}

/// Whether what is left says how a Jacobian is to be found, which is nothing's name.
fn is_mode(input: ParseStream) -> bool {
    let fork = input.fork();
    let mode = fork.parse::<Ident>();
    let ends = fork.is_empty() || fork.peek(Token![,]);
    ends && mode.is_ok_and(|mode| mode == "forward" || mode == "reverse")
}

/// What a macro makes of a pullback, if that is all it does.
fn reading(
    krate: &TokenTree,
    name: &str,
    pattern: Option<syn::Expr>,
    asked: Option<&str>,
) -> Option<TokenStream> {
    let of = |reading: TokenStream| Some(quote!(#krate::__private::jacobian::#reading));
    match (name, pattern) {
        ("check_finite", _) => {
            let panics = asked.is_none();
            Some(quote!(#krate::__private::look::First { panics: #panics }))
        }
        ("jacobian", _) => of(quote!(Dense)),
        ("sparsity", _) => of(quote!(Pattern)),
        ("sparse_jacobian" | "sparse_hessian", None) => of(quote!(OnePoint)),
        ("sparse_jacobian" | "sparse_hessian", Some(pattern)) => of(quote!(Compressed(#pattern))),
        _ => None,
    }
}

/// The companion's function, with the path's generic arguments.
fn of_path(
    krate: &TokenTree,
    path: &ExprPath,
    name: &str,
    reading: Option<TokenStream>,
    wrt: Option<&[Ident]>,
    stage: Option<String>,
) -> TokenStream {
    let (path, generics) = owner::without_arguments(path);
    let Some(last) = path.path.segments.last() else {
        return quote!();
    };
    let (method, span) = (last.ident.clone(), last.ident.span());
    let is_method = owner::is_associated(&path);
    // one of the companion's functions, or of its constants that name params
    let function = |name: &str| {
        if is_method {
            owner::with_name(&path, owner::function(&method, name)).into_token_stream()
        } else {
            let name = Ident::new(name, span);
            quote!(#path::#name)
        }
    };
    let turbofish = if generics.is_empty() {
        quote!()
    } else {
        quote!(::<#(#generics),*>)
    };
    if name == "graph" {
        let stage = stage.unwrap_or_else(|| "op".to_string());
        let graph = function("graph");
        let own = quote_spanned!(span=> #graph);
        let Some(this) = is_method.then(|| type_of(&path)).flatten() else {
            return quote!(#own(#stage));
        };
        // of an impl of a trait only the impl can say it
        let number = emit::number(&method);
        return quote!({
            use #krate::__private::{ShownByImpl as _, ShownByType as _};
            (&#krate::__private::Method::<#this, #number>::new()).shown(#stage, #own)
        });
    }
    if name == "function" {
        let forward = function("forward");
        return quote_spanned!(span=> #krate::Function::new(#forward #turbofish));
    }
    if name == "jacobian" && stage.is_some() {
        let function = function(emit::BY_COLUMNS);
        let missing = emit::without(&function, &method.to_string(), emit::Lacking::Forward);
        return quote!({ #missing #function #turbofish });
    }
    if let Some(reading) = &reading
        && stage.as_deref() == Some("forward")
    {
        let function = function(emit::SPARSE_BY_COLUMNS);
        let missing = emit::without(&function, &method.to_string(), emit::Lacking::Forward);
        let turbofish = (!generics.is_empty()).then(|| quote!(::<#(#generics,)* _>));
        return quote!({ #missing #function #turbofish (#reading) });
    }
    if let Some(reading) = &reading
        && (name == "sparse_hessian" || stage.as_deref() == Some("hessian"))
    {
        let function = function(emit::HESSIAN_READ);
        let missing = emit::without(&function, &method.to_string(), emit::Lacking::Hessian);
        let turbofish = (!generics.is_empty()).then(|| quote!(::<#(#generics,)* _>));
        return quote!({ #missing #function #turbofish (#reading) });
    }
    if reading.is_some() || name == "check_grads" {
        let [vjp, zeros] = ["vjp", emit::WITH_ZEROS].map(&function);
        let read = Ident::new("reading", Span::mixed_site());
        let call = match reading {
            Some(_) => {
                quote_spanned!(span=> #krate::__private::jacobian::Outputs(#zeros, #vjp #turbofish).read(#read))
            }
            None => checks::of_path(
                krate,
                &function,
                [&quote!(#path), &turbofish],
                (&method, &generics),
                stage.as_deref(),
            ),
        };
        let name_of_zeros = match is_method {
            true => owner::function(&method, emit::WITH_ZEROS),
            false => Ident::new(emit::WITH_ZEROS, span),
        };
        let call = without_in_outs(krate, &name_of_zeros, &call, span);
        // a pattern that is found in place has such traits of its own
        return match reading {
            Some(reading) if name == "check_finite" => {
                let looks = function(emit::LOOKS);
                let missing = emit::without(&looks, &method.to_string(), emit::Lacking::Looks);
                quote!({ #missing match #looks(#reading) { #read => #call } })
            }
            Some(reading) => quote!(match #reading { #read => #call }),
            None => call,
        };
    }
    let Some(wrt) = wrt else {
        let function = function(name);
        let lacking = match name {
            "jvp" => Some(emit::Lacking::Forward),
            "hvp" | "hessian" => Some(emit::Lacking::Hessian),
            _ => None,
        };
        if let Some(lacking) = lacking {
            let missing = emit::without(&function, &method.to_string(), lacking);
            return quote!({ #missing #function #turbofish });
        }
        return quote!(#function #turbofish);
    };
    let select = function(if name == "grad" {
        "select"
    } else {
        "value_and_select"
    });
    let turbofish = if generics.is_empty() {
        quote!()
    } else {
        quote!(::<#(#generics,)* _>)
    };
    if let Some(this) = wrt.iter().find(|param| !is_method && *param == "self") {
        let message = format!("`{method}` is no method: it has no `self`");
        return quote_spanned!(this.span()=> ::core::compile_error!(#message));
    }
    // what `Self` is, where only the arguments say so
    let of = Ident::new("of", Span::mixed_site());
    if let Some(this) = wrt.iter().find(|param| !is_method && **param == "self") {
        let message = format!("`{method}` has no param `self` that is differentiated");
        return syn::Error::new(this.span(), message).to_compile_error();
    }
    let params = wrt.iter().map(|param| {
        if is_method {
            let mut name = owner::function(&method, &emit::selector(param));
            name.set_span(param.span());
            let selector = owner::with_name(&path, name);
            quote_spanned!(param.span()=> #selector(#of).asked())
        } else {
            quote_spanned!(param.span()=> #path::#param.asked())
        }
    });
    let params: Vec<_> = params.collect();
    let selection = match &params[..] {
        [one] => one.clone(),
        many => quote!((#(#many),*)),
    };
    let unknown = wrt.iter().map(|param| {
        let selector = match is_method {
            true => owner::function(&method, &emit::selector(param)),
            false => param.clone(),
        };
        unknown_param(&method, param, &selector)
    });
    let (unknown, this) = (unknown.collect::<TokenStream>(), is_method.then_some(&of));
    let this = this.into_iter();
    let declared = is_method.then(|| quote!(let #of = ::core::marker::PhantomData;));
    quote!({
        #unknown
        #declared
        #select #turbofish (#(#this,)* #selection)
    })
}

/// `call`, which names the companion's function `zeros`. Where it has none, as of what has no in-outs, rustc finds that of a trait.
fn without_in_outs(
    krate: &TokenTree,
    zeros: &Ident,
    call: &TokenStream,
    span: Span,
) -> TokenStream {
    let name = Ident::new(&zeros.to_string(), Span::call_site());
    let without = Ident::new("WithoutInOuts", Span::mixed_site());
    let silent = crate::lints::silent();
    quote_spanned! {span=> {
        #silent
        trait #without {
            fn #name() -> #krate::__private::jacobian::NoInOuts {
                #krate::__private::jacobian::NoInOuts
            }
        }
        #silent
        impl<T: ?::core::marker::Sized> #without for T {}
        #silent
        use #krate::__private::jacobian::methods::*;
        #call
    }}
}

/// What rustc finds where the companion has no such selector: an item that nothing has, which says so.
fn unknown_param(function: &Ident, param: &Ident, selector: &Ident) -> TokenStream {
    let message = format!("`{function}` has no param `{param}` that is differentiated");
    let [has, other] = ["HasTheParam", "Selector"].map(|name| {
        let name = format!("{name}_{param}");
        Ident::new(&name.replace("r#", ""), Span::mixed_site())
    });
    let selector = Ident::new(&selector.to_string(), Span::call_site());
    let silent = crate::lints::silent();
    quote! {
        #[diagnostic::on_unimplemented(message = #message)]
        #silent
        trait #has {}
        #silent
        trait #other {
            fn #selector() {}
        }
        #silent
        impl<T: #has + ?::core::marker::Sized> #other for T {}
    }
}

/// `Spring` in `Spring::energy`.
fn type_of(path: &ExprPath) -> Option<TokenStream> {
    if let Some(qself) = &path.qself {
        return Some(qself.ty.to_token_stream());
    }
    let mut path = path.path.clone();
    path.segments.pop();
    path.segments.pop_punct();
    (!path.segments.is_empty()).then(|| path.into_token_stream())
}

/// Without the invisible groups around what another macro passes on.
fn ungrouped(tokens: TokenStream) -> TokenStream {
    let mut tokens = tokens.into_iter();
    let mut out = TokenStream::new();
    if let Some(first) = tokens.next() {
        match first {
            TokenTree::Group(g) if g.delimiter() == Delimiter::None => {
                out.extend(ungrouped(g.stream()));
            }
            other => out.extend([other]),
        }
    }
    out.extend(tokens);
    out
}

/// A param's name; a method's `self` is one.
fn param_name(input: syn::parse::ParseStream) -> syn::Result<Ident> {
    if input.peek(Token![self]) {
        return input.call(Ident::parse_any);
    }
    input.parse()
}
