import Documents
import Snapshots
import Tournament

/// Returns the players of a team by their roles in the lineup, in the order of the rules; without such roles, by those
/// in the pool. Players on the bench come last, in their order.
func byPlace(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> [PlayerRecord] {
  let names = rules.roleNames ?? usualRoles(of: players)
  let ranks = Dictionary(names.enumerated().map { ($1, $0) }) { first, _ in first }
  return players.sorted(on: { ($0.place ?? $0.slot ?? $0.firstRole).flatMap { ranks[$0] } ?? 0 })
    .sorted(on: { $0.bench ?? 0 })
}

/// Returns the roles of players where no rules define any: those of football starting with the goalkeeper, others in
/// the order of the players; none if any player has none.
private func usualRoles(of players: [PlayerRecord]) -> [String] {
  let roles = players.compactMap(\.firstRole)
  guard roles.count == players.count else { return [] }
  let places = roles.compactMap { role in Position(role).flatMap { Position.allCases.firstIndex(of: $0) } }
  guard places.count == roles.count else { return roles }
  return zip(places, roles).sorted(on: \.0).map(\.1)
}

extension PlayerRecord {
  var firstRole: String? { role.flatMap { $0.split(separator: "/").first.map(String.init) } }
}

/// Returns the players of a team in one line, with the roles in bold.
func teamProse(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> Prose {
  guard let lines = TeamLines(players, under: rules)?.named else {
    return Prose(teamLine(players, under: rules))
  }
  return lines.enumerated().reduce("") { prose, line in
    let (number, (name, players)) = line
    let role: Prose = name.isEmpty ? "" : "\(name, .strong) "
    return prose + (number > 0 ? " · " : "") + role + Prose(players)
  }
}

/// Returns the players of a team in one line, by role if the rules have roles: `GK Raya; DEF Gabriel, Timber`.
func teamLine(_ players: [PlayerRecord], under rules: TeamRulesRecord) -> String {
  TeamLines(players, under: rules)?.words.joined(separator: "; ")
    ?? byPlace(players, under: rules).map(\.markedName).joined(separator: ", ")
}
