import Glibc

/// Occupies the descriptors of standard input, output and error if the caller has closed them, so that no file of this
/// run gets one of them and receives what was meant for a terminal.
///
/// Each becomes `/dev/null`, opened the wrong way round: reading the input or writing the output fails, as with a
/// closed descriptor. Call it before anything is opened.
public func openStandardDescriptors() {
  for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // The system gives out the lowest free number, which is this one.
    guard open("/dev/null", mode) == descriptor else { _exit(71) }
  }
}
