import Caching
import MoviesDomain
import Persistence

/// Keeps movies in the languages that they were asked for in.
protocol MovieLocalDataSource: Sendable {

    /// A movie with some of its parts, all as of one moment, or `nil` where none is kept.
    func movie(
        withID id: Int, language: String, including parts: MovieParts
    ) async throws(DatabaseError) -> Cached<MovieRecord>?

    /// A movie's highlights, all as of one moment, or `nil` where no movie is kept.
    func highlights(
        ofMovieWithID id: Int, language: String, regions: [String]
    ) async throws(DatabaseError) -> Cached<MovieHighlights>?

    /// Keeps a movie with all its parts, in place of what was kept of it in the language.
    func store(_ record: Cached<MovieRecord>, language: String) async throws(DatabaseError)
}
