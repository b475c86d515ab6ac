public import Foundation

/// A type that has a backdrop, such as a movie, TV series, collection or list.
///
/// ```swift
/// let url = movie.backdropURL(in: images, size: .width(780))
/// ```
public protocol BackdropProviding {

    /// The path of the backdrop, or `nil` if the backdrop is missing.
    var backdropPath: URL? { get }
}

extension BackdropProviding {

    /// Returns the HTTPS URL of the backdrop, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The image configuration.
    ///   - size: The requested size. Default: the original size.
    public func backdropURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.backdropURL(for: backdropPath, size: size)
    }

    /// Returns the HTTPS URL of the backdrop, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The client's ``TMDbClient/images``.
    ///   - size: The requested size. Default: the original size.
    public func backdropURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original
    ) async throws(TMDbError) -> URL? {
        try await images.backdropURL(for: backdropPath, size: size)
    }
}

extension Movie: BackdropProviding {}
extension MovieListItem: BackdropProviding {}
extension TVSeries: BackdropProviding {}
extension TVSeriesListItem: BackdropProviding {}
extension MovieCollection: BackdropProviding {}
extension CollectionListItem: BackdropProviding {}
extension BelongsToCollection: BackdropProviding {}
extension UserList: BackdropProviding {}
extension UserListSummary: BackdropProviding {}

extension Show: BackdropProviding {
    public var backdropPath: URL? {
        switch self {
        case .movie(let movie): movie.backdropPath
        case .tvSeries(let series): series.backdropPath
        }
    }
}
