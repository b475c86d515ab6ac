import CoreDomain
import CoreDomainTestHelpers
import TVSeriesDomain
import TVSeriesDomainTestHelpers

/// A stub that returns prepared results and records the requested identifiers.
struct RemoteDataSourceStub: TVSeriesRemoteDataSource {

    let series = PortDouble<Int, TVSeriesWithParts>(.success(.mock()))
    let seasons = PortDouble<TVSeasonLocator, TVSeasonWithParts>(.success(.mock()))
    let episodes = PortDouble<TVEpisodeLocator, TVEpisodeWithParts>(.success(.mock()))

    var requestCount: Int { series.calls.count + seasons.calls.count + episodes.calls.count }

    func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts {
        try series.call(id)
    }

    func season(_ id: TVSeasonLocator, locale: ContentLocale) async throws(PopcornError) -> TVSeasonWithParts {
        try seasons.call(id)
    }

    func episode(_ id: TVEpisodeLocator, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeWithParts {
        try episodes.call(id)
    }
}
