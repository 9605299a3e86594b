/// Measurements as a table for people.
enum Results {
  static let header =
    columns(["case", "median", "fastest", "rounds", "rate", "against", "ratio", "note"], widths: widths)
  private static let widths = [32, 10, 10, 6, 28, 26, 9, 0]

  /// Returns a measurement's line of the table.
  static func line(_ measurement: Measurement) -> String {
    let rates = measurement.rates.map { "\(rounded($0.perSecond)) \($0.unit)/s" }
    return columns(
      [
        measurement.name, time(measurement.medianSeconds), time(measurement.fastestSeconds),
        "\(measurement.rounds)", rates.joined(separator: ", "),
        measurement.baseline.map { "\($0.name) \(time($0.medianSeconds))" } ?? "",
        measurement.baseline.map { ratio($0.ratio) } ?? "",
        notes(measurement),
      ], widths: widths)
  }

  private static func notes(_ measurement: Measurement) -> String {
    var notes = [measurement.note]
    if let outcome = measurement.outcome, !outcome.isProved {
      notes.append("not proved" + (outcome.gap.map { ", gap \(decimal(100 * $0)) %" } ?? ""))
    }
    return notes.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// Pads cells to columns.
  static func columns(_ cells: [String], widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    var line = padded.joined(separator: " ")
    while line.last == " " { line.removeLast() }
    return line
  }

  /// Formats seconds: `12.3 us`, `4.56 ms`, `1.23 s`.
  static func time(_ seconds: Double) -> String {
    if seconds < 1e-3 { return "\(decimal(seconds * 1e6)) us" }
    if seconds < 1 { return "\(decimal(seconds * 1e3)) ms" }
    return "\(decimal(seconds)) s"
  }

  static func ratio(_ ratio: Double) -> String {
    ratio >= 100 ? "\(Int(ratio.rounded()))x" : "\(decimal(ratio))x"
  }

  private static func rounded(_ rate: Double) -> String {
    if rate >= 1e6 { return "\(decimal(rate / 1e6)) M" }
    if rate >= 1e3 { return "\(decimal(rate / 1e3)) k" }
    return decimal(rate)
  }

  /// Formats a number with two digits after the point.
  static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
