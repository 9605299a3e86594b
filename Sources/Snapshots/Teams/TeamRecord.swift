import Files
import Tournament

/// A team of a tournament as the snapshot holds it, in the order of input.
public struct TeamRecord: Codable, Sendable, Equatable {
  /// Its name.
  public var name: String
  /// Its home stadium, if the file gives one.
  public var stadium: String?
  /// Players in each line.
  public var defenders, midfielders, attackers: Int
  /// The powers of the positions before any decay.
  public var keeper, defence, midfield, attack: ExactDecimal
  /// The SHA-256 of its lineup: who plays where and how well, whatever their order in the file; absent in snapshots of
  /// earlier versions.
  public var lineUpSHA256: String?

  /// Creates the record of a lineup.
  public init(_ lineUp: LineUp) {
    let powers = TeamPowers(lineUp)
    func power(_ position: Position) -> ExactDecimal {
      let units = powers.power(
        of: position, players: powers.players(in: position),
        midfielders: powers.players(in: .midfield)
      ).units
      return ExactDecimal(Int128(units), places: 12)
    }
    name = lineUp.team
    stadium = lineUp.stadium
    defenders = powers.players(in: .defence)
    midfielders = powers.players(in: .midfield)
    attackers = powers.players(in: .attack)
    keeper = power(.keeper)
    defence = power(.defence)
    midfield = power(.midfield)
    attack = power(.attack)
    lineUpSHA256 = SHA256.hexDigest(of: Array(lineUp.players.map(\.fingerprint).sorted().joined().utf8))
  }
}

extension LineUpPlayer {
  /// Everything about a player that matters to a match, as one line of text that no other player has.
  fileprivate var fingerprint: String {
    lineOfJSON([name, position.name, skill.normalised.description, shirt ?? ""]) + "\n"
  }
}
