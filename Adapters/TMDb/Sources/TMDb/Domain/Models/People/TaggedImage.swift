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

/// A movie, TV series, season or episode that a tagged image belongs to.
public enum TaggedMedia: Hashable, Sendable {
    /// A movie.
    case movie(MovieListItem)
    /// A TV series.
    case tvSeries(TVSeriesListItem)
    /// A season of a TV series.
    case tvSeason(TVSeason)
    /// An episode of a TV series.
    case tvEpisode(TVEpisode)
}

extension TaggedMedia: Codable {

    /// Decodes the case that `media_type` specifies.
    public init(from decoder: any Decoder) throws {
        try self.init(from: decoder, mediaType: decoder.mediaType())
    }

    init(from decoder: any Decoder, mediaType: MediaType) throws {
        switch mediaType {
        case .movie: self = .movie(try MovieListItem(from: decoder))
        case .tvSeries: self = .tvSeries(try TVSeriesListItem(from: decoder))
        case .tvSeason, .taggedSeason: self = .tvSeason(try TVSeason(from: decoder))
        case .tvEpisode, .taggedEpisode: self = .tvEpisode(try TVEpisode(from: decoder))
        case let other: throw UnknownMediaType(mediaType: other)
        }
    }

    public func encode(to encoder: any Encoder) throws {
        switch self {
        case .movie(let movie): try encoder.encode(movie, as: .movie)
        case .tvSeries(let series): try encoder.encode(series, as: .tvSeries)
        case .tvSeason(let season): try encoder.encode(season, as: .tvSeason)
        case .tvEpisode(let episode): try encoder.encode(episode, as: .tvEpisode)
        }
    }
}

/// The media types that the list of tagged images uses instead of `tv_season` and `tv_episode`.
extension MediaType {
    fileprivate static let taggedSeason = MediaType(rawValue: "season")
    fileprivate static let taggedEpisode = MediaType(rawValue: "episode")
}
