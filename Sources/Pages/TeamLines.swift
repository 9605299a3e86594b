import Selection
import Snapshots
import Tournament

/// A team as it stands: the lines of a football team, or the slots of any other, and its bench.
struct TeamLines {
  /// Players who stand together.
  struct Line {
    /// The role that the rules call them by; empty of players without one.
    var name: String
    var players: [PlayerRecord]
  }

  /// Those who play, from the goalkeeper on or in the order of the rules.
  let lines: [Line]
  /// Those who do not, in their order.
  let bench: [PlayerRecord]
  /// Whether the lines are those of football.
  let isPitch: Bool

  /// The lines of a team; `nil` where the rules have no roles.
  init?(_ players: [PlayerRecord], under rules: TeamRulesRecord) {
    guard let names = rules.roleNames else { return nil }
    let sorted = byPlace(players, under: rules)
    bench = sorted.filter { $0.bench ?? 0 > 0 }
    let playing = sorted.filter { $0.bench ?? 0 == 0 }
    let football = Self.football(playing, names)
    isPitch = football != nil
    lines = football ?? Self.slots(playing)
  }

  /// The four lines of football, where the rules have a role for each and everybody plays in one: in that of the role in
  /// which they stand, or of their own where that is none.
  private static func football(_ players: [PlayerRecord], _ names: [String]) -> [Line]? {
    let positions = players.compactMap { player in
      (player.place.map { [$0] } ?? []).appending(player.role).lazy.compactMap { Position($0) }.first
    }
    let titles = Position.allCases.compactMap { position in names.first { Position($0) == position } }
    guard titles.count == Position.allCases.count, positions.count == players.count,
      positions.contains(.keeper)
    else { return nil }
    return zip(Position.allCases, titles).compactMap { position, title in
      let line = zip(players, positions).filter { $0.1 == position }.map(\.0)
      return line.isEmpty ? nil : Line(name: title, players: line)
    }
  }

  /// Neighbours who stand in the same role.
  static func slots(_ players: [PlayerRecord]) -> [Line] {
    players.reduce(into: []) { lines, player in
      let name = player.place ?? player.role ?? ""
      if lines.last?.name == name {
        lines[lines.count - 1].players.append(player)
      } else {
        lines.append(Line(name: name, players: [player]))
      }
    }
  }

  /// The lines and the bench in words, one each: `GK Raya`, `DEF Gabriel, Timber`, `bench Dubravka`.
  var words: [String] { named.map { $0.name.isEmpty ? $0.players : "\($0.name) \($0.players)" } }

  /// The same, the role and the players apart.
  var named: [(name: String, players: String)] {
    (lines + (bench.isEmpty ? [] : [Line(name: "bench", players: bench)])).map { line in
      (line.name, line.players.map(\.markedName).joined(separator: ", "))
    }
  }
}

extension [String] {
  /// The list, and behind it what stands between the slashes of a role.
  fileprivate func appending(_ role: String?) -> [String] {
    self + (role ?? "").split(separator: "/").map(String.init)
  }
}

extension TeamRulesRecord {
  /// The names of the roles, in order; `nil` where there are none.
  var roleNames: [String]? { roles?.compactMap { try? RoleRule(title: $0.role).name } }
}
