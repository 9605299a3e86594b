/// The clubs of a pool's players, as numbers for counting by limits.
public struct ClubNumbers: Sendable, Hashable {
  /// The number of each player's club, from 0 in the order of first appearance; `nil` for players who count for none.
  public var numbers: [Int?]
  /// The names of the clubs.
  public var names: [String]
}

extension Rules {
  /// Returns the clubs for which the players of a pool count under ``maxPerClub`` and ``leastClubs``. Players without a
  /// club and players with only exempt roles count for none.
  /// - Complexity: O(players).
  public func clubNumbers(in pool: Pool) -> ClubNumbers {
    var clubs = ClubNumbers(numbers: Array(repeating: nil, count: pool.count), names: [])
    guard let column = pool.clubs else { return clubs }
    let exempt = Set(clubExempt.map { $0.lowercased() })
    var numbers: [String: Int] = [:]
    for player in 0..<pool.count where !column[player].isEmpty && !isExempt(player, of: pool, exempt) {
      let club = column[player]
      if let number = numbers[club] {
        clubs.numbers[player] = number
      } else {
        numbers[club] = clubs.names.count
        clubs.numbers[player] = clubs.names.count
        clubs.names.append(club)
      }
    }
    return clubs
  }

  private func isExempt(_ player: Int, of pool: Pool, _ exempt: Set<String>) -> Bool {
    guard !exempt.isEmpty, let roles = pool.roles else { return false }
    let words = pool.roleWords(in: roles[player])
    return !words.isEmpty && words.allSatisfy { exempt.contains($0.lowercased()) }
  }
}
