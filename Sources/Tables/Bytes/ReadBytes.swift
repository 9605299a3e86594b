/// Reads a whole file that is not a table, such as a snapshot.
///
/// - Parameters:
///   - path: the file as the user spelled it; a pipe works too.
///   - limit: the maximum size in bytes.
/// - Throws: `InputError.unreadable` when it cannot be read, `InputError.invalid` when it is larger.
public func readBytes(_ path: String, limit: Int) throws(InputError) -> [UInt8] {
  let source = try ByteSource(path)
  let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
  defer { buffer.deallocate() }
  var bytes: [UInt8] = []
  while true {
    let count = try source.read(into: buffer)
    if count == 0 { return bytes }
    bytes.append(contentsOf: buffer[..<count])
    if bytes.count > limit {
      throw .wrong(path, "file-too-large", "the file is larger than \(limit) bytes")
    }
  }
}
