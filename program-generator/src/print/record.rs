//! Structs and enums: their items, their values, and looking at them.

use super::{Printer, ty};
use crate::ast::{Arg, Block, Case, Choice, Expr, Place, Record, Sample, Ty};

impl Printer<'_> {
    /// The item that declares a type.
    pub(super) fn item(&mut self, t: &Ty) {
        match t {
            Ty::Record(record) => {
                let copy = if record.copy { ", Copy" } else { "" };
                self.push(&format!("#[derive(Clone{copy}, Debug, Differentiable)]\n"));
                self.push(&format!("struct {} {{\n", record.name));
                for field in &record.fields {
                    let constant = if field.constant { "#[no_diff] " } else { "" };
                    self.push(&format!(
                        "    {constant}{}: {},\n",
                        field.name,
                        ty(&field.ty)
                    ));
                }
                self.push("}\n");
                if record.derefs {
                    self.derefs(record);
                }
            }
            Ty::Choice(choice) => {
                let variants: Vec<String> = choice
                    .variants
                    .iter()
                    .map(|(name, n)| match n {
                        0 => name.clone(),
                        n => format!("{name}({})", vec!["f64"; *n].join(", ")),
                    })
                    .collect();
                self.push("#[derive(Clone, Copy, Debug, Differentiable)]\n");
                let name = choice.name.as_deref().unwrap_or_default();
                self.push(&format!("enum {name} {{ {} }}\n", variants.join(", ")));
            }
            _ => {}
        }
    }

    /// `impl Deref` and `impl DerefMut` by the first field.
    fn derefs(&mut self, record: &Record) {
        let (name, field) = (&record.name, &record.fields[0]);
        let (part, target) = (&field.name, ty(&field.ty));
        self.push(&format!(
            "impl std::ops::Deref for {name} {{\n    type Target = {target};\n    \
             fn deref(&self) -> &{target} {{ &self.{part} }}\n}}\n\
             impl std::ops::DerefMut for {name} {{\n    \
             fn deref_mut(&mut self) -> &mut {target} {{ &mut self.{part} }}\n}}\n"
        ));
    }

    pub(super) fn record(
        &mut self,
        record: &Record,
        fields: &[(usize, Expr)],
        base: Option<&Place>,
    ) {
        self.push(&format!("{} {{ ", record.name));
        for (i, (field, e)) in fields.iter().enumerate() {
            let name = &record.fields[*field].name;
            self.push(if i > 0 { ", " } else { "" });
            match e {
                Expr::Read(place)
                    if place.var.name == *name && place.path.is_empty() && place.var.depth == 0 =>
                {
                    self.push(name);
                }
                e => {
                    self.push(&format!("{name}: "));
                    self.expr(e, 0);
                }
            }
        }
        if let Some(base) = base {
            self.push(if fields.is_empty() { ".." } else { ", .." });
            self.place(base);
        }
        self.push(" }");
    }

    pub(super) fn variant(&mut self, choice: &Choice, variant: usize, payload: &[Expr]) {
        self.push(&path(choice, variant));
        if !payload.is_empty() {
            self.list("(", payload, ")");
        }
    }

    pub(super) fn cases(&mut self, on: &Arg, choice: &Choice, cases: &[Case], if_let: bool) {
        let pattern = |case: &Case| match case.variant {
            None => "_".to_string(),
            Some(variant) if case.names.is_empty() => path(choice, variant),
            Some(variant) => {
                let names: Vec<&str> = case.names.iter().map(|v| v.name.as_str()).collect();
                format!("{}({})", path(choice, variant), names.join(", "))
            }
        };
        if let (true, [first, other]) = (if_let, cases) {
            self.push(&format!("if let {} = ", pattern(first)));
            self.looked_at(on);
            self.push(" ");
            self.block(&first.body);
            if other.body != Block::default() {
                self.push(" else ");
                self.block(&other.body);
            }
            return;
        }
        self.push("match ");
        self.looked_at(on);
        self.push(" {");
        self.indent += 1;
        for case in cases {
            self.line();
            self.push(&format!("{} => ", pattern(case)));
            self.block(&case.body);
        }
        self.indent -= 1;
        self.line();
        self.push("}");
    }

    fn looked_at(&mut self, on: &Arg) {
        match on {
            Arg::Value(e) => self.typed(e, super::expr::RECEIVER),
            Arg::Shared(place) => self.reference(place, false),
            Arg::InOut(place) => self.reference(place, true),
        }
    }
}

fn path(choice: &Choice, variant: usize) -> String {
    let name = &choice.variants[variant].0;
    match &choice.name {
        Some(owner) => format!("{owner}::{name}"),
        None => name.clone(),
    }
}

/// A struct as an argument, or its tangent as a cotangent, which has no integers.
pub(super) fn literal(
    record: &Record,
    items: &[Sample],
    tangent: bool,
    value: &dyn Fn(&Sample, &Ty) -> String,
) -> String {
    let fields: Vec<String> = record
        .fields
        .iter()
        .zip(items)
        .filter(|(f, _)| !tangent || f.varies())
        .map(|(f, s)| format!("{}: {}", f.name, value(s, &f.ty)))
        .collect();
    let name = if tangent { "Tangent" } else { "" };
    format!("{}{name} {{ {} }}", record.name, fields.join(", "))
}
