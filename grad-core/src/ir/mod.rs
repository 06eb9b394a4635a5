//! The graph: SSA values in FuncGraphs, one module for all of them.

mod build_error;
mod builder;
mod func_graph;
mod module;
mod names;
mod node;
mod types;
mod var;
mod verify;

pub use build_error::BuildError;
pub use builder::{Builder, Closed, LevelId, Mark};
pub use func_graph::{Def, FuncGraph, Pullback, Rerun, StackData, ValueData};
pub use module::Module;
pub use node::{
    Arg, ArgMode, Attr, Call, CallBack, Host, Lent, Loop, LoopHeader, MATCHED, Node, NodeKind,
    SrcLoc, States, Tokens,
};
pub use types::{DType, FloatType, IntType, TEXT, Type};
#[cfg(feature = "runtime")]
pub(crate) use var::literal_of;
pub use var::{Var, literal_text};
pub use verify::{verify, verify_planned};
