/// How much work a search was: for benchmarks, not part of the answer. Depends on the number of threads.
public struct SearchStatistics: Sendable {
  /// Steps of the innermost loops of all phases.
  public var steps = 0
  /// Skill targets tried until the best was proved.
  public var rounds = 0
  /// Players among whom the last round had to choose.
  public var coreSize = 0
  /// Players whom the last round could take as given.
  public var mandatory = 0
  /// Whether numbers were 128 bits wide.
  public var isWide = false
  /// Whether more than one thread worked.
  public var ranInParallel = false
  /// Whether a meeting in the middle gave the answer.
  public var metInTheMiddle = false

  /// No work yet.
  public init() {}
}
