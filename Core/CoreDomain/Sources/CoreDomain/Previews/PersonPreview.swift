public import Foundation

/// A person in a list, in one language.
public struct PersonPreview: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for, such as `Acting`; can be any string.
    public let knownForDepartment: String?
    /// The gender.
    public let gender: Gender
    /// The path of the portrait.
    public let profilePath: URL?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// Whether the person is known for adult titles.
    public let isAdultOnly: Bool?
    /// The titles that the person is known for, as in TMDb's lists.
    public let knownFor: [KnownTitle]?

    /// Creates a person preview.
    public init(
        id: Int, name: String, originalName: String? = nil, knownForDepartment: String? = nil,
        gender: Gender = .unknown, profilePath: URL? = nil, popularity: Double? = nil,
        isAdultOnly: Bool? = nil, knownFor: [KnownTitle]? = nil
    ) {
        self.id = id
        self.name = name.orOriginal(originalName)
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
        self.knownFor = knownFor
    }
}

/// A title that a person in a list is known for.
public struct KnownTitle: Codable, Hashable, Sendable {
    /// The kind of title.
    public let kind: TitleKind
    /// The TMDb identifier of the title, unique within its kind.
    public let id: Int
    /// The title.
    public let title: String
    /// Whether the title is for adults only.
    public let isAdultOnly: Bool?

    /// Creates a known title.
    public init(kind: TitleKind, id: Int, title: String, isAdultOnly: Bool? = nil) {
        self.kind = kind
        self.id = id
        self.title = title
        self.isAdultOnly = isAdultOnly
    }
}
