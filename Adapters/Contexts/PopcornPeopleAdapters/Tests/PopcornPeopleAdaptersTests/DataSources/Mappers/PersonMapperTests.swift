import CoreDomain
import Foundation
import PeopleDomain
import TMDb
import Testing

@testable import PopcornPeopleAdapters

@Suite struct PersonMapperTests {

    private let day = Date(timeIntervalSince1970: 86_400)
    private let path = URL(string: "/a.jpg")

    @Test func `every property of a person is mapped`() {
        let dto = TMDb.Person(
            id: 1, name: "N", alsoKnownAs: ["A", ""], knownForDepartment: "Juggling", biography: "B", birthday: day,
            deathday: day + 86_400, gender: .other, placeOfBirth: "P", profilePath: path, popularity: 1.5,
            imdbID: "nm1", homepageURL: URL(string: "https://example.com"), isAdultOnly: false)

        #expect(
            PersonMapper().map(dto)
                == PeopleDomain.Person(
                    id: 1, name: "N", alsoKnownAs: ["A", ""], knownForDepartment: "Juggling", biography: "B",
                    birthday: day, deathday: day + 86_400, gender: .other, placeOfBirth: "P", profilePath: path,
                    popularity: 1.5, imdbID: "nm1", homepageURL: URL(string: "https://example.com")))
    }

    @Test func `missing values stay nil, and empty values stay empty`() {
        #expect(
            PersonMapper().map(TMDb.Person(id: 1, name: "", gender: .unknown)) == PeopleDomain.Person(id: 1, name: ""))
        #expect(
            PersonMapper().map(TMDb.Person(id: 1, name: "", alsoKnownAs: [], biography: "", gender: .unknown))
                == PeopleDomain.Person(id: 1, name: "", alsoKnownAs: [], biography: ""))
    }

    @Test func `an incomplete date of birth keeps its year`() {
        let dto = TMDb.Person(
            id: 1, name: "N", deathday: day, gender: .unknown, partialBirthday: TMDb.PartialDate(year: 1945))
        let person = PersonMapper().map(dto)

        #expect(person.birthday == nil)
        #expect(person.birthDate == CoreDomain.PartialDate(year: 1945))
        #expect(person.deathDate == CoreDomain.PartialDate(day))
    }

    private func movie(_ id: Int) -> Show {
        .movie(
            MovieListItem(
                id: id, title: "T", originalTitle: "O", genreIDs: [18], releaseDate: day, posterPath: path,
                backdropPath: path, popularity: 1, voteAverage: 2, voteCount: 3, isAdultOnly: true))
    }

    private func series(_ id: Int) -> Show {
        .tvSeries(
            TVSeriesListItem(
                id: id, name: "T", originalName: "O", genreIDs: [18], firstAirDate: day, posterPath: path,
                backdropPath: path, popularity: 1, voteAverage: 2, voteCount: 3, isAdultOnly: true))
    }

    private func map(_ cast: [PersonCastCredit<Show>], _ crew: [PersonCrewCredit<Show>]) -> [PersonCredit] {
        PersonCreditsMapper().map(PersonCombinedCredits(cast: MixedList(cast), crew: MixedList(crew)))
    }

    @Test func `a title has all roles and jobs, and titles keep their order`() {
        let credits = map(
            [
                PersonCastCredit(title: movie(2), creditID: "a", character: "A", order: 4),
                PersonCastCredit(title: series(2), creditID: "b", character: "", episodeCount: 5),
                PersonCastCredit(title: movie(2), creditID: "c", character: "C", order: 9),
            ],
            [
                PersonCrewCredit(title: movie(1), creditID: "d", job: "Director", department: "Directing"),
                PersonCrewCredit(title: series(2), creditID: "e", job: "J", department: "D", episodeCount: 6),
                PersonCrewCredit(title: movie(2), creditID: "f", job: "Writer", department: "Writing"),
            ])

        #expect(credits.map(\.kind) == [.movie, .tvSeries, .movie])
        #expect(credits.map(\.id) == [2, 2, 1])
        #expect(
            credits.map(\.roles) == [
                [
                    PersonRole(creditID: "a", character: "A", order: 4),
                    PersonRole(creditID: "c", character: "C", order: 9),
                ],
                [PersonRole(creditID: "b", character: "", episodeCount: 5)], [],
            ])
        #expect(
            credits.map(\.jobs) == [
                [PersonJob(creditID: "f", job: "Writer", department: "Writing")],
                [PersonJob(creditID: "e", job: "J", department: "D", episodeCount: 6)],
                [PersonJob(creditID: "d", job: "Director", department: "Directing")],
            ])
        for credit in credits {
            #expect(credit.title == "T")
            #expect(credit.originalTitle == "O")
            #expect(credit.posterPath == path)
            #expect(credit.backdropPath == path)
            #expect(credit.releaseDate == day)
            #expect(credit.popularity == 1)
            #expect(credit.voteAverage == 2)
            #expect(credit.voteCount == 3)
            #expect(credit.genreIDs == [18])
            #expect(credit.isAdultOnly == true)
        }
    }

    @Test func `jobs on one title are grouped, and a repeated credit counts once`() {
        let jobs = (0..<12).map {
            PersonCrewCredit(title: movie(1), creditID: "\($0)", job: "J\($0)", department: "D")
        }
        let credits = map([], jobs + jobs)

        #expect(credits.map(\.id) == [1])
        #expect(credits.first?.jobs.map(\.job) == (0..<12).map { "J\($0)" })
        #expect(map([], []) == [])
    }

    @Test func `credits without an identifier are different ones`() {
        let credits = map(
            ["A", "B"].map { PersonCastCredit(title: movie(1), creditID: "", character: $0) },
            ["C", "D"].map { PersonCrewCredit(title: movie(1), creditID: "", job: $0, department: "") })

        #expect(credits.flatMap(\.roles).map(\.character) == ["A", "B"])
        #expect(credits.flatMap(\.jobs).map(\.job) == ["C", "D"])
    }
}
