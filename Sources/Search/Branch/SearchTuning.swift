/// When the search under rules changes its method. No value changes a best team or a list: tests set extreme
/// ones to send small problems through every path.
struct SearchTuning: Sendable {
  /// Steps after which a problem with conditions is taken apart by who is there.
  var stepsBeforeCases = 1_000_000
  /// Steps, about a millisecond of them, that one thread tries alone before the others are woken.
  var stepsBeforeThreads = 50_000
  /// Steps that are tried for one team before tables for neighbouring exchange rates are built.
  var stepsBeforeNeighbours = 10_000
  /// Members still to choose from which such tables are built for one team.
  var membersBeforeNeighbours = 8
  /// Steps after which branching takes turns with a meeting in the middle, where that is possible.
  var stepsBeforeMeeting = 2_000_000
  /// Steps after which a search that has met no team gives up: some 20 seconds.
  var stepsWithoutTeam = 2_000_000_000
  /// Steps after which the best team known is improved by exchanges.
  var stepsBeforeExchanges = 500_000
  /// Steps that these may take.
  var stepsOfExchanges = 30_000_000
  /// Steps for looking at each of the teams that share the best skill.
  var countingSteps = 300_000
  /// Steps, of about a nanosecond, for counting partial teams instead; beyond, the counts are lower bounds.
  var countingWork = 40_000_000
  /// Steps after which the two ways to find the first of many ties take turns. With ten times as many the first way took
  /// half of the time of a list of 10,000 teams, few of which tie.
  var stepsBeforeRowOrder = 10_000
  /// Steps that the search for the first of the teams that share skill and cost may take; 0 where any of them will do.
  var stepsOnTies = Limits.stepsOfQuestion
  /// Teams that tie with the last one wanted and are kept in case; past them ties are found on their own.
  var ties = 64
  /// The most teams that are listed at once where they must differ from each other.
  var mostTeamsAtOnce = 400
  /// The most numbers in the tables.
  var mostNumbers = 1 << 23
  /// The most states of an exact automaton.
  var mostStates = 20_000
  /// The most counts of slots that an exact automaton tells apart.
  var mostCounts = 1 << 13
  /// By what factor the players in question may grow along a curve before prices are sought anew; below 1 prices are
  /// sought for every budget.
  var mostGrowth = 2
  /// Calculates in 128 bits even where 64 would do.
  var forcesWide = false
}
