public import Foundation

/// What has a backdrop: movies, TV series, collections and lists.
///
/// ```swift
/// let url = movie.backdropURL(in: images, size: .width(780))
/// ```
public protocol BackdropProviding {

    /// The path of the backdrop.
    var backdropPath: URL? { get }
}

extension BackdropProviding {

    /// The address of the backdrop, over HTTPS; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - images: TMDb's addresses and sizes of images.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func backdropURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.backdropURL(for: backdropPath, size: size)
    }

    /// The address of the backdrop, over HTTPS; `nil` if there is none, and then TMDb is not asked.
    ///
    /// - Parameters:
    ///   - images: A client's ``TMDbClient/images``.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
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
