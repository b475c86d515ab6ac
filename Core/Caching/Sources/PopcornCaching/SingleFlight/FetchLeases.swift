/// The leases of fetches. Only one of the processes that share a cache fetches a value at a time.
package protocol FetchLeases: Sendable {

    /// Acquires the lease of a fetch.
    ///
    /// If leases are not available, the caller is admitted without one.
    ///
    /// - Parameters:
    ///   - name: The name of the value, which is the same in all processes.
    ///   - contention: The behaviour if another process fetches the value or has just fetched it.
    func acquire(_ name: String, _ contention: FetchContention) async -> FetchAdmission
}

/// The behaviour of a fetch if another process fetches the same value or has just fetched it.
package enum FetchContention: Sendable {
    /// The caller reads the cache again when the other process has ended its fetch.
    case wait
    /// The caller waits while another process fetches the value. It has read the cache again after earlier fetches.
    case waitAfterReadingAgain
    /// The caller does not fetch the value.
    case skip
    /// The caller fetches the value too, without a lease.
    case ignore
}

/// The result of acquiring the lease of a fetch.
package enum FetchAdmission: Sendable {
    /// The caller fetches the value. It calls `release` after the value was stored, or could not be fetched.
    ///
    /// The value is not stored if a deletion of another process has a higher number than `lastDeletion`, which is `nil`
    /// if processes share no numbers.
    case fetch(lastDeletion: Int64?, release: @Sendable () async -> Void)
    /// Another process has fetched the value, or fetches it and the caller does not wait. The caller reads the cache
    /// again.
    case readAgain

    /// An admission without a lease.
    package static let unleased = FetchAdmission.fetch(lastDeletion: nil) {}
}
