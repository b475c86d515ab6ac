public import CoreDomain
import CoreDomainTestHelpers
import Foundation

extension ImageURLSet {

    /// Creates the URLs of a poster on TMDb's image server, for tests.
    ///
    /// - Parameter path: The path of the image. Default: the poster of *Fight Club*.
    /// - Returns: `nil` if the path is invalid.
    public static func mock(poster path: String = "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg") -> ImageURLSet? {
        ImagesConfiguration.mock().posterURLSet(for: URL(string: path))
    }

    /// Creates the URLs of a backdrop on TMDb's image server, for tests. Returns `nil` if the path is invalid.
    public static func mock(backdrop path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().backdropURLSet(for: URL(string: path))
    }

    /// Creates the URLs of a logo on TMDb's image server, for tests. Returns `nil` if the path is invalid.
    public static func mock(logo path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().logoURLSet(for: URL(string: path))
    }

    /// Creates the URLs of a portrait on TMDb's image server, for tests. Returns `nil` if the path is invalid.
    public static func mock(profile path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().profileURLSet(for: URL(string: path))
    }

    /// Creates the URLs of an episode's still on TMDb's image server, for tests. Returns `nil` if the path is invalid.
    public static func mock(still path: String) -> ImageURLSet? {
        ImagesConfiguration.mock().stillURLSet(for: URL(string: path))
    }
}
