import Foundation
import Testing

@testable import squad

struct SnapshotHistoryTests {
  /// A fresh folder with a history of these files, each holding its own name.
  private func withHistory(_ names: [String], _ body: (String, SnapshotHistory) throws -> Void) throws {
    let folder = NSTemporaryDirectory() + "squad-history-\(UUID().uuidString)"
    try FileManager.default.createDirectory(
      atPath: folder + "/history", withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for name in names {
      try Data(name.utf8).write(to: URL(filePath: folder + "/history/" + name))
    }
    try body(folder, SnapshotHistory(beside: folder))
  }

  @Test func theFirstHasTheNumberOne() throws {
    try withHistory([]) { (folder: String, history: SnapshotHistory) throws in
      #expect(try history.numbers == [] && history.name(for: "x") == "history/0001.json")
      #expect(try SnapshotHistory(beside: folder + "/none").name(for: "x") == "history/0001.json")
      #expect(history.snapshot(7) == folder + "/history/0007.json")
      #expect(SnapshotHistory(beside: folder + "/").snapshot(7) == folder + "/history/0007.json")
    }
  }

  @Test func theSameBytesAsTheLastAreNotKeptTwice() throws {
    try withHistory(["0001.json", "0002.json"]) { (_: String, history: SnapshotHistory) throws in
      #expect(try history.name(for: "0002.json") == nil)
      #expect(try history.name(for: "0001.json") == "history/0003.json")
      #expect(try history.name(for: "") == "history/0003.json")
    }
  }

  @Test func numbersGoOnBehindTheHighestAndPastFourDigits() throws {
    try withHistory(["0009.json", "0003.json"]) { (_: String, history: SnapshotHistory) throws in
      #expect(try history.numbers == [3, 9] && history.name(for: "x") == "history/0010.json")
    }
    try withHistory(["9999.json", "10000.json"]) { (_: String, history: SnapshotHistory) throws in
      #expect(try history.numbers == [9_999, 10_000] && history.name(for: "x") == "history/10001.json")
    }
  }

  @Test func otherNamesAreNoneOfTheHistory() throws {
    let others = [
      "1.json", "00001.json", "0000.json", "-001.json", "+001.json", "0001.json.bak", "0001.JSON", "a.json",
      ".json", "99999999999999999999.json", "٠٠٠١.json",
    ]
    try withHistory(others) { _, history in
      #expect(history.numbers == [], "\(history.numbers)")
    }
  }

  @Test func whatAKilledRunLeftIsRemoved() throws {
    try withHistory(["0001.json", ".squad-abc123.tmp", "note.txt"]) {
      (folder: String, history: SnapshotHistory) throws in
      try history.prepare()
      let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/history").sorted()
      #expect(names == ["0001.json", "note.txt"])
    }
  }
}
