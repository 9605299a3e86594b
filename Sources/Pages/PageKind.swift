import Documents
import Snapshots

/// How the content of one kind is shown: as a page, in spreadsheets and in a line.
public struct PageKind: Sendable {
  /// The type of the contents that it shows.
  let shown: any PageContent.Type
  /// The names of its charts.
  public let charts: [String]
  /// The names of the further tables that may be written beside the CSV file, see ``furtherTables(of:)``.
  public let tables: [String]

  fileprivate let page: @Sendable (Snapshot) -> any Documented
  fileprivate let table: @Sendable (Snapshot) -> DataTable
  fileprivate let further: @Sendable (Snapshot) -> [(name: String, table: DataTable)]

  /// All kinds of pages: the only list of them.
  static let all: [PageKind] = [
    .bestTeam, .lineups, .check, .compare, .players, .team, .tournament, .standings, .battle, .roster, .index,
  ]

  /// How contents of a type are shown.
  /// - Parameters:
  ///   - page: the page about a snapshot with that content.
  ///   - table: its answer as one table for spreadsheets and other programs.
  ///   - further: the tables beside that one, by name.
  init<Shown: PageContent>(
    _ shown: Shown.Type, charts: [String] = [], tables: [String] = [],
    page: @escaping @Sendable (Shown, Snapshot) -> any Documented,
    table: @escaping @Sendable (Shown, Snapshot) -> DataTable,
    further: @escaping @Sendable (Shown, Snapshot) -> [(name: String, table: DataTable)] = { _, _ in [] }
  ) {
    @Sendable func answer(in snapshot: Snapshot) -> Shown {
      guard let answer = snapshot[shown] else { preconditionFailure("the page is for another snapshot") }
      return answer
    }
    (self.shown, self.charts, self.tables) = (shown, charts, tables)
    self.page = { page(answer(in: $0), $0) }
    self.table = { table(answer(in: $0), $0) }
    self.further = { further(answer(in: $0), $0) }
  }

  /// The page of a snapshot; `nil` if none is written for it, as for a list of fighters.
  public init?(of snapshot: Snapshot) {
    guard let kind = Self.showing(snapshot), kind.shown.kind.page != nil else { return nil }
    self = kind
  }

  /// What shows a snapshot.
  /// - Precondition: the snapshot holds an answer, not just inputs.
  fileprivate static func of(_ snapshot: Snapshot) -> PageKind {
    guard let kind = showing(snapshot) else { preconditionFailure("the snapshot holds no answer") }
    return kind
  }

  private static func showing(_ snapshot: Snapshot) -> PageKind? {
    guard let value = snapshot.content.value else { return nil }
    return all.first { $0.shown == type(of: value) }
  }

  /// The name of its files, without an extension; empty if none are written.
  public var name: String { shown.kind.page ?? "" }
}

/// Returns the answer of a snapshot as a document.
/// - Precondition: the snapshot holds an answer, not just inputs.
public func answerPage(of snapshot: Snapshot) -> Document { PageKind.of(snapshot).page(snapshot).document }

/// Returns the answer of a snapshot in a sentence, without drawing its page.
/// - Precondition: as for ``answerPage(of:)``.
public func headline(of snapshot: Snapshot) -> String {
  PageKind.of(snapshot).page(snapshot).verdict.sentence
}

/// Returns the answer of a snapshot as one table for spreadsheets and other programs.
/// - Precondition: as for ``answerPage(of:)``.
public func answerTable(of snapshot: Snapshot) -> DataTable { PageKind.of(snapshot).table(snapshot) }

/// Returns the tables of a snapshot other than ``answerTable(of:)``, by name.
/// - Precondition: as for ``answerPage(of:)``.
public func furtherTables(of snapshot: Snapshot) -> [(name: String, table: DataTable)] {
  PageKind.of(snapshot).further(snapshot)
}
