import Chance
import PoolSamples
import Tables
import Testing

@testable import Selection

struct StacksTests {
  private static func stack(_ text: String) throws -> Stack {
    let (rules, problems) = SelectionTests.rules("budget: 50\nsize: 4\nstacks: [\(text)]\n")
    #expect(problems == [], "\(text)")
    return try #require(rules?.stacks.first, "\(text)")
  }

  @Test(arguments: [
    ("{at-least: 4, of: [C, 1B, OF], same: club}", "at least 4 of C, 1B or OF of one club"),
    ("{exactly: 3}", "exactly 3 players of one club"),
    ("{at-most: 2, of: [OF]}", "at most 2 of OF of each club"),
    ("{at-least: 2, at-most: 3, clubs: [NYY, BOS]}", "at least 2, at most 3 players of NYY or BOS"),
    ("{at-least: 3, same: game, each-club: 1}", "at least 3 players of one game, 1 of each club"),
    ("{at-least: 3, opponent: 1}", "at least 3 players of one club and 1 of its opponent"),
    (
      "{at-least: 2, of: [WR, QB], opponent: 1}",
      "at least 2 of WR or QB of one club and 1 of WR or QB of its opponent"
    ),
    (
      "{if: QB, at-least: 1, of: [WR, TE], same: club, opponent: 1}",
      "with QB at least 1 of WR or TE of the same club and 1 of WR or TE of the opponent"
    ),
    ("{if: P, at-most: 0, of: [C], same: opponent}", "with P at most 0 of C of the opponent"),
  ])
  func formsAreReadWrittenAndToldInWords(text: String, words: String) throws {
    let stack = try Self.stack(text)
    #expect(stack.description == words)
    var rules = Rules(name: "r", size: 4, budget: .whole(50), skillRange: .any)
    rules.stacks = [stack]
    #expect(rules.faults() == [])
    #expect(SelectionTests.rules(rules.yaml).rules?.stacks == [stack])
    var again = Rules.classic
    again.set(rules.words)
    #expect(again.stacks == [stack] && rules.words["stacks"]?.first?.contains("\n") == false)
  }

  @Test(arguments: [
    ("{of: [C]}", "a stack needs at-least, at-most or both, or exactly"),
    ("{exactly: 2, at-least: 1}", "a stack needs at-least, at-most or both, or exactly"),
    ("{at-least: 3, at-most: 2}", "at least 3 and at most 2 is impossible"),
    ("{at-least: 5}", "impossible with 4 players"),
    ("{at-least: 1, same: opponent}", "same: opponent needs 'if'"),
    ("{at-least: 1, each-club: 1}", "each-club needs same: game"),
    ("{at-least: 1, same: game, clubs: [A]}", "clubs needs same: club"),
    ("{at-least: 1, same: game, opponent: 1}", "opponent needs same: club"),
    ("{at-most: 1, opponent: 1}", "at-most alone requires no players"),
    ("{at-least: 1, same: team}", "team"),
  ])
  func formsThatSayNothingAreRefused(text: String, message: String) {
    let problems = SelectionTests.rules("budget: 50\nsize: 4\nstacks: [\(text)]\n").problems
    #expect(problems.contains { $0.contains(message) }, "\(problems)")
  }

  /// A slot for any player, or for several positions that have slots of their own, does not say whom a stack means.
  @Test(arguments: [
    ("{if: CPT, at-least: 1, of: [OF]}", "CPT takes any player"),
    ("{at-least: 2, of: [cpt, OF]}", "cpt takes any player"),
    ("{if: FLEX, at-least: 1, of: [OF]}", "FLEX takes OF or P, and OF takes some of them"),
  ])
  func slotsThatSayNobodyAreRefused(stack: String, reason: String) {
    let text =
      "budget: 50\nsize: 5\nroles: {CPT = any: 1, FLEX = OF or P: 1, OF: 3}\nstacks: [\(stack)]\n"
    let problems = SelectionTests.rules(text).problems
    #expect(
      problems.contains { $0.contains("\(reason), so it does not say who is meant") }, "\(problems)")
  }

  /// A slot whose positions have no slots of their own says who is meant, even where another takes them too.
  @Test func slotsForOnePositionOfSeveralNamesAreTaken() {
    let text =
      "budget: 50\nsize: 5\nroles: {C: 2, W = LW or RW: 2, UTIL = C or W or LW or RW: 1}\n"
      + "stacks: [{at-least: 2, of: [C, W]}]\n"
    #expect(SelectionTests.rules(text).problems.isEmpty)
  }

  /// A stack means nothing without the columns that it needs.
  @Test(arguments: [
    ("{at-most: 1}", ["club"]), ("{at-least: 2, same: opponent, if: QB}", ["club", "game or opponent"]),
    ("{at-least: 2, same: game}", ["game or opponent"]),
    ("{at-least: 2, same: game, each-club: 1}", ["club", "game or opponent"]),
  ])
  func stacksWithoutTheirColumnsAreRefused(stack: String, columns: [String]) throws {
    var rules = Rules(name: "r", size: 2, budget: .whole(50), skillRange: .any)
    rules.stacks = [try Self.stack(stack)]
    let pool = Pool.sample(["Ada", "Bo"], skills: [1, 1], roles: ["QB", "QB"])
    let findings = RuledPool(pool, under: rules, file: "p.csv").warnings
    #expect(
      findings.map(\.message)
        == columns.map { "no column has the \($0) that a stack needs; select one with --columns" })
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  /// A pool may lack a role that a stack names, but a pool without roles has none to name.
  @Test func aStackOfRolesNeedsAPoolWithRoles() throws {
    var rules = Rules(name: "r", size: 2, budget: .whole(50), skillRange: .any)
    rules.stacks = [try Self.stack("{at-least: 1, of: [WR]}")]
    func severities(_ roles: [String]?) -> [Diagnostic.Severity] {
      let pool = Pool.sample(["Ada", "Bo"], skills: [1, 1], roles: roles, clubs: ["A", "B"])
      return RuledPool(pool, under: rules, file: "p.csv").warnings.map(\.severity)
    }
    #expect(severities(["QB", "TE"]) == [.warning])
    #expect(severities(nil) == [.error])
  }

  @Test func utilityIsTheSlotForAnyPlayer() throws {
    let showdown = try #require(Rules.builtIn.first { $0.name == "draftkings-showdown" })
    let single = try #require(Rules.builtIn.first { $0.name == "fanduel-single-game" })
    #expect(showdown.slot(called: "UTIL") == .role(1) && showdown.slot(called: "FLEX") == .role(1))
    #expect(single.slot(called: "flex") == .role(3) && Rules.classic.slot(called: "UTIL") == nil)
  }

  @Test(arguments: [
    ("CEL@LGN 01/15/2026 07:00PM ET", ["CEL", "LGN"]), ("BOS @ NYY", ["BOS", "NYY"]),
    ("Elm United vs. Oak City", ["Elm United", "Oak City"]), ("Final", []), ("", []),
  ])
  func gamesNameTheirClubs(text: String, sides: [String]) { #expect(Matchups.sides(of: text) == sides) }

  @Test func opponentsAreKnownFromEitherColumn() {
    var pool = Pool.sample(
      ["a", "b", "c", "d"], skills: [1, 1, 1, 1], clubs: ["BOS", "nyy", "LAL", ""])
    pool.games = TextColumn(["BOS@NYY 7PM", "BOS@NYY 7PM", "", "BOS@NYY 7PM"])
    pool.opponents = TextColumn(["", "", "@CHI", ""])
    let matchups = Matchups(pool)
    #expect(matchups.opponents == ["nyy", "bos", "chi", "bos"])
    #expect(matchups.games == ["bos@nyy 7pm", "bos@nyy 7pm", "chi@lal", "bos@nyy 7pm"])
    #expect(matchups.clubs(ofGame: "bos@nyy 7pm") == ["bos", "nyy"] && matchups.name(of: "nyy") == "NYY")
  }

  @Test func brokenStacksAreToldInWords() throws {
    var pool = Pool.sample(
      ["Ada", "Bo", "Cy", "Di", "Ed"], skills: [1, 1, 1, 1, 1], roles: ["QB", "WR", "WR", "TE", "WR"],
      clubs: ["BUF", "BUF", "MIA", "MIA", "MIA"])
    pool.games = TextColumn(Array(repeating: "BUF@MIA", count: 5))
    func broken(_ stack: String, _ team: [Int], leaving places: Int = 0) throws -> (
      broken: [String], open: [String]
    ) {
      var rules = Rules(name: "r", size: 4, budget: .whole(50), skillRange: .any)
      rules.stacks = [try Self.stack(stack)]
      let found = RuledPool(pool, under: rules, file: "p.csv").findings(of: team, leaving: places)
      return (found.broken.map { "\($0.code): \($0)" }, found.open.map(\.code))
    }
    #expect(
      try broken("{at-least: 3, of: [WR, TE]}", [0, 1, 2, 3]).broken
        == ["stack-missing: no stack of at least 3 of WR or TE of one club; MIA has 2"])
    #expect(try broken("{at-least: 3, of: [WR, TE]}", [0, 2, 3], leaving: 1).open == ["stack-missing"])
    #expect(try broken("{at-least: 3, of: [WR, TE]}", [0, 1, 2], leaving: 1).broken.count == 1)
    #expect(
      try broken("{if: QB, at-least: 1, of: [WR, TE], opponent: 1}", [0, 2, 3]).broken
        == ["stack-too-few: Ada needs at least 1 of WR or TE of the same club; the team has 0"])
    #expect(
      try broken("{if: QB, at-least: 1, of: [WR], opponent: 1}", [0, 1, 3]).broken
        == ["stack-too-few: Ada needs at least 1 of WR of the opponent; the team has 0"])
    #expect(
      try broken("{if: QB, at-most: 0, of: [WR, TE], same: opponent}", [0, 2, 3]).broken
        == ["stack-too-many: Ada allows at most 0 of WR or TE of the opponent; the team has 2"])
    #expect(
      try broken("{at-most: 2}", [2, 3, 4]).broken
        == ["stack-too-many: 3 players from MIA, at most 2"])
    #expect(try broken("{if: QB, at-least: 1, of: [WR, TE], opponent: 1}", [0, 1, 3]).broken == [])
  }

  // MARK: What the search is asked

  /// Random stacks on random small pools: whether a team keeps them is the same by the rule, by a count here, and by
  /// the alternatives given to the search.
  @Test func randomStacksAreJudgedAlike() throws {
    var random = SplitMix64(seed: 79)
    var kept = 0, lost = 0
    for _ in 0..<4_000 {
      let draw = RandomStacks(&random)
      var rules = Rules(name: "r", size: 4, budget: .whole(50), skillRange: .any)
      rules.stacks = [draw.stack]
      guard rules.faults().isEmpty else { continue }
      let ruled = RuledPool(draw.pool, under: rules, file: "p.csv")
      for _ in 0..<4 {
        let team = (0..<draw.pool.count).shuffled(using: &random).prefix(4).sorted()
        let holds = draw.keeps(team)
        #expect(ruled.brokenRules(of: team).isEmpty == holds, "\(draw.stack) \(team) \(draw)")
        #expect(ruled.keepsRulesApartFromCost(team) == holds)
        let isAsked = ruled.terms.conditions.allSatisfy { condition in
          condition.alternatives.contains { groups in
            groups.allSatisfy { group in
              let count = team.count(where: group.members.contains)
              return count >= group.least && count <= group.most ?? count
            }
          }
        }
        #expect(isAsked == holds, "\(draw.stack) \(team) \(draw)")
        if holds { kept += 1 } else { lost += 1 }
      }
    }
    #expect(kept > 2_000 && lost > 2_000, "\(kept) \(lost)")
  }
}

/// A small pool of up to two games and a stack, with an independent implementation of the rule.
private struct RandomStacks {
  var pool: Pool
  var stack: Stack
  private var clubs: [String], games: [String], roles: [Set<String>]

  init(_ random: inout SplitMix64) {
    func draw(_ most: Int64) -> Int { Int(random.integer(in: 0...most)) }
    let count = 6 + draw(3)
    clubs = (0..<count).map { _ in ["A", "B", "C", "D", ""][draw(8) % 5] }
    games = clubs.map { ["A", "B"].contains($0) ? "A@B" : $0.isEmpty ? "" : "C@D" }
    roles = (0..<count).map { _ in Set(["X", "Y", "Z"].filter { _ in draw(1) == 0 }) }
    pool = Pool.sample(
      (0..<count).map { "P\($0)" }, skills: (0..<count).map { _ in 1 },
      roles: roles.map { $0.sorted().joined(separator: "/") }, clubs: clubs)
    pool.games = TextColumn(games)
    stack = Stack(least: draw(3) == 0 ? nil : draw(3), most: draw(2) == 0 ? draw(3) : nil)
    if stack.least == nil, stack.most == nil { stack.least = 2 }
    stack.roles = ["X", "Y", "Z"].filter { _ in draw(1) == 0 }
    stack.same = Stack.Side.allCases[draw(2)]
    if draw(1) == 0 { stack.role = ["X", "Y"][draw(1)] }
    if draw(3) == 0 { stack.clubs = ["A", "c"] }
    if draw(3) == 0 { stack.opponent = draw(2) }
    if draw(2) == 0 { stack.eachClub = draw(2) }
  }

  private func other(_ club: String) -> String? { ["A": "B", "B": "A", "C": "D", "D": "C"][club] }

  private func count(_ team: [Int], _ holds: (Int) -> Bool) -> Int {
    team.count { player in
      (stack.roles.isEmpty || stack.roles.contains { roles[player].contains($0) }) && holds(player)
    }
  }

  func keeps(_ team: [Int]) -> Bool {
    func fits(_ number: Int) -> Bool { number >= stack.least ?? 0 && number <= stack.most ?? number }
    if let role = stack.role {
      return team.filter { roles[$0].contains(role) }.allSatisfy { player in
        let club = clubs[player]
        let others = count(team) { other(club) != nil && clubs[$0] == other(club) }
        let companions =
          switch stack.same {
          case .club: count(team) { $0 != player && !club.isEmpty && clubs[$0] == club }
          case .game: count(team) { $0 != player && !club.isEmpty && games[$0] == games[player] }
          case .opponent: others
          }
        return fits(companions) && others >= stack.opponent ?? 0
      }
    }
    let named = Set(stack.clubs.map { $0.uppercased() })
    let all = stack.same == .game ? games : clubs
    let units = Set(all).subtracting([""]).filter { named.isEmpty || named.contains($0) }
    let numbers = units.map { unit in count(team) { all[$0] == unit } }
    if stack.least == nil { return numbers.allSatisfy(fits) }
    return zip(units, numbers).contains { unit, number in
      let sides = unit.split(separator: "@").map(String.init)
      let each = sides.map { side in count(team) { clubs[$0] == side } }
      let areThere = sides.allSatisfy(clubs.contains)
      return fits(number)
        && (stack.eachClub.map { least in areThere && each.allSatisfy { $0 >= least } } ?? true)
        && (stack.opponent.map { least in count(team) { clubs[$0] == other(unit) } >= least } ?? true)
    }
  }
}
