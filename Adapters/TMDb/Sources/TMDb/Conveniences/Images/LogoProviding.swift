public import Foundation

/// What has a logo: companies, networks and watch providers.
///
/// ```swift
/// let url = network.logoURL(in: images, size: .width(154))
/// ```
public protocol LogoProviding {

    /// The path of the logo.
    var logoPath: URL? { get }
}

extension LogoProviding {

    /// The address of the logo, over HTTPS; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - images: TMDb's addresses and sizes of images.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    ///   - aspectRatio: The logo's width divided by its height; without it, a height gets the original.
    public func logoURL(
        in images: ImagesConfiguration, size: ImageSize = .original, aspectRatio: Double? = nil
    ) -> URL? {
        images.logoURL(for: logoPath, size: size, aspectRatio: aspectRatio)
    }

    /// The address of the logo, over HTTPS; `nil` if there is none, and then TMDb is not asked.
    ///
    /// - Parameters:
    ///   - images: A client's ``TMDbClient/images``.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    ///   - aspectRatio: The logo's width divided by its height; without it, a height gets the original.
    public func logoURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original, aspectRatio: Double? = nil
    ) async throws(TMDbError) -> URL? {
        try await images.logoURL(for: logoPath, size: size, aspectRatio: aspectRatio)
    }
}

extension Company: LogoProviding {}
extension ProductionCompany: LogoProviding {}
extension Network: LogoProviding {}
extension WatchProvider: LogoProviding {}
