import Glibc

/// How much memory a piece of work takes besides what the program already holds.
struct PeakMemory {
  private let before: Int?

  /// Starts watching: forgets earlier peaks.
  init() {
    if let file = fopen("/proc/self/clear_refs", "w") {
      fputs("5", file)
      fclose(file)
    }
    before = Self.bytes("VmRSS:")
  }

  /// The peak growth since then in bytes; `nil` if the system does not report it.
  var grown: Int? {
    guard let before, let peak = Self.bytes("VmHWM:") else { return nil }
    return max(0, peak - before)
  }

  private static func bytes(_ key: String) -> Int? {
    guard let file = fopen("/proc/self/status", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let words = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        .split(whereSeparator: \.isWhitespace)
      if words.first.map(String.init) == key, words.count > 1 { return Int(words[1]).map { 1_024 * $0 } }
    }
    return nil
  }
}
