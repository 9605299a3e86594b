import Documents
import Snapshots
import Words

/// What a little more and a little less money than a budget would buy, and what of it buys nothing: the same
/// words on every page.
struct MoneyWording {
  /// The best team at the budget.
  let team: BestTeamRecord
  let units: Units

  /// Both as statements, where they are known, and a word if they are not.
  var facts: [Fact] {
    let isCut = team.neighboursComplete == false
    let known = [next.map { Fact("Next", Prose($0)) }, less.map { Fact("Less", Prose($0)) }].compactMap { $0 }
    return known + (isCut ? [Fact("Money", "not searched to the end", tone: .warning)] : [])
  }

  /// The next budget that buys more, and who is exchanged there: `51.0 buys 37: Bumrah for Rishabh`.
  private var next: String? {
    team.next.map { next in
      let (joining, leaving) = (next.in.map(\.displayName), next.out.map(\.displayName))
      return "\(units.cost(next.budget)) buys \(units.skill(next.skill)): "
        + "\(listed(joining, "and")) for \(listed(leaving, "and"))"
    }
  }

  /// What less money would buy: `under 49.0: 35`.
  private var less: String? {
    team.less.map { "under \(units.cost($0.under)): \(units.skill($0.skill))" }
  }

  /// The same in large type; nothing if neither is known.
  var figures: [Figure] {
    guard team.next != nil || team.less != nil else { return [] }
    return [nextFigure, unusedFigure, lessFigure].compactMap { $0 }
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
        "One step down", value: "below \(units.cost(less.under)) → \(units.skill(less.skill))",
        note: Prose("\(units.cost(less.cost)) is enough for \(units.skill(less.skill))"))
    }
  }
}
