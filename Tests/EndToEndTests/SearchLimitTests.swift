import Chance
import Foundation
import Testing

/// Questions beside the best team end by themselves, and say what they know.
struct SearchLimitTests {
  /// Skill = cost with nine digits: no bound prunes, and no list of teams can be put in order.
  @Test func listsEndByThemselves() throws {
    let workplace = Workplace()
    var random: UInt64 = 1
    let rows = (1...200).map { player in
      random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = 100_000_000 + (random >> 33) % 900_000_000
      return "P\(player),\(value),\(value)\n"
    }
    try workplace.write("name,skill,cost\n" + rows.joined(), to: "hard.csv")
    let runs = try ["1", "2"].map { jobs in
      try workplace.squad(
        "best", "hard.csv", "--skill-range", "any", "--size", "15", "--budget", "8000000000", "--all",
        "--output", "none", "--quiet", "--jobs", jobs)
    }
    let list = "search limit reached: which of the many equal teams come first was too hard to determine"
    #expect(runs[0].output.contains(list) && runs[0].exitCode == 2, "\(runs[0])")
    #expect(runs[0].output == runs[1].output)
  }

  /// Half of the players have no skill and nearly one price: too many equal benches to look at every player.
  @Test func whatPlayersAreWorthIsBoundedWhereItIsNotKnown() throws {
    let workplace = Workplace()
    var random = SplitMix64(seed: 1)
    let rows = (1...200).map { player in
      let cost = player % 2 == 1 ? random.integer(in: 40...99) : random.integer(in: 38...43)
      let skill = player % 2 == 1 ? cost + 40 + random.integer(in: 0...29) : 0
      let role = ["GK", "DEF", "DEF", "MID", "MID", "FWD"][player % 6]
      return "P\(player),\(skill),\(cost / 10).\(cost % 10),\(role),C\(random.integer(in: 1...20))\n"
    }
    try workplace.write("name,skill,cost,role,club\n" + rows.joined(), to: "squad.csv")
    let runs = try ["1", "2"].map { jobs in
      try workplace.squad(
        "best", "squad.csv", "--rules", "fpl-squad", "--players", "--output", jobs, "--quiet", "--jobs", jobs)
    }
    let written = try workplace.bytes(of: "1/best-team.json")
    #expect(runs[0].exitCode == 2 && runs[0].output.contains("bounds for"), "\(runs[0])")
    #expect(try workplace.bytes(of: "2/best-team.json") == written)
    let json = try workplace.json("1/best-team.json")
    let bounds = try #require(json["playerBounds"] as? [[String: Any]])
    #expect(json["playerWhatIfComplete"] as? Bool == false && bounds.count > 50)
    let found = bounds.filter { $0["skillWithAtLeast"] != nil }
    #expect(!found.isEmpty && found.count < bounds.count)
    for bound in found.prefix(5) + bounds.prefix(5) {
      let name = try #require((bound["player"] as? [String: Any])?["name"] as? String)
      let run = try workplace.squad(
        "best", "squad.csv", "--rules", "fpl-squad", "--lock", name, "--output", "with", "--quiet")
      let best = try workplace.json("with/best-team.json")["bestTeam"] as? [String: Any]
      let (skill, most) = (best?["skill"] as? Int, bound["skillWithAtMost"] as? Int)
      #expect(run.exitCode == 0 && skill! <= most!, "\(name): \(bound)")
      #expect(bound["skillWithAtLeast"] as? Int ?? skill == skill, "\(name): \(bound)")
    }
  }
}
