import Glibc

/// Compares squad with the programs that people would use instead: whole processes that take turns, medians and ratios,
/// and every answer checked in whole numbers.
struct CompareRun {
  /// The most rounds, and the seconds after which no new one starts.
  private static let rounds = 9
  private static let enough = 30.0
  /// The seconds after which a program counts as giving no answer.
  private static let timeLimit = 120

  private let competitors: [Competitor]
  private let show: (String) -> Void

  /// Keeps the programs that are installed; the others are named and left out.
  init(squad path: String, environments: String, show: @escaping (String) -> Void) {
    self.show = show
    competitors = Competitor.all(squad: path, environments: environments).filter { competitor in
      var template = Array("/tmp/squad-bench-XXXXXX".utf8CString)
      close(mkstemp(&template))
      let output = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
      defer { unlink(output) }
      let isThere = runProcess(competitor.version, output: output, timeLimit: Self.timeLimit).succeeded
      show("\(competitor.name): \(isThere ? Self.firstLine(of: output) : "not installed, left out")")
      return isThere
    }
  }

  /// Asks all questions and prints the table as it grows.
  func run() {
    show("")
    show(Self.columns(["question", "program", "rounds", "median", "to squad", "answer"]))
    for question in ComparedQuestion.all { answer(question) }
  }

  /// The results of one program for one question.
  private struct Entry {
    let competitor: Competitor
    let command: [String]
    var times: [Double] = []
    /// The answer of each round.
    var answers: [ComparedAnswer] = []

    var median: Double { times.sorted()[times.count / 2] }
  }

  private func answer(_ question: ComparedQuestion) {
    let files = ComparedFiles(question)
    var entries = competitors.compactMap { competitor in
      competitor.command(question, files).map { Entry(competitor: competitor, command: $0) }
    }
    let began = ContinuousClock.now
    for round in 0..<Self.rounds where round == 0 || began.duration(to: .now) / .seconds(1) < Self.enough {
      for index in entries.indices {
        unlink(files.solution)
        let process = runProcess(entries[index].command, output: files.output, timeLimit: Self.timeLimit)
        entries[index].times.append(process.seconds)
        entries[index].answers.append(
          process.succeeded
            ? question.answer(of: entries[index].competitor.teams(question, files))
            : process.seconds >= Double(Self.timeLimit) ? .timedOut : .failed)
      }
    }
    let own = entries.first { $0.competitor.name == "squad" }
    let best = ComparedAnswer.best(of: entries.flatMap(\.answers))
    for entry in entries {
      let ratios = zip(entry.times, own?.times ?? []).map { $0 / $1 }.sorted()
      show(
        Self.columns([
          question.name, entry.competitor.name, "\(entry.times.count)", Results.time(entry.median),
          ratios.isEmpty ? "" : Results.ratio(ratios[ratios.count / 2]), Self.verdict(entry, best),
        ]))
    }
  }

  /// Returns the verdict: correct if every round was, otherwise the first fault and how many rounds had one.
  private static func verdict(_ entry: Entry, _ best: [Int64]) -> String {
    let faults = entry.answers.compactMap { $0.fault(comparedTo: best, timeLimit: timeLimit) }
    guard let first = faults.first else { return "correct\(entry.answers.first?.totalInWords ?? "")" }
    return faults.count == entry.answers.count
      ? first : "\(first) (\(faults.count) of \(entry.answers.count) rounds)"
  }

  private static func columns(_ cells: [String]) -> String {
    Results.columns(cells, widths: [24, 10, 6, 10, 9, 0])
  }

  private static func firstLine(of file: String) -> String {
    guard let stream = fopen(file, "r") else { return "" }
    defer { fclose(stream) }
    var text: [UInt8] = []
    while case let byte = getc(stream), byte >= 0, text.count < 200 { text.append(UInt8(byte)) }
    let lines = String(decoding: text, as: UTF8.self).split(separator: "\n")
    // cbc prints a greeting before its version.
    return String(lines.first { $0.contains { $0.isNumber } } ?? "no version")
  }
}
