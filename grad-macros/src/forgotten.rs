//! Calls of functions of the same file that have no attribute, where their derivative is used: the commonest mistake. rustc would look for
//! a companion of the function's name and say that there is no such type.

use crate::closures::Derivative;
use crate::model::{Lowered, Model};
use crate::nested;
use crate::owner;
use crate::report::{Problems, Site};
use crate::world::World;
use grad_core::ir::{Call, Node, NodeKind};
use grad_core::ordered::OrderedSet;
use syn::ExprPath;

/// Says so at each such call.
pub fn check(model: &Model, lowered: &Lowered, derivative: &Derivative, problems: &mut Problems) {
    let Some(file) = &model.around else { return };
    let mut said = OrderedSet::new();
    let modules = crate::world::modules(derivative);
    let nodes = modules.iter().flat_map(|m| m.funcs.values());
    for node in nodes.flat_map(|graph| graph.nodes.values()) {
        let plain = differentiated(node).and_then(|call| plain_function(file, lowered, call));
        if let Some(path) = plain.filter(|path| said.insert(nested::shown(path))) {
            let site = node.loc.0.and_then(|i| lowered.sites.get(i as usize));
            let site = site.copied().unwrap_or_else(|| Site::of(&path));
            let name = nested::shown(&path);
            problems.refuse(
                site,
                format!("`{name}` has no derivative, and is given a differentiated value"),
                format!(
                    "write `#[differentiable]` on `{name}`, or wrap the call in `stop_gradient(..)`"
                ),
            );
        }
    }
}

/// The call whose derivative a node uses.
fn differentiated(node: &Node) -> Option<&Call> {
    match &node.kind {
        NodeKind::CallBack(back) => Some(&back.call),
        NodeKind::Call(call) if call.jvp => Some(call),
        _ => None,
    }
}

/// The path of a call, if it is that of a function which surely has no attribute that gives it a derivative.
fn plain_function(file: &World, lowered: &Lowered, call: &Call) -> Option<ExprPath> {
    let tokens = lowered.tokens.get(call.tokens.0? as usize)?;
    let path: ExprPath = syn::parse2(tokens.clone()).ok()?;
    let (path, _) = owner::without_arguments(&path);
    let function = file.function(&path.path).filter(|_| path.qself.is_none())?;
    let is_plain = function.item.attrs.iter().all(crate::lower::gives_nothing);
    is_plain.then_some(path)
}
