public import Foundation
import TMDb

/// The titles of movies, from Popcorn's SDK.
public struct MigratedTitles: Sendable {

    private let client: TMDbClient

    /// Creates a source of titles.
    ///
    /// - Parameters:
    ///   - accessToken: The API read access token of a TMDb account.
    ///   - baseURL: The base URL of the API, for `popcorn standin`. Default: TMDb.
    public init(accessToken: String, baseURL: URL? = nil) throws {
        client = try TMDbClient(credential: .accessToken(accessToken), baseURL: baseURL)
    }

    /// Returns the title of a movie.
    public func title(ofMovie id: Int) async throws -> String {
        try await client.movies.details(forMovie: id, language: "en").title
    }

    /// Closes the connections.
    public func shutdown() async throws {
        try await client.shutdown()
    }
}
