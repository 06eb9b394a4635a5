//! One node: its operands and results in the layout that its kind says.

use super::{Verifier, agree};
use crate::entity::{NodeId, Stack, Value};
use crate::ir::{Attr, DType, Host, NodeKind, Type};
use crate::ops::PrimDef;
use crate::passes::walk;

impl Verifier<'_> {
    pub(super) fn node(&mut self, id: NodeId) {
        let module = self.module;
        let node = &module.funcs[self.func].nodes[id];
        match &node.kind {
            NodeKind::Const(text) => {
                if self.counts(id, 0, 1) {
                    self.literal(id, text, node.results[0]);
                }
            }
            NodeKind::Prim(def, attr) => {
                if self.counts(id, node.operands.len(), 1) {
                    self.prim(id, def, attr);
                }
            }
            NodeKind::Cond { then, orelse } => self.cond(id, [*then, *orelse]),
            NodeKind::Loop(l) => self.loop_(id, l),
            NodeKind::Call(call) => self.call(id, call),
            NodeKind::CallBack(back) => self.call_back(id, back),
            NodeKind::Host(host) => self.host(id, host),
            NodeKind::Primal(v) => {
                if self.counts(id, 0, 1) {
                    self.primal(id, *v);
                }
            }
            NodeKind::Push(stack) => {
                if self.counts(id, 1, 0) {
                    self.stack(id, *stack, node.operands[0]);
                }
            }
            NodeKind::Pop(stack) => {
                if self.counts(id, 0, 1) {
                    self.stack(id, *stack, node.results[0]);
                }
            }
        }
    }

    /// Whether the numbers of operands and results are right.
    pub(super) fn counts(&mut self, id: NodeId, operands: usize, results: usize) -> bool {
        let node = &self.graph().nodes[id];
        let found = (node.operands.len(), node.results.len());
        let fine = found == (operands, results);
        if !fine {
            self.node_error(
                id,
                format!(
                    "{operands} operands and {results} results are needed, there are {} and {}",
                    found.0, found.1
                ),
            );
        }
        fine
    }

    fn literal(&mut self, id: NodeId, text: &str, result: Value) {
        let ty = self.graph().ty(result).clone();
        let truth = text == "true" || text == "false";
        let fits = match &ty {
            Type::Bool => truth,
            Type::Float(_) | Type::Int(_) => !truth,
            Type::Unit => text == "()",
            Type::Named(_) | Type::Tuple(_) | Type::Array(..) | Type::Vec(_) => text == "zero",
            Type::Open => true,
            Type::Tensor(dtype) => {
                text == "zero" || text.starts_with('[') || truth == (*dtype == DType::Bool)
            }
            Type::Slice(_) | Type::Pullback => false,
        };
        if !fits {
            self.node_error(id, format!("`{text}` is not a literal of type {ty}"));
        }
    }

    #[cfg(feature = "runtime")]
    fn options(&mut self, id: NodeId, def: &PrimDef, attr: &Attr) {
        if let Some(word) = crate::ops::tensor::options::unknown(def, attr) {
            let (op, known) = (def.name, def.options.join(", "));
            self.node_error(
                id,
                format!("`{word}` is no option of `{op}`: it has [{known}]"),
            );
        }
    }

    fn prim(&mut self, id: NodeId, def: &PrimDef, attr: &Attr) {
        #[cfg(feature = "runtime")]
        self.options(id, def, attr);
        let node = &self.graph().nodes[id];
        let operands = self.types(&node.operands);
        let found = self.graph().ty(node.results[0]).clone();
        match def.result_type(&operands, attr) {
            None => self.node_error(
                id,
                format!(
                    "`{}` does not take operands of types {}",
                    def.name,
                    super::list(&operands)
                ),
            ),
            Some(ty) if !agree(&ty, &found) => {
                self.node_error(id, format!("the result is of type {ty}, not {found}"))
            }
            Some(_) => {}
        }
    }

    fn host(&mut self, id: NodeId, host: &Host) {
        self.counts(id, host.names.len(), usize::from(!host.effect));
    }

    fn primal(&mut self, id: NodeId, v: Value) {
        let Some(forward) = self.graph().undoes else {
            return self.node_error(id, "the graph does not say which graph it undoes");
        };
        let forward = &self.module.funcs[forward];
        let result = self.graph().nodes[id].results[0];
        match forward.values.get(v) {
            None => self.node_error(id, format!("@{} has no {v}", forward.name)),
            Some(data) if !agree(&data.ty, self.graph().ty(result)) => {
                self.node_error(
                    id,
                    format!("{v} of @{} is of type {}", forward.name, data.ty),
                );
            }
            Some(_) => {}
        }
    }

    fn stack(&mut self, id: NodeId, stack: Stack, v: Value) {
        let home = &self.module.funcs[walk::at(self.homes, self.func)];
        match home.stacks.get(stack) {
            None => self.node_error(id, format!("@{} declares no stack {stack}", home.name)),
            Some(data) if !agree(&data.ty, self.graph().ty(v)) => {
                self.node_error(id, format!("{stack} holds values of type {}", data.ty));
            }
            Some(_) => {}
        }
    }
}
