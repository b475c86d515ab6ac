/// A person's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct PersonDetailsResponse: Codable, Hashable, Sendable {

    /// The person.
    public let person: Person
    /// The movie credits.
    public let movieCredits: PersonMovieCredits?
    /// The TV series credits.
    public let tvCredits: PersonTVCredits?
    /// The movie and TV series credits.
    public let combinedCredits: PersonCombinedCredits?
    /// The profile images.
    public let images: PersonImageCollection?
    /// The first page of images in which the person is tagged.
    public let taggedImages: TaggedImagePageableList?
    /// The translations.
    public let translations: PersonTranslationCollection?
    /// The external identifiers.
    public let externalIDs: ExternalIDs?
    /// The changes in the last 24 hours.
    public let changes: ChangeCollection?
    /// The members of the response with values that cannot be read. Not encoded.
    package var unreadableMembers = UnreadableMembers()

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

    /// Decodes the person and the appended resources from one JSON object.
    public init(from decoder: any Decoder) throws {
        person = try Person(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        movieCredits = container.decodeAppended(.movieCredits)
        tvCredits = container.decodeAppended(.tvCredits)
        combinedCredits = container.decodeAppended(.combinedCredits)
        images = container.decodeAppended(.images)
        taggedImages = container.decodeAppended(.taggedImages)
        translations = container.decodeAppended(.translations)
        externalIDs = container.decodeAppended(.externalIDs)
        changes = container.decodeAppended(.changes)
        unreadableMembers = UnreadableMembers(names: OmittedValues.members)
    }

    /// Encodes the person and the appended resources into one JSON object.
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
