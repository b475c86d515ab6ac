/// A client that knows one movie.
public final class TMDbClient: Sendable {

    /// The service for movies.
    public let movies: any MovieService = OneMovie()

    /// Creates a client. The key is not used.
    public init(apiKey: String) {}
}

/// A service for movies.
public protocol MovieService: Sendable {

    /// Returns a movie.
    func details(forMovie movieID: Movie.ID, language: String?) async throws(TMDbError) -> Movie
}

/// A movie.
public struct Movie: Identifiable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The title.
    public let title: String

    /// Creates a movie.
    public init(id: Int, title: String) {
        self.id = id
        self.title = title
    }
}

/// An error of the client.
public enum TMDbError: Error {
    /// The movie does not exist.
    case notFound
}

private struct OneMovie: MovieService {

    func details(forMovie movieID: Movie.ID, language: String?) async throws(TMDbError) -> Movie {
        guard movieID == 550 else { throw .notFound }
        return Movie(id: 550, title: "Fight Club")
    }
}
