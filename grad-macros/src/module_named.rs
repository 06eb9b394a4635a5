//! A function that is called as its module is: `mod beta;` with `pub fn beta` in it, and `pub use beta::beta;` beside it. Where both names
//! are known, `beta` is the module among types, and `beta::forward` is looked for there and not in the companion. So the companion's
//! functions stand in the module, too.

use crate::model::Model;
use crate::visit::{self, Visit, VisitMut};
use crate::world::same_name::Named;
use proc_macro2::{Ident, TokenStream, TokenTree};
use quote::{ToTokens, format_ident, quote};
use syn::{FnArg, GenericParam, ImplItem, Item, Visibility};

/// What is generated for a function, with what its module needs.
pub fn placed(model: &Model, generated: TokenStream) -> TokenStream {
    let Some(named) = named(model) else {
        return generated;
    };
    match syn::parse2::<syn::File>(generated.clone()) {
        Ok(file) => in_module(file, &model.item.sig.ident, &named),
        Err(_) => generated,
    }
}

/// Calls functions by paths that name their companions, too.
pub fn write_out(item: &mut syn::ItemFn, file: &crate::world::World) {
    let mut bound = Bound::default();
    bound.visit_item_fn(item);
    let mut calls = Calls {
        here: file.here(),
        bound: bound.0,
    };
    calls.visit_block_mut(&mut item.block);
}

/// The names that variables have.
#[derive(Default)]
struct Bound(Vec<String>);

impl<'a> Visit<'a> for Bound {
    fn visit_pat_ident(&mut self, pat: &'a syn::PatIdent) {
        self.0.push(pat.ident.to_string());
        visit::visit_pat_ident(self, pat);
    }
}

struct Calls<'a> {
    here: &'a [String],
    bound: Vec<String>,
}

impl VisitMut for Calls<'_> {
    fn visit_expr_call_mut(&mut self, call: &mut syn::ExprCall) {
        if let syn::Expr::Path(p) = &mut *call.func
            && let Some(name) = p.path.get_ident().cloned()
            && !self.bound.iter().any(|bound| name == bound)
            && let Some(path) =
                crate::world::same_name::path_beside_module(self.here, &name.to_string())
        {
            let names = path.iter().map(|n| Ident::new(n, name.span()));
            p.path = syn::parse_quote!(#(#names)::*);
        }
        visit::visit_expr_call_mut(self, call);
    }
}

/// How the module is related to the function, if they have one name.
fn named(model: &Model) -> Option<Named> {
    let free = model.owner.is_none() && model.args.companion.is_none();
    let file = model.around.as_ref().filter(|_| free)?;
    crate::world::same_name::named_like_module(file.here(), &model.item.sig.ident)
}

fn in_module(mut file: syn::File, name: &Ident, named: &Named) -> TokenStream {
    let mut beside = vec![];
    for item in &mut file.items {
        match item {
            // an import of both would be one of the companion, whose name the module has
            Item::Enum(e) if e.ident == *name && named.is_imported => {
                e.vis = Visibility::Inherited;
            }
            item => beside.extend(functions(item, name, named)),
        }
    }
    quote!(#file #(#beside)*)
}

/// The companion's functions in an item.
fn functions(item: &Item, name: &Ident, named: &Named) -> Vec<TokenStream> {
    match item {
        Item::Impl(block) if *name == block.self_ty.to_token_stream().to_string() => {
            let items = block.items.iter();
            items.filter_map(|i| function(i, name, named)).collect()
        }
        // a block that hides names
        Item::Const(c) if c.ident == "_" => match &*c.expr {
            syn::Expr::Block(b) => {
                let items = b.block.stmts.iter().filter_map(|s| match s {
                    syn::Stmt::Item(item) => Some(item),
                    _ => None,
                });
                items.flat_map(|i| functions(i, name, named)).collect()
            }
            _ => vec![],
        },
        _ => vec![],
    }
}

/// A function of the module that calls one of the companion's, or a constant of its value.
fn function(item: &ImplItem, name: &Ident, named: &Named) -> Option<TokenStream> {
    let silent = crate::lints::silent();
    match item {
        ImplItem::Fn(f) if named.is_free(&f.sig.ident) => {
            let mut sig = f.sig.clone();
            let args = name_params(&mut sig)?;
            let (own, given) = (&f.sig.ident, given(&f.sig.generics));
            let vis = within_crate(&f.vis);
            let sig = of_companion(sig.to_token_stream(), name);
            Some(quote! {
                #[doc(hidden)]
                #[inline]
                #silent
                #vis #sig {
                    #name::#own #given (#(#args),*)
                }
            })
        }
        // a constant without such a name would be taken for a pattern
        ImplItem::Const(c) if c.ident.to_string().starts_with("__") && named.is_free(&c.ident) => {
            let (own, ty, vis) = (&c.ident, &c.ty, within_crate(&c.vis));
            Some(quote!(#[doc(hidden)] #silent #vis const #own: #ty = #name::#own;))
        }
        _ => None,
    }
}

/// Gives each param a name.
fn name_params(sig: &mut syn::Signature) -> Option<Vec<Ident>> {
    let name = |(i, input): (usize, &mut FnArg)| match input {
        FnArg::Typed(param) => {
            let name = format_ident!("arg_{i}");
            *param.pat = syn::parse_quote!(#name);
            Some(name)
        }
        FnArg::Receiver(_) => None,
    };
    sig.inputs.iter_mut().enumerate().map(name).collect()
}

/// The generic arguments, where all of them can be given.
fn given(generics: &syn::Generics) -> TokenStream {
    let params = generics.params.iter().filter_map(|p| match p {
        GenericParam::Type(p) => Some(&p.ident),
        GenericParam::Const(p) => Some(&p.ident),
        GenericParam::Lifetime(_) => None,
    });
    let params: Vec<&Ident> = params.collect();
    match params.is_empty() {
        true => quote!(),
        false => quote!(::<#(#params),*>),
    }
}

/// Other crates see the companion alone: two modules with the same functions could not both be imported as a whole.
fn within_crate(vis: &Visibility) -> TokenStream {
    match vis {
        Visibility::Public(_) => quote!(pub(crate)),
        vis => vis.to_token_stream(),
    }
}

/// A signature in which `Self` is the companion.
fn of_companion(sig: TokenStream, name: &Ident) -> TokenStream {
    sig.into_iter()
        .map(|token| match token {
            TokenTree::Ident(this) if this == "Self" => TokenTree::Ident(name.clone()),
            TokenTree::Group(group) => {
                let inner = of_companion(group.stream(), name);
                TokenTree::Group(proc_macro2::Group::new(group.delimiter(), inner))
            }
            token => token,
        })
        .collect()
}
