import CoreApplication
import CoreDomain
import CoreDomainTestHelpers
import Foundation
import Testing

@Suite struct ModelCodingTests {

    private let images = ImagesConfiguration.mock()
    private let path = URL(string: "/a.jpg")

    @Test func `credits survive coding`() throws {
        let credits = CreditsDetails(
            cast: [
                CastMemberDetails(
                    id: 819, castID: 4, creditID: "c1", name: "Edward Norton", character: "Narrator", gender: .male,
                    profileURLSet: images.profileURLSet(for: path), order: 0),
                CastMemberDetails(id: 1, creditID: "c2", name: "", character: "", gender: .unknown, order: 1),
            ],
            crew: [
                CrewMemberDetails(
                    id: 7467, creditID: "c3", name: "David Fincher", job: "Director", department: "Directing",
                    gender: .male, profileURLSet: images.profileURLSet(for: path)),
                CrewMemberDetails(id: 2, creditID: "c4", name: "", job: "", department: "", gender: .other),
            ])
        #expect(try codingRoundTrips(of: credits) == [credits, credits])
        let empty = CreditsDetails(cast: [], crew: [])
        #expect(try codingRoundTrips(of: empty) == [empty, empty])
    }

    @Test func `companies survive coding`() throws {
        for company in [
            ProductionCompanyDetails(
                id: 508, name: "Regency", originCountry: "US", logoURLSet: images.logoURLSet(for: path)),
            ProductionCompanyDetails(id: 1, name: "", originCountry: ""),
        ] {
            #expect(try codingRoundTrips(of: company) == [company, company])
        }
    }

    @Test func `watch offers survive coding`() throws {
        let provider = WatchProviderDetails(
            id: 8, name: "Netflix", logoURLSet: images.logoURLSet(for: path), displayPriority: 3)
        let bare = WatchProviderDetails(id: 9, name: "")
        for offers in [
            WatchOffersDetails(
                region: "DE", link: URL(string: "https://example.com/watch?locale=DE"), flatrate: [provider, bare],
                buy: [bare], rent: [], free: [provider], ads: [bare]),
            WatchOffersDetails(region: "GB"),
        ] {
            #expect(try codingRoundTrips(of: offers) == [offers, offers])
        }
    }
}
