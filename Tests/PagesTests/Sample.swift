import Analysis
import Documents
import Reading
import Selection
import Tables

@testable import Pages
@testable import Search
@testable import Snapshots

/// A run over four players, two of whom make a team for 5.5; each test changes what it is about.
enum Sample {
  static let rules = Rules(
    name: "two", size: 2, budget: DecimalNumber(mantissa: 55, places: 1), skillRange: .any)

  static let pool = makePool(["Ada", "Bo", "Cy", "Di"], skills: [25, 30, 40, 35], costs: [10, 20, 40, 35])

  /// Players with skills and costs in tenths.
  static func makePool(
    _ names: [String], skills: [Int64], costs: [Int64], ids: [String]? = nil, roles: [String]? = nil,
    clubs: [String]? = nil
  ) -> Pool {
    Pool(
      names: TextColumn(names), skills: DecimalColumn(units: .narrow(skills), places: 1),
      costs: DecimalColumn(units: .narrow(costs), places: 1), ids: ids.map { TextColumn($0) },
      roles: roles.map { TextColumn($0) }, clubs: clubs.map { TextColumn($0) },
      records: names.indices.map { Int32($0 + 1) }, lines: names.indices.map { Int32($0 + 2) })
  }

  /// A large pool, in which skill and cost rise together.
  static func makeLargePool(count: Int) -> Pool {
    makePool(
      (0..<count).map { "P\($0)" }, skills: (0..<count).map { Int64($0 + 10) },
      costs: (0..<count).map { Int64($0 + 5) })
  }

  /// The snapshot of a run that has read `pool.csv`.
  static func snapshot(
    _ pool: Pool = pool, rules: Rules = rules, team: [Int] = [],
    quality change: (inout DataQuality) -> Void = { _ in }
  ) -> Snapshot {
    var quality = DataQuality()
    quality.rowsRead = pool.count
    quality.rowsUsed = pool.count
    change(&quality)
    let file = InputFile(path: "pool.csv", bytes: 1_234, rows: quality.rowsRead, used: quality.rowsUsed)
    return Snapshot(
      program: "squad 0.0", command: "squad best pool.csv", date: nil, rules: .team(TeamRulesRecord(rules)),
      inputs: [InputRecord(file, sha256: String(repeating: "a", count: 64))],
      warnings: quality.warnings.map { WarningRecord($0) }, warningCount: quality.warningCount,
      pool: PoolRecord(PoolReading(pool: pool, quality: quality, files: [file]), rules: rules, team: team))
  }

  /// Ada and Cy, proved to be the only best team.
  static let answer = Answer(
    status: .proved, rows: [0, 2], skill: 65, cost: 50, bound: 65, playersAfterReduction: 3,
    teamsSharingSkill: TeamCount(1), teamsSharingSkillAndCost: TeamCount(1), inAllOptimal: [true, true])

  /// The record of an answer.
  static func bestTeam(
    _ answer: Answer = answer, of pool: Pool = pool, rules: Rules = rules,
    stoppedBy: BestTeamRecord.StopReason? = nil
  ) -> BestTeamRecord {
    BestTeamRecord(
      answer, of: PoolReading(pool: pool, quality: DataQuality(), files: []), rules: rules,
      stoppedBy: stoppedBy,
      infeasibility: RuledPool(pool, under: rules, file: "players.csv")
        .infeasibility(of: Problem(pool, under: rules), limits: Limits()))
  }

  /// The page about an answer.
  static func page(
    _ answer: Answer, of pool: Pool = pool, rules: Rules = rules,
    stoppedBy: BestTeamRecord.StopReason? = nil
  ) -> Document {
    var snapshot = snapshot(pool, rules: rules, team: answer.rows)
    snapshot.content = Content(BestContent(bestTeam(answer, of: pool, rules: rules, stoppedBy: stoppedBy)))
    return answerPage(of: snapshot)
  }
}

extension Document {
  /// The text of the fact with this label; `nil` if the page has none.
  func fact(_ label: String) -> String? {
    facts.first { $0.label == label }.map { $0.lines.map(\.plainText).joined(separator: "\n") }
  }

  /// The texts of the badges, in order.
  var badgeTexts: [String] { badges.map(\.text) }

  /// The section with this anchor.
  func section(_ anchor: String) -> Section? { sections.first { $0.anchor == anchor } }
}

extension Section {
  /// The tables of the section.
  var tables: [DataTable] {
    blocks.compactMap { block in
      switch block {
      case .table(let table): table
      case .lineup(let lineup, _): lineup.data
      default: nil
      }
    }
  }

  /// The chart of the section.
  var chart: Chart? { blocks.lazy.compactMap { if case .chart(let chart) = $0 { chart } else { nil } }.first }

  var scatterChart: ScatterChart? { chart?.plot as? ScatterChart }

  /// The remarks in small print.
  var notes: [String] {
    blocks.compactMap { if case .note(let prose) = $0 { prose.plainText } else { nil } }
  }

  /// The statements of its lists.
  var listed: [String] {
    blocks.flatMap { if case .list(let items, _, _) = $0 { items.map(\.plainText) } else { [String]() } }
  }

  /// Its details, each as `label: value`.
  var details: [String] {
    blocks.flatMap {
      if case .details(let details) = $0 {
        details.map { "\($0.label): \($0.lines.map(\.plainText).joined(separator: "; "))" }
      } else {
        [String]()
      }
    }
  }
}

extension DataTable {
  /// The texts of every row.
  var texts: [[String]] { rows.map { $0.cells.map(\.text.plainText) } }

  /// The titles of the columns.
  var titles: [String] { columns.map(\.title) }
}

/// The content of a snapshot; it must be of that kind.
extension Snapshot {
  var best: BestContent {
    get { self[BestContent.self]! }
    set { self[BestContent.self] = newValue }
  }

  var compared: CompareContent {
    get { self[CompareContent.self]! }
    set { self[CompareContent.self] = newValue }
  }

  var tournament: TournamentContent {
    get { self[TournamentContent.self]! }
    set { self[TournamentContent.self] = newValue }
  }

  var wars: BattleContent {
    get { self[BattleContent.self]! }
    set { self[BattleContent.self] = newValue }
  }
}
