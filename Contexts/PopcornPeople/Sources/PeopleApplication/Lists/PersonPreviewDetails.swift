public import CoreDomain
public import PeopleDomain

/// What lists show of a person, with the addresses of the portrait.
public struct PersonPreviewDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for, such as `Acting`; any word that TMDb uses.
    public let knownForDepartment: String?
    /// The gender.
    public let gender: Gender
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// Whether the person is known for titles for adults only.
    public let isAdultOnly: Bool?
    /// The titles that the person is best known for, as TMDb's lists have them.
    public let knownFor: [KnownTitle]?

    /// Creates a preview. Default initials: those of the name.
    public init(
        id: Int, name: String, initials: String? = nil, originalName: String? = nil,
        knownForDepartment: String? = nil, gender: Gender = .unknown, profileURLSet: ImageURLSet? = nil,
        popularity: Double? = nil, isAdultOnly: Bool? = nil, knownFor: [KnownTitle]? = nil
    ) {
        self.id = id
        self.name = name
        self.initials = initials ?? name.initials
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profileURLSet = profileURLSet
        self.popularity = popularity
        self.isAdultOnly = isAdultOnly
        self.knownFor = knownFor
    }
}
