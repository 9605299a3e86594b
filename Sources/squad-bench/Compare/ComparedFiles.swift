import Glibc

/// The files that state a question, one for each program's format, in a folder that is removed with this object.
final class ComparedFiles {
  let folder: String
  /// The players, a model for glpsol that reads them, and the same problem written out for cbc.
  var pool: String { folder + "/pool.csv" }
  var model: String { folder + "/team.mod" }
  var problem: String { folder + "/team.lp" }
  /// The script for the Python libraries.
  var script: String { folder + "/solve.py" }
  /// The output of a program, and the solution that cbc writes.
  var output: String { folder + "/output" }
  var solution: String { folder + "/solution" }

  init(_ question: ComparedQuestion) {
    var template = Array("/tmp/squad-bench-XXXXXX".utf8CString)
    mkdtemp(&template)
    folder = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    write(Array(question.csv.utf8), to: pool)
    write(PackageResources.solve_py, to: script)
    write(Array(Self.mathProg(question, pool).utf8), to: model)
    write(Array(Self.linearProgram(question).utf8), to: problem)
  }

  deinit {
    for file in [pool, model, problem, script, output, solution] { unlink(file) }
    rmdir(folder)
  }

  /// Returns the text of a file; empty if there is none.
  func text(of file: String) -> String {
    guard let stream = fopen(file, "r") else { return "" }
    defer { fclose(stream) }
    var bytes: [UInt8] = []
    while case let byte = getc(stream), byte >= 0 { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(_ bytes: [UInt8], to file: String) {
    guard let stream = fopen(file, "w") else { return }
    _ = bytes.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, stream) }
    fclose(stream)
  }

  private static func mathProg(_ question: ComparedQuestion, _ pool: String) -> String {
    """
    set I;
    param skill{I};
    param cost{I};
    table pool IN "CSV" "\(pool)" : I <- [name], skill, cost;
    var x{I}, binary;
    maximize total: sum{i in I} skill[i] * x[i];
    s.t. money: sum{i in I} cost[i] * x[i] <= \(question.budget);
    s.t. members: sum{i in I} x[i] = \(question.size);
    solve;
    printf "team";
    printf{i in I: x[i] > 0.5} " %s", i;
    printf "\\n";
    end;

    """
  }

  private static func linearProgram(_ question: ComparedQuestion) -> String {
    func sum(_ factors: [Int64]) -> String {
      zip(factors, 1...).map { "+ \($0) x\($1)\n" }.joined()
    }
    let ones = question.costs.map { _ in Int64(1) }
    return
      "Maximize\n total: \(sum(question.skills))Subject To\n money: \(sum(question.costs))<= \(question.budget)\n"
      + " members: \(sum(ones))= \(question.size)\nBinaries\n"
      + ones.indices.map { "x\($0 + 1)\n" }.joined() + "End\n"
  }
}
