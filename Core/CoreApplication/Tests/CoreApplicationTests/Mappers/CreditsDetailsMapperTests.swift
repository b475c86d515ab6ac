import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct CreditsDetailsMapperTests {

    private let images = ImagesConfiguration.mock()

    private func map(cast: [CastMember] = [], crew: [CrewMember] = []) -> CreditsDetails {
        CreditsDetailsMapper().map(Credits(cast: cast, crew: crew), imagesConfiguration: images)
    }

    @Test func `the cast is in billing order, and members of the same order keep TMDb's sequence`() {
        let cast = map(
            cast: [(3, "a"), (0, "b"), (1, "c"), (0, "d"), (500, "e")].map { .mock(creditID: $1, order: $0) }
        ).cast

        #expect(cast.map(\.creditID) == ["b", "d", "c", "a", "e"])
    }

    @Test func `the crew is sorted by department`() {
        let crew = map(
            crew: [
                ("1", "Visual Effects"), ("2", "Art"), ("3", "Sound"), ("4", ""), ("5", "Production"), ("6", "Editing"),
                ("7", "Camera"), ("8", "Writing"), ("9", "Directing"), ("10", "Costume & Make-Up"),
                ("11", "Production"),
                ("12", "Crew"), ("13", "directing"),
            ].map { .mock(creditID: $0, department: $1) }
        ).crew

        #expect(crew.map(\.creditID) == ["9", "8", "5", "11", "7", "6", "3", "2", "10", "12", "1", "13", "4"])
    }

    @Test func `members have portraits and initials`() {
        let face = URL(string: "/face.jpg")
        let credits = map(cast: [.mock(name: "宮崎駿", profilePath: face)], crew: [.mock(name: "", profilePath: nil)])

        #expect(credits.cast.first?.initials == "宮")
        #expect(credits.cast.first?.profileURLSet == images.profileURLSet(for: face))
        #expect(credits.crew.first?.initials == "")
        #expect(credits.crew.first?.profileURLSet == nil)
    }
}
