import Foundation
import MoviesDomain
import PopcornCaching

extension MovieWithParts {

    /// Returns the time-to-live class of the movie: `imminent` within two weeks of a release that matters to a region,
    /// otherwise the class of its first release and its status.
    ///
    /// Regions share the rows of a language, but a release in one region does not make the movie imminent in another.
    func timeToLiveClass(in region: String, now: Date) -> TimeToLiveClass {
        // A fetched movie has all releases; a movie from the cache may have only the pending ones.
        let isImminent = [pendingReleases, releases ?? []].joined().contains { release in
            release.isNear(now) && release.matters(to: region)
        }
        return isImminent ? .imminent : movie.timeToLiveClass(now: now)
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
