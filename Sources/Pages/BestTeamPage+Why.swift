import Documents
import Snapshots

extension BestTeamPage {
  /// Why the players who were asked about are in the team, or are not; `nil` if nobody was.
  var whyFact: Fact? { reasons.isEmpty ? nil : Fact("Why", lines: reasons) }

  /// The same as a part of the page.
  var whySection: Section? {
    reasons.isEmpty
      ? nil : Section("Why", anchor: "why", place: .reports, blocks: reasons.map { .paragraph($0) })
  }

  /// That not every player was searched to the end.
  var whatIfFact: Fact? {
    guard let whatIf = content.whatIf, whatIf.playerWhatIfComplete == false else { return nil }
    return Fact(
      "Players",
      whatIf.playerWhatIf.isEmpty
        ? "stopped before any figure was known"
        : "figures of \(grouped(whatIf.playerWhatIf.count)) of \(poolSize); more with a longer --time-limit",
      tone: .warning)
  }

  private var reasons: [Prose] {
    guard let whatIf = content.whatIf else { return [] }
    return (whatIf.why ?? []).map { row in
      guard let player = whatIf.playerWhatIf.first(where: { $0.row == row }) else {
        return "not searched to the end"
      }
      return Prose(
        (content.plan?.judgedScope.map { "\(capitalised($0)): " } ?? "")
          + WhyWording(player: player, best: content.judgedSkill, units: units).sentence)
    }
  }
}
