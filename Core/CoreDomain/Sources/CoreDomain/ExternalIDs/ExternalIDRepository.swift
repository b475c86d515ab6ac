/// Gets from TMDb what identifiers of other sites belong to. Implemented by an adapter.
public protocol ExternalIDRemoteDataSource<Match>: Sendable {
    /// What an identifier can belong to.
    associatedtype Match: Sendable

    /// All that an identifier belongs to, at least one, by one request.
    ///
    /// - Throws: ``PopcornError``, of kind `notFound` if TMDb knows nothing by the identifier.
    func matches(of id: ExternalID, locale: ContentLocale) async throws(PopcornError) -> [Match]
}

/// Gives what identifiers of other sites belong to, from the cache or from TMDb.
public protocol ExternalIDRepository<Match>: Sendable {
    /// What an identifier can belong to.
    associatedtype Match: Sendable

    /// All that an identifier belongs to, at least one.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - locale: The language of the texts.
    ///   - policy: Where the answer may come from.
    /// - Throws: ``PopcornError``, of kind `notFound` if TMDb knows nothing by the identifier.
    func matches(
        of id: ExternalID, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Match]>
}
