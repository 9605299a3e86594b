import Tables

// Messages about fighters who do not match the saved state exactly.

extension Diagnostic {
  /// The file has different values for a fighter who has died.
  init(deadChanged fighter: Fighter) {
    self.init(
      .warning, file: fighter.file, code: "dead-changed",
      message:
        "row \(fighter.row), \(quoted(fighter.name)), has died; the dead cannot be changed, so the old "
        + "values are kept")
  }

  /// The files no longer name a fighter who took part.
  init(missing fighter: Fighter) {
    self.init(
      .warning, file: fighter.file, code: "missing-fighter",
      message:
        "\(quoted(fighter.name)) is no longer there; a Transformer cannot be deleted, so they stay, with the "
        + "values of the last run")
  }

  /// A fighter continues under another name or id or on the other side.
  init(renamed fighter: Fighter, from earlier: Fighter) {
    let former = quoted(earlier.name) + (earlier.side == fighter.side ? "" : " (\(earlier.side.rawValue))")
    let before = earlier.id.map { "had the id \(quoted($0))" } ?? "was \(former)"
    self.init(
      .warning, file: fighter.file, code: "renamed",
      message:
        "row \(fighter.row), \(quoted(fighter.name)), \(before) in the last round: nothing else in the row "
        + "has changed, so their life continues (\(earlier.state.rawValue))")
  }

  /// A fighter's order among their namesakes has changed.
  init(moved fighter: Fighter, from earlier: Fighter) {
    let isSame = fighter.statistics == earlier.statistics
    let reason =
      isSame
      ? "has the statistics of row \(earlier.row) in the last round"
      : "is taken for row \(earlier.row) in the last round, with other statistics"
    self.init(
      .warning, file: fighter.file, code: "moved",
      message:
        "row \(fighter.row), \(quoted(fighter.name)), \(reason): namesakes are told apart by them, then by their "
        + "order, so that life continues (\(earlier.state.rawValue))")
  }
}

/// Returns the error that a newcomer may or may not be a fighter who has fought.
func ambiguity(of earlier: Fighter, _ newcomer: Fighter) -> Diagnostic {
  let isChanged = earlier.statistics != newcomer.statistics
  let reason =
    isChanged
    ? "is in the place of \(quoted(earlier.name)), who has fought (\(earlier.state.rawValue)), with another name and "
      + "other statistics"
    : "may be \(quoted(earlier.name)), who has fought (\(earlier.state.rawValue)) and is no longer there, and so may others"
  return Diagnostic(
    .error, file: newcomer.file, code: "unknown-life",
    message:
      "row \(newcomer.row), \(quoted(newcomer.name)), \(reason); put the former rows back, newcomers below them, "
      + "or \(idAdvice)")
}

/// How to identify fighters beyond doubt.
private let idAdvice =
  "put the former rows back with a column 'id', different for every fighter, fight one round, and change them then"
