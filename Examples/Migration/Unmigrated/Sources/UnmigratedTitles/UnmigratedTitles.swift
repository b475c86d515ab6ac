internal import TMDb

/// The titles of movies, from the other SDK.
///
/// The client is in a closure, because the type must not have a stored property of an SDK's type. See the README.
public struct UnmigratedTitles: Sendable {

    private let title: @Sendable (Int) async throws -> String

    /// Creates a source of titles.
    public init(apiKey: String) {
        let client = TMDbClient(apiKey: apiKey)
        title = { id in try await client.movies.details(forMovie: id, language: "en").title }
    }

    /// Returns the title of a movie.
    public func title(ofMovie id: Int) async throws -> String {
        try await title(id)
    }
}
