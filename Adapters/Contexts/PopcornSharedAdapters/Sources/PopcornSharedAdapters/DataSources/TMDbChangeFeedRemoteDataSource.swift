package import CoreDomain
package import Foundation
package import TMDb

/// A data source of the movies, TV series and people that changed on TMDb.
package struct TMDbChangeFeedRemoteDataSource: Sendable {

    private let changeService: any ChangeService

    /// Creates a data source that uses a TMDb change service.
    package init(changeService: any ChangeService) {
        self.changeService = changeService
    }

    /// Fetches a page of the items that changed on a day with one request.
    ///
    /// - Parameters:
    ///   - kind: The kind of the items: a movie, a TV series or a person. Other kinds have no change feed.
    ///   - day: A time on the day in UTC. TMDb has the last 14 days.
    ///   - page: The number of the page, from 1 to 500.
    /// - Throws: ``/CoreDomain/PopcornError``.
    package func changes(of kind: ContentKind, on day: Date, page: Int) async throws(PopcornError) -> ChangePage {
        try await PopcornError.tmdb("changes of \(kind.noun)") { () throws(TMDbError) in
            let response =
                switch kind {
                case .movie: try await changeService.movieChanges(from: day, to: day, page: page)
                case .tvSeries: try await changeService.tvSeriesChanges(from: day, to: day, page: page)
                case .person: try await changeService.personChanges(from: day, to: day, page: page)
                case .collection, .tvSeason, .tvEpisode: throw TMDbError(.notFound)
                }
            return ChangePage(ids: response.results.map(\.id), pageCount: response.totalPages ?? page)
        }
    }
}

/// A page of the items that changed on a day.
package struct ChangePage: Equatable, Sendable {
    /// The TMDb identifiers.
    package let ids: [Int]
    /// The number of pages of the day.
    package let pageCount: Int

    /// Creates a page.
    package init(ids: [Int], pageCount: Int) {
        self.ids = ids
        self.pageCount = pageCount
    }
}
