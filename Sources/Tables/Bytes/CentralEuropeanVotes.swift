/// What the letters of a text speak for: Windows-1250, in which a byte is the ć of Modrić, or Windows-1252, in which it is
/// the æ of Sævar. The letters beside it show which; the whole text decides.
struct CentralEuropeanVotes {
  private var central = 0
  private var western = 0
  /// Whether there are letters that differ.
  private var isAmbiguous = false

  /// Whether it is Windows-1250. One weak vote is not enough.
  var isCentral: Bool { central > 1 && central > 2 * western }

  /// Whether it may well be either.
  var isDoubtful: Bool { isAmbiguous && !isCentral && western <= 2 * central }

  init(_ bytes: [UInt8]) {
    var run = 0
    var former = LetterKind.none
    for (place, byte) in bytes.enumerated() {
      if byte >= 0x80 {
        let next = place + 1 < bytes.count ? letterKinds[Int(bytes[place + 1])] : .none
        judge(byte, behind: former, before: next, run)
      }
      former = letterKinds[Int(byte)]
      run = former == .none ? 0 : run + 1
    }
  }

  private mutating func judge(_ byte: UInt8, behind former: LetterKind, before next: LetterKind, _ run: Int) {
    // Capitals and small letters differ in one bit, apart from ß, which is in both sets.
    if byte >= 0xC0, byte != 0xDF, let votes = letterVotes[byte | 0x20] {
      isAmbiguous = true
      switch votes[former.rawValue * 4 + next.rawValue] {
      case UInt8(ascii: "C"): central += 3
      case UInt8(ascii: "c"): central += 1
      case UInt8(ascii: "W"): western += 3
      case UInt8(ascii: "w"): western += 1
      default: break
      }
    } else if isSign(byte, behind: former, before: next) || byte == 0xB3 && run > 2 {
      central += 3
    }
  }

  /// Whether a letter of Windows-1250 stands where Windows-1252 would have a sign, or nothing, in a word.
  private func isSign(_ byte: UInt8, behind former: LetterKind, before next: LetterKind) -> Bool {
    if next == .none { return false }
    if former == .none { return beginningWords.contains(byte) }
    // Ś and ś; Œ and œ, which are the same bytes, stand before vowels.
    return insideWords.contains(byte) || next == .consonant && (byte == 0x8C || byte == 0x9C)
  }
}

/// What a byte is as a letter, as far as both character sets agree.
private enum LetterKind: Int {
  case none, consonant, vowel
}

private let letterKinds: [LetterKind] = (UInt8.min...UInt8.max).map { byte in
  if "aeiouyáâãäéêëìíîóôõöùúûüý".unicodeScalars.contains(Unicode.Scalar(byte | 0x20)) { return .vowel }
  let isLetter = (0x61...0x7A).contains(byte | 0x20) || byte >= 0xC0
  // Š, Ś/Œ, Ž, š, ś/œ and ž.
  return isLetter || [0x8A, 0x8C, 0x8E, 0x9A, 0x9C, 0x9E].contains(byte) ? .consonant : .none
}

/// What each letter speaks for at the beginning of a word, behind a consonant and behind a vowel, each at the end of the
/// word, before a consonant and before a vowel: C for Central European, W for Western, small if weakly.
private let letterVotes: [UInt8: [UInt8]] = [
  0xE0: "... Ww. w..",  // ŕ à
  0xE3: "... .CW ..W",  // ă in Răzvan, ã in João
  0xE5: "WWW wWw www",  // ĺ å
  0xE6: ".wC wWc CcC",  // ć in Modrić, æ in Sævar
  0xE8: "..C wWC C.c",  // č in Čech, è in Hélène
  0xEA: "... ... .c.",  // ę in Więcek, ê in Rêgo
  0xEC: "... .C. ...",  // ě in Zdeněk, ì in Forlì
  0xEF: "..C c.c .Ww",  // ď in Naď, ï in Loïc
  0xF0: ".CC WW. WW.",  // đ in Đoković, ð in Guðmundsson
  0xF1: ".CW cCW CCW",  // ń in Zieliński, ñ in Núñez
  0xF2: "..C WWc .cC",  // ň in Vaňek, ò in Nicolò
  0xF5: "..W C.W ccW",  // ő in Gergő, õ in Simões
  0xF8: ".W. wW. CcC",  // ř in Jiří, ø in Jørgensen
  0xF9: "... .C. .c.",  // ů in Růžička, ù
  0xFB: "... ... ...",  // ű in Szűcs, û in Brûlé
  0xFE: ".Ww cww C.c",  // ţ in Bărbuţ, þ in Þór
].mapValues { Array($0.utf8) }

/// ł, ą, ż, Ł, Ą, Ż, Ş, ş, ľ, Ľ, ť, Ť, Ź and ź in Windows-1250. Some signs stand before words in Windows-1252.
private let insideWords: Set<UInt8> = [
  0xB3, 0xB9, 0xBF, 0xA3, 0xA5, 0xAF, 0xAA, 0xBA, 0xBE, 0xBC, 0x9D, 0x8D, 0x8F, 0x9F,
]
private let beginningWords: Set<UInt8> = [0xAA, 0xAF, 0xBC, 0x8D, 0x8F]
