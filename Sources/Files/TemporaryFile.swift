import Glibc

/// A file beside its target that either takes the target's place or is removed: a new one, complete and on the disk, or
/// the old one under a second name (`TemporaryFile+Keeping.swift`).
///
/// If the object is destroyed before it has taken its target's place, its file is removed.
final class TemporaryFile {
  // Names such as `.squad-x7k2mq.tmp`, so that leftovers of a killed run can be recognised.
  private static let prefix = ".squad-"
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
  private static let randomLength = 6
  private static let suffix = ".tmp"

  let target: Target
  private let path: String
  private var isPending = true

  /// Creates the file beside `target`, fills it with `bytes` and waits until they are on the disk.
  ///
  /// Owner, group and mode are those of the file to be replaced, as far as the system allows; otherwise the mode is
  /// 0666 less the umask. It is a plain `open` with `O_EXCL` and a random name: `mkstemp` would create 0600 and we
  /// would need the umask, which cannot be read without changing it for every thread.
  init(for target: Target, holding bytes: [UInt8]) throws(OutputError) {
    let (file, path) = try Self.create(beside: target)
    self.target = target
    self.path = path
    // From here on, an error destroys the object, and deinit removes the file.
    defer { close(file) }
    // If the file cannot be given to that owner, it belongs to the user, like every new file.
    if let old = target.old, fchown(file, old.st_uid, old.st_gid) != 0 {
      _ = fchown(file, uid_t.max, old.st_gid)
    }
    if let mode = target.mode, fchmod(file, mode) != 0 {
      throw .refused(path: target.named, code: errno)
    }
    try Self.write(bytes, to: file, of: target)
    guard fsync(file) == 0 else { throw .refused(path: target.named, code: errno) }
  }

  /// Takes over the file that is already at `path`.
  init(for target: Target, at path: String) {
    self.target = target
    self.path = path
  }

  deinit {
    if isPending { unlink(path) }
  }

  /// Puts the file in place of its target, atomically for every reader.
  func replaceTarget() throws(OutputError) {
    guard rename(path, target.path) == 0 else {
      throw .refused(path: target.named, code: errno)
    }
    isPending = false
  }

  /// Puts the file back where it was before a set failed. If even that is refused, the file stays under its temporary
  /// name, because it is the last copy.
  func putBack() {
    isPending = false
    rename(path, target.path)
  }

  private static func create(beside target: Target) throws(OutputError) -> (file: Int32, path: String) {
    while true {
      let path = randomPath(beside: target)
      let file = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, (target.mode ?? 0o666) & 0o666)
      if file >= 0 { return (file, path) }
      guard errno == EEXIST || errno == EINTR else {
        throw .refused(path: target.named, code: errno)
      }
    }
  }

  /// Returns a path in the folder of `target` that hardly any file has.
  static func randomPath(beside target: Target) -> String {
    let middle = String((0..<randomLength).map { _ in letters.randomElement()! })
    return target.folder + "/" + prefix + middle + suffix
  }

  /// Returns whether `name` could be the name of a temporary file.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.hasSuffix(suffix)
      && name.utf8.count == prefix.utf8.count + randomLength + suffix.utf8.count
  }

  /// Writes all of `bytes`, continuing after short writes and interrupting signals.
  private static func write(_ bytes: [UInt8], to file: Int32, of target: Target) throws(OutputError) {
    var written = 0
    while written < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Glibc.write(file, buffer.baseAddress! + written, buffer.count - written)
      }
      if count >= 0 {
        written += count
      } else if errno != EINTR {
        throw .refused(path: target.named, code: errno)
      }
    }
  }
}
