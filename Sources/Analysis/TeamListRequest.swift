import Search
import Snapshots

/// A list of the best teams that was asked for.
package struct TeamListRequest {
  /// The most teams that it may hold.
  package let count: Int
  /// Whether only teams with the best skill are wanted.
  package let onlyBestSkill: Bool
  /// By how many players each differs from those before it.
  package let different: Int

  /// A list of at most `count` teams.
  package init(count: Int, onlyBestSkill: Bool, different: Int) {
    (self.count, self.onlyBestSkill, self.different) = (count, onlyBestSkill, different)
  }

  /// The teams as the snapshot holds them.
  /// - Parameter best: the proved answer to the problem.
  /// - Throws: `TeamFault` if a team found is not what it was claimed to be.
  package func records(
    for best: Answer, to problem: Problem, of searched: SearchedPool, limits: Limits,
    progress: (any SearchProgress)?
  ) throws -> (teams: [TopTeamRecord], isComplete: Bool) {
    var found = problem.bestTeams(
      count: count, differingBy: different, sharing: onlyBestSkill ? best : nil, limits: limits,
      progress: progress)
    // Which of many ties come first may be hard to find out, but the best team is the first of them all.
    if found.teams.isEmpty, !found.isComplete, best.isFirst { found.teams = [ListedTeam(best)] }
    return (try found.teams.enumerated().map { try searched.record($1, rank: $0 + 1) }, found.isComplete)
  }

  /// The record of what was asked for, and how far the list goes.
  package func record(
    isComplete: Bool, stoppedBy reason: @autoclosure () -> BestTeamRecord.StopReason?
  ) -> TopListRecord {
    TopListRecord(
      asked: count, onlyBestSkill: onlyBestSkill, different: different, complete: isComplete,
      stoppedBy: isComplete ? nil : reason())
  }
}
