import Selection
import Tables
import Words

/// The reason why no team satisfies the rules, and the smallest change that allows one.
public struct Infeasibility: Sendable, Hashable {
  /// The reason in words: `the cheapest 5 players cost 51.2; the budget is 50.0`.
  public var reason: String
  /// The smallest repair, in words: `--budget 51.2 would be enough`.
  public var repair: String

  /// The explanation of why no team of a pool is legal.
  /// - Parameters:
  ///   - contradictions: sets of rules that together allow no team; empty if they are not known.
  ///   - teams: how many different teams a higher budget must allow.
  ///   - rowsFiltered: how many rows were left out by conditions, which the reason then mentions.
  public init(
    _ obstacle: CauseOfInfeasibility, contradictions: [[ContradictingRule]] = [], of pool: RuledPool,
    teams: Int = 1, rowsFiltered: Int = 0
  ) {
    func broken(by locked: [Int]) -> [BrokenRule] {
      pool.findings(of: locked, leaving: max(0, pool.rules.size - locked.count)).broken
    }
    // Rules that are broken even without players are not the fault of the locked players.
    let anyway = Set(broken(by: []).map(\.code))
    let broken = broken(by: pool.named.locked).filter { !anyway.contains($0.code) }
    let wording = CauseWording(
      pool: pool, contradictions: contradictions, teams: teams, rowsFiltered: rowsFiltered)
    (reason, repair) =
      broken.isEmpty ? wording.words(for: obstacle) : wording.words(forLocked: broken, obstacle)
  }

  /// The explanation for a squad that keeps the rules only after more transfers than are searched.
  public init(transfersNeeded count: Int, most: Int) {
    reason =
      "the squad keeps the rules only after \(counted(count, "transfer")); "
      + "at most \(most) \(most == 1 ? "is" : "are") searched"
    repair = "--max-transfers \(count) would be enough"
  }
}
