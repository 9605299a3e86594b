import Tables

extension Roster {
  /// Warns of a side without fighters, and of dead fighters who take part in a face-off.
  public mutating func warnOfOddities(under policy: Policy) {
    let file = sources.map(\.path).joined(separator: ", ")
    let missing = Side.allCases.filter { side in !fighters.contains { $0.side == side } }
    warn(
      missing.map { side in
        Diagnostic(
          .warning, file: file, code: "no-opponents",
          message: "no \(side.rawValue): the other side has no opponents")
      })
    let dead = fighters.count { $0.state == .died }
    if policy.name == .faceOff, dead > 0 {
      warn([
        Diagnostic(
          .warning, file: file, column: FighterColumn.state.header, code: "dead-fighters",
          message: "\(dead) marked as \(LifeState.died.rawValue); in a face-off every fighter takes part")
      ])
    }
  }
}
