import CoreDomain
import CoreDomainTestHelpers
import TVSeriesDomain
import TVSeriesDomainTestHelpers

/// Gives prepared answers and remembers what it was asked.
struct RemoteDataSourceStub: TVSeriesRemoteDataSource {

    let series = PortDouble<Int, TVSeriesRecord>(.success(.mock()))
    let seasons = PortDouble<TVSeasonID, TVSeasonRecord>(.success(.mock()))
    let episodes = PortDouble<TVEpisodeID, TVEpisodeRecord>(.success(.mock()))

    var requestCount: Int { series.questions.count + seasons.questions.count + episodes.questions.count }

    func series(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesRecord {
        try series.ask(id)
    }

    func season(_ id: TVSeasonID, locale: ContentLocale) async throws(PopcornError) -> TVSeasonRecord {
        try seasons.ask(id)
    }

    func episode(_ id: TVEpisodeID, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeRecord {
        try episodes.ask(id)
    }
}
