import Foundation
import PeopleDomain
import PopcornCaching

extension Person {

    /// Returns the time-to-live class of the person.
    ///
    /// - `settled`: more than a year after the person's death.
    /// - `usual`: otherwise.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let deathday else { return .usual }
        return now.timeIntervalSince(deathday) > 365 * 86_400 ? .settled : .usual
    }
}
