public import Foundation

/// What has a still: episodes.
///
/// ```swift
/// let url = episode.stillURL(in: images, size: .width(300))
/// ```
public protocol StillProviding {

    /// The path of the still.
    var stillPath: URL? { get }
}

extension StillProviding {

    /// The address of the still, over HTTPS; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - images: TMDb's addresses and sizes of images.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func stillURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.stillURL(for: stillPath, size: size)
    }

    /// The address of the still, over HTTPS; `nil` if there is none, and then TMDb is not asked.
    ///
    /// - Parameters:
    ///   - images: A client's ``TMDbClient/images``.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func stillURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original
    ) async throws(TMDbError) -> URL? {
        try await images.stillURL(for: stillPath, size: size)
    }
}

extension TVEpisode: StillProviding {}
