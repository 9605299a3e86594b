import Foundation
import Testing

/// The header of a file of fighters.
let fightersHeader = "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill"

/// A file with these rows of name, team and rank; everything else is 5, skill as given.
func rankedFighters(_ rows: [(name: String, team: String, rank: Int, skill: Int)]) -> String {
  fightersHeader + "\n"
    + rows.map { "\($0.name),\($0.team),5,5,5,5,\($0.rank),5,5,\($0.skill)\n" }.joined()
}

extension Workplace {
  /// One with the example of the assignment, in a file of its own.
  static func ofTheAssignment() throws -> Workplace {
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

  /// What the last battle came to, as its snapshot has it.
  func battle() throws -> [String: Any] {
    try #require(try json("reports/battle.json")["battle"] as? [String: Any])
  }

  /// The state of every fighter after it.
  func states() throws -> [String: String] {
    let fighters = try #require(try json("reports/battle.json")["fighters"] as? [[String: Any]])
    return Dictionary(
      uniqueKeysWithValues: fighters.map { ($0["name"] as! String, $0["state"] as! String) })
  }
}
