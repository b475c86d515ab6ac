/// A service for movie collections.
///
/// If `language` is `nil`, the client's default language is used, except where noted. Every method throws
/// ``TMDbError``.
public protocol CollectionService: TMDbService {}

extension CollectionService {

    /// Returns the details of a collection with its movies.
    ///
    /// `GET /3/collection/{collection_id}`
    public func details(
        forCollection id: MovieCollection.ID, language: String? = nil
    ) async throws(TMDbError) -> MovieCollection {
        try await send(Endpoint("collection-details", path: path(id), query: [.language(language)]))
    }

    /// Returns the details of a collection with its movies, together with other resources, in one request.
    ///
    /// `GET /3/collection/{collection_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the collection.
    ///   - options: The resources to append.
    ///   - language: The language of the response. Appended images are limited to it. Default: the client's.
    ///   - includeImageLanguage: Additional languages of appended images, as language codes without a region; `null`
    ///     includes images without text.
    public func details(
        forCollection id: MovieCollection.ID, appending options: CollectionAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> CollectionDetailsResponse {
        try await send(
            Endpoint(
                "collection-details", path: path(id),
                query: [.language(language), .includeImageLanguage(includeImageLanguage), .appendToResponse(options)]))
    }

    /// Returns the images of a collection.
    ///
    /// `GET /3/collection/{collection_id}/images`
    ///
    /// - Parameters:
    ///   - id: The TMDb identifier of the collection.
    ///   - language: The language to limit the images to. If `nil`, images in all languages are returned, regardless of
    ///     the client's default language.
    ///   - includeImageLanguage: Additional languages, as language codes without a region; `null` includes images
    ///     without text.
    public func images(
        forCollection id: MovieCollection.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> CollectionImages {
        try await send(
            Endpoint(
                "collection-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// Returns the translations of a collection.
    ///
    /// `GET /3/collection/{collection_id}/translations`
    public func translations(
        forCollection id: MovieCollection.ID
    ) async throws(TMDbError) -> CollectionTranslationCollection {
        try await send(Endpoint("collection-translations", path: path(id, "translations")))
    }

    private func path(_ id: MovieCollection.ID, _ resource: PathSegment...) -> [PathSegment] {
        ["collection", .id(id, "collection_id")] + resource
    }
}
