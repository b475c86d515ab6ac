public import CoreDomain
public import Foundation

/// A person, in one language.
public struct Person: Identifiable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// Other names of the person.
    public let alsoKnownAs: [String]?
    /// The department that the person is best known for, such as `Acting`; any word that TMDb uses.
    public let knownForDepartment: String?
    /// The biography; may be empty.
    public package(set) var biography: String?
    /// The day of birth, as midnight UTC.
    public let birthday: Date?
    /// The day of death, as midnight UTC.
    public let deathday: Date?
    /// The gender.
    public let gender: Gender
    /// The place of birth.
    public let placeOfBirth: String?
    /// The path of the portrait.
    public let profilePath: URL?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// IMDb's identifier, such as `nm0000093`.
    public let imdbID: String?
    /// The person's own page.
    public let homepageURL: URL?

    /// Creates a person.
    public init(
        id: Int, name: String, alsoKnownAs: [String]? = nil, knownForDepartment: String? = nil,
        biography: String? = nil, birthday: Date? = nil, deathday: Date? = nil, gender: Gender = .unknown,
        placeOfBirth: String? = nil, profilePath: URL? = nil, popularity: Double? = nil, imdbID: String? = nil,
        homepageURL: URL? = nil
    ) {
        self.id = id
        self.name = name
        self.alsoKnownAs = alsoKnownAs
        self.knownForDepartment = knownForDepartment
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        self.gender = gender
        self.placeOfBirth = placeOfBirth
        self.profilePath = profilePath
        self.popularity = popularity
        self.imdbID = imdbID
        self.homepageURL = homepageURL
    }
}
