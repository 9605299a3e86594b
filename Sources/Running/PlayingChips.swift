import Search
import Snapshots
import Tables

extension PoolRun {
  /// Returns what each chip would add to the best plan; chips that the rules do not have are left out.
  /// - Returns: the chips, and whether all of them were searched to the end.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  package func chips(
    beside plan: TransferPlanRecord, limits: Limits
  ) throws -> (chips: [ChipRecord], isComplete: Bool) {
    guard let best = plan.bestNet else { return ([], plan.owned.complete) }
    var chips: [ChipRecord] = []
    for chip in ChipRecord.Chip.allCases {
      guard let run = playing(chip) else { continue }
      guard let other = try run.transferPlan(limits: limits)?.plan, other.owned.complete,
        let net = other.bestNet?.number, let gain = net.subtracting(best.number)
      else { return (chips, false) }
      chips.append(ChipRecord(chip, gain: ExactDecimal(gain)))
    }
    return (chips, true)
  }

  /// The run for a week in which a chip is played; `nil` if the rules do not have the chip.
  package func playing(_ chip: ChipRecord.Chip) -> PoolRun? {
    guard let ownership else { return nil }
    var rules = rulesOfAll
    switch chip {
    case .wildcard, .freeHit: return changing(rules, ownership.withAllTransfers(of: rules.size))
    case .benchBoost:
      guard rules.lineup != nil else { return nil }
      rules.countWholeBench()
    case .tripleCaptain:
      guard let times = rules.captain?.times else { return nil }
      rules.captain?.times = max(times, DecimalNumber(mantissa: 3, places: 0))
    }
    return changing(rules, ownership)
  }
}
