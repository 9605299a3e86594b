import Tables
import Words

extension RuledPool {
  /// What is odd about the pool under these rules: roles that they do not know, and rules that mean nobody.
  /// - Complexity: O(players · roles)
  public var warnings: [Diagnostic] {
    eligibility.warnings + emptyRoles + clubsWithoutColumn + exemptNobody
  }

  /// Roles that nobody can play; where that leaves no team the answer says so.
  private var emptyRoles: [Diagnostic] {
    let all = eligibility.masks.reduce(0, |)
    guard pool.roles != nil, pool.count > 0 else { return [] }
    return rules.roles.enumerated().filter { all >> UInt64($0.offset) & 1 == 0 }.map { _, role in
      warning("empty-role", "nobody can play \(role.name)", column: .role)
    }
  }

  private var clubsWithoutColumn: [Diagnostic] {
    guard rules.maxPerClub != nil || rules.leastClubs != nil, pool.clubs == nil else { return [] }
    let message = "no column says the clubs that \(rules.name) counts; --columns club=… names it"
    return [warning("no-clubs", message, column: nil)]
  }

  /// Where none of the roles that are not counted by club occurs, one of them may be misspelled.
  private var exemptNobody: [Diagnostic] {
    guard !rules.clubExempt.isEmpty, pool.count > 0, let roles = pool.roles else { return [] }
    let exempt = Set(rules.clubExempt.map { $0.lowercased() })
    let occurs = (0..<pool.count).contains { player in
      pool.roleWords(in: roles[player]).contains { exempt.contains($0.lowercased()) }
    }
    guard !occurs else { return [] }
    let names = listed(rules.clubExempt.map(quoted), "or")
    return [warning("exempt-nobody", "nobody has a role that counts for no club: \(names)", column: .role)]
  }

  private func warning(_ code: String, _ message: String, column: PoolColumn?) -> Diagnostic {
    Diagnostic(.warning, file: file, column: column?.rawValue, code: code, message: message)
  }
}
