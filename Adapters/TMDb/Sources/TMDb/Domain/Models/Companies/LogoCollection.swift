public import Foundation

/// A collection of the logos of a company or network, best rated first.
///
/// Source: `GET /3/company/{company_id}/images` and `GET /3/network/{network_id}/images`.
public struct LogoCollection: Codable, Hashable, Sendable {

    /// The TMDb identifier of the company or network; `nil` if appended to a details response.
    public let id: Int?
    /// The logos.
    public let logos: [LogoMetadata]

    /// Creates a collection.
    public init(id: Int? = nil, logos: [LogoMetadata]) {
        self.id = id
        self.logos = logos
    }
}

/// A logo of a company or network, with its size and rating.
public struct LogoMetadata: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: String
    /// The path of the logo. Use ``ImagesConfiguration`` to create its URL.
    public let filePath: URL
    /// The type of the uploaded file, `.svg` or `.png`. An `.svg` logo is also available as `.png`.
    public let fileType: String?
    /// The width in pixels.
    public let width: Int
    /// The height in pixels.
    public let height: Int
    /// The width divided by the height.
    public let aspectRatio: Double?
    /// The average user rating.
    public let voteAverage: Double?
    /// The number of user ratings.
    public let voteCount: Int?

    /// Creates logo metadata.
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

    private enum CodingKeys: String, KeysWithDefaults {
        static let defaulted: [Self] = [.width, .height]

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
