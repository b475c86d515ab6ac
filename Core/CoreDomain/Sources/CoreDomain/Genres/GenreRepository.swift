/// Gets the genres that titles can have from TMDb. Implemented by an adapter.
public protocol GenreRemoteDataSource: Sendable {

    /// The genres of titles of a kind, by one request.
    ///
    /// - Throws: ``PopcornError``.
    func genres(of kind: TitleKind, locale: ContentLocale) async throws(PopcornError) -> [Genre]
}

/// Gives the genres that titles can have, from the cache or from TMDb.
public protocol GenreRepository: Sendable {

    /// The genres of titles of a kind, in TMDb's order.
    ///
    /// - Throws: ``PopcornError``.
    func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]>
}
