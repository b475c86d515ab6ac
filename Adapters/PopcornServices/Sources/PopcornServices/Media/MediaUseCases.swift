public import CoreApplication
public import CoreDomain

/// Searches for movies, series and people by words of the title or name, in one list.
public typealias SearchMediaUseCase = FetchListUseCase<MediaSearch, MediaPreviewDetails>

/// Finds what an identifier of another site belongs to: movies, series, people, seasons and episodes.
///
/// ```swift
/// let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
/// ```
///
/// What TMDb does not know by the identifier is an error of kind
/// ``/CoreDomain/PopcornError/Kind-swift.enum/notFound``.
public typealias FindByExternalIDUseCase = FetchUseCase<ExternalID, ExternalIDMatches>

/// What a service can do across movies, series and people. A test puts doubles in the place of those it is about.
public struct MediaUseCases: Sendable {
    /// Searches for movies, series and people in one list.
    public var searchMedia: SearchMediaUseCase
    /// Finds what an identifier of another site belongs to.
    public var findByExternalID: FindByExternalIDUseCase

    /// Use cases, or doubles of them.
    public init(searchMedia: SearchMediaUseCase, findByExternalID: FindByExternalIDUseCase) {
        self.searchMedia = searchMedia
        self.findByExternalID = findByExternalID
    }
}

extension MediaUseCases {

    /// Use cases over repositories.
    ///
    /// - Parameter names: Gives the names of series and seasons that are cached.
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

    /// What an identifier belongs to.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - locale: The language of texts. Default: the configured one.
    ///   - policy: Where the answer may come from. Default: the cache if it is young enough, else TMDb.
    /// - Throws: ``/CoreDomain/PopcornError``.
    public func execute(
        _ id: ExternalID, locale: ContentLocale? = nil, policy: ReadPolicy = .cacheFirst
    ) async throws(PopcornError) -> Value {
        try await sourced(id, locale: locale, policy: policy).value
    }
}
