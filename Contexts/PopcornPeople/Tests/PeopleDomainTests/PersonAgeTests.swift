import CoreDomain
import Foundation
import PeopleDomain
import Testing

@Suite struct PersonAgeTests {

    private func day(_ text: String) throws -> PartialDate { try #require(PartialDate(text)) }

    @Test func `a living person ages`() throws {
        let person = Person(id: 1, name: "N", birthDate: try day("1963-12-18"))

        #expect(person.age(on: try day("2026-12-17"))?.years == 62)
        #expect(person.age(on: try day("2026-12-18"))?.years == 63)
        #expect(person.ageAtDeath == nil)
        #expect(person.age(on: try day("1963-12-17")) == nil)
    }

    @Test func `a dead person stays as old as at death`() throws {
        let person = Person(id: 1, name: "N", birthDate: try day("1945"), deathDate: try day("1990-05-05"))

        #expect(person.ageAtDeath == Age(atLeast: 44, atMost: 45))
        #expect(person.age(on: try day("2026-01-01")) == Age(atLeast: 44, atMost: 45))
        #expect(person.age(on: try day("1970-12-31")) == Age(atLeast: 25, atMost: 25))
    }

    @Test func `the days of complete dates are known, and unknown dates have no age`() throws {
        let person = Person(id: 1, name: "N", birthday: Date(timeIntervalSince1970: 0))

        #expect(person.birthDate == PartialDate("1970-01-01"))
        #expect(Person(id: 1, name: "N").age(on: try day("2026-01-01")) == nil)
    }
}
