import Selection
import Snapshots
import Tables

/// The exposures given in the pool itself, in its columns `min-exposure` and `max-exposure`.
struct OwnExposures {
  /// The numbers of lineups that a player may be in, by player, if a column says it.
  private(set) var ranges: [Int: ClosedRange<Int>] = [:]

  /// - Parameters:
  ///   - path: the pool's file.
  ///   - count: how many lineups there are to be.
  ///   - most: the maximum for players with only a minimum; `nil` for all lineups.
  /// - Throws: `InputError` with every cell that is not a share, and every two with no whole number between them.
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
  /// The expected ownership of a player in the contest, in per cent; `nil` if the file does not say.
  func ownership(of player: Int) -> ExactDecimal? {
    guard let text = further[.ownership]?[player] else { return nil }
    return (try? parseDecimal(text.hasSuffix("%") ? String(text.dropLast()) : text)).map { ExactDecimal($0) }
  }
}
