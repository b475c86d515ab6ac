public import Foundation

/// A person in a list, with fewer properties than ``Person``.
///
/// Source: `GET /3/person/popular` and other lists.
public struct PersonListItem: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for.
    public let knownForDepartment: String?
    /// The gender.
    public let gender: Gender
    /// The path of the profile image.
    public let profilePath: URL?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The titles that the person is best known for.
    public let knownFor: MixedList<Show>?
    /// The media type, if the response contains it.
    public let mediaType: MediaType?
    /// Whether the person is known for adult titles.
    public let isAdultOnly: Bool?

    /// Creates a person list item.
    public init(
        id: Int, name: String, originalName: String? = nil, knownForDepartment: String? = nil, gender: Gender,
        profilePath: URL? = nil, popularity: Double? = nil, knownFor: MixedList<Show>? = nil,
        mediaType: MediaType? = nil, isAdultOnly: Bool? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
        self.knownFor = knownFor
        self.mediaType = mediaType
        self.isAdultOnly = isAdultOnly
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case originalName = "original_name"
        case knownForDepartment = "known_for_department"
        case gender
        case profilePath = "profile_path"
        case popularity
        case knownFor = "known_for"
        case mediaType = "media_type"
        case isAdultOnly = "adult"
    }
}
