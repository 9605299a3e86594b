import Documents
import Options
import Pages
import Selection
import Snapshots

/// `squad players POOL.csv`: the pool as it was read.
enum PlayersCommand {
  static let sort = OptionKey<PlayerOrder>.value(
    "sort", .word, default: "skill",
    help: "the order: skill and value from the highest, cost from the lowest, name from A; ties in pool order"
  )
  static let limit = OptionKey<Int?>.optional(
    "limit", .integer(1...Int.max).shown(as: "N"), otherwise: "all", help: "show the first N players only")

  static let spec = CommandSpec(
    "players", summary: "the pool as it was read, sorted, with the data-quality part",
    description: """
      Shows the players of a pool as they were read, and how the reading went: rows used and left out, \
      repeats, namesakes, zero costs and values far outside the rest. Nothing is written.
      """,
    arguments: [PoolOptions.pool.spec],
    options: [sort.spec, limit.spec] + PoolOptions.rating + PoolOptions.reading + RunOptions.printing,
    examples: [
      .init("squad players samples/players.csv --sort value", "most skill for the money first"),
      .init("squad players samples/league.csv --where role=GK --format csv", "the goalkeepers, as CSV"),
    ])

  static func run(_ command: ParsedCommand) throws -> ExitCode {
    let rules = try command.skillRules()
    let listsWarnings = [.text, .markdown].contains(command[RunOptions.format])
    let input = try readPool(
      command[PoolOptions.pool], for: command, under: rules, showsWarnings: !listsWarnings)
    let pool = input.reading.pool
    let order = pool.indices(by: command[sort]).prefix(command[limit] ?? .max)
    var snapshot = Snapshot(command, rules: rules, input: input)
    snapshot.players = order.map { PlayerRecord($0, of: pool) }
    try writeToStandardOutput(
      rendered(
        playersPage(snapshot), of: snapshot, csv: playersForCSV(snapshot.players ?? [], of: snapshot),
        as: command[RunOptions.format]))
    return .done
  }
}
