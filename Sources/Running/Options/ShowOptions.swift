import Options

/// The options that look at a part of a tournament. Looking plays nothing and writes nothing.
package enum ShowOptions {
  package static let round = OptionKey<Int?>.optional(
    "show-round", .integer(1...Int.max), otherwise: "the whole tournament",
    help: "only print the matches of one round and the standings after it"
  ).unrecorded
  package static let match = OptionKey<String?>.optional(
    "show-match", .text.shown(as: "A,B"), otherwise: "the whole tournament",
    help: "only print the story of one match, minute by minute"
  ).unrecorded

  package static let all = [round.spec, match.spec]
}

extension ParsedCommand {
  /// Whether a part of a tournament is to be shown.
  package var shows: Bool { isGiven(ShowOptions.round) || isGiven(ShowOptions.match) }
}
