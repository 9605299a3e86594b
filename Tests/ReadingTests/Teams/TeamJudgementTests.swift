import PoolSamples
import Tables
import Testing

@testable import Reading
@testable import Selection

/// Teams of three for 10.5, from players who cost 1.0 to 5.0.
struct TeamJudgementTests {
  static let rules = Rules(
    name: "three", size: 3, budget: DecimalNumber(mantissa: 105, places: 1), skillRange: .any)
  static let pool: Pool = {
    var pool = Pool.sample(
      ["Ada", "Bo", "Cy", "Di", "Ed", "Ed"], skills: [1, 2, 3, 4, 5, 6], costs: [1, 2, 3, 4, 5, 5])
    pool.namesakes = Identities(of: pool).marks(in: pool)
    return pool
  }()

  private func judge(_ lines: String...) throws -> (team: ManualTeam, judgement: TeamJudgement) {
    let text = "name\n" + lines.map { $0 + "\n" }.joined()
    let file = try withFile(text) { path throws in try TeamFile(reading: path) }
    let team = ManualTeam(file, in: Self.pool, finder: PlayerFinder(Self.pool))
    return (team, TeamJudgement(team, of: Self.pool, under: Self.rules))
  }

  private func messages(_ judgement: TeamJudgement) -> [String] {
    judgement.problems.map { "\($0.code): \($0)" }
  }

  @Test func aLegalTeamIsValid() throws {
    let (team, judgement) = try judge("Di", "Ada", "Ed (row 5)")
    #expect(judgement.status == .valid && judgement.problems.isEmpty)
    #expect(team.players == [3, 0, 4])
    #expect(judgement.team.players == [0, 3, 4] && judgement.team.skill == 10 && judgement.team.cost == 10)
    #expect(judgement.left == DecimalNumber(mantissa: 5, places: 1))
  }

  @Test func tooFewPlayersAreIncomplete() throws {
    let (_, judgement) = try judge("Di")
    #expect(judgement.status == .incomplete)
    #expect(messages(judgement) == ["too-few: needs exactly 3 players, 1 selected; add 2"])
    #expect(try judge().judgement.status == .incomplete)
  }

  @Test func forTooManyAndTooExpensivePlayersTheSizeComesFirst() throws {
    let (_, judgement) = try judge("Ada", "Bo", "Cy", "Di", "Ed (row 5)")
    #expect(judgement.status == .invalid)
    #expect(
      messages(judgement) == [
        "too-many: needs exactly 3 players, 5 selected; leave out 2",
        "over-budget: 4.5 over the budget of 10.5",
      ])
    #expect(judgement.left == DecimalNumber(mantissa: -45, places: 1))
  }

  @Test func aPlayerCountsOnce() throws {
    let (team, judgement) = try judge("Bo", "Cy", "Bo")
    #expect(team.players == [1, 2] && team.count == 2)
    #expect(judgement.status == .invalid)
    #expect(
      messages(judgement) == [
        "repeated: \"Bo\" is listed 2 times, on lines 2 and 4; list them once",
        "too-few: needs exactly 3 players, 2 selected; add 1",
      ])
  }

  @Test func unknownAndAmbiguousNamesHoldTheirPlace() throws {
    let (team, judgement) = try judge("Ado", "Ed", "Zebulon")
    #expect(team.players.isEmpty && team.count == 3)
    #expect(judgement.status == .invalid)
    #expect(
      messages(judgement) == [
        "unknown: \"Ado\" on line 2 is not in the pool; did you mean \"Ada\"?",
        "unknown: \"Zebulon\" on line 4 is not in the pool",
        "ambiguous: \"Ed\" on line 3 may be \"Ed (row 5)\" or \"Ed (row 6)\"; write the name as shown here, "
          + "or add a column 'row'",
      ])
  }

  @Test func theSameUnknownWordsCountOnce() throws {
    let (team, judgement) = try judge("Ado", "Ado", "Zebulon", "Ed", "Ed")
    #expect(team.count == 3 && team.unknown.count == 3 && team.ambiguous.count == 2)
    #expect(judgement.problems.map(\.code) == ["unknown", "unknown", "unknown", "ambiguous", "ambiguous"])
  }

  @Test func manyWrongLinesAreToldByTheirNumber() throws {
    let text =
      "name\nAdo\n" + (2...10_000).map { "Zed\($0)\n" }.joined() + String(repeating: "Ed\n", count: 21)
    let file = try withFile(text) { path throws in try TeamFile(reading: path) }
    let team = ManualTeam(file, in: Self.pool, finder: PlayerFinder(Self.pool))
    let described = messages(TeamJudgement(team, of: Self.pool, under: Self.rules))
    #expect(team.count == 10_001)
    #expect(described.count == 1 + 21 + 21)
    #expect(described[1] == "unknown: \"Ado\" on line 2 is not in the pool; did you mean \"Ada\"?")
    #expect(described[21] == "unknown: and 9980 more lines name no player in the pool")
    #expect(described[42] == "ambiguous: and 1 more line may mean several players")
  }

  @Test func linesThatNoFileHasAreNotTold() throws {
    var file = TeamFile(path: "t.csv", for: Self.pool)
    for _ in 0..<2 { file.append(1, of: Self.pool) }
    var team = ManualTeam(file, in: Self.pool, finder: PlayerFinder(Self.pool))
    #expect(team.repeats == [.init(player: 1, times: 2, lines: [])])
    #expect(
      messages(TeamJudgement(team, of: Self.pool, under: Self.rules))[0]
        == "repeated: \"Bo\" is listed 2 times; list them once")
    file = try withFile("name\nBo\n") { path throws in try TeamFile(reading: path) }
    file.append(1, of: Self.pool)
    team = ManualTeam(file, in: Self.pool, finder: PlayerFinder(Self.pool))
    #expect(team.repeats == [.init(player: 1, times: 2, lines: [2])])
    #expect(
      try messages(judge("Bo", "Bo", "Bo", "Bo", "Bo", "Bo", "Bo").judgement)[0]
        == "repeated: \"Bo\" is listed 7 times, on lines 2, 3, 4, 5, 6 and 2 more; list them once")
  }

  /// The messages about a team file, for players of a pool.
  private func messages(_ text: String, of pool: Pool) throws -> [String] {
    var pool = pool
    pool.namesakes = Identities(of: pool).marks(in: pool)
    let file = try withFile(text) { path throws in try TeamFile(reading: path) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    return messages(TeamJudgement(team, of: pool, under: Self.rules)).filter { !$0.hasPrefix("too-") }
  }

  @Test func anUnknownIdIsToldAsOne() throws {
    let pool = Pool.sample(["Ada", "Bo"], skills: [1, 2], ids: ["a1", "b1"])
    #expect(
      try messages("id,name\nzz,Ada\n,Bob\na2,\nxyz,Eve\n", of: pool) == [
        "unknown: the id \"zz\" of \"Ada\" on line 2 is not in the pool; did you mean \"a1\" (Ada)?",
        "unknown: \"Bob\" on line 3 is not in the pool; did you mean \"Bo\"?",
        "unknown: the id \"a2\" on line 4 is not in the pool; did you mean \"a1\" (Ada)?",
        "unknown: the id \"xyz\" of \"Eve\" on line 5 is not in the pool",
      ])
  }

  @Test func aClubThatFitsNobodyIsTold() throws {
    let pool = Pool.sample(["Max", "Max"], skills: [1, 2], clubs: ["ATH", "LAD"])
    #expect(
      try messages("name,club\nMax,Q\nMax,\n", of: pool) == [
        "ambiguous: no \"Max\" on line 2 plays for \"Q\"; they may be \"Max (ATH)\" or \"Max (LAD)\"; "
          + "write the name as shown here, or add a column 'row'",
        "ambiguous: \"Max\" on line 3 may be \"Max (ATH)\" or \"Max (LAD)\"; "
          + "write the name as shown here, or add a column 'row'",
      ])
    #expect(
      try messages("name,club,row\nMax,,\n", of: pool) == [
        "ambiguous: \"Max\" on line 2 may be \"Max (ATH)\" or \"Max (LAD)\"; write the name as shown here"
      ])
  }

  @Test func ofManyNamesakesFiveAreListed() throws {
    let pool = Pool.sample(Array(repeating: "Bo", count: 8), skills: Array(1...8))
    #expect(
      try messages("name\nBo\n", of: pool) == [
        "ambiguous: \"Bo\" on line 2 may be \"Bo (row 1)\", \"Bo (row 2)\", \"Bo (row 3)\", \"Bo (row 4)\", "
          + "\"Bo (row 5)\" or 3 more; write the name as shown here, or add a column 'row'"
      ])
  }

  @Test func onlyWhatTheTeamCostsCounts() throws {
    #expect(try judge("Ed (row 5)", "Ed (row 6)", "Ada").judgement.problems.map(\.code) == ["over-budget"])
  }

  @Test func contradictionsOfALineAreWarnings() throws {
    let pool = Pool.sample(["Ada", "Bo"], skills: [1, 2], ids: ["a", "b"], clubs: ["X", "Y"])
    let file = try withFile("id,name,club\na,Eve,x\nb,Bo,Z\n") { path throws in
      try TeamFile(reading: path)
    }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    #expect(team.players == [0, 1])
    #expect(
      team.warnings.map { "\($0.line ?? 0) \($0.code): \($0.message)" } == [
        "2 name-differs: \"a\" is \"Ada\" in the pool, here \"Eve\"",
        "3 club-differs: \"Bo\" plays for \"Y\" in the pool, here for \"Z\"",
      ])
  }

  @Test func someWordsOfANameAreNoContradictionToAnID() throws {
    let pool = Pool.sample(["Emiliano Martínez Romero", "Reece James"], skills: [1, 2], ids: ["a", "b"])
    let file = try withFile("id,name\na,Martinez\nb,Jameson\n") { path throws in try TeamFile(reading: path) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    #expect(team.players == [0, 1])
    #expect(
      team.warnings.map(\.message) == ["\"b\" is \"Reece James\" in the pool, here \"Jameson\""])
  }
}
