//! Problems with the user's code, collected: each is one `compile_error!` on the tokens to blame.

use crate::assumed::{self, Assumptions};
use crate::outside;
use grad_core::diag::{Diagnostic, Diagnostics};
use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;

/// Something was refused, and has been reported.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Refused;

/// Where something stands in the source.
#[derive(Clone, Copy, Debug)]
pub struct Site {
    /// Its first and its last token, where an error about it stands.
    ends: (Span, Span),
    /// The first and the last token of what panics in it.
    point: Point,
}

/// The tokens from which rustc takes the place of a panic: the first, or of an operator of the user's the last.
#[derive(Clone, Copy, Debug)]
pub struct Point {
    /// The first token.
    pub first: Span,
    /// The last token: the brackets of an index.
    pub last: Span,
}

impl From<Span> for Point {
    fn from(span: Span) -> Point {
        Point {
            first: span,
            last: span,
        }
    }
}

impl Site {
    /// All of `tokens`.
    pub fn of(tokens: &impl ToTokens) -> Site {
        let mut all = tokens.to_token_stream().into_iter();
        let first = all.next().map_or_else(Span::call_site, |t| t.span());
        Site {
            ends: (first, all.last().map_or(first, |t| t.span())),
            point: first.into(),
        }
    }
    /// All of an expression. A call of a method panics at the method's name, what is indexed or written to at the index.
    pub fn of_expr(e: &syn::Expr) -> Site {
        match e {
            syn::Expr::MethodCall(call) => Site::of_call(call),
            syn::Expr::Index(e) => Site::of_index(e),
            syn::Expr::Assign(e) => Site::led_by(&e.left, e),
            syn::Expr::Binary(e) => Site::led_by(&e.left, e),
            _ => Site::of(e),
        }
    }
    /// All of an index.
    pub fn of_index(e: &syn::ExprIndex) -> Site {
        let site = Site::of(e);
        Site {
            point: Point {
                last: e.bracket_token.span.join(),
                ..site.point
            },
            ..site
        }
    }
    /// All of a part `x[lo..hi]`, which std's operator finds.
    pub fn of_part(e: &syn::ExprIndex) -> Site {
        Site {
            point: e.bracket_token.span.join().into(),
            ..Site::of(e)
        }
    }
    /// All of `e`, which begins with `first`: if that is an index, it panics there.
    pub fn led_by(first: &syn::Expr, e: &impl ToTokens) -> Site {
        match first {
            syn::Expr::Index(first) => Site {
                point: Site::of_index(first).point,
                ..Site::of(e)
            },
            _ => Site::of(e),
        }
    }
    /// All of a call of a method.
    pub fn of_call(e: &syn::ExprMethodCall) -> Site {
        Site {
            point: e.method.span().into(),
            ..Site::of(e)
        }
    }
    /// The same, but for where it panics.
    pub fn beginning_at(self, first: Span) -> Site {
        Site {
            point: Point {
                first,
                ..self.point
            },
            ..self
        }
    }
    /// The first token.
    pub fn start(self) -> Span {
        self.ends.0
    }
    /// Where it panics.
    pub fn point(self) -> Point {
        self.point
    }
    /// The spans of its first and its last token.
    pub fn ends(self) -> (Span, Span) {
        self.ends
    }
}

impl From<Span> for Site {
    fn from(span: Span) -> Site {
        Site {
            ends: (span, span),
            point: span.into(),
        }
    }
}

/// Where a later stage found something, as far as it knows.
fn place(found: &Diagnostic, sites: &[Site]) -> Site {
    let site = found.loc.0.and_then(|i| sites.get(i as usize));
    site.copied()
        .unwrap_or_else(|| Site::from(Span::call_site()))
}

/// The problems found so far.
#[derive(Default)]
pub struct Problems {
    found: Vec<(Site, String)>,
    /// What rustc should find too, and explain better.
    doubtful: Vec<(Site, String)>,
    /// What the verifier says of the first of them, in the notation of the graph: for whoever mends the macro.
    verifier: Option<String>,
    /// How many mistakes rustc is sure to find.
    known: usize,
    /// What was taken for granted where types do not fit, which may be why.
    assumed: Box<Assumptions>,
}

impl Problems {
    /// Adds an error.
    pub fn error(&mut self, site: impl Into<Site>, message: impl Into<String>) {
        self.found.push((site.into(), message.into()));
    }
    /// Adds an error with what to do about it.
    pub fn refuse(
        &mut self,
        site: impl Into<Site>,
        message: impl AsRef<str>,
        help: impl AsRef<str>,
    ) -> Refused {
        self.error(
            site,
            format!("{}\nhelp: {}", message.as_ref(), help.as_ref()),
        );
        Refused
    }
    /// With another way out in every error, if there is one.
    pub fn offering(mut self, help: &str) -> Problems {
        for (_, message) in self.found.iter_mut().filter(|_| !help.is_empty()) {
            message.push_str("\nhelp: ");
            message.push_str(help);
        }
        self
    }
    /// How many there are.
    pub fn len(&self) -> usize {
        self.found.len() + self.doubtful.len() + self.known
    }
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }
    /// These, or the others if rustc should find all that is wrong here.
    pub fn or_if_doubtful(self, others: Problems) -> Problems {
        match self.found.is_empty() {
            true => others,
            false => self,
        }
    }
    /// Forgets all after the first `len`.
    pub fn truncate(&mut self, len: usize) {
        self.found.truncate(len);
        self.doubtful.clear();
    }
    /// The first of them, as far as it is not left to rustc.
    pub fn first(&self) -> Option<(Site, &str)> {
        let first = self.found.first().or(self.doubtful.first());
        first.map(|(site, message)| (*site, message.as_str()))
    }
    /// The messages.
    #[cfg(test)]
    pub fn messages(&self) -> impl Iterator<Item = &str> {
        self.found
            .iter()
            .chain(&self.doubtful)
            .map(|(_, m)| m.as_str())
    }
    /// Takes over the errors of a stage that knows places by their number.
    pub fn absorb(&mut self, found: &Diagnostics, sites: &[Site]) {
        for d in found.iter() {
            self.error(place(d, sites), d.to_string());
        }
    }
    /// Takes over what another collection holds.
    pub fn append(&mut self, other: Problems) {
        self.found.extend(other.found);
        self.doubtful.extend(other.doubtful);
        self.verifier = self.verifier.take().or(other.verifier);
        self.known += other.known;
        self.assumed.append(*other.assumed);
    }
    /// Notes what was taken for granted: rustc is asked about it before types are said not to fit.
    pub fn taken_for_granted(&mut self, assumed: Assumptions) {
        self.assumed.append(assumed);
    }
    /// Takes over what the verifier finds in a lowered function: types that do not fit.
    pub fn ill_typed(&mut self, found: &Diagnostics, sites: &[Site]) {
        for d in found.iter() {
            self.verifier.get_or_insert_with(|| d.message.clone());
            self.doubt(place(d, sites), ILL_TYPED);
        }
    }
    /// Adds a mistake of which rustc is sure to speak, and of which nothing else is said.
    pub fn leave(&mut self) {
        self.known += 1;
    }
    /// Adds an error that rustc should find too.
    pub fn doubt(&mut self, site: impl Into<Site>, message: impl Into<String>) {
        self.doubtful.push((site.into(), message.into()));
    }
    /// The doubtful errors, as far as rustc finds nothing wrong with `function`, a method of `this` if there is one: a
    /// constant that is one, with the body in it. Where there are others, they say enough.
    pub fn leave_to_rustc(
        &mut self,
        function: &syn::ItemFn,
        this: Option<&syn::Type>,
    ) -> Option<TokenStream> {
        let (site, message) = self.doubtful.first()?;
        if !self.found.is_empty() {
            self.doubtful.clear();
            return None;
        }
        if !function.sig.generics.params.is_empty() {
            return None;
        }
        let closure = outside::as_closure(&assumed::questioned(function, &self.assumed))?;
        let closure = match this {
            Some(ty) => outside::spelled(closure, ty)?,
            None => closure,
        };
        // the types of a body that rustc takes do fit
        let message = match &self.verifier {
            Some(said) => format!("internal error: {message}\nnote: please report this: {said}"),
            None => message.clone(),
        };
        let panic = quote::quote_spanned!(site.start()=> ::core::panic!("{}", #message));
        self.doubtful.clear();
        Some(quote::quote! {
            #[allow(warnings)]
            const _: () = {
                let _ = #closure;
                #panic
            };
        })
    }
    /// One `compile_error!` each.
    pub fn to_compile_errors(&self) -> TokenStream {
        let mut seen: Vec<String> = Vec::new();
        let mut out = TokenStream::new();
        for (site, message) in self.found.iter().chain(&self.doubtful) {
            let key = format!("{:?} {message}", site.start());
            if seen.contains(&key) {
                continue;
            }
            seen.push(key);
            out.extend(compile_error(*site, message));
        }
        out
    }
    /// The first again, in a type: rustc says it once, and says nothing of what has that type.
    pub fn as_type(&self) -> Option<TokenStream> {
        let (site, message) = self.found.first().or(self.doubtful.first())?;
        let error = compile_error(*site, message);
        Some(quote::quote! {
            <::grads::__private::Checked<{ (#error) }> as ::grads::__private::Known<()>>::Type
        })
    }
}

/// What is said where rustc cannot be asked first.
const ILL_TYPED: &str = "the types of this expression do not fit\n\
    help: convert with `as`, or write the types of variables, as in `let x: f64 = ..`";

/// Whether generated code is an error.
pub fn has_error(tokens: &TokenStream) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Group(group) => has_error(&group.stream()),
        TokenTree::Ident(name) => name == "compile_error",
        TokenTree::Punct(_) | TokenTree::Literal(_) => false,
    })
}

fn compile_error(site: Site, message: &str) -> TokenStream {
    let (start, end) = site.ends;
    let mut tokens = TokenStream::new();
    tokens.extend(quote::quote_spanned!(start=> _));
    tokens.extend(quote::quote_spanned!(end=> _));
    syn::Error::new_spanned(tokens, message).into_compile_error()
}
