import Glibc
import Options
import Selection
import Words

/// Returns the rule set with a name, or reads it from a file if the text has a dot or a slash, is `-`, or names an
/// existing file.
/// - Throws: `UsageMistake` with the nearest name, or `InputError` with everything that is wrong with the file.
package func findRules(_ text: String) throws -> Rules { try builtInRules(named: text) ?? readRules(text) }

/// Returns the rule set with a name; `nil` if the text is that of a file.
/// - Throws: `UsageMistake` with the nearest name.
package func builtInRules(named text: String) throws(UsageMistake) -> Rules? {
  if let rules = Rules.builtIn(text) { return rules }
  if text == "-" || text.contains(where: { "./".contains($0) }) || access(text, F_OK) == 0 { return nil }
  let names = Rules.builtIn.map(\.name)
  let advice =
    nearest(to: text, among: names).map { "did you mean '\($0)'?" }
    ?? "the rule sets are \(names.joined(separator: ", "))"
  throw UsageMistake("no rule set is called '\(text)'; \(advice)")
}
