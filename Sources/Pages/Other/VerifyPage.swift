import Documents
import Snapshots
import Words

/// Returns the results of verifying the claims of a snapshot as a document.
public func verifyPage(_ findings: [Finding], of path: String) -> Document {
  let (claim, aside) = verdict(of: findings)
  var seen: Set<Difference> = []
  // Several claims may find the same difference.
  let differences = findings.flatMap { finding in
    finding.differences.filter { seen.insert($0).inserted }.map { (finding.claim, $0) }
  }
  return Document(
    title: "Verification of \(path)", kicker: "Verification · \(path)",
    verdict: Verdict(claim: claim, aside: aside, separator: ": "),
    sections: (differences.isEmpty ? [] : [differencesSection(differences)]) + [
      Section("The claims", anchor: "claims", blocks: [.table(claimsTable(findings))])
    ])
}

/// Returns the verdict in a word or two, and its basis.
private func verdict(of findings: [Finding]) -> (claim: String, aside: String) {
  let all = counted(findings.count, "claim")
  let unproved = findings.count { $0.verdict.name == "not-proved-again" }
  let unverifiable = findings.count { $0.verdict.name == "not-verifiable" }
  switch Outcome(of: findings) {
  case .allTrue where unverifiable > 0:
    return (
      "true", "\(all) checked; \(grouped(unverifiable)) about other runs, which the inputs do not cover"
    )
  case .allTrue: return ("true", "\(all) checked, all proved again")
  case .notAllProved: return ("nothing false", "\(all) checked, \(unproved) not proved again")
  case .somethingDiffers:
    let different = findings.count { !$0.differences.isEmpty }
    let rest = unproved == 0 ? "" : ", \(unproved) not proved again"
    return ("not true", "\(grouped(different)) of \(all) \(different == 1 ? "differs" : "differ")\(rest)")
  }
}

private func differencesSection(_ differences: [(claim: String, place: Difference)]) -> Section {
  let table = DataTable(
    caption: "What differs",
    columns: [.init("Place").typed, .init("In the snapshot"), .init("Found"), .init("Claim").minor],
    rows: differences.map { claim, place in
      .init([.init(place.path), .init(place.recorded), .init(place.found), .init(claim)])
    })
  return Section("What differs", anchor: "differences", blocks: [.table(table)])
}

private func claimsTable(_ findings: [Finding]) -> DataTable {
  DataTable(
    caption: "The claims", columns: [.init("Claim"), .init("Verdict"), .init("How")],
    rows: findings.map { .init([.init($0.claim), .init($0.verdict.words), .init($0.verdict.reason)]) },
    rowHeader: nil)
}

/// Returns the claims as a table for spreadsheets and other programs, one row per difference.
public func verificationForCSV(_ findings: [Finding]) -> DataTable {
  csvTable(
    ["claim", "verdict", "how", "place", "recorded", "found"],
    findings.flatMap { finding in
      let places = finding.differences.map { [$0.path, $0.recorded, $0.found] }
      return (places.isEmpty ? [["", "", ""]] : places).map {
        [finding.claim, finding.verdict.name, finding.verdict.reason] + $0
      }
    })
}

extension Finding {
  fileprivate var differences: [Difference] {
    if case .differs(let differences) = verdict { differences } else { [] }
  }
}

extension Finding.Verdict {
  fileprivate var words: String {
    switch self {
    case .isTrue: "true"
    case .provedAgain: "proved again"
    case .differs: "differs"
    case .notProvedAgain: "not proved again"
    case .notVerifiable: "not verifiable"
    }
  }

  /// The method, or why the claim was not verified.
  fileprivate var reason: String {
    switch self {
    case .isTrue: ""
    case .provedAgain(let method): method
    case .notProvedAgain(let reason), .notVerifiable(let reason): reason
    case .differs(let differences): counted(differences.count, "place")
    }
  }
}
