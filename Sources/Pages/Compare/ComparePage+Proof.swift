import Documents
import Snapshots
import Words

extension ComparePage {
  /// Whether every requested answer is proved.
  var isComplete: Bool { content.isSearchedToTheEnd }

  private var ending: String? { content.stoppedBy.map(\.words) }

  var proofBadge: Badge {
    guard isComplete else {
      let reason = ending.map { ": \($0)" } ?? ""
      return Badge("Not searched to the end\(reason)", tone: .warning, anchor: "provenance")
    }
    if noStepReason != nil { return Badge("No step here", tone: .bad, anchor: "provenance") }
    return Badge(
      budgets.isCurve ? "Every step proved" : "Every budget proved", tone: .good, anchor: "provenance")
  }

  /// How the answer was proved, or how far the search got.
  var proof: String {
    guard isComplete else {
      return ([knownSteps] + gaps + [ending]).compactMap { $0 }.joined(separator: "; ")
    }
    guard own.status == .proved, let players = own.playersAfterReduction else {
      return own.reason ?? "complete"
    }
    return "\(grouped(players)) of \(snapshot.playerPool.sizeInWords)"
      + (own.bound.map { ", bound \(units.skill($0))" } ?? "") + " at your budget"
  }

  /// Which steps are proved, if something else is not.
  private var knownSteps: String? {
    guard budgets.isCurve else { return nil }
    let curve = content.curve
    if curve.complete {
      return curve.stoppedBy == nil ? nil : "every step is proved, but some teams are not known"
    }
    guard let from = curve.coveredFrom else { return "no step is proved" }
    let known = "every step from \(units.cost(from)) up is proved"
    guard curve.stoppedBy == nil else { return known }
    return "\(known); those below would take too long, --to \(from.number) looks for them"
  }

  /// Other results that are not known.
  private var gaps: [String] {
    let stopped = budgets.isCurve ? 0 : budgets.rows.count { $0.status == .stopped }
    let variants = zip(poolNames.dropFirst(), content.variants ?? []).filter { !$0.1.isSearchedToTheEnd }
      .map(\.0)
    let bound = "\(grouped(stopped)) of \(counted(budgets.rows.count, "budget"))"
    let gaps = [
      (own.status == .stopped, "there may be a better team for \(units.cost(budget))"),
      (own.status != .stopped && own.stoppedBy != nil, "what slightly more or less money buys is not known"),
      (stopped > 0, "\(bound) \(stopped == 1 ? "is" : "are") not proved"),
      (!variants.isEmpty, "\(shortened(variants, to: 3).joined(separator: ", ")) not searched to the end"),
      (
        content.marks.contains { $0.stoppedBy != nil },
        "some comparisons with hand-picked teams are not known"
      ),
    ]
    return gaps.filter(\.0).map(\.1)
  }
}
