import CoreDomain
import CoreDomainTestHelpers
import TVSeriesDomain
import TVSeriesDomainTestHelpers

/// A stub that returns prepared results and records the requested identifiers.
struct RemoteDataSourceStub: TVSeriesRemoteDataSource {

    let series = PortDouble<Int, TVSeriesWithParts>(.success(.mock()))
    let wholeSeries = PortDouble<Int, TVSeriesWithParts>(.success(.mock()))
    let groups = PortDouble<String, TVEpisodeGroup>(.success(.mock()))
    /// The series that the data source was told to know, in the order of the requests.
    let known = PortDouble<TVSeries?, Void>(.success(()))
    let seasons = PortDouble<TVSeasonLocator, TVSeasonWithParts>(.success(.mock()))
    let episodes = PortDouble<TVEpisodeLocator, TVEpisodeWithParts>(.success(.mock()))

    var requestCount: Int {
        series.questions.count + wholeSeries.questions.count + seasons.questions.count + episodes.questions.count
    }

    func series(
        withID id: Int, locale: ContentLocale, known: TVSeries?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try self.known.ask(known)
        return try series.ask(id)
    }

    func wholeSeries(withID id: Int, locale: ContentLocale) async throws(PopcornError) -> TVSeriesWithParts {
        try wholeSeries.ask(id)
    }

    func episodeGroup(withID id: String, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeGroup {
        try groups.ask(id)
    }

    func season(_ id: TVSeasonLocator, locale: ContentLocale) async throws(PopcornError) -> TVSeasonWithParts {
        try seasons.ask(id)
    }

    func episode(_ id: TVEpisodeLocator, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeWithParts {
        try episodes.ask(id)
    }
}
