import Chance
import Tables
import Testing

@testable import Snapshots
@testable import Verification

/// What `verify` checks of each kind of content, besides running its command again.
struct ContentKindTests {
  /// The kinds that claim nothing which could be checked without running their command, and why.
  private static let withoutClaims: [(kind: any PageContent.Type, reason: String)] = [
    (
      IndexContent.self,
      "its tasks are compared with the job file, and what they found is in snapshots of their own"
    ),
    (PlayersContent.self, "a list of players repeats the pool, which is read again"),
    (TeamContent.self, "a team that is edited is printed, not kept"),
    (RosterContent.self, "fighters repeat their files, which are read again"),
  ]

  /// The claims of a sample report, checked against a pool that need not be its own; `nil` if there is no sample.
  private func claims(of kind: any PageContent.Type) throws -> [Finding]? {
    let folder = #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    guard let page = kind.kind.page,
      let bytes = try? readBytes("/\(folder)/reports/\(page).json", limit: 1 << 24)
    else { return nil }
    let content = try Snapshot(json: bytes).content
    #expect(content.value.map { type(of: $0) == kind } == true, "\(page).json is a \(kind)")
    var random = SplitMix64(seed: 1)
    var verifier = TeamVerifier(RandomPool(&random, isPlain: true).ruled, meter: WorkMeter(limit: 1_000_000))
    verifier.verify(content, isStopped: false)
    return verifier.findings + verifyGame(content)
  }

  /// A new kind fails here until its claims are checked, or until it is said above why it has none.
  @Test func everyKindHasClaimsOrAReasonForNone() throws {
    for kind in Content.kinds {
      let hasClaims = try claims(of: kind)?.isEmpty == false
      let isListed = Self.withoutClaims.contains { $0.kind == kind }
      #expect(hasClaims != isListed, "\(kind)")
    }
  }
}
