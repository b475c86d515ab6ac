import Caching
import Foundation
import PeopleDomain

extension Person {

    /// How soon TMDb's data of the person is likely to change. Of somebody who died over a year ago it hardly does.
    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let deathday else { return .usual }
        return now.timeIntervalSince(deathday) > 365 * 86_400 ? .settled : .usual
    }
}
