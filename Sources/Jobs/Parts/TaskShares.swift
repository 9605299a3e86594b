import Snapshots
import Tables
import Tournament

/// What is wrong with one of the parts, by its index.
struct ShareMistake: Error {
  var part: Int
  var message: String
}

/// The results of each task in the parts of a job: all in one part, or a share in each.
struct TaskShares {
  private let job: JobPart.Identity
  /// The results in each part, by the names of the tasks.
  private let results: [[String: TaskResult]]

  /// The results in all parts of a job.
  /// - Parameter parts: the parts in their order, each once.
  init(of parts: [JobPart]) {
    job = parts[0].job
    results = parts.map { part in
      Dictionary(part.results.map { ($0.task, $0) }) { first, _ in first }
    }
  }

  /// The result of a task.
  /// - Throws: ``ShareMistake`` if some of it is missing, or does not belong together.
  func result(ofTask index: Int) throws(ShareMistake) -> TaskResult {
    let name = job.tasks[index].name
    let owner = Shard.owner(ofTask: index, among: results.count) - 1
    guard var result = results[owner][name] else {
      throw ShareMistake(part: owner, message: "the result of task \(quoted(name)) is missing")
    }
    // It would have failed on one machine as well.
    if result.exitCode != 0 { return result }
    guard !result.isKept, let odds = result.odds else { return result }
    guard var tournament = result.snapshot?[TournamentContent.self], let asked = tournament.seasons?.runs,
      (1...SeasonLimits.mostRuns).contains(asked.asked), tournament.teams.count == odds.teams.count
    else { throw ShareMistake(part: owner, message: "the result of task \(quoted(name)) is damaged") }

    var sum: Odds?
    for part in results.indices {
      guard let share = results[part][name] else {
        throw ShareMistake(part: part, message: "its share of task \(quoted(name)) is missing")
      }
      if !share.isKept, share.exitCode != 0 { return share }
      guard share.isOfSameInputs(as: result) else {
        throw ShareMistake(
          part: part, message: "its share of task \(quoted(name)) is from other inputs; run all shards again")
      }
      guard let runs = Shard(part + 1, of: results.count)?.share(of: asked.asked).count,
        let counted = share.odds,
        counted.isWhole(runs: runs, teams: odds.teams.count)
      else { throw ShareMistake(part: part, message: "its share of task \(quoted(name)) is damaged") }
      sum?.merge(counted)
      sum = sum ?? counted
    }
    if let sum {
      tournament.seasons = SeasonsRecord(
        sum, teams: tournament.teamNames, asked: asked.asked, until: asked.until, interrupted: false)
      result.snapshot?.content = Content(tournament)
    }
    result.odds = nil
    return result
  }
}

extension TaskResult {
  /// Whether another share of the task was computed from the same files, including the earlier result.
  fileprivate func isOfSameInputs(as other: TaskResult) -> Bool {
    isKept == other.isKept && inputs == other.inputs && earlierSHA256 == other.earlierSHA256
      && date == other.date
  }
}
