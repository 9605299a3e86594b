import Foundation

/// Every team of a small pool, to check the program's answers against. Costs are in tenths.
struct PlainTeams {
  struct Player {
    var name: String
    var skill: Int
    var cost: Int
  }

  struct Team {
    /// Data records, from 1.
    var rows: [Int]
    var skill: Int
    var cost: Int
  }

  let players: [Player]
  /// In the program's order: more skill, then lower cost, then earlier rows.
  let teams: [Team]

  init(_ players: [Player], size: Int) {
    self.players = players
    teams = Self.choose(size, from: 0, of: players).sorted(by: Self.comes)
  }

  /// Whether a team comes before another in the program's order.
  private static func comes(_ one: Team, before other: Team) -> Bool {
    if one.skill != other.skill { return one.skill > other.skill }
    return one.cost == other.cost
      ? one.rows.lexicographicallyPrecedes(other.rows) : one.cost < other.cost
  }

  /// The ten players of the sample.
  static func sample(size: Int = 5) throws -> PlainTeams {
    let text = try String(
      contentsOf: Workplace.package.appending(path: "samples/players.csv"), encoding: .utf8)
    return PlainTeams(
      text.split(separator: "\n").dropFirst().map { line in
        let cells = line.split(separator: ",")
        return Player(
          name: String(cells[0]), skill: Int(cells[1])!,
          cost: Int(cells[2].replacing(".", with: ""))!)
      }, size: size)
  }

  /// The pool as a file.
  var csv: String {
    "name,skill,cost\n"
      + players.map { "\($0.name),\($0.skill),\($0.cost / 10).\($0.cost % 10)\n" }.joined()
  }

  func within(_ budget: Int) -> [Team] { teams.filter { $0.cost <= budget } }

  func best(within budget: Int, among isWanted: (Team) -> Bool = { _ in true }) -> Team? {
    teams.first { $0.cost <= budget && isWanted($0) }
  }

  /// The highest cost, in steps, at which the player is still in the best of these teams.
  func highestPriceToStay(
    of row: Int, among teams: [Team], step: Int, _ isPaid: (Int) -> Bool
  ) -> Int? {
    stride(from: 1_000, through: 0, by: -step).first { price in
      let priced = teams.map { team in
        guard team.rows.contains(row) else { return team }
        return Team(rows: team.rows, skill: team.skill, cost: team.cost - players[row - 1].cost + price)
      }
      return priced.filter { isPaid($0.cost) }.min(by: Self.comes)?.rows.contains(row) == true
    }
  }

  /// The costs at which the best skill changes, cheaper first.
  var breakpoints: [Int] {
    Set(teams.map(\.cost)).sorted().filter { cost in
      best(within: cost).map { $0.skill > best(within: cost - 1)?.skill ?? -1 } ?? false
    }
  }

  private static func choose(_ count: Int, from first: Int, of players: [Player]) -> [Team] {
    guard count > 0 else { return [Team(rows: [], skill: 0, cost: 0)] }
    guard first < players.count else { return [] }
    let with = choose(count - 1, from: first + 1, of: players).map { rest in
      Team(
        rows: [first + 1] + rest.rows, skill: rest.skill + players[first].skill,
        cost: rest.cost + players[first].cost)
    }
    return with + choose(count, from: first + 1, of: players)
  }
}
