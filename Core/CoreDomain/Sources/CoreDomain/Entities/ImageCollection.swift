public import Foundation

/// The paths of a title's images, best first within each kind.
public struct ImageCollection: Hashable, Sendable {
    /// Posters.
    public let posterPaths: [URL]
    /// Backdrops.
    public let backdropPaths: [URL]
    /// Title logos.
    public let logoPaths: [URL]

    /// Creates a collection.
    public init(posterPaths: [URL] = [], backdropPaths: [URL] = [], logoPaths: [URL] = []) {
        self.posterPaths = posterPaths
        self.backdropPaths = backdropPaths
        self.logoPaths = logoPaths
    }
}
