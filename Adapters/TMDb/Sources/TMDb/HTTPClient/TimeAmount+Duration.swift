import NIOCore

extension TimeAmount {
    /// A duration in nanoseconds; the longest there is where it has more than those can hold.
    init(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
        let (total, carry) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
        // Half of the range, because AsyncHTTPClient adds it to the time now.
        self = .nanoseconds(overflow || carry ? .max / 2 : min(total, .max / 2))
    }
}
