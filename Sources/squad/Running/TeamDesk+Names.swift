import Selection
import Tables
import Words

extension TeamDesk {
  /// What a name given for removal stands for.
  enum Target {
    /// A player of the pool.
    case player(Int)
    /// A line of the file that names nobody of the pool, or several.
    case puzzle(String)
  }

  /// The players whom a user names, by name or by id.
  /// - Throws: `UsageMistake` with a line for each name that is unknown or may mean several players.
  func players(named names: [String]) throws(UsageMistake) -> [Int] {
    try resolve(names) { name in
      switch find(name) {
      case .player(let player): .success(player)
      case .unknown: .failure(unknown(name))
      case .ambiguous(let candidates): .failure(ambiguous(name, candidates))
      }
    }
  }

  /// What names stand for that are to be removed from a team: a namesake need not be told apart from one who
  /// is not in it, and a line that cannot be used is known by its own name or id, also where a player who is
  /// not in the team has that name.
  /// - Throws: `UsageMistake` as ``players(named:)``.
  func targets(named names: [String], in editor: TeamEditor) throws(UsageMistake) -> [Target] {
    let puzzles = editor.team.unknown + editor.team.ambiguous
    let selected = Set(editor.team.players)
    return try resolve(names) { name in
      let finding = find(name)
      if case .player(let player) = finding, selected.contains(player) { return .success(.player(player)) }
      if let puzzle = puzzles.first(where: { $0.text == name || $0.player.id == name }) {
        return .success(.puzzle(puzzle.text))
      }
      switch finding {
      case .player(let player): return .success(.player(player))
      case .unknown: return .failure(unknown(name))
      case .ambiguous(let candidates):
        let meant = candidates.filter(selected.contains)
        return meant.count == 1 ? .success(.player(meant[0])) : .failure(ambiguous(name, candidates))
      }
    }
  }

  private func find(_ name: String) -> PlayerFinder.Finding {
    let byName = finder.find(PlayerReference(name: name))
    if case .unknown = byName, pool.ids != nil,
      case .player(let player) = finder.find(PlayerReference(id: name))
    {
      return .player(player)
    }
    return byName
  }

  private func resolve<Meant>(
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

  private func unknown(_ name: String) -> UsageMistake {
    let suggestions = finder.suggestions(for: PlayerReference(name: name))
    let hint = suggestions.isEmpty ? "" : "; did you mean \(listed(suggestions, "or"))?"
    return UsageMistake("\(quoted(name)) is not in the pool\(hint)")
  }

  private func ambiguous(_ name: String, _ candidates: [Int]) -> UsageMistake {
    let choices = shortened(
      candidates.map { quoted(pool.displayName(of: $0)) }, to: TeamProblem.choicesListed)
    return UsageMistake("\(quoted(name)) may be \(listed(choices, "or")); write the name as shown here")
  }
}
