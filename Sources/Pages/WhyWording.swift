import Documents
import Snapshots

/// The explanation of why a player is or is not in the best team.
struct WhyWording {
  let player: WhatIfRecord
  /// The best skill of all teams.
  let best: ExactDecimal?
  let units: Units

  /// `Dhoni is in the team: without them the best is 34, 2 less; they stay … up to a cost of 9.0, now 7.0`
  var sentence: String { player.inTeam ? reasonIn : reasonOut }

  private var name: String { player.displayName }

  private var reasonIn: String {
    let stays = player.staysUpTo.map {
      $0 == player.cost
        ? "at more than their \(units.words.cost) of \(units.cost($0)) another team is best"
        : "they stay in the best team up to \(withArticle(units.words.cost)) of \(units.cost($0)), now \(units.cost(player.cost))"
    }
    guard let without = player.skillWithout else {
      return joined("\(name) is in the team: no team is possible without them", stays)
    }
    let loss = difference(best, without)
    let reason =
      loss == nil
      ? "\(name) is in the team, but \(units.skill(without)) is possible without them too"
      : "\(name) is in the team: without them the best is \(units.skill(without)), \(loss!) less"
    return joined(reason, stays)
  }

  private var reasonOut: String {
    let skill = units.skill(best)
    let cost = units.cost(player.cost)
    if player.skillWith == best {
      let limit = player.entersAt.map {
        "up to \(withArticle(units.words.cost)) of \(units.cost($0)), now \(cost)"
      }
      return joined("\(name) is not in this team, but other teams with them reach \(skill) too", limit)
    }
    let reason =
      player.skillWith.map { with in
        "\(name) is not in the team: the best with them is \(units.skill(with)), "
          + "\(difference(best, with) ?? "") less"
      } ?? "\(name) is not in the team: no team with them is legal"
      + (player.reason.map { ": \($0)" } ?? "")
    let price =
      player.entersAt.map { "they would have to cost \(limit($0)), now \(cost), to reach \(skill)" }
      ?? (player.skillWith.map { _ in "no team with them would reach \(skill) even at no cost" })
    return joined(reason, price)
  }

  /// Returns the price that they would need: `8.0 or less`, or more under a minimum spend.
  private func limit(_ price: ExactDecimal) -> String {
    price.number < player.cost.number
      ? "\(units.cost(price)) or less" : "more, up to \(units.cost(price))"
  }

  private func joined(_ first: String, _ second: String?) -> String {
    second.map { "\(first); \($0)" } ?? first
  }

  /// Returns the difference of two skills; `nil` if they are equal or one is missing.
  private func difference(_ one: ExactDecimal?, _ other: ExactDecimal) -> String? {
    guard let one, let difference = one.number.subtracting(other.number), difference.mantissa != 0 else {
      return nil
    }
    return units.skill(ExactDecimal(difference))
  }
}
