public import CoreDomain

/// A remote data source of TV series, seasons and episodes. Implemented by an adapter.
public protocol TVSeriesRemoteDataSource: Sendable {

    /// Fetches a TV series and all its parts with one request.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts.
    ///   - known: The previously fetched series, with its known seasons and episodes.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(
        withID id: Int, locale: ContentLocale, known: TVSeries?
    ) async throws(PopcornError) -> TVSeriesWithParts

    /// Fetches a TV series, all its parts and all its seasons with their episodes, with as few requests as possible.
    ///
    /// The episodes of a season that TMDb lists but does not send are `nil`.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier, greater than 0.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the series; `nil` if unknown.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func wholeSeries(
        withID id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts

    /// Fetches a season, its episodes and all its parts with one request.
    ///
    /// - Parameters:
    ///   - id: The series and the number of the season.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the series; `nil` if unknown.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(
        _ id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts

    /// Fetches an episode group with its parts and their episodes.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episodeGroup(withID id: String, locale: ContentLocale) async throws(PopcornError) -> TVEpisodeGroup

    /// Fetches an episode and all its parts with one request.
    ///
    /// - Parameters:
    ///   - id: The season and the number of the episode.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the series; `nil` if unknown.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(
        _ id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts

    /// Fetches one part of a TV series from its own endpoint.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - id: The TMDb identifier of the series.
    ///   - locale: The language of texts.
    ///   - originalLanguage: The original language of the series; `nil` if unknown.
    /// - Returns: A value of which only this part is used.
    /// - Throws: ``/CoreDomain/PopcornError``.
    func part(
        _ part: ContentPart, ofSeries id: Int, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeriesWithParts

    /// Fetches one part of a season from its own endpoint, as `part(_:ofSeries:)` does for a series.
    func part(
        _ part: ContentPart, ofSeason id: TVSeasonLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVSeasonWithParts

    /// Fetches one part of an episode from its own endpoint, as `part(_:ofSeries:)` does for a series.
    func part(
        _ part: ContentPart, ofEpisode id: TVEpisodeLocator, locale: ContentLocale, originalLanguage: String?
    ) async throws(PopcornError) -> TVEpisodeWithParts
}
