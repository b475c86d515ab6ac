public import Foundation

/// A person.
///
/// Source: `GET /3/person/{person_id}`. Values that TMDb does not have are `nil`, as are empty dates, URLs and image
/// paths.
public struct Person: Identifiable, Codable, Hashable, Sendable {

    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The other names of the person.
    public let alsoKnownAs: [String]?
    /// The department that the person is best known for.
    public let knownForDepartment: String?
    /// The biography in the requested language; may be empty.
    public let biography: String?
    /// The date of birth, as midnight UTC.
    public let birthday: Date?
    /// The date of death, as midnight UTC.
    public let deathday: Date?
    /// The gender.
    public let gender: Gender
    /// The place of birth.
    public let placeOfBirth: String?
    /// The path of the profile image. Use ``ImagesConfiguration`` to create its URL.
    public let profilePath: URL?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The IMDb identifier, such as `nm0000093`.
    public let imdbID: String?
    /// The URL of the person's website.
    public let homepageURL: URL?
    /// Whether the person is known for adult titles.
    public let isAdultOnly: Bool?

    /// Creates a person.
    public init(
        id: Int, name: String, alsoKnownAs: [String]? = nil, knownForDepartment: String? = nil,
        biography: String? = nil, birthday: Date? = nil, deathday: Date? = nil, gender: Gender,
        placeOfBirth: String? = nil, profilePath: URL? = nil, popularity: Double? = nil, imdbID: String? = nil,
        homepageURL: URL? = nil, isAdultOnly: Bool? = nil
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
        self.isAdultOnly = isAdultOnly
    }

    private enum CodingKeys: String, CodingKey {
        case id
        case name
        case alsoKnownAs = "also_known_as"
        case knownForDepartment = "known_for_department"
        case biography
        case birthday
        case deathday
        case gender
        case placeOfBirth = "place_of_birth"
        case profilePath = "profile_path"
        case popularity
        case imdbID = "imdb_id"
        case homepageURL = "homepage"
        case isAdultOnly = "adult"
    }
}
