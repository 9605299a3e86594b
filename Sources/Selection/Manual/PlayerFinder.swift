import Tables
import Words

/// Finds the players of a pool whom people name.
///
/// An id decides where the pool has ids. A name decides where one player has it; of several the club and then
/// the row given tell which is meant, as does the name in the form of reports, `Max Muncy (ATH)`.
public struct PlayerFinder: Sendable {
  /// Who is meant.
  public enum Finding: Sendable, Hashable {
    /// The player with this index.
    case player(Int)
    /// Nobody; these are spelled alike, the likeliest first.
    case unknown(nearest: [String])
    /// One of these players.
    case ambiguous([Int])
  }

  /// How many likely names are offered for an unknown one.
  private static let offered = 3

  private let pool: Pool
  private let names: KeyTable
  private let ids: KeyTable?

  /// A finder for a pool.
  /// - Complexity: O(bytes of the keys).
  public init(_ pool: Pool) {
    self.pool = pool
    names = KeyTable(of: pool.names)
    ids = pool.ids.map { KeyTable(of: $0) }
  }

  /// Who is meant by a reference.
  /// - Complexity: O(1) for a known name; O(players) for a namesake or an unknown name.
  public func find(_ reference: PlayerReference) -> Finding {
    if let id = reference.id, let column = pool.ids {
      if let index = ids?.row(of: id, in: column) { return .player(index) }
      return .unknown(nearest: nearestNames(to: reference.name ?? id))
    }
    guard let name = reference.name else { return .unknown(nearest: []) }
    let candidates = players(called: name)
    switch candidates.count {
    case 0: return player(shownAs: name).map { .player($0) } ?? .unknown(nearest: nearestNames(to: name))
    case 1: return .player(candidates[0])
    default: return tellApart(candidates, by: reference)
    }
  }

  private func tellApart(_ candidates: [Int], by reference: PlayerReference) -> Finding {
    var left = candidates
    if let club = reference.club {
      let ofClub = left.filter { pool.clubs?[$0].lowercased() == club.lowercased() }
      if !ofClub.isEmpty { left = ofClub }
    }
    if let row = reference.row, let index = left.first(where: { Int(pool.records[$0]) == row }) {
      return .player(index)
    }
    return left.count == 1 ? .player(left[0]) : .ambiguous(left)
  }

  /// All players of a name; most names have one.
  private func players(called name: String) -> [Int] {
    guard let first = names.row(of: name, in: pool.names) else { return [] }
    guard pool.namesakes[first] != nil else { return [first] }
    return pool.namesakes.keys.filter { pool.names[$0] == name }.sorted()
  }

  /// The namesake whom reports show by this text.
  private func player(shownAs text: String) -> Int? {
    guard let bracket = text.lastIndex(of: "(") else { return nil }
    let name = text[..<bracket].trimmingSpaces()
    return players(called: name).first { pool.displayName(of: $0) == text }
  }

  private func nearestNames(to name: String) -> [String] {
    nearest(to: name, among: (0..<pool.count).lazy.map { pool.displayName(of: $0) }, atMost: Self.offered)
  }
}
