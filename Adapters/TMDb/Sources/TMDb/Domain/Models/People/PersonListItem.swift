public import Foundation

/// A person as lists of people have it.
///
/// Source: `GET /3/person/popular` and other lists.
public struct PersonListItem: Identifiable, Codable, Hashable, Sendable {

    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for.
    public let knownForDepartment: String?
    /// The person's gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// The titles that the person is best known for.
    public let knownFor: MixedList<Show>?
    /// The kind of row, if the list names it.
    public let mediaType: MediaType?
    /// Whether the person is known for titles for adults only.
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
