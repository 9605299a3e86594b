import Documents
import Snapshots

/// Returns the provenance of a page: inputs with checksums, rules, command, version. It comes last.
func provenanceSection(of snapshot: Snapshot, proof: String? = nil) -> Section {
  var details: [Detail] = []
  if let proof { details.append(Detail("Proof", Prose(proof))) }
  for input in snapshot.inputs {
    let rows = snapshot[IndexContent.self] == nil ? counted(input.rows, "row") : counted(input.rows, "task")
    details.append(Detail("Input", "\(code: input.path), \(grouped(input.bytes)) bytes, \(rows)"))
    details.append(Detail("SHA-256", "\(code: input.sha256)"))
  }
  details.append(Detail("Rules", Prose(rulesInWords(of: snapshot))))
  details.append(Detail("Command", "\(code: snapshot.command)"))
  details.append(Detail("Program", Prose(snapshot.program)))
  if let date = snapshot.date { details.append(Detail("Date", Prose(date))) }
  if let seconds = snapshot.searchSeconds {
    details.append(Detail("Search", Prose("\(seconds.number.description) seconds")))
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
