public import CoreDomain
public import Foundation

extension ImageCollection {
    /// One image of each kind.
    public static func mock(
        posterPaths: [URL] = ["/poster.jpg"].compactMap { URL(string: $0) },
        backdropPaths: [URL] = ["/backdrop.jpg"].compactMap { URL(string: $0) },
        logoPaths: [URL] = ["/logo.png"].compactMap { URL(string: $0) }
    ) -> ImageCollection {
        ImageCollection(posterPaths: posterPaths, backdropPaths: backdropPaths, logoPaths: logoPaths)
    }
}
