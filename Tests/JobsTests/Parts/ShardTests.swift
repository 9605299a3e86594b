import Chance
import Testing

@testable import Jobs

struct ShardTests {
  @Test func aPartIsReadAsItIsWritten() throws {
    var random = SplitMix64(seed: 501)
    for _ in 0..<2_000 {
      let count = Int(random.integer(in: 1...Int64(Shard.mostParts)))
      let number = Int(random.integer(in: 1...Int64(count)))
      let shard = try #require(Shard("\(number)/\(count)"), "\(number)/\(count)")
      #expect(shard.number == number && shard.count == count)
      #expect(Shard("\(shard)") == shard)
    }
  }

  @Test(arguments: [
    "", "/", "1", "1/", "/2", "0/2", "3/2", "-1/2", "1/-2", "1/0", "0/0", "1/2/3", "a/2", "1/b", "1 /2",
    "1/10001",
    "1/99999999999999999999", "1.0/2",
  ])
  func whatIsNoPartIsRefused(_ text: String) {
    #expect(Shard(text) == nil)
  }

  @Test func sharesAreAllPiecesOneBehindTheOtherAndAsEqualAsCanBe() throws {
    var random = SplitMix64(seed: 502)
    for round in 0..<5_000 {
      let count = Int(random.integer(in: 1...(round.isMultiple(of: 2) ? 12 : 300)))
      let pieces = Int(random.integer(in: 0...(round.isMultiple(of: 3) ? 20 : 1_000_000_000)))
      var next = 1
      var sizes: Set<Int> = []
      for number in 1...count {
        let share = try #require(Shard(number, of: count)).share(of: pieces)
        #expect(share.lowerBound == next, "\(pieces) pieces, part \(number)/\(count)")
        next = share.upperBound
        sizes.insert(share.count)
      }
      #expect(next == pieces + 1, "\(pieces) pieces, \(count) parts")
      #expect(try #require(sizes.max()) - #require(sizes.min()) <= 1, "\(pieces) pieces, \(count) parts")
    }
  }

  @Test func everyPartOwnsOneOfSoManyNeighbours() throws {
    for count in [1, 2, 3, 4, 5, 7, 8, 16, 60, 1_000] {
      let shards = try (1...count).map { try #require(Shard($0, of: count)) }
      for round in 0..<40 {
        let owners = (0..<count).map { Shard.owner(ofTask: round * count + $0, among: count) }
        #expect(owners.sorted() == Array(1...count), "round \(round), \(count) parts")
      }
      for task in 0..<50 {
        let owning = shards.filter { $0.owns(task: task) }.map(\.number)
        #expect(owning == [Shard.owner(ofTask: task, among: count)], "task \(task), \(count) parts")
      }
    }
  }

  /// If one value of a matrix's last key makes tasks hard, no part gets many more hard tasks than another.
  @Test func noKeyOfAMatrixFallsInStepWithTheParts() throws {
    let tasks = 240
    for count in 2...16 {
      for values in 2...12 {
        for hard in 0..<values {
          var load = Array(repeating: 0, count: count)
          for task in 0..<tasks where task % values == hard {
            load[Shard.owner(ofTask: task, among: count) - 1] += 1
          }
          let fair = (load.reduce(0, +) + count - 1) / count
          #expect(try #require(load.max()) <= fair + 9, "\(count) parts, value \(hard) of \(values)")
        }
      }
    }
  }
}
