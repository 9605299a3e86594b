import FoundationEssentials

/// Reads what ``lineOfJSON(_:)`` has written; `nil` where it is something else.
public func decodeLine<Value: Decodable>(_ type: Value.Type, from line: ArraySlice<UInt8>) -> Value? {
  try? JSONDecoder().decode(type, from: Data(line))
}
