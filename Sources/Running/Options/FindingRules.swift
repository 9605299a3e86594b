import Glibc
import Options
import Selection
import Words

/// The rule set of a name, or of a file where no name is meant: a text with a point or a slash, `-`, or what is
/// there as a file.
/// - Throws: `UsageMistake` with the nearest name, or `InputError` with everything that is wrong with the file.
package func findRules(_ text: String) throws -> Rules {
  if let rules = Rules.builtIn(text) { return rules }
  if text == "-" || text.contains(where: { "./".contains($0) }) || access(text, F_OK) == 0 {
    return try readRules(text)
  }
  let names = Rules.builtIn.map(\.name)
  let advice =
    nearest(to: text, among: names).map { "did you mean '\($0)'?" }
    ?? "these are: \(names.joined(separator: ", "))"
  throw UsageMistake("no rule set is called '\(text)'; \(advice)")
}
