/// The translations of a movie.
///
/// Source: `GET /3/movie/{movie_id}/translations`.
public struct MovieTranslationCollection: Codable, Hashable, Sendable {

    /// TMDb's identifier of the movie; absent where the resource came appended to details.
    public let id: Int?
    /// The translations.
    public let translations: [MovieTranslation]

    /// Creates a collection.
    public init(id: Int? = nil, translations: [MovieTranslation]) {
        self.id = id
        self.translations = translations
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case translations
    }
}
