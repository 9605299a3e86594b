import Tournament

extension RoundRecord {
  /// Groups the matches of a results file by their rounds, in order of first appearance; one round if it names none.
  public static func rounds(of groups: [ResultGroup]) -> [RoundRecord] {
    var numbers: [String: Int] = [:]
    var rounds: [RoundRecord] = []
    let listed = groups.flatMap { group in group.matches.map { (group: group, match: $0) } }
    for (group, match) in listed.sorted(by: { $0.match.line < $1.match.line }) {
      let number = numbers[match.round] ?? rounds.count
      if number == rounds.count {
        numbers[match.round] = number
        rounds.append(
          RoundRecord(round: number + 1, name: match.round.isEmpty ? nil : match.round, matches: []))
      }
      rounds[number].matches.append(MatchRecord(match, of: group))
    }
    return rounds
  }
}

extension ResultGroup {
  /// The name of the table as reports show it; nil for a single table.
  public var displayName: String? { name.isEmpty ? nil : name.joined(separator: ", ") }
}

extension MatchRecord {
  /// Creates the record of a match of a results file.
  fileprivate init(_ match: ListedMatch, of group: ResultGroup) {
    self.init(
      group: group.displayName, home: group.teams[match.pairing.home], away: group.teams[match.pairing.away],
      goals: match.score.map { ($0.home, $0.away) })
    homeFairPlay = match.homeFairPlay
    awayFairPlay = match.awayFairPlay
  }
}
