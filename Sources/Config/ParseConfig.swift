import Tables

/// The largest size of a YAML or JSON file in bytes: 1 MiB.
public let largestConfig = 1 << 20

/// Reads a YAML or JSON file; `-` is standard input.
/// - Parameter problems: receives problems with its form.
/// - Returns: its value; `nil` if it has no usable one, with the reason among the problems.
/// - Throws: `InputError` if the file cannot be read, or is larger than 1 MiB.
public func readConfig(_ path: String, _ problems: inout ConfigProblems) throws(InputError) -> ConfigNode? {
  parseConfig(try readBytes(path, limit: largestConfig), &problems)
}

/// Parses the bytes of a YAML file, or of a JSON file, which is YAML too.
///
/// Only plain data is accepted: anchors, aliases and tags, which let a small file mean something large or something
/// else, are problems, and so are keys that occur twice, several documents in a file, and values nested more than 32
/// deep.
/// - Parameter problems: receives problems with the form of the file.
/// - Returns: the value; `nil` if there is no usable one.
/// - Complexity: O(bytes).
public func parseConfig(_ bytes: [UInt8], _ problems: inout ConfigProblems) -> ConfigNode? {
  guard isText(bytes, &problems) else { return nil }
  let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
  return bytes.withUnsafeBufferPointer { buffer in
    var builder = TreeBuilder(EventParser(UnsafeBufferPointer(rebasing: buffer[mark...])))
    do throws(TreeBuilder.Stop) {
      return try builder.document(&problems)
    } catch {
      if case .syntax(let error) = error { problems.report(error, in: buffer) }
      return nil
    }
  }
}

/// Checks that the bytes are UTF-8; libyaml would check too, but report it in other words.
private func isText(_ bytes: [UInt8], _ problems: inout ConfigProblems) -> Bool {
  if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
    problems.report(at: nil, code: "not-utf8", "the file is UTF-16; save it as UTF-8")
    return false
  }
  if String(validating: bytes, as: UTF8.self) != nil { return true }
  var parser = Unicode.UTF8.ForwardParser()
  var iterator = bytes.makeIterator()
  var place = ConfigNode.Place.start
  while case .valid(let scalar) = parser.parseScalar(from: &iterator) {
    let isLineEnd = scalar.elementsEqual([UInt8(ascii: "\n")])
    place =
      isLineEnd
      ? ConfigNode.Place(line: place.line + 1, character: 1)
      : ConfigNode.Place(line: place.line, character: place.character + 1)
  }
  problems.report(at: place, code: "not-utf8", "not UTF-8 from here on; save the file as UTF-8")
  return false
}
