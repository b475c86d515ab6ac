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

    @Test
    func `enumerations are stored as raw values, and genres as their identifiers`() {
        let content = PersonWithParts.mock(person: .mock(gender: .other), credits: [.mock(kind: .tvSeries), .mock()])
        let entity = mapper.map(content, key: key, cachedAt: time)

        #expect(entity.gender == 3)
        #expect(entity.credits?.map(\.kind) == ["tv", "movie"])
        #expect(entity.credits?.map(\.genreIDs) == ["18,53", "18,53"])
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

    @Test
    func `an unknown gender is mapped to unknown`() {
        var entity = mapper.map(.mock(), key: key, cachedAt: time)
        entity.gender = 9

        #expect(mapper.map(entity).person.gender == .unknown)
    }
}
