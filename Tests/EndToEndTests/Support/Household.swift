import Foundation
import TMDbStandIn

/// A folder for the databases and a stand-in server, for one test.
struct Household {

    /// The credential, which must never be printed.
    static let secret = "s3cret-t0ken-of-the-tests"

    let home: URL
    let server: StandInServer

    var cache: URL { home.appending(path: "cache.sqlite") }
    var library: URL { home.appending(path: "library.sqlite") }

    /// Runs a closure with a new folder and a new stand-in server, and removes both afterwards.
    ///
    /// - Parameter recordings: The recordings that the server returns. Default: the sample catalogue.
    static func with<Result>(
        configuration: StandInServer.Configuration = .init(), recordings: Recordings? = nil,
        _ work: (Household) async throws -> Result
    ) async throws -> Result {
        let home = FileManager.default.temporaryDirectory.appending(path: "popcorn-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: home) }
        return try await StandInServer.run(
            recordings: try recordings ?? .sampleCatalogue, catalogue: GeneratedCatalogue(),
            configuration: configuration
        ) { server in
            try await work(Household(home: home, server: server))
        }
    }

    var environment: [String: String] {
        [
            "POPCORN_HOME": home.path(percentEncoded: false),
            "TMDB_BASE_URL": server.baseURL.absoluteString,
            "TMDB_EXPORTS_URL": server.exportsBaseURL.absoluteString,
            "TMDB_ACCESS_TOKEN": Self.secret,
        ]
    }

    /// Runs `popcorn` with the arguments in this household.
    func popcorn(
        _ arguments: String..., with changes: [String: String?] = [:]
    ) async throws -> PopcornProcess.Outcome {
        try await popcorn(arguments, with: changes)
    }

    /// Runs `popcorn` with the arguments in this household, and interrupts it after a closure has completed.
    func interrupt(
        _ arguments: String..., after work: () async throws -> Void
    ) async throws -> PopcornProcess.Outcome {
        try await PopcornProcess.interrupt(arguments, environment: environment, after: work)
    }

    /// Runs `popcorn` with the arguments in this household.
    func popcorn(
        _ arguments: [String], with changes: [String: String?] = [:]
    ) async throws -> PopcornProcess.Outcome {
        var environment = environment
        for (name, value) in changes {
            environment[name] = value
        }
        return try await PopcornProcess.run(arguments, environment: environment)
    }
}
