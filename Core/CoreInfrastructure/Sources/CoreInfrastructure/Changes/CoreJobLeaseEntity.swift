import PopcornPersistence

/// A cache row of the process that runs a job during a period of time.
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
