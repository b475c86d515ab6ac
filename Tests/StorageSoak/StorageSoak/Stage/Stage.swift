import Foundation
import InMemoryLogging
import Logging
import PopcornPersistence

/// A folder with a library and a cache, and what was written to them.
final class Stage {

    let folder: URL
    let volume: Volume?
    let clock = SoakClock()
    let events = SoakEvents()
    private let log = InMemoryLogHandler()
    var library: Database?
    var cache: Database?
    var entries = Ledger()
    var titles = Ledger()
    /// The version of the program that opens the databases.
    var version = SoakVersion.current
    /// The limit of the size of the cache.
    var sizeLimit: SizeLimit?
    var logSizeLimit = 16 * 1024 * 1024
    var titleExpectation = TitleExpectation.durable
    /// Whether errors are expected for another reason than a fault.
    var allowsErrors = false
    /// The error of the last operation that threw one.
    private(set) var lastError: DatabaseError?
    /// The number of operations of the databases that threw an error.
    private(set) var errorCount = 0

    /// The number of titles that the last read of the whole cache found.
    var titlesFound = 0

    /// Creates a stage.
    ///
    /// - Parameter volume: The volume whose faults explain errors; `nil` if no error is expected.
    init(_ folder: URL, volume: Volume? = nil) {
        self.folder = folder
        self.volume = volume
    }

    var libraryFile: URL { folder.appending(path: "library.sqlite") }
    var cacheFile: URL { folder.appending(path: "cache.sqlite") }

    var options: DatabaseOptions {
        DatabaseOptions(
            lockTimeout: .seconds(2), busyTimeout: .milliseconds(200), fileCheckInterval: .zero,
            logSizeLimit: logSizeLimit, sizeLimit: sizeLimit, now: { [clock] in clock.now },
            observe: { [events] in events.note($0) })
    }

    /// Runs an operation that may throw an error if an operation on the disk has failed.
    ///
    /// - Returns: The result, or `nil` after an error.
    func attempt<Value>(
        _ name: String, _ body: () async throws(DatabaseError) -> Value
    ) async throws(Violation) -> Value? {
        do throws(DatabaseError) {
            return try await body()
        } catch {
            lastError = error
            errorCount += 1
            try expect(allowsErrors || (volume?.failed ?? 0) > 0, "\(name) failed without a fault: \(error)")
            return nil
        }
    }
}

extension Stage {

    /// Runs an operation that may throw any error.
    ///
    /// - Returns: The result, or `nil` after an error.
    func result<Value>(_ body: () async throws(DatabaseError) -> Value) async -> Value? {
        do throws(DatabaseError) {
            return try await body()
        } catch {
            lastError = error
            return nil
        }
    }
}

// MARK: - Opening and closing

extension Stage {

    func open() async throws(Violation) {
        try await openLibrary()
        try await openCache()
    }

    func openLibrary() async throws(Violation) {
        let (file, migrations, options, logger) = (libraryFile, version.migrations, options, logger)
        library = try await attempt("the opening of the library") { () async throws(DatabaseError) in
            try await Database.userData(at: file, migrations: migrations, options: options, logger: logger)
        }
    }

    func openCache() async throws(Violation) {
        let (file, schema, options, logger) = (cacheFile, version.schema, options, logger)
        cache = try await attempt("the opening of the cache") { () async throws(DatabaseError) in
            try await Database.cache(at: file, schema: schema, options: options, logger: logger)
        }
    }

    func close() async {
        await library?.close()
        await cache?.close()
        library = nil
        cache = nil
    }
}

// MARK: - Descriptions of failures

extension Stage {

    var logger: Logger { Logger(label: "soak") { [log] _ in log } }

    /// The last error and the last messages of the log.
    var history: String {
        let messages = log.entries.suffix(5).map { entry in
            "\(entry.message) \(entry.metadata.map { "\($0)=\($1)" }.sorted().joined(separator: ", "))"
        }
        return (["last error: \(lastError.map { "\($0)" } ?? "none")"] + messages).joined(separator: "\n  ")
    }
}
