import Config
import PoolSamples
import Reading
import Tables

@testable import Selection

/// The rule set in a file with this text, and its problems.
func rules(_ text: String) -> (rules: Rules?, problems: [String]) {
  var problems = ConfigProblems(file: "r.yaml")
  let rules = parseConfig(Array(text.utf8), &problems).flatMap { Rules.kind.read($0, &problems) }
  return (rules, problems.all.map(\.description))
}
