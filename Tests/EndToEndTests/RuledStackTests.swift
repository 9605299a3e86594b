import Chance
import Foundation
import Testing

/// Stacks through every command, checked against all teams of small pools.
struct RuledStackTests {
  private let workplace = Workplace()

  /// A pool of two games, and rules about who plays together.
  private struct StackPool: RuledPool {
    /// A rule as written in a file, and whether a team of rows keeps it.
    typealias Rule = (text: String, holds: @Sendable (StackPool, [Int]) -> Bool)

    static let rules: [Rule] = [
      ("{exactly: 3}", { pool, rows in pool.clubCounts(rows).contains(3) }),
      (
        "{at-least: 2, of: [MID, FWD]}",
        { pool, rows in pool.clubCounts(rows.filter(pool.attacks)).contains { $0 > 1 } }
      ),
      (
        "{at-most: 1, of: [DEF]}",
        { pool, rows in pool.clubCounts(rows.filter { pool.role($0, "DEF") }).allSatisfy { $0 < 2 } }
      ),
      (
        "{at-least: 2, clubs: [A, c]}",
        { pool, rows in ["A", "C"].contains { club in rows.count { pool.club($0) == club } > 1 } }
      ),
      (
        "{if: GK, at-least: 1, of: [DEF], opponent: 1}",
        { pool, rows in
          rows.filter { pool.role($0, "GK") }.allSatisfy { keeper in
            let defenders = rows.filter { $0 != keeper && pool.role($0, "DEF") }
            return defenders.contains { pool.club($0) == pool.club(keeper) }
              && defenders.contains { pool.club($0) == pool.other(keeper) }
          }
        }
      ),
      (
        "{if: GK, at-most: 0, of: [MID, FWD], same: opponent}",
        { pool, rows in
          rows.filter { pool.role($0, "GK") }.allSatisfy { keeper in
            !rows.contains { pool.attacks($0) && pool.club($0) == pool.other(keeper) }
          }
        }
      ),
      (
        "{at-least: 3, same: game, each-club: 1}",
        { pool, rows in
          [["A", "B"], ["C", "D"]].contains { game in
            rows.count { game.contains(pool.club($0)) } > 2
              && game.allSatisfy { club in rows.contains { pool.club($0) == club } }
          }
        }
      ),
    ]

    let plain: PlainTeams
    private let clubs: [String], roles: [String]
    let rule: Rule

    init(seed: UInt64) {
      var random = SplitMix64(seed: 9_700 + seed)
      func draw(_ range: ClosedRange<Int64>) -> Int { Int(random.integer(in: range)) }
      let count = draw(8...10)
      plain = PlainTeams(
        (0..<count).map { .init(name: "P\($0 + 1)", skill: draw(1...4), cost: draw(1...6) * 10) }, size: 4)
      clubs = (0..<count).map { _ in ["A", "B", "C", "D"][draw(0...3)] }
      roles = (0..<count).map { _ in ["GK", "DEF", "MID", "FWD"][draw(0...3)] }
      rule = Self.rules[Int(seed) % Self.rules.count]
    }

    func club(_ row: Int) -> String { clubs[row - 1] }
    func other(_ row: Int) -> String { ["A": "B", "B": "A", "C": "D", "D": "C"][club(row)]! }
    func role(_ row: Int, _ role: String) -> Bool { roles[row - 1] == role }
    func attacks(_ row: Int) -> Bool { role(row, "MID") || role(row, "FWD") }
    func clubCounts(_ rows: [Int]) -> [Int] { Dictionary(grouping: rows, by: club).values.map(\.count) }

    var csv: String {
      "name,skill,cost,role,club,Game Info\n"
        + plain.players.enumerated().map { index, player in
          let game = ["A", "B"].contains(clubs[index]) ? "A@B" : "C@D"
          return
            "\(player.name),\(player.skill),\(player.cost / 10),\(roles[index]),\(clubs[index]),\(game) 7PM\n"
        }.joined()
    }

    func file(budget: Int) -> String { "size: 4\nbudget: \(budget)\nstacks:\n  - \(rule.text)\n" }

    /// The teams that keep the rule, best first.
    var legal: [PlainTeams.Team] { plain.teams.filter { rule.holds(self, $0.rows) } }
  }

  @Test(arguments: 0..<42)
  func listsAreThoseOfAllTeams(seed: UInt64) throws {
    try workplace.expectBest(of: StackPool(seed: seed), budget: Int(seed % 5) * 2 + 10)
  }

  @Test(arguments: 50..<71)
  func checkJudgesAsByAllTeams(seed: UInt64) throws {
    let pool = StackPool(seed: seed)
    try workplace.expectChecks(of: pool, budget: 16, seed: seed) { team, codes, _, hint in
      guard team.count == 4 else { return }
      #expect(codes.contains { $0.hasPrefix("stack-") } == !pool.rule.holds(pool, team), hint)
    }
  }

  @Test func wordsNameTheStack() throws {
    try workplace.write(
      "ID,Name,Position,Roster Position,TeamAbbrev,Salary,AvgPointsPerGame,Game Info\n"
        + "1,Al,QB,QB,BUF,1,9,BUF@MIA 01/15/2026 07:00PM ET\n2,Bo,WR,WR,BUF,1,5,BUF@MIA 01/15/2026 07:00PM ET\n"
        + "3,Cy,WR,WR,MIA,1,6,BUF@MIA 01/15/2026 07:00PM ET\n4,Di,RB,RB,NYJ,1,8,NYJ@NE 01/15/2026 08:00PM ET\n",
      to: "pool.csv")
    func run(_ rules: String, _ options: String = "") throws -> (code: Int32, text: String) {
      try workplace.write("size: 2\nbudget: 9\nskill-range: any\n\(rules)\n", to: "ours.yaml")
      let run = try workplace.shell("squad best pool.csv --rules ours.yaml --output none \(options)")
      return (run.exitCode, run.output + run.errors)
    }
    #expect(try run("").text.hasPrefix("17 points"))
    #expect(
      try run("stacks: [{if: QB, at-least: 1, of: [WR], same: club}]").text.hasPrefix("14 points"))
    #expect(
      try run("stacks: [{if: QB, at-least: 1, of: [WR], same: opponent}]").text.hasPrefix(
        "15 points"))
    #expect(
      try run("groups: {pair: {players: [Cy], at-least: 1, if: Al}}").text.hasPrefix("15 points"))
    let none = try run("stacks: [{at-least: 2, of: [WR]}]")
    #expect(
      none.code == 1 && none.text.contains("no team keeps the stack \"at least 2 of WR of one club\""),
      "\(none.text)")
    let wrong = try run("stacks: [{at-least: 2, same: opponent}]")
    #expect(wrong.code == 65 && wrong.text.contains("same: opponent needs 'if'"), "\(wrong.text)")
    try workplace.write("name\nAl\nDi\n", to: "mine.csv")
    try workplace.write(
      "size: 2\nbudget: 9\nskill-range: any\nstacks: [{if: QB, at-least: 1, of: [WR]}]\n", to: "ours.yaml")
    let check = try workplace.shell("squad check pool.csv mine.csv --rules ours.yaml --output none")
    #expect(
      check.exitCode == 1
        && check.output.contains("Al needs at least 1 of WR of the same club; the team has 0"),
      "\(check.output)\(check.errors)")
  }

  /// If rules name no roles, a pool may lack one; the nearest name is suggested.
  @Test func aRoleThatAPoolLacksIsNoError() throws {
    try workplace.write(
      "size: 2\nbudget: 20\nskill-range: any\nstacks: [{if: GKK, at-least: 1, of: [DEF], same: club}]\n",
      to: "ours.yaml")
    let run = try workplace.shell("squad best samples/league.csv --rules ours.yaml --output none")
    #expect(run.exitCode == 0, "\(run.output)\(run.errors)")
    #expect(
      run.errors.contains("no player has the role \"GKK\"") && run.errors.contains("did you mean \"GK\"?"))
  }

  /// A stack that no player can satisfy because of its words is a typing mistake: an error, not a stack to ignore.
  @Test(arguments: [
    (
      "{if: GKK, at-least: 1, of: [DEF], same: club}", "no player has the role \"GKK\"",
      "did you mean \"GK\"?"
    ),
    ("{at-least: 2, of: [DEFF]}", "no player has the role \"DEFF\"", "did you mean \"DEF\"?"),
    (
      "{if: GK, at-most: 0, of: [DEF], same: opponent}", "no column has the game or opponent",
      "select one with --columns"
    ),
  ])
  func aStackThatCannotBeAskedIsAnError(stack: String, message: String, hint: String) throws {
    try workplace.write(
      "size: 4\nbudget: 40\nroles: {GK: 1, DEF: 3}\nskill-range: any\nstacks: [\(stack)]\n", to: "ours.yaml")
    let run = try workplace.shell("squad best samples/league.csv --rules ours.yaml")
    #expect(run.exitCode == 65 && run.output.isEmpty, "\(run.output)")
    #expect(run.errors.contains(message) && run.errors.contains(hint), "\(run.errors)")
    #expect(workplace.names(in: "reports").isEmpty)
  }
}
