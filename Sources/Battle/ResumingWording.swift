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
        "\(quoted(fighter.name)) is no longer in the file; a Transformer cannot be deleted, so they "
        + "stay, with their values from the last run")
  }

  /// A fighter continues under another name or id or on the other side.
  init(renamed fighter: Fighter, from earlier: Fighter) {
    let former = quoted(earlier.name) + (earlier.side == fighter.side ? "" : " (\(earlier.side.rawValue))")
    let before = earlier.id.map { "had the id \(quoted($0))" } ?? "was \(former)"
    self.init(
      .warning, file: fighter.file, code: "renamed",
      message:
        "row \(fighter.row), \(quoted(fighter.name)), \(before) in the last round: nothing else in the row "
        + "has changed, so they carry on as the same fighter (\(earlier.state.rawValue))")
  }

  /// A fighter's order among their namesakes has changed.
  init(moved fighter: Fighter, from earlier: Fighter) {
    let isSame = fighter.statistics == earlier.statistics
    let reason =
      isSame
      ? "has the statistics of row \(earlier.row) in the last round"
      : "is assumed to be row \(earlier.row) in the last round, with changed statistics"
    self.init(
      .warning, file: fighter.file, code: "moved",
      message:
        "row \(fighter.row), \(quoted(fighter.name)), \(reason): fighters with the same name are matched by "
        + "statistics, then by order, so this is the same fighter (\(earlier.state.rawValue))")
  }
}

/// Returns the error that a newcomer may or may not be a fighter who has fought.
func ambiguity(of earlier: Fighter, _ newcomer: Fighter) -> Diagnostic {
  let isChanged = earlier.statistics != newcomer.statistics
  let reason =
    isChanged
    ? "replaces \(quoted(earlier.name)), who has fought (\(earlier.state.rawValue)), but has different "
      + "statistics and another name or side"
    : "may be \(quoted(earlier.name)), who has fought (\(earlier.state.rawValue)) and is no longer in the "
      + "file, but this is not certain"
  return Diagnostic(
    .error, file: newcomer.file, code: "unknown-life",
    message:
      "row \(newcomer.row), \(quoted(newcomer.name)), \(reason); restore the earlier rows and add newcomers "
      + "below them, or \(idAdvice)")
}

/// How to identify fighters beyond doubt.
private let idAdvice =
  "restore the earlier rows with a column 'id', unique for every fighter, fight one round, and edit them "
  + "after that"
