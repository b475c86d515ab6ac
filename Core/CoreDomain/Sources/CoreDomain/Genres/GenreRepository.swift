/// A data source that fetches genres from TMDb. Implemented by an adapter.
public protocol GenreRemoteDataSource: Sendable {

    /// Fetches the genres of a kind of title with one request.
    ///
    /// - Throws: ``PopcornError``.
    func genres(of kind: TitleKind, locale: ContentLocale) async throws(PopcornError) -> [Genre]
}

/// A repository of genres, backed by the cache and TMDb.
public protocol GenreRepository: Sendable {

    /// Returns the genres of a kind of title, in TMDb's order. A genre without a name in the language has the name in a
    /// fallback language or in English.
    ///
    /// - Throws: ``PopcornError``.
    func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]>
}
