public import Foundation
internal import TMDb

/// The titles of movies, from Popcorn's SDK.
///
/// The client is in a closure, because the type must not have a stored property of an SDK's type. See the README.
public struct MigratedTitles: Sendable {

    private let title: @Sendable (Int) async throws -> String
    private let end: @Sendable () async throws -> Void

    /// Creates a source of titles.
    ///
    /// - Parameters:
    ///   - accessToken: The API read access token of a TMDb account.
    ///   - baseURL: The base URL of the API, for `popcorn standin`. Default: TMDb.
    public init(accessToken: String, baseURL: URL? = nil) throws {
        let client = try TMDbClient(credential: .accessToken(accessToken), baseURL: baseURL)
        title = { id in try await client.movies.details(forMovie: id, language: "en").title }
        end = { try await client.shutdown() }
    }

    /// Returns the title of a movie.
    public func title(ofMovie id: Int) async throws -> String {
        try await title(id)
    }

    /// Closes the connections.
    public func shutdown() async throws {
        try await end()
    }
}
