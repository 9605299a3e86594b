import Glibc

/// Takes up the descriptors of standard input, output and error that the caller has closed, so that no file of
/// this run gets one of them and then holds what was meant for a terminal.
///
/// Each is `/dev/null`, opened the wrong way round: who reads the input or writes the output gets an error, as
/// from a closed descriptor. Call it before anything is opened.
public func openStandardDescriptors() {
  for (descriptor, mode) in [(STDIN_FILENO, O_WRONLY), (STDOUT_FILENO, O_RDONLY), (STDERR_FILENO, O_RDONLY)]
  where fcntl(descriptor, F_GETFD) < 0 && errno == EBADF {
    // The lowest free number is given out, which is this one.
    guard open("/dev/null", mode) == descriptor else { _exit(71) }
  }
}
