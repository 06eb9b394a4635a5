//! The JSON form of a case.

use grad_core::ir::DType;
use grad_core::tensor::Tensor;
use serde_json::Value as Json;
use std::collections::BTreeMap;

/// What a part of a case is, or why it cannot be read.
pub type Read<T> = Result<T, String>;

/// A program with what is asked of it, and what TensorFlow answers.
pub struct Case {
    pub id: String,
    pub group: String,
    pub inputs: Vec<Input>,
    pub query: Query,
    pub program: Region,
    pub expect: Expect,
}

pub struct Input {
    pub name: String,
    pub value: Tensor,
}

/// A graph: of the program, a branch, a loop body, a function.
#[derive(Clone)]
pub struct Region {
    pub params: Vec<String>,
    pub ops: Vec<Op>,
    pub ret: Vec<String>,
}

#[derive(Clone)]
pub struct Op {
    pub name: String,
    pub out: Vec<String>,
    pub ins: Vec<String>,
    pub attr: Json,
    pub branches: Vec<Region>,
    regions: BTreeMap<String, Region>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    Gradients,
    Hessians,
    Hvp,
    Jacobian,
}

pub struct Query {
    pub kind: Kind,
    pub order: usize,
    pub ys: Vec<String>,
    pub xs: Vec<String>,
    pub stops: Vec<String>,
    pub grad_ys: Vec<Option<Tensor>>,
    pub unconnected: String,
    pub aggregation: Option<String>,
    pub v: Vec<Tensor>,
}

/// Answers by the name that the file gives them: `None` where there is no gradient.
pub struct Expect {
    pub ys: Vec<Tensor>,
    pub grads: Vec<Option<Answer>>,
    pub orders: Vec<Vec<Option<Answer>>>,
    pub hessians: Vec<Option<Answer>>,
    pub hvp: Vec<Option<Answer>>,
    pub jacobians: Vec<Option<Answer>>,
}

pub struct Answer {
    pub dense: Tensor,
    /// Indices and values of a gradient that is zero but for some rows.
    pub sparse: Option<(Vec<f64>, Tensor)>,
}

/// The cases of a file `{meta, cases}`.
pub fn cases(text: &str) -> Read<Vec<Case>> {
    let json: Json = serde_json::from_str(text).map_err(|e| e.to_string())?;
    list(&json["cases"], case)
}

fn case(json: &Json) -> Read<Case> {
    let id = text(&json["id"])?;
    let read = || -> Read<Case> {
        Ok(Case {
            id: id.clone(),
            group: text(&json["group"])?,
            inputs: list(&json["inputs"], input)?,
            query: query(&json["query"])?,
            program: region(&json["program"])?,
            expect: expect(&json["expect"])?,
        })
    };
    read().map_err(|e| format!("{id}: {e}"))
}

fn input(json: &Json) -> Read<Input> {
    Ok(Input {
        name: text(&json["name"])?,
        value: tensor(json)?,
    })
}

fn query(json: &Json) -> Read<Query> {
    Ok(Query {
        kind: match text(&json["kind"])?.as_str() {
            "gradients" => Kind::Gradients,
            "hessians" => Kind::Hessians,
            "hvp" => Kind::Hvp,
            "jacobian" => Kind::Jacobian,
            other => return Err(format!("a query of kind {other}")),
        },
        order: json["order"].as_u64().unwrap_or(1) as usize,
        ys: names(&json["ys"])?,
        xs: names(&json["xs"])?,
        stops: optional(&json["stop_gradients"], names)?.unwrap_or_default(),
        grad_ys: optional(&json["grad_ys"], |g| list(g, |g| optional(g, tensor)))?
            .unwrap_or_default(),
        unconnected: text(&json["unconnected"])?,
        aggregation: optional(&json["aggregation"], text)?,
        v: optional(&json["v"], |v| list(v, tensor))?.unwrap_or_default(),
    })
}

fn region(json: &Json) -> Read<Region> {
    Ok(Region {
        params: optional(&json["params"], names)?.unwrap_or_default(),
        ops: list(&json["ops"], op)?,
        ret: names(&json["ret"])?,
    })
}

fn op(json: &Json) -> Read<Op> {
    let mut regions = BTreeMap::new();
    for name in ["then", "else", "cond", "body", "fn", "grad"] {
        if let Some(nested) = optional(&json[name], region)? {
            regions.insert(name.to_string(), nested);
        }
    }
    Ok(Op {
        name: text(&json["op"])?,
        out: names(&json["out"])?,
        ins: names(&json["in"])?,
        attr: json["attr"].clone(),
        branches: optional(&json["branches"], |b| list(b, region))?.unwrap_or_default(),
        regions,
    })
}

fn expect(json: &Json) -> Read<Expect> {
    let answers = |json: &Json| list(json, |a| optional(a, answer));
    let given = |name: &str| optional(&json[name], answers);
    Ok(Expect {
        ys: list(&json["ys"], tensor)?,
        grads: given("grads")?.unwrap_or_default(),
        orders: optional(&json["orders"], |orders| list(orders, answers))?.unwrap_or_default(),
        hessians: given("hessians")?.unwrap_or_default(),
        hvp: given("hvp")?.unwrap_or_default(),
        jacobians: given("jacobians")?.unwrap_or_default(),
    })
}

fn answer(json: &Json) -> Read<Answer> {
    let sparse = optional(&json["sparse"], |sparse| {
        let indices = list(&sparse["indices"], number)?;
        Ok((indices, tensor(&sparse["values"])?))
    })?;
    let dense = tensor(json)?;
    Ok(Answer { dense, sparse })
}

/// `{dtype, shape, data}`, of `f64` without a type.
pub fn tensor(json: &Json) -> Read<Tensor> {
    let shape = list(&json["shape"], |n| Ok(number(n)? as usize))?;
    let data = list(&json["data"], number)?;
    let dtype = optional(&json["dtype"], |t| dtype(&text(t)?))?.unwrap_or(DType::F64);
    let tensor = match dtype {
        DType::F64 => Tensor::from_shape(&shape, data),
        DType::F32 => from(&shape, &data, |x| x as f32),
        DType::I32 => from(&shape, &data, |x| x as i32),
        DType::I64 => from(&shape, &data, |x| x as i64),
        DType::Bool => from(&shape, &data, |x| x != 0.0),
    };
    tensor.ok_or_else(|| format!("no tensor of shape {shape:?}"))
}

fn from<T: grad_core::tensor::convert::Element>(
    shape: &[usize],
    data: &[f64],
    convert: fn(f64) -> T,
) -> Option<Tensor> {
    Tensor::from_shape(shape, data.iter().copied().map(convert).collect())
}

/// The type of elements of this name, Rust's or TensorFlow's.
pub fn dtype(name: &str) -> Read<DType> {
    match name {
        "f32" | "float32" => Ok(DType::F32),
        "f64" | "float64" => Ok(DType::F64),
        "i32" | "int32" => Ok(DType::I32),
        "i64" | "int64" => Ok(DType::I64),
        "bool" => Ok(DType::Bool),
        other => Err(format!("the type of elements {other}")),
    }
}

impl Case {
    /// Whether there are values of `f32`.
    pub fn through_f32(&self) -> bool {
        self.inputs.iter().any(|i| i.value.dtype() == DType::F32) || self.program.casts_to_f32()
    }
}

impl Op {
    /// The graph that the operation names so.
    pub fn region(&self, name: &str) -> &Region {
        let found = self.regions.get(name);
        found.unwrap_or_else(|| panic!("`{}` has no graph `{name}`", self.name))
    }
    /// An attribute that must be there.
    pub fn attr<T>(&self, name: &str, read: impl FnOnce(&Json) -> Read<T>) -> T {
        let read = read(&self.attr[name]);
        read.unwrap_or_else(|e| panic!("attribute {name} of `{}`: {e}", self.name))
    }
    /// The graphs in it.
    fn nested(&self) -> impl Iterator<Item = &Region> {
        self.regions.values().chain(&self.branches)
    }
    /// Whether an attribute is there and true.
    pub fn flag(&self, name: &str) -> bool {
        self.attr[name].as_bool().unwrap_or(false)
    }
}

impl Region {
    fn casts_to_f32(&self) -> bool {
        self.ops.iter().any(|op| {
            let to = op.attr["to"].as_str().map(dtype);
            to == Some(Ok(DType::F32)) || op.nested().any(Region::casts_to_f32)
        })
    }
    /// The names that are read here, or in graphs inside, and made outside.
    pub fn free(&self) -> Vec<String> {
        let mut made = vec![];
        let mut read = vec![];
        self.collect(&mut made, &mut read);
        let mut free = vec![];
        for name in read {
            if !made.contains(&name) && !free.contains(&name) {
                free.push(name);
            }
        }
        free
    }
    fn collect(&self, made: &mut Vec<String>, read: &mut Vec<String>) {
        made.extend(self.params.iter().cloned());
        for op in &self.ops {
            read.extend(op.ins.iter().cloned());
            made.extend(op.out.iter().cloned());
            for nested in op.nested() {
                nested.collect(made, read);
            }
        }
        read.extend(self.ret.iter().cloned());
    }
}

/// The elements of an array, each read.
pub fn list<T>(json: &Json, read: impl FnMut(&Json) -> Read<T>) -> Read<Vec<T>> {
    let items = json
        .as_array()
        .ok_or_else(|| format!("{json} is no list"))?;
    items.iter().map(read).collect()
}

/// Nothing for `null`, or for what is not there.
pub fn optional<T>(json: &Json, read: impl FnOnce(&Json) -> Read<T>) -> Read<Option<T>> {
    match json {
        Json::Null => Ok(None),
        given => read(given).map(Some),
    }
}

pub fn text(json: &Json) -> Read<String> {
    let text = json.as_str().ok_or_else(|| format!("{json} is no text"));
    text.map(str::to_string)
}

fn names(json: &Json) -> Read<Vec<String>> {
    list(json, text)
}

/// A number, a truth value as 0 or 1, or the text of one that JSON has not.
pub fn number(json: &Json) -> Read<f64> {
    let read = match json {
        Json::Number(n) => n.as_f64(),
        Json::Bool(b) => Some(f64::from(u8::from(*b))),
        Json::String(text) => text.parse().ok(),
        Json::Null | Json::Array(_) | Json::Object(_) => None,
    };
    read.ok_or_else(|| format!("{json} is no number"))
}

/// An integer, as an axis or a position is.
pub fn integer(json: &Json) -> Read<isize> {
    Ok(number(json)? as isize)
}
