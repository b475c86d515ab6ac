package import CoreDomain
package import PopcornCaching
package import PopcornPersistence

/// A repository of the genres of movies and series, backed by the cache and TMDb.
///
/// Genres rarely change, so they are fresh for `FreshnessPolicy.settledTimeToLive`. Default: 1 week. The list of each
/// language is cached as TMDb sent it. Only if it lacks names, the lists of the fallback languages are read too.
package struct DefaultGenreRepository: GenreRepository {

    private let remote: any GenreRemoteDataSource
    private let reader: CachedReader<AggregateStore<GenreListMapper>>
    /// The locales whose lists name the genres that have no name in the requested language.
    private let fallbackLocales: [ContentLocale]

    /// Creates a repository on a cache database that was opened with ``PopcornPersistence/Schema/core``.
    ///
    /// - Parameter fallback: The languages of missing names, before English. Default: only English.
    package init(
        remote: any GenreRemoteDataSource, fallback: TextFallback = .off, database: any EntityDatabase,
        environment: CachingEnvironment
    ) {
        self.remote = remote
        fallbackLocales = fallback.languages.compactMap { try? ContentLocale(language: $0) } + [.americanEnglish]
        reader = CachedReader(
            "genre_list", store: AggregateStore(GenreListMapper(), in: database), environment: environment
        ) { _, _ in .settled }
    }

    /// The maintenance that deletes old genre lists from the cache.
    package var maintenance: any CacheMaintaining { reader.store }

    package func genres(
        of kind: TitleKind, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<[Genre]> {
        let list = try await list(of: kind, locale: locale, policy)
        var genres = list.value
        for other in fallbackLocales where genres.lackNames && other.language != locale.language {
            let names = try? await self.list(
                of: kind, locale: other, policy == .refresh ? .cacheFirst : policy, isFallback: true)
            genres = genres.named(by: names?.value ?? [])
        }
        return list.map { _ in genres }
    }

    /// Returns the genres as TMDb sent them.
    ///
    /// - Parameter isFallback: Whether a failure of the last request is thrown again while the list backs off.
    private func list(
        of kind: TitleKind, locale: ContentLocale, _ policy: ReadPolicy, isFallback: Bool = false
    ) async throws(PopcornError) -> Sourced<[Genre]> {
        let key = CoreGenreListEntity.Key(kind, language: locale.language)
        return try await reader.read(
            key, policy, including: .none, failsFastDuringBackoff: isFallback
        ) { [remote] _, _ throws(PopcornError) in
            try await remote.genres(of: kind, locale: locale)
        }
    }
}
