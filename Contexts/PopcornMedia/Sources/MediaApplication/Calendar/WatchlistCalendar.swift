public import CoreApplication
public import CoreDomain
public import Foundation

/// The episodes of the series and the releases of the movies on a watchlist, by day.
public struct WatchlistCalendar: Codable, Equatable, Sendable {
    /// The days with episodes or releases, earliest first.
    public let days: [CalendarDay]
    /// The titles and seasons that could not be read.
    public let failures: [CalendarFailure]

    /// Creates a calendar.
    public init(days: [CalendarDay], failures: [CalendarFailure] = []) {
        self.days = days
        self.failures = failures
    }
}

/// A day with the episodes that air and the movies that are released on it.
public struct CalendarDay: Codable, Hashable, Sendable {
    /// The day, as midnight UTC.
    public let date: Date
    /// The episodes, sorted by the name of the series, then by season and number.
    public let episodes: [NextEpisodeDetails]
    /// The releases, sorted by title, then in TMDb's order.
    public let releases: [CalendarRelease]

    /// Creates a day.
    public init(date: Date, episodes: [NextEpisodeDetails] = [], releases: [CalendarRelease] = []) {
        self.date = date
        self.episodes = episodes
        self.releases = releases
    }
}

/// A release of a movie on a watchlist.
public struct CalendarRelease: Identifiable, Codable, Hashable, Sendable {
    /// The identifier, which does not change if the release is postponed, such as `550-DE-digital`.
    public let id: String
    /// The TMDb identifier of the movie.
    public let movieID: Int
    /// The title of the movie.
    public let title: String
    /// The type of the release; `nil` for the first release anywhere, if none is known in the region.
    public let type: MovieReleaseType?
    /// The region, an ISO 3166-1 alpha-2 code; `nil` for the first release anywhere.
    public let region: String?
    /// A note, such as the name of a streaming service.
    public let note: String?
    /// The certification in the region.
    public let certification: String?
    /// The URLs of the poster.
    public let posterURLSet: ImageURLSet?

    /// Creates a release.
    public init(
        id: String, movieID: Int, title: String, type: MovieReleaseType? = nil, region: String? = nil,
        note: String? = nil, certification: String? = nil, posterURLSet: ImageURLSet? = nil
    ) {
        self.id = id
        self.movieID = movieID
        self.title = title
        self.type = type
        self.region = region
        self.note = note
        self.certification = certification
        self.posterURLSet = posterURLSet
    }
}

/// A title or a season that could not be read, with the error.
public struct CalendarFailure: Codable, Equatable, Sendable {
    /// The title.
    public let title: TitleID
    /// The number of the season; `nil` if the title itself could not be read.
    public let seasonNumber: Int?
    /// The error.
    public let error: PopcornError

    /// Creates a failure.
    public init(title: TitleID, seasonNumber: Int? = nil, error: PopcornError) {
        self.title = title
        self.seasonNumber = seasonNumber
        self.error = error
    }
}

/// A request for the calendar of an owner between two days.
public struct CalendarRequest: Hashable, Sendable {
    /// The maximum number of days in a calendar.
    public static let maximumDayCount = 366

    /// The first day, as midnight UTC.
    public let from: Date
    /// The last day, as midnight UTC.
    public let to: Date
    /// The owner of the watchlist.
    public let owner: WatchlistOwner

    /// Creates a request. Times within a day are ignored.
    public init(from: Date, to: Date, owner: WatchlistOwner) {
        self.from = from.startOfDay
        self.to = to.startOfDay
        self.owner = owner
    }
}

extension CalendarRequest {

    /// Checks that the last day is not before the first day, and that there are at most ``maximumDayCount`` days.
    package func validate() throws(PopcornError) {
        let days = to.timeIntervalSince(from) / 86_400 + 1
        guard days >= 1 else { throw .invalidInput("The last day of a calendar must not be before its first day") }
        guard days <= Double(Self.maximumDayCount) else {
            throw .invalidInput("A calendar has at most \(Self.maximumDayCount) days, but \(Int(days)) are requested")
        }
    }
}
