import Selection
import Snapshots
import Tables

/// The exposures that stand in the pool itself, in its columns `min-exposure` and `max-exposure`.
struct OwnExposures {
  /// By player in how many lineups they are to stand, where a column says it.
  private(set) var ranges: [Int: ClosedRange<Int>] = [:]

  /// - Parameters:
  ///   - path: the pool's file.
  ///   - count: how many lineups there are to be.
  ///   - most: the most of players for whom only the least is said; `nil` for all.
  /// - Throws: `InputError` with every cell that is no share, and every two that no whole number lies between.
  init(of pool: Pool, in path: String, count: Int, most: LineupShare?) throws(InputError) {
    var problems: [Diagnostic] = []
    for player in 0..<pool.count {
      func share(_ column: PoolColumn) -> LineupShare? {
        guard let text = pool.further[column]?[player], !text.isEmpty else { return nil }
        if let share = LineupShare(text[...]) { return share }
        refuse(column, "not-a-share", "\(quoted(text)) is not a percentage from 0 to 100, as in 40%")
        return nil
      }
      func refuse(_ column: PoolColumn, _ code: String, _ message: String) {
        problems.append(
          Diagnostic(
            .error, file: path, line: Int(pool.lines[player]), column: column.rawValue, code: code,
            message: message))
      }
      let (low, high) = (share(.minExposure), share(.maxExposure))
      guard low != nil || high != nil else { continue }
      let least = low?.roundedUp(of: count) ?? 0
      let own = high?.roundedDown(of: count) ?? max(least, most?.roundedDown(of: count) ?? count)
      if least <= own {
        ranges[player] = least...own
      } else {
        refuse(
          .minExposure, "no-such-share",
          "no whole number of \(count) lineups is from \(low?.percent ?? .zero)% to \(high?.percent ?? .zero)%"
        )
      }
    }
    guard problems.isEmpty else { throw .listing(problems) }
  }
}

extension Pool {
  /// The share of all lineups of the night in which a player is expected, in percent; `nil` where the file does not say.
  func ownership(of player: Int) -> ExactDecimal? {
    guard let text = further[.ownership]?[player] else { return nil }
    return (try? parseDecimal(text.hasSuffix("%") ? String(text.dropLast()) : text)).map { ExactDecimal($0) }
  }
}
