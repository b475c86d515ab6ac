import CoreDomain
public import Foundation

/// A movie with what is shown first of its images and releases.
public struct MovieHighlights: Hashable, Sendable {
    /// The movie.
    public let movie: Movie
    /// The path of the first logo.
    public let logoPath: URL?
    /// The age rating in the first of the reader's regions to have one.
    public let certification: String?

    /// Creates highlights.
    public init(movie: Movie, logoPath: URL? = nil, certification: String? = nil) {
        self.movie = movie
        self.logoPath = logoPath
        self.certification = certification
    }
}

extension MovieRecord {
    /// The highlights for a reader in some regions, ISO 3166-1 alpha-2 codes, the preferred one first.
    public func highlights(in regions: [String]) -> MovieHighlights {
        MovieHighlights(
            movie: movie, logoPath: images?.logoPaths.first, certification: releases?.certification(in: regions))
    }
}
