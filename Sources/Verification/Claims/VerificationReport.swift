import Snapshots

/// The verdicts on all claims of a snapshot, as `squad verify --format json` prints them.
public struct VerificationReport: Encodable, Sendable {
  /// The file of the snapshot.
  public var snapshot: String
  /// What is known about all claims together.
  public var verdict: Outcome
  /// All claims in the order in which they were checked.
  public var claims: [Finding]

  /// Creates the report of some findings.
  public init(_ findings: [Finding], of snapshot: String) {
    self.snapshot = snapshot
    verdict = Outcome(of: findings)
    claims = findings
  }

  /// Returns the report as JSON: keys sorted, a line feed at the end.
  public func json() throws -> String {
    try stableJSON(self)
  }
}
