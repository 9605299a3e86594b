import Documents
import Snapshots
import Words

extension BestTeamPage {
  /// The reasons why the players asked about are or are not in the team; `nil` if none were asked about.
  var whySection: Section? {
    reasons.isEmpty
      ? nil : Section("Why", anchor: "why", place: .reports, blocks: reasons.map { .paragraph($0) })
  }

  /// A warning that not every player was searched to the end.
  var whatIfFact: Fact? {
    guard let whatIf = content.whatIf, whatIf.playerWhatIfComplete == false else { return nil }
    return Fact(
      "Players",
      whatIf.playerWhatIf.isEmpty
        ? "stopped before any figure was known"
        : "figures of \(grouped(whatIf.playerWhatIf.count)) of \(counted(snapshot.playerPool.playerCount, "player")); "
          + "more with a longer --time-limit",
      tone: .warning)
  }

  /// The same reasons, one for each player.
  var reasons: [Prose] {
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
