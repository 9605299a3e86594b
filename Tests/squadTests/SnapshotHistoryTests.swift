import Files
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
      #expect(try history.numbers() == [] && history.next(for: "x")?.path == folder + "/history/0001.json")
      let none = folder + "/none"
      #expect(try SnapshotHistory(beside: none).next(for: "x")?.path == none + "/history/0001.json")
      #expect(history.snapshot(7) == folder + "/history/0007.json")
      #expect(SnapshotHistory(beside: folder + "/").snapshot(7) == folder + "/history/0007.json")
    }
  }

  @Test func theSameBytesAsTheLastAreNotKeptTwice() throws {
    try withHistory(["0001.json", "0002.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(try history.next(for: "0002.json") == nil)
      #expect(try history.next(for: "0001.json")?.path == folder + "/history/0003.json")
      #expect(try history.next(for: "")?.path == folder + "/history/0003.json")
    }
  }

  @Test func numbersGoOnBehindTheHighestAndPastFourDigits() throws {
    try withHistory(["0009.json", "0003.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(
        try history.numbers() == [3, 9] && history.next(for: "x")?.path == folder + "/history/0010.json")
    }
    try withHistory(["9999.json", "10000.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(
        try history.numbers() == [9_999, 10_000]
          && history.next(for: "x")?.path == folder + "/history/10001.json")
    }
  }

  @Test func otherNamesAreNoneOfTheHistory() throws {
    let others = [
      "1.json", "00001.json", "0000.json", "-001.json", "+001.json", "0001.json.bak", "0001.JSON", "a.json",
      ".json", "99999999999999999999.json", "٠٠٠١.json",
    ]
    try withHistory(others) { _, history in
      let numbers = try history.numbers()
      #expect(numbers == [], "\(numbers)")
    }
  }

  @Test func whatCannotBeListedIsNoEmptyHistory() throws {
    try withHistory(["0001.json"]) { (folder: String, _: SnapshotHistory) throws in
      try FileManager.default.createDirectory(atPath: folder + "/other", withIntermediateDirectories: true)
      try Data().write(to: URL(filePath: folder + "/other/history"))
      let history = SnapshotHistory(beside: folder + "/other")
      #expect(throws: OutputError.self) { try history.numbers() }
      #expect(throws: OutputError.self) { try history.next(for: "x") }
    }
  }
}
