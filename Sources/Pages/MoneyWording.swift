import Documents
import Snapshots
import Words

extension BestTeamPage {
  /// What a little more and a little less money would buy, and what of it buys nothing; `nil` where that is not
  /// known.
  var moneySection: Section? {
    let figures = [nextFigure, unusedFigure, lessFigure].compactMap { $0 }
    guard team.next != nil || team.less != nil else { return nil }
    return Section("What more money buys", anchor: "money", place: .reports, blocks: [.figures(figures)])
  }

  private var nextFigure: Figure? {
    team.next.map { next in
      let (joining, leaving) = (next.in.map(\.displayName), next.out.map(\.displayName))
      return Figure(
        "Next point", value: "\(units.cost(next.budget)) → \(units.skill(next.skill))",
        note: "\(good: listed(joining, "and")) for \(listed(leaving, "and"))")
    }
  }

  private var unusedFigure: Figure {
    Figure(
      "Buys nothing", value: units.cost(team.left),
      note: Prose("\(units.cost(team.cost)) is enough for \(units.skill(team.skill))"))
  }

  private var lessFigure: Figure? {
    team.less.map { less in
      Figure(
        "One step less", value: "below \(units.cost(less.under)) → \(units.skill(less.skill))",
        note: Prose("\(units.cost(less.cost)) is enough for \(units.skill(less.skill))"))
    }
  }
}
