/// When the search changes its method. No value changes an answer: tests set extreme ones to send small
/// problems through every method.
struct SearchTuning: Sendable {
  /// Steps, about a millisecond of them, that one thread tries alone before the others are woken.
  var stepsBeforeThreads = 100_000
  /// Steps after which branching is interleaved with a meeting in the middle, where that is possible.
  var stepsBeforeMeeting = 2_000_000
  /// Steps after which the branching over ties is interleaved with the row by row search.
  var stepsBeforeRowOrder = 100_000
  /// Steps that the search for the first of the teams that share skill and cost may take; 0 where any of them will do.
  var stepsOnTies = Limits.stepsOfQuestion
  /// Steps after which the best team known is improved by exchanges.
  var stepsBeforeExchanges = 1_000_000
  /// Steps that these may take.
  var stepsOfExchanges = 30_000_000
  /// Cost in steps of one more tie: weighs many ties against the row by row search.
  var stepsPerTie = 200
  /// The most entries that the lists of a meeting in the middle may hold together.
  var meetingEntries = 4_000_000
  /// Players from which a pool is thinned by a sample before it is sorted.
  var playersBeforeSampling = 4_096
  /// Members still to choose from which bounds by further multipliers are used.
  var membersBeforeSideBounds = 8
  /// Players of a core up to which the search for a list uses bounds by further multipliers.
  var playersWithSideBounds = 65_536
  /// Calculates in 128 bits even where 64 would do.
  var forcesWide = false
}
