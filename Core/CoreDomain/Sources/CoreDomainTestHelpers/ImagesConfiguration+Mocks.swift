public import CoreDomain
public import Foundation

extension ImagesConfiguration {
    /// Creates an images configuration for tests. Default: TMDb's image server with its usual sizes.
    public static func mock(
        baseURL: URL = URL(string: "https://image.tmdb.org/t/p/") ?? URL(filePath: "/"),
        backdropSizes: [ImageSize] = ["w300", "w780", "w1280", "original"].map(ImageSize.init),
        logoSizes: [ImageSize] = ["w45", "w92", "w154", "w185", "w300", "w500", "original"].map(ImageSize.init),
        posterSizes: [ImageSize] = ["w92", "w154", "w185", "w342", "w500", "w780", "original"].map(ImageSize.init),
        profileSizes: [ImageSize] = ["w45", "w185", "h632", "original"].map(ImageSize.init),
        stillSizes: [ImageSize] = ["w92", "w185", "w300", "original"].map(ImageSize.init)
    ) -> ImagesConfiguration {
        ImagesConfiguration(
            baseURL: baseURL, backdropSizes: backdropSizes, logoSizes: logoSizes, posterSizes: posterSizes,
            profileSizes: profileSizes, stillSizes: stillSizes)
    }
}
