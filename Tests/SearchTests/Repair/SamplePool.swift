import Search

/// The ten players of the sample, costs in tenths.
enum SamplePool {
  static let names = [
    "Rituraj", "Rishabh", "Rohit", "Bhuvneshwar", "Hardik", "Kuldeep", "Kohli", "Dhoni", "Bumrah", "Surya",
  ]
  static let problem = Problem(
    skills: .narrow([8, 7, 9, 6, 8, 7, 9, 6, 8, 7]),
    costs: .narrow([120, 100, 150, 80, 110, 90, 140, 70, 120, 100]), size: 5, budget: 500)

  /// The rows of some players.
  static func rows(_ names: String...) -> [Int] { names.map { self.names.firstIndex(of: $0)! } }
}
