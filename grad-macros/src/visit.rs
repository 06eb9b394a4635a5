//! Syn's visitors, made once.
//!
//! Each `impl syn::visit::Visit` makes some 350 functions, and there are half a hundred of them here: together they were two
//! fifths of all functions that rustc made of this crate, small ones. So syn's trait is implemented for one type, which passes
//! each node on to a `dyn` trait. That trait has the methods that somebody here writes or calls: a new one is a row below.

use syn::visit;

mod visit_mut {
    pub use syn::visit_mut::*;

    /// Syn has this as a method alone.
    pub fn visit_attributes_mut(v: &mut impl VisitMut, attrs: &mut [syn::Attribute]) {
        for attr in attrs {
            v.visit_attribute_mut(attr);
        }
    }
}

/// Declares a trait for `dyn` with syn's methods, and the type by which syn's walk comes through it.
macro_rules! visitor {
    (
        $(#[$doc:meta])* $name:ident, $through:ident, $as_dyn:ident, $walk:ident::$trait:ident, [$($life:lifetime)?];
        $($method:ident<$($of:lifetime)?>: $node:ty;)*
    ) => {
        $(#[$doc])*
        pub trait $name<$($life)?>: $as_dyn<$($life)?> {
            $(fn $method(&mut self, node: $node) {
                $method(self.as_dyn(), node);
            })*
        }

        /// What a default method needs to go on with itself.
        pub trait $as_dyn<$($life)?> {
            /// The visitor, whatever its type is.
            fn as_dyn(&mut self) -> &mut (dyn $name<$($life)?> + '_);
        }
        impl<$($life,)? T: $name<$($life)?>> $as_dyn<$($life)?> for T {
            fn as_dyn(&mut self) -> &mut (dyn $name<$($life)?> + '_) {
                self
            }
        }

        struct $through<'v, $($life)?>(&'v mut (dyn $name<$($life)?> + 'v));
        impl<$($life)?> $walk::$trait<$($life)?> for $through<'_, $($life)?> {
            $(fn $method(&mut self, node: $node) {
                self.0.$method(node);
            })*
        }

        $(/// Visits what is inside. Where LLVM sees which visitor it is, it puts the walks of all nodes into each other, and
        /// does not come to an end for half an hour.
        #[inline(never)]
        #[allow(clippy::ptr_arg, reason = "the types are syn's")]
        pub fn $method<$($of)?>(v: &mut dyn $name<$($of)?>, node: $node) {
            $walk::$method(&mut $through(v), node);
        })*
    };
}

visitor! {
    /// Looks at syntax.
    Visit, Through, AsDyn, visit::Visit, ['ast];
    visit_angle_bracketed_generic_arguments<'ast>: &'ast syn::AngleBracketedGenericArguments;
    visit_arm<'ast>: &'ast syn::Arm;
    visit_attribute<'ast>: &'ast syn::Attribute;
    visit_block<'ast>: &'ast syn::Block;
    visit_expr<'ast>: &'ast syn::Expr;
    visit_expr_block<'ast>: &'ast syn::ExprBlock;
    visit_expr_break<'ast>: &'ast syn::ExprBreak;
    visit_expr_call<'ast>: &'ast syn::ExprCall;
    visit_expr_closure<'ast>: &'ast syn::ExprClosure;
    visit_expr_continue<'ast>: &'ast syn::ExprContinue;
    visit_expr_field<'ast>: &'ast syn::ExprField;
    visit_expr_for_loop<'ast>: &'ast syn::ExprForLoop;
    visit_expr_if<'ast>: &'ast syn::ExprIf;
    visit_expr_let<'ast>: &'ast syn::ExprLet;
    visit_expr_loop<'ast>: &'ast syn::ExprLoop;
    visit_expr_match<'ast>: &'ast syn::ExprMatch;
    visit_expr_method_call<'ast>: &'ast syn::ExprMethodCall;
    visit_expr_path<'ast>: &'ast syn::ExprPath;
    visit_expr_return<'ast>: &'ast syn::ExprReturn;
    visit_expr_struct<'ast>: &'ast syn::ExprStruct;
    visit_expr_while<'ast>: &'ast syn::ExprWhile;
    visit_ident<'ast>: &'ast syn::Ident;
    visit_item<'ast>: &'ast syn::Item;
    visit_item_fn<'ast>: &'ast syn::ItemFn;
    visit_item_use<'ast>: &'ast syn::ItemUse;
    visit_lifetime<'ast>: &'ast syn::Lifetime;
    visit_lit_str<'ast>: &'ast syn::LitStr;
    visit_local<'ast>: &'ast syn::Local;
    visit_local_init<'ast>: &'ast syn::LocalInit;
    visit_macro<'ast>: &'ast syn::Macro;
    visit_pat<'ast>: &'ast syn::Pat;
    visit_pat_ident<'ast>: &'ast syn::PatIdent;
    visit_pat_struct<'ast>: &'ast syn::PatStruct;
    visit_pat_tuple_struct<'ast>: &'ast syn::PatTupleStruct;
    visit_pat_type<'ast>: &'ast syn::PatType;
    visit_path<'ast>: &'ast syn::Path;
    visit_receiver<'ast>: &'ast syn::Receiver;
    visit_signature<'ast>: &'ast syn::Signature;
    visit_stmt<'ast>: &'ast syn::Stmt;
    visit_type<'ast>: &'ast syn::Type;
    visit_type_bare_fn<'ast>: &'ast syn::TypeBareFn;
    visit_type_impl_trait<'ast>: &'ast syn::TypeImplTrait;
    visit_type_infer<'ast>: &'ast syn::TypeInfer;
    visit_type_path<'ast>: &'ast syn::TypePath;
    visit_type_reference<'ast>: &'ast syn::TypeReference;
    visit_type_trait_object<'ast>: &'ast syn::TypeTraitObject;
}

visitor! {
    /// Changes syntax.
    VisitMut, ThroughMut, AsDynMut, visit_mut::VisitMut, [];
    visit_attributes_mut<>: &mut Vec<syn::Attribute>;
    visit_block_mut<>: &mut syn::Block;
    visit_expr_call_mut<>: &mut syn::ExprCall;
    visit_expr_closure_mut<>: &mut syn::ExprClosure;
    visit_expr_method_call_mut<>: &mut syn::ExprMethodCall;
    visit_expr_mut<>: &mut syn::Expr;
    visit_expr_return_mut<>: &mut syn::ExprReturn;
    visit_field_pat_mut<>: &mut syn::FieldPat;
    visit_field_value_mut<>: &mut syn::FieldValue;
    visit_impl_item_fn_mut<>: &mut syn::ImplItemFn;
    visit_item_fn_mut<>: &mut syn::ItemFn;
    visit_item_mut<>: &mut syn::Item;
    visit_lifetime_mut<>: &mut syn::Lifetime;
    visit_local_mut<>: &mut syn::Local;
    visit_macro_mut<>: &mut syn::Macro;
    visit_parenthesized_generic_arguments_mut<>: &mut syn::ParenthesizedGenericArguments;
    visit_pat_ident_mut<>: &mut syn::PatIdent;
    visit_pat_mut<>: &mut syn::Pat;
    visit_path_mut<>: &mut syn::Path;
    visit_receiver_mut<>: &mut syn::Receiver;
    visit_signature_mut<>: &mut syn::Signature;
    visit_stmt_mut<>: &mut syn::Stmt;
    visit_trait_item_fn_mut<>: &mut syn::TraitItemFn;
    visit_type_bare_fn_mut<>: &mut syn::TypeBareFn;
    visit_type_mut<>: &mut syn::Type;
    visit_type_reference_mut<>: &mut syn::TypeReference;
}
