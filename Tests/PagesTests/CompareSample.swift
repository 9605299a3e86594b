import Analysis
import Reading
import Search
import Selection
import Tables

@testable import Pages
@testable import Snapshots

/// Answers of `squad compare` about pools of any size, with every budget solved by itself.
enum CompareSample {
  /// The ten players of the Team Creator with skills and costs.
  static let ten: [(name: String, skill: Int64, cost: Int64)] = [
    ("Kohli", 9, 140), ("Rohit", 9, 150), ("Bumrah", 8, 120), ("Rituraj", 8, 120), ("Rishabh", 7, 100),
    ("Hardik", 8, 110), ("Surya", 7, 100), ("Kuldeep", 7, 90), ("Bhuvneshwar", 6, 80), ("Dhoni", 6, 70),
  ]

  static func pool(_ players: [(name: String, skill: Int64, cost: Int64)] = ten) -> Pool {
    Pool(
      names: TextColumn(players.map(\.name)),
      skills: DecimalColumn(units: .narrow(players.map(\.skill)), places: 0),
      costs: DecimalColumn(units: .narrow(players.map(\.cost)), places: 1), ids: nil, roles: nil, clubs: nil,
      records: players.indices.map { Int32($0 + 1) }, lines: players.indices.map { Int32($0 + 2) })
  }

  static func rules(budget: Int128 = 500) -> Rules {
    Rules(name: "classic", size: 5, budget: DecimalNumber(mantissa: budget, places: 1), skillRange: .any)
  }

  /// The snapshot of a run over a pool: the answer at the budget and its neighbours, without rows.
  static func run(_ pool: Pool = pool(), budget: Int128 = 500) -> Snapshot {
    let rules = rules(budget: budget)
    let problem = Problem(pool, under: rules)
    let best = problem.bestTeam()
    var snapshot = Sample.snapshot(pool, rules: rules, team: best.rows)
    var record = Sample.bestTeam(best, of: pool, rules: rules)
    if best.status == .proved {
      record.compare(with: problem.budgetNeighbours(of: best), of: best, in: pool)
    }
    snapshot.content = Content(
      CompareContent(
        record, BudgetRows(rows: [], isCurve: true), CurveRecord(points: [], pointCount: 0, complete: true)))
    return snapshot
  }

  /// The curve of a pool in full detail: each step solved by itself.
  static func steps(of pool: Pool = pool(), size: Int = 5) -> [BudgetRecord] {
    var rules = rules()
    rules.size = size
    let points = Problem(pool, under: rules).budgetCurve().points
    return rows(of: pool, budgets: points.map(\.cost), size: size)
  }

  /// What each of these budgets, in tenths, buys.
  static func rows(of pool: Pool = pool(), budgets: [Int128], size: Int = 5) -> [BudgetRecord] {
    var before: [PlayerRecord]?
    return budgets.map { budget in
      var rules = rules(budget: budget)
      rules.size = size
      let answer = Problem(pool, under: rules).bestTeam()
      var row = BudgetRecord(budget: ExactDecimal(budget, places: 1), status: .infeasible)
      guard answer.status == .proved else {
        before = nil
        return row
      }
      let players = answer.rows.enumerated().map {
        PlayerRecord($1, of: pool, inAllOptimal: answer.inAllOptimal[$0])
      }
      row.status = .proved
      row.skill = ExactDecimal(answer.skill, places: 0)
      row.cost = ExactDecimal(answer.cost, places: 1)
      row.left = ExactDecimal(budget - answer.cost, places: 1)
      row.teamsSharingSkill = answer.teamsSharingSkill.value.description
      row.countsExact = true
      row.players = players
      if let before {
        row.in = players.filter { player in !before.contains { $0.row == player.row } }
        row.out = before.filter { player in !players.contains { $0.row == player.row } }
      }
      before = players
      return row
    }
  }

  /// The curve through these rows.
  static func curve(_ rows: [BudgetRecord], complete: Bool = true) -> CurveRecord {
    CurveRecord(
      points: rows.compactMap { row in row.skill.map { .init(budget: row.budget, skill: $0) } },
      pointCount: rows.count, complete: complete)
  }

  /// All steps of the ten players, for a budget in tenths.
  static func all(budget: Int128 = 500) -> Snapshot {
    var snapshot = run(budget: budget)
    let rows = steps()
    snapshot.compared.rows = BudgetRows(rows: rows, isCurve: true)
    snapshot.compared.curve = curve(rows)
    return snapshot
  }

  /// A snapshot for a list of budgets in tenths.
  static func listed(_ budgets: [Int128]) -> Snapshot {
    var snapshot = run()
    snapshot.compared.rows = BudgetRows(rows: rows(budgets: budgets), isCurve: false)
    snapshot.compared.curve = curve(steps())
    return snapshot
  }

  /// A curve of many steps without teams: one more skill for each tenth, with the reader's budget in the middle.
  static func long(_ count: Int) -> Snapshot {
    var snapshot = run(budget: Int128(count / 2))
    snapshot.compared.answer = Self.all().compared.answer
    snapshot.compared.answer.bestTeam.skill = ExactDecimal(Int128(count / 2), places: 0)
    snapshot.compared.answer.bestTeam.cost = ExactDecimal(Int128(count / 2), places: 1)
    snapshot.compared.answer.bestTeam.left = ExactDecimal(0, places: 0)
    snapshot.compared.answer.bestTeam.next = nil
    snapshot.compared.answer.bestTeam.less = nil
    let rows = (1...count).map { number in
      var row = BudgetRecord(budget: ExactDecimal(Int128(number), places: 1), status: .proved)
      row.skill = ExactDecimal(Int128(number), places: 0)
      row.cost = row.budget
      row.left = ExactDecimal(0, places: 0)
      return row
    }
    snapshot.compared.rows = BudgetRows(rows: rows, isCurve: true)
    snapshot.compared.curve = curve(rows)
    return snapshot
  }

  /// The ten players, and a variant with the same players at other costs.
  static func withVariant(_ name: String, _ players: [(name: String, skill: Int64, cost: Int64)]) -> Snapshot
  {
    var snapshot = all()
    let pool = pool(players)
    let other = run(pool)
    let (own, best) = (
      snapshot.compared.answer.bestTeam.players, other.compared.answer.bestTeam
    )
    let rows = steps(of: pool)
    snapshot.compared.variants = [
      VariantRecord(
        name: name,
        replacements: zip(ten, players).enumerated().compactMap { index, pair in
          pair.0.cost == pair.1.cost
            ? nil
            : .init(
              name: pair.0.name, row: index + 1, column: "cost",
              before: ExactDecimal(Int128(pair.0.cost), places: 1),
              value: ExactDecimal(Int128(pair.1.cost), places: 1))
        }, pool: nil, bestTeam: best,
        in: best.players.filter { player in !own.contains { $0.row == player.row } },
        out: own.filter { player in !best.players.contains { $0.row == player.row } },
        rows: BudgetRows(rows: rows, isCurve: true),
        curve: curve(rows))
    ]
    return snapshot
  }

  /// Adds a full hand-picked team of the players in these rows.
  static func pick(_ rows: [Int], path: String, in snapshot: inout Snapshot) {
    let pool = pool()
    var file = TeamFile(path: path, for: pool)
    for row in rows { file.append(row, of: pool) }
    let team = ManualTeam(file, in: pool, finder: PlayerFinder(pool))
    let judgement = TeamJudgement(team, of: pool, under: rules())
    let record = ManualTeamRecord(file, team, judgement, of: pool)
    let steps = steps()
    let mark = CurveMarkRecord(
      path: path, couldHave: steps.last { $0.budget.number <= record.cost.number }?.skill,
      couldCost: steps.first { $0.skill!.number >= record.skill.number }?.cost)
    snapshot.compared.picked = PickedTeamsRecord(
      snapshot.manualTeams + [record], snapshot.compared.marks + [mark])
  }
}
