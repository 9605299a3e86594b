/// Measurements as a table for people and as JSON for programs.
struct Results {
  private(set) var measurements: [Measurement] = []

  static let header =
    columns(["case", "median", "fastest", "rounds", "rate", "against", "ratio", "note"], widths: widths)
  private static let widths = [32, 10, 10, 6, 28, 26, 9, 0]

  /// Keeps a measurement and returns its line of the table.
  mutating func add(_ measurement: Measurement) -> String {
    measurements.append(measurement)
    let rates = measurement.rates.map { "\(Self.rounded($0.perSecond)) \($0.unit)/s" }
    return Self.columns(
      [
        measurement.name, Self.time(measurement.median), Self.time(measurement.fastest),
        "\(measurement.rounds)", rates.joined(separator: ", "),
        measurement.baseline.map { "\($0.name) \(Self.time($0.median))" } ?? "",
        measurement.baseline.map { Self.ratio($0.ratio) } ?? "", measurement.note,
      ], widths: Self.widths)
  }

  /// A list of objects; seconds and rates as plain numbers.
  var json: String {
    let objects = measurements.map { measurement in
      var members = [
        "\"name\": \"\(measurement.name)\"", "\"medianSeconds\": \(measurement.median)",
        "\"fastestSeconds\": \(measurement.fastest)", "\"rounds\": \(measurement.rounds)",
      ]
      members += measurement.rates.map { "\"\($0.unit)PerSecond\": \($0.perSecond)" }
      if !measurement.note.isEmpty { members.append("\"note\": \"\(measurement.note)\"") }
      if let baseline = measurement.baseline {
        members += [
          "\"baseline\": \"\(baseline.name)\"", "\"baselineMedianSeconds\": \(baseline.median)",
          "\"ratio\": \(baseline.ratio)",
        ]
      }
      return "  {" + members.joined(separator: ", ") + "}"
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func columns(_ cells: [String], widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    var line = padded.joined(separator: " ")
    while line.last == " " { line.removeLast() }
    return line
  }

  /// `12.3 us`, `4.56 ms`, `1.23 s`
  private static func time(_ seconds: Double) -> String {
    if seconds < 1e-3 { return "\(decimal(seconds * 1e6)) us" }
    if seconds < 1 { return "\(decimal(seconds * 1e3)) ms" }
    return "\(decimal(seconds)) s"
  }

  private static func ratio(_ ratio: Double) -> String {
    ratio >= 100 ? "\(Int(ratio.rounded()))x" : "\(decimal(ratio))x"
  }

  private static func rounded(_ rate: Double) -> String {
    if rate >= 1e6 { return "\(decimal(rate / 1e6)) M" }
    if rate >= 1e3 { return "\(decimal(rate / 1e3)) k" }
    return decimal(rate)
  }

  /// Two digits behind the point.
  private static func decimal(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
