import Foundation
import TMDb
import Testing

/// The real TMDb API, which is used only if `TMDB_ACCESS_TOKEN` is set in the environment.
///
/// A suite runs the same checks against the stand-in and TMDb. They are limited to a few stable facts and never write.
enum LiveAPI {

    /// The access token; `nil` if it is missing or empty.
    fileprivate static var accessToken: String? {
        ProcessInfo.processInfo.environment["TMDB_ACCESS_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
    }

    fileprivate static var isAllowed: Bool { accessToken != nil }
}

extension Trait where Self == ConditionTrait {

    /// A trait that skips a test of the real TMDb API if the access token is missing.
    static var live: Self {
        .enabled(if: LiveAPI.isAllowed, "Set TMDB_ACCESS_TOKEN to test the real TMDb API.")
    }
}

/// Runs work with a client of the real TMDb API.
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
