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
    var masks: [String: UInt64] = [:]
    var unknown = UnknownRoles(of: self)
    for player in 0..<pool.count {
      let text = column[player]
      unknown.count(text, of: pool, at: player)
      if let known = masks[text] {
        answer.masks[player] = known
      } else {
        let words = Set(pool.roleWords(in: text).map { unknown.usual($0.lowercased()) })
        masks[text] = mask(of: words)
        answer.masks[player] = mask(of: words)
      }
    }
    answer.warnings = unknown.warnings(file: file, of: pool)
    return answer
  }

  /// Whether every role takes any player.
  var allRolesTakeAnyPlayer: Bool { roles.allSatisfy { $0.others == .anyPlayer } }

  /// Returns a bit for each role that takes a player with these roles, given in lower case.
  private func mask(of words: Set<String>) -> UInt64 {
    roles.indices.reduce(0) { mask, role in roles[role].takes(words) ? mask | 1 << UInt64(role) : mask }
  }
}

/// Counts roles that a rule set does not know.
private struct UnknownRoles {
  private struct Finding {
    var word: String
    var players: Int
    var first: Int
  }

  private let rules: Rules
  private let known: [String]
  private let knownWords: Set<String>
  /// The findings by role in lower case; the empty one is for players without a role.
  private var findings: [String: Finding] = [:]
  /// The unknown words of each text of the column.
  private var memory: [String: [String]] = [:]

  init(of rules: Rules) {
    self.rules = rules
    known = rules.roles.flatMap(\.words)
    knownWords = Set(known.map { $0.lowercased() })
  }

  mutating func count(_ text: String, of pool: Pool, at player: Int) {
    for word in unknownWords(in: text, of: pool) {
      findings[word.lowercased(), default: Finding(word: word, players: 0, first: player)].players += 1
    }
  }

  /// Returns the word of the rules for a role that a file calls otherwise: `GKP` is the Premier League game's own for `GK`.
  func usual(_ word: String) -> String {
    word == "gkp" && !knownWords.contains(word) && knownWords.contains("gk") ? "gk" : word
  }

  private mutating func unknownWords(in text: String, of pool: Pool) -> [String] {
    if let known = memory[text] { return known }
    let words = pool.roleWords(in: text)
    let unknown = words.isEmpty ? [""] : words.filter { !knownWords.contains(usual($0.lowercased())) }
    memory[text] = unknown
    return unknown
  }

  func warnings(file: String, of pool: Pool) -> [Diagnostic] {
    findings.values.sorted { $0.first < $1.first }.map { finding in
      let players = finding.players == 1 ? "1 player" : "\(finding.players) players"
      let near = nearest(to: finding.word, among: known).map { "; did you mean \(quoted($0))?" } ?? ""
      let message =
        finding.word.isEmpty
        ? "no role is given, as for \(players) in all"
        : "\(rules.name) has no role \(quoted(finding.word)), which \(players) \(finding.players == 1 ? "has" : "have")\(near)"
      return Diagnostic(
        .warning, file: file, line: Int(pool.lines[finding.first]), column: PoolColumn.role.rawValue,
        code: "unknown-role", message: message)
    }
  }
}
