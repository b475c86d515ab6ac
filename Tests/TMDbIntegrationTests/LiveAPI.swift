import Foundation
import TMDb
import Testing

/// TMDb itself, which is asked only if `TMDB_ACCESS_TOKEN` is set in the environment.
///
/// A suite checks the same facts of the stand-in and of TMDb, so they are few and do not change, and nothing is written.
enum LiveAPI {

    /// The access token; an empty one is none.
    fileprivate static var accessToken: String? {
        ProcessInfo.processInfo.environment["TMDB_ACCESS_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    }

    fileprivate static var isAllowed: Bool { accessToken != nil }
}

extension Trait where Self == ConditionTrait {

    /// Skips a test that asks TMDb itself, unless there is an access token.
    static var live: Self {
        .enabled(if: LiveAPI.isAllowed, "TMDb itself is asked only if TMDB_ACCESS_TOKEN is set.")
    }
}

/// Runs work with a client of TMDb itself.
func withLiveAPI<Result>(_ work: (TMDbClient) async throws -> Result) async throws -> Result {
    guard let accessToken = LiveAPI.accessToken else { throw MissingAccessToken() }
    let client = try TMDbClient(accessToken: accessToken)
    let outcome: Swift.Result<Result, any Error>
    do {
        outcome = .success(try await work(client))
    } catch {
        outcome = .failure(error)
    }
    try await client.shutdown()
    return try outcome.get()
}

private struct MissingAccessToken: Error {}
