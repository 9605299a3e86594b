/// What a user asks of a set of lineups.
package struct LineupsRequest: Sendable {
  /// The number of lineups.
  package var count: Int
  /// The fewest players in which any two lineups differ.
  package var uniques: Int
  /// The exposures of players, clubs and groups.
  package var exposures: [ExposureRequest] = []
  /// The maximum exposure of all other players; `nil` for all lineups.
  package var maxExposure: LineupShare?
  /// How the values are drawn for each lineup; `nil` to take them as they are.
  package var noise: NoiseRequest?
  /// The random seed of the noise.
  package var seed = 1

  /// A number of lineups that differ in at least `uniques` players.
  package init(count: Int, uniques: Int) {
    (self.count, self.uniques) = (count, uniques)
  }
}
