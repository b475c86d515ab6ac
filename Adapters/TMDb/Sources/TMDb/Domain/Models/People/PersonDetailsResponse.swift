/// A person with what was appended to the details.
///
/// A resource is `nil` if it was not asked for, or if TMDb did not send it.
public struct PersonDetailsResponse: Codable, Hashable, Sendable {

    /// The person.
    public let person: Person
    /// What the person did on movies.
    public let movieCredits: PersonMovieCredits?
    /// What the person did on TV series.
    public let tvCredits: PersonTVCredits?
    /// What the person did on movies and TV series.
    public let combinedCredits: PersonCombinedCredits?
    /// Portraits.
    public let images: PersonImageCollection?
    /// The first page of images in which the person is tagged.
    public let taggedImages: TaggedImagePageableList?
    /// The translations.
    public let translations: PersonTranslationCollection?
    /// Identifiers elsewhere.
    public let externalIDs: ExternalIDs?
    /// What changed lately.
    public let changes: ChangeCollection?

    /// Creates a response.
    public init(
        person: Person, movieCredits: PersonMovieCredits? = nil, tvCredits: PersonTVCredits? = nil,
        combinedCredits: PersonCombinedCredits? = nil, images: PersonImageCollection? = nil,
        taggedImages: TaggedImagePageableList? = nil, translations: PersonTranslationCollection? = nil,
        externalIDs: ExternalIDs? = nil, changes: ChangeCollection? = nil
    ) {
        self.person = person
        self.movieCredits = movieCredits
        self.tvCredits = tvCredits
        self.combinedCredits = combinedCredits
        self.images = images
        self.taggedImages = taggedImages
        self.translations = translations
        self.externalIDs = externalIDs
        self.changes = changes
    }

    private enum CodingKeys: String, CodingKey {
        case movieCredits = "movie_credits"
        case tvCredits = "tv_credits"
        case combinedCredits = "combined_credits"
        case images
        case taggedImages = "tagged_images"
        case translations
        case externalIDs = "external_ids"
        case changes
    }

    /// Reads the person and the appended resources from one object, which holds the keys of both.
    public init(from decoder: any Decoder) throws {
        person = try Person(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        movieCredits = try container.decodeIfPresent(PersonMovieCredits.self, forKey: .movieCredits)
        tvCredits = try container.decodeIfPresent(PersonTVCredits.self, forKey: .tvCredits)
        combinedCredits = try container.decodeIfPresent(PersonCombinedCredits.self, forKey: .combinedCredits)
        images = try container.decodeIfPresent(PersonImageCollection.self, forKey: .images)
        taggedImages = try container.decodeIfPresent(TaggedImagePageableList.self, forKey: .taggedImages)
        translations = try container.decodeIfPresent(PersonTranslationCollection.self, forKey: .translations)
        externalIDs = try container.decodeIfPresent(ExternalIDs.self, forKey: .externalIDs)
        changes = try container.decodeIfPresent(ChangeCollection.self, forKey: .changes)
    }

    /// Writes the person and the appended resources into one object.
    public func encode(to encoder: any Encoder) throws {
        try person.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(movieCredits, forKey: .movieCredits)
        try container.encodeIfPresent(tvCredits, forKey: .tvCredits)
        try container.encodeIfPresent(combinedCredits, forKey: .combinedCredits)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(taggedImages, forKey: .taggedImages)
        try container.encodeIfPresent(translations, forKey: .translations)
        try container.encodeIfPresent(externalIDs, forKey: .externalIDs)
        try container.encodeIfPresent(changes, forKey: .changes)
    }
}
