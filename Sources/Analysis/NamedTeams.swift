import Words

/// The teams that a text names, with commas between them and spaces around those; a name may hold commas itself.
/// - Returns: nil where it names others than these.
package func namedTeams(_ text: String, among teams: some Collection<String>) -> [String]? {
  let text = text.trimmed
  if teams.contains(text) { return [text] }
  // The longest name first, so that one that begins like another is found.
  let candidates = teams.filter { text.hasPrefix($0) }.sorted { $0.count > $1.count }
  for candidate in candidates {
    let rest = text.dropFirst(candidate.count).drop { $0 == " " }
    guard rest.first == "," else { continue }
    if let others = namedTeams(String(rest.dropFirst()), among: teams) { return [candidate] + others }
  }
  return nil
}

/// What is wrong with a text that is to name teams, and does not, or not so many.
package func advice(onTeams text: String, of teams: [String], wanted: String) -> String {
  let names = text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
  let known = "; the teams are \(listed(teams.map { "'\($0)'" }, "and"))"
  let strangers = names.filter { !teams.contains($0) }
  guard !strangers.isEmpty, names.count > 1 else { return wanted + known }
  let complaints = strangers.map { name in
    "no team is called '\(name)'" + (nearest(to: name, among: teams).map { "; did you mean '\($0)'?" } ?? "")
  }
  let hasAdvice = strangers.allSatisfy { nearest(to: $0, among: teams) != nil }
  return complaints.joined(separator: " ") + (hasAdvice ? "" : known)
}

extension String {
  /// Without the spaces at both ends.
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
