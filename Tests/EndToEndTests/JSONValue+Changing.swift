import Chance
import Files
import Foundation
import JSON

/// Changes to JSON for tests.
extension JSONValue {
  /// Reads JSON.
  init(_ data: Data) throws { try self.init(Array(data)) }

  /// The value in one line, keys in order.
  var line: String { json(isPretty: false) }

  func data() -> Data { Data(line.utf8) }

  func without(_ key: String) -> JSONValue {
    var others = self
    others[key] = nil
    return others
  }

  // MARK: Places

  enum Step: Hashable {
    case key(String)
    case index(Int)
  }

  /// The positions of all values in it, in a fixed order; its own first.
  var places: [[Step]] {
    switch self {
    case .list(let values):
      [[]] + values.enumerated().flatMap { index, value in value.places.map { [.index(index)] + $0 } }
    case .object(let values):
      [[]]
        + values.sorted { $0.key < $1.key }.flatMap { key, value in value.places.map { [.key(key)] + $0 } }
    default: [[]]
    }
  }

  subscript(place: ArraySlice<Step>) -> JSONValue? {
    get {
      guard let step = place.first else { return self }
      switch (self, step) {
      case (.list(let values), .index(let index)) where values.indices.contains(index):
        return values[index][place.dropFirst()]
      case (.object(let values), .key(let key)): return values[key]?[place.dropFirst()]
      default: return nil
      }
    }
    set {
      guard let step = place.first else {
        self = newValue ?? .null
        return
      }
      let isLast = place.count == 1
      switch (self, step) {
      case (.list(var values), .index(let index)) where values.indices.contains(index):
        if isLast, newValue == nil {
          values.remove(at: index)
        } else {
          values[index][place.dropFirst()] = newValue
        }
        self = .list(values)
      case (.object(var values), .key(let key)):
        if isLast { values[key] = newValue } else { values[key]?[place.dropFirst()] = newValue }
        self = .object(values)
      default: break
      }
    }
  }

  // MARK: Hostile values

  private static let extremes: [JSONValue] =
    [
      "0", "-1", "1", "2", "4", "50", "100", "999", "-999", "1000000000000", "2147483648", "9007199254740992",
      "4611686018427387904", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
      "100000000000000000000000000000000000000", "1e308", "0.5", "1e-30",
    ].map { .number($0) }
    + [
      .null, .boolean(true), .text(""), .text("x"), .text("\u{1B}[31m"),
      .text(String(repeating: "y", count: 1_000)),
      .text("340282366920938463463374607431768211456"), .list([]), .object([:]),
    ]

  /// Changes one value somewhere: to an extreme one, to null, or to another value of the same file.
  mutating func change(_ generator: inout Xoshiro256) {
    func any<Value>(_ values: [Value]) -> Value { values[Int(generator.next() % UInt64(values.count))] }
    let places = places.dropFirst().map { $0 }
    guard !places.isEmpty else { return }
    let place = any(places)
    switch generator.next() % 8 {
    case 0..<4: self[place[...]] = any(Self.extremes)
    case 4: self[place[...]] = nil
    case 5: self[place[...]] = self[any(places)[...]]
    case 6:
      let others = places.filter { $0.last == place.last }
      self[place[...]] = self[any(others)[...]]
    default:
      guard case .list(let values)? = self[place[...]], !values.isEmpty else { return }
      let changed = any([
        Array(values.prefix(1)), values + values, values.reversed(), Array(values.dropFirst()),
      ])
      self[place[...]] = .list(changed)
    }
  }
}

/// The SHA-256 of bytes, in hexadecimal.
func hexDigest(_ data: Data) -> String { SHA256.hexDigest(of: Array(data)) }
