public import Foundation

/// A type that has a poster, such as a movie, TV series, season, collection or list.
///
/// ```swift
/// let url = movie.posterURL(in: images, size: .width(342))
/// ```
public protocol PosterProviding {

    /// The path of the poster, or `nil` if the poster is missing.
    var posterPath: URL? { get }
}

extension PosterProviding {

    /// Returns the HTTPS URL of the poster, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The image configuration.
    ///   - size: The requested size. Default: the original size.
    public func posterURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.posterURL(for: posterPath, size: size)
    }

    /// Returns the HTTPS URL of the poster, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The client's ``TMDbClient/images``.
    ///   - size: The requested size. Default: the original size.
    public func posterURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original
    ) async throws(TMDbError) -> URL? {
        try await images.posterURL(for: posterPath, size: size)
    }
}

extension Movie: PosterProviding {}
extension MovieListItem: PosterProviding {}
extension TVSeries: PosterProviding {}
extension TVSeriesListItem: PosterProviding {}
extension TVSeason: PosterProviding {}
extension MovieCollection: PosterProviding {}
extension CollectionListItem: PosterProviding {}
extension BelongsToCollection: PosterProviding {}
extension MediaList: PosterProviding {}
extension MediaListSummary: PosterProviding {}
extension UserList: PosterProviding {}
extension UserListSummary: PosterProviding {}

extension Show: PosterProviding {
    public var posterPath: URL? {
        switch self {
        case .movie(let movie): movie.posterPath
        case .tvSeries(let series): series.posterPath
        }
    }
}
