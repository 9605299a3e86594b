/// All commands: the only list of them.
extension Command {
  /// Under the headings of the help, in its order.
  static let groups: [(title: String, commands: [Command])] = [
    ("Teams", [.best, .compare, .check] + team + [.players, .doctor] + rules),
    ("Football", [.tournament, .standings]),
    ("Battles", [.battle] + roster),
    ("Jobs and reports", [.batch, .merge, .report, .verify]),
    ("The program", [.samples, .completions, .man]),
  ]

  /// In the same order.
  static let all = groups.flatMap(\.commands)
}
