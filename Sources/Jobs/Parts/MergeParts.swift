import Snapshots
import Tables
import Tournament
import Words

/// Puts the parts of a job together.
/// - Parameter parts: the parts and the files that hold them, in any order.
/// - Returns: what came of each task, in the order of the job.
/// - Throws: `InputError` with everything that keeps them from being one job: a part that is foreign, doubled, missing,
///   interrupted or damaged.
public func merge(_ parts: [(file: String, part: JobPart)]) throws(InputError) -> [TaskResult] {
  var problems: [Diagnostic] = []
  func report(_ file: String, _ code: String, _ message: String) {
    problems.append(Diagnostic(.error, file: file, code: code, message: message))
  }
  guard let first = parts.first else { preconditionFailure("there is no part to merge") }
  var files: [Int: String] = [:]
  for (file, part) in parts {
    if part.jobSHA256 != part.job.hash {
      report(file, "damaged-part", "the part has been changed since it was written")
    } else if part.job != first.part.job || part.count != first.part.count {
      report(file, "foreign-part", part.difference(from: first.part, in: first.file))
    } else if let other = files.updateValue(file, forKey: part.number) {
      report(file, "doubled-part", "part \(part.number) of \(part.count) is in \(other) too")
    } else if !part.isComplete {
      report(
        file, "interrupted-part", "the part was interrupted; run shard \(part.number)/\(part.count) again")
    }
  }
  if problems.isEmpty {
    let missing = (1...first.part.count).filter { files[$0] == nil }.map(String.init)
    if !missing.isEmpty {
      report(
        first.file, "missing-part",
        "of \(first.part.count) parts \(listed(shortened(missing, to: 10), "and")) "
          + "\(missing.count == 1 ? "is" : "are") missing")
    }
  }
  guard problems.isEmpty else { throw .listing(problems) }
  let ordered = parts.sorted { $0.part.number < $1.part.number }
  var results: [TaskResult] = []
  for index in first.part.job.tasks.indices {
    do throws(PartMistake) {
      results.append(try result(ofTask: index, in: ordered.map(\.part)))
    } catch {
      report(ordered[error.part].file, "damaged-part", error.message)
    }
  }
  guard problems.isEmpty else { throw .listing(problems) }
  return results
}

/// What is wrong with one of the parts.
private struct PartMistake: Error {
  var part: Int
  var message: String
}

/// What came of a task of which each part holds all, its share, or nothing.
private func result(ofTask index: Int, in parts: [JobPart]) throws(PartMistake) -> TaskResult {
  let name = parts[0].job.tasks[index].name
  let owner = index % parts.count
  guard var result = parts[owner].results.first(where: { $0.task == name }) else {
    throw PartMistake(part: owner, message: "the result of task \(quoted(name)) is missing")
  }
  guard !result.isKept, var odds = result.odds else { return result }
  for (number, part) in parts.enumerated() where number != owner {
    guard let share = part.results.first(where: { $0.task == name }) else {
      throw PartMistake(part: number, message: "its share of task \(quoted(name)) is missing")
    }
    guard share.inputs == result.inputs, !share.isKept else {
      throw PartMistake(
        part: number, message: "its share of task \(quoted(name)) is of other inputs; run all shards again")
    }
    if share.exitCode != 0 { return share }
    guard let shared = share.odds, shared.isWhole, odds.isWhole, shared.teams.count == odds.teams.count else {
      throw PartMistake(part: number, message: "its share of task \(quoted(name)) is damaged")
    }
    odds.merge(shared)
  }
  result.snapshot?.take(odds)
  result.odds = nil
  return result
}

extension JobPart {
  /// What tells this part of another job from a part of the right one.
  fileprivate func difference(from right: JobPart, in file: String) -> String {
    let what: String
    if job.program != right.job.program {
      what = "it was written by \(job.program), \(file) by \(right.job.program)"
    } else if job.sha256 != right.job.sha256 || job.name != right.job.name {
      what = "the job file is not that of \(file)"
    } else if job.tasks != right.job.tasks {
      what = "the job has other tasks than that of \(file); patterns may have found other files"
    } else if count != right.count {
      what = "it is one of \(count) parts, \(file) one of \(right.count)"
    } else {
      what = "it has another date than \(file)"
    }
    return "a part of another job: \(what)"
  }
}
