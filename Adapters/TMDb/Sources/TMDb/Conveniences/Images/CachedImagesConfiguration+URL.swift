public import Foundation

/// The addresses of images, over HTTPS. An image without a path has none, and TMDb is not asked.
extension CachedImagesConfiguration {

    /// The address of a backdrop.
    public func backdropURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .backdrop, size: size)
    }

    /// The address of a logo. A height gets the original, unless the aspect ratio (width divided by height) is given.
    public func logoURL(
        for path: URL?, size: ImageSize = .original, aspectRatio: Double? = nil
    ) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .logo, size: size, aspectRatio: aspectRatio)
    }

    /// The address of a poster.
    public func posterURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .poster, size: size)
    }

    /// The address of a portrait.
    public func profileURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .profile, size: size)
    }

    /// The address of an episode's still.
    public func stillURL(for path: URL?, size: ImageSize = .original) async throws(TMDbError) -> URL? {
        try await imageURL(for: path, kind: .still, size: size)
    }
}
