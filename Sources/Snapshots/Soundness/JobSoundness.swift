extension JobRecord {
  func validate() throws(Contradiction) {
    // Some file systems do not distinguish upper and lower case.
    try requireDistinct(tasks.map { $0.name.lowercased() }, "job.tasks")
    for (number, task) in tasks.enumerated() { try task.validate(at: "job.tasks.\(number)") }
  }
}

extension TaskRecord {
  func validate(at path: String) throws(Contradiction) {
    try require(
      status.exitCodes.contains(exitCode), "\(path).exitCode", "does not match the status of the task")
    try require(
      problems.count <= problemCount, "\(path).problemCount", "is less than the number of problems listed")
    for (number, pair) in zip(runs, runs.dropFirst()).enumerated() {
      try require(
        pair.0.number < pair.1.number, "\(path).runs.\(number + 1).number", "is not above the one before")
    }
  }
}

extension TaskRecord.Status {
  /// The exit codes of tasks with this status.
  var exitCodes: [Int] {
    switch self {
    case .done: [0]
    case .no: [1]
    case .notProved: [2]
    case .interrupted: [130, 143]
    case .failed: [64, 65, 66, 70, 73, 75]
    }
  }
}
