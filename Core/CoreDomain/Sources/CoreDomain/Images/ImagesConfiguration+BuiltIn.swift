import Foundation

extension ImagesConfiguration {

    /// The built-in configuration, used if the current one is not available. It is the configuration of TMDb in
    /// December 2025.
    ///
    /// Source: `/3/configuration`, December 2025.
    package static let builtIn: ImagesConfiguration = {
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
