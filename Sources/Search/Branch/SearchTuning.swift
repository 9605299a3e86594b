/// When the search changes its method. No value changes an answer: tests set extreme ones to try every path.
struct SearchTuning: Sendable {
  /// Steps after which a problem with rules may be split into cases by who is in the team.
  var stepsBeforeCases = 1_000_000
  /// How many times in a row it may be split by a player, where the gap to the bound, times the divisor, exceeds the skill.
  var mostSplits = 6
  var wideGapDivisor: Int128 = 200
  /// The part of that gap that both cases must close: a half.
  var partOfGap: Int128 = 2
  /// Whether a search whose steps are used up improves its team by exchanges.
  var improvesStopped = true
  /// Steps, about a millisecond's worth, that one thread tries alone before the others are started.
  var stepsBeforeThreads = 50_000
  /// Steps tried for one team before tables for neighbouring exchange rates are built.
  var stepsBeforeNeighbours = 10_000
  /// The fewest members still to choose for which such tables are built for one team.
  var membersBeforeNeighbours = 8
  /// Steps after which branching takes turns with exchanges and, where that is possible, with a meeting in the middle.
  var stepsBeforeExchanges = 2_000_000
  /// Steps after which a search that has found no team gives up: about 20 seconds.
  var stepsWithoutTeam = 2_000_000_000
  /// Steps for visiting each of the teams that share the best skill.
  var countingSteps = 300_000
  /// Steps, of about a nanosecond each, for counting partial teams instead; beyond them, the counts are lower bounds.
  var countingWork = 40_000_000
  /// Steps after which the two ways of finding the first of many ties alternate; ten times as many make lists slower.
  var stepsBeforeRowOrder = 10_000
  /// The most steps of the search for the first of the teams that tie in skill and cost; 0 where any of them will do.
  var stepsOnTies = Limits.stepsPerQuestion
  /// Whether the cheapest of the teams that tie in skill is wanted; otherwise any of them will do.
  var wantsCheapest = true
  /// Teams that tie with the last one wanted and are kept in reserve; past them, ties are found separately.
  var ties = 64
  /// The most teams listed at once where they must differ from each other.
  var mostTeamsAtOnce = 400
  /// The most numbers in the tables.
  var mostNumbers = 1 << 23
  /// The most states of an exact automaton.
  var mostStates = 20_000
  /// The most counts of slots that an exact automaton distinguishes.
  var mostCounts = 1 << 13
  /// How many times as many players a curve may have in question before prices are sought again; below 1, always.
  var mostGrowth = 2
  /// Whether to calculate in 128 bits even where 64 would do.
  var forcesWide = false
}
