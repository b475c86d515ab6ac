import PopcornConcurrency

/// The dependency of a value on a row, or on its absence.
struct RowDependency: ReadDependency {

    let database: Database
    let key: EntityKey
    /// The state of the row before it was read.
    let mark: RowRevisions.Mark
    /// The digest of the row; 0 for its absence.
    let digest: UInt64

    var isUnchanged: Bool { database.revisions.isUnchanged(since: mark) }

    func confirmed() async -> (any ReadDependency)? {
        let former = mark
        let mark = database.revisions.renewed(former)
        // The rows of relations may change without the row, so the query decides only about commits of other processes
        // and changes that are not known by row.
        guard !database.revisions.hasOwnChange(since: former) else { return nil }
        let current = try? await database.unrecordedRead { transaction throws(DatabaseError) in
            try transaction.digest(of: key)
        }
        guard current == digest else { return nil }
        return RowDependency(database: database, key: key, mark: mark, digest: digest)
    }
}
