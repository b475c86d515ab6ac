import CoreDomain
import CoreInfrastructure
import Persistence
import Testing

/// What failures of the database mean to a reader of content.
@Suite
struct StorageFailureTests {

    @Test(
        arguments: [
            DatabaseError.fileChanged(path: "cache"), .damaged(path: "cache", detail: ""), .notADatabase(path: "cache"),
            .unreadable(table: "t", column: "c", expected: "TEXT", found: "NULL"),
        ])
    func `a cache that is being rebuilt holds nothing`(error: DatabaseError) throws {
        let value: Int? = try PopcornError.nilIfRebuilding(error)
        #expect(value == nil)
    }

    @Test(
        arguments: [
            (DatabaseError.closed(path: "cache"), PopcornError.Kind.storage),
            (.lockTimeout(path: "cache", waited: .zero), .storage), (.cancelled, .cancelled),
        ])
    func `any other failure is one of the reader`(error: DatabaseError, kind: PopcornError.Kind) {
        let thrown = #expect(throws: PopcornError.self) {
            let _: Int? = try PopcornError.nilIfRebuilding(error)
        }
        #expect(thrown?.kind == kind)
    }
}
