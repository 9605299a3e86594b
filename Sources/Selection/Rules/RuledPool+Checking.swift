import Tables

/// The verdict on a team, or part of one, under the rules other than size and budget.
public struct RuleFindings: Sendable, Hashable {
  /// The rules that it breaks whatever players join.
  public var broken: [BrokenRule] = []
  /// The rules that the players who are still to join must satisfy.
  public var open: [BrokenRule] = []

  /// Creates findings of a team that keeps all rules.
  public init() {}
}

extension RuledPool {
  /// Returns the rules other than size and budget that a full team breaks; shares no code with the search.
  /// - Parameter team: indices in the pool, each once.
  /// - Complexity: O(players · seats · roles) of the team.
  public func brokenRules(of team: [Int]) -> [BrokenRule] { findings(of: team, leaving: 0).broken }

  /// Returns whether a full team keeps the rules other than size, budget and minimum cost; ends at the first it breaks.
  /// - Complexity: that of ``brokenRules(of:)``.
  package func keepsRulesApartFromCost(_ team: [Int]) -> Bool {
    activeRules.allSatisfy { $0.broken(by: team, leaving: 0, in: self).allSatisfy(\.isAboutCost) }
  }

  /// Returns the findings on a partial team: a rule is broken if no conceivable further players could satisfy it.
  /// - Parameter places: how many players are still to join.
  public func findings(of team: [Int], leaving places: Int) -> RuleFindings {
    var findings = RuleFindings()
    for rule in activeRules.flatMap({ $0.broken(by: team, leaving: places, in: self) }) {
      if let lacking = rule.lacking, lacking <= places {
        findings.open.append(rule)
      } else {
        findings.broken.append(rule)
      }
    }
    return findings
  }

  /// Warnings about the pool under these rules: roles that they do not know, and rules that apply to no player.
  /// - Complexity: O(players · roles)
  public var warnings: [Diagnostic] { activeRules.flatMap { $0.warnings(in: self) } }

  // MARK: What rules say

  /// Returns a warning or an error about the pool's file.
  func finding(
    _ code: String, _ message: String, column: PoolColumn? = nil, as severity: Diagnostic.Severity = .warning
  ) -> Diagnostic {
    Diagnostic(severity, file: file, column: column?.rawValue, code: code, message: message)
  }

  /// The warning that clubs are counted but the file has no column for them.
  var warningsOfMissingClubs: [Diagnostic] {
    guard pool.clubs == nil else { return [] }
    let message = "no column has the clubs that \(rules.name) counts; select one with --columns club=…"
    return [finding("no-clubs", message)]
  }

  /// Returns the names of players as reports show them.
  func names(of players: [Int]) -> [String] { players.map { pool.displayName(of: $0) } }
}
