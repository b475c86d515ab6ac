import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// Maps movie filters to TMDb filters and sort orders.
struct MovieFilterMapper {

    /// Maps a filter.
    ///
    /// - Parameters:
    ///   - filter: The criteria for discovering movies.
    ///   - region: The region of the watch providers. Ignored if the filter contains no watch providers.
    func map(_ filter: MovieFilter, region: String) -> TMDb.DiscoverMoviesFilter {
        TMDb.DiscoverMoviesFilter(
            includesAdult: filter.includesAdult ? true : nil,
            earliestPrimaryReleaseDate: DiscoverMapper.firstDay(of: filter.years),
            latestPrimaryReleaseDate: DiscoverMapper.lastDay(of: filter.years),
            minimumVoteAverage: filter.minimumVoteAverage,
            minimumVoteCount: filter.minimumVoteCount,
            minimumRuntime: filter.runtime?.lowerBound, maximumRuntime: filter.runtime?.upperBound,
            people: DiscoverMapper.all(filter.people), companies: DiscoverMapper.any(filter.companies),
            genres: DiscoverMapper.all(filter.genres),
            excludedGenres: DiscoverMapper.any(filter.excludedGenres), keywords: DiscoverMapper.all(filter.keywords),
            originCountries: filter.originCountry.map { .all([$0]) },
            originalLanguages: filter.originalLanguage.map { .all([$0]) },
            watchProviders: DiscoverMapper.any(filter.watchProviders),
            watchRegion: filter.isRegional ? region : nil)
    }

    func map(_ order: MovieOrder) -> TMDb.DiscoverMoviesSort {
        switch order {
        case .popularity: .popularityDescending
        case .rating: .voteAverageDescending
        case .votes: .voteCountDescending
        case .newest: .primaryReleaseDateDescending
        case .oldest: .primaryReleaseDateAscending
        case .revenue: .revenueDescending
        case .title: .titleAscending
        }
    }
}
