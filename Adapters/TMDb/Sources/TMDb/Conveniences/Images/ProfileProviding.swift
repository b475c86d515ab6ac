public import Foundation

/// What has a portrait: people, as they are and in casts and crews.
///
/// ```swift
/// let url = person.profileURL(in: images, size: .width(185))
/// ```
public protocol ProfileProviding {

    /// The path of the portrait.
    var profilePath: URL? { get }
}

extension ProfileProviding {

    /// The address of the portrait, over HTTPS; `nil` if there is none.
    ///
    /// - Parameters:
    ///   - images: TMDb's addresses and sizes of images.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func profileURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.profileURL(for: profilePath, size: size)
    }

    /// The address of the portrait, over HTTPS; `nil` if there is none, and then TMDb is not asked.
    ///
    /// - Parameters:
    ///   - images: A client's ``TMDbClient/images``.
    ///   - size: How large the image is wanted. Default: as it was uploaded.
    public func profileURL(
        in images: CachedImagesConfiguration, size: ImageSize = .original
    ) async throws(TMDbError) -> URL? {
        try await images.profileURL(for: profilePath, size: size)
    }
}

extension Person: ProfileProviding {}
extension PersonListItem: ProfileProviding {}
extension CastMember: ProfileProviding {}
extension CrewMember: ProfileProviding {}
extension AggregateCastMember: ProfileProviding {}
extension AggregateCrewMember: ProfileProviding {}
extension Creator: ProfileProviding {}
