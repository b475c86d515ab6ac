package import CoreDomain
package import Foundation
package import TMDb

/// A remote data source of the changes on TMDb.
package struct TMDbChangeFeedRemoteDataSource: ChangeFeedRemoteDataSource {

    private let changeService: any ChangeService

    /// Creates a data source that uses a TMDb change service.
    package init(changeService: any ChangeService) {
        self.changeService = changeService
    }

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
