import CoreDomain
import CoreInfrastructure
import DomainTestHelpers
import Foundation
import PeopleDomain
import Testing

@testable import PeopleInfrastructure

@Suite
struct PersonMapperTests {

    private let mapper = PersonWithPartsMapper()
    private let key = PeoplePersonEntity.Key(id: 287, language: "en")
    private let time = Date(timeIntervalSinceReferenceDate: 800_000_000.5)

    private static let bare = PersonWithParts(person: Person(id: 287, name: ""))
    private static let empty = PersonWithParts.mock(
        person: .mock(alsoKnownAs: [], biography: ""), credits: [], images: ImageCollection(),
        externalIDs: ExternalIDs())

    @Test
    func `every property reaches its column`() {
        let day = Date(timeIntervalSince1970: 86_400)
        let person = Person.mock(knownForDepartment: "Juggling", deathday: day, gender: .other)
        let entity = mapper.map(.mock(person: person), key: key, cachedAt: time)

        #expect(entity.key == key)
        #expect(entity.name == "Brad Pitt")
        #expect(entity.alsoKnownAs?.map(\.text) == person.alsoKnownAs)
        #expect(entity.knownForDepartment == "Juggling")
        #expect(entity.biography == person.biography)
        #expect(entity.birthday == person.birthday)
        #expect(entity.deathday == day)
        #expect(entity.birthDate == "1963-12-14")
        #expect(entity.deathDate == "1970-01-02")
        #expect(entity.gender == 3)
        #expect(entity.placeOfBirth == "Shawnee, Oklahoma, USA")
        #expect(entity.profilePath == person.profilePath)
        #expect(entity.popularity == 10.5)
        #expect(entity.imdbID == "nm0000093")
        #expect(entity.homepageURL == person.homepageURL)
        #expect(entity.cachedAt == time)
        #expect(entity.profiles?.map(\.path.relativeString) == ["/face.jpg"])
        #expect(entity.externalIDs?.wikidataID == "Q35332")
    }

    @Test
    func `every property of a credit reaches its column`() {
        let credit = PersonCredit.mock(
            kind: .tvSeries, roles: [.mock(), .mock(order: nil, episodeCount: 3)], jobs: [.mock(episodeCount: 4)])
        let entity = mapper.map(.mock(credits: [credit, .mock(roles: [], jobs: [])]), key: key, cachedAt: time)

        #expect(entity.credits?.map(\.kind) == ["tv", "movie"])
        #expect(entity.credits?.first?.titleID == 550)
        #expect(entity.credits?.first?.title == "Fight Club")
        #expect(entity.credits?.first?.originalTitle == "Fight Club")
        #expect(entity.credits?.first?.posterPath == credit.posterPath)
        #expect(entity.credits?.first?.backdropPath == credit.backdropPath)
        #expect(entity.credits?.first?.releaseDate == credit.releaseDate)
        #expect(entity.credits?.first?.popularity == 73.433)
        #expect(entity.credits?.first?.voteAverage == 8.433)
        #expect(entity.credits?.first?.voteCount == 26_279)
        #expect(entity.credits?.first?.genreIDs == "18,53")
        #expect(entity.credits?.first?.isAdultOnly == false)
        #expect(entity.credits?.map(\.roleCount) == [2, 0])
        #expect(entity.credits?.map(\.jobCount) == [1, 0])
        #expect(entity.roles?.map(\.order) == [1, nil])
        #expect(entity.roles?.map(\.episodeCount) == [nil, 3])
        #expect(entity.roles?.map(\.character) == ["Tyler Durden", "Tyler Durden"])
        #expect(entity.jobs?.map(\.job) == ["Producer"])
        #expect(entity.jobs?.map(\.department) == ["Production"])
        #expect(entity.jobs?.map(\.episodeCount) == [4])
    }

    @Test
    func `an incomplete date is stored, and a row without it has the day`() {
        let partial = PersonWithParts(person: .mock(birthday: nil, birthDate: PartialDate(year: 1945, month: 6)))
        var entity = mapper.map(partial, key: key, cachedAt: time)
        #expect(entity.birthDate == "1945-06")
        #expect(mapper.map(entity).person == partial.person)

        entity.birthday = Date(timeIntervalSince1970: 0)
        entity.birthDate = nil
        #expect(mapper.map(entity).person.birthDate == PartialDate("1970-01-01"))
    }

    @Test(arguments: [PersonWithParts.mock(), bare, empty])
    func `a person with parts is mapped to rows and back`(content: PersonWithParts) {
        #expect(mapper.map(mapper.map(content, key: key, cachedAt: time)) == content)
    }

    @Test
    func `an unknown gender is mapped to unknown`() {
        var entity = mapper.map(.mock(), key: key, cachedAt: time)
        entity.gender = 9

        #expect(mapper.map(entity).person.gender == .unknown)
    }
}
