import Snapshots

/// The verdicts on all claims of a snapshot, as `squad verify --format json` prints them.
public struct VerificationReport: Encodable, Sendable {
  /// A claim.
  public struct Claim: Encodable, Sendable {
    /// The claim in words.
    public var claim: String
    /// `true`, `proved-again`, `differs`, `not-proved-again` or `not-verifiable`.
    public var verdict: String
    /// How it was proved again.
    public var method: String?
    /// Why it was not.
    public var reason: String?
    /// Where the snapshot differs from what was found.
    public var differences: [Difference]
  }

  /// The file of the snapshot.
  public var snapshot: String
  /// `true`, `differs` or `not-proved-again`.
  public var verdict: String
  /// All claims in the order in which they were checked.
  public var claims: [Claim]

  /// Creates the report of some findings.
  public init(_ findings: [Finding], of snapshot: String) {
    self.snapshot = snapshot
    verdict =
      switch Outcome(of: findings) {
      case .allTrue: "true"
      case .somethingDiffers: "differs"
      case .notAllProved: "not-proved-again"
      }
    claims = findings.map(Claim.init)
  }

  /// Returns the report as JSON: keys sorted, a line feed at the end.
  public func json() throws -> String {
    try stableJSON(self)
  }
}

extension VerificationReport.Claim {
  fileprivate init(_ finding: Finding) {
    claim = finding.claim
    verdict = finding.verdict.name
    differences = []
    switch finding.verdict {
    case .isTrue: break
    case .provedAgain(let method): self.method = method
    case .notProvedAgain(let reason), .notVerifiable(let reason): self.reason = reason
    case .differs(let found): differences = found
    }
  }
}
