package import CoreDomain
package import Foundation
package import PopcornPersistence

/// A lease for a job. One process at a time, of the processes that share a cache, has the lease.
///
/// Time is divided into periods, by the clock of the server if the cache has one. A process acquires each period by
/// inserting a row, which succeeds in one process only. The holder of the last period has precedence, so a process that
/// was killed is replaced after at most two periods.
package struct JobLease: Sendable {

    /// The length of a period.
    package static let period: TimeInterval = 60

    /// The maximum number of rows of former periods that are deleted at a time.
    private static let deletionLimit = 100

    private let job: String
    private let holder: String
    private let database: any EntityDatabase

    /// Creates a lease, which is not acquired yet.
    ///
    /// - Parameters:
    ///   - job: The name of the job.
    ///   - holder: An identifier of this process.
    package init(job: String, holder: String, in database: any EntityDatabase) {
        self.job = job
        self.holder = holder
        self.database = database
    }

    /// Acquires or renews the lease for the current period. Call this method several times in each period.
    ///
    /// - Parameter now: The time of this process, which is used if the cache has no server.
    /// - Returns: `false` if another process has the lease.
    package func acquire(at now: Date) async throws(PopcornError) -> Bool {
        try await PopcornError.storage { () throws(DatabaseError) in try await acquirePeriod(at: now) }
    }

    private func acquirePeriod(at now: Date) async throws(DatabaseError) -> Bool {
        let now = try await database.serverTime ?? now
        let current = key(at: now)
        let last = key(at: now - Self.period)
        let leases = try await database.find(CoreJobLeaseEntity.self, [current, last])
        if let lease = leases[0] { return lease.holder == holder }
        if let lease = leases[1], lease.holder != holder { return false }
        try await database.write([.insertIfNew(CoreJobLeaseEntity(key: current, holder: holder))])
        guard try await database.find(CoreJobLeaseEntity.self, current)?.holder == holder else { return false }
        try await deleteRows(before: last)
        return true
    }

    /// Releases the lease, so that another process can acquire it immediately, also if the task was cancelled. If the
    /// lease cannot be released, it expires.
    package func release(at now: Date) async {
        // The task does not inherit a cancellation, after which nothing is written.
        await Task { try? await deleteOwnRows(at: now) }.value
    }

    private func deleteOwnRows(at now: Date) async throws(DatabaseError) {
        let now = try await database.serverTime ?? now
        let keys = [key(at: now), key(at: now - Self.period)]
        let own = try await database.find(CoreJobLeaseEntity.self, keys).filter { $0?.holder == holder }
        try await database.write(
            own.compactMap(\.self).map { lease throws(DatabaseError) in
                try .delete(CoreJobLeaseEntity.self, lease.key)
            })
    }

    private func key(at time: Date) -> CoreJobLeaseEntity.Key {
        .init(job: job, period: Int((time.timeIntervalSince1970 / Self.period).rounded(.down)))
    }

    private func deleteRows(before key: CoreJobLeaseEntity.Key) async throws(DatabaseError) {
        let keys = try await database.keys(of: CoreJobLeaseEntity.self, after: nil, limit: Self.deletionLimit)
        let former = keys.filter { $0.job == job && $0.period < key.period }
        try await database.write(former.map { key throws(DatabaseError) in try .delete(CoreJobLeaseEntity.self, key) })
    }
}

/// A cache row that contains the process that runs a job in a period.
struct CoreJobLeaseEntity: Equatable {
    static let table = "core_job_lease"

    let key: Key
    /// The identifier of the process.
    let holder: String

    struct Key: Hashable {
        let job: String
        /// The number of the period since 1970.
        let period: Int
    }
}

extension CoreJobLeaseEntity: TableEntity {
    init(from row: Row<Self>) {
        key = row.key(\.key)
        holder = row.column("holder", \.holder)
    }
}

extension CoreJobLeaseEntity.Key: Entity {
    init(from row: Row<Self>) {
        job = row.column("job", \.job)
        period = row.column("period", \.period)
    }
}
