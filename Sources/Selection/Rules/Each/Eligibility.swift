import Tables
import Words

/// The roles of a rule set that each player of a pool may fill.
public struct Eligibility: Sendable {
  /// A bit for each role of each player, the first role's the lowest; no bits where the rules have no roles.
  public var masks: [UInt64]
  /// Warnings about roles that the rules do not know, and about players without any.
  public var warnings: [Diagnostic]
}

extension Rules {
  /// Finds the roles that each player of a pool may fill.
  /// - Parameters:
  ///   - pool: the players.
  ///   - file: the pool's file, for the warnings.
  /// - Complexity: O(players), plus O(roles) for each distinct text in the role column.
  public func eligibility(in pool: Pool, file: String) -> Eligibility {
    var answer = Eligibility(masks: Array(repeating: 0, count: pool.count), warnings: [])
    guard !roles.isEmpty else { return answer }
    guard !allRolesTakeAnyPlayer else {
      answer.masks = answer.masks.map { _ in mask(of: []) }
      return answer
    }
    guard let column = pool.roles else {
      answer.warnings.append(
        Diagnostic(
          .warning, file: file, code: "no-roles",
          message: "no column has the roles that \(name) needs; select one with --columns role=…"))
      answer.masks = answer.masks.map { _ in mask(of: []) }
      return answer
    }
    // A column of a million roles has few distinct texts.
    var readings: [String: RoleReading] = [:]
    var findings: [String: UnknownRole] = [:]
    for player in 0..<pool.count {
      let text = column[player]
      let reading = readings[text] ?? read(pool.roleWords(in: text))
      if readings[text] == nil { readings[text] = reading }
      answer.masks[player] = reading.mask
      for word in reading.unknown {
        findings[word.lowercased(), default: UnknownRole(word: word, first: player)].players += 1
      }
    }
    answer.warnings = findings.values.sorted { $0.first < $1.first }.map {
      warning(about: $0, of: pool, file)
    }
    return answer
  }

  /// Reads the words of a cell; an unknown empty word stands for a cell without a role.
  private func read(_ words: [String]) -> RoleReading {
    let known = Set(roles.flatMap(\.words).map { $0.lowercased() })
    // `GKP` is the Premier League game's own word for `GK`.
    func usual(_ word: String) -> String {
      word == "gkp" && !known.contains(word) && known.contains("gk") ? "gk" : word
    }
    let usualWords = words.map { usual($0.lowercased()) }
    let unknown = zip(words, usualWords).filter { !known.contains($1) }.map(\.0)
    return RoleReading(mask: mask(of: Set(usualWords)), unknown: words.isEmpty ? [""] : unknown)
  }

  private func warning(about role: UnknownRole, of pool: Pool, _ file: String) -> Diagnostic {
    let players = counted(role.players, "player")
    let near =
      nearest(to: role.word, among: roles.flatMap(\.words)).map { "; did you mean \(quoted($0))?" } ?? ""
    let message =
      role.word.isEmpty
      ? "no role is given, as for \(players) in all"
      : "\(name) has no role \(quoted(role.word)), which \(players) \(role.players == 1 ? "has" : "have")\(near)"
    return Diagnostic(
      .warning, file: file, line: Int(pool.lines[role.first]), column: PoolColumn.role.rawValue,
      code: "unknown-role", message: message)
  }

  var allRolesTakeAnyPlayer: Bool { roles.allSatisfy { $0.others == .anyPlayer } }

  /// Returns a bit for each role that takes a player with these roles, given in lower case.
  private func mask(of words: Set<String>) -> UInt64 {
    roles.indices.reduce(0) { mask, role in roles[role].takes(words) ? mask | 1 << UInt64(role) : mask }
  }
}

/// What the text of a role cell means under a rule set: the roles that a player with it may fill, and unknown words.
private struct RoleReading {
  var mask: UInt64
  var unknown: [String]
}

/// A role that a rule set does not know: how many players have it, and the first of them.
private struct UnknownRole {
  var word: String
  var players = 0
  var first: Int
}
