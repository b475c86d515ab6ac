public import Foundation

/// A type that has a still, such as an episode.
///
/// ```swift
/// let url = episode.stillURL(in: images, size: .width(300))
/// ```
public protocol StillProviding {

    /// The path of the still, or `nil` if the still is missing.
    var stillPath: URL? { get }
}

extension StillProviding {

    /// Returns the HTTPS URL of the still, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The image configuration.
    ///   - size: The requested size. Default: the original size.
    public func stillURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.stillURL(for: stillPath, size: size)
    }

    /// Returns the HTTPS URL of the still, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The client's ``TMDbClient/images``.
    ///   - size: The requested size. Default: the original size.
    public func stillURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original
    ) async throws(TMDbError) -> URL? {
        try await images.stillURL(for: stillPath, size: size)
    }
}

extension TVEpisode: StillProviding {}
