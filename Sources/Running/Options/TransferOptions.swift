import Options
import Tables

/// The options for an owned squad, and for the transfers that may be made.
package enum TransferOptions {
  package static let owned = OptionKey<String?>.optional(
    "owned", .file("csv", "json"), otherwise: "no squad",
    help:
      "the squad that you own: a team file, with a column 'sell' or 'bought' if needed, or the game's "
      + "team.json")
  package static let bank = OptionKey<DecimalNumber?>.optional(
    "bank", .money(orRefuse: ValueProblem(expected: "a bank of 0 or more")),
    otherwise: "0, or as in the game's file",
    help: "the money in the bank, in the unit of the costs")
  package static let freeTransfers = OptionKey<Int?>.optional(
    "free-transfers", .integer(0...2_000, orAll: "a number of transfers, or 'all'"),
    otherwise: "1, or as in the game's file",
    help: "how many transfers cost no points; 'all' for a wildcard")
  package static let hit = OptionKey<DecimalNumber?>.optional(
    "hit", .decimal("POINTS", expected: "points of 0 or more, as in 4") { $0 >= .zero },
    otherwise: "4, or as in the game's file",
    help: "the points that each transfer beyond the free ones costs")
  package static let maxTransfers = OptionKey<Int?>.optional(
    "max-transfers", .integer(0...2_000), otherwise: "5, or any number if all are free",
    help: "the most transfers to consider")

  package static let chips = OptionKey.flag(
    "chips", help: "show what each chip in the rules would add in one week")

  /// The options that say what is owned.
  package static let squad = [owned.spec, bank.spec]
  /// The options for a plan of transfers, the squad first.
  package static let plan = squad + [freeTransfers.spec, hit.spec, maxTransfers.spec]
  /// All of these options, the squad first.
  package static let all = plan + [chips.spec]
}
