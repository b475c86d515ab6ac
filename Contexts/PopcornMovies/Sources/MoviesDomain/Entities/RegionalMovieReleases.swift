public import CoreDomain

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
