public import CoreDomain
public import Foundation

/// A person, in one language.
public struct Person: Identifiable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The other names of the person.
    public package(set) var alsoKnownAs: [String]?
    /// The department that the person is best known for, such as `Acting`; can be any string.
    public package(set) var knownForDepartment: String?
    /// The biography; may be empty.
    public package(set) var biography: String?
    /// The date of birth, as midnight UTC; `nil` if it is not completely known.
    public package(set) var birthday: Date?
    /// The date of death, as midnight UTC; `nil` if it is not completely known.
    public package(set) var deathday: Date?
    /// The known parts of the date of birth.
    public package(set) var birthDate: PartialDate?
    /// The known parts of the date of death.
    public package(set) var deathDate: PartialDate?
    /// The gender.
    public let gender: Gender
    /// The place of birth.
    public package(set) var placeOfBirth: String?
    /// The path of the portrait.
    public package(set) var profilePath: URL?
    /// The popularity score, computed by TMDb.
    public package(set) var popularity: Double?
    /// The IMDb identifier, such as `nm0000093`.
    public package(set) var imdbID: String?
    /// The URL of the person's website.
    public package(set) var homepageURL: URL?

    /// Creates a person. Default of `birthDate` and `deathDate`: the days of `birthday` and `deathday`.
    public init(
        id: Int, name: String, alsoKnownAs: [String]? = nil, knownForDepartment: String? = nil,
        biography: String? = nil, birthday: Date? = nil, deathday: Date? = nil, gender: Gender = .unknown,
        placeOfBirth: String? = nil, profilePath: URL? = nil, popularity: Double? = nil, imdbID: String? = nil,
        homepageURL: URL? = nil, birthDate: PartialDate? = nil, deathDate: PartialDate? = nil
    ) {
        self.id = id
        self.name = name
        self.alsoKnownAs = alsoKnownAs
        self.knownForDepartment = knownForDepartment
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        self.birthDate = birthDate ?? birthday.flatMap(PartialDate.init)
        self.deathDate = deathDate ?? deathday.flatMap(PartialDate.init)
        self.gender = gender
        self.placeOfBirth = placeOfBirth
        self.profilePath = profilePath
        self.popularity = popularity
        self.imdbID = imdbID.nonEmpty
        self.homepageURL = homepageURL
    }
}

extension Person {

    /// Returns the age on a day, or at death if the person died before that day; `nil` if the date of birth is unknown
    /// or later.
    public func age(on day: PartialDate) -> Age? {
        if let ageAtDeath, let deathDate, deathDate.age(on: day) != nil { return ageAtDeath }
        return birthDate?.age(on: day)
    }

    /// The age at death; `nil` if a date is unknown.
    public var ageAtDeath: Age? {
        deathDate.flatMap { birthDate?.age(on: $0) }
    }
}

extension Person: Translatable {
    /// The translatable texts of the person. TMDb does not translate names.
    package var texts: ContentTexts {
        get { ContentTexts(biography: biography) }
        set { biography = newValue.biography }
    }
}
