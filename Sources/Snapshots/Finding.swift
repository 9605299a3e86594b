/// A claim of a snapshot and its verdict.
public struct Finding: Sendable, Equatable {
  /// What is known about a claim.
  public enum Verdict: Sendable, Equatable {
    /// It follows from the inputs.
    case isTrue
    /// It was found again by another method, in the words of ``Census/Method``.
    case provedAgain(String)
    /// It is false.
    case differs([Difference])
    /// Nothing contradicts it, and nothing proves it, for this reason.
    case notProvedAgain(String)
    /// It is about something that no input contains, such as an earlier run, and cannot be verified, for this reason.
    case notVerifiable(String)

    /// A fixed word for programs.
    public var name: String {
      switch self {
      case .isTrue: "true"
      case .provedAgain: "proved-again"
      case .differs: "differs"
      case .notProvedAgain: "not-proved-again"
      case .notVerifiable: "not-verifiable"
      }
    }
  }

  /// The claim, in a few words.
  public var claim: String
  /// What is known about it.
  public var verdict: Verdict

  /// Creates a claim and its verdict.
  public init(_ claim: String, _ verdict: Verdict) {
    self.claim = claim
    self.verdict = verdict
  }
}

extension Finding: Encodable {
  private enum CodingKeys: CodingKey {
    case claim, verdict, method, reason, differences
  }

  /// Writes the claim, the word for its verdict, and what belongs to that.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    var differences: [Difference] = []
    switch verdict {
    case .isTrue: break
    case .provedAgain(let method): try container.encode(method, forKey: .method)
    case .notProvedAgain(let reason), .notVerifiable(let reason):
      try container.encode(reason, forKey: .reason)
    case .differs(let found): differences = found
    }
    try container.encode(claim, forKey: .claim)
    try container.encode(verdict.name, forKey: .verdict)
    try container.encode(differences, forKey: .differences)
  }
}

/// A place where a snapshot differs from what was found.
public struct Difference: Encodable, Sendable, Hashable {
  /// The place in the snapshot: `bestTeam.players.0.skill`.
  public var path: String
  /// The recorded value.
  public var recorded: String
  /// The value that was found.
  public var found: String

  /// Creates a difference.
  public init(_ path: String, recorded: String, found: String) {
    self.path = path
    self.recorded = recorded
    self.found = found
  }
}

/// What is known about all claims together.
public enum Outcome: String, Encodable, Sendable {
  /// All of them are true, as far as can be told.
  case allTrue = "true"
  /// At least one is not.
  case somethingDiffers = "differs"
  /// None is false, but not all could be proved again.
  case notAllProved = "not-proved-again"

  /// Creates the outcome of some findings.
  public init(of findings: [Finding]) {
    self = .allTrue
    for finding in findings {
      switch finding.verdict {
      case .differs:
        self = .somethingDiffers
        return
      case .notProvedAgain: self = .notAllProved
      case .isTrue, .provedAgain, .notVerifiable: break
      }
    }
  }
}
