import CoreDomain
import Foundation
import NIOConcurrencyHelpers
import PopcornServices
import TMDbStandIn

#if PostgreSQL
import Logging
import PopcornPostgreSQL
import Testing
#endif

/// Runs work with a new folder and deletes the folder afterwards.
func withFolder<Result>(_ work: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appending(path: "services-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try await work(folder)
}

/// Runs work with services and shuts them down afterwards.
///
/// Temporary databases are in PostgreSQL if `Tests/PostgreSQL/server.py run` started a server, otherwise in SQLite.
func withServices<Result>(
    _ configuration: PopcornServices.Configuration, _ work: (PopcornServices) async throws -> Result
) async throws -> Result {
    var configuration = configuration
    #if PostgreSQL
    if configuration.storage == .temporary, let serverURL {
        configuration.storage = .postgres(serverURL, schema: newSchema())
    }
    #endif
    let services = try await PopcornServices(configuration)
    let outcome: Swift.Result<Result, any Error>
    do {
        outcome = .success(try await work(services))
    } catch {
        outcome = .failure(error)
    }
    await services.shutdown()
    return try outcome.get()
}

/// A clock that a test advances.
final class TestClock: Sendable {

    private let time = NIOLockedValueBox(Date(timeIntervalSinceReferenceDate: 800_000_000))

    var wallClock: WallClock { WallClock { self.time.withLockedValue { $0 } } }

    func advance(by duration: TimeInterval) {
        time.withLockedValue { $0 += duration }
    }
}

#if PostgreSQL
/// The URL of the server that `Tests/PostgreSQL/server.py run` started; `nil` if there is none.
let serverURL = ProcessInfo.processInfo.environment["POPCORN_TEST_DATABASE_URL"]

/// Returns the name of a schema that does not exist.
func newSchema() -> String { "services_\(UInt64.random(in: 0..<(.max)))" }

/// Executes a command on the server.
func executeOnServer(_ sql: String) async throws {
    let database = PostgreSQLDatabase(
        try PostgreSQLAddress(try #require(serverURL)), logger: Logger(label: "test"))
    _ = try await database.execute(PostgreSQLBatch(.write, [PostgreSQLCommand(sql)]))
    await database.close()
}
#endif
