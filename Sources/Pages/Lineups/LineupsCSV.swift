import Documents
import Reading
import Selection
import Snapshots

/// Returns the exposures of a set of lineups as a table for spreadsheets.
func exposuresForCSV(_ exposures: [ExposureRecord]) -> DataTable {
  csvTable(
    ["name", "id", "count", "share", "least", "most", "ownership"],
    exposures.map { exposure in
      [
        exposure.name, exposure.id ?? "", "\(exposure.count)", "\(exposure.share.number)",
        "\(exposure.least)",
        "\(exposure.most)", exposure.ownership.map { "\($0.number)" } ?? "",
      ]
    })
}

/// Returns the table that a site's upload page accepts, a row for each lineup; `nil` if no site accepts them.
public func uploadTable(_ lineups: [TopTeamRecord], under rules: Rules) -> DataTable? {
  guard let site = UploadSite(of: rules), !lineups.isEmpty, lineups.count <= site.most else { return nil }
  let rows = lineups.compactMap { $0.cells(for: site) }
  guard rows.count == lineups.count else { return nil }
  let roles = lineups.flatMap { $0.players.compactMap(\.role) }
  return csvTable(site.titles(of: rules, for: roles), rows)
}

extension TopTeamRecord {
  /// Returns the text for each slot of a site's upload page; `nil` if the slots are not known.
  public func cells(for site: UploadSite) -> [String]? {
    seats?.map { row in
      players.first { $0.row == row }.map { site.cell($0.name, $0.id ?? "") } ?? ""
    }
  }
}
