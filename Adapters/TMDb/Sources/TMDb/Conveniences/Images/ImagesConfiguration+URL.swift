public import Foundation

/// The addresses of images, over HTTPS. An image without a path has none.
///
/// A path that is a whole address already is returned as it is.
extension ImagesConfiguration {

    /// The address of an image.
    ///
    /// - Parameters:
    ///   - path: The image's path, as TMDb's answers have it.
    ///   - kind: The kind of image.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    ///   - aspectRatio: The image's width divided by its height. It finds a size for a height if TMDb's sizes go by
    ///     width, and the other way round. Default: that of the kind; a logo has none, so that a height gets the
    ///     original.
    public func imageURL(
        for path: URL?, kind: ImageKind, size: ImageSize = .original, aspectRatio: Double? = nil
    ) -> URL? {
        guard let path else { return nil }
        guard path.scheme == nil else { return path }
        let name = size.name(among: sizes(of: kind), aspectRatio: aspectRatio ?? kind.aspectRatio)
        let base = secureBaseURL.absoluteString
        let relativePath = path.relativeString
        return URL(
            string: (base.hasSuffix("/") ? base : base + "/") + name
                + (relativePath.hasPrefix("/") ? relativePath : "/" + relativePath))
    }

    /// The address of a backdrop.
    public func backdropURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .backdrop, size: size)
    }

    /// The address of a logo.
    ///
    /// - Parameters:
    ///   - path: The logo's path.
    ///   - size: How large the logo is wanted. Default: as it was uploaded.
    ///   - aspectRatio: The logo's width divided by its height; without it, a height gets the original.
    public func logoURL(for path: URL?, size: ImageSize = .original, aspectRatio: Double? = nil) -> URL? {
        imageURL(for: path, kind: .logo, size: size, aspectRatio: aspectRatio)
    }

    /// The address of a poster.
    public func posterURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .poster, size: size)
    }

    /// The address of a portrait.
    public func profileURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .profile, size: size)
    }

    /// The address of an episode's still.
    public func stillURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .still, size: size)
    }
}
