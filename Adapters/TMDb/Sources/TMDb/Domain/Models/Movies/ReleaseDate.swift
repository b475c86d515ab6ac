public import Foundation

/// A release of a movie in a country.
public struct ReleaseDate: Codable, Hashable, Sendable {

    /// The day of the release, as midnight UTC; `nil` if TMDb's date cannot be read.
    public let releaseDate: Date?
    /// The type of release.
    public let type: ReleaseType
    /// The age rating in the country's rating system; empty if unknown.
    public let certification: String?
    /// The language of the release, an ISO 639-1 code; may be empty.
    public let languageCode: String?
    /// The note, such as the name of a festival; may be empty.
    public let note: String?
    /// The content descriptors of the rating, such as `violence`.
    public let descriptors: [String]?

    /// Creates a release.
    public init(
        releaseDate: Date?, type: ReleaseType, certification: String? = nil, languageCode: String? = nil,
        note: String? = nil, descriptors: [String]? = nil
    ) {
        self.releaseDate = releaseDate
        self.type = type
        self.certification = certification
        self.languageCode = languageCode
        self.note = note
        self.descriptors = descriptors
    }

    private enum CodingKeys: String, CodingKey {
        case releaseDate = "release_date"
        case type
        case certification
        case languageCode = "iso_639_1"
        case note
        case descriptors
    }
}
