#if PostgreSQL
import Dispatch
import Foundation
import Logging
import PopcornConcurrency

@testable import PopcornPostgreSQL

/// A PostgreSQL server of the tests.
///
/// The tests that need a server run if `Tests/PostgreSQL/server.py run` started one.
enum TestServer {

    static let isRunning = environment["POPCORN_TEST_DATABASE_URL"] != nil

    /// Returns the address of the socket, without a password.
    static func address() throws -> PostgreSQLAddress {
        try PostgreSQLAddress(environment["POPCORN_TEST_DATABASE_URL"] ?? "")
    }

    /// Returns the address of a port of 127.0.0.1, with a password.
    static func tcpURL() throws -> URL {
        struct MissingServer: Error {}
        guard let url = environment["POPCORN_TEST_DATABASE_TCP_URL"].flatMap(URL.init(string:)) else {
            throw MissingServer()
        }
        return url
    }

    private static var environment: [String: String] { ProcessInfo.processInfo.environment }
}

extension PostgreSQLDatabase {

    /// Creates a pool, calls a closure with it, and closes it.
    static func withDatabase<Value>(
        at address: PostgreSQLAddress? = nil, options: PostgreSQLOptions = .tests,
        _ body: (PostgreSQLDatabase) async throws -> Value
    ) async throws -> Value {
        let database = PostgreSQLDatabase(
            try address ?? TestServer.address(), options: options,
            logger: Logger(label: "tests") { _ in
                SwiftLogNoOpLogHandler()
            })
        let result: Result<Value, any Error>
        do { result = .success(try await body(database)) } catch { result = .failure(error) }
        await database.close()
        return try result.get()
    }

    /// Executes one command and returns its rows.
    @discardableResult
    func execute(
        _ sql: String, _ values: [PostgreSQLValue] = [], effect: PostgreSQLBatch.Effect = .write
    ) async throws -> PostgreSQLRows {
        try await execute(PostgreSQLBatch(effect, [PostgreSQLCommand(sql, values)]))[0]
    }

    /// Executes a command that returns one integer.
    func integer(_ sql: String, _ values: [PostgreSQLValue] = []) async throws -> Int64? {
        try await execute(sql, values, effect: .read).integer(0, 0)
    }

    /// Executes commands in a transaction that stays open until the gate is opened. Returns once they were executed.
    ///
    /// - Returns: The task of the transaction.
    func occupy(
        with commands: [PostgreSQLCommand] = [], priority: RequestPriority = .interactive,
        until gate: DispatchSemaphore
    ) async -> Task<Void, any Error> {
        let (started, continuation) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            try await RequestPriority.$current.withValue(priority) {
                try await transaction { transaction throws(PostgreSQLError) in
                    _ = try transaction.execute(commands)
                    continuation.finish()
                    gate.wait()
                }
            }
        }
        for await _ in started {}
        return task
    }

    /// Creates a table with a name of its own in the schema `public`.
    func createTable(_ columns: String) async throws -> String {
        let name = "t\(UInt64.random(in: 0..<(.max)))"
        try await execute("CREATE TABLE public.\(name) (\(columns))")
        return "public.\(name)"
    }
}

extension PostgreSQLOptions {

    /// Options with a timeout that is long enough for a machine under load.
    static var tests: PostgreSQLOptions {
        var options = PostgreSQLOptions()
        options.timeout = .seconds(60)
        options.connectTimeout = .seconds(60)
        return options
    }
}

/// Returns the kind of error that a closure throws; `nil` if it throws none.
func kind<Value>(of body: () async throws -> Value) async throws -> PostgreSQLError.Kind? {
    do {
        _ = try await body()
        return nil
    } catch let error as PostgreSQLError {
        return error.kind
    }
}
#endif
