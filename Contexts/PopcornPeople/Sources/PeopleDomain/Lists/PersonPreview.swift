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

    /// Creates a preview.
    public init(
        id: Int, name: String, originalName: String? = nil, knownForDepartment: String? = nil,
        gender: Gender = .unknown, profilePath: URL? = nil, popularity: Double? = nil
    ) {
        self.id = id
        self.name = name
        self.originalName = originalName
        self.knownForDepartment = knownForDepartment
        self.gender = gender
        self.profilePath = profilePath
        self.popularity = popularity
    }
}
