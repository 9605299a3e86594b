import Selection
import Snapshots
import Tournament

/// A team's lineup: the lines of a football team, or the slots of any other, and its bench.
struct TeamLines {
  /// The players of one line or slot.
  struct Line {
    /// The name of the role in the rules; empty for players without one.
    var name: String
    var players: [PlayerRecord]
  }

  /// The starters, from the goalkeeper on or in the order of the rules.
  let lines: [Line]
  /// The substitutes, in their order.
  let bench: [PlayerRecord]
  /// Whether the lines are those of football.
  let isPitch: Bool

  /// The lines of a team; `nil` if the rules have no roles.
  init?(_ players: [PlayerRecord], under rules: TeamRulesRecord) {
    guard let names = rules.roleNames else { return nil }
    let sorted = byPlace(players, under: rules)
    bench = sorted.filter { $0.bench ?? 0 > 0 }
    let playing = sorted.filter { $0.bench ?? 0 == 0 }
    let football = Self.football(playing, names)
    isPitch = football != nil
    lines = football ?? Self.slots(playing)
  }

  /// Returns the four lines of football, if the rules have a role for each and every player has a position: that of the
  /// role in which they play, or else their own.
  private static func football(_ players: [PlayerRecord], _ names: [String]) -> [Line]? {
    let positions = players.compactMap { player in
      let roles = (player.role ?? "").split(separator: "/").map(String.init)
      return ([player.place].compactMap { $0 } + roles).lazy.compactMap { Position($0) }.first
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

  /// Returns runs of neighbouring players with the same role.
  static func slots(_ players: [PlayerRecord]) -> [Line] {
    func name(_ player: PlayerRecord) -> String { player.place ?? player.role ?? "" }
    return players.chunked { name($0) == name($1) }.map { Line(name: name($0[0]), players: $0) }
  }

  /// The lines and the bench in words: `GK Raya`, `DEF Gabriel, Timber`, `bench Dubravka`.
  var words: [String] { named.map { $0.name.isEmpty ? $0.players : "\($0.name) \($0.players)" } }

  /// The same, with the role and the players separate.
  var named: [(name: String, players: String)] {
    (lines + (bench.isEmpty ? [] : [Line(name: "bench", players: bench)])).map { line in
      (line.name, line.players.map(\.markedName).joined(separator: ", "))
    }
  }
}

extension TeamRulesRecord {
  /// The names of the roles, in order; `nil` if there are none.
  var roleNames: [String]? { roles?.compactMap { try? RoleRule(title: $0.role).name } }
}
