public import CoreDomain
import CoreDomainTestHelpers
import Foundation

extension ImageURLSet {

    /// The addresses of a poster, at TMDb's image server.
    ///
    /// - Parameter path: The image's path. Default: the poster of *Fight Club*.
    /// - Returns: `nil` if it is not a path.
    public static func mock(poster path: String = "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg") -> ImageURLSet? {
        ImagesConfiguration.mock().posterURLSet(for: URL(string: path))
    }

    /// The addresses of a backdrop, at TMDb's image server; `nil` if it is not a path.
    public static func mock(backdrop path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().backdropURLSet(for: URL(string: path))
    }

    /// The addresses of a logo, at TMDb's image server; `nil` if it is not a path.
    public static func mock(logo path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().logoURLSet(for: URL(string: path))
    }

    /// The addresses of a portrait, at TMDb's image server; `nil` if it is not a path.
    public static func mock(profile path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().profileURLSet(for: URL(string: path))
    }

    /// The addresses of an episode's still, at TMDb's image server; `nil` if it is not a path.
    public static func mock(still path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().stillURLSet(for: URL(string: path))
    }
}
