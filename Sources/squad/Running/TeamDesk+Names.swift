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
      case let finding: .failure(mistake(name, finding))
      }
    }
  }

  /// What names stand for that are to be removed from a team: a namesake need not be told apart from one who
  /// is not in it, and a line that cannot be used is known by its own words.
  /// - Throws: `UsageMistake` as ``players(named:)``.
  func targets(named names: [String], in editor: TeamEditor) throws(UsageMistake) -> [Target] {
    let puzzles = Set((editor.team.unknown + editor.team.ambiguous).map(\.text))
    return try resolve(names) { name in
      let finding = find(name)
      if case .player(let player) = finding { return .success(.player(player)) }
      if puzzles.contains(name) { return .success(.puzzle(name)) }
      if case .ambiguous(let candidates) = finding {
        let selected = candidates.filter(editor.team.players.contains)
        if selected.count == 1 { return .success(.player(selected[0])) }
      }
      return .failure(mistake(name, finding))
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

  private func mistake(_ name: String, _ finding: PlayerFinder.Finding) -> UsageMistake {
    switch finding {
    case .ambiguous(let candidates):
      let choices = candidates.map { quoted(pool.displayName(of: $0)) }
      return UsageMistake("\(quoted(name)) may be \(listed(choices, "or")); write the name as shown here")
    case .unknown(let nearest) where !nearest.isEmpty:
      return UsageMistake(
        "\(quoted(name)) is not in the pool; did you mean \(listed(nearest.map { quoted($0) }, "or"))?")
    case .unknown, .player: return UsageMistake("\(quoted(name)) is not in the pool")
    }
  }
}
