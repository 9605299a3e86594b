import Chance

/// A small pool with roles and clubs, full of ties, and all its teams of four.
struct SmallRuledPool {
  /// The options that express the rules of ``legal``.
  static let rules = "--size 4 --role GK=1 --role DEF=1-2 --role MID=1-2 --max-per-club 2"
  private static let roles = ["GK", "DEF", "MID"]

  var plain: PlainTeams
  var roles: [String]
  var clubs: [String]

  init(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
    let count = draw(7...9)
    let players = (0..<count).map { index in
      PlainTeams.Player(
        name: "P\(index + 1)", skill: draw(1...4), cost: draw(1...6) * 10)
    }
    plain = PlainTeams(players, size: 4)
    roles = (0..<count).map { _ in
      let first = Self.roles[draw(0...2)]
      let second = Self.roles[draw(0...2)]
      return draw(0...3) == 0 && first != second ? "\(first)/\(second)" : first
    }
    clubs = (0..<count).map { _ in "C\(draw(1...3))" }
  }

  var csv: String {
    "name,skill,cost,role,club\n"
      + plain.players.enumerated().map { index, player in
        "\(player.name),\(player.skill),\(player.cost / 10),\(roles[index]),\(clubs[index])\n"
      }.joined()
  }

  /// The teams that keep the rules, whatever they cost.
  var legal: [PlainTeams.Team] {
    plain.teams.filter { fillsRoles($0.rows) && mostOfAClub($0.rows) <= 2 }
  }

  /// Those of the legal teams with one player and without another.
  /// - Parameters:
  ///   - locked: the row of the player who must be in the team.
  ///   - banned: the row of the player who must not.
  ///   - leastCost: what a team must cost, in tenths.
  func legalTeams(locked: Int, banned: Int, leastCost: Int) -> [PlainTeams.Team] {
    legal.filter { team in
      team.cost >= leastCost && team.rows.contains(locked) && !team.rows.contains(banned)
    }
  }

  /// Whether the players can be given one of their roles each so that there are one GK, one or two DEF, one or two MID.
  private func fillsRoles(_ rows: [Int]) -> Bool {
    var counts = [0, 0, 0]
    func place(_ position: Int) -> Bool {
      guard position < rows.count else {
        return counts[0] == 1 && (1...2).contains(counts[1]) && counts[2] >= 1
      }
      return roles[rows[position] - 1].split(separator: "/").contains { word in
        let role = Self.roles.firstIndex(of: String(word))!
        counts[role] += 1
        defer { counts[role] -= 1 }
        return place(position + 1)
      }
    }
    return place(0)
  }

  private func mostOfAClub(_ rows: [Int]) -> Int {
    rows.reduce(into: [:]) { $0[clubs[$1 - 1], default: 0] += 1 }.values.max() ?? 0
  }
}
