import Analysis
import Foundation
import Reading
import Selection
import Tables
import Testing

@testable import JSON
@testable import Search
@testable import Snapshots

/// The schema describes what is written: every name in a snapshot is documented, and every required one is there.
struct SchemaTests {
  /// No line of the schema is wrong, and no reference leads nowhere, whether or not a run needs them.
  @Test func everyShapeOfTheSchemaIsOne() {
    var references: [String] = []
    func note(_ shape: Shape) {
      switch shape {
      case .reference(let name): references.append(name)
      case .object(let members): members.shapes.values.forEach(note)
      case .list(let shape), .orNull(let shape): note(shape)
      case .string(let pattern?):
        let form = #"^\^(\[[^\[\]]+\](\{[0-9]+(,[0-9]+)?\})?)+\$$"#
        #expect(pattern.range(of: form, options: .regularExpression) != nil, "\(pattern)")
      case .string, .number, .boolean, .words, .constant: break
      }
    }
    for name in snapshotSchema.names { note(snapshotSchema.shape(name)) }
    for name in references { _ = snapshotSchema.shape(name) }
    let filesOfTheirOwn: Set = ["partOpening", "storedTask", "taskResult"]
    let used = Set(references.filter { !$0.contains(".") })
    #expect(used == Set(snapshotSchema.names).subtracting(filesOfTheirOwn))
  }

  @Test func aProvedAnswerFollowsTheSchema() throws {
    var snapshot = Samples.snapshot
    snapshot.content = Content(BestContent(Samples.provedTeam))
    #expect(try mistakes(in: snapshot) == [])
    let best = Samples.answer
    snapshot.answer?.bestTeam.compare(
      with: BudgetNeighbours(next: best, less: best, isComplete: true), of: best, in: Samples.reading.pool)
    let points = [BudgetCurve.Point(cost: best.cost, skill: best.skill)]
    snapshot.answer?.bestTeam.note(
      around: BudgetCurve(points: points, covered: 0...best.cost, isComplete: false), in: Samples.reading.pool
    )
    #expect(snapshot.answer?.bestTeam.next != nil && snapshot.answer?.bestTeam.less != nil)
    #expect(try mistakes(in: snapshot) == [])
  }

  @Test func everyOtherAnswerFollowsTheSchema() throws {
    var stopped = Samples.snapshot
    stopped.date = "2026-11-21"
    stopped.content = Content(BestContent(Samples.provedTeam))
    stopped.answer?.searchSeconds = ExactDecimal(1_234, places: 3)
    stopped.answer?.bestTeam.status = .stopped
    stopped.answer?.bestTeam.stoppedBy = .timeLimit
    #expect(try mistakes(in: stopped) == [])

    var infeasible = Samples.snapshot
    infeasible.content = Content(BestContent(Samples.infeasible))
    #expect(Samples.infeasible.reason != nil && Samples.infeasible.repair != nil)
    #expect(try mistakes(in: infeasible) == [])

    var game = Samples.snapshot
    game.rules = .game(name: "face-off")
    game.pool = nil
    #expect(try mistakes(in: game) == [])

    var players = Samples.snapshot
    players.content = Content(PlayersContent([PlayerRecord(0, of: Samples.reading.pool)]))
    #expect(try mistakes(in: players) == [])
  }

  @Test func handPickedTeamsFollowTheSchema() throws {
    let pool = Samples.reading.pool
    var editor = TeamEditor(
      TeamFile(path: "t.csv", for: pool), of: pool, under: Samples.rules, finder: PlayerFinder(pool))
    editor.select(0)
    editor.select(0)
    editor.finalize()
    var record = ManualTeamRecord(editor.file, editor.team, editor.judgement, of: pool)
    record.deadEnd = "no second player fits: the cheapest other costs 7 and 4 is left"
    let change = TeamChange(out: [], in: [2], skill: 50, cost: 5)
    record.complete(.possible(change), of: pool, under: Samples.rules)
    record.repair(Repairs(changes: [change], isComplete: false), of: pool, under: Samples.rules)
    record.stoppedBy = .timeLimit
    record.status = .valid
    record.compare(with: Samples.answer, of: pool)
    record.place(TeamRank(better: TeamCount(1), equal: TeamCount(1)), among: TeamCount(3))
    var snapshot = Samples.snapshot
    let steps = editor.steps.map { TeamStepRecord($0, of: pool, undone: false) }
    snapshot.content = Content(TeamContent([record], steps: steps))
    #expect(record.gap != nil && record.legalExact != nil)
    #expect(try mistakes(in: snapshot) == [])
    #expect(try Snapshot(json: Array(snapshot.json().utf8)) == snapshot)
  }

  @Test func everyRuleThatATeamBreaksIsInTheSchema() throws {
    let pool = Samples.reading.pool
    var limiting = Samples.rules
    limiting.limits = [try #require(ColumnLimit("x=1"))]
    let sums = pool.sums(of: [0], under: limiting)
    let plain: [BrokenRule] = [
      .tooFewForRole("GK", can: 0, needed: 1), .tooManyForRole("GK", only: 2, most: 1),
      .withoutRole(["Ada"]),
      .tooManyOfClub("X", count: 2, most: 1), .tooFew("club", 1, least: 2), .missing(["Ada"]),
      .banned(["Ada"]),
      .underMinimumCost(cost: "1", least: "2"), .group("a", count: 0, least: 1, most: nil),
      .group("a", count: 2, least: 0, most: 1),
      .quota(try #require(Quota("at least 2 where country=IND")), count: 1),
      .quota(try #require(Quota("at most 2 where country=IND")), count: 3),
      .noStack(Stack(least: 2), lacking: 1, nearest: nil),
      .stackTooMany(Stack(most: 2), of: "X", 3, most: 2),
      .tooFewCompanions(by: "Ada", 0, least: 1, "players"),
    ]
    let summed = sums.flatMap { sum -> [BrokenRule] in
      [.sumTooLow(sum, othersMend: true), .sumTooHigh(sum, othersMend: false)]
    }
    let rules = plain + summed
    let file = TeamFile(path: "t.csv", for: pool)
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    var judgement = TeamJudgement(team, of: pool, under: Samples.rules)
    judgement.problems = rules.map { .rule($0, leaving: 0) }
    var snapshot = Samples.snapshot
    snapshot.content = Content(TeamContent([ManualTeamRecord(file, team, judgement, of: pool)]))
    #expect(Set(judgement.problems.map(\.code)).count == rules.count)
    #expect(try mistakes(in: snapshot) == [])
  }

  @Test func listsAndWhatIfsFollowTheSchema() throws {
    let pool = Samples.reading.pool
    var snapshot = Samples.snapshot
    var best = BestContent(Samples.provedTeam, players: PlayerRecord.all(of: pool))
    best.list = TopTeamsRecord(
      [TopTeamRecord(rank: 1, [0, 2], of: pool)],
      TopListRecord(asked: 10, onlyBestSkill: true, different: 2, complete: false, stoppedBy: .timeLimit))
    var without = WhatIfRecord(
      PlayerWhatIf(row: 1, skillWith: nil, skillWithout: 50, entersAt: 1, staysUpTo: nil), of: pool,
      inTeam: false)
    without.reason = "a ban keeps them out"
    best.whatIf = PlayerWhatIfRecord(
      [
        WhatIfRecord(
          PlayerWhatIf(row: 0, skillWith: 50, skillWithout: nil, entersAt: nil, staysUpTo: 2), of: pool,
          inTeam: true),
        without,
      ], complete: false,
      bounds: [
        PlayerBoundsRecord(
          PlayerRecord(1, of: pool), atLeast: ExactDecimal(40, places: 1), atMost: ExactDecimal(45, places: 1)
        ),
        PlayerBoundsRecord(PlayerRecord(2, of: pool), atLeast: nil, atMost: ExactDecimal(5, places: 0)),
      ], why: [1])
    snapshot.content = Content(best)
    #expect(try mistakes(in: snapshot) == [])
    #expect(try Snapshot(json: Array(snapshot.json().utf8)) == snapshot)
  }

  @Test func whatChangedFollowsTheSchema() throws {
    let player = PlayerRecord(0, of: Samples.reading.pool)
    var snapshot = Samples.snapshot
    snapshot.content = Content(BestContent(Samples.provedTeam))
    snapshot.answer?.since = SinceRecord(
      sameTeam: false, statusBefore: .proved, skillBefore: player.skill, costBefore: player.cost,
      in: [player], out: [player],
      changes: [
        .init(name: "Ada", skillBefore: player.skill, skill: nil, costBefore: player.cost, cost: player.cost)
      ], rulesBefore: TeamRulesRecord(Samples.rules), commandBefore: "squad best",
      programBefore: "squad 0", inputsChanged: ["pool.csv"])
    #expect(try mistakes(in: snapshot) == [])
    #expect(try Snapshot(json: Array(snapshot.json().utf8)) == snapshot)
  }

  @Test func budgetsFollowTheSchema() throws {
    let player = PlayerRecord(0, of: Samples.reading.pool, inAllOptimal: true)
    var row = BudgetRecord(budget: ExactDecimal(5, places: 0), status: .stopped)
    row.skill = ExactDecimal(50, places: 1)
    row.cost = ExactDecimal(5, places: 0)
    row.left = ExactDecimal(0, places: 0)
    row.bound = ExactDecimal(60, places: 1)
    row.teamsSharingSkill = "340282366920938463463374607431768211455"
    row.countsExact = false
    row.players = [player]
    row.in = [player]
    row.out = []
    let poor = BudgetRecord(budget: ExactDecimal(1, places: 0), status: .infeasible)
    let curve = CurveRecord(
      points: [.init(budget: row.budget, skill: ExactDecimal(50, places: 1))], pointCount: 1, complete: false,
      coveredFrom: row.budget, stoppedBy: .timeLimit, from: poor.budget, to: row.budget)
    let cost = ExactDecimal(5, places: 1)
    let replaced = VariantRecord(
      name: "Ada:cost=0.5",
      replacements: [.init(name: "Ada", row: 1, column: "cost", before: row.budget, value: cost)], pool: nil,
      bestTeam: Samples.provedTeam, in: [player], out: [],
      rows: BudgetRows(rows: [poor], isCurve: false), curve: curve)
    var nothing = CurveRecord(points: [], pointCount: 0, complete: true)
    nothing.cheapest = row.cost
    let other = VariantRecord(
      name: "b.csv", replacements: nil, pool: Samples.snapshot.pool, bestTeam: Samples.infeasible, in: [],
      out: [player], rows: BudgetRows(rows: [row], isCurve: true), curve: nothing)
    var snapshot = Samples.snapshot
    var compared = CompareContent(
      Samples.provedTeam, BudgetRows(rows: [poor, row], isCurve: false), curve)
    let file = TeamFile(path: "t.csv", for: Samples.reading.pool)
    let team = ManualTeam(file, in: Samples.reading.pool, finder: PlayerFinder(Samples.reading.pool))
    let judgement = TeamJudgement(team, of: Samples.reading.pool, under: Samples.rules)
    compared.picked = PickedTeamsRecord(
      Array(repeating: ManualTeamRecord(file, team, judgement, of: Samples.reading.pool), count: 2),
      [
        CurveMarkRecord(path: "t.csv", couldHave: row.skill, couldCost: row.cost),
        CurveMarkRecord(path: "u.csv", couldHave: nil, couldCost: nil, stoppedBy: .interrupted),
      ])
    compared.variants = [replaced, other]
    for isCurve in [false, true] {
      compared.rows.isCurve = isCurve
      snapshot.content = Content(compared)
      #expect(try mistakes(in: snapshot) == [])
      #expect(try Snapshot(json: Array(snapshot.json().utf8)) == snapshot)
    }
  }

  @Test func battlesFollowTheSchema() throws {
    let war = BattleSamples.war(under: .sameRank, after: BattleSamples.war(under: .faceOff(ascending: false)))
    #expect(war.wars.past.lives != nil && war.wars.past.battleHistory.count == 2)
    #expect(war.wars.battleMatrix?.isEmpty == false && !war.wars.fighterTallies.isEmpty)
    #expect(try mistakes(in: war) == [])
    var setUp = BattleSamples.snapshot
    setUp.setUp(BattleSamples.roster, under: .sameRank, after: war.wars.past)
    #expect(setUp.wars.battle.setUp?.isEmpty == false)
    #expect(try mistakes(in: setUp) == [])
  }

  @Test func gamesFollowTheSchema() throws {
    for snapshot in [Samples.league, Samples.tournament] {
      #expect(try mistakes(in: snapshot) == [])
      #expect(try Snapshot(json: Array(snapshot.json().utf8)) == snapshot)
    }
  }

  @Test func theCheckItselfFindsMistakes() throws {
    let found = try Samples.mistakes(in: #"{"schemaVersion": 2, "program": 7, "surprise": true}"#)
    #expect(found.contains("schemaVersion: is not 1"))
    #expect(found.contains("program: is not a string"))
    #expect(found.contains("surprise: is not in the schema"))
    #expect(found.contains("warnings: is missing"))
  }

  private func mistakes(in snapshot: Snapshot) throws -> [String] {
    try Samples.mistakes(in: snapshot.json())
  }
}
