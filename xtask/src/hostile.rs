//! Strange requests, made up by schemathesis from the server's own description of what can be asked: each is answered as
//! described, and nothing breaks.

use crate::repo::Repo;
use crate::shell;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

const SCHEMATHESIS: &str = "schemathesis==4.32.5";
/// All but that everything of the right shape is accepted: terms have to go together, and names have letters.
const CHECKS: [&str; 4] = ["--checks", "all", "--exclude-checks", "positive_data_acceptance"];

/// Makes up so many requests for each operation, and says what was shown.
pub(crate) fn run(repo: &Repo, program: &Path, examples: u32) -> Result<String> {
    let folder = folder(repo)?;
    let server = Server::start(repo, &folder)?;
    let description = format!("{}/api/v1/openapi.json", server.address);
    let mut command = shell::command(&program.to_string_lossy(), ["run", &description]);
    command.args(CHECKS).args(["--max-examples", &examples.to_string()]).current_dir(&folder);
    command.env("PYTHONPATH", repo.path("xtask")).env("SCHEMATHESIS_HOOKS", "schemathesis_hooks");
    command.env("PLATEN_SERVER", &server.address);
    let mut count = 0;
    shell::run_listening(&mut command, |line| count = generated(line).unwrap_or(count))?;
    Ok(format!(
        "{count} requests made up by schemathesis from the OpenAPI description, valid and not: each answered as described"
    ))
}

/// The number in `677 generated, …`.
fn generated(line: &str) -> Option<u32> {
    line.trim().split_once(" generated")?.0.parse().ok()
}

fn folder(repo: &Repo) -> Result<PathBuf> {
    Ok(repo.target_dir()?.join("hostile"))
}

/// Installs schemathesis in a folder of its own, if it is not there, and says where it is.
pub(crate) fn install(repo: &Repo) -> Result<PathBuf> {
    let folder = folder(repo)?;
    let (python, program) = (folder.join("venv/bin/python"), folder.join("venv/bin/st"));
    if !program.exists() {
        shell::run(shell::command("python3", ["-m", "venv"]).arg(folder.join("venv")))?;
        let words = ["-m", "pip", "install", "--quiet", SCHEMATHESIS];
        shell::run(&mut shell::command(&python.to_string_lossy(), words))?;
    }
    Ok(program)
}

/// A server that nobody else uses, with nothing limited.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(repo: &Repo, folder: &Path) -> Result<Server> {
        shell::run(shell::command("cargo", ["build", "--package", "platen-cli"]).current_dir(repo.root()))?;
        std::fs::create_dir_all(folder.join("site"))?;
        std::fs::write(folder.join("site/index.html"), "")?;
        let mut command = Command::new(repo.target_dir()?.join("debug/platen"));
        command.args(["serve", "--port", "0", "--no-open", "--no-limits", "--site", "site", "--database"]);
        let mut child = command.arg("tables.db").current_dir(folder).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        BufReader::new(child.stdout.take().context("a pipe")?).read_line(&mut line)?;
        let address =
            line.split(' ').find(|word| word.starts_with("http://")).context("the server does not start")?;
        Ok(Server { child, address: address.trim_end_matches('/').to_owned() })
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may have ended by itself.
        let _ = self.child.kill().and_then(|()| self.child.wait());
    }
}

#[cfg(test)]
mod tests {
    use super::generated;

    #[test]
    fn requests_are_counted_from_the_closing_lines() {
        assert_eq!(generated("  677 generated, 11 found 12 unique failures"), Some(677));
        assert_eq!(generated("  677 generated"), Some(677));
        assert_eq!(generated("Test cases:"), None);
    }
}
