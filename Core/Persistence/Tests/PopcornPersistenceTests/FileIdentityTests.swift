import CPopcornSQLite
import Foundation
import Testing

@testable import PopcornPersistence

/// Tests of the identification of a file that another process creates meanwhile.
@Suite
struct FileIdentityTests {

    /// A connection that creates the content of a file while another one identifies the file.
    private final class Creator {
        private let connection: Connection

        init(path: String) throws {
            connection = try Connection(path: path, role: .writer, busyTimeout: .zero)
        }

        /// Creates the content. Fails if the other connection holds a lock.
        func create() throws(DatabaseError) {
            try connection.transaction("BEGIN IMMEDIATE") { () throws(DatabaseError) in
                try connection.execute("CREATE TABLE note (text TEXT)")
                try connection.execute("PRAGMA application_id = \(Connection.applicationID)")
                try connection.execute("PRAGMA user_version = 1")
            }
        }
    }

    @Test(arguments: ["PRAGMA application_id", "PRAGMA user_version", "SELECT count(*) FROM sqlite_schema"])
    func `a file is identified in one snapshot`(createdBefore statement: String) async throws {
        try await withFolder { folder in
            let files = DatabaseFiles(path: folder.appending(path: "library.sqlite").path)
            try files.createFolder()
            let creator = try Creator(path: files.path)
            let connection = try Connection(path: files.path, role: .writer, busyTimeout: .zero)
            let context = Context(creator: creator, statement: statement)
            let code = sqlite3_trace_v2(
                connection.handle, UInt32(SQLITE_TRACE_STMT),
                { _, context, _, text in
                    guard let context, let text else { return 0 }
                    let sql = String(cString: text.assumingMemoryBound(to: CChar.self))
                    Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().willRun(sql)
                    return 0
                }, Unmanaged.passUnretained(context).toOpaque())
            #expect(code == SQLITE_OK)

            let identity = try connection.fileIdentity()

            #expect(context.wasReached)
            let isCreated = identity.applicationID == Connection.applicationID && identity.version == 1
            #expect(identity.isNew || isCreated && !identity.isEmpty)
            sqlite3_trace_v2(connection.handle, 0, nil, nil)
            withExtendedLifetime(context) {}
        }
    }

    private final class Context {
        private let creator: Creator
        private let statement: String
        private(set) var wasReached = false

        init(creator: Creator, statement: String) {
            self.creator = creator
            self.statement = statement
        }

        func willRun(_ sql: String) {
            guard sql == statement, !wasReached else { return }
            wasReached = true
            try? creator.create()
        }
    }
}
