public import Foundation

/// One release of a movie in one region.
public struct MovieRelease: Codable, Hashable, Sendable {
    /// An ISO 3166-1 alpha-2 code.
    public let region: String
    /// The age rating in the region's own scheme, such as `12A`; `nil` if the release has none.
    public let certification: String?
    /// When the release was.
    public let releaseDate: Date
    /// The kind of release.
    public let type: MovieReleaseType
    /// A remark, such as the name of a festival.
    public let note: String?
    /// The language of the release, an ISO 639-1 code.
    public let languageCode: String?
    /// What the rating board warns of.
    public let descriptors: [String]

    /// Creates a release.
    public init(
        region: String, certification: String? = nil, releaseDate: Date, type: MovieReleaseType,
        note: String? = nil, languageCode: String? = nil, descriptors: [String] = []
    ) {
        self.region = region
        self.certification = certification
        self.releaseDate = releaseDate
        self.type = type
        self.note = note
        self.languageCode = languageCode
        self.descriptors = descriptors
    }
}

extension [MovieRelease] {
    /// Those that have an age rating, by region, and within a region in TMDb's order.
    public var rated: [MovieRelease] {
        let rated = filter { $0.certification?.isEmpty == false }.enumerated()
        return rated.sorted { ($0.element.region, $0.offset) < ($1.element.region, $1.offset) }.map(\.element)
    }

    /// The age rating that holds in the first of the regions to have one.
    ///
    /// If a region rated several releases, a release in cinemas counts before any other.
    public func certification(in regions: [String]) -> String? {
        for region in regions {
            let rated = filter { $0.region == region && $0.certification?.isEmpty == false }
            if let release = rated.first(where: \.type.isTheatrical) ?? rated.first {
                return release.certification
            }
        }
        return nil
    }
}
