public import Foundation

/// A type that has a portrait, such as a person, cast member or crew member.
///
/// ```swift
/// let url = person.profileURL(in: images, size: .width(185))
/// ```
public protocol ProfileProviding {

    /// The path of the portrait, or `nil` if the portrait is missing.
    var profilePath: URL? { get }
}

extension ProfileProviding {

    /// Returns the HTTPS URL of the portrait, or `nil` if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The image configuration.
    ///   - size: The requested size. Default: the original size.
    public func profileURL(in images: ImagesConfiguration, size: ImageSize = .original) -> URL? {
        images.profileURL(for: profilePath, size: size)
    }

    /// Returns the HTTPS URL of the portrait, or `nil`, without sending a request, if the path is missing.
    ///
    /// - Parameters:
    ///   - images: The client's ``TMDbClient/images``.
    ///   - size: The requested size. Default: the original size.
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
