import Options
import Selection
import Tables
import Words

/// Who is meant by the names that stand on a command line.
package struct PlayerNames {
  package let pool: Pool
  package let finder: PlayerFinder

  /// Those of a pool.
  package init(of pool: Pool) {
    self.pool = pool
    finder = PlayerFinder(pool)
  }

  /// The players whom a user names, by name or by id.
  /// - Throws: `UsageMistake` with a line for each name that is unknown or may mean several players.
  package func players(named names: [String]) throws(UsageMistake) -> [Int] {
    try resolve(names) { name in
      switch find(name) {
      case .player(let player): .success(player)
      case .unknown: .failure(unknown(name))
      case .ambiguous(let candidates): .failure(ambiguous(name, candidates))
      }
    }
  }

  /// The rows of the players whom a user names, each once: one each, or all of somebody who has one for each slot.
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

  /// Whom a name or an id means; an id comes first.
  package func find(_ name: String) -> PlayerFinder.Finding { finder.find(idOrName: name) }

  /// What each name means.
  /// - Throws: `UsageMistake` with what is said of every name that means nothing.
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

  /// What is said of a name that nobody has.
  package func unknown(_ name: String) -> UsageMistake { unknown(PlayerReference(name: name)) }

  /// What is said of an id or a name that nobody has.
  package func unknown(_ reference: PlayerReference) -> UsageMistake {
    let suggestions = finder.suggestions(for: reference)
    let hint = suggestions.isEmpty ? "" : "; did you mean \(listed(suggestions, "or"))?"
    let id = reference.name == nil ? "" : reference.id.map { " (\($0))" } ?? ""
    return UsageMistake("\(quoted(reference.text))\(id)\(pool.absence)\(hint)")
  }

  /// What is said of a name that several players have.
  package func ambiguous(_ name: String, _ candidates: [Int]) -> UsageMistake {
    let choices = shortened(
      candidates.map { quoted(pool.displayName(of: $0)) }, to: TeamProblem.choicesListed)
    return UsageMistake("\(quoted(name)) may be \(listed(choices, "or")); write the name as shown here")
  }
}
