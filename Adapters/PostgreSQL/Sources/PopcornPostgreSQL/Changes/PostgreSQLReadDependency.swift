#if PostgreSQL
import PopcornConcurrency

/// The dependency of a value on a row, or on its absence.
struct PostgreSQLReadDependency: ReadDependency {

    let changes: PostgreSQLChanges
    let mark: PostgreSQLChanges.Mark
    /// The digest of the row when it was read.
    let digest: UInt64
    /// Whether the value may be used while the server fails, although the row may have changed.
    let isValidWithoutServer: Bool
    /// A closure that returns the digest of the row.
    let currentDigest: @Sendable () async throws(PostgreSQLError) -> UInt64

    var isUnchanged: Bool { changes.isUnchanged(since: mark) }

    func confirmed() async -> (any ReadDependency)? {
        let mark = changes.renewed(mark)
        do throws(PostgreSQLError) {
            guard try await currentDigest() == digest else { return nil }
        } catch {
            // The next use of the value confirms it again.
            return isValidWithoutServer && error.isTransient ? self : nil
        }
        return PostgreSQLReadDependency(
            changes: changes, mark: mark, digest: digest, isValidWithoutServer: isValidWithoutServer,
            currentDigest: currentDigest)
    }
}

extension PostgreSQLReadDependency {

    /// Reads a row. If the current task's read is recorded, the row is recorded as its dependency.
    ///
    /// - Parameters:
    ///   - changes: The changes of the row; `nil` if they are not known. A value that depends on the row is then not
    ///     kept.
    ///   - slot: The slot of the row.
    ///   - isValidWithoutServer: Whether a value may be used while the server fails, although the row may have changed.
    ///   - digest: A closure that returns the digest of the row.
    ///   - read: A closure that reads the row, and returns the result with the digest.
    static func recordingRead<Found>(
        _ changes: PostgreSQLChanges?, slot: Int, isValidWithoutServer: Bool,
        digest: @escaping @Sendable () async throws(PostgreSQLError) -> UInt64,
        read: () async throws(PostgreSQLError) -> (found: Found, digest: UInt64)
    ) async throws(PostgreSQLError) -> Found {
        guard let recorder = ReadRecorder.current else { return try await read().found }
        guard let changes else {
            recorder.refuse()
            return try await read().found
        }
        let mark = changes.mark(slot)
        do throws(PostgreSQLError) {
            let row = try await read()
            recorder.record(
                PostgreSQLReadDependency(
                    changes: changes, mark: mark, digest: row.digest, isValidWithoutServer: isValidWithoutServer,
                    currentDigest: digest))
            return row.found
        } catch {
            recorder.refuse()
            throw error
        }
    }
}
#endif
