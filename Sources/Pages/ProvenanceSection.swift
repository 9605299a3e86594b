import Documents
import Snapshots

/// Returns the provenance of a page: inputs with checksums, rules, command, version. It comes last.
func provenanceSection(of snapshot: Snapshot, proof: String? = nil) -> Section {
  var details: [Fact] = []
  if let proof { details.append(Fact("Proof", proof)) }
  for input in snapshot.inputs {
    let rows = snapshot[IndexContent.self] == nil ? counted(input.rows, "row") : counted(input.rows, "task")
    details.append(Fact("Input", "\(input.path, .code), \(grouped(input.bytes)) bytes, \(rows)"))
    details.append(Fact("SHA-256", "\(input.sha256, .code)"))
  }
  details.append(Fact("Rules", rulesInWords(of: snapshot)))
  details.append(Fact("Command", "\(snapshot.command, .code)"))
  details.append(Fact("Program", snapshot.program))
  if let date = snapshot.date { details.append(Fact("Date", date)) }
  if let seconds = snapshot.searchSeconds {
    details.append(Fact("Search", "\(seconds.number.description) seconds"))
  }
  return Section(
    "Provenance", anchor: "provenance", width: .small, place: .reports, blocks: [.details(details)])
}

private func rulesInWords(of snapshot: Snapshot) -> String {
  guard case .team(let rules) = snapshot.rules else { return snapshot.rules.name }
  return "\(rules.name): \(counted(rules.size, "player")), budget \(Units(of: snapshot).cost(rules.budget)), "
    + "skills \(skillRange(rules))" + rules.furtherInWords
}

private func skillRange(_ rules: TeamRulesRecord) -> String {
  if rules.skillRange == "any" { return "of any size" }
  return rules.wholeSkills ? "whole numbers \(rules.skillRange)" : rules.skillRange
}
