public import Foundation

/// HTTPS URLs of images. Without a path, these methods return `nil` and send no request.
extension CachedImagesConfiguration {

    /// Returns the URL of a backdrop.
    public func backdropURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .backdrop, size: size)
    }

    /// Returns the URL of a logo. A requested height selects the original size unless the aspect ratio (width divided
    /// by height) is given.
    public func logoURL(
        for path: URL?, size: ImageSize = .original, aspectRatio: Double? = nil
    ) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .logo, size: size, aspectRatio: aspectRatio)
    }

    /// Returns the URL of a poster.
    public func posterURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .poster, size: size)
    }

    /// Returns the URL of a portrait.
    public func profileURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .profile, size: size)
    }

    /// Returns the URL of an episode still.
    public func stillURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .still, size: size)
    }
}
