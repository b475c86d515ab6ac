public import Foundation

/// What has a poster: movies, TV series, seasons, collections and lists.
///
/// ```swift
/// let url = movie.posterURL(in: images, size: .width(342))
/// ```
public protocol PosterProviding {

    /// The path of the poster.
    var posterPath: URL? { get }
}

extension PosterProviding {

    /// The address of the poster, over HTTPS; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - images: TMDb's addresses and sizes of images.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func posterURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.posterURL(for: posterPath, size: size)
    }

    /// The address of the poster, over HTTPS; `nil` if there is none, and then TMDb is not asked.
    ///
    /// - Parameters:
    ///   - images: A client's ``TMDbClient/images``.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
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
