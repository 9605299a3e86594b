import Chance
import Glibc

@testable import Battle
@testable import Tables

/// A fighter with average statistics, some of them changed.
func fighter(
  _ name: String, _ side: Side, rank: Int = 5, _ changed: [Statistic: Int] = [:], state: LifeState = .born,
  id: String? = nil
) -> Fighter {
  var statistics = Statistics(Array(repeating: 5, count: 8))
  statistics[.rank] = rank
  for (statistic, value) in changed { statistics[statistic] = value }
  return Fighter(name: name, side: side, statistics: statistics, state: state, id: id)
}

extension SplitMix64 {
  /// A random fighter chosen to produce many ties: few names, statistics close together.
  mutating func fighter(special: Bool = true) -> Fighter {
    let names =
      special ? ["Jazz", "Optimus Prime", "Predaking", "Ravage", "Kup", "Blitz"] : ["Jazz", "Ravage"]
    let widest = [2, 5, 10][Int(integer(in: 0...2))]
    let values = Statistic.allCases.map { _ in Int(integer(in: 1...Int64(widest))) }
    return Fighter(
      name: names[Int(integer(in: 0...Int64(names.count - 1)))],
      side: Side.allCases[Int(integer(in: 0...1))], statistics: Statistics(values),
      state: LifeState.allCases[Int(integer(in: 0...2))])
  }
}

/// Files that exist as long as this value does.
struct TemporaryFiles: ~Copyable {
  let paths: [String]

  init(_ texts: String...) {
    paths = texts.map { text in
      var template = Array("/tmp/squad-battle-XXXXXX".utf8CString)
      let descriptor = mkstemp(&template)
      precondition(descriptor >= 0, "a temporary file can be made")
      let bytes = Array(text.utf8)
      precondition(write(descriptor, bytes, bytes.count) == bytes.count, "a temporary file can be written")
      close(descriptor)
      return template.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
    }
  }

  deinit { for path in paths { unlink(path) } }
}

/// The header of an input line.
let header = "name,team,strength,intelligence,speed,endurance,rank,courage,firepower,skill"
