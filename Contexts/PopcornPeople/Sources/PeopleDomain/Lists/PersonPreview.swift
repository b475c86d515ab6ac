public import CoreDomain
public import Foundation

/// What lists show of a person, in one language.
public struct PersonPreview: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for, such as `Acting`; any word that TMDb uses.
    public let knownForDepartment: String?
    /// The gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// Whether the person is known for titles for adults only.
    public let isAdultOnly: Bool?
    /// The titles that the person is best known for, as TMDb's lists have them.
    public let knownFor: [KnownTitle]?

    /// Creates a preview.
    public init(
        id: Int, name: String, originalName: String? = nil, knownForDepartment: String? = nil,
        gender: Gender = .unknown, profilePath: URL? = nil, popularity: Double? = nil,
        isAdultOnly: Bool? = nil, knownFor: [KnownTitle]? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
        self.knownFor = knownFor
    }
}

/// A movie or a series that a person in a list is known for.
public struct KnownTitle: Codable, Hashable, Sendable {
    /// Whether it is a movie or a series.
    public let kind: TitleKind
    /// TMDb's identifier of the title, among those of its kind.
    public let id: Int
    /// The title.
    public let title: String

    /// Creates a title.
    public init(kind: TitleKind, id: Int, title: String) {
        self.kind = kind
        self.id = id
        self.title = title
    }
}
