import CLibcsv
import Chance
import Glibc
import Selection
import Tables

/// Reading a pool, held against a loop of libcsv callbacks that only counts.
enum ReadingCases {
  private static let counts = [1_000, 100_000, 1_000_000]

  static func cases() -> [BenchmarkCase] {
    counts.flatMap { count in
      let file = Deferred { TemporaryPool(players: count) }
      return [
        reading(count, file, "table") { path in
          var request = TableRequest(columns: [
            .init(key: "name", sources: [[.header("name")]], required: true, kind: .text(required: true)),
            .init(key: "skill", sources: [[.header("skill")]], required: true, kind: number),
            .init(key: "cost", sources: [[.header("cost")]], required: true, kind: number),
          ])
          request.delimiter = UInt8(ascii: ",")
          return (try? readTable(path, request).count) ?? 0
        },
        reading(count, file, "pool") { path in
          (try? readPool(PoolRequest(path: path, skillRange: .any)).pool.count) ?? 0
        },
      ]
    }
  }

  private static let number = TableRequest.Kind.number(unitPlaces: 0, allowed: .init(), hint: nil)

  private static func reading(
    _ count: Int, _ file: Deferred<TemporaryPool>, _ what: String, _ read: @escaping (String) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "reading/\(what)/n=\(count)",
      subject: .init(name: what) { read(file.value.path) },
      baseline: .init(name: "counting loop") { countFields(file.value.path) },
      work: {
        [
          .init(amount: Double(count), unit: "rows"),
          .init(amount: Double(file.value.bytes) / 1e6, unit: "MB"),
        ]
      })
  }
}

/// A pool in a temporary file, removed when nobody needs it any more.
final class TemporaryPool {
  let path: String
  let bytes: Int

  /// An invented pool of so many players.
  convenience init(players: Int) { self.init(text: Self.text(players: players)) }

  /// A file of this text.
  init(text: [UInt8]) {
    var template = Array("/tmp/squad-bench-XXXXXX".utf8CString)
    close(mkstemp(&template))
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    bytes = text.count
    let file = fopen(path, "w")
    _ = text.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    fclose(file)
  }

  deinit {
    unlink(path)
  }

  private static func text(players: Int) -> [UInt8] {
    let pool = InstanceFamily.real.pool(count: players, seed: 1)
    var text = Array("name,skill,cost,role,club\n".utf8)
    for index in 0..<players {
      let line =
        "Player \(index),\(pool.skills[index]),\(pool.costs[index] / 1_000).\(pool.costs[index] / 100 % 10),"
        + "\(["GK", "DEF", "MID", "FWD"][index % 4]),Club \(index % 20)\n"
      text.append(contentsOf: line.utf8)
    }
    return text
  }
}

/// Feeds a file to libcsv with callbacks that only count: what reading costs at the least.
private func countFields(_ path: String) -> Int {
  let descriptor = open(path, O_RDONLY)
  defer { close(descriptor) }
  let parser = UnsafeMutablePointer<csv_parser>.allocate(capacity: 1)
  let count = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
  defer {
    parser.deallocate()
    count.deallocate()
    buffer.deallocate()
  }
  count.initialize(to: 0)
  csv_init(parser, UInt8(CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL | CSV_EMPTY_IS_NULL))
  defer { csv_free(parser) }
  while true {
    let length = read(descriptor, buffer.baseAddress, buffer.count)
    guard length > 0 else { break }
    _ = csv_parse(parser, buffer.baseAddress, length, countField, countRow, count)
  }
  csv_fini(parser, countField, countRow, count)
  return count.pointee
}

private func countField(_ field: UnsafeMutableRawPointer?, _ length: Int, _ count: UnsafeMutableRawPointer?) {
  count!.assumingMemoryBound(to: Int.self).pointee &+= 1
}

private func countRow(_ end: Int32, _ count: UnsafeMutableRawPointer?) {
  count!.assumingMemoryBound(to: Int.self).pointee &+= 1
}
