//! The graph: SSA values in FuncGraphs, one module for all of them.

mod builder;
mod func_graph;
mod module;
mod node;
mod types;
mod verify;

#[cfg(feature = "runtime")]
pub(crate) use builder::literal_of;
pub use builder::{BuildError, Builder, Closed, LevelId, Var, literal_text};
pub use func_graph::{Def, FuncGraph, Pullback, Rerun, StackData, ValueData};
pub use module::Module;
pub use node::{
    Arg, ArgMode, Attr, Call, CallBack, Host, Loop, LoopHeader, Node, NodeKind, SrcLoc, Tokens,
};
pub use types::{DType, FloatType, IntType, Type};
pub use verify::{verify, verify_planned};
