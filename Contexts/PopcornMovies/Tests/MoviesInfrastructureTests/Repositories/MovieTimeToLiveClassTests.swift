import CoreDomain
import Foundation
import MoviesDomain
import PopcornCaching
import Testing

@testable import MoviesInfrastructure

@Suite
struct MovieTimeToLiveClassTests {

    private let now = Date(timeIntervalSinceReferenceDate: 800_000_000)

    @Test(
        arguments: [
            (nil, MovieStatus.released, TimeToLiveClass.usual), (-366, .released, .settled), (-366, nil, .settled),
            (-366, .postProduction, .usual), (-366, .cancelled, .usual), (-364, .released, .usual),
            (-15, .released, .usual), (-13, .released, .imminent), (0, .released, .imminent),
            (13, .postProduction, .imminent), (15, .postProduction, .usual), (400, .planned, .usual),
        ] as [(Double?, MovieStatus?, TimeToLiveClass)])
    func `the time-to-live class depends on the release date and the status`(
        daysToRelease: Double?, status: MovieStatus?, expected: TimeToLiveClass
    ) {
        let movie = Movie(
            id: 1, title: "T", releaseDate: daysToRelease.map { now.addingTimeInterval($0 * 86_400) }, status: status)

        #expect(movie.timeToLiveClass(now: now) == expected)
    }

    @Test(
        arguments: [(-15, .settled), (-13, .imminent), (13, .imminent), (15, .settled)] as [(Double, TimeToLiveClass)])
    func `a movie is imminent near a pending release`(daysToRelease: Double, expected: TimeToLiveClass) {
        var movie = MovieWithParts(movie: Movie(id: 1, title: "T", releaseDate: now.addingTimeInterval(-500 * 86_400)))
        movie.pendingReleases = [
            MovieRelease(region: "GB", releaseDate: now.addingTimeInterval(60 * 86_400), type: .physical),
            MovieRelease(region: "GB", releaseDate: now.addingTimeInterval(daysToRelease * 86_400), type: .digital),
        ]

        #expect(movie.timeToLiveClass(in: "US", now: now) == expected)
    }

    @Test(arguments: [("GB", TimeToLiveClass.imminent), ("US", .settled)])
    func `a local release of a fetched movie makes it imminent in its region`(
        region: String, expected: TimeToLiveClass
    ) {
        let release = MovieRelease(region: "GB", releaseDate: now, type: .physical)
        let old = Movie(id: 1, title: "T", releaseDate: now.addingTimeInterval(-500 * 86_400))

        #expect(
            MovieWithParts(movie: old, releases: [release]).timeToLiveClass(in: region, now: now) == expected)
    }
}
