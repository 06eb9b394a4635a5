//! Types that share nothing: what is handed to a method by `&` cannot be put away in a value of one, to be taken out again later.

use super::World;
use super::items::{Layout, Module};
use super::layouts::number_or_of_std;
use super::spelled::words_of_path;
use crate::visit::{self, Visit};
use grad_core::ordered::OrderedSet;
use syn::Type;

impl World {
    /// Whether a type of the world's is made of numbers, texts, containers of std and such types: there is no `Cell` in it, and nothing that is
    /// not seen.
    pub fn is_sealed(&self, of: &str) -> bool {
        let ty: Option<Type> = syn::parse_str(of).ok();
        ty.is_some_and(|ty| {
            let mut look = Look {
                world: self,
                seen: OrderedSet::default(),
                params: vec![],
                sealed: self.has_all_arguments(&ty),
            };
            look.visit_type(&ty);
            look.sealed
        })
    }
}

struct Look<'w> {
    world: &'w World,
    /// The types that are looked into.
    seen: OrderedSet<String>,
    /// The generic params of the type that is looked into: what stands for them is looked at where it is written.
    params: Vec<String>,
    sealed: bool,
}

impl<'a> Visit<'a> for Look<'_> {
    fn visit_type(&mut self, ty: &'a Type) {
        self.sealed &= match ty {
            Type::Array(_) | Type::Tuple(_) | Type::Paren(_) | Type::Group(_) => true,
            Type::Path(p) if p.qself.is_none() => self.path(&p.path),
            _ => false,
        };
        visit::visit_type(self, ty);
    }
}

impl Look<'_> {
    fn path(&mut self, path: &syn::Path) -> bool {
        let is_param = |p: &String| path.is_ident(p);
        if self.params.iter().any(is_param) {
            return true;
        }
        let Some(name) = words_of_path(path).map(|words| words.join("::")) else {
            return false;
        };
        match self.world.find(&name, &Module::has_type) {
            Some((module, _)) if self.world.is_here(&module) => {}
            Some(_) => return false,
            None => return number_or_of_std(self.world, path),
        }
        if !self.seen.insert(name.clone()) {
            return true;
        }
        match self.world.layout(&name) {
            Some(layout) => self.inside(layout),
            None => false,
        }
    }

    fn inside(&mut self, layout: &Layout) -> bool {
        let params = layout.param_names();
        let around = std::mem::replace(&mut self.params, params);
        let (_, fields) = layout.parts();
        fields.into_iter().for_each(|f| self.visit_type(&f.ty));
        self.params = around;
        self.sealed
    }
}
