import Foundation
import Testing

/// Costs that are written with a unit, in which bare amounts are then read.
struct CostUnitTests {
  /// A workplace with the ten players, their costs written as `$12.0M`.
  private func workplace() throws -> Workplace {
    let workplace = Workplace()
    let lines = try workplace.text(of: "samples/players.csv").split(
      separator: "\n")
    let rows = lines.dropFirst().map { line in
      let cells = line.split(separator: ",")
      return "\(cells[0]),\(cells[1]),$\(cells[2])M\n"
    }
    try workplace.write("name,skillScore,cost ($m)\n" + rows.joined(), to: "m.csv")
    return workplace
  }

  @Test func bareAmountsAreInTheUnitOfTheColumn() throws {
    let workplace = try workplace()
    let run = try workplace.squad("best", "m.csv")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("36 skill for $49.0M of $50.0M: proved best, $1.0M left"))
    #expect(run.output.contains("10 rows, no warnings, amounts without a unit are in M"))
    let json = try workplace.json("reports/best-team.json")
    #expect((json["pool"] as? [String: Any])?["costUnit"] as? String == "M")
    #expect((json["bestTeam"] as? [String: Any])?["cost"] as? Double == 49)
    try workplace.expectVerified("reports/best-team.json")
  }

  @Test func anAmountWithAUnitMeansWhatItSays() throws {
    let workplace = try workplace()
    for budget in ["51", "51M", "$51.0M", "51000K"] {
      let run = try workplace.squad("best", "m.csv", "--budget", budget, "--output", "none")
      #expect(run.output.hasPrefix("37 skill for $51.0M of $51.0M"), "\(budget): \(run.output)")
    }
    try workplace.write("name: ours\nsize: 5\nbudget: 51\n", to: "bare.yaml")
    try workplace.write("name: ours\nsize: 5\nbudget: 51M\nmin-cost: 50.5M\n", to: "unit.yaml")
    for rules in ["bare.yaml", "unit.yaml"] {
      let run = try workplace.squad(
        "best", "m.csv", "--rules", rules, "--skill-range", "1-10", "--output", "none")
      #expect(run.output.hasPrefix("37 skill for $51.0M of $51.0M"), "\(rules): \(run.output) \(run.errors)")
    }
    // If costs are bare, an amount with a unit is converted to a plain number.
    let plain = try workplace.squad("best", "samples/players.csv", "--budget", "0.05K", "--output", "none")
    #expect(plain.output.hasPrefix("36 skill for 49.0 of 50.0"))
  }

  @Test func repairsAreInTheUnitToo() throws {
    let workplace = try workplace()
    let run = try workplace.squad("best", "m.csv", "--budget", "40")
    #expect(run.exitCode == 1 && run.output.contains("cost $44.0M; the budget is $40.0M"))
    #expect(run.output.contains("--budget 44.0M would be enough"))
    #expect(try workplace.squad("best", "m.csv", "--budget", "44.0M").exitCode == 0)
    let ruled = try workplace.squad("best", "m.csv", "--budget", "40", "--lock", "Rohit")
    #expect(ruled.exitCode == 1 && ruled.output.contains("M would be enough"), "\(ruled.output)")
  }

  @Test func everyCommandReadsTheUnitAlike() throws {
    let workplace = try workplace()
    let compare = try workplace.squad(
      "compare", "m.csv", "--budgets", "45M,50,51M", "--set", "Kohli:cost=12M")
    #expect(compare.exitCode == 0, "\(compare.errors)")
    let budgets = try #require(try workplace.json("reports/compare.json")["budgets"] as? [[String: Any]])
    #expect(budgets.map { $0["budget"] as? Double } == [45, 50, 51])
    #expect(budgets.map { $0["skill"] as? Double } == [34, 36, 37])
    let range = try workplace.squad("compare", "m.csv", "--budgets", "45M...51M/6M", "--output", "none")
    #expect(range.output.contains("51.0") && !range.output.contains("51000000"))
    #expect(try workplace.squad("compare", "m.csv", "--budgets", "45...51M/6M").exitCode == 64)
    let check = try workplace.squad("check", "m.csv", "samples/teams/seed.csv")
    #expect(check.exitCode == 0 && check.output.contains("1 of 1 legal; the best is 36 for $49.0M"))
    let pick = try workplace.squad("team", "select", "mine.csv", "Rohit", "--pool", "m.csv")
    #expect(pick.output.contains("$15.0M, $35.0M left"))
    let other = try workplace.squad("compare", "m.csv", "samples/players.csv")
    #expect(other.exitCode == 65 && other.errors.contains("without a unit, those of m.csv in M"))
  }

  @Test func mixedUnitsAreFullAmounts() throws {
    let workplace = Workplace()
    try workplace.write("name,skill,cost\nA,5,$12.0M\nB,4,950K\nC,3,0\n", to: "mixed.csv")
    let run = try workplace.squad("best", "mixed.csv", "--size", "2", "--budget", "13M")
    #expect(run.output.hasPrefix("9 skill for 12,950,000 of 13,000,000"))
    #expect(!run.output.contains("bare amounts"))
    try workplace.write("name,skill,cost\nA,5,1.25M\nB,4,0\nC,3,2M\n", to: "zero.csv")
    let zero = try workplace.squad("best", "zero.csv", "--size", "2", "--budget", "3.25")
    #expect(zero.output.hasPrefix("9 skill for 1.25 of 3.25"), "\(zero.output)")
  }

  @Test func conditionsReadTheUnitToo() throws {
    let workplace = try workplace()
    let bare = try workplace.squad("players", "m.csv", "--where", "cost>=12", "--output", "none")
    let full = try workplace.squad("players", "m.csv", "--where", "cost>=12M", "--output", "none")
    #expect(bare.output == full.output && bare.output.hasPrefix("4 players in m.csv"), "\(bare.output)")
    #expect(try workplace.squad("best", "m.csv", "--where", "cost<=12", "--budget", "51").exitCode == 0)
    #expect(
      try workplace.json("reports/best-team.json")["pool"].flatMap { ($0 as? [String: Any])?["costUnit"] }
        as? String == "M")
    try workplace.expectVerified("reports/best-team.json")
    for quota in ["at most 2 where cost>=10", "at most 2 where cost>=10M"] {
      let run = try workplace.squad("best", "m.csv", "--quota", quota, "--budget", "40", "--output", "none")
      #expect(run.exitCode == 1 && run.output.contains("costs $44.0M"), "\(run.output)")
      let tight = quota.replacing("at most 2", with: "at most 1")
      let check = try workplace.squad("check", "m.csv", "samples/teams/seed.csv", "--quota", tight)
      #expect(check.exitCode == 1 && check.output.contains("2 players where cost"), "\(check.output)")
    }
    try workplace.write("name: q\nsize: 5\nbudget: 50\nquotas: [at most 2 where cost>=10]\n", to: "q.yaml")
    #expect(try workplace.squad("best", "m.csv", "--rules", "q.yaml", "--budget", "60").exitCode == 0)
    let team = try #require(try workplace.json("reports/best-team.json")["bestTeam"] as? [String: Any])
    let costs = (team["players"] as? [[String: Any]])?.compactMap { $0["cost"] as? Double }
    #expect(costs?.count { $0 >= 10 } == 2)
    try workplace.expectVerified("reports/best-team.json")
  }

  @Test func boundsOfBothKindsMeet() throws {
    let workplace = try workplace()
    let spend = try workplace.squad(
      "best", "m.csv", "--budget", "51", "--min-cost", "50.5M", "--output", "none")
    #expect(spend.output.hasPrefix("37 skill for $51.0M of $51.0M"), "\(spend.output)\(spend.errors)")
    let over = try workplace.squad("best", "m.csv", "--budget", "51", "--min-cost", "52M", "--output", "none")
    #expect(over.exitCode != 0)
    let range = try workplace.squad("compare", "m.csv", "--from", "45M", "--to", "51", "--output", "none")
    #expect(range.exitCode == 0, "\(range.errors)")
    let wrong = try workplace.squad("compare", "m.csv", "--from", "52M", "--to", "51", "--output", "none")
    #expect(wrong.exitCode == 64 && wrong.errors.contains("--from 52 is above --to 51"))
    let plain = try workplace.squad("compare", "samples/players.csv", "--from", "45M", "--to", "51")
    #expect(plain.exitCode == 64)
  }

  @Test func aTournamentOfAPoolSaysTheUnit() throws {
    let workplace = try workplace()
    let run = try workplace.squad(
      "tournament", "--pool", "m.csv", "--budgets", "30,45,51M", "--formation", "1-1-2-1")
    #expect(run.exitCode == 0 && run.output.contains("amounts without a unit are in M"), "\(run.output)")
    #expect(run.errors.contains("no team for 30M: "), "\(run.errors)")
    try workplace.expectVerified("reports/tournament.json")
    let best = try workplace.squad("best", "m.csv", "--budget", "40", "--output", "none")
    #expect(best.output.hasPrefix("no team of 5 players within $40.0M: "))
  }
}
