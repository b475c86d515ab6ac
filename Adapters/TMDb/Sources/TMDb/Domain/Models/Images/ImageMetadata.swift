public import Foundation

/// An image, with its size, language and rating.
public struct ImageMetadata: Codable, Hashable, Sendable {

    /// The path of the image. Use ``ImagesConfiguration`` to create its URL.
    public let filePath: URL
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The width divided by the height.
    public let aspectRatio: Double?
    /// The language of the text in the image, as an ISO 639-1 code; `nil` for an image without text.
    public let languageCode: String?
    /// The region that the image is for, as an ISO 3166-1 code.
    public let regionCode: String?
    /// The average user rating.
    public let voteAverage: Double?
    /// The number of user ratings.
    public let voteCount: Int?

    /// Creates image metadata.
    public init(
        filePath: URL, width: Int, height: Int, aspectRatio: Double? = nil, languageCode: String? = nil,
        regionCode: String? = nil, voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.filePath = filePath
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.width, .height]

        case filePath = "file_path"
        case width
        case height
        case aspectRatio = "aspect_ratio"
        case languageCode = "iso_639_1"
        case regionCode = "iso_3166_1"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}
