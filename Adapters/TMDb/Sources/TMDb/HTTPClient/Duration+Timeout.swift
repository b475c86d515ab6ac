import NIOCore

extension Duration {
    /// The duration as a timer takes it: not negative, and at most a year, because a longer one overflows.
    var asTimeout: Duration {
        min(max(self, .zero), .seconds(365 * 86_400))
    }

    /// The duration in whole nanoseconds.
    var nanoseconds: Int64 {
        components.seconds * 1_000_000_000 + components.attoseconds / 1_000_000_000
    }

    /// The duration in seconds.
    var inSeconds: Double {
        Double(components.seconds) + Double(components.attoseconds) * 1e-18
    }
}

extension TimeAmount {
    /// A timeout in nanoseconds.
    init(timeout: Duration) {
        self = .nanoseconds(timeout.asTimeout.nanoseconds)
    }
}
