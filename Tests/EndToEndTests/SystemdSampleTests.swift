import Foundation
import Testing

/// The sample service, as far as it can be tested without systemd.
struct SystemdSampleTests {
  /// The settings of a section, by key.
  private func settings() throws -> [String: String] {
    let path = Workplace.package.appending(path: "samples/systemd/squad-night.service")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let pairs = lines.filter { !$0.hasPrefix("#") }.compactMap { line -> (String, String)? in
      let parts = line.split(separator: "=", maxSplits: 1)
      return parts.count == 2 ? (String(parts[0]), String(parts[1])) : nil
    }
    return Dictionary(pairs) { first, _ in first }
  }

  /// On a machine with none of its folders yet, systemd creates those that it writes to.
  @Test func itNamesNoFolderThatNobodyCreates() throws {
    let settings = try settings()
    let state = try #require(settings["StateDirectory"])
    #expect(settings["WorkingDirectory"] == "%S/\(state)")
    for key in ["ReadWritePaths", "ReadOnlyPaths", "BindPaths", "RootDirectory"] {
      #expect(settings[key] == nil, "\(key)")
    }
  }

  @Test func itsCommandRunsInAnEmptyFolder() throws {
    let workplace = Workplace()
    let command = try #require(try settings()["ExecStart"])
    let words = command.split(separator: " ").map(String.init)
    #expect(words[0].hasSuffix("/squad") && words[2].hasPrefix("/"))
    let arguments = words.dropFirst().map { $0.hasPrefix("/") ? "../samples/job.yaml" : $0 }
    let run = try workplace.shell(
      "mkdir state; cd state; squad \(arguments.joined(separator: " ")); ls reports")
    #expect(
      run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix("{") } && run.exitCode == 0, "\(run.errors)"
    )
    #expect(run.output.contains("index.html"))
  }
}
