import Tables

/// What some players of a pool are as a team, or as a part of one, under the rules beside size and budget.
public struct RuleFindings: Sendable, Hashable {
  /// The rules that they break, whoever joins them.
  public var broken: [BrokenRule] = []
  /// The rules that those who are still to join must bring them to keep.
  public var open: [BrokenRule] = []
}

extension RuledPool {
  /// The rules beside size and budget that a full team breaks; shares no code with the search.
  /// - Parameter team: indices in the pool, each once.
  /// - Complexity: O(players · seats · roles) of the team.
  public func brokenRules(of team: [Int]) -> [BrokenRule] { findings(of: team, leaving: 0).broken }

  /// The same for a team that lacks players: a rule is broken where none who could be imagined would mend it.
  /// - Parameter places: how many are still to join.
  public func findings(of team: [Int], leaving places: Int) -> RuleFindings {
    var findings = RuleFindings()
    for rule in inForce.flatMap({ $0.broken(by: team, leaving: places, in: self) }) {
      if let lacking = rule.lacking, lacking <= places {
        findings.open.append(rule)
      } else {
        findings.broken.append(rule)
      }
    }
    return findings
  }

  /// What is odd about the pool under these rules: roles that they do not know, and rules that mean nobody.
  /// - Complexity: O(players · roles)
  public var warnings: [Diagnostic] { inForce.flatMap { $0.warnings(in: self) } }

  // MARK: What rules say

  /// A warning about the pool's file.
  func warning(_ code: String, _ message: String, column: PoolColumn?) -> Diagnostic {
    finding(.warning, code, message, column: column)
  }

  /// What is odd about the pool's file, or an error.
  func finding(
    _ severity: Diagnostic.Severity, _ code: String, _ message: String, column: PoolColumn?
  ) -> Diagnostic {
    Diagnostic(severity, file: file, column: column?.rawValue, code: code, message: message)
  }

  /// Where clubs are counted and no column tells them.
  var warningsOfMissingClubs: [Diagnostic] {
    guard pool.clubs == nil else { return [] }
    let message = "no column has the clubs that \(rules.name) counts; give it with --columns club=…"
    return [warning("no-clubs", message, column: nil)]
  }

  /// The names of players as reports show them.
  func names(of players: [Int]) -> [String] { players.map { pool.displayName(of: $0) } }
}
