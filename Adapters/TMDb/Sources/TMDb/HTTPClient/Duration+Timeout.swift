import NIOCore

extension Duration {
    /// The duration as a timer takes it: not negative, and at most a year, because a longer one overflows.
    var asTimeout: Duration {
        min(max(self, .zero), .seconds(365 * 86_400))
    }
}

extension TimeAmount {
    /// A timeout in nanoseconds.
    init(timeout: Duration) {
        let (seconds, attoseconds) = timeout.asTimeout.components
        self = .nanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
