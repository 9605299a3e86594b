import CLibcsv
import Glibc

/// A pool read as one would write it in C: libcsv's callbacks append the names and read two columns with `strtod`, into
/// memory that doubles. It is as fast as the same in C.
struct PlainReading {
  private var field = 0
  private var rows = 0
  private var roomForRows = 0
  private var names: UnsafeMutablePointer<CChar>?
  private var nameBytes = 0
  private var roomForNames = 0
  private var ends: UnsafeMutablePointer<Int>?
  private var skills: UnsafeMutablePointer<Double>?
  private var costs: UnsafeMutablePointer<Double>?

  /// Returns the number of rows of a file whose first columns are name, skill and cost, including its header.
  static func rows(in path: String) -> Int {
    let descriptor = open(path, O_RDONLY)
    let parser = UnsafeMutablePointer<csv_parser>.allocate(capacity: 1)
    let reading = UnsafeMutablePointer<PlainReading>.allocate(capacity: 1)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 16)
    reading.initialize(to: PlainReading())
    let options = CSV_STRICT | CSV_STRICT_FINI | CSV_REPALL_NL | CSV_EMPTY_IS_NULL | CSV_APPEND_NULL
    csv_init(parser, UInt8(options))
    defer {
      csv_free(parser)
      parser.deallocate()
      reading.pointee.release()
      reading.deallocate()
      buffer.deallocate()
      close(descriptor)
    }
    while case let length = read(descriptor, buffer.baseAddress, buffer.count), length > 0 {
      _ = csv_parse(parser, buffer.baseAddress, length, takePlainField, takePlainRow, reading)
    }
    csv_fini(parser, takePlainField, takePlainRow, reading)
    return reading.pointee.rows
  }

  private func release() {
    free(names)
    free(ends)
    free(skills)
    free(costs)
  }

  @inline(__always)
  fileprivate mutating func take(_ cell: UnsafeMutableRawPointer?, _ length: Int) {
    switch field {
    case 0: takeName(cell, length)
    case 1: skills![rows] = strtod(cell!.assumingMemoryBound(to: CChar.self), nil)
    case 2: costs![rows] = strtod(cell!.assumingMemoryBound(to: CChar.self), nil)
    default: break
    }
    field &+= 1
  }

  @inline(__always)
  private mutating func takeName(_ cell: UnsafeMutableRawPointer?, _ length: Int) {
    if nameBytes &+ length > roomForNames {
      roomForNames = max(65_536, 2 * roomForNames, nameBytes + length)
      names = resized(names, roomForNames)
    }
    if rows &+ 1 >= roomForRows {
      roomForRows = max(4_096, 2 * roomForRows)
      ends = resized(ends, roomForRows)
      skills = resized(skills, roomForRows)
      costs = resized(costs, roomForRows)
    }
    memcpy(names! + nameBytes, cell!, length)
    nameBytes &+= length
  }

  @inline(__always)
  fileprivate mutating func endRow() {
    guard field > 0 else { return }
    field = 0
    ends![rows] = nameBytes
    rows &+= 1
  }
}

private func resized<Element>(_ block: UnsafeMutablePointer<Element>?, _ count: Int)
  -> UnsafeMutablePointer<Element>
{
  realloc(block, count * MemoryLayout<Element>.stride)!.assumingMemoryBound(to: Element.self)
}

private func takePlainField(
  _ cell: UnsafeMutableRawPointer?, _ length: Int, _ reading: UnsafeMutableRawPointer?
) {
  reading.unsafelyUnwrapped.assumingMemoryBound(to: PlainReading.self).pointee.take(cell, length)
}

private func takePlainRow(_ end: Int32, _ reading: UnsafeMutableRawPointer?) {
  reading.unsafelyUnwrapped.assumingMemoryBound(to: PlainReading.self).pointee.endRow()
}
