import CoreDomain
import Foundation
import PopcornSharedAdapters
import TMDb
import TMDbTesting
import Testing

@Suite struct TMDbChangeFeedRemoteDataSourceTests {

    private let tmdb = TMDbMock()
    private let day = Date(timeIntervalSince1970: 1_800_000_000)

    private var source: TMDbChangeFeedRemoteDataSource {
        TMDbChangeFeedRemoteDataSource(changeService: tmdb.client.changes)
    }

    @Test(arguments: [
        (ContentKind.movie, "changes-movie-list"), (.tvSeries, "changes-tv-list"), (.person, "changes-people-list"),
    ])
    func `each kind has its own changes of a day`(kind: ContentKind, operationID: String) async throws {
        let list = ChangedIDPageableList(
            page: 2, results: [ChangedID(id: 7), ChangedID(id: 5)], totalPages: 5, totalResults: 402)
        tmdb.respond(to: operationID, with: list)
        let page = try await source.changes(of: kind, on: day, page: 2)
        #expect(page == ChangePage(ids: [7, 5], pageCount: 5))
        let query = ["start_date": "2027-01-15", "end_date": "2027-01-15", "page": "2"]
        #expect(tmdb.calls(to: operationID).map(\.query) == [query])
    }

    @Test
    func `the error names the changes`() async {
        tmdb.fail("changes-tv-list", with: TMDbError(.serverFailure))
        let error = await #expect(throws: PopcornError.self) {
            try await source.changes(of: .tvSeries, on: day, page: 1)
        }
        #expect(error?.kind == .unavailable)
        #expect(error?.message.contains("changes of series") == true)
    }

    @Test(arguments: [ContentKind.collection, .tvSeason, .tvEpisode])
    func `other kinds have no changes`(kind: ContentKind) async {
        let error = await #expect(throws: PopcornError.self) { try await source.changes(of: kind, on: day, page: 1) }
        #expect(error?.kind == .notFound)
    }
}
