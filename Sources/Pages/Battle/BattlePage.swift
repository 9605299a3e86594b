import Battle
import Documents
import Snapshots
import Words

extension PageKind {
  /// A battle.
  public static let battle = PageKind(
    BattleContent.self, charts: ["statistics", "matrix"], page: { BattlePage($0, of: $1) },
    table: { content, _ in fightsForCSV(content.battle) })
}

/// Returns the answer to `squad battle` as a document: who won, every fight with its reason, who survived, a comparison
/// of the fighters, the winners of all pairings, and the history.
///
/// - Parameter extras: what the terminal shows in addition to the war itself; the reports contain all of it.
public func battlePage(
  _ content: BattleContent, of snapshot: Snapshot, showing extras: Set<BattleExtra> = []
) -> Document {
  BattlePage(content, of: snapshot, showing: extras).document
}

/// A part of the page that the terminal shows on request.
public enum BattleExtra: Sendable {
  /// The winners of all pairings.
  case matrix
  /// The past wars, since the last reset.
  case history
  /// Those before the last reset as well.
  case allHistory
}

/// The parts of the page.
struct BattlePage: Page {
  let snapshot: Snapshot
  let content: BattleContent
  let byKey: [String: FighterRecord]
  let extras: Set<BattleExtra>

  init(_ content: BattleContent, of snapshot: Snapshot, showing extras: Set<BattleExtra> = []) {
    (self.content, self.snapshot, self.extras) = (content, snapshot, extras)
    byKey = Dictionary(content.fighters.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }

  var battle: BattleRecord { content.battle }
  var fighters: [FighterRecord] { content.fighters }

  var topic: String { "Battle" }

  /// Whether fighters are paired by equal rank.
  var isByRank: Bool { battle.policy == .sameRank }

  /// The fighters by rank, in the order in which the war pairs them.
  var ranked: [FighterRecord] { fighters.sorted(on: { battle.ascending ? $0.rank : -$0.rank }) }

  /// Returns the name of the fighter with a key as reports show it. A fighter who no longer takes part and whose name a
  /// newcomer has is marked as removed.
  func name(of key: String, otherwise name: String) -> String {
    byKey[key]?.displayName ?? (FighterKey(key).isRetired ? "\(name) (removed)" : name)
  }

  /// Returns the name of the fighter on a side, as reports show it.
  func name(of side: Side, in fight: FightRecord) -> String {
    side == .autobots
      ? name(of: fight.autobotKey, otherwise: fight.autobot)
      : name(of: fight.decepticonKey, otherwise: fight.decepticon)
  }

  @ListBuilder<Section> var sections: [Section] {
    warSection
    outcomeSection
    if !fighters.isEmpty { comparisonSection }
    matrixSection
    if !fighters.isEmpty { fightersSection }
    historySection
    dataSection(of: snapshot)
    provenanceSection(of: snapshot)
  }

  // MARK: The war

  /// The number of rows of a long table that a page shows at first.
  private static let rowsShown = 20

  private var warSection: Section {
    let isFought = battle.setUp == nil
    return Section(
      "The fights", anchor: "fights",
      blocks: [
        isFought && !isByRank
          ? nil : .list(setUpLines.map { Prose($0) }, of: "pairs and fighters", isFolded: isFought),
        isByRank && !fightsSoFar.isEmpty
          ? .list(resultLines.map { Prose($0) }, of: "results", isFolded: true) : nil,
        isFought && isByRank ? .paragraph("\(roundName) as a war, decided as in a face-off:") : nil,
        isFought ? .list(verdictLines.map { Prose($0) }) : nil,
        isFought && !fightsSoFar.isEmpty ? .table(fightsTable) : nil,
      ])
  }

  private var fightsTable: DataTable {
    let table = DataTable(
      caption: "The fights in order, each with the rule that decided it",
      columns: [
        .init("Battle", .number).minor, .init("Rank", .number).minor, .init("Autobot"),
        .init("Rank", .number).minor.optional, .init("Decepticon"), .init("Winner").lower, .init("Why").lower,
      ],
      rows: fightsSoFar.map { fight in
        DataTable.Row([
          .init(String(fight.number)), .init(String(fight.autobotRank)), fighter(.autobots, of: fight),
          .init(isByRank ? "" : String(fight.decepticonRank)), fighter(.decepticons, of: fight),
          .init(fight.winner.rawValue), .init(fight.why),
        ])
      })
    return table.folded("All \(counted(table.rows.count, "battle"))") { $0 < Self.rowsShown }
  }

  /// Returns the name of the fighter on a side, in bold if they won.
  private func fighter(_ side: Side, of fight: FightRecord) -> DataTable.Cell {
    let name = name(of: side, in: fight)
    return fight.winner.side == side ? "\(name, .strong)" : .init(name)
  }

  // MARK: What is left

  private var outcomeSection: Section {
    let hasTotals = isByRank && !fightsSoFar.isEmpty
    return Section(
      "Survivors", anchor: "survivors", place: .reports,
      blocks: [.details(outcomes(hasTotals: hasTotals)), hasTotals ? .table(totalsTable) : nil])
  }

  @ListBuilder<Fact> private func outcomes(hasTotals: Bool) -> [Fact] {
    Side.allCases.map { Fact("\($0.rawValue) alive", living($0)) }
    if battle.setUp == nil, !battle.fights.isEmpty { Fact("Died", namesShortened(fallen, to: Self.named)) }
    if isByRank, !deadBefore.isEmpty { Fact("Dead before", namesShortened(deadBefore, to: Self.named)) }
    if !battle.skipped.isEmpty { Fact("Did not fight", skippedNames) }
    if !hasTotals {
      Side.allCases.map { Fact("Eliminated by the \($0.rawValue)", "\(battle.eliminated[$0])") }
    }
  }

  private var fightersSection: Section {
    Section(
      "The fighters", anchor: "fighters", place: .reports,
      blocks: [
        .table(
          fightersTable(ranked, caption: "The fighters by rank, with their statistics and states")
            .folded("All \(counted(ranked.count, "fighter"))") { $0 < Self.rowsShown })
      ])
  }
}
