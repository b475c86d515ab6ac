public import CoreApplication
public import CoreDomain
public import CoreDomainTestHelpers
public import Foundation
public import MediaApplication

extension WatchlistTitle {
    /// Creates a title for tests: the movie *Fight Club*.
    public static func mock(
        entry: WatchlistEntry = .mock(), preview: MediaPreviewDetails? = .movie(.mock(isOnWatchlist: true)),
        nextEpisodeAirDate: Date? = nil, lastKnown: LastKnownTitleDetails? = nil, isRemoved: Bool = false,
        failure: PopcornError? = nil
    ) -> WatchlistTitle {
        WatchlistTitle(
            entry: entry, preview: preview, nextEpisodeAirDate: nextEpisodeAirDate, lastKnown: lastKnown,
            isRemoved: isRemoved, failure: failure)
    }
}

extension WatchlistCalendar {
    /// Creates a calendar for tests, with one day.
    public static func mock(days: [CalendarDay] = [.mock()], failures: [CalendarFailure] = []) -> WatchlistCalendar {
        WatchlistCalendar(days: days, failures: failures)
    }
}

extension CalendarDay {
    /// Creates a day for tests, with one episode and one release.
    public static func mock(
        date: Date = Date(timeIntervalSince1970: 1_796_083_200), episodes: [NextEpisodeDetails] = [.mock()],
        releases: [CalendarRelease] = [.mock()]
    ) -> CalendarDay {
        CalendarDay(date: date, episodes: episodes, releases: releases)
    }
}

extension CalendarRelease {
    /// Creates a release for tests: *Fight Club* in American cinemas.
    public static func mock(
        id: String = "550-US-theatrical", movieID: Int = 550, title: String = "Fight Club",
        type: MovieReleaseType? = .theatrical, region: String? = "US", note: String? = nil,
        certification: String? = "R", posterURLSet: ImageURLSet? = .mock(poster: "/pB8BM7pdSp6B6Ih7QZ4DrQ3PmJK.jpg")
    ) -> CalendarRelease {
        CalendarRelease(
            id: id, movieID: movieID, title: title, type: type, region: region, note: note,
            certification: certification, posterURLSet: posterURLSet)
    }
}

extension WatchlistEntry {
    /// Creates an entry for tests: *Fight Club*, added at the time of `WallClock.mock()`.
    public static func mock(
        kind: TitleKind = .movie, id: Int = 550, addedAt: Date = WallClock.mock().now,
        lastKnown: LastKnownTitle? = nil
    ) -> WatchlistEntry {
        WatchlistEntry(kind: kind, id: id, addedAt: addedAt, lastKnown: lastKnown)
    }
}
