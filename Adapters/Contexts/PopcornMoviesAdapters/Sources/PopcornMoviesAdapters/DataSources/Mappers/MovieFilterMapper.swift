import CoreDomain
import MoviesDomain
import PopcornSharedAdapters
import TMDb

/// A mapper from movie filters to TMDb filters and sort orders.
struct MovieFilterMapper {

    /// Maps a filter.
    ///
    /// - Parameters:
    ///   - filter: The criteria for discovering movies.
    ///   - region: The region of the releases, age ratings and watch offers. Ignored if the filter has none of them.
    func map(_ filter: MovieFilter, region: String) -> TMDb.DiscoverMoviesFilter {
        TMDb.DiscoverMoviesFilter(
            certification: filter.certification, minimumCertification: filter.minimumCertification,
            maximumCertification: filter.maximumCertification,
            certificationCountry: filter.hasCertification ? filter.certificationRegion ?? region : nil,
            includesAdult: filter.includesAdult ? true : nil,
            earliestPrimaryReleaseDate: DiscoverMapper.firstDay(of: filter.years, filter.firstReleaseDays),
            latestPrimaryReleaseDate: DiscoverMapper.lastDay(of: filter.years, filter.firstReleaseDays),
            region: filter.hasRegionalRelease ? region : nil, earliestReleaseDate: filter.releaseDays?.first,
            latestReleaseDate: filter.releaseDays?.last,
            releaseTypes: DiscoverMapper.any(
                filter.releaseTypes.compactMap(map).sorted { $0.rawValue < $1.rawValue }),
            minimumVoteAverage: filter.minimumVoteAverage,
            minimumVoteCount: filter.minimumVoteCount,
            minimumRuntime: filter.runtime?.lowerBound, maximumRuntime: filter.runtime?.upperBound,
            people: DiscoverMapper.all(filter.people), companies: DiscoverMapper.any(filter.companies),
            genres: DiscoverMapper.all(filter.genres),
            excludedGenres: DiscoverMapper.any(filter.excludedGenres), keywords: DiscoverMapper.all(filter.keywords),
            originCountries: filter.originCountry.map { .all([$0]) },
            originalLanguages: filter.originalLanguage.map { .all([$0]) },
            watchProviders: DiscoverMapper.any(filter.watchProviders),
            monetizationTypes: DiscoverMapper.any(filter.offerKinds),
            watchRegion: filter.hasWatchOffers ? region : nil)
    }

    private func map(_ type: MovieReleaseType) -> TMDb.ReleaseType? {
        switch type {
        case .premiere: .premiere
        case .theatricalLimited: .theatricalLimited
        case .theatrical: .theatrical
        case .digital: .digital
        case .physical: .physical
        case .television: .television
        case .unknown: nil
        }
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
