public import CoreDomain
public import Foundation

/// A release of a movie in a region.
public struct MovieRelease: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The age rating in the region's own scheme, such as `12A`; `nil` if the release lacks one.
    public let certification: String?
    /// The date and time of the release.
    public let releaseDate: Date
    /// The kind of release.
    public let type: MovieReleaseType
    /// A note, such as the name of a festival.
    public let note: String?
    /// The language of the release, an ISO 639-1 code.
    public let languageCode: String?
    /// The content descriptors of the rating board, such as `violence`.
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
    /// The releases with an age rating, sorted by region; releases of the same region keep TMDb's order.
    public var rated: [MovieRelease] {
        let rated = filter { $0.certification?.isEmpty == false }.enumerated()
        return rated.sorted { ($0.element.region, $0.offset) < ($1.element.region, $1.offset) }.map(\.element)
    }

    /// Returns the age rating in the first of the regions that has one; `nil` if no region has one.
    public func certification(in regions: [String]) -> String? {
        certifiedRelease(in: regions)?.certification
    }

    /// Returns the release whose age rating applies: a release of the first of the regions that has an age rating;
    /// `nil` if no region has one.
    ///
    /// If a region has several rated releases, the earliest release in cinemas applies. If none was in cinemas, the
    /// earliest release applies. A later release in cinemas, such as a director's cut with another rating, then never
    /// replaces the rating of the movie, and the order of the releases does not matter.
    ///
    /// The rule of the SDK, `MovieReleaseDates.certification(in:fallback:)`, depends on the order of one response.
    public func certifiedRelease(in regions: [String]) -> MovieRelease? {
        regions.lazy.compactMap { region in
            let rated = filter { $0.region == region && $0.certification?.isEmpty == false }
            return rated.filter(\.type.isTheatrical).earliest ?? rated.earliest
        }.first
    }

    /// The first of the earliest releases.
    private var earliest: MovieRelease? { self.min { $0.releaseDate < $1.releaseDate } }
}

extension MovieRelease {

    /// The time before and after a release in which the data of its movie changes often. Two weeks, in seconds.
    package static let nearWindow: TimeInterval = 14 * 86_400

    /// Returns whether a date is within two weeks of the release.
    package func isNear(_ date: Date) -> Bool {
        abs(releaseDate.timeIntervalSince(date)) < Self.nearWindow
    }

    /// Returns whether the release matters to a region: a digital release of any region, or any release in the region.
    package func matters(to region: String) -> Bool {
        type == .digital || self.region == region
    }
}

/// The releases of a movie in one region.
public struct RegionalMovieReleases: Codable, Hashable, Sendable {
    /// The region, an ISO 3166-1 alpha-2 code.
    public let region: String
    /// The releases, sorted by type in the order of ``/CoreDomain/MovieReleaseType``, then by date.
    public let releases: [MovieRelease]

    /// Creates the releases of a region, sorted by type and date.
    public init(region: String, releases: [MovieRelease]) {
        self.region = region
        self.releases = MovieReleaseType.allCases.flatMap { type in
            releases.filter { $0.type == type }.enumerated().sorted {
                ($0.element.releaseDate, $0.offset) < ($1.element.releaseDate, $1.offset)
            }.map(\.element)
        }
    }

    /// Returns the releases of a type, earliest first.
    public func releases(of type: MovieReleaseType) -> [MovieRelease] {
        releases.filter { $0.type == type }
    }
}

extension [MovieRelease] {
    /// The releases of each region, sorted by region.
    public var byRegion: [RegionalMovieReleases] {
        Dictionary(grouping: self, by: \.region).map(RegionalMovieReleases.init).sorted { $0.region < $1.region }
    }
}
