import CoreApplicationTestHelpers
import CoreDomain
import DomainTestHelpers
import Foundation
import PeopleDomain
import Testing

@testable import PeopleApplication

@Suite struct PersonCreditsDetailsMapperTests {

    private let images = ImagesConfiguration.example

    private func map(_ credits: [PersonCredit]) -> PersonCreditsDetails {
        PersonCreditsDetailsMapper().map(credits, imagesConfiguration: images)
    }

    private func credit(
        _ id: Int, day: Double?, roles: [PersonRole] = [.mock()], jobs: [PersonJob] = []
    ) -> PersonCredit {
        .mock(id: id, releaseDate: day.map { Date(timeIntervalSince1970: $0 * 86_400) }, roles: roles, jobs: jobs)
    }

    @Test func `every property is mapped`() {
        let credit = PersonCredit.mock(kind: .tvSeries, roles: [.mock(), .mock(creditID: "b")])
        let logo = URL(string: "/logo.png")
        let details = PersonCreditsDetailsMapper().map(credit, logoPath: logo, imagesConfiguration: images)

        #expect(
            details
                == PersonCreditDetails(
                    kind: .tvSeries, id: 550, title: "Fight Club", originalTitle: "Fight Club",
                    posterURLSet: images.posterURLSet(for: credit.posterPath),
                    backdropURLSet: images.backdropURLSet(for: credit.backdropPath),
                    logoURLSet: images.logoURLSet(for: logo), releaseDate: credit.releaseDate, popularity: 73.433,
                    voteAverage: 8.433, voteCount: 26_279,
                    genreIDs: [18, 53], isAdultOnly: false, roles: [.mock(), .mock(creditID: "b")], jobs: [.mock()]))
    }

    @Test func `titles without a date come first, then the newest`() {
        let credits = map([
            credit(1, day: 10), credit(2, day: nil), credit(3, day: 30), credit(4, day: 10), credit(5, day: nil),
        ])

        #expect(credits.cast.map(\.id) == [2, 5, 3, 1, 4])
        #expect(credits.crew == [])
    }

    @Test func `a title is listed under cast and each department, with all roles and jobs`() {
        let jobs = [
            PersonJob.mock(creditID: "p", department: "Production"), .mock(creditID: "x", department: "Juggling"),
            .mock(creditID: "d", department: "Directing"), .mock(creditID: "q", department: "Production"),
        ]
        let credits = map([
            credit(1, day: 1, jobs: jobs), credit(2, day: 2, roles: [], jobs: [.mock(department: "Production")]),
        ])

        #expect(credits.cast.map(\.id) == [1])
        #expect(credits.cast.first?.jobs == jobs)
        #expect(credits.crew.map(\.department) == ["Directing", "Production", "Juggling"])
        #expect(credits.crew.map { $0.credits.map(\.id) } == [[1], [2, 1], [1]])
        #expect(credits.crew.last?.credits.first?.roles == [.mock()])
    }

    @Test func `empty credits are mapped to empty details`() {
        #expect(map([]) == PersonCreditsDetails(cast: [], crew: []))
    }
}
