//! Smaller programs that may fail in the same way.

use crate::ast::{Arg, Block, Expr, Program, Stmt};
use crate::unused::{unused_func, without_func};
use crate::visit::{Visit, block_parts, expr_parts, program_parts};
use crate::walk::expected;

/// Programs with one statement or expression less, or a simpler one, smallest first. All of them run.
pub fn smaller(program: &Program) -> Vec<Program> {
    let mut found: Vec<(usize, Program)> = vec![];
    let mut add = |candidate: Program| {
        if candidate != *program && expected(&candidate).is_ok() {
            found.push((size(&candidate), candidate));
        }
    };
    if let Some(used) = unused_func(program) {
        add(without_func(program, used));
    }
    for at in 0.. {
        let mut edit = BlockEdit { at, applied: false };
        let mut candidate = program.clone();
        program_parts(&mut edit, &mut candidate);
        if !edit.applied {
            break;
        }
        add(candidate);
    }
    for at in 0.. {
        let mut edit = ExprEdit { at, applied: false };
        let mut candidate = program.clone();
        program_parts(&mut edit, &mut candidate);
        if !edit.applied {
            break;
        }
        add(candidate);
    }
    let whole = size(program);
    found.retain(|(n, _)| *n < whole);
    found.sort_by_key(|(n, _)| *n);
    found.into_iter().map(|(_, p)| p).collect()
}

/// How large a program is: the statements and expressions in it; literals count half.
pub fn size(program: &Program) -> usize {
    struct Size(usize);
    impl Visit for Size {
        fn expr(&mut self, e: &mut Expr) {
            self.0 += if matches!(e, Expr::Float(_) | Expr::Int(_) | Expr::Bool(_)) {
                1
            } else {
                2
            };
            expr_parts(self, e);
        }
        fn block(&mut self, block: &mut Block) {
            self.0 += 2 * block.stmts.len();
            block_parts(self, block);
        }
    }
    let mut size = Size(8 * program.funcs.len());
    program_parts(&mut size, &mut program.clone());
    size.0
}

/// One edit of a block: a statement goes, or what is inside it takes its place.
struct BlockEdit {
    at: usize,
    applied: bool,
}

impl Visit for BlockEdit {
    fn block(&mut self, block: &mut Block) {
        for n in 0..block.stmts.len() {
            let inner = inside(&block.stmts[n]);
            if self.applied {
                return;
            }
            if self.at < 1 + inner.len() {
                let with = if self.at == 0 {
                    vec![]
                } else {
                    inner[self.at - 1].clone()
                };
                block.stmts.splice(n..=n, with);
                self.applied = true;
                return;
            }
            self.at -= 1 + inner.len();
        }
        block_parts(self, block);
    }
    fn expr(&mut self, e: &mut Expr) {
        if !self.applied {
            expr_parts(self, e);
        }
    }
}

/// What can stand in the place of a statement: the statements inside it.
fn inside(stmt: &Stmt) -> Vec<Vec<Stmt>> {
    let blocks: Vec<&Block> = match stmt {
        Stmt::Expr(Expr::If(_, a, b)) => vec![a, b],
        Stmt::Expr(Expr::Match(_, arms)) => arms.iter().map(|a| &a.body).collect(),
        Stmt::Expr(Expr::Cases { cases, .. }) => cases.iter().map(|c| &c.body).collect(),
        Stmt::Expr(Expr::Block(_, b)) | Stmt::For(_, _, _, b) | Stmt::While(_, _, b) => vec![b],
        Stmt::Expr(Expr::Loop(_, b)) => vec![b],
        _ => vec![],
    };
    let mut found: Vec<Vec<Stmt>> = blocks
        .iter()
        .filter(|b| !b.stmts.is_empty())
        .map(|b| b.stmts.clone())
        .collect();
    if let Stmt::Expr(Expr::If(c, a, b)) = stmt
        && !b.stmts.is_empty()
    {
        found.push(vec![Stmt::Expr(Expr::If(
            c.clone(),
            a.clone(),
            Block::default(),
        ))]);
    }
    found
}

/// One edit of an expression: an operand or a literal takes its place.
struct ExprEdit {
    at: usize,
    applied: bool,
}

impl Visit for ExprEdit {
    fn block(&mut self, block: &mut Block) {
        if !self.applied {
            block_parts(self, block);
        }
    }
    fn expr(&mut self, e: &mut Expr) {
        if self.applied {
            return;
        }
        let simpler = operands(e);
        if self.at < simpler.len() {
            *e = simpler[self.at].clone();
            self.applied = true;
            return;
        }
        self.at -= simpler.len();
        expr_parts(self, e);
    }
}

/// What can stand in the place of an expression. The types may differ; then the candidate does not run.
fn operands(e: &Expr) -> Vec<Expr> {
    let literal = Expr::Float(0.5);
    let value = |b: &Block| b.value.as_deref().cloned();
    match e {
        Expr::Float(x) if *x == 0.5 => vec![],
        Expr::Float(_) => vec![literal],
        Expr::Int(_) | Expr::Bool(_) | Expr::NewVec(_) => vec![],
        Expr::Read(place) if place.path.is_empty() => vec![literal],
        Expr::Read(_) | Expr::Pop(_) => vec![literal],
        Expr::Len(_) => vec![Expr::Int(1)],
        Expr::Copied(..) | Expr::Repeat(..) => vec![],
        Expr::Take(_) => vec![literal],
        Expr::Method(_, args) => args.iter().cloned().chain([literal]).collect(),
        Expr::Powi(x, _) | Expr::Neg(x) => vec![literal, (**x).clone()],
        Expr::Not(x) => vec![(**x).clone(), Expr::Bool(true), Expr::Bool(false)],
        Expr::Operator(_, a, b) => vec![
            (**a).clone(),
            (**b).clone(),
            literal,
            Expr::Int(0),
            Expr::Int(1),
        ],
        Expr::Relation(_, a, b) => vec![
            Expr::Bool(true),
            Expr::Bool(false),
            (**a).clone(),
            (**b).clone(),
        ],
        Expr::ToFloat(_) => vec![literal],
        Expr::If(_, a, b) => [value(a), value(b)]
            .into_iter()
            .flatten()
            .chain([literal])
            .collect(),
        Expr::Match(_, arms) => arms
            .iter()
            .filter_map(|a| value(&a.body))
            .chain([literal])
            .collect(),
        Expr::Block(_, b) => value(b).into_iter().chain([literal]).collect(),
        Expr::Loop(..) => vec![literal],
        Expr::Tuple(items) | Expr::List(_, items) => items.clone(),
        Expr::Call(_, args) => {
            let values = args.iter().filter_map(|a| match a {
                Arg::Value(e) => Some(e.clone()),
                Arg::Shared(_) | Arg::InOut(_) => None,
            });
            values.chain([literal]).collect()
        }
        Expr::Apply(_, args) => args.iter().cloned().chain([literal]).collect(),
        Expr::Record(_, fields, _) => fields.iter().map(|(_, e)| e.clone()).collect(),
        Expr::Variant(_, _, payload) => payload.clone(),
        Expr::Cases { cases, .. } => cases
            .iter()
            .filter_map(|c| value(&c.body))
            .chain([literal])
            .collect(),
        Expr::Maybe(_, Some(other)) => vec![(**other).clone(), literal],
        Expr::Maybe(_, None) => vec![Expr::Bool(true), Expr::Bool(false)],
        Expr::Chain(..) => vec![literal],
        Expr::Replace(_, x) => vec![(**x).clone(), literal],
    }
}
