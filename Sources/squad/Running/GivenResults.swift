import Tables
import Tournament
import Words

extension Schedule {
  /// Takes the results of a file into the schedule.
  /// - Parameters:
  ///   - group: the matches of the file.
  ///   - teams: the names of the schedule's teams.
  ///   - file: the file, for messages.
  /// - Throws: `InputError` with every match of unknown teams and every match that stands twice.
  mutating func take(_ group: ResultGroup, teams: [String], from file: String) throws(InputError) {
    let numbers = Dictionary(zip(teams, teams.indices)) { first, _ in first }
    var problems: [Diagnostic] = []
    var lines: [Set<Int>: Int] = [:]
    func complain(_ line: Int, _ column: String?, _ code: String, _ message: String) {
      problems.append(
        Diagnostic(.error, file: file, line: line, column: column, code: code, message: message))
    }
    for match in group.matches {
      let names = [match.pairing.home, match.pairing.away].map { group.teams[$0] }
      for (name, column) in zip(names, ["home", "away"]) where numbers[name] == nil {
        let near = nearest(to: name, among: teams).map { "; did you mean \(quoted($0))?" } ?? ""
        complain(match.line, column, "unknown-team", "\(quoted(name)) is no team of the tournament\(near)")
      }
      guard let home = numbers[names[0]], let away = numbers[names[1]] else { continue }
      if let other = lines.updateValue(match.line, forKey: [home, away]) {
        complain(
          match.line, nil, "repeat", "these teams meet once, and line \(other) has their match already")
      }
      if let score = match.score { take(MatchResult(Pairing(home: home, away: away), score)) }
    }
    if !problems.isEmpty { throw .invalid(problems: Array(problems.prefix(20)), count: problems.count) }
  }
}
