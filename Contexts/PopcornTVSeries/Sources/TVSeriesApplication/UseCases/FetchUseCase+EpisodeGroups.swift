public import CoreApplication
public import CoreDomain
public import TVSeriesDomain

extension FetchUseCase where Request == TVEpisodeGroup.ID {

    /// Fetches the value for an episode group.
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the group.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        groupID id: String, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }
}
