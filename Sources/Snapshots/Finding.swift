/// A claim of a snapshot and what became of it.
public struct Finding: Sendable, Equatable {
  /// What is known of a claim.
  public enum Verdict: Sendable, Equatable {
    /// It follows from the inputs.
    case isTrue
    /// It was found again by another method, in the words of ``Census/Method``.
    case provedAgain(String)
    /// It is not so.
    case differs([Difference])
    /// Nothing speaks against it, and nothing proves it, for this reason.
    case notProvedAgain(String)
    /// It tells of something that no input holds, such as an earlier run, for this reason: nobody can verify it.
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

  /// What is claimed, in a few words.
  public var claim: String
  /// What is known of it.
  public var verdict: Verdict

  /// A claim and its verdict.
  public init(_ claim: String, _ verdict: Verdict) {
    self.claim = claim
    self.verdict = verdict
  }
}

/// A place where a snapshot says something else than was found.
public struct Difference: Encodable, Sendable, Hashable {
  /// The place in the snapshot: `bestTeam.players.0.skill`.
  public var path: String
  /// What the snapshot says.
  public var recorded: String
  /// What was found.
  public var found: String

  /// A difference.
  public init(_ path: String, recorded: String, found: String) {
    self.path = path
    self.recorded = recorded
    self.found = found
  }
}

/// What is known of all claims together.
public enum Outcome: Sendable {
  /// All of them are true, as far as anybody can tell.
  case allTrue
  /// At least one is not.
  case somethingDiffers
  /// None is false, but not all could be proved again.
  case notAllProved

  /// The outcome of some findings.
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
