import Selection
import Tables
import Tournament

/// Placing players of a pool into the positions of lineups, and the problems that keep teams from playing.
package struct PlayerPlacing {
  package let pool: Pool
  /// The file of the pool.
  package let path: String
  /// Positions in the order of a team's players; nil to go by their roles.
  private let formation: Formation?
  private let skills: ClosedRange<Int128>
  /// The problems found so far.
  package private(set) var problems: [Diagnostic] = []

  /// Starts with no problems.
  package init(of pool: Pool, path: String, formation: Formation?) {
    (self.pool, self.path, self.formation) = (pool, path, formation)
    let all = (0..<pool.count).map { pool.skills[$0] }
    skills = (all.min() ?? 0)...(all.max() ?? 0)
  }

  /// Returns players as a lineup: by the formation, otherwise by the roles in which the rules place them, or their
  /// own.
  /// If they do not make one, it records why and returns nil.
  /// - Parameters:
  ///   - players: their indices in the pool, as many as the formation has.
  ///   - places: the role that each player fills in the team, if the rules have roles.
  ///   - file: the file that names the team.
  package mutating func lineUp(
    _ team: String, _ players: [Int], standingIn places: [String]? = nil, from file: String
  ) -> LineUp? {
    let positions =
      formation?.positions
      ?? players.enumerated().compactMap { index, player in
        places.flatMap { Position($0[index]) } ?? position(of: player)
      }
    guard positions.count == players.count else { return nil }
    let lineUp = LineUp(
      team: team,
      players: zip(players, positions).map { player, position in
        LineUpPlayer(
          name: pool.displayName(of: player), position: position,
          skill: LineUpPlayer.scaledSkill(pool.skills[player], places: pool.skills.places, within: skills))
      })
    guard let flaw = lineUp.flaw else { return lineUp }
    refuse(
      file, column: "role", code: "no-line-up",
      "by its roles the team \(quoted(team)) has \(flaw)" + Self.advice)
    return nil
  }

  /// The first role that is a position; nil if there is none, which is recorded once per player.
  private mutating func position(of player: Int) -> Position? {
    let roles = (pool.role(of: player) ?? "").split(separator: "/").map(String.init)
    if let position = roles.lazy.compactMap({ Position($0) }).first { return position }
    let line = Int(pool.lines[player])
    guard !problems.contains(where: { $0.file == path && $0.line == line }) else { return nil }
    let lack =
      roles.isEmpty ? "no role" : "no position among the roles \(quoted(roles.joined(separator: "/")))"
    refuse(
      path, line: line, column: "role", code: "no-line-up",
      "\(quoted(pool.displayName(of: player))) has \(lack)" + Self.advice)
    return nil
  }

  private static let advice = "; --formation 1-1-2-1 places players whatever their roles"

  /// Records a problem that keeps teams from playing.
  /// - Parameter file: the file that it is about; nil for the pool's.
  package mutating func refuse(
    _ file: String?, line: Int? = nil, column: String? = nil, code: String, _ message: String
  ) {
    problems.append(
      Diagnostic(.error, file: file ?? path, line: line, column: column, code: code, message: message))
  }
}
