import CoreDomain
import Foundation
import MoviesDomain
import Testing

@Suite struct MovieReleaseTests {

    private func release(_ region: String, _ certification: String?, _ type: MovieReleaseType) -> MovieRelease {
        MovieRelease(region: region, certification: certification, releaseDate: .distantPast, type: type)
    }

    @Test func `the first region with a certification is used`() {
        let releases = [release("US", "R", .theatrical), release("GB", "18", .theatrical)]
        #expect(releases.certification(in: ["GB", "US"]) == "18")
        #expect(releases.certification(in: ["US", "GB"]) == "R")
        #expect(releases.certification(in: ["FR", "US"]) == "R")
        #expect(releases.certification(in: ["FR"]) == nil)
        #expect(releases.certification(in: []) == nil)
    }

    @Test func `a release without a certification is skipped`() {
        let releases = [
            release("DE", nil, .theatrical), release("DE", "", .theatrical), release("DE", "16", .physical),
            release("US", "PG-13", .theatrical),
        ]
        #expect(releases.certification(in: ["DE", "US"]) == "16")
    }

    @Test func `the earliest rated release in cinemas applies, in any order of the releases`() throws {
        func release(_ certification: String?, _ type: MovieReleaseType, day: Double) -> MovieRelease {
            MovieRelease(
                region: "US", certification: certification, releaseDate: Date(timeIntervalSince1970: day * 86_400),
                type: type)
        }
        let releases = [
            release("PG", .theatrical, day: 9000), release("Unrated", .physical, day: 1),
            release(nil, .theatrical, day: 2),
            release("R", .theatricalLimited, day: 3), release("NC-17", .theatrical, day: 3),
        ]
        #expect(releases.certifiedRelease(in: ["GB", "US"]) == releases[3])
        #expect(releases.certification(in: ["US"]) == "R")
        let onDisc = [release("18", .physical, day: 2), release("16", .digital, day: 1)]
        #expect(onDisc.certification(in: ["US"]) == "16")
    }

    @Test(arguments: [MovieReleaseType.theatrical, .theatricalLimited])
    func `theatrical releases take precedence`(type: MovieReleaseType) {
        let releases = [release("US", "NR", .premiere), release("US", "R", type), release("US", "Unrated", .digital)]
        #expect(releases.certification(in: ["US"]) == "R")
    }
}
