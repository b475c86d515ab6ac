import Foundation

/// An image in which a person is tagged.
///
/// Source: `GET /3/person/{person_id}/tagged_images`. A page can contain an image twice.
public struct TaggedImage: Identifiable, Hashable, Sendable {

    /// The TMDb identifier, or the image's path if an older response lacks the identifier.
    public let id: String
    /// The image.
    public let image: ImageMetadata
    /// The type of image, such as `poster` or `still`.
    public let imageType: String?
    /// The media type: `movie`, `tv`, `season` or `episode`. Other lists use `tv_season` and `tv_episode`.
    public let mediaType: MediaType?
    /// The movie, TV series, season or episode that the image belongs to.
    public let media: TaggedMedia

    /// Creates a tagged image.
    public init(
        id: String, image: ImageMetadata, imageType: String? = nil, mediaType: MediaType? = nil, media: TaggedMedia
    ) {
        self.id = id
        self.image = image
        self.imageType = imageType
        self.mediaType = mediaType
        self.media = media
    }
}

extension TaggedImage: Codable {

    private enum CodingKeys: String, CodingKey {
        case id
        case imageType = "image_type"
        case mediaType = "media_type"
        case media
    }

    /// Decodes the image's metadata from the same object as the other properties.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        let mediaType = try container.decodeIfPresent(MediaType.self, forKey: .mediaType)
        // Until 2022, TMDb returned the media type with the image and not in its title.
        let media = try container.superDecoder(forKey: .media)
        guard let kind = try media.mediaType(outerType: mediaType) else {
            throw DecodingError.dataCorruptedError(
                forKey: .mediaType, in: container, debugDescription: "The media type is missing")
        }
        let image = try ImageMetadata(from: decoder)
        self.init(
            id: try container.decodeIfPresent(String.self, forKey: .id) ?? image.filePath.absoluteString,
            image: image,
            imageType: try container.decodeIfPresent(String.self, forKey: .imageType),
            mediaType: mediaType, media: try TaggedMedia(from: media, mediaType: kind))
    }

    public func encode(to encoder: any Encoder) throws {
        try image.encode(to: encoder)
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encodeIfPresent(imageType, forKey: .imageType)
        try container.encodeIfPresent(mediaType, forKey: .mediaType)
        try container.encode(media, forKey: .media)
    }
}
