public import CoreDomain
public import Foundation
import PeopleDomain

/// A person, in one language and with portrait URLs.
///
/// The coding keys are the property names. Encode and decode with the same date strategy.
public struct PersonDetails: Identifiable, Codable, Hashable, Sendable {
    /// The TMDb identifier.
    public let id: Int
    /// The name.
    public let name: String
    /// The initials of the name, as a placeholder for a missing portrait; empty if the name is empty.
    public let initials: String
    /// The other names of the person.
    public let alsoKnownAs: [String]?
    /// The department that the person is best known for, such as `Acting`; can be any string.
    public let knownForDepartment: String?
    /// The biography; may be empty.
    public let biography: String?
    /// The date of birth, as midnight UTC; `nil` if it is not completely known.
    public let birthday: Date?
    /// The date of death, as midnight UTC; `nil` if it is not completely known.
    public let deathday: Date?
    /// The known parts of the date of birth, such as the year.
    public let birthDate: PartialDate?
    /// The known parts of the date of death, such as the year.
    public let deathDate: PartialDate?
    /// The age at death; a range if a date is incomplete.
    public let ageAtDeath: Age?
    /// The gender.
    public let gender: Gender
    /// The place of birth.
    public let placeOfBirth: String?
    /// The URLs of the portrait.
    public let profileURLSet: ImageURLSet?
    /// The popularity score, computed by TMDb.
    public let popularity: Double?
    /// The IMDb identifier, such as `nm0000093`.
    public let imdbID: String?
    /// The URL of the person's website.
    public let homepageURL: URL?
    /// The language of each text; `nil` unless fallback languages are configured.
    public let textLanguages: TextLanguages?

    /// Creates person details. Default of `initials`: the initials of the name. Default of `birthDate` and `deathDate`:
    /// the days of `birthday` and `deathday`.
    public init(
        id: Int, name: String, initials: String? = nil, alsoKnownAs: [String]? = nil,
        knownForDepartment: String? = nil, biography: String? = nil, birthday: Date? = nil, deathday: Date? = nil,
        gender: Gender = .unknown, placeOfBirth: String? = nil, profileURLSet: ImageURLSet? = nil,
        popularity: Double? = nil, imdbID: String? = nil, homepageURL: URL? = nil,
        textLanguages: TextLanguages? = nil, birthDate: PartialDate? = nil, deathDate: PartialDate? = nil
    ) {
        self.id = id
        self.name = name
        self.initials = initials ?? name.initials
        self.alsoKnownAs = alsoKnownAs
        self.knownForDepartment = knownForDepartment
        self.biography = biography
        self.birthday = birthday
        self.deathday = deathday
        let person = Person(
            id: id, name: name, birthday: birthday, deathday: deathday, birthDate: birthDate, deathDate: deathDate)
        self.birthDate = person.birthDate
        self.deathDate = person.deathDate
        ageAtDeath = person.ageAtDeath
        self.gender = gender
        self.placeOfBirth = placeOfBirth
        self.profileURLSet = profileURLSet
        self.popularity = popularity
        self.imdbID = imdbID
        self.homepageURL = homepageURL
        self.textLanguages = textLanguages
    }

    /// Returns the age on a day in UTC, or at death if the person died before that day; `nil` if the date of birth is
    /// unknown or later.
    public func age(on day: Date) -> Age? {
        PartialDate(day).flatMap {
            Person(id: id, name: name, birthDate: birthDate, deathDate: deathDate).age(on: $0)
        }
    }
}
