import Documents
import Snapshots
import Words

/// Returns the provenance of a page: inputs with checksums, rules, command, version. It comes last.
func provenanceSection(of snapshot: Snapshot, proof: String? = nil) -> Section {
  Section(
    "Provenance", anchor: "provenance", width: .small, place: .reports,
    blocks: [.details(provenance(of: snapshot, proof: proof))])
}

@ListBuilder<Fact> private func provenance(of snapshot: Snapshot, proof: String?) -> [Fact] {
  Fact("Proof", proof)
  for input in snapshot.inputs {
    let rows = counted(input.rows, snapshot[IndexContent.self] == nil ? "row" : "task")
    Fact("Input", "\(input.path, .code), \(grouped(input.bytes)) bytes, \(rows)")
    Fact("SHA-256", "\(input.sha256, .code)")
  }
  Fact("Rules", rulesInWords(of: snapshot))
  Fact("Command", "\(snapshot.command, .code)")
  Fact("Program", snapshot.program)
  Fact("Date", snapshot.date)
  Fact("Search", snapshot.searchSeconds.map { "\($0.number.description) seconds" })
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
