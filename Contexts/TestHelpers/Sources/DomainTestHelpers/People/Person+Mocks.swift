public import CoreDomain
public import Foundation
public import PeopleDomain

extension Person {
    /// Creates a person for tests. Default: Brad Pitt, with all properties except the date of death.
    public static func mock(
        id: Int = 287, name: String = "Brad Pitt", alsoKnownAs: [String]? = ["William Bradley Pitt", "ブラッド・ピット"],
        knownForDepartment: String? = "Acting", biography: String? = "An actor and producer from Oklahoma.",
        birthday: Date? = Date(timeIntervalSince1970: -190_944_000), deathday: Date? = nil, gender: Gender = .male,
        placeOfBirth: String? = "Shawnee, Oklahoma, USA",
        profilePath: URL? = URL(string: "/cckcYc2v0yh1tc9QjRelptcOBko.jpg"), popularity: Double? = 10.5,
        imdbID: String? = "nm0000093", homepageURL: URL? = URL(string: "https://example.com/pitt"),
        birthDate: PartialDate? = nil, deathDate: PartialDate? = nil
    ) -> Person {
        Person(
            id: id, name: name, alsoKnownAs: alsoKnownAs, knownForDepartment: knownForDepartment, biography: biography,
            birthday: birthday, deathday: deathday, gender: gender, placeOfBirth: placeOfBirth,
            profilePath: profilePath, popularity: popularity, imdbID: imdbID, homepageURL: homepageURL,
            birthDate: birthDate, deathDate: deathDate)
    }
}
