import Tables

extension Problem {
  /// The same rules with every skill multiplied by a factor, and with skill added for players: a team of skill `s` then
  /// has `factor * s` plus what its members add. `nil` where the new totals leave the search too little room.
  /// - Parameters:
  ///   - factor: 1 or more.
  ///   - added: by row, what the player adds, whatever their duty.
  /// - Complexity: O(n)
  package func multiplied(by factor: Int, adding added: [Int128]) -> Problem? {
    let factor = Int128(factor)
    guard columnExceeding(Self.largestTotal / factor) != .skill else { return nil }
    let fits = added.allSatisfy { $0.magnitude < (Self.largestTotal / Int128(2 * size)).magnitude }
    guard fits else { return nil }
    var other = self
    other.skills = .packed((0..<count).map { skills[$0] * factor })
    other.addedSkills = addedSkills.map { $0 * factor }
    for (row, own) in ownChoices {
      other.ownChoices[row] = own.map { Choice(duty: $0.duty, skill: $0.skill * factor, cost: $0.cost) }
    }
    for index in counters.indices { other.counters[index].charge?.perUnit *= factor }
    if added.contains(where: { $0 != 0 }) { other.addToSkills(added) }
    return other.overflowingColumn == nil ? other : nil
  }
}
