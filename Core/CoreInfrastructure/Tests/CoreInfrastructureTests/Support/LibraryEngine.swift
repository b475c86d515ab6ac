import CoreInfrastructure
import Logging
import PopcornPersistence

#if PostgreSQL
import Foundation
import PopcornPostgreSQL
#endif

/// A database engine that stores a library.
enum LibraryEngine: String, CaseIterable, Sendable {
    case sqlite
    case postgreSQL

    /// The engines that the tests can use: PostgreSQL only if `Tests/PostgreSQL/server.py run` started a server.
    static let available = allCases.filter(\.isAvailable)

    private var isAvailable: Bool {
        switch self {
        case .sqlite: true
        case .postgreSQL:
            #if PostgreSQL
            ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"] != nil
            #else
            false
            #endif
        }
    }

    /// Runs a closure with a new library and a closure that closes it, and closes it afterwards.
    func withStore(
        _ body: (any LibraryStore, _ close: @escaping @Sendable () async -> Void) async throws -> Void
    ) async throws {
        switch self {
        case .sqlite:
            try await withLibrary(.library) { database in
                try await body(SQLiteLibraryStore(database)) { await database.close() }
            }
        case .postgreSQL:
            #if PostgreSQL
            let address = try PostgreSQLAddress(ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"] ?? "")
            var options = PostgreSQLOptions()
            options.timeout = .seconds(60)
            let database = PostgreSQLDatabase(address, options: options, logger: Logger(label: "test"))
            let schema = "library_\(UInt64.random(in: 0..<(.max)))"
            do {
                let store = try await PostgreSQLLibraryStore(database, schema: schema)
                try await body(store) { await database.close() }
            } catch {
                await database.close()
                throw error
            }
            await database.close()
            #endif
        }
    }
}
