import Chance
import Glibc
import Reading
import Selection
import Tables

/// Reading a pool, compared with a plain loop over libcsv that stores the names and two columns as `Double`.
enum ReadingCases {
  private static let counts = [1_000, 100_000, 1_000_000]

  static func cases() -> [BenchmarkCase] {
    [commas(100_000)]
      + counts.flatMap { count in
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
          reading(count, file, "pool") { players(in: $0, jobs: 1) },
          reading(count, file, "pool-all-cores") { path in
            players(in: path, jobs: max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))))
          },
        ]
      }
  }

  /// Numbers with decimal commas, compared with the same numbers with points.
  private static func commas(_ count: Int) -> BenchmarkCase {
    let (commas, points) = (
      Deferred { TemporaryPool(players: count, mark: ",") }, Deferred { TemporaryPool(players: count) }
    )
    return BenchmarkCase(
      name: "reading/comma/n=\(count)",
      subject: .init(name: "comma") { players(in: commas.value.path, jobs: 1) },
      baseline: .init(name: "point") { players(in: points.value.path, jobs: 1) },
      work: { [.init(amount: Double(count), unit: "rows")] },
      // Writing the files would be most of a first round, which is the only one if it takes long.
      prepare: { _ = (commas.value, points.value) })
  }

  private static func players(in path: String, jobs: Int) -> Int {
    var request = PoolRequest(path: path, skillRange: .any)
    request.jobs = jobs
    return (try? readPool(request).pool.count) ?? 0
  }

  private static let number = TableRequest.Kind.number(unitPlaces: 0, allowed: .init(), hint: nil)

  private static func reading(
    _ count: Int, _ file: Deferred<TemporaryPool>, _ what: String, _ read: @escaping (String) -> Int
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: "reading/\(what)/n=\(count)",
      subject: .init(name: what) { read(file.value.path) },
      baseline: .init(name: "plain loop") { PlainReading.rows(in: file.value.path) },
      work: {
        [
          .init(amount: Double(count), unit: "rows"),
          .init(amount: Double(file.value.bytes) / 1e6, unit: "MB"),
        ]
      }, prepare: { _ = file.value })
  }
}

/// A pool in a temporary file, removed with the object.
final class TemporaryPool {
  let path: String
  let bytes: Int

  /// Creates a generated pool with `players` players.
  convenience init(players: Int, mark: String = ".") {
    self.init(text: Self.text(players: players, mark: mark))
  }

  /// Creates a file with this text.
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

  /// - Parameter mark: the decimal mark; fields are separated by commas, or by semicolons if the mark is a comma.
  private static func text(players: Int, mark: String = ".") -> [UInt8] {
    let pool = InstanceFamily.real.pool(count: players, seed: 1)
    let between = mark == "," ? ";" : ","
    var text = Array(["name", "skill", "cost", "role", "club\n"].joined(separator: between).utf8)
    for index in 0..<players {
      let cost = "\(pool.costs[index] / 1_000)\(mark)\(pool.costs[index] / 100 % 10)"
      let role = ["GK", "DEF", "MID", "FWD"][index % 4]
      let line = ["Player \(index)", "\(pool.skills[index])", cost, role, "Club \(index % 20)\n"].joined(
        separator: between)
      text.append(contentsOf: line.utf8)
    }
    return text
  }
}
