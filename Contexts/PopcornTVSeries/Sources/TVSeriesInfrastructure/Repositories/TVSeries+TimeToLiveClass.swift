import CoreDomain
import Foundation
import PopcornCaching
import TVSeriesDomain

/// The time-to-live classes of TV series, seasons and episodes.
///
/// - `imminent`: within two weeks of an air date; for a series, the air date of the next episode.
/// - `settled`: more than a year after the last air date; for a series, only if it has ended or was cancelled; for a
///   season, only if none of its coming episodes lacks a date.
/// - `usual`: otherwise.
extension TVSeries {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        if let next = nextEpisodeToAir?.airDate, next.isWithinTwoWeeks(of: now) { return .imminent }
        guard let status, ["Ended", "Canceled"].contains(status), let lastAirDate else { return .usual }
        return lastAirDate.isOverAYear(before: now) ? .settled : .usual
    }

    /// Returns the class of the series together with its seasons: the one that changes soonest.
    func wholeTimeToLiveClass(now: Date) -> TimeToLiveClass {
        let classes = [timeToLiveClass(now: now)] + (seasons ?? []).map { $0.timeToLiveClass(now: now) }
        return [.imminent, .usual].first(where: classes.contains) ?? .settled
    }
}

extension TVSeason {

    func timeToLiveClass(now: Date) -> TimeToLiveClass {
        let dates = episodes?.compactMap(\.airDate) ?? []
        if dates.contains(where: { $0.isWithinTwoWeeks(of: now) }) { return .imminent }
        if hasUndatedComingEpisode { return .usual }
        return (dates.max() ?? airDate)?.isOverAYear(before: now) == true ? .settled : .usual
    }

    /// Whether an episode without an air date follows all episodes that have one.
    private var hasUndatedComingEpisode: Bool {
        let episodes = episodes ?? []
        let lastDated = episodes.filter { $0.airDate != nil }.map(\.episodeNumber).max() ?? -1
        return episodes.contains { $0.airDate == nil && $0.episodeNumber > lastDated }
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
