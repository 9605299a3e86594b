import Foundation
import Testing

/// The header of a file of fighters.
let fightersHeader = "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill"

/// A file of fighters with these names, teams, ranks and skills; every other statistic is 5.
func rankedFighters(_ rows: [(name: String, team: String, rank: Int, skill: Int)]) -> String {
  fightersHeader + "\n"
    + rows.map { "\($0.name),\($0.team),5,5,5,5,\($0.rank),5,5,\($0.skill)\n" }.joined()
}

extension Workplace {
  /// A workplace that holds the example of the assignment in `three.csv`.
  static func withAssignmentExample() throws -> Workplace {
    let workplace = Workplace()
    try workplace.write(
      """
      \(fightersHeader)
      Soundwave, D, 8,9,2,6,7,5,6,10
      Bluestreak, A, 6,6,7,9,5,2,9,7
      Hubcap, A, 4,4,4,4,4,4,4,4

      """, to: "three.csv")
    return workplace
  }

  /// The last battle, from its snapshot.
  func battle() throws -> [String: Any] {
    try #require(try json("reports/battle.json")["battle"] as? [String: Any])
  }

  /// The state of every fighter after the last battle.
  func states() throws -> [String: String] {
    let fighters = try #require(try json("reports/battle.json")["fighters"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: fighters.map { ($0["name"] as! String, $0["state"] as! String) })
  }
}
