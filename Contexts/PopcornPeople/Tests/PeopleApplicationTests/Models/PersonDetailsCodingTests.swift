import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import PeopleApplication
import PeopleDomain
import Testing

@Suite struct PersonDetailsCodingTests {

    private let images = ImagesConfiguration.mock()

    @Test func `a person is decoded unchanged, and the keys are the property names`() throws {
        let full = PersonDetails(
            id: 1, name: "A B", initials: "AB", alsoKnownAs: ["C"], knownForDepartment: "Juggling", biography: "D",
            birthday: Date(timeIntervalSince1970: 0), deathday: Date(timeIntervalSince1970: 86_400), gender: .other,
            placeOfBirth: "E", profileURLSet: images.profileURLSet(for: URL(string: "/f.jpg")), popularity: 1.5,
            imdbID: "nm1", homepageURL: URL(string: "https://example.com/?a=b%20c"),
            textLanguages: TextLanguages(biography: "de-DE"), deathDate: PartialDate(year: 1970))
        let bare = PersonDetails(id: 1, name: "")
        let empty = PersonDetails(id: 1, name: "", alsoKnownAs: [], biography: "")

        for person in [full, bare, empty] { #expect(try codingRoundTrips(of: person) == [person, person]) }
        let json = try JSONSerialization.jsonObject(with: JSONEncoder().encode(full)) as? [String: Any]
        #expect(json.map { Set($0.keys) } == Set(Mirror(reflecting: full).children.compactMap(\.label)))
        #expect(json?["knownForDepartment"] as? String == "Juggling")
    }

    @Test func `credits are decoded unchanged`() throws {
        let title = PersonCreditDetails(
            kind: .tvSeries, id: 1, title: "T", originalTitle: "O",
            posterURLSet: images.posterURLSet(for: URL(string: "/p.jpg")),
            backdropURLSet: images.backdropURLSet(for: URL(string: "/b.jpg")),
            logoURLSet: images.logoURLSet(for: URL(string: "/l.png")), releaseDate: Date(timeIntervalSince1970: 0),
            popularity: 1, voteAverage: 2, voteCount: 3, genreIDs: [4], isAdultOnly: true,
            roles: [.mock(), .mock(order: nil, episodeCount: 4)],
            jobs: [.mock(), .mock(episodeCount: 5)])
        let bare = PersonCreditDetails(kind: .movie, id: 2, title: "")
        let credits = PersonCreditsDetails(
            cast: [title, bare], crew: [PersonDepartmentDetails(department: "Juggling", credits: [title])])

        #expect(try codingRoundTrips(of: credits) == [credits, credits])
        let empty = PersonCreditsDetails(cast: [], crew: [])
        #expect(try codingRoundTrips(of: empty) == [empty, empty])
    }
}
