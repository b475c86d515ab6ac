import Caching
import CoreDomain
import MoviesDomain

@testable import MoviesInfrastructure

extension SQLiteMovieLocalDataSource {

    /// Stores a movie in a language.
    func store(_ record: Cached<MovieRecord>, language: String) async throws {
        try await store(record, for: TitleKey(.movie, id: record.value.movie.id, language: language), WritePermit())
    }

    /// Reads a movie in a language.
    func movie(
        withID id: Int, language: String, including parts: MovieParts
    ) async throws -> Cached<MovieRecord>? {
        try await movie(TitleKey(.movie, id: id, language: language), including: parts)
    }

    /// Reads a movie's highlights in a language.
    func highlights(
        ofMovieWithID id: Int, language: String, regions: [String]
    ) async throws -> Cached<MovieHighlights>? {
        try await highlights(TitleKey(.movie, id: id, language: language), regions: regions)
    }
}
