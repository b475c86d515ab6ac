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
            cast: [(3, "a"), (0, "b"), (1, "c"), (0, "d"), (500, "e")].enumerated().map {
                .mock(id: $0, creditID: $1.1, order: $1.0)
            }
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
            ].enumerated().map { .mock(id: $0, creditID: $1.0, department: $1.1) }
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

    @Test func `a person with three jobs is one crew member, in the department of the first job`() {
        let crew = map(
            crew: [
                .mock(id: 1, creditID: "a", job: "Novel", department: "Writing"),
                .mock(id: 2, creditID: "b", job: "Director", department: "Directing"),
                .mock(id: 1, creditID: "c", job: "Director", department: "Directing"),
                .mock(id: 1, creditID: "d", job: "Producer", department: "Production"),
                .mock(id: 3, creditID: "e", job: "Screenplay", department: "Writing"),
            ])

        #expect(crew.crew.map(\.id) == [2, 1, 3])
        #expect(
            crew.crew[1].jobs == [
                CrewJob(creditID: "c", job: "Director", department: "Directing"),
                CrewJob(creditID: "a", job: "Novel", department: "Writing"),
                CrewJob(creditID: "d", job: "Producer", department: "Production"),
            ])
        #expect(crew.crew[1].creditID == "c")
        #expect(crew.crew[1].department == "Directing")
        #expect(crew.crew(job: "Novel").map(\.id) == [1])
        #expect(crew.crew(job: "Director").map(\.id) == [2, 1])
    }

    @Test func `a person with two roles is one cast member, in the place of the first role`() {
        let cast = map(
            cast: [
                .mock(id: 1, creditID: "a", character: "Rabbit", order: 4), .mock(id: 2, creditID: "b", order: 1),
                .mock(id: 1, creditID: "c", character: "Owl", order: 0),
            ]
        ).cast

        #expect(cast.map(\.id) == [1, 2])
        #expect(cast[0].order == 0)
        #expect(cast[0].character == "Owl")
        #expect(
            cast[0].roles == [
                CastRole(creditID: "c", character: "Owl"), CastRole(creditID: "a", character: "Rabbit"),
            ])
    }
}
