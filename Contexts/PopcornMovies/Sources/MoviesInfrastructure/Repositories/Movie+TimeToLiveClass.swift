import Caching
import Foundation
import MoviesDomain

extension MovieWithParts {

    /// Returns the time-to-live class of the movie: `imminent` within two weeks of one of its pending releases,
    /// otherwise the class of its first release and its status.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        pendingReleases.contains { $0.isNear(now) } ? .imminent : movie.timeToLiveClass(now: now)
    }
}

extension Movie {

    /// Returns the time-to-live class of the movie.
    ///
    /// - `imminent`: within two weeks of the release.
    /// - `settled`: more than a year after the release, if the movie was released.
    /// - `usual`: otherwise.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let releaseDate else { return .usual }
        let age = now.timeIntervalSince(releaseDate)
        if abs(age) < 14 * 86_400 { return .imminent }
        return age > 365 * 86_400 && (status ?? .released) == .released ? .settled : .usual
    }
}
