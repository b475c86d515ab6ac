public import CoreDomain
public import Foundation

/// A person as an application shows one: in one language, the portrait's path resolved.
///
/// Its coding keys are the property names. Choose one date strategy for encoding and decoding ``birthday`` and
/// ``deathday``.
public struct PersonDetails: Identifiable, Codable, Hashable, Sendable {
    /// TMDb's identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The name's initials, for where there is no portrait; empty if there is no name.
    public let initials: String
    /// Other names of the person.
    public let alsoKnownAs: [String]?
    /// The department that the person is best known for, such as `Acting`; any word that TMDb uses.
    public let knownForDepartment: String?
    /// The biography; may be empty.
    public let biography: String?
    /// The day of birth, as midnight UTC.
    public let birthday: Date?
    /// The day of death, as midnight UTC.
    public let deathday: Date?
    /// The gender.
    public let gender: Gender
    /// The place of birth.
    public let placeOfBirth: String?
    /// The addresses of the portrait.
    public let profileURLSet: ImageURLSet?
    /// TMDb's measure of current interest.
    public let popularity: Double?
    /// IMDb's identifier, such as `nm0000093`.
    public let imdbID: String?
    /// The person's own page.
    public let homepageURL: URL?
    /// The language that each text is in; `nil` unless texts of other languages may stand in.
    public let textLanguages: TextLanguages?

    /// Creates person details. Default initials: those of the name.
    public init(
        id: Int, name: String, initials: String? = nil, alsoKnownAs: [String]? = nil,
        knownForDepartment: String? = nil, biography: String? = nil, birthday: Date? = nil, deathday: Date? = nil,
        gender: Gender = .unknown, placeOfBirth: String? = nil, profileURLSet: ImageURLSet? = nil,
        popularity: Double? = nil, imdbID: String? = nil, homepageURL: URL? = nil,
        textLanguages: TextLanguages? = nil
    ) {
        self.id = id
        self.name = name
        self.initials = initials ?? name.initials
        self.alsoKnownAs = alsoKnownAs
        self.knownForDepartment = knownForDepartment
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        self.gender = gender
        self.placeOfBirth = placeOfBirth
        self.profileURLSet = profileURLSet
        self.popularity = popularity
        self.imdbID = imdbID
        self.homepageURL = homepageURL
        self.textLanguages = textLanguages
    }
}
