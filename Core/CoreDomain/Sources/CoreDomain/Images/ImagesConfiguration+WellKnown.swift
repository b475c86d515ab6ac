import Foundation

extension ImagesConfiguration {

    /// The configuration that TMDb has had for years, for a program that cannot ask for today's.
    ///
    /// Source: `/3/configuration`, December 2025.
    package static let wellKnown: ImagesConfiguration = {
        func sizes(_ names: String) -> [ImageSize] {
            names.split(separator: " ").map { ImageSize(rawValue: String($0)) }
        }
        var components = URLComponents()
        components.scheme = "https"
        components.host = "image.tmdb.org"
        components.path = "/t/p/"
        return ImagesConfiguration(
            baseURL: components.url ?? URL(filePath: "/t/p/"),
            backdropSizes: sizes("w300 w780 w1280 original"),
            logoSizes: sizes("w45 w92 w154 w185 w300 w500 original"),
            posterSizes: sizes("w92 w154 w185 w342 w500 w780 original"),
            profileSizes: sizes("w45 w185 h632 original"),
            stillSizes: sizes("w92 w185 w300 original"))
    }()
}
