public import Foundation

/// An image of a title or a person.
public struct ContentImage: Hashable, Sendable {
    /// The path of the image.
    public let path: URL
    /// The ISO 639-1 code of the language of the text in the image; `nil` for an image without text.
    public let languageCode: String?
    /// The ISO 3166-1 alpha-2 code of the region that the image is for.
    public let regionCode: String?
    /// The width of the original image in pixels.
    public let width: Int?
    /// The height of the original image in pixels.
    public let height: Int?
    /// The average user rating, from 0 to 10.
    public let voteAverage: Double?
    /// The number of user ratings.
    public let voteCount: Int?

    /// Creates an image.
    public init(
        path: URL, languageCode: String? = nil, regionCode: String? = nil, width: Int? = nil, height: Int? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.path = path
        self.languageCode = languageCode
        self.regionCode = regionCode
        self.width = width
        self.height = height
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }
}
