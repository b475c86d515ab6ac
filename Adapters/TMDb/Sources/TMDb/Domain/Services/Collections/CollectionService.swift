/// Collections of movies that belong together.
///
/// If a language is `nil`, the client's default language is asked for. Every method throws ``TMDbError``.
public protocol CollectionService: TMDbService {}

extension CollectionService {

    /// A collection with its movies.
    ///
    /// `GET /3/collection/{collection_id}`
    public func details(
        forCollection id: MovieCollection.ID, language: String? = nil
    ) async throws(TMDbError) -> MovieCollection {
        try await send(Endpoint("collection-details", path: path(id), query: [.language(language)]))
    }

    /// A collection with its movies and other resources, in one request.
    ///
    /// `GET /3/collection/{collection_id}?append_to_response=…`
    ///
    /// - Parameters:
    ///   - id: The collection.
    ///   - options: What to append.
    ///   - language: The language of texts. Appended images are limited to it.
    ///   - includeImageLanguage: More languages of appended images, as bare codes; `null` for images without text.
    public func details(
        forCollection id: MovieCollection.ID, appending options: CollectionAppendOption, language: String? = nil,
        includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> CollectionDetailsResponse {
        try await send(
            Endpoint(
                "collection-details", path: path(id),
                query: [.language(language), .includeImageLanguage(includeImageLanguage), .appendToResponse(options)]))
    }

    /// A collection's images.
    ///
    /// `GET /3/collection/{collection_id}/images`
    ///
    /// - Parameters:
    ///   - id: The collection.
    ///   - language: The only language of images; `nil` for all languages, whatever the client's default.
    ///   - includeImageLanguage: More languages, as bare codes; `null` for images without text.
    public func images(
        forCollection id: MovieCollection.ID, language: String? = nil, includeImageLanguage: [String]? = nil
    ) async throws(TMDbError) -> CollectionImages {
        try await send(
            Endpoint(
                "collection-images", path: path(id, "images"),
                query: [.onlyLanguage(language), .includeImageLanguage(includeImageLanguage)]))
    }

    /// A collection's translations.
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
