import CoreApplicationTestHelpers
import CoreDomain
import Foundation
import PeopleDomain
import PeopleDomainTestHelpers
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
