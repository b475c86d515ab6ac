import Caching
import Foundation
import TVSeriesDomain

/// The time-to-live classes of TV series, seasons and episodes.
///
/// - `imminent`: within two weeks of an air date; for a series, the air date of the next episode.
/// - `settled`: more than a year after the last air date; for a series, only if it has ended or was cancelled.
/// - `usual`: otherwise.
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
