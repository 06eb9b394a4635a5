//! Statements.

use super::Printer;
use crate::ast::{Block, Expr, Iter, Pattern, Place, Stmt};

impl Printer<'_> {
    /// `{ .. }`
    pub(super) fn block(&mut self, block: &Block) {
        if block.stmts.is_empty() && block.value.is_none() {
            return self.push("{}");
        }
        self.push("{");
        self.indent += 1;
        for stmt in &block.stmts {
            self.line();
            self.stmt(stmt);
        }
        if let Some(value) = &block.value {
            self.line();
            self.expr(value, 0);
        }
        self.indent -= 1;
        self.line();
        self.push("}");
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Let(pattern, annotation, init) => {
                self.push("let ");
                self.pattern(pattern);
                if let Some(t) = annotation {
                    self.push(": ");
                    let t = self.ty(t);
                    self.push(&t);
                }
                if let Some(init) = init {
                    self.push(" = ");
                    self.expr(init, 0);
                }
                self.push(";");
            }
            Stmt::Assign(place, e) => self.assignment(place, " = ", e),
            Stmt::Compound(op, place, e) => self.assignment(place, &format!(" {}= ", op.sign()), e),
            Stmt::Expr(e) => {
                self.expr(e, 0);
                if !matches!(
                    e,
                    Expr::If(..)
                        | Expr::Match(..)
                        | Expr::Cases { .. }
                        | Expr::Block(..)
                        | Expr::Loop(..)
                ) {
                    self.push(";");
                }
            }
            Stmt::For(label, pattern, iter, body) => {
                self.label(label);
                self.push("for ");
                self.pattern(pattern);
                self.push(" in ");
                self.iter(iter, true);
                self.push(" ");
                self.block(body);
            }
            Stmt::While(label, condition, body) => {
                self.label(label);
                self.push("while ");
                self.expr(condition, 0);
                self.push(" ");
                self.block(body);
            }
            Stmt::Break(label, value) => self.jump("break", label.as_ref(), value.as_ref()),
            Stmt::Continue(label) => self.jump("continue", label.as_ref(), None),
            Stmt::Return(value) => self.jump("return", None, value.as_ref()),
            Stmt::Push(place, e) => self.method_stmt(place, "push", &[e]),
            Stmt::Swap(place, i, j) => self.method_stmt(place, "swap", &[i, j]),
            Stmt::Fill(place, e) => self.method_stmt(place, "fill", &[e]),
            Stmt::CopyFrom(place, from) => {
                self.receiver(place);
                self.push(".copy_from_slice(");
                self.reference(from, false);
                self.push(");");
            }
            Stmt::Borrow(var, unique, place) => {
                self.push(&format!("let {} = ", var.name));
                if place.var.depth > 0 && place.path.is_empty() {
                    self.push(if *unique { "&mut *" } else { "&*" });
                    self.receiver(place);
                } else {
                    self.reference(place, *unique);
                }
                self.push(";");
            }
            Stmt::TakeApart(pattern, unique, place) => {
                self.push("let ");
                self.pattern(pattern);
                self.push(" = ");
                self.reference(place, *unique);
                self.push(";");
            }
            Stmt::Spread(list, places, e) => {
                self.push(if *list { "[" } else { "(" });
                for (i, place) in places.iter().enumerate() {
                    self.push(if i > 0 { ", " } else { "" });
                    match place {
                        Some(place) => self.place(place),
                        None => self.push("_"),
                    }
                }
                self.push(if *list { "] = " } else { ") = " });
                self.expr(e, 0);
                self.push(";");
            }
            Stmt::Exchange(a, b) => {
                self.push("std::mem::swap(");
                self.reference(a, true);
                self.push(", ");
                self.reference(b, true);
                self.push(");");
            }
            Stmt::Closure(var, params, body) => {
                let params: Vec<String> =
                    params.iter().map(|p| format!("{}: f64", p.name)).collect();
                let mutable = if var.mutable { "mut " } else { "" };
                self.push(&format!(
                    "let {mutable}{} = |{}| ",
                    var.name,
                    params.join(", ")
                ));
                match body {
                    Block {
                        stmts,
                        value: Some(value),
                    } if stmts.is_empty() => self.expr(value, 1),
                    body => self.block(body),
                }
                self.push(";");
            }
            Stmt::ForEach(iter, pattern, body) => {
                self.iter(iter, false);
                self.push(".for_each(|");
                self.pattern(pattern);
                self.push("| ");
                self.block(body);
                self.push(");");
            }
        }
    }

    fn assignment(&mut self, place: &Place, sign: &str, e: &Expr) {
        self.place(place);
        self.push(sign);
        self.expr(e, 0);
        self.push(";");
    }

    fn method_stmt(&mut self, place: &Place, name: &str, args: &[&Expr]) {
        self.receiver(place);
        self.push(&format!(".{name}("));
        for (i, arg) in args.iter().enumerate() {
            if i > 0 {
                self.push(", ");
            }
            self.expr(arg, 0);
        }
        self.push(");");
    }

    fn jump(&mut self, word: &str, label: Option<&String>, value: Option<&Expr>) {
        self.push(word);
        if let Some(label) = label {
            self.push(&format!(" '{label}"));
        }
        if let Some(value) = value {
            self.push(" ");
            self.expr(value, 0);
        }
        self.push(";");
    }

    pub(super) fn label(&mut self, label: &Option<String>) {
        if let Some(label) = label {
            self.push(&format!("'{label}: "));
        }
    }

    pub(super) fn pattern(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Name(var) => {
                let mutable = if var.mutable { "mut " } else { "" };
                self.push(&format!("{mutable}{}", var.name));
            }
            Pattern::Deref(var) => self.push(&format!("&{}", var.name)),
            Pattern::Tuple(parts) => {
                self.push("(");
                for (i, part) in parts.iter().enumerate() {
                    if i > 0 {
                        self.push(", ");
                    }
                    self.pattern(part);
                }
                self.push(")");
            }
            Pattern::Record(record, parts) => {
                self.push(&format!("{} {{ ", record.name));
                for (i, (field, part)) in record.fields.iter().zip(parts).enumerate() {
                    self.push(if i > 0 { ", " } else { "" });
                    self.push(&format!("{}: ", field.name));
                    self.pattern(part);
                }
                self.push(" }");
            }
            Pattern::Wild => self.push("_"),
        }
    }

    /// An iterator; `head`: at the head of a `for`, where ranges need no parentheses.
    pub(super) fn iter(&mut self, iter: &Iter, head: bool) {
        match iter {
            Iter::Range(inclusive, lo, hi) => {
                self.push(if head { "" } else { "(" });
                self.expr(lo, 1);
                self.push(if *inclusive { "..=" } else { ".." });
                self.expr(hi, 1);
                self.push(if head { "" } else { ")" });
            }
            Iter::Items(place) => self.source(place, ".iter()"),
            Iter::Bare(place) if !head || place.var.unique && place.path.is_empty() => {
                self.source(place, ".iter()");
            }
            Iter::Bare(place) => self.reference(place, false),
            Iter::ItemsMut(place) => self.source(place, ".iter_mut()"),
            Iter::Windows(place, n) => self.source(place, &format!(".windows({n})")),
            Iter::Chunks(place, n) => self.source(place, &format!(".chunks({n})")),
            Iter::Rev(inner) => self.adaptor(inner, ".rev()"),
            Iter::StepBy(inner, n) => self.adaptor(inner, &format!(".step_by({n})")),
            Iter::Skip(inner, n) => self.adaptor(inner, &format!(".skip({n})")),
            Iter::Take(inner, n) => self.adaptor(inner, &format!(".take({n})")),
            Iter::Enumerate(inner) => self.adaptor(inner, ".enumerate()"),
            Iter::Zip(a, b) => self.pair(a, "zip", b),
            Iter::Chain(a, b) => self.pair(a, "chain", b),
            Iter::Map(inner, pattern, e) => self.closure_adaptor(inner, "map", pattern, e),
            Iter::Filter(inner, pattern, e) => self.closure_adaptor(inner, "filter", pattern, e),
        }
    }

    fn source(&mut self, place: &Place, method: &str) {
        self.receiver(place);
        self.push(method);
    }

    fn adaptor(&mut self, inner: &Iter, text: &str) {
        self.iter(inner, false);
        self.push(text);
    }

    fn pair(&mut self, a: &Iter, name: &str, b: &Iter) {
        self.iter(a, false);
        self.push(&format!(".{name}("));
        self.iter(b, true);
        self.push(")");
    }

    fn closure_adaptor(&mut self, inner: &Iter, name: &str, pattern: &Pattern, e: &Expr) {
        self.iter(inner, false);
        self.push(&format!(".{name}(|"));
        self.pattern(pattern);
        self.push("| ");
        self.expr(e, 1);
        self.push(")");
    }
}
