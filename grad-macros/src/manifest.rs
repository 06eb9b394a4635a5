//! What the crate that is being built calls the facade: `ad` in `ad = { package = "grads" }`. A reader of all of TOML would
//! take longer to compile than the rest of the macro; here it is enough to know keys, strings and brackets.

use std::path::Path;

/// The name under which the crate in `dir` depends on `package`, if it is another name.
pub fn renamed(dir: &Path, package: &str) -> Option<String> {
    let own = entries(&std::fs::read_to_string(dir.join("Cargo.toml")).ok()?);
    let own: Vec<Dependency> = own.iter().filter_map(Dependency::of).collect();
    let here = |d: &&Dependency| d.is("package", package);
    if own
        .iter()
        .any(|d| d.name == package && !d.names_other(&own, package))
    {
        return None;
    }
    let found = own.iter().find(here).map(|d| d.name.to_string());
    found.or_else(|| {
        let inherited = own.iter().filter(|d| d.is("workspace", "true"));
        let names: Vec<&str> = inherited.map(|d| d.name).collect();
        dir.ancestors().skip(1).find_map(|above| {
            let text = std::fs::read_to_string(above.join("Cargo.toml")).ok()?;
            let entries = entries(&text);
            let shared = entries.iter().filter_map(Dependency::of);
            let mut shared = shared.filter(|d| d.of_workspace && d.is("package", package));
            let name = shared.find(|d| names.contains(&d.name))?.name.to_string();
            Some(name)
        })
    })
}

/// Whether the crate in `dir` is of the edition 2015, which is that of a crate that names none.
pub fn is_2015(dir: &Path) -> bool {
    let Ok(text) = std::fs::read_to_string(dir.join("Cargo.toml")) else {
        return false;
    };
    let entries = entries(&text);
    let mut editions = entries.iter().filter(
        |e| matches!(&e.keys[..], [p, edition, ..] if p == "package" && edition == "edition"),
    );
    editions.next().is_none_or(|e| e.value == "2015")
}

/// `key = value` under its table, all keys in one list.
struct Entry {
    keys: Vec<String>,
    value: String,
}

/// One property of a dependency, or a dependency without properties (`grads = "1"`).
struct Dependency<'a> {
    name: &'a str,
    property: Option<(&'a str, &'a str)>,
    of_workspace: bool,
}

impl<'a> Dependency<'a> {
    fn of(entry: &'a Entry) -> Option<Dependency<'a>> {
        let tables = ["dependencies", "dev-dependencies", "build-dependencies"];
        let at = entry
            .keys
            .iter()
            .position(|k| tables.contains(&k.as_str()))?;
        Some(Dependency {
            name: entry.keys.get(at + 1)?,
            property: entry
                .keys
                .get(at + 2)
                .map(|k| (k.as_str(), entry.value.as_str())),
            of_workspace: entry.keys[0] == "workspace",
        })
    }
    fn is(&self, property: &str, value: &str) -> bool {
        self.property == Some((property, value))
    }
    /// Whether what has this name is another package: `grads = { package = "other" }`.
    fn names_other(&self, all: &[Dependency], package: &str) -> bool {
        let mut same = all.iter().filter(|d| d.name == self.name);
        same.any(|d| matches!(d.property, Some(("package", other)) if other != package))
    }
}

/// What a manifest says, as far as it is strings, bare words and tables of them.
fn entries(text: &str) -> Vec<Entry> {
    let mut found = vec![];
    let mut table = vec![];
    for statement in statements(text) {
        match statement
            .strip_prefix('[')
            .and_then(|s| s.strip_suffix(']'))
        {
            Some(header) if !statement.contains('=') || header.starts_with("target") => {
                table = split(header.trim_matches(['[', ']']), '.')
                    .map(bare)
                    .collect();
            }
            _ => value(&table, statement.trim(), &mut found),
        }
    }
    found
}

/// `a.b = value`, where the value may be an inline table.
fn value(table: &[String], statement: &str, found: &mut Vec<Entry>) {
    let mut sides = split(statement, '=');
    let Some(left) = sides.next() else { return };
    let Some(right) = statement.get(left.len() + 1..).map(str::trim) else {
        return;
    };
    let keys: Vec<String> = table
        .iter()
        .cloned()
        .chain(split(left, '.').map(bare))
        .collect();
    match right.strip_prefix('{').and_then(|r| r.strip_suffix('}')) {
        Some(inside) => split(inside, ',').for_each(|part| value(&keys, part, found)),
        None => found.push(Entry {
            keys,
            value: bare(right),
        }),
    }
}

/// Without quotes and blanks.
fn bare(text: &str) -> String {
    text.trim().trim_matches(['"', '\'']).to_string()
}

/// The statements of a manifest: lines without comments, where what is in brackets or quotes counts as one line.
fn statements(text: &str) -> impl Iterator<Item = String> {
    let mut out = vec![String::new()];
    let mut at = Position::default();
    let mut comment = false;
    for c in text.chars() {
        comment = (comment || (c == '#' && at.quote.is_none())) && c != '\n';
        if comment {
            continue;
        }
        at.pass(c);
        match c {
            '\n' if at.is_outside() => out.push(String::new()),
            '\n' => {}
            c => out.last_mut().expect("one is open").push(c),
        }
    }
    out.into_iter()
        .map(|s| s.trim().to_string())
        .filter(|s| !s.is_empty())
}

/// The parts between separators that stand outside of brackets and quotes.
fn split(text: &str, separator: char) -> impl Iterator<Item = &str> {
    let mut at = Position::default();
    text.split(move |c| {
        at.pass(c);
        c == separator && at.is_outside()
    })
}

/// Whether a place is in brackets or quotes.
#[derive(Clone, Copy, Default)]
struct Position {
    depth: usize,
    quote: Option<char>,
}

impl Position {
    fn pass(&mut self, c: char) {
        match (self.quote, c) {
            (Some(quote), c) if quote == c => self.quote = None,
            (Some(_), _) => {}
            (None, '"' | '\'') => self.quote = Some(c),
            (None, '[' | '{') => self.depth += 1,
            (None, ']' | '}') => self.depth = self.depth.saturating_sub(1),
            (None, _) => {}
        }
    }
    fn is_outside(self) -> bool {
        self.depth == 0 && self.quote.is_none()
    }
}

#[cfg(test)]
mod tests {
    use super::renamed;
    use std::path::PathBuf;

    /// A crate with this manifest, in a workspace with that one.
    fn name_in(case: &str, manifest: &str, workspace: &str) -> Option<String> {
        let root: PathBuf =
            std::env::temp_dir().join(format!("grads-manifest-{case}-{}", std::process::id()));
        let dir = root.join("member");
        std::fs::create_dir_all(&dir).unwrap();
        std::fs::write(root.join("Cargo.toml"), workspace).unwrap();
        std::fs::write(dir.join("Cargo.toml"), manifest).unwrap();
        let name = renamed(&dir, "grads");
        std::fs::remove_dir_all(&root).unwrap();
        name
    }

    #[test]
    fn a_dependency_is_found_under_its_own_name() {
        for (case, manifest) in [
            (
                "plain",
                "[package]\nname = \"a\"\n[dependencies]\ngrads = \"0.1\"\n",
            ),
            (
                "table",
                "[dependencies]\ngrads = { path = \"..\" } # ad = { package = \"grads\" }\n",
            ),
            (
                "both",
                "[dependencies]\ngrads = \"0.1\"\nad = { package = \"grads\", version = \"0.0\" }\n",
            ),
            ("none", "[dependencies]\nserde = \"1\"\n"),
        ] {
            assert_eq!(name_in(case, manifest, ""), None, "{manifest}");
        }
    }

    #[test]
    fn a_renamed_dependency_is_found() {
        for (case, manifest) in [
            (
                "inline",
                "[dependencies]\nad = { features = [\n  'graph', # more\n], package = \"grads\" }\n",
            ),
            (
                "own-table",
                "[dev-dependencies.ad]\nversion = \"0.1\"\npackage = 'grads'\n",
            ),
            (
                "dotted",
                "[target.'cfg(not(target_os = \"none\"))'.dependencies]\nad.package = \"grads\"\n",
            ),
            (
                "taken",
                "[dependencies]\ngrads = { package = \"other\" }\nad = { package = \"grads\" }\n",
            ),
        ] {
            assert_eq!(
                name_in(case, manifest, "").as_deref(),
                Some("ad"),
                "{manifest}"
            );
        }
    }

    #[test]
    fn a_crate_without_an_edition_is_of_the_first() {
        let dir = std::env::temp_dir().join(format!("grads-edition-{}", std::process::id()));
        std::fs::create_dir_all(&dir).unwrap();
        for (manifest, expected) in [
            ("[package]\nname = \"a\"\n", true),
            ("[package]\nedition = \"2015\"\n", true),
            ("[package]\nedition = '2021'\n", false),
            ("[package]\nedition.workspace = true\n", false),
        ] {
            std::fs::write(dir.join("Cargo.toml"), manifest).unwrap();
            assert_eq!(super::is_2015(&dir), expected, "{manifest}");
        }
        std::fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_workspace_may_rename_it() {
        let workspace = "[workspace.dependencies]\nad = { package = \"grads\", version = \"0.1\" }\nb = \"1\"\n";
        for (case, manifest) in [
            ("inherited", "[dependencies]\nad = { workspace = true }\n"),
            ("inherited-dotted", "[dependencies]\nad.workspace = true\n"),
        ] {
            assert_eq!(
                name_in(case, manifest, workspace).as_deref(),
                Some("ad"),
                "{manifest}"
            );
        }
        assert_eq!(
            name_in(
                "not-inherited",
                "[dependencies]\nb.workspace = true\n",
                workspace
            ),
            None
        );
    }
}
