/// A collection's details with the appended resources.
///
/// A resource is `nil` if it is unknown: it was not requested, TMDb omitted it or returned an error in its place, or it
/// cannot be read. An empty resource is known.
public struct CollectionDetailsResponse: Hashable, Sendable {

    /// The collection.
    public let collection: MovieCollection
    /// The posters and backdrops.
    public let images: CollectionImages?
    /// The translations.
    public let translations: CollectionTranslationCollection?

    /// Creates a details response.
    public init(
        collection: MovieCollection, images: CollectionImages? = nil,
        translations: CollectionTranslationCollection? = nil
    ) {
        self.collection = collection
        self.images = images
        self.translations = translations
    }
}

/// The collection and the appended resources are encoded in one object, which contains the keys of both.
extension CollectionDetailsResponse: Codable {

    private enum CodingKeys: String, CodingKey {
        case images
        case translations
    }

    public init(from decoder: any Decoder) throws {
        collection = try MovieCollection(from: decoder)
        let container = try decoder.container(keyedBy: CodingKeys.self)
        images = container.decodeAppended(.images)
        translations = container.decodeAppended(.translations)
    }

    public func encode(to encoder: any Encoder) throws {
        try collection.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encodeIfPresent(images, forKey: .images)
        try container.encodeIfPresent(translations, forKey: .translations)
    }
}

/// The resources that TMDb can append to a collection's details.
///
/// Source: `GET /3/collection/{collection_id}?append_to_response=…`
public struct CollectionAppendOption: OptionSet, Hashable, Sendable {

    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The posters and backdrops: `images`.
    public static let images = CollectionAppendOption(rawValue: 1 << 0)
    /// The translations: `translations`.
    public static let translations = CollectionAppendOption(rawValue: 1 << 1)
}

extension CollectionAppendOption: AppendOption {

    /// The names of the resources in the API, in the order of the bits.
    package static let names = ["images", "translations"]
}
