import CoreDomain
import PopcornSharedAdapters
import TMDb
import Testing

@Suite struct TMDbGenreRemoteDataSourceTests {

    /// A genre service that returns the genres of one kind.
    private struct Service: GenreService {

        let operationID: String
        let result: Result<GenreCollection, TMDbError>

        func send<Response: Decodable & Sendable>(
            _ endpoint: Endpoint<Response>
        ) async throws(TMDbError) -> Response {
            let genres = try result.get()
            guard "\(endpoint.operationID)" == operationID, let response = genres as? Response else {
                throw TMDbError(.notFound)
            }
            return response
        }
    }

    @Test(arguments: [(TitleKind.movie, "genre-movie-list"), (.tvSeries, "genre-tv-list")])
    func `each kind has its own genres`(kind: TitleKind, operationID: String) async throws {
        let service = Service(
            operationID: operationID,
            result: .success(
                GenreCollection(genres: [TMDb.Genre(id: 18, name: "Drama"), TMDb.Genre(id: 16, name: "A")])))
        let genres = try await TMDbGenreRemoteDataSource(genreService: service).genres(
            of: kind, locale: .americanEnglish)
        #expect(genres == [CoreDomain.Genre(id: 18, name: "Drama"), CoreDomain.Genre(id: 16, name: "A")])
    }

    @Test
    func `the error names the list`() async {
        let service = Service(operationID: "", result: .failure(TMDbError(.serverFailure)))
        let error = await #expect(throws: PopcornError.self) {
            try await TMDbGenreRemoteDataSource(genreService: service).genres(of: .tvSeries, locale: .americanEnglish)
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.message == "TMDb failed to respond for list of tv genres")
    }
}
