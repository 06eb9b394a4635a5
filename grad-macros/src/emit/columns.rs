//! Jacobians by columns: runs of forward mode along unit tangents, or along sums of them. All runs but the last, that of the function
//! itself, are on copies.

use super::companion::head;
use super::generics;
use super::jvp::{self, Tangent};
use super::literal;
use super::signature::{Arg, bare_or_tuple, seed_type};
use super::{lanes, named};
use crate::bounds;
use crate::model::{By, Model};
use grad_core::ir::Type;
use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote};

/// What `jacobian!(f, forward)` calls.
pub const DENSE: &str = "__jacobian_by_columns";

/// What `sparse_jacobian!(f, forward)` and `sparsity!(f, forward)` call.
pub const SPARSE: &str = "__sparse_by_columns";

/// Runs along tangents over lanes, as long as there are some.
const ALONG: &str = "__along";

/// How many columns of a dense Jacobian are made at once, and the most directions of a sparse one.
const WIDTH: usize = 16;

/// How many directions there are at once where there are few; the first of these is for columns of a dense Jacobian, too.
const FEW: [usize; 3] = [4, 8, 12];

/// All of them.
pub(super) fn functions(
    model: &Model,
    args: &[Arg],
    tangents: &[Tangent],
    over_lanes: bool,
) -> TokenStream {
    let columns = Columns::new(model, args, tangents, over_lanes);
    let along = over_lanes.then(|| columns.along());
    let (dense, sparse) = (columns.dense(), columns.sparse());
    quote!(#along #dense #sparse)
}

/// The Jacobian of a closure, which `run` runs on values and tangents: the dense one, or what a `reading` makes of it.
pub(super) fn of_closure(
    model: &Model,
    args: &[Arg],
    tangents: &[Tangent],
    run: &Ident,
    reading: Option<&TokenStream>,
) -> TokenStream {
    let columns = Columns::new(model, args, tangents, false);
    let zeros = &columns.zeros;
    let run_one = columns.run(
        &quote!(::grads::__private::zeros_like),
        &quote!(#run),
        settled,
    );
    let itself = along_nothing(model, args, tangents, run);
    match reading {
        None => quote! {
            let mut columns = ::grads::__private::jacobian::ByColumns::new(#zeros);
            while let ::core::option::Option::Some(unit) = columns.unit() {
                columns.push(&{ #run_one });
            }
            #itself
            columns.into_blocks()
        },
        Some(reading) => quote! {
            let made = ::grads::__private::jacobian::ByColumnsOf::one_at_a_time(#reading, #zeros, |unit| { #run_one });
            #itself
            made
        },
    }
}

/// A run of a closure on what it is handed, if that shows: along no direction.
fn along_nothing(
    model: &Model,
    args: &[Arg],
    tangents: &[Tangent],
    run: &Ident,
) -> Option<TokenStream> {
    itself(model, args).map(|_| {
        let own = args.iter().map(Arg::pass);
        let nothing = tangents.iter().map(Tangent::unpassed);
        let pass = tangents.iter().map(Tangent::hand_on_or_nothing);
        quote!({ #(#nothing)* let _ = #run(#(#own,)* #(#pass),*); })
    })
}

/// What these functions are made of.
struct Columns<'a> {
    model: &'a Model,
    args: &'a [Arg<'a>],
    tangents: &'a [Tangent<'a>],
    over_lanes: bool,
    generics: syn::Generics,
    bounds: Option<syn::WhereClause>,
    /// The zero tangent of the inputs.
    zeros: TokenStream,
    /// The types of the tangents of outputs and inputs.
    outputs: TokenStream,
    inputs: TokenStream,
    /// The function itself, if its run can be seen from outside.
    itself: Option<TokenStream>,
}

impl<'a> Columns<'a> {
    fn new(
        model: &'a Model,
        args: &'a [Arg],
        tangents: &'a [Tangent],
        over_lanes: bool,
    ) -> Columns<'a> {
        let generics = generics::outer(model);
        let mut known = bounds::of_derived(model);
        known.extend(named::assumptions(model));
        known.extend(jvp::copied_for_any(args));
        let wanted: Vec<&Tangent> = wanted(tangents).collect();
        let gradients: Vec<_> = wanted.iter().map(|t| t.arg.param.gradient()).collect();
        let returned = (model.ret != Type::Unit).then(|| seed_type(model));
        let left = left(tangents).map(|t| t.arg.param.gradient());
        Columns {
            model,
            args,
            tangents,
            over_lanes,
            bounds: bounds::with(&generics.where_clause, known),
            generics,
            zeros: jvp::zeros_of(&wanted),
            outputs: bare_or_tuple(&returned.into_iter().chain(left).collect::<Vec<_>>()),
            inputs: bare_or_tuple(&gradients),
            itself: itself(model, args),
        }
    }

    /// The generic arguments, and one more.
    fn turbofish(&self, more: Option<&TokenStream>) -> TokenStream {
        let own = generics::arguments(&self.generics);
        let all = own.iter().map(ToTokens::to_token_stream);
        let all = all.chain(more.cloned());
        quote!(::<#(#all),*>)
    }

    /// A run along the tangents in `unit`, by `run`, within what `within` makes of it, and the tangents of the outputs, in a block.
    fn run(
        &self,
        zeros: &TokenStream,
        run: &TokenStream,
        within: impl Fn(TokenStream) -> TokenStream,
    ) -> TokenStream {
        let names: Vec<_> = wanted(self.tangents)
            .map(|t| t.name.to_token_stream())
            .collect();
        let along = bare_or_tuple(&names);
        let copies = self.tangents.iter().map(Tangent::copies);
        let pass = self.tangents.iter().map(|t| t.pass_with(zeros));
        let (before, pass): (Vec<_>, Vec<_>) = pass.unzip();
        let own = self.args.iter().map(Arg::pass);
        let returned = (self.model.ret != Type::Unit).then(|| quote!(tangent));
        let tangent = returned.clone().unwrap_or_else(|| quote!(_));
        let left = left(self.tangents).map(Tangent::left);
        let outputs = bare_or_tuple(&returned.into_iter().chain(left).collect::<Vec<_>>());
        let run = within(quote!(#run(#(#own,)* #(#pass),*)));
        quote! {
            let #along = &unit;
            #(#copies)*
            #(#before)*
            let (_, #tangent) = #run;
            #outputs
        }
    }

    /// A run along one tangent.
    fn run_one(&self) -> TokenStream {
        let name = self.model.function(jvp::NAME);
        // of what takes anything rustc infers what it takes
        let inner = match self.tangents.iter().all(|t| t.arg.param.carries()) {
            true => {
                let turbofish = self.turbofish(None);
                quote!(#name #turbofish)
            }
            false => quote!(#name),
        };
        let zeros = quote!(::grads::__private::zeros_like);
        self.run(&zeros, &quote!(Self::#inner), settled)
    }

    /// Runs along what `columns` says.
    fn along(&self) -> TokenStream {
        let lanes = literal::lanes();
        let mut generics = self.generics.clone();
        let number = syn::parse_quote!(#lanes: ::grads::__private::Lane);
        generics.params.push(number);
        let Columns {
            bounds,
            outputs,
            inputs,
            ..
        } = self;
        let (name, inner) = (self.model.function(lanes::NAME), self.model.function(ALONG));
        let turbofish = self.turbofish(Some(&lanes.to_token_stream()));
        let zeros = quote!(::grads::__private::OverLanes::<#lanes>::zeros);
        let along = quote!(::grads::__private::jacobian::Along::<#lanes, #outputs, #inputs>);
        let within = |run: TokenStream| quote!(#along::run(columns, #[inline(always)] || #run));
        let run = self.run(&zeros, &quote!(Self::#name #turbofish), within);
        let (head, params) = (head(self.model), self.args.iter().map(|a| a.declare(None)));
        let columns = quote!(columns: &mut impl ::grads::__private::jacobian::Along<#lanes, #outputs, #inputs>);
        quote! {
            #head fn #inner #generics (#(#params,)* #columns) #bounds {
                while let ::core::option::Option::Some(unit) = #along::units(columns) {
                    let given = { #run };
                    #along::push_all(columns, given);
                }
            }
        }
    }

    /// Runs with tangents of a type.
    fn run_along(&self, number: &TokenStream) -> TokenStream {
        let (name, turbofish) = (self.model.function(ALONG), self.turbofish(Some(number)));
        let pass = self.args.iter().map(|arg| match (arg.param.by, &arg.name) {
            (By::Value, name) => quote!(::core::clone::Clone::clone(&#name)),
            (By::Shared | By::Mut, _) => arg.pass(),
        });
        quote!(Self::#name #turbofish (#(#pass,)* &mut columns))
    }

    /// The dense Jacobian: a column for each unit tangent.
    fn dense(&self) -> TokenStream {
        let Columns {
            generics,
            bounds,
            zeros,
            outputs,
            inputs,
            itself,
            ..
        } = self;
        let runs = match self.over_lanes {
            true => {
                let (few, many) = (FEW[0], self.run_along(&width(WIDTH)));
                let run_few = self.run_along(&width(few));
                quote! {
                    match columns.ncols() {
                        ..=#few => #run_few,
                        _ => #many,
                    }
                }
            }
            false => {
                let run = self.run_one();
                quote! {
                    while let ::core::option::Option::Some(unit) = columns.unit() {
                        columns.push(&{ #run });
                    }
                }
            }
        };
        let (head, name) = (head(self.model), self.model.function(DENSE));
        let params = self.args.iter().map(|a| a.declare(None));
        quote! {
            #head fn #name #generics (#(#params),*) -> ::grads::__private::jacobian::Jacobian<#outputs, #inputs> #bounds {
                let mut columns = ::grads::__private::jacobian::ByColumns::<#outputs, #inputs>::new(#zeros);
                #runs;
                #itself
                columns.into_blocks()
            }
        }
    }

    /// The sparse one, or its pattern: a function that makes what is asked for.
    fn sparse(&self) -> TokenStream {
        let mut generics = self.generics.clone();
        let reading = Ident::new("Reading", Span::mixed_site());
        let is_asked = quote!(::grads::__private::jacobian::ByColumnsOf);
        generics.params.insert(0, syn::parse_quote!('grads_pattern));
        generics
            .params
            .push(syn::parse_quote!(#reading: #is_asked<'grads_pattern>));
        let (bounds, itself) = (&self.bounds, &self.itself);
        let types = self.args.iter().map(Arg::ty);
        let declared = self.args.iter().map(Arg::declare_for_any);
        let (head, name) = (head(self.model), self.model.function(SPARSE));
        let made = match self.over_lanes {
            true => self.sparse_over_lanes(&reading),
            false => self.sparse_one_at_a_time(&reading),
        };
        let of = quote!(<#reading as #is_asked<'grads_pattern>>::Of);
        quote! {
            #head fn #name #generics (reading: #reading) -> impl ::core::ops::Fn(#(#types),*) -> #of #bounds {
                move |#(#declared),*| {
                    let made = { #made };
                    #itself
                    made
                }
            }
        }
    }

    fn sparse_one_at_a_time(&self, reading: &Ident) -> TokenStream {
        let (zeros, inputs, run) = (&self.zeros, &self.inputs, self.run_one());
        quote!(#reading::one_at_a_time(reading, #zeros, |unit: #inputs| { #run }))
    }

    fn sparse_over_lanes(&self, reading: &Ident) -> TokenStream {
        let (zeros, inputs) = (&self.zeros, &self.inputs);
        let find = self.run_along(&quote!(::grads::__private::Reach));
        let few = FEW.map(|most| {
            let run = self.run_along(&width(most));
            quote!(..=#most => #run)
        });
        let many = self.run_along(&width(WIDTH));
        quote! {
            let mut columns = ::grads::__private::jacobian::SparseColumns::<#reading, #inputs>::new(reading, #zeros);
            if #reading::FINDS {
                #find;
            }
            if #reading::READS {
                match columns.directions() {
                    #(#few,)*
                    _ => #many,
                }
            }
            columns.made()
        }
    }
}

/// A run whose numbers that are not there are zeros.
fn settled(run: TokenStream) -> TokenStream {
    quote!({
        let (value, mut tangent) = #run;
        ::grads::__private::settled(&mut tangent);
        (value, tangent)
    })
}

/// The tangents that differentiated params have.
fn wanted<'a>(tangents: &'a [Tangent<'a>]) -> impl Iterator<Item = &'a Tangent<'a>> {
    tangents.iter().filter(|t| t.arg.param.differentiated)
}

/// Those of what a run leaves in what it is lent.
fn left<'a>(tangents: &'a [Tangent<'a>]) -> impl Iterator<Item = &'a Tangent<'a>> {
    tangents
        .iter()
        .filter(|t| t.arg.param.by == By::Mut && t.arg.param.carries())
}

/// The type of so many tangents at once.
fn width(n: usize) -> TokenStream {
    quote!(::grads::__private::Lanes<#n>)
}

/// A run of the function on what it is handed, if that shows.
pub(super) fn itself(model: &Model, args: &[Arg]) -> Option<TokenStream> {
    args.iter().any(|a| a.param.by == By::Mut).then(|| {
        let (function, this) = (
            &model.item.sig.ident,
            model.owner.as_ref().map(|_| quote!(Self::)),
        );
        let turbofish = generics::arguments(&model.item.sig.generics);
        let own = args.iter().map(Arg::pass);
        quote!(let _ = #this #function::<#(#turbofish),*>(#(#own),*);)
    })
}
