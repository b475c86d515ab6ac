public import CoreDomain
public import Foundation

extension ImageCollection {
    /// Creates an image collection for tests, without properties other than the paths. Default: a poster, a backdrop
    /// and a logo.
    public static func mock(
        posterPaths: [URL] = ["/poster.jpg"].compactMap { URL(string: $0) },
        backdropPaths: [URL] = ["/backdrop.jpg"].compactMap { URL(string: $0) },
        logoPaths: [URL] = ["/logo.png"].compactMap { URL(string: $0) }
    ) -> ImageCollection {
        ImageCollection(posterPaths: posterPaths, backdropPaths: backdropPaths, logoPaths: logoPaths)
    }
}
