import Tables
import Words

/// What the names of tasks take from files.
extension TaskName {
  /// A placeholder in a given name, to be filled from the file of each task.
  enum Placeholder: String, CaseIterable {
    /// The name of the file without its extension.
    case file
    /// The name of the folder that holds it.
    case folder
    /// The parts of its path that distinguish it from the other files of the entry.
    case path

    /// As it is written: `$(folder)`.
    var text: String { "$(\(rawValue))" }
  }

  /// What distinguishes files: their own names if they differ, otherwise the parts of their paths that do:
  /// `2010-tier1/matches.csv` and `2010-tier2/matches.csv` become `2010-tier1` and `2010-tier2`.
  /// - Complexity: O(letters).
  static func parts(of files: [String]) -> [String] {
    let names = files.map { part($0, isFile: true) }
    return Set(names.map { $0.lowercased() }).count == names.count ? names : differingParts(of: files)
  }

  /// The parts of each path that not all paths share, joined; each path keeps at least one.
  static func differingParts(of files: [String]) -> [String] {
    var paths = files.map { file -> [String] in
      let folders = file.split(separator: "/").dropLast().filter { $0 != "." }.map {
        part(String($0), isFile: false)
      }
      return folders + [part(file, isFile: true)]
    }
    while let first = paths.first?.first, paths.allSatisfy({ $0.count > 1 && $0.first == first }) {
      for index in paths.indices { paths[index].removeFirst() }
    }
    while let last = paths.first?.last, paths.allSatisfy({ $0.count > 1 && $0.last == last }) {
      for index in paths.indices { paths[index].removeLast() }
    }
    return paths.map { $0.joined(separator: "-") }
  }

  /// Whether a name has placeholders to be filled.
  static func isOpen(_ name: String) -> Bool { name.contains("$(") }

  /// A name with all placeholders filled.
  /// - Parameter part: what distinguishes the file from others by its path.
  static func filled(_ name: String, file: String, part: String) -> String {
    let folder = file.split(separator: "/").dropLast().last.map(String.init) ?? ""
    let values: [(Placeholder, String)] = [
      (.file, Self.part(file, isFile: true)), (.folder, Self.part(folder, isFile: false)), (.path, part),
    ]
    let filled = values.reduce(name) { $0.replacing($1.0.text, with: $1.1) }
    return filled.lowercased().hasPrefix("index.") ? "x-" + filled : filled
  }

  /// Why a name cannot be used for tasks of these files; `nil` if it can.
  static func mistake(in name: String, for files: [String]) -> String? {
    guard isOpen(name) else { return mistake(in: name) }
    let known = Placeholder.allCases.map(\.text)
    let closed = known.reduce(name) { $0.replacing($1, with: "x") }
    if isOpen(closed) {
      return "\(quoted(name)) has an unknown placeholder; known are \(listed(known, "and"))"
    }
    if files.isEmpty { return "\(quoted(name)) needs a file name, and the task has no file" }
    if name.contains(Placeholder.folder.text), let file = files.first(where: { !$0.contains("/") }) {
      return "\(quoted(name)) needs a folder name, and \(quoted(file)) has no folder"
    }
    return mistake(in: closed)
  }
}
