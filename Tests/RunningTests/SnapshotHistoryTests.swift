import Files
import Foundation
import Testing

@testable import Running

struct SnapshotHistoryTests {
  /// Calls `body` with a fresh folder that has a history of these files, each containing its own name.
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
      #expect(
        try history.numbers() == [] && history.change(with: "x").new?.path == folder + "/history/0001.json")
      let none = folder + "/none"
      #expect(try SnapshotHistory(beside: none).change(with: "x").new?.path == none + "/history/0001.json")
      #expect(history.snapshot(7) == folder + "/history/0007.json")
      #expect(SnapshotHistory(beside: folder + "/").snapshot(7) == folder + "/history/0007.json")
    }
  }

  @Test func theSameBytesAsTheLastAreNotKeptTwice() throws {
    try withHistory(["0001.json", "0002.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(try history.change(with: "0002.json").new == nil)
      #expect(try history.change(with: "0001.json").new?.path == folder + "/history/0003.json")
      #expect(try history.change(with: "").new?.path == folder + "/history/0003.json")
    }
  }

  @Test func numbersGoOnBehindTheHighestAndPastFourDigits() throws {
    try withHistory(["0009.json", "0003.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(
        try history.numbers() == [3, 9]
          && history.change(with: "x").new?.path == folder + "/history/0010.json")
    }
    try withHistory(["9999.json", "10000.json"]) { (folder: String, history: SnapshotHistory) throws in
      #expect(
        try history.numbers() == [9_999, 10_000]
          && history.change(with: "x").new?.path == folder + "/history/10001.json")
    }
  }

  @Test(arguments: [(nil, 0), (5, 0), (4, 0), (3, 1), (1, 3)] as [(Int?, Int)])
  func onlyTheLastStay(most: Int?, removed: Int) throws {
    let names = ["0003.json", "0007.json", "0008.json"]
    try withHistory(names) { (folder: String, history: SnapshotHistory) throws in
      let change = try history.change(with: "x", keeping: most)
      #expect(change.old == names.prefix(removed).map { folder + "/history/" + $0 })
      // If nothing is added, one more can stay.
      let same = try history.change(with: "0008.json", keeping: most)
      #expect(same.old == names.prefix(max(0, removed - 1)).map { folder + "/history/" + $0 })
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
      #expect(throws: OutputError.self) { try history.change(with: "x") }
    }
  }
}
