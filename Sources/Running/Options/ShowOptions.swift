import Options

/// The options that only show a part of a tournament: nothing is played and nothing is written.
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
