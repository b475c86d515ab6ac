public import Foundation

/// HTTPS URLs of images. Without a path, these methods return `nil`.
///
/// A path that is already an absolute URL is returned unchanged.
extension ImagesConfiguration {

    /// Returns the URL of an image, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - path: The path of the image, as in TMDb's responses.
    ///   - kind: The kind of image.
    ///   - size: The requested size. Default: the original size.
    ///   - aspectRatio: The image's width divided by its height, which converts between widths and heights. Default:
    ///     the aspect ratio of the kind. A logo has no default, so a requested height selects the original size.
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

    /// Returns the URL of a backdrop.
    public func backdropURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .backdrop, size: size)
    }

    /// Returns the URL of a logo.
    ///
    /// - Parameters:
    ///   - path: The path of the logo.
    ///   - size: The requested size. Default: the original size.
    ///   - aspectRatio: The logo's width divided by its height. Default: `nil`, in which case a requested height
    ///     selects the original size.
    public func logoURL(for path: URL?, size: ImageSize = .original, aspectRatio: Double? = nil) -> URL? {
        imageURL(for: path, kind: .logo, size: size, aspectRatio: aspectRatio)
    }

    /// Returns the URL of a poster.
    public func posterURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .poster, size: size)
    }

    /// Returns the URL of a portrait.
    public func profileURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .profile, size: size)
    }

    /// Returns the URL of an episode still.
    public func stillURL(for path: URL?, size: ImageSize = .original) -> URL? {
        imageURL(for: path, kind: .still, size: size)
    }
}
