//! The chapters of the guide, each with its blocks of code as doc tests.

#[path = "../../src/guide.rs"]
pub mod guide;

#[cfg(test)]
mod tests {
    use super::guide::FILES;
    use std::fs;
    use std::path::PathBuf;

    fn folder() -> PathBuf {
        PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/guide")
    }

    fn chapter(file: &str) -> String {
        fs::read_to_string(folder().join(file)).expect("a chapter")
    }

    #[test]
    fn every_file_is_a_chapter_that_the_index_names() {
        let entries = fs::read_dir(folder()).expect("the folder of the guide");
        let names = entries.map(|e| e.expect("an entry").file_name().into_string());
        let mut files: Vec<String> = names.map(|n| n.expect("a name")).collect();
        files.retain(|name| name != "README.md");
        files.sort();
        let mut chapters = FILES.to_vec();
        chapters.sort();
        assert_eq!(files, chapters);
        let index = chapter("README.md");
        for file in files {
            assert!(index.contains(&format!("]: {file}")), "{file}");
        }
    }

    #[test]
    fn every_chapter_asks_and_answers_in_its_first_ten_lines() {
        for file in FILES {
            let text = chapter(file);
            let first: Vec<&str> = text.lines().take(10).collect();
            let question = first.iter().find(|line| line.starts_with('*'));
            let (_, answer) = question.and_then(|q| q.split_once("?* ")).expect(file);
            assert!(!answer.is_empty(), "{file}");
            assert!(first.contains(&"```rust") || first.contains(&""), "{file}");
        }
    }

    /// What is not compiled is not Rust.
    #[test]
    fn every_block_of_rust_is_a_test() {
        for file in FILES {
            let text = chapter(file);
            let fences = text.lines().filter(|line| line.starts_with("```"));
            for opening in fences.step_by(2) {
                assert!(
                    ["```rust", "```toml", "```text", "```sh"].contains(&opening),
                    "{file}: {opening}"
                );
            }
        }
    }
}
