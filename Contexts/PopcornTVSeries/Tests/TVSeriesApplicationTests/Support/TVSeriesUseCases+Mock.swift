import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import TVSeriesApplication
import TVSeriesDomain

extension TVSeriesUseCases {

    /// Creates use cases that read all content of the context from a mock.
    init(
        _ mock: TVSeriesRepositoryMock,
        lists: TVSeriesListRepositoryMock = TVSeriesListRepositoryMock(.failure(PopcornError(.notFound, ""))),
        watchlist: WatchlistRepositoryMock = WatchlistRepositoryMock(), builder: UseCaseBuilder
    ) {
        self.init(
            repository: mock, seasons: mock, episodes: mock, groups: mock, lists: lists,
            reviews: ReviewRepositoryMock(), genres: GenreRepositoryMock(), watchlist: watchlist, builder: builder)
    }
}
