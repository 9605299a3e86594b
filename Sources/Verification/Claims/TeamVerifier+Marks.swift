import Selection
import Snapshots

extension TeamVerifier {
  /// Checks hand-picked teams against the budget curve: what their cost buys, and what their skill costs.
  public mutating func verify(_ marks: [CurveMarkRecord], of teams: [ManualTeamRecord]) {
    for (number, (mark, team)) in zip(marks, teams).enumerated() {
      let path = "curveMarks.\(number)"
      guard mark.couldHave != nil || mark.couldCost != nil else { continue }
      claim("where \(team.name) lies relative to the curve", at: path) { verifier, place throws(OutOfWork) in
        if let could = mark.couldHave {
          let question = CensusQuestion(within: verifier.units(ofBudget: team.cost.number), .best)
          let found = try verifier.best(of: question, expecting: verifier.units(could))
          place.expect("couldHave", could, is: found.map { verifier.skill($0.skill) })
        }
        if let could = mark.couldCost, let skill = verifier.units(team.skill) {
          let question = CensusQuestion(
            within: verifier.units(ofBudget: could.number), leastSkill: skill, .best)
          let found = try verifier.taker.take(question).lowestCost
          place.expect("couldCost", could, is: found.map(verifier.cost))
        }
      }
    }
  }

  /// Checks the costs of teams bought for a tournament, and that each is the best for its budget.
  public mutating func verify(_ purchases: [PurchaseRecord]) {
    for (number, purchase) in purchases.enumerated() {
      let path = "purchases.\(number)"
      claim("the cost and skill of \(purchase.team)", at: path) { verifier, place throws(OutOfWork) in
        guard let players = verifier.find(purchase.players, at: place["players"]) else {
          return
        }
        let team = Team(players, of: verifier.pool)
        verifier.expect(purchase.skill, purchase.cost, are: (team.skill, team.cost), at: place)
        place.expect("costUnit", purchase.costUnit?.rawValue, is: verifier.pool.costUnit?.rawValue)
        guard let budget = purchase.budget.map({ verifier.units(ofBudget: $0.number) }),
          verifier.checkLegal(players, within: budget, at: place)
        else { return }
        let found = try verifier.best(of: CensusQuestion(within: budget, .best), expecting: team.skill)
        verifier.expect(purchase.skill, purchase.cost, are: found, at: place)
      }
    }
  }
}
