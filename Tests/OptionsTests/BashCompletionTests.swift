import Foundation
import Testing

@testable import Options

/// The script is run in a real bash, with the variables set as bash completion sets them.
struct BashCompletionTests {
  /// The completions that bash offers after `words`, the last of which is being typed, in a folder with some files.
  private func offers(_ words: [String]) throws -> [String] {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "sub"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["pool.csv", "two words.csv", "notes.txt", "rules.yaml"] {
      try Data().write(to: folder.appending(path: name))
    }
    let quoted = words.map { "'\($0)'" }.joined(separator: " ")
    let script =
      Sample.program.completionScript(for: .bash)
      + "COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1)\n"
      + "_squad; printf '%s\\n' \"${COMPREPLY[@]}\"\n"
    let file = folder.appending(path: ".script")
    try Data(script.utf8).write(to: file)
    let outcome = try Tool.run(["bash", file.path], in: folder)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init).sorted()
  }

  @Test(arguments: [
    ("squad ''", ["best", "check", "completions", "help", "rules", "team"]),
    ("squad c", ["check", "completions"]),
    ("squad --quiet -o out b", ["best"]),
    ("squad team s", ["select", "show"]),
    ("squad help te", ["team"]),
    ("squad help team se", ["select"]),
    ("squad best --t", ["--time-limit", "--top"]),
    ("squad best p.csv --ver", ["--version"]),
    ("squad check p.csv --t", []),
    ("squad --q", ["--quiet"]),
    ("squad best --format ''", ["csv", "json", "markdown", "text"]),
    ("squad best --format = ''", ["csv", "json", "markdown", "text"]),
    ("squad best --format =", ["csv", "json", "markdown", "text"]),
    ("squad best --format = js", ["json"]),
    ("squad best --columns sk", ["skill="]),
    ("squad best --where role = ''", []),
    ("squad best --top ''", []),
    ("squad best --output ''", ["sub"]),
    ("squad best -o s", ["sub"]),
    ("squad best ''", ["pool.csv", "sub", "two words.csv"]),
    ("squad best --where role = GK p", ["pool.csv"]),
    ("squad best --top = 3 p", ["pool.csv"]),
    ("squad best --top 3 p", ["pool.csv"]),
    ("squad best pool.csv ''", []),
    ("squad check a.csv b.csv p", ["pool.csv"]),
    ("squad best --rules ''", ["classic", "fpl", "rules.yaml", "sub"]),
    ("squad rules show f", ["fpl"]),
    ("squad best -- --f", []),
  ])
  func offersWhatFits(line: String, expected: [String]) throws {
    let words = line.split(separator: " ").map { $0 == "''" ? "" : String($0) }
    #expect(try offers(words) == expected)
  }

  @Test func isAccepted() throws {
    let script = Sample.program.completionScript(for: .bash)
    #expect(try Tool.run(["bash", "-n"], input: script).status == 0)
  }
}
