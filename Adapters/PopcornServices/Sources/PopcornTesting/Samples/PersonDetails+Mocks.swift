public import CoreDomain
public import DomainTestHelpers
public import Foundation
public import PeopleApplication
public import PeopleDomain

extension PersonDetails {
    /// Creates a person for tests: Brad Pitt, with every property set except `deathday`, `deathDate`, `ageAtDeath` and
    /// `textLanguages`.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", initials: String? = nil,
        alsoKnownAs: [String]? = ["William Bradley Pitt", "ブラッド・ピット"], knownForDepartment: String? = "Acting",
        biography: String? = "An actor and producer from Oklahoma.",
        birthday: Date? = Date(timeIntervalSince1970: -190_944_000), deathday: Date? = nil, gender: Gender = .male,
        placeOfBirth: String? = "Shawnee, Oklahoma, USA",
        profileURLSet: ImageURLSet? = .mock(profile: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        imdbID: String? = "nm0000093", homepageURL: URL? = URL(string: "https://example.com/pitt"),
        textLanguages: TextLanguages? = nil, birthDate: PartialDate? = nil, deathDate: PartialDate? = nil
    ) -> PersonDetails {
        PersonDetails(
            id: id, name: name, initials: initials, alsoKnownAs: alsoKnownAs, knownForDepartment: knownForDepartment,
            biography: biography, birthday: birthday, deathday: deathday, gender: gender, placeOfBirth: placeOfBirth,
            profileURLSet: profileURLSet, popularity: popularity, imdbID: imdbID, homepageURL: homepageURL,
            textLanguages: textLanguages, birthDate: birthDate, deathDate: deathDate)
    }
}

extension PersonCreditsDetails {
    /// Creates credits for tests: one title, in which the person is a cast member and a crew member.
    public static func mock(
        cast: [PersonCreditDetails] = [.mock()], crew: [PersonDepartmentDetails] = [.mock()]
    ) -> PersonCreditsDetails {
        PersonCreditsDetails(cast: cast, crew: crew)
    }
}

extension PersonDepartmentDetails {
    /// Creates a department for tests: production, with one title.
    public static func mock(
        department: String = "Production", credits: [PersonCreditDetails] = [.mock()]
    ) -> PersonDepartmentDetails {
        PersonDepartmentDetails(department: department, credits: credits)
    }
}

extension PersonCreditDetails {
    /// Creates a title for tests: *Fight Club*, in which the person has one role and one job.
    public static func mock(
        kind: TitleKind = .movie, id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        posterURLSet: ImageURLSet? = .mock(),
        backdropURLSet: ImageURLSet? = .mock(backdrop: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"),
        logoURLSet: ImageURLSet? = nil, releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600),
        popularity: Double? = 73.433, voteAverage: Double? = 8.433, voteCount: Int? = 26_279,
        roles: [PersonRole] = [.mock()], jobs: [PersonJob] = [.mock()]
    ) -> PersonCreditDetails {
        PersonCreditDetails(
            kind: kind, id: id, title: title, originalTitle: originalTitle, posterURLSet: posterURLSet,
            backdropURLSet: backdropURLSet, logoURLSet: logoURLSet, releaseDate: releaseDate, popularity: popularity,
            voteAverage: voteAverage, voteCount: voteCount, roles: roles, jobs: jobs)
    }
}
