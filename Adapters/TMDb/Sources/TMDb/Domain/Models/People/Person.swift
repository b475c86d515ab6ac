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
    /// The date of birth, as midnight UTC; `nil` if it is not completely known.
    public let birthday: Date?
    /// The date of death, as midnight UTC; `nil` if it is not completely known.
    public let deathday: Date?
    /// The known parts of an incomplete date of birth, such as the year.
    public let partialBirthday: PartialDate?
    /// The known parts of an incomplete date of death, such as the year.
    public let partialDeathday: PartialDate?
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
        homepageURL: URL? = nil, isAdultOnly: Bool? = nil, partialBirthday: PartialDate? = nil,
        partialDeathday: PartialDate? = nil
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
        self.partialBirthday = partialBirthday
        self.partialDeathday = partialDeathday
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        id = try container.decode(Int.self, forKey: .id)
        name = try container.decode(String.self, forKey: .name)
        alsoKnownAs = try container.decodeIfPresent([String].self, forKey: .alsoKnownAs)
        knownForDepartment = try container.decodeIfPresent(String.self, forKey: .knownForDepartment)
        biography = try container.decodeIfPresent(String.self, forKey: .biography)
        (birthday, partialBirthday) = try container.decodeDay(forKey: .birthday)
        (deathday, partialDeathday) = try container.decodeDay(forKey: .deathday)
        gender = try container.decode(Gender.self, forKey: .gender)
        placeOfBirth = try container.decodeIfPresent(String.self, forKey: .placeOfBirth)
        profilePath = try container.decodeIfPresent(URL.self, forKey: .profilePath)
        popularity = try container.decodeIfPresent(Double.self, forKey: .popularity)
        imdbID = try container.decodeIfPresent(String.self, forKey: .imdbID)
        homepageURL = try container.decodeIfPresent(URL.self, forKey: .homepageURL)
        isAdultOnly = try container.decodeIfPresent(Bool.self, forKey: .isAdultOnly)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        try container.encode(id, forKey: .id)
        try container.encode(name, forKey: .name)
        try container.encodeIfPresent(alsoKnownAs, forKey: .alsoKnownAs)
        try container.encodeIfPresent(knownForDepartment, forKey: .knownForDepartment)
        try container.encodeIfPresent(biography, forKey: .biography)
        try container.encodeIfPresent(birthday, forKey: .birthday)
        if birthday == nil { try container.encodeIfPresent(partialBirthday?.text, forKey: .birthday) }
        try container.encodeIfPresent(deathday, forKey: .deathday)
        if deathday == nil { try container.encodeIfPresent(partialDeathday?.text, forKey: .deathday) }
        try container.encode(gender, forKey: .gender)
        try container.encodeIfPresent(placeOfBirth, forKey: .placeOfBirth)
        try container.encodeIfPresent(profilePath, forKey: .profilePath)
        try container.encodeIfPresent(popularity, forKey: .popularity)
        try container.encodeIfPresent(imdbID, forKey: .imdbID)
        try container.encodeIfPresent(homepageURL, forKey: .homepageURL)
        try container.encodeIfPresent(isAdultOnly, forKey: .isAdultOnly)
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

/// A date of which the day, or the month and the day, may be unknown, such as `1945` or `1945-06`.
public struct PartialDate: Hashable, Sendable {

    /// The year.
    public let year: Int
    /// The month (1 to 12).
    public let month: Int?
    /// The day of the month (1 to 31).
    public let day: Int?

    /// Creates a partial date.
    public init(year: Int, month: Int? = nil, day: Int? = nil) {
        self.year = year
        self.month = month
        self.day = day
    }

    /// Parses an incomplete date. Returns `nil` for any other string, and for a year of more than four digits.
    init?(_ text: String) {
        guard CivilDate.isImprecise(text) else { return nil }
        let numbers = text.split(separator: "-").map { Int($0) ?? 0 }
        guard let year = numbers.first, (0...9999).contains(year) else { return nil }
        let month = numbers.count > 1 && numbers[1] > 0 ? numbers[1] : nil
        self.init(year: year, month: month, day: month != nil && numbers.count > 2 && numbers[2] > 0 ? numbers[2] : nil)
    }

    /// The date in TMDb's form.
    var text: String {
        [CivilDate.padded(year, 4), month.map { CivilDate.padded($0, 2) }, day.map { CivilDate.padded($0, 2) }]
            .compactMap(\.self).joined(separator: "-")
    }
}
