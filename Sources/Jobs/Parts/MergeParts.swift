import Tables
import Words

/// Merges the parts of a job.
/// - Parameter parts: the parts and the files that hold them, in any order.
/// - Returns: the result of each task, in the order of the job.
/// - Throws: `InputError` with everything that keeps them from being one job: a part that is foreign, duplicated,
///   missing, interrupted or damaged.
/// - Complexity: O(results), apart from the odds.
public func merge(_ parts: [(file: String, part: JobPart)]) throws(InputError) -> [TaskResult] {
  precondition(!parts.isEmpty, "there is no part to merge")
  try check(parts)
  let ordered = parts.sorted { $0.part.number < $1.part.number }
  let shares = TaskShares(of: ordered.map(\.part))
  var problems: [Diagnostic] = []
  var results: [TaskResult] = []
  for index in ordered[0].part.job.tasks.indices {
    do throws(ShareMistake) {
      results.append(try shares.result(ofTask: index))
    } catch {
      problems.append(
        Diagnostic(.error, file: ordered[error.part].file, code: "damaged-part", message: error.message))
    }
  }
  guard problems.isEmpty else { throw .listing(problems) }
  return results
}

/// Checks that the parts are all those of one job, each once.
private func check(_ parts: [(file: String, part: JobPart)]) throws(InputError) {
  var problems: [Diagnostic] = []
  func report(_ file: String, _ code: String, _ message: String) {
    problems.append(Diagnostic(.error, file: file, code: code, message: message))
  }
  let isDamaged = parts.map { $0.part.damage != nil }
  let right = zip(parts, isDamaged).first { !$1 }?.0
  var files: [Int: String] = [:]
  for (file, part) in parts {
    if let damage = part.damage {
      report(file, "damaged-part", damage)
    } else if let right, let difference = part.difference(from: right.part, in: right.file) {
      report(file, "foreign-part", "a part of another job: \(difference)")
    } else if let other = files.updateValue(file, forKey: part.number) {
      report(file, "doubled-part", "part \(part.number) of \(part.count) is in \(other) too")
    } else if !part.isComplete {
      report(
        file, "interrupted-part", "the part was interrupted; run shard \(part.number)/\(part.count) again")
    }
  }
  // A damaged part may be the one that would be missing.
  if let right, !isDamaged.contains(true) {
    let missing = (1...right.part.count).filter { files[$0] == nil }.map(String.init)
    if !missing.isEmpty {
      let (parts, are) = missing.count == 1 ? ("part", "is") : ("parts", "are")
      let numbers = listed(shortened(missing, to: 10), "and")
      report(
        right.file, "missing-part", "\(parts) \(numbers) of \(right.part.count) \(are) missing")
    }
  }
  guard problems.isEmpty else { throw .listing(problems) }
}

extension JobPart {
  /// The damage that no part written by this program would have; `nil` if everything is in order.
  fileprivate var damage: String? {
    if Shard(number, of: count) == nil { return "there is no part \(number) of \(count)" }
    if jobSHA256 != job.hash { return "the job is not the one that the part was written for" }
    var names: Set<String> = []
    for task in job.tasks {
      if let mistake = TaskName.mistake(in: task.name, longest: TaskName.longestOfParts) { return mistake }
      guard names.insert(task.name.lowercased()).inserted else {
        return "two tasks are called \(quoted(task.name))"
      }
    }
    return nil
  }

  /// How the job of this part differs from that of a correct part; `nil` if they are the same.
  fileprivate func difference(from right: JobPart, in file: String) -> String? {
    if job.program != right.job.program {
      return "it was written by \(job.program), \(file) by \(right.job.program)"
    }
    if job.file != right.job.file || job.sha256 != right.job.sha256 || job.bytes != right.job.bytes
      || job.name != right.job.name
    {
      return "its job file differs from that of \(file)"
    }
    if job.tasks != right.job.tasks {
      return "its tasks differ from those of \(file); patterns may have matched other files"
    }
    if job.date != right.job.date {
      return "its date is \(job.date ?? "none"), that of \(file) is \(right.job.date ?? "none")"
    }
    if count != right.count { return "it is one of \(count) parts, \(file) one of \(right.count)" }
    return nil
  }
}
