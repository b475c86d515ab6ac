public import CoreDomain

/// Gives series, seasons and episodes, from the cache or from TMDb.
///
/// Each method takes what is wanted, the parts that the reader needs next to it, the language, and where the answer may
/// come from. It gives those parts, and perhaps others.
public protocol TVSeriesRepository: Sendable {

    /// A series.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts>

    /// A season, with its episodes.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts>

    /// An episode, with its crew and guest stars. One of a season that is cached costs no request, unless a part is
    /// asked for that only the episode's own answer has.
    ///
    /// - Throws: ``/CoreDomain/PopcornError``.
    func episode(
        _ id: TVEpisodeLocator, including parts: [TVEpisodePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVEpisodeWithParts>
}
