import TMDb

extension RetryPolicy {
    /// Tries again at once, however long a slow machine takes for it.
    static let atOnce = RetryPolicy(baseDelay: .microseconds(1), totalDeadline: .seconds(300))
}
