public import CoreDomain

/// A person in a list, in one language and with portrait URLs.
public struct PersonPreviewDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The initials of the name, as a placeholder for a missing portrait; empty if the name is empty.
    public let initials: String
    /// The name in the original language.
    public let originalName: String?
    /// The department that the person is best known for, such as `Acting`; can be any string.
    public let knownForDepartment: String?
    /// The gender.
    public let gender: Gender
    /// The URLs of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// Whether the person is known for adult titles.
    public let isAdultOnly: Bool?
    /// The titles that the person is known for, as in TMDb's lists.
    public let knownFor: [KnownTitle]?

    /// Creates a person preview. Default of `initials`: the initials of the name.
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

/// A mapper from people in lists to their details, with portrait URLs.
package struct PersonPreviewDetailsMapper {

    package init() {}

    package func map(_ preview: PersonPreview, imagesConfiguration: ImagesConfiguration) -> PersonPreviewDetails {
        PersonPreviewDetails(
            id: preview.id, name: preview.name, originalName: preview.originalName,
            knownForDepartment: preview.knownForDepartment, gender: preview.gender,
            profileURLSet: imagesConfiguration.profileURLSet(for: preview.profilePath), popularity: preview.popularity,
            isAdultOnly: preview.isAdultOnly, knownFor: preview.knownFor)
    }
}
