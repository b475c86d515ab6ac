import Testing

/// The suites that run `popcorn` as a process, one process after the other: two cores carry no more.
@Suite(.serialized) enum EndToEnd {}
