/// Two files of results compared case by case: how many times as long the second takes.
struct CompareResults {
  private let before: [String: Measurement]
  private let after: [Measurement]

  init(_ before: [Measurement], _ after: [Measurement]) {
    self.before = Dictionary(before.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    self.after = after
  }

  /// A case that both files have.
  private struct Pair {
    let before: Measurement
    let after: Measurement

    var ratio: Double { after.medianSeconds / before.medianSeconds }
    /// The ratio of the fastest rounds, which a busy machine disturbs least.
    var fastestRatio: Double { after.fastestSeconds / before.fastestSeconds }

    /// What changed besides the time.
    var remarks: [String] {
      guard let old = before.outcome, let new = after.outcome else { return [] }
      var remarks: [String] = []
      if old.isProved, !new.isProved { remarks.append("newly unproved") }
      if !old.isProved, new.isProved { remarks.append("newly proved") }
      if !old.agrees(with: new) { remarks.append("answers differ") }
      if let gap = new.gap, gap != old.gap, gap > 0 || old.gap ?? 0 > 0 {
        remarks.append("gap \(Results.decimal(100 * (old.gap ?? 0))) % to \(Results.decimal(100 * gap)) %")
      }
      return remarks
    }
  }

  private var pairs: [Pair] {
    after.compactMap { after in before[after.name].map { Pair(before: $0, after: after) } }
  }

  /// The table of all cases, then a summary of each group of them and of all.
  var text: String {
    let pairs = pairs
    var lines = [Self.columns(["case", "before", "after", "ratio", "fastest", "memory", "remarks"])]
    lines += pairs.map(line)
    lines += ["", Self.columns(["group", "cases", "", "median", "fastest", "worst", ""])]
    lines += Self.groups(of: pairs).map { Self.summary($0.name, $0.pairs) }
    lines.append(Self.summary("all", pairs))
    lines.append(Self.summary("ruled against plain", ruledAgainstPlain))
    for remark in ["newly unproved", "answers differ"] {
      let names = pairs.filter { $0.remarks.contains(remark) }.map(\.after.name)
      lines.append("\(remark): \(Self.list(names))")
    }
    lines.append("stopped more than 0.1 % below the bound: \(Self.list(poorlyStopped))")
    let known = Set(after.map(\.name))
    let missing = before.keys.filter { !known.contains($0) }.sorted()
    if !missing.isEmpty { lines.append("only in the first: \(missing.joined(separator: ", "))") }
    let new = after.filter { before[$0.name] == nil }.map(\.name)
    if !new.isEmpty { lines.append("only in the second: \(new.joined(separator: ", "))") }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The cases of the second file with a rule that excludes nothing, each against the same case without it.
  private var ruledAgainstPlain: [Pair] {
    let plain = Dictionary(after.map { ($0.name, $0) }, uniquingKeysWith: { $1 })
    return after.compactMap { ruled in
      guard ruled.name.hasPrefix("gate/ruled/") else { return nil }
      return plain["gate/plain/" + ruled.name.dropFirst("gate/ruled/".count)].map {
        Pair(before: $0, after: ruled)
      }
    }
  }

  /// The cases of the second file that were stopped with a team far below the bound.
  private var poorlyStopped: [String] {
    after.filter { $0.name.hasSuffix("/stopped") && $0.outcome?.gap ?? 0 > 0.001 }.map(\.name)
  }

  private static func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }

  private func line(_ pair: Pair) -> String {
    let (old, new) = (pair.before.peakBytes ?? 0, pair.after.peakBytes ?? 0)
    // Below a few megabytes there is nothing to see but the allocator's rounding.
    let memory = max(old, new) < 8 << 20 ? "" : Results.ratio(Double(new) / Double(max(1, old)))
    return Self.columns([
      pair.after.name, Results.time(pair.before.medianSeconds), Results.time(pair.after.medianSeconds),
      Results.ratio(pair.ratio), Results.ratio(pair.fastestRatio), memory,
      pair.remarks.joined(separator: ", "),
    ])
  }

  /// Groups the pairs by the first two parts of their names, such as `gate/plain`, in the order of the file.
  private static func groups(of pairs: [Pair]) -> [(name: String, pairs: [Pair])] {
    var groups: [(name: String, pairs: [Pair])] = []
    for pair in pairs {
      let name = pair.after.name.split(separator: "/").prefix(2).joined(separator: "/")
      if groups.last?.name != name { groups.append((name, [])) }
      groups[groups.count - 1].pairs.append(pair)
    }
    return groups
  }

  private static func summary(_ name: String, _ pairs: [Pair]) -> String {
    guard let worst = pairs.max(by: { $0.ratio < $1.ratio }) else { return columns([name, "0"]) }
    return columns([
      name, "\(pairs.count)", "", Results.ratio(median(pairs.map(\.ratio))),
      Results.ratio(median(pairs.map(\.fastestRatio))), Results.ratio(worst.ratio), worst.after.name,
    ])
  }

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  private static func columns(_ cells: [String]) -> String {
    Results.columns(cells, widths: [48, 10, 10, 8, 8, 8, 0])
  }
}
