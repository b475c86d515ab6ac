public import CoreApplication
public import CoreDomain
public import Foundation
public import PeopleApplication

extension PersonPreviewDetails {
    /// Creates a preview for tests: Brad Pitt, with every property set.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", initials: String? = nil, originalName: String? = "Brad Pitt",
        knownForDepartment: String? = "Acting", gender: Gender = .male,
        profileURLSet: ImageURLSet? = .mock(profile: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        isAdultOnly: Bool? = false,
        knownFor: [KnownTitle]? = [KnownTitle(kind: .movie, id: 550, title: "Fight Club", isAdultOnly: false)]
    ) -> PersonPreviewDetails {
        PersonPreviewDetails(
            id: id, name: name, initials: initials, originalName: originalName,
            knownForDepartment: knownForDepartment, gender: gender, profileURLSet: profileURLSet,
            popularity: popularity, isAdultOnly: isAdultOnly, knownFor: knownFor)
    }
}

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
