import Foundation
import Testing

@testable import Tables

@Suite struct ByteSourceTests {
  @Test func missingFile() {
    #expect(throws: InputError.unreadable(file: "/no/such", reason: "no such file or directory")) {
      try readTable("/no/such", poolRequest)
    }
  }

  @Test func directory() {
    #expect(throws: InputError.unreadable(file: "/", reason: "is a directory")) {
      try readTable("/", poolRequest)
    }
  }

  @Test(.enabled(if: geteuid() != 0, "root may read everything"))
  func permission() {
    let file = TemporaryFile("name")
    chmod(file.path, 0)
    #expect(throws: InputError.unreadable(file: file.path, reason: "permission denied")) {
      try readTable(file.path, poolRequest)
    }
  }

  @Test func pipe() throws {
    var ends: [Int32] = [0, 0]
    try #require(Glibc.pipe(&ends) == 0)
    let text = Array("name,skill,cost\nA,1,2\nB,3,4\n".utf8)
    #expect(text.withUnsafeBytes { write(ends[1], $0.baseAddress, $0.count) } == text.count)
    close(ends[1])
    let table = try readTable("/dev/fd/\(ends[0])", poolRequest)
    close(ends[0])
    #expect(table.texts == [["A", "1", "2"], ["B", "3", "4"]])
    #expect(table.byteCount == text.count)
  }

  @Test func size() throws {
    let file = TemporaryFile("12345")
    #expect(try ByteSource(file.path).expectedSize == 5)
    #expect(try ByteSource("/dev/null").expectedSize == 0)
  }

  /// A pipe is read again from memory; one that is too large to be kept is read to its end all the same.
  @Test(arguments: [10, 1 << 26 + 10]) func largePipe(size: Int) throws {
    let file = TemporaryFile("")
    unlink(file.path)
    try #require(mkfifo(file.path, 0o600) == 0)
    defer { unlink(file.path) }
    let path = file.path
    Thread.detachNewThread {
      let descriptor = open(path, O_WRONLY)
      let piece = [UInt8](repeating: 65, count: size)
      var written = 0
      piece.withUnsafeBytes { bytes in
        while written < size { written += write(descriptor, bytes.baseAddress! + written, size - written) }
      }
      close(descriptor)
    }
    let source = try ByteSource(path)
    #expect(source.expectedSize == (size == 10 ? 10 : nil) && isRereadable(path) == (size == 10))
    var bytes: [UInt8] = []
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 16)
    defer { buffer.deallocate() }
    try source.readRest(after: &bytes, buffer) { _ in }
    #expect(bytes.count == size)
  }
}
