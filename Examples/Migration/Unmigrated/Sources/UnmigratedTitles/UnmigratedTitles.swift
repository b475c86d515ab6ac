import TMDb

/// The titles of movies, from the other SDK.
public struct UnmigratedTitles: Sendable {

    private let client: TMDbClient

    /// Creates a source of titles.
    public init(apiKey: String) {
        client = TMDbClient(apiKey: apiKey)
    }

    /// Returns the title of a movie.
    public func title(ofMovie id: Int) async throws -> String {
        try await client.movies.details(forMovie: id, language: "en").title
    }
}
