import Documents
import Glibc
import Options
import Words

/// The options that say how a run goes, where its output goes and how it looks: the same everywhere.
package enum RunOptions {
  package static let output = OptionKey.value(
    "output", .folder, default: "reports",
    help: "the folder for the reports and the snapshot; 'none' writes nothing"
  ).unrecorded
  package static let wait = OptionKey<Duration?>.optional(
    "wait", .duration(), otherwise: "do not wait",
    help: "how long to wait while another run uses the output folder"
  ).unrecorded
  package static let format = OptionKey<Format>.value(
    "format", .named(Format.all.filter { $0.output != nil }.map { ($0.name, $0) }), default: "text",
    help: "the format of standard output"
  ).unrecorded
  package static let jobs = OptionKey<Int?>.optional(
    "jobs", .integer(1...1_024), otherwise: "all cores",
    help: "worker threads; any number gives the same answer"
  ).unrecorded
  package static let timeLimit = OptionKey<Duration?>.optional(
    "time-limit", .duration(.milliseconds(1) ... .seconds(1_000_000_000)), otherwise: "no limit",
    help: "stop searching after this time and report the best team so far with its optimality gap")
  package static let progress = OptionKey<ProgressMode>.value(
    "progress", .word, default: "auto",
    help: "show a progress line on standard error; 'auto': only on a terminal"
  ).unrecorded
  package static let quiet = OptionKey.flag("quiet", help: "no warnings or progress on standard error")
    .unrecorded
  package static let date = OptionKey<String?>.optional(
    "date", .init("YYYY-MM-DD", expected: "a date such as 2026-11-21") { isDate($0) ? $0 : nil },
    otherwise: "the day of SOURCE_DATE_EPOCH, if set",
    help: "the date to show in the reports")
  package static let timings = OptionKey.flag("timings", help: "show measured times in the reports")

  package static let lineupCount = OptionKey<Int>.value(
    "count", .integer(1...1_000), default: "20", help: "how many lineups")
  package static let saveTeam = OptionKey<String?>.optional(
    "save-team", .file("csv").written, otherwise: "no file", help: "write the team as a team file"
  ).unrecorded
  package static let replaceFinal = OptionKey.flag(
    "replace-final", help: "let --save-team overwrite a different final team"
  ).unrecorded
  package static let upload = OptionKey<String?>.optional(
    "upload", .file("csv").written, otherwise: "no file",
    help: "write the lineups in the site's upload format: DraftKings, FanDuel or Yahoo"
  ).unrecorded
  package static let picture = OptionKey<String?>.optional(
    "picture", .picture, otherwise: "no file",
    help: "draw the answer as a picture to share, 1200 × 630: FILE.svg, or FILE.png by rsvg-convert"
  ).unrecorded
  package static let savingTeam = [saveTeam.spec, replaceFinal.spec]
  package static let charts = OptionKey.flag(
    "charts", help: "also write the charts as SVG files")
  /// The options that ask for files that are not always written.
  package static let requests: [(format: Format, key: OptionKey<Bool>)] = Format.all.compactMap { format in
    format.file?.request.map { (format, .flag(format.name, help: $0).unrecorded) }
  }
  package static let keepHistory = OptionKey<Int?>.flag(
    "keep-history", orWith: .integer(1...Int.max),
    help:
      "keep every snapshot that differs from the previous one, as history/0001.json and so on; with N, only "
      + "the last N"
  ).unrecorded

  /// The options of a command that only answers on standard output.
  package static let printing = [format.spec, quiet.spec]
  /// The options of a command that writes reports after little work.
  package static let writing = [output.spec, wait.spec, format.spec, quiet.spec, date.spec] + files
  /// The options of a command that searches and writes reports.
  package static let reporting =
    [
      output.spec, wait.spec, format.spec, jobs.spec, timeLimit.spec, progress.spec, quiet.spec, date.spec,
      timings.spec,
    ] + files
  /// The options for what is written besides the pages, and for the guards that keep a run from writing at all.
  package static let files =
    [charts.spec, picture.spec] + requests.map(\.key.spec) + [keepHistory.spec] + Guards.all
}

extension Format {
  /// Whether it is one table, and so can show only one thing.
  package var isTable: Bool { output == .forSpreadsheets }
}

/// When a progress line is shown.
package enum ProgressMode: String, CaseIterable, Sendable {
  case auto, always, never
}

extension ValueFormat where Value == String {
  /// The path of a picture to be written, whose name says what kind it is.
  fileprivate static var picture: Self {
    let file = file("svg", "png").written
    var format = file
    format.parse = { text throws(ValueProblem) in
      guard text.hasSuffix(".svg") || text.hasSuffix(".png") else {
        throw ValueProblem(expected: "a file whose name ends in .svg or .png")
      }
      return try file.parse(text)
    }
    return format
  }
}

/// The number of cores, kept because the system reads it from a file each time.
private let cores = max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))

extension ParsedCommand {
  /// The file of `--picture`, if the command has the option and it was given.
  package var picture: String? { self[ifKnown: RunOptions.picture] }

  /// Whether the answer is shown as more than words and one table: in files, or in a format that has files.
  package var drawsCharts: Bool {
    let format = self[RunOptions.format]
    return self[RunOptions.output] != "none" || picture != nil || !(format.file == nil || format.isTable)
  }

  /// The number of worker threads; one per core unless `--jobs` says otherwise.
  package var jobs: Int { self[ifKnown: RunOptions.jobs] ?? cores }

  /// The date for the reports: `--date`, else the day of `SOURCE_DATE_EPOCH` in UTC; `nil` for a command without dates.
  package var date: String? {
    if let date = self[ifKnown: RunOptions.date] { return date }
    guard hasOption(RunOptions.date.spec.name), let text = getenv("SOURCE_DATE_EPOCH") else { return nil }
    let day = time_t(String(cString: text)).flatMap { utc($0, "%Y-%m-%d") }
    return day.flatMap { isDate($0) ? $0 : nil }
  }

  /// The command line as reports record it: in the order of the table, quoted as a shell needs it.
  package var record: String {
    (["squad"] + recordedWords(leavingOut: unrecordedOptions))
      .map(shellQuoted).joined(separator: " ")
  }
}

/// A time in UTC in a format of `strftime`; `nil` if it is not in any year.
package func utc(_ time: time_t, _ format: String) -> String? {
  var (time, parts) = (time, tm())
  guard gmtime_r(&time, &parts) != nil else { return nil }
  var text = [CChar](repeating: 0, count: 32)
  let length = strftime(&text, text.count, format, &parts)
  return String(decoding: text[..<length].map { UInt8(bitPattern: $0) }, as: UTF8.self)
}
