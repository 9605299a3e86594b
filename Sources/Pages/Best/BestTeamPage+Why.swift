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
    let (known, bounded) = (whatIf.playerWhatIf.count, whatIf.playerBounds?.count ?? 0)
    let parts = [
      known == 0
        ? nil : "figures of \(grouped(known)) of \(counted(snapshot.playerPool.playerCount, "player"))",
      bounded == 0 ? nil : "bounds for \(counted(bounded, known == 0 ? "player" : "other player"))",
    ].compactMap { $0 }
    return Fact(
      "Players",
      parts.isEmpty
        ? "stopped before any figure was known"
        : parts.joined(separator: ", ") + "; more with a longer --time-limit",
      tone: .warning)
  }

  /// The same reasons, one for each player.
  var reasons: [Prose] {
    guard let whatIf = content.whatIf else { return [] }
    return (whatIf.why ?? []).map { row in
      guard let player = whatIf.playerWhatIf.first(where: { $0.row == row }) else {
        let bounds = whatIf.playerBounds?.first { $0.player.row == row }
        return Prose(
          "not searched to the end"
            + (bounds.map { "; no team with them has more than \(units.skill($0.skillWithAtMost))" } ?? ""))
      }
      return Prose(
        (content.plan?.judgedScope.map { "\(capitalised($0)): " } ?? "")
          + WhyWording(player: player, best: content.judgedSkill, units: units).sentence)
    }
  }
}
