import CoreDomain
import CoreInfrastructure
import PopcornPersistence
import Testing

/// Tests of the mapping from database failures to errors.
@Suite
struct StorageFailureTests {

    @Test(
        arguments: [
            DatabaseError.fileChanged(path: "cache"), .server(reason: "unreachable"),
            .corrupt(path: "cache", detail: ""), .notADatabase(path: "cache"),
            .unreadable(table: "t", column: "c", expected: "TEXT", found: "NULL"),
        ])
    func `returns nil if the cache cannot be read now`(error: DatabaseError) throws {
        let value: Int? = try PopcornError.nilIfUnavailable(error)
        #expect(value == nil)
    }

    @Test(
        arguments: [
            (DatabaseError.closed(path: "cache"), PopcornError.Kind.storage),
            (.lockTimeout(path: "cache", waited: .zero), .storage), (.cancelled, .cancelled),
            (.overloaded(path: "cache", waiting: 1), .overloaded(retryAfter: nil)),
        ])
    func `throws any other failure`(error: DatabaseError, kind: PopcornError.Kind) {
        let thrown = #expect(throws: PopcornError.self) {
            let _: Int? = try PopcornError.nilIfUnavailable(error)
        }
        #expect(thrown?.kind == kind)
    }
}
