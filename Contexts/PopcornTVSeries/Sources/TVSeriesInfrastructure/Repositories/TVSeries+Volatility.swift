import Caching
import Foundation
import TVSeriesDomain

/// How soon TMDb's data is likely to change: by the day in the two weeks around an episode's first showing, and hardly
/// any more a year after the last.
extension TVSeries {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        if let next = nextEpisodeToAir?.airDate, next.isWithinTwoWeeks(of: now) { return .imminent }
        guard let status, ["Ended", "Canceled"].contains(status), let lastAirDate else { return .usual }
        return lastAirDate.isOverAYear(before: now) ? .settled : .usual
    }
}

extension TVSeason {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        let dates = episodes?.compactMap(\.airDate) ?? []
        if dates.contains(where: { $0.isWithinTwoWeeks(of: now) }) { return .imminent }
        return (dates.max() ?? airDate)?.isOverAYear(before: now) == true ? .settled : .usual
    }
}

extension TVEpisode {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        guard let airDate else { return .usual }
        if airDate.isWithinTwoWeeks(of: now) { return .imminent }
        return airDate.isOverAYear(before: now) ? .settled : .usual
    }
}

extension Date {

    fileprivate func isWithinTwoWeeks(of now: Date) -> Bool {
        abs(now.timeIntervalSince(self)) < 14 * 86_400
    }

    fileprivate func isOverAYear(before now: Date) -> Bool {
        now.timeIntervalSince(self) > 365 * 86_400
    }
}
