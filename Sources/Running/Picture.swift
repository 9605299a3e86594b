import Documents
import Files
import Glibc
import Options

extension ParsedCommand {
  /// The file of `--picture` with a page drawn for sharing; `nil` if none is asked for, or nothing is written.
  /// - Throws: `OutputError` if a PNG cannot be drawn.
  package func picture(of page: Document) throws(OutputError) -> OutputFile? {
    guard let picture, writesFiles else { return nil }
    let svg = Array(renderPicture(page).utf8)
    return OutputFile(path: picture, bytes: picture.hasSuffix(".png") ? try png(svg, for: picture) : svg)
  }

  /// Checks, before the work begins, that the picture can be drawn.
  func checkPicture() throws(OutputError) {
    guard let picture, picture.hasSuffix(".png") else { return }
    _ = try png(Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8), for: picture)
  }
}

/// Converts an SVG drawing to PNG with the program `rsvg-convert`.
/// The program reads one temporary file and writes another: with pipes, both sides could wait for each other.
private func png(_ svg: [UInt8], for path: String) throws(OutputError) -> [UInt8] {
  guard let input = tmpfile() else { throw .refused(path: path, code: errno) }
  defer { fclose(input) }
  guard let output = tmpfile() else { throw .refused(path: path, code: errno) }
  defer { fclose(output) }
  guard fwrite(svg, 1, svg.count, input) == svg.count, fflush(input) == 0 else {
    throw .refused(path: path, code: errno)
  }
  rewind(input)
  guard try run("rsvg-convert", from: input, to: output, for: path) else {
    throw .unusable(
      path: path, reason: "rsvg-convert could not draw the picture; try a name that ends in .svg")
  }
  var bytes = [UInt8](repeating: 0, count: max(0, ftell(output)))
  rewind(output)
  guard fread(&bytes, 1, bytes.count, output) == bytes.count else { throw .refused(path: path, code: errno) }
  return bytes
}

/// Runs a program without arguments to its end, and discards its standard error.
/// - Returns: whether it succeeded.
private func run(
  _ program: String, from input: UnsafeMutablePointer<FILE>, to output: UnsafeMutablePointer<FILE>,
  for path: String
) throws(OutputError) -> Bool {
  let (process, code) = start(program, from: input, to: output)
  guard code != ENOENT else {
    throw .unusable(
      path: path,
      reason:
        "PNG needs \(program), which 'apt-get install librsvg2-bin' installs; a name that ends in .svg needs nothing"
    )
  }
  guard code == 0 else { throw .refused(path: path, code: code) }
  var status: Int32 = 0
  while waitpid(process, &status, 0) < 0 { guard errno == EINTR else { return false } }
  fseek(output, 0, SEEK_END)
  return status == 0
}

/// Starts a program without arguments and without standard error.
/// - Returns: its process, and the number of the error that kept it from starting, or 0.
private func start(
  _ program: String, from input: UnsafeMutablePointer<FILE>, to output: UnsafeMutablePointer<FILE>
) -> (process: pid_t, code: Int32) {
  var actions = posix_spawn_file_actions_t()
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  posix_spawn_file_actions_adddup2(&actions, fileno(input), STDIN_FILENO)
  posix_spawn_file_actions_adddup2(&actions, fileno(output), STDOUT_FILENO)
  posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
  var arguments = [strdup(program), nil]
  defer { free(arguments[0]) }
  var process: pid_t = 0
  let code = posix_spawnp(&process, program, &actions, nil, &arguments, environ)
  return (process, code)
}
