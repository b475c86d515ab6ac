public import CoreApplication
public import CoreDomain

/// Searches for movies, TV series and people by title or name, in one list.
public typealias SearchMediaUseCase = FetchListUseCase<MediaSearch, MediaPreviewDetails>

/// Finds movies, TV series, people, seasons and episodes by an external identifier, such as an IMDb ID.
///
/// ```swift
/// let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
/// ```
///
/// Throws ``/CoreDomain/PopcornError/Kind-swift.enum/notFound`` if TMDb does not know the identifier.
public typealias FindByExternalIDUseCase = FetchUseCase<ExternalID, ExternalIDMatches>

/// The use cases across movies, TV series and people. Tests can replace them with doubles.
public struct MediaUseCases: Sendable {
    /// Searches for movies, TV series and people in one list.
    public var searchMedia: SearchMediaUseCase
    /// Finds movies, TV series, people, seasons and episodes by an external identifier.
    public var findByExternalID: FindByExternalIDUseCase

    /// Creates a set of use cases. Tests can pass doubles.
    public init(searchMedia: SearchMediaUseCase, findByExternalID: FindByExternalIDUseCase) {
        self.searchMedia = searchMedia
        self.findByExternalID = findByExternalID
    }
}

extension MediaUseCases {

    /// Creates the use cases from repositories.
    ///
    /// - Parameter names: The lookup of cached series and season names.
    init(
        lists: any ListRepository<MediaList, MediaPreview>,
        externalIDs: any ExternalIDRepository<ExternalIDMatch>, names: CachedSeriesNames, builder: UseCaseBuilder
    ) {
        self.init(
            searchMedia: builder.list("SearchMedia", in: lists, MediaList.search) {
                MediaDetailsMapper(imagesConfiguration: $1).map($0)
            },
            findByExternalID: builder.fetch("FindByExternalID") { id, locale, policy async throws(PopcornError) in
                let matches = try await externalIDs.matches(of: id, locale: locale, policy: policy)
                let named = await names.addNames(to: matches.value, locale: locale)
                return matches.map { _ in named }
            } present: { matches, _, images in
                MediaDetailsMapper(imagesConfiguration: images).map(matches)
            })
    }
}

extension FetchUseCase where Request == ExternalID {

    /// Fetches the items that an external identifier refers to.
    ///
    /// - Parameters:
    ///   - id: The external identifier.
    ///   - locale: The language of texts. Default: the configured locale.
    ///   - policy: Whether to read from the cache, from TMDb, or both. Default: ``/CoreDomain/ReadPolicy/cacheFirst``.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ id: ExternalID, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }
}
