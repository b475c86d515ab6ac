import Testing

/// The suites that run `popcorn` as a process. `make test` runs two of their tests at a time, because each one waits
/// for its process, and more processes overload two cores.
@Suite enum EndToEnd {}
