import Testing

/// The suites that run `popcorn` as a process. They run in sequence, because parallel processes overload two cores.
@Suite(.serialized) enum EndToEnd {}
