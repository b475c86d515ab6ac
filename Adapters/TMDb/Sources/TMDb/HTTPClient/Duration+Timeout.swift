import NIOCore

extension Duration {
    /// The duration, clamped to a range that timers accept: zero to one year. Longer durations overflow.
    var clampedToTimeout: Duration {
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
    /// Creates a time amount from a timeout.
    init(timeout: Duration) {
        self = .nanoseconds(timeout.clampedToTimeout.nanoseconds)
    }
}
