//! `check_grads!`: what it is told of a function, or of a closure in place.

use super::derived;
use crate::emit::{self, Mode};
use crate::owner;
use crate::report::has_error;
use proc_macro2::{Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::Token;
use syn::parse::ParseStream;

/// The options of `check_grads!`, of which `first` is the first.
pub fn asked(first: Ident, input: ParseStream) -> syn::Result<String> {
    let (mut option, mut asked) = (first, String::new());
    loop {
        match option.to_string().as_str() {
            "order" => {
                input.parse::<Token![=]>()?;
                let order: syn::LitInt = input.parse()?;
                if order.base10_digits() != "2" {
                    let message =
                        "`check_grads!` checks second derivatives\nhelp: write `order = 2`";
                    return Err(syn::Error::new(order.span(), message));
                }
            }
            "forward" | "report" => {}
            _ => {
                let message = format!(
                    "`check_grads!` has no option `{option}`\nhelp: the options are `forward`, `order = 2` and `report`"
                );
                return Err(syn::Error::new(option.span(), message));
            }
        }
        asked += &format!("{option} ");
        if !(input.peek(Token![,]) && input.peek2(syn::Ident)) {
            return Ok(asked);
        }
        input.parse::<Token![,]>()?;
        option = input.parse()?;
    }
}

/// What `check_grads!` is asked for.
struct Checks {
    further: Further<(), ()>,
    panics: bool,
}

/// What is checked beside the pullback, and of what.
enum Further<Columns, All> {
    Nothing,
    /// The Jacobian by columns.
    Forward(Columns),
    /// That, the gradient, and the Hessian along the directions that the check asks for.
    Second(All),
}

impl Checks {
    fn of(asked: Option<&str>) -> Checks {
        let has = |option: &str| asked.is_some_and(|asked| asked.contains(option));
        Checks {
            further: match (has("forward"), has("order")) {
                (_, true) => Further::Second(()),
                (true, false) => Further::Forward(()),
                (false, false) => Further::Nothing,
            },
            panics: !has("report"),
        }
    }
}

impl Further<TokenStream, [TokenStream; 3]> {
    fn to_tokens(&self, krate: &TokenTree) -> TokenStream {
        let of = |further: TokenStream| quote!(#krate::__private::checks::#further);
        match self {
            Further::Nothing => of(quote!(Alone)),
            Further::Forward(columns) => of(quote!(Forward(#columns))),
            Further::Second([columns, gradient, products]) => of(quote! {
                Second {
                    columns: #columns,
                    gradient: #gradient,
                    products: #products,
                }
            }),
        }
    }
}

/// The reading of the Hessian that a check takes.
fn directions(krate: &TokenTree) -> TokenStream {
    quote!(#krate::__private::checks::Directions)
}

/// `check_grads!` of a path, with the functions of its companion, and its generic arguments.
pub fn of_path(
    krate: &TokenTree,
    function: &dyn Fn(&str) -> TokenStream,
    [path, turbofish]: [&TokenStream; 2],
    (method, generics): (&Ident, &[syn::GenericArgument]),
    asked: Option<&str>,
) -> TokenStream {
    let checks = Checks::of(asked);
    let without =
        |function: &TokenStream, lacking| emit::without(function, &method.to_string(), lacking);
    let columns = function(emit::BY_COLUMNS);
    let (missing, further) = match checks.further {
        Further::Nothing => (quote!(), Further::Nothing),
        Further::Forward(()) => (
            without(&columns, emit::Lacking::Forward),
            Further::Forward(quote!(#columns #turbofish)),
        ),
        Further::Second(()) => {
            let [read, gradient] = [emit::HESSIAN_READ, "value_and_grad"].map(function);
            let with_reading = (!generics.is_empty()).then(|| quote!(::<#(#generics,)* _>));
            let directions = directions(krate);
            let all = [
                quote!(#columns #turbofish),
                quote!(#gradient #turbofish),
                quote!(#read #with_reading (#directions)),
            ];
            let missing = without(&read, emit::Lacking::Hessian);
            let quiet = match is_of_type(path) {
                // a trait may have it, beside which another that all types have would be ambiguous
                true => without(&columns, emit::Lacking::Forward),
                false => quiet(&columns),
            };
            (quote!(#missing #quiet), Further::Second(all))
        }
    };
    let [vjp, zeros, params] = ["vjp", emit::WITH_ZEROS, emit::PARAMS].map(function);
    let told = [
        zeros,
        quote!(#vjp #turbofish),
        quote!(#path #turbofish),
        quote!(#params()),
    ];
    let checked = checked(krate, &told, &further.to_tokens(krate), checks.panics);
    quote!({ #missing #checked })
}

/// Whether a path names a function of a type.
fn is_of_type(path: &TokenStream) -> bool {
    syn::parse2(path.clone()).is_ok_and(|path| owner::is_associated(&path))
}

/// What has no second derivatives may have no forward mode either, which is not said again.
fn quiet(columns: &TokenStream) -> TokenStream {
    let names = columns.clone().into_iter().filter_map(|token| match token {
        TokenTree::Ident(name) => Some(Ident::new(&name.to_string(), Span::call_site())),
        _ => None,
    });
    let (last, other) = (names.last(), Ident::new("Quiet", Span::mixed_site()));
    let silent = crate::lints::silent();
    quote! {
        #silent
        trait #other {
            fn #last() {}
        }
        #silent
        impl<T: ?::core::marker::Sized> #other for T {}
    }
}

/// `check_grads!` of a closure in place.
pub fn of_closure(
    krate: &TokenTree,
    closure: &syn::ExprClosure,
    asked: Option<&str>,
) -> TokenStream {
    let of = |mode| derived(closure.clone(), mode, None, &directions(krate));
    let (f, params) = plain(krate, closure);
    let checks = Checks::of(asked);
    let further = match checks.further {
        Further::Nothing => Further::Nothing,
        Further::Forward(()) => Further::Forward(of(Mode::Columns)),
        Further::Second(()) => {
            let all = [Mode::Columns, Mode::ValueAndGrad, Mode::Products].map(of);
            // what rustc would say of a closure without a Hessian has been said
            if has_error(&all[2]) {
                return all[2].clone();
            }
            Further::Second(all)
        }
    };
    let told = [of(Mode::Zeros), quote!(()), f, params];
    checked(krate, &told, &further.to_tokens(krate), checks.panics)
}

/// What compares the pullback with differences of the function, and what is known `further` with both.
fn checked(
    krate: &TokenTree,
    [zeros, vjp, f, params]: &[TokenStream; 4],
    further: &TokenStream,
    panics: bool,
) -> TokenStream {
    let silent = crate::lints::silent();
    quote! {{
        #silent
        use #krate::__private::checks::methods::*;
        #krate::__private::checks::Checked {
            zeros: #zeros,
            vjp: #vjp,
            f: #f,
            further: #further,
            params: #params,
            panics: #panics,
        }
        .checked()
    }}
}

/// The closure without the attributes that only we know, and its params.
fn plain(krate: &TokenTree, closure: &syn::ExprClosure) -> (TokenStream, TokenStream) {
    let mut closure = closure.clone();
    let (params, roles): (Vec<_>, Vec<_>) =
        closure.inputs.iter_mut().map(|p| param(krate, p)).unzip();
    let params = quote!(#krate::__private::checks::Params::<(#(#roles,)*)> {
        named: &[#(#params),*],
        roles: ::core::marker::PhantomData,
    });
    (closure.into_token_stream(), params)
}

/// A param of a closure, and its role.
fn param(krate: &TokenTree, param: &mut syn::Pat) -> (TokenStream, TokenStream) {
    let name = param.to_token_stream().to_string();
    let syn::Pat::Type(typed) = param else {
        return (
            quote!((#name, true)),
            quote!(#krate::__private::checks::Varied),
        );
    };
    let no_diff = |a: &syn::Attribute| a.path().is_ident("no_diff");
    let (name, wanted) = (
        typed.pat.to_token_stream().to_string(),
        !typed.attrs.iter().any(no_diff),
    );
    typed.attrs.retain(|a| !no_diff(a));
    let changed = matches!(&*typed.ty, syn::Type::Reference(r) if r.mutability.is_some());
    let role = match wanted || changed {
        true => quote!(Varied),
        false => quote!(Held),
    };
    (
        quote!((#name, #wanted)),
        quote!(#krate::__private::checks::#role),
    )
}
