/// A program that answers questions as a whole process.
struct Competitor {
  /// Its name in the table.
  var name: String
  /// The command that prints its version; it fails if the program is not installed.
  var version: [String]
  /// The command that answers a question; `nil` for a kind of question that the program cannot answer.
  var command: (ComparedQuestion, ComparedFiles) -> [String]?
  /// Reads the teams from its output, with players labelled as in the question.
  var teams: (ComparedQuestion, ComparedFiles) -> [[Int]]

  /// Returns squad at `path` and its alternatives; the Python libraries are in the folders of two environments.
  static func all(squad path: String, environments: String) -> [Competitor] {
    [
      squad(path),
      Competitor(
        name: "glpsol", version: ["glpsol", "--version"],
        command: { $0.teams == 1 ? ["glpsol", "--math", $1.model] : nil }, teams: { printedTeams($1) }),
      Competitor(
        name: "cbc", version: ["cbc", "-quit"],
        command: { $0.teams == 1 ? ["cbc", $1.problem, "solve", "solution", $1.solution] : nil },
        teams: { solutionOfCBC($1) }),
      python("PuLP", "pulp", "pulp", environments + "/solvers"),
      python("OR-Tools", "ortools", "ortools", environments + "/solvers"),
      python("HiGHS", "highs", "highspy", environments + "/solvers"),
      python("pydfs", "pydfs", "pydfs-lineup-optimizer", environments + "/pydfs"),
      python("draftfast", "draftfast", "draftfast", environments + "/draftfast"),
    ]
  }

  private static func squad(_ path: String) -> Competitor {
    Competitor(name: "squad", version: [path, "--version"]) { question, files in
      let options = ["--format", "csv", "--output", "none", "--quiet"]
      if question.teams > 1 {
        let site = [files.pool, "--preset", "draftkings", "--rules", "draftkings-nba"]
        guard let most = question.most else {
          return [path, "best"] + site + ["--top", "\(question.teams)"] + options
        }
        return [path, "lineups"] + site + ["--count", "\(question.teams)"]
          + ["--max-exposure", "\(100 * most / question.teams)%"] + options
      }
      return [path, "best", files.pool, "--skill-range", "any", "--size", "\(question.size)"]
        + ["--budget", "\(question.budget)"] + options
    } teams: { question, files in
      let rows = files.text(of: files.output).split(whereSeparator: \.isNewline).map {
        $0.split(separator: ",", omittingEmptySubsequences: false)
      }
      guard let header = rows.first else { return [] }
      if question.teams == 1 { return [rows.dropFirst().compactMap { Int($0[0]) }] }
      let ids = header.indices.filter { header[$0].hasPrefix("id") }
      return rows.dropFirst().map { row in ids.compactMap { Int(row[$0]) } }
    }
  }

  /// Returns a library, by its name in the script and its package name.
  private static func python(_ name: String, _ kind: String, _ package: String, _ environment: String)
    -> Competitor
  {
    let program = environment + "/bin/python"
    let version = "from importlib.metadata import version; print(version('\(package)'))"
    return Competitor(name: name, version: [program, "-c", version]) { question, files in
      let kinds = question.teams == 1 ? ["pulp", "ortools", "highs"] : ["pydfs", "draftfast"]
      guard kinds.contains(kind) else { return nil }
      let number = question.teams > 1 ? question.teams : question.size
      let limit = question.most ?? question.teams
      return [program, files.script, kind, files.pool, "\(number)", "\(question.budget)", "\(limit)"]
    } teams: {
      printedTeams($1)
    }
  }

  /// Reads `team 3 5 8`, one a line.
  private static func printedTeams(_ files: ComparedFiles) -> [[Int]] {
    files.text(of: files.output).split(whereSeparator: \.isNewline).filter { $0.hasPrefix("team ") }.map {
      line in
      line.split(separator: " ").dropFirst().compactMap { Int($0) }
    }
  }

  /// Reads lines such as `4 x5 1 77`: number, variable, value, factor.
  private static func solutionOfCBC(_ files: ComparedFiles) -> [[Int]] {
    let lines = files.text(of: files.solution).split(separator: "\n").dropFirst()
    return [
      lines.compactMap { line in
        let words = line.split(separator: " ")
        guard words.count > 2, words[1].hasPrefix("x"), Double(words[2]) ?? 0 > 0.5 else { return nil }
        return Int(words[1].dropFirst())
      }
    ]
  }
}
