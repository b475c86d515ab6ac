public import CoreDomain
public import CoreDomainTestHelpers
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

extension PersonCredit {
    /// Creates a credit for tests. Default: *Fight Club*, with a role and a job.
    public static func mock(
        kind: TitleKind = .movie, id: Int = 550, title: String = "Fight Club", originalTitle: String? = "Fight Club",
        posterPath: URL? = URL(string: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg"),
        backdropPath: URL? = URL(string: "/hZkgoQYus5vegHoetLkCJzb17zJ.jpg"),
        releaseDate: Date? = Date(timeIntervalSince1970: 939_945_600), popularity: Double? = 73.433,
        voteAverage: Double? = 8.433, voteCount: Int? = 26_279, genreIDs: [Int]? = [18, 53],
        isAdultOnly: Bool? = false, roles: [PersonRole] = [.mock()],
        jobs: [PersonJob] = [.mock()]
    ) -> PersonCredit {
        PersonCredit(
            kind: kind, id: id, title: title, originalTitle: originalTitle, posterPath: posterPath,
            backdropPath: backdropPath, releaseDate: releaseDate, popularity: popularity, voteAverage: voteAverage,
            voteCount: voteCount, genreIDs: genreIDs,
            isAdultOnly: isAdultOnly, roles: roles, jobs: jobs)
    }
}

extension PersonRole {
    /// Creates a role for tests. Default: Tyler Durden, billed second.
    public static func mock(
        creditID: String = "52fe4250c3a36847f80149f7", character: String = "Tyler Durden", order: Int? = 1,
        episodeCount: Int? = nil
    ) -> PersonRole {
        PersonRole(creditID: creditID, character: character, order: order, episodeCount: episodeCount)
    }
}

extension PersonJob {
    /// Creates a job for tests. Default: a producer.
    public static func mock(
        creditID: String = "5a1b", job: String = "Producer", department: String = "Production", episodeCount: Int? = nil
    ) -> PersonJob {
        PersonJob(creditID: creditID, job: job, department: department, episodeCount: episodeCount)
    }
}

extension PersonWithParts {
    /// Creates a person with parts for tests. Default: Brad Pitt, with all parts.
    public static func mock(
        person: Person = .mock(), credits: [PersonCredit]? = [.mock()],
        images: ImageCollection? = ImageCollection(profilePaths: ["/face.jpg"].compactMap { URL(string: $0) }),
        externalIDs: ExternalIDs? = .mock(), translations: [Translation]? = [.mock()]
    ) -> PersonWithParts {
        PersonWithParts(
            person: person, credits: credits, images: images, externalIDs: externalIDs, translations: translations)
    }
}
