import Foundation
import MoviesDomain
import TMDb

/// Maps what movies are to be like to TMDb's filter.
struct MovieFilterMapper {

    /// - Parameter region: Where services must offer the movies, if the filter names services.
    func map(_ filter: MovieFilter, region: String) -> TMDb.DiscoverMoviesFilter {
        TMDb.DiscoverMoviesFilter(
            includesAdult: filter.includesAdult ? true : nil,
            earliestPrimaryReleaseDate: filter.years.flatMap { day(1, 1, of: $0.lowerBound) },
            latestPrimaryReleaseDate: filter.years.flatMap { day(31, 12, of: $0.upperBound) },
            minimumVoteAverage: filter.minimumVoteAverage,
            minimumVoteCount: filter.minimumVoteCount.map { Double($0) },
            minimumRuntime: filter.runtime?.lowerBound, maximumRuntime: filter.runtime?.upperBound,
            people: all(filter.people), companies: any(filter.companies), genres: all(filter.genres),
            excludedGenres: any(filter.excludedGenres), keywords: all(filter.keywords),
            originCountries: filter.originCountry.map { .all([$0]) },
            originalLanguages: filter.originalLanguage.map { .all([$0]) },
            watchProviders: any(filter.watchProviders), watchRegion: filter.watchProviders.isEmpty ? nil : region)
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

    private func all(_ values: [Int]) -> DiscoverValues<Int>? { values.isEmpty ? nil : .all(values) }

    private func any(_ values: [Int]) -> DiscoverValues<Int>? { values.isEmpty ? nil : .any(values) }

    /// A day as midnight UTC.
    private func day(_ day: Int, _ month: Int, of year: Int) -> Date? {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar.date(from: DateComponents(year: year, month: month, day: day))
    }
}
