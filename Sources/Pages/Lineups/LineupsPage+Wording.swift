import Documents
import Snapshots
import Words

/// The wording of the head of the lineups page.
extension LineupsPage {
  var kicker: String { "\(snapshot.rules.name) · \(counted(content.lineupSet.asked, "lineup"))" }

  var verdict: Verdict {
    let set = content.lineupSet
    let why = [set.reason, set.repair].compactMap { $0 }.joined(separator: "; ")
    if set.reason != nil, lineups.isEmpty {
      let claim =
        set.complete
        ? "\(counted(set.asked, "lineup")) \(set.asked == 1 ? "is" : "are") not possible"
        : "no set of \(counted(set.asked, "lineup")) found"
      return Verdict(claim: capitalised(claim), aside: why, separator: ": ")
    }
    let found = "\(counted(lineups.count, "lineup")), \(units.skillInWords(content.total))"
    var aside =
      swap ?? noise.map { "each optimal for its draw with \($0)" } ?? gap ?? "not proved"
    if set.reason != nil {
      aside = (swap.map { "\($0); " } ?? "of \(grouped(set.asked)); ") + why
    } else if let stop = set.stoppedBy {
      aside = (lineups.count < set.asked ? "of \(grouped(set.asked)), " : "\(aside), ") + stop.words
    }
    return Verdict(claim: found, aside: aside, separator: ": ")
  }

  /// The result of a late swap: `3 of 20 entries changed, games that started by 2026-01-15 19:45 are locked`.
  private var swap: String? {
    let set = content.lineupSet
    return set.changed.map { changed in
      "\(grouped(changed)) of \(counted(set.asked, "entry", "entries")) changed"
        + (set.at.map { ", games that started by \($0) are locked" } ?? "")
    }
  }

  /// The noise with which the values of each lineup were drawn: `15% noise`.
  private var noise: String? {
    let set = content.lineupSet
    if let share = set.noise { return "\(share.number)% noise" }
    return set.noiseColumns.map { columns in
      columns.count == 1
        ? "noise by \(columns[0])" : "noise from \(columns.joined(separator: " to "))"
    }
  }

  /// The optimality gap of the total: `within 0.02% of the best possible set`.
  private var gap: String? {
    guard let bound = content.totalBound else { return nil }
    if bound == content.total { return "proved best" }
    guard bound.approximate > 0 else { return "at most \(units.skill(bound)) possible" }
    return "within \(gapInPercent(of: bound)) of the best possible set"
  }

  /// Returns the gap, rounded up to two significant digits.
  private func gapInPercent(of bound: ExactDecimal) -> String {
    let share = max(0, 1 - content.total.approximate / bound.approximate) * 100
    var places = 0
    var scale = 1.0
    while places < 6, share * scale < 10 { (places, scale) = (places + 1, scale * 10) }
    return fixed((share * scale).rounded(.up) / scale, decimals: places) + "%"
  }

  @ListBuilder<Badge> var badges: [Badge] {
    if content.totalBound == content.total { Badge("Proved best", tone: .good, anchor: "provenance") }
    warningsBadge(of: snapshot)
    if let least = content.uniquesLeast, least > 1 {
      Badge("Lineups differ in at least \(counted(least, "player"))", anchor: "differences")
    }
    content.lineupsSince.map { Badge(lineupsSinceWording($0, content, units)) }
  }

  @ListBuilder<Fact> var facts: [Fact] {
    if let bound = content.totalBound {
      Fact(
        "Bound", "no set of \(counted(content.lineupSet.asked, "lineup")) has more than \(units.skill(bound))"
      )
    }
    if let stop = content.lineupSet.stoppedBy {
      let found = lineups.isEmpty ? "no lineup so far" : "the best set so far"
      Fact("Stopped", "\(stop.words): \(found)", tone: .warning)
    }
    let distances = lineups.distances
    if let least = distances.first {
      Fact("Uniques", "minimum \(least), median \(distances[distances.count / 2])")
    }
    dataFact(of: snapshot)
    Fact("Since", content.lineupsSince.map { lineupsSinceWording($0, content, units) })
  }

  var proof: String? {
    guard let bound = content.totalBound else { return nil }
    return "no set of \(counted(content.lineupSet.asked, "lineup")) that keeps the exposures has more than "
      + "\(units.skillInWords(bound)): at the shadow prices of the exposure limits, the best lineups add up "
      + "to that"
  }
}
