/// The people who have several rows, as in a file with a row per week, or one per slot in a showdown; a team takes one
/// row of each.
public struct People: Sendable, Hashable {
  /// The rows of each person, ascending.
  private let groups: [[Int]]
  /// The index of the person of each row.
  private let places: [Int: Int]

  /// Creates people from their rows, which no two of them share.
  public init(_ groups: [[Int]]) {
    self.groups = groups
    let pairs = groups.enumerated().flatMap { place, rows in rows.map { ($0, place) } }
    places = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }

  /// Returns all rows of the person with this row; only the row itself where they have no other.
  public func rows(with row: Int) -> [Int] { places[row].map { groups[$0] } ?? [row] }

  /// Returns all rows of the people who have some rows.
  public func rows(ofAll rows: [Int]) -> [Int] { isEmpty ? rows : rows.flatMap(self.rows) }

  /// Returns one row for each person of some ascending rows, the same whichever of theirs it is, ascending.
  public func firstRows(ofAll rows: [Int]) -> [Int] {
    isEmpty ? rows : rows.map { self.rows(with: $0)[0] }.sorted()
  }

  /// Returns how many people have so many rows in all.
  public func count(inRows rows: Int) -> Int { rows - groups.reduce(0) { $0 + $1.count - 1 } }
}

extension People: RandomAccessCollection, ExpressibleByArrayLiteral {
  /// 0.
  public var startIndex: Int { 0 }
  /// The number of people.
  public var endIndex: Int { groups.count }
  /// The rows of one person.
  public subscript(place: Int) -> [Int] { groups[place] }
  /// Creates people from their rows.
  public init(arrayLiteral groups: [Int]...) { self.init(groups) }
}
