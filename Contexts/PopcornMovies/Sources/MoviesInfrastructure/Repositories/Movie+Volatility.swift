import Caching
import Foundation
import MoviesDomain

extension Movie {

    /// How soon TMDb's data of the movie is likely to change.
    ///
    /// In the two weeks before and after its release it changes by the day. A movie that has been out for over a year
    /// hardly changes any more.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let releaseDate else { return .usual }
        let age = now.timeIntervalSince(releaseDate)
        if abs(age) < 14 * 86_400 { return .imminent }
        return age > 365 * 86_400 && (status ?? .released) == .released ? .settled : .usual
    }
}
