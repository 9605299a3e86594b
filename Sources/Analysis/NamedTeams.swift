import Words

/// Returns the teams in a comma-separated text; spaces around commas are ignored, and a name may contain commas.
/// - Returns: nil if it names any other team.
package func namedTeams(_ text: String, among teams: some Collection<String>) -> [String]? {
  let text = text.trimmed
  if teams.contains(text) { return [text] }
  // The longest name first, so that a name that starts with another is found.
  let candidates = teams.filter { text.hasPrefix($0) }.sorted { $0.count > $1.count }
  for candidate in candidates {
    let rest = text.dropFirst(candidate.count).drop { $0 == " " }
    guard rest.first == "," else { continue }
    if let others = namedTeams(String(rest.dropFirst()), among: teams) { return [candidate] + others }
  }
  return nil
}

/// Returns what is wrong with a text that should name teams, but names unknown ones or too few.
package func advice(onTeams text: String, of teams: [String], wanted: String) -> String {
  let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
  let known = "; the teams are \(listed(teams.map { "'\($0)'" }, "and"))"
  let unknownNames = names.filter { !teams.contains($0) }
  guard !unknownNames.isEmpty, names.count > 1 else { return wanted + known }
  let complaints = unknownNames.map { name in
    "no team is called '\(name)'" + (nearest(to: name, among: teams).map { "; did you mean '\($0)'?" } ?? "")
  }
  let hasAdvice = unknownNames.allSatisfy { nearest(to: $0, among: teams) != nil }
  return complaints.joined(separator: " ") + (hasAdvice ? "" : known)
}

extension String {
  /// The text without the spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
