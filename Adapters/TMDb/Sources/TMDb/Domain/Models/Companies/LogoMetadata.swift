public import Foundation

/// A logo of a company or a network, with its size and rating.
public struct LogoMetadata: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: String
    /// The path of the logo; ``ImagesConfiguration`` makes it a URL.
    public let filePath: URL
    /// The kind of file that was uploaded, `.svg` or `.png`. A logo of kind `.svg` is there as `.png` too.
    public let fileType: String?
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The width divided by the height.
    public let aspectRatio: Double?
    /// The average of the users' ratings.
    public let voteAverage: Double?
    /// The number of the users' ratings.
    public let voteCount: Int?

    /// Creates a logo's metadata.
    public init(
        id: String, filePath: URL, fileType: String? = nil, width: Int, height: Int, aspectRatio: Double? = nil,
        voteAverage: Double? = nil, voteCount: Int? = nil
    ) {
        self.id = id
        self.filePath = filePath
        self.fileType = fileType
        self.width = width
        self.height = height
        self.aspectRatio = aspectRatio
        self.voteAverage = voteAverage
        self.voteCount = voteCount
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case filePath = "file_path"
        case fileType = "file_type"
        case width
        case height
        case aspectRatio = "aspect_ratio"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }
}
