import Testing

@testable import Search

struct SaturatingCountTests {
  @Test func staysAtTheLargestNumber() {
    #expect(UInt128.max.addingSaturated(0) == .max)
    #expect(UInt128.max.addingSaturated(1) == .max)
    #expect((UInt128.max - 1).addingSaturated(1) == .max)
    #expect(UInt128(5).addingSaturated(6) == 11)
    #expect((UInt128(1) << 64).multipliedSaturated(by: 1 << 64) == .max)
    #expect((UInt128(1) << 64).multipliedSaturated(by: 1 << 63) == 1 << 127)
  }

  @Test func followsPascalsTriangle() {
    var row: [UInt128] = [1]
    for total in 0..<128 {
      #expect((0...total).map { UInt128.waysToChoose($0, of: total) } == row)
      row = [1] + zip(row, row.dropFirst()).map { $0 + $1 } + [1]
    }
  }

  @Test func knowsLargeBinomialsAndTheirLimit() {
    #expect(UInt128.waysToChoose(5, of: 1_000_000) == 8_333_250_000_291_666_250_000_200_000)
    #expect(UInt128.waysToChoose(1_000_000 - 5, of: 1_000_000) == .waysToChoose(5, of: 1_000_000))
    #expect(UInt128.waysToChoose(65, of: 130) == 95_067_625_827_960_698_145_584_333_020_095_113_100)
    #expect(UInt128.waysToChoose(66, of: 132) == .max)
    #expect(UInt128.waysToChoose(15, of: 5_000) == .max)
    #expect(UInt128.waysToChoose(198, of: 200) == 19_900)
    #expect(UInt128.waysToChoose(4, of: 3) == 0)
  }

  @Test func marksSaturatedCounts() {
    #expect(TeamCount(saturated: 7) == TeamCount(7))
    #expect(TeamCount(saturated: .max) == TeamCount(.max, isExact: false))
  }
}
