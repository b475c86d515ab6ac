import CoreDomain
import PopcornSharedAdapters
import TMDb
import TVSeriesDomain

/// A mapper from TV series filters to TMDb filters and sort orders.
struct TVSeriesFilterMapper {

    /// Maps a filter.
    ///
    /// - Parameters:
    ///   - filter: The criteria for discovering TV series.
    ///   - region: The region of the watch offers. Ignored if the filter has no criteria for them.
    func map(_ filter: TVSeriesFilter, region: String) -> TMDb.DiscoverTVSeriesFilter {
        TMDb.DiscoverTVSeriesFilter(
            earliestAirDate: filter.airDays?.first, latestAirDate: filter.airDays?.last,
            earliestFirstAirDate: DiscoverMapper.firstDay(of: filter.years, filter.firstAirDays),
            latestFirstAirDate: DiscoverMapper.lastDay(of: filter.years, filter.firstAirDays),
            includesAdult: filter.includesAdult ? true : nil, minimumVoteAverage: filter.minimumVoteAverage,
            minimumVoteCount: filter.minimumVoteCount,
            minimumRuntime: filter.runtime?.lowerBound, maximumRuntime: filter.runtime?.upperBound,
            statuses: DiscoverMapper.any(filter.statuses.map(map).sorted { $0.rawValue < $1.rawValue }),
            types: DiscoverMapper.any(filter.types.map(map).sorted { $0.rawValue < $1.rawValue }),
            networks: DiscoverMapper.any(filter.networks), companies: DiscoverMapper.any(filter.companies),
            genres: DiscoverMapper.all(filter.genres), excludedGenres: DiscoverMapper.any(filter.excludedGenres),
            keywords: DiscoverMapper.all(filter.keywords), originCountries: filter.originCountry.map { .all([$0]) },
            originalLanguages: filter.originalLanguage.map { .all([$0]) },
            watchProviders: DiscoverMapper.any(filter.watchProviders),
            monetizationTypes: DiscoverMapper.any(filter.offerKinds),
            watchRegion: filter.isRegional ? region : nil)
    }

    func map(_ order: TVSeriesOrder) -> TMDb.DiscoverTVSeriesSort {
        switch order {
        case .popularity: .popularityDescending
        case .rating: .voteAverageDescending
        case .votes: .voteCountDescending
        case .newest: .firstAirDateDescending
        case .oldest: .firstAirDateAscending
        case .name: .nameAscending
        }
    }

    private func map(_ status: TVSeriesFilter.Status) -> TMDb.TVSeriesStatusFilter {
        switch status {
        case .returning: .returning
        case .planned: .planned
        case .inProduction: .inProduction
        case .ended: .ended
        case .cancelled: .cancelled
        case .pilot: .pilot
        }
    }

    private func map(_ type: TVSeriesFilter.SeriesType) -> TMDb.TVSeriesTypeFilter {
        switch type {
        case .documentary: .documentary
        case .news: .news
        case .miniseries: .miniseries
        case .reality: .reality
        case .scripted: .scripted
        case .talkShow: .talkShow
        case .video: .video
        }
    }
}
