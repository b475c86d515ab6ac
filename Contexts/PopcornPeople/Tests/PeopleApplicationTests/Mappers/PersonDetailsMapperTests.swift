import CoreApplicationTestHelpers
import CoreDomain
import DomainTestHelpers
import Foundation
import PeopleDomain
import Testing

@testable import PeopleApplication

@Suite struct PersonDetailsMapperTests {

    private let images = ImagesConfiguration.example

    @Test func `every property is mapped`() {
        let day = Date(timeIntervalSince1970: 86_400)
        let person = Person.mock(knownForDepartment: "Juggling", deathday: day)

        #expect(
            PersonDetailsMapper().map(PersonWithParts(person: person), imagesConfiguration: images)
                == PersonDetails(
                    id: 287, name: "Brad Pitt", initials: "BP", alsoKnownAs: person.alsoKnownAs,
                    knownForDepartment: "Juggling", biography: person.biography, birthday: person.birthday,
                    deathday: day, gender: .male, placeOfBirth: "Shawnee, Oklahoma, USA",
                    profileURLSet: images.profileURLSet(for: person.profilePath), popularity: 10.5,
                    imdbID: "nm0000093", homepageURL: person.homepageURL))
    }

    @Test func `an incomplete date of birth is mapped, with the age at death`() {
        let person = Person.mock(
            birthday: nil, deathday: Date(timeIntervalSince1970: 641_865_600), birthDate: PartialDate(year: 1945))
        let details = PersonDetailsMapper().map(PersonWithParts(person: person), imagesConfiguration: images)

        #expect(details.birthday == nil)
        #expect(details.birthDate == PartialDate(year: 1945))
        #expect(details.ageAtDeath == Age(atLeast: 44, atMost: 45))
        #expect(details.age(on: Date(timeIntervalSince1970: 0)) == Age(atLeast: 24, atMost: 25))
    }

    @Test func `missing values stay nil, and empty values stay empty`() {
        let bare = PersonDetailsMapper().map(
            PersonWithParts(person: Person(id: 1, name: "")), imagesConfiguration: images)
        let empty = PersonDetailsMapper().map(
            PersonWithParts(person: Person(id: 1, name: "", alsoKnownAs: [], biography: "")),
            imagesConfiguration: images)

        #expect(bare == PersonDetails(id: 1, name: "", initials: ""))
        #expect(empty == PersonDetails(id: 1, name: "", initials: "", alsoKnownAs: [], biography: ""))
    }
}
