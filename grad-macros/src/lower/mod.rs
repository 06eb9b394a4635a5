//! A function's body becomes FuncGraphs.
//!
//! Variables are looked up in a scope, which gives a cell with the current SSA value, or another name for a place.
//! A statement after which the block may be left is lowered with the rest of the block as a continuation.

mod adaptors;
mod array_map;
mod array_types;
mod arrays;
mod asserted;
mod assign;
mod assume;
mod bare;
mod blocks;
mod buffers;
mod call;
mod changed_maps;
mod changed_option;
mod clones;
mod closure;
mod collect;
mod compare;
mod constant_items;
mod constructors;
mod containers;
mod control;
mod conversions;
mod dbg;
mod destructure;
mod dispatch;
mod each;
mod expr;
mod fields;
mod floats;
mod foreign;
mod forwarded;
mod frame;
mod function;
mod given;
mod guards;
mod host;
mod inits;
mod inlined;
mod integers;
mod iter;
mod joined;
mod jumps;
mod kept;
mod known;
mod late;
mod listed;
mod literal;
mod loops;
mod make;
mod maps;
mod matches;
mod matching;
mod maybe;
mod method;
mod named_types;
mod nested;
mod operands;
mod operator;
mod option;
mod outcome;
mod own_iterators;
mod own_names;
mod own_sums;
mod pass;
mod pattern;
mod pick;
mod place;
mod positions;
mod predicate;
mod ranges;
mod receiver;
mod reduce;
mod resumed;
pub use reduce::turbofish;
mod scope;
mod seen;
mod signatures;
mod skeleton;
mod sorting;
mod stmt;
mod swaps;
mod taken;
mod texts;
mod types;
mod unboxed;
mod untyped;
mod users_operators;
mod variant;
mod views;
mod whose;

#[cfg(test)]
mod tests;

use crate::assumed::{self, Assumed, Assumptions};
use crate::functions::{self, FunctionArg};
use crate::model::{Lowered, Model};
use crate::report::{Problems, Refused, Site};
use crate::std_methods::Receivers;
use closure::Closure;
use constructors::Constructors;
use frame::Frame;
use function::Function;
use grad_core::ir::{Module, SrcLoc};
use grad_core::ordered::{OrderedMap, OrderedSet};
use grad_core::passes;
use jumps::Target;
use late::Late;
use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use scope::{Mutability, Operand, Scope, Slot, Val, Var, VarId};
use std::collections::{HashMap, HashSet};
use types::Types;
use whose::Whose;

pub use arrays::VecArgs;
pub use bare::ENUM;
pub use dispatch::{is_of_std, is_type_of_std};
pub use host::is_macro_of_user;
pub use inlined::gives_nothing;
pub use inlined::is_lent_option;
pub use known::base as base_name;
pub use maps::is_map;
pub use method::scalar_prim;
pub use operands::assigns;
pub use option::{RESULTS, is_adapter};
pub use own_names::OwnNames;
pub use place::strip;
pub use predicate::is_constant;
pub use types::Ty;
pub use whose::is_matrix;

/// What earlier rounds have found out.
type Found = (Late, Whose, Constructors);

/// A value, or a problem that has been reported.
pub type Res<T> = Result<T, Refused>;

/// A function while it is lowered.
pub struct Lowerer<'m> {
    model: &'m Model,
    module: Module,
    /// Types of the values of each finished graph.
    tys: Vec<Vec<Ty>>,
    frames: Vec<Frame>,
    next_frame: usize,
    vars: Vec<Var>,
    scope: Scope,
    types: Types,
    tokens: Vec<TokenStream>,
    sites: Vec<Site>,
    loc: SrcLoc,
    problems: Problems,
    /// In how many `stop_gradient(..)` we are.
    stopping: usize,
    /// The method call that is the statement being lowered, by its text and place.
    statement: Option<String>,
    /// How often what is lowered here is written out: in arrays that are written element by element.
    written_out: usize,
    /// What `break`, `continue` and `return` can leave, innermost last.
    targets: Vec<Target>,
    /// Flags that a jump sets so that what stands between it and its target is passed over, innermost last.
    guards: Vec<VarId>,
    /// Where rustc can be asked.
    places: Option<OrderedSet<String>>,
    /// Which variables the loops met so far assign.
    carried: kept::Carried,
    kept: kept::Kept,
    closures: Vec<Closure>,
    /// Variables of the function's `&mut` params.
    lent: Vec<VarId>,
    /// What patterns that only rustc understands bind in variables lent by `&mut`.
    copies: HashMap<Val, VarId>,
    /// Variables that a swapped reference refers to.
    swapped: HashSet<VarId>,
    late: Late,
    whose: Whose,
    inits: inits::Inits,
    inlined: inlined::Inlined,
    /// How many operators have been met of which it is not known whether they are of numbers.
    unsure: usize,
    constructors: Constructors,
    /// The variants that are written without their enum.
    bare: OrderedSet<String>,
    /// The calls of `get` whose value is used as an `Option`.
    options: OrderedSet<String>,
    /// Operands that were evaluated before the expression that they belong to, by the address of their syntax.
    given: HashMap<usize, Operand>,
    /// Calls of methods, by their address, on what a method around them is called on.
    only_read: HashSet<usize>,
    functions: Vec<Function>,
    /// Variables that stand for constants which generated code has by their names.
    in_sight: Vec<VarId>,
    /// Closures that are handed to calls, as functions of their own.
    lifted: Vec<functions::Closure>,
    /// What calls are handed for function-typed params, by their tokens.
    function_args: OrderedMap<u32, Vec<FunctionArg>>,
    /// Whether the call under way is of a function whose in-out params are those that are passed by `&mut`; and the calls, by their
    /// `tokens`, that are.
    lends: bool,
    /// The same of what takes the receiver by value.
    takes_receiver: bool,
    by_value: OrderedSet<u32>,
    /// The calls, by their `tokens`, of which rustc is asked for the derivative, whether one is wanted or not.
    derived: OrderedSet<u32>,
    /// Where the expression stands whose type is written beside it.
    typed: usize,
    with_lent: OrderedSet<u32>,
    primals: OrderedMap<u32, usize>,
    /// The derivatives of closures that the body calls.
    pushed: Vec<nested::Pushed>,
    /// The types that a `let` gives to what a call or an opaque expression gives, by their tokens.
    written: OrderedMap<u32, syn::Type>,
    /// The function-typed params that are called, or handed on.
    uses: OrderedSet<String>,
    /// What is taken for granted of types that only rustc knows, and where.
    assumed: Vec<(assumed::Place, Assumed)>,
    /// What generated code does not compile without, so that rustc is asked only where types do not fit.
    doubted: Vec<(assumed::Place, Assumed)>,
    /// What methods of std are called on.
    of_std: Receivers,
}

/// Lowers a function, or says what it cannot lower. `own` are the names of std's that are the user's.
pub fn lower(model: &Model, own: &OwnNames) -> Result<Lowered, Problems> {
    let mut found = Box::<Found>::default();
    loop {
        match round(model, own, *found) {
            Ok(result) => return result,
            Err(next) => found = next,
        }
    }
}

/// Lowers a function with what is known of the shapes of its variables, or gives what more was found out.
fn round(
    model: &Model,
    own: &OwnNames,
    (late, whose, constructors): Found,
) -> Result<Result<Lowered, Problems>, Box<Found>> {
    let mut lowerer = Lowerer {
        model,
        module: Module {
            collective: model.args.collective.is_some(),
            declared: model.seen.is_some(),
            ..Module::new()
        },
        tys: vec![],
        frames: vec![],
        next_frame: 0,
        vars: vec![],
        scope: Scope::default(),
        types: Types::of(
            model.self_name(),
            &model.reals(),
            named_types::are_in(model.item.to_token_stream(), own),
            own,
        ),
        tokens: vec![],
        sites: vec![],
        loc: SrcLoc::default(),
        problems: Problems::default(),
        stopping: 0,
        statement: None,
        written_out: 1,
        targets: vec![],
        guards: vec![],
        places: None,
        carried: HashMap::new(),
        kept: kept::Kept::default(),
        closures: vec![],
        lent: vec![],
        copies: HashMap::new(),
        swapped: HashSet::new(),
        late,
        whose,
        inits: inits::Inits::of(&model.body),
        inlined: inlined::Inlined::of(model),
        unsure: 0,
        constructors,
        bare: bare::variants(
            &model.body,
            model.seen.as_ref(),
            model.seen.as_ref().or(model.around.as_ref()),
        ),
        options: maps::options(&model.body),
        given: HashMap::new(),
        only_read: HashSet::new(),
        functions: vec![],
        in_sight: vec![],
        lifted: vec![],
        function_args: OrderedMap::new(),
        lends: false,
        takes_receiver: false,
        by_value: OrderedSet::new(),
        derived: OrderedSet::new(),
        typed: 0,
        with_lent: OrderedSet::new(),
        primals: OrderedMap::new(),
        pushed: vec![],
        written: OrderedMap::new(),
        uses: OrderedSet::new(),
        assumed: vec![],
        doubted: vec![],
        of_std: Receivers::default(),
    };
    lowerer.types.see(model);
    let func = lowerer.function();
    lowerer.next_round()?;
    let settled = func.and_then(|func| lowerer.settle().map(|()| func));
    let fits = lowerer.types_fit() && settled.is_ok();
    let misfits = lowerer.types.misfits() || !fits;
    let (constructors, module) = (&mut lowerer.constructors, &lowerer.module);
    if constructors.reconsider(misfits, module)
        || misfits && lowerer.whose.reconsider(&lowerer.types)
    {
        return Err(lowerer.again());
    }
    let settled = settled.and_then(|func| lowerer.push_closures().map(|()| func));
    let parts = lowerer.types.parts_of_file();
    let assumed = lowerer.assumed.into_iter();
    let fields = crate::reached_twice::fields(&model.written.block);
    let assumed = assumed.chain(lowerer.types.assumed).chain(fields);
    Ok(match settled {
        Ok(func) if fits => Ok(Lowered {
            module: passes::in_turn(&lowerer.module),
            func,
            tokens: lowerer.tokens,
            function_args: lowerer.function_args,
            with_lent: lowerer.with_lent,
            by_value: lowerer.by_value,
            primals: lowerer.primals,
            written: lowerer.written,
            closures: lowerer.lifted,
            sites: lowerer.sites,
            assumptions: assumed
                .collect::<Assumptions>()
                .with(parts)
                .with(model.aliases.clone()),
            own: own.clone(),
            asked: lowerer.inlined.asked(),
            of_std: lowerer.of_std.asked(&model.written.block),
            written_there: lowerer.inlined.written,
            unread: lowerer.derived.into(),
            whole: Default::default(),
            plain: Default::default(),
            world: model.seen.clone(),
        }),
        _ => {
            let all = assumed.chain(lowerer.doubted).collect();
            lowerer.problems.taken_for_granted(all);
            Err(lowerer.problems)
        }
    })
}

impl<'m> Lowerer<'m> {
    fn function(&mut self) -> Res<grad_core::entity::FuncRef> {
        let model = self.model;
        self.push_frame("f");
        self.frame().graph.name = model.item.sig.ident.to_string();
        let in_outs = self.enter_params(&model.params)?;
        let body = &model.body;
        let ret_ty = self.known(&model.ret);
        let ret = self.result_var("result", &ret_ty);
        if let Some(syn::Stmt::Expr(last, None)) = body.stmts.last() {
            self.assume_collected(last, &ret_ty);
        }
        self.targets.push(Target::function(ret, self.guards.len()));
        let done = self.block_then(body, &mut |s, v| {
            s.set_result(ret, v, model.item.sig.ident.span())
        });
        self.targets.pop();
        done?;
        let value = (ret_ty != Ty::Unit).then(|| self.read(ret)).transpose()?;
        self.leave_params(value, &in_outs, model.item.sig.ident.span())?;
        let frame = self.pop_frame();
        Ok(self.add_func(frame))
    }

    /// Reports the types that do not fit. Whether all do.
    fn types_fit(&mut self) -> bool {
        if self.problems.is_empty()
            && let Err(found) = grad_core::ir::verify(&self.module)
        {
            self.problems.ill_typed(&found, &self.sites);
        }
        self.problems.is_empty()
    }

    /// A variable of our own.
    fn hidden(&mut self, name: &str, ty: Ty, default: Option<&'static str>) -> VarId {
        self.vars.push(Var {
            name: name.to_string(),
            ty,
            slot: Slot::Cell(None),
            mutable: false,
            text: false,
            default,
            late: None,
            fields: None,
        });
        let id = self.vars.len() - 1;
        // it may take the number of a variable that is gone
        self.swapped.remove(&id);
        id
    }

    /// Stores the value of something that can be left from several places.
    fn set_result(&mut self, id: VarId, value: Operand, span: Span) -> Res<()> {
        match value {
            Operand::Unit | Operand::Never => Ok(()),
            Operand::Ref(place, Mutability::Shared) if place.window.is_none() => {
                let v = self.read_place(&place, span)?;
                self.assign_var(id, Operand::Val(v), span)
            }
            value => self.assign_var(id, value, span),
        }
    }

    /// A type as written.
    fn syn_type(&mut self, ty: &syn::Type) -> Ty {
        match ty {
            syn::Type::Infer(_) => self.types.any(),
            syn::Type::Paren(t) => self.syn_type(&t.elem),
            syn::Type::Group(t) => self.syn_type(&t.elem),
            syn::Type::Reference(t) => self.syn_type(&t.elem),
            syn::Type::Tuple(t) if !t.elems.is_empty() => {
                Ty::Tuple(t.elems.iter().map(|t| self.syn_type(t)).collect())
            }
            syn::Type::Slice(t) => Ty::Slice(Box::new(self.syn_type(&t.elem))),
            syn::Type::Array(t) => Ty::Array(
                Box::new(self.syn_type(&t.elem)),
                crate::consts::length(&t.len),
            ),
            syn::Type::Path(p) if p.path.segments.last().is_some_and(|s| s.ident == "Vec") => {
                let element = p.path.segments.last().and_then(|s| match &s.arguments {
                    syn::PathArguments::AngleBracketed(args) => args.args.first(),
                    _ => None,
                });
                match element {
                    Some(syn::GenericArgument::Type(t)) => Ty::Vec(Box::new(self.syn_type(t))),
                    _ => Ty::Vec(Box::new(self.types.any())),
                }
            }
            other => {
                let reals = self.model.reals();
                Ty::of(&crate::model::type_of(other, &reals), &reals)
            }
        }
    }

    /// A type that the model knows.
    fn known(&self, ty: &grad_core::ir::Type) -> Ty {
        Ty::of(ty, &crate::model::reals(&self.model.item.sig.generics))
    }

    /// Reports what `tokens` do and what to do instead.
    fn refuse(
        &mut self,
        tokens: &impl ToTokens,
        message: impl AsRef<str>,
        help: impl AsRef<str>,
    ) -> Refused {
        self.problems.refuse(Site::of(tokens), message, help)
    }

    /// Gives a value the name of the variable that holds it, if it has none.
    fn name_value(&mut self, v: Val, id: VarId) {
        let name = self.vars[id].name.clone();
        if let Some(frame) = self.frames.iter_mut().find(|f| f.id == v.frame) {
            frame.graph.values[v.value]
                .name
                .get_or_insert_with(|| name.into());
        }
    }
}
