import TMDb

extension RetryPolicy {
    /// A policy that retries immediately, with a deadline that suits slow machines.
    static let atOnce = RetryPolicy(baseDelay: .microseconds(1), totalDeadline: .seconds(300))
}
