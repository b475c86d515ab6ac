import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import TVSeriesDomain

/// A stub that returns prepared results and records the requested identifiers.
struct RemoteDataSourceStub: TVSeriesRemoteDataSource {

    let series = PortDouble<Int, TVSeriesWithParts>(.success(.mock()))
    let wholeSeries = PortDouble<Int, TVSeriesWithParts>(.success(.mock()))
    let groups = PortDouble<String, TVEpisodeGroup>(.success(.mock()))
    /// The series that the data source was told to know, in the order of the requests.
    let known = PortDouble<TVSeries?, Void>(.success(()))
    /// The original languages that were passed for whole series, seasons and episodes, in the order of the requests.
    let originalLanguages = PortDouble<String?, Void>(.success(()))
    let seasons = PortDouble<TVSeasonLocator, TVSeasonWithParts>(.success(.mock()))
    let episodes = PortDouble<TVEpisodeLocator, TVEpisodeWithParts>(.success(.mock()))

    /// The parts that are fetched from their own endpoints.
    let parts = PortDouble<ContentPart, TVSeriesWithParts>(.success(.mock()))
    let seasonParts = PortDouble<ContentPart, TVSeasonWithParts>(.success(.mock()))
    let episodeParts = PortDouble<ContentPart, TVEpisodeWithParts>(.success(.mock()))

    var requestCount: Int {
        series.calls.count + wholeSeries.calls.count + seasons.calls.count + episodes.calls.count
    }

    func series(
        withID id: Int, locale: ContentLocale, known: TVSeries?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try self.known.call(known)
        return try series.call(id)
    }

    func wholeSeries(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try originalLanguages.call(originalLanguage)
        return try wholeSeries.call(id)
    }

    func episodeGroup(withID id: String, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeGroup {
        try groups.call(id)
    }

    func season(
        _ id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts {
        try originalLanguages.call(originalLanguage)
        return try seasons.call(id)
    }

    func episode(
        _ id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts {
        try originalLanguages.call(originalLanguage)
        return try episodes.call(id)
    }

    func part(
        _ part: ContentPart, ofSeries id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts {
        try parts.call(part)
    }

    func part(
        _ part: ContentPart, ofSeason id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts {
        try seasonParts.call(part)
    }

    func part(
        _ part: ContentPart, ofEpisode id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts {
        try episodeParts.call(part)
    }
}
