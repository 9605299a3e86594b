import Glibc
import Testing

@testable import Tables

/// A file that exists as long as this value does.
struct TemporaryFile: ~Copyable {
  let path: String

  init(_ bytes: some Sequence<UInt8>) {
    var template = Array("/tmp/squad-tables-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    precondition(descriptor >= 0, "a temporary file can be made")
    path = template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    let bytes = Array(bytes)
    var written = 0
    while written < bytes.count {
      let count = bytes[written...].withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      precondition(count > 0, "a temporary file can be written")
      written += count
    }
    close(descriptor)
  }

  init(_ text: String) { self.init(text.utf8) }

  deinit { unlink(path) }
}

extension TableRequest.Column {
  static func text(_ key: String, required: Bool = true) -> Self {
    Self(key: key, sources: [[.header(key)]], required: required, kind: .text(required: required))
  }

  static func number(
    _ key: String, unitPlaces: Int = 0, allowed: NumberRange = .init(), hint: String? = nil
  ) -> Self {
    Self(
      key: key, sources: [[.header(key)]], required: true,
      kind: .number(unitPlaces: unitPlaces, allowed: allowed, hint: hint))
  }

  static func cell(_ number: Int) -> Self {
    Self(key: "#\(number)", sources: [[.number(number)]], required: true, kind: .text(required: false))
  }
}

/// The request of most tests: name, skill and cost.
let poolRequest = TableRequest(columns: [.text("name"), .number("skill"), .number("cost")])

/// Reads `text` as a file.
func read(_ text: String, _ request: TableRequest = poolRequest, chunkSize: Int = 1 << 18) throws(InputError)
  -> Table
{
  try read(bytes: Array(text.utf8), request, chunkSize: chunkSize)
}

/// Reads `bytes` as a file.
func read(bytes: [UInt8], _ request: TableRequest = poolRequest, chunkSize: Int = 1 << 18)
  throws(InputError) -> Table
{
  let file = TemporaryFile(bytes)
  return try readTable(file.path, request, chunkSize: chunkSize)
}

/// The problems of `text`, each as `line: column: message`, without the name of the file.
func problems(_ text: String, _ request: TableRequest = poolRequest) -> [String] {
  problems(bytes: Array(text.utf8), request)
}

/// The problems of `bytes`.
func problems(bytes: [UInt8], _ request: TableRequest = poolRequest) -> [String] {
  do throws(InputError) {
    _ = try read(bytes: bytes, request)
    return []
  } catch .invalid(let problems, _) {
    return problems.map(withoutFile)
  } catch {
    return ["\(error)"]
  }
}

/// A diagnostic as `line: column: message`.
func withoutFile(_ problem: Diagnostic) -> String {
  var problem = problem
  problem.file = ""
  return String(problem.description.drop { $0 == ":" || $0 == " " })
}

extension Table {
  /// The rows as texts, an absent column as `-`.
  var texts: [[String]] {
    (0..<count).map { row in
      columns.map { column in
        switch column {
        case .text(let texts): texts[row]
        case .number(let numbers): text(units: numbers[row], places: numbers.places)
        case .absent: "-"
        }
      }
    }
  }
}

/// The folder of external files: `SQUAD_SHARED_DATA`, or `../shared/data` beside the package; `nil` if there is none.
let sharedData: String? = {
  if let given = getenv("SQUAD_SHARED_DATA") { return String(cString: given) }
  let package = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
  let beside = package.dropLast().joined(separator: "/") + "/shared/data"
  return access(beside, R_OK) == 0 ? beside : nil
}()

/// The reason why tests with external files are skipped.
let noSharedData: Comment = "the folder ../shared/data is not there (or name it in SQUAD_SHARED_DATA)"

/// The bytes of a file.
func contents(_ path: String) throws -> [UInt8] {
  let source = try ByteSource(path)
  var bytes: [UInt8] = []
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
  defer { buffer.deallocate() }
  while case let count = try source.read(into: buffer), count > 0 { bytes += buffer[..<count] }
  return bytes
}
