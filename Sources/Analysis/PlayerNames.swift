import Selection
import Tables
import Words

/// A lookup of the players named on a command line.
package struct PlayerNames {
  package let pool: Pool
  package let finder: PlayerFinder

  /// The names of a pool.
  package init(of pool: Pool) {
    self.pool = pool
    finder = PlayerFinder(pool)
  }

  /// Finds the players whom a user gives by name or by id.
  /// - Throws: `UsageMistake` with a line for each name that is unknown or ambiguous.
  package func players(named names: [String]) throws(UsageMistake) -> [Int] {
    try resolve(names) { player(find($0), for: PlayerReference(name: $0)) }
  }

  /// The player that was found for a reference, or what is wrong with it.
  package func player(
    _ finding: PlayerFinder.Finding, for reference: PlayerReference
  ) -> Result<Int, UsageMistake> {
    switch finding {
    case .player(let player): .success(player)
    case .unknown: .failure(unknown(reference))
    case .ambiguous(let candidates): .failure(ambiguous(reference.text, candidates))
    }
  }

  /// Finds the rows of the players whom a user names, each player once: one row, or all rows of a player with one per
  /// slot.
  /// - Throws: as `players(named:)`.
  package func rows(named names: [String]) throws(UsageMistake) -> [[Int]] {
    var seen: Set<[Int]> = []
    return try resolve(names, rows(ofPlayer:)).filter { seen.insert($0).inserted }
  }

  /// The rows of one player.
  package func rows(ofPlayer name: String) -> Result<[Int], UsageMistake> {
    switch find(name) {
    case .player(let player): .success([player])
    case .unknown: .failure(unknown(name))
    case .ambiguous(let candidates):
      pool.people.contains(candidates) ? .success(candidates) : .failure(ambiguous(name, candidates))
    }
  }

  /// Finds the player that an id or a name means; an id takes precedence.
  package func find(_ name: String) -> PlayerFinder.Finding { finder.find(idOrName: name) }

  /// Resolves each name.
  /// - Throws: `UsageMistake` with the messages for all names that cannot be resolved.
  package func resolve<Meant>(
    _ names: [String], _ meaning: (String) -> Result<Meant, UsageMistake>
  ) throws(UsageMistake) -> [Meant] {
    var found: [Meant] = []
    var messages: [String] = []
    for name in names {
      switch meaning(name) {
      case .success(let meant): found.append(meant)
      case .failure(let mistake): messages += mistake.messages
      }
    }
    guard messages.isEmpty else { throw UsageMistake(messages) }
    return found
  }

  /// The error for a name that no player has.
  package func unknown(_ name: String) -> UsageMistake { unknown(PlayerReference(name: name)) }

  /// The error for an id or a name that no player has.
  package func unknown(_ reference: PlayerReference) -> UsageMistake {
    let suggestions = finder.suggestions(for: reference)
    let hint = suggestions.isEmpty ? "" : "; did you mean \(listed(suggestions, "or"))?"
    let id = reference.name == nil ? "" : reference.id.map { " (\($0))" } ?? ""
    return UsageMistake("\(quoted(reference.text))\(id)\(pool.absence)\(hint)")
  }

  /// The error for a name that several players have.
  package func ambiguous(_ name: String, _ candidates: [Int]) -> UsageMistake {
    let choices = shortened(
      candidates.map { quoted(pool.displayName(of: $0)) }, to: PlayerReference.choicesListed)
    return UsageMistake("\(quoted(name)) may be \(listed(choices, "or")); write the name as shown here")
  }
}
