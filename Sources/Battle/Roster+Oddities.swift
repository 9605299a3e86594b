import Tables

extension Roster {
  /// Warns of a side without fighters, and of dead fighters who take part in a face-off.
  public mutating func lookForOddities(under policy: Policy) {
    let file = sources.map(\.path).joined(separator: ", ")
    let missing = Side.allCases.filter { side in !fighters.contains { $0.side == side } }
    warn(
      missing.map { side in
        Diagnostic(
          .warning, file: file, code: "no-opponents", message: "no \(side.rawValue): there is nobody to fight"
        )
      })
    let dead = fighters.count { $0.state == .died }
    if policy.name == .faceOff, dead > 0 {
      warn([
        Diagnostic(
          .warning, file: file, column: FighterColumn.state.header, code: "dead-fighters",
          message: "\(dead) marked as \(LifeState.died.rawValue); a face-off lets everybody fight")
      ])
    }
  }
}
