public import Foundation

/// A type that has a logo, such as a company, network or watch provider.
///
/// ```swift
/// let url = network.logoURL(in: images, size: .width(154))
/// ```
public protocol LogoProviding {

    /// The path of the logo, or `nil` if the logo is missing.
    var logoPath: URL? { get }
}

extension LogoProviding {

    /// Returns the HTTPS URL of the logo, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The image configuration.
    ///   - size: The requested size. Default: the original size.
    ///   - aspectRatio: The logo's width divided by its height. Default: `nil`, in which case a requested height
    ///     selects the original size.
    public func logoURL(
        in images: ImagesConfiguration, size: ImageSize = .original, aspectRatio: Double? = nil
    ) -> URL? {
        images.logoURL(for: logoPath, size: size, aspectRatio: aspectRatio)
    }

    /// Returns the HTTPS URL of the logo, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The client's ``TMDbClient/images``.
    ///   - size: The requested size. Default: the original size.
    ///   - aspectRatio: The logo's width divided by its height. Default: `nil`, in which case a requested height
    ///     selects the original size.
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
