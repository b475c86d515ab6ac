import CoreDomain
import MediaApplication
import TVSeriesApplication

extension PopcornError {
    /// The error with the message for clients, which contains no paths.
    var forClients: PopcornError { PopcornError(kind, clientMessage, subject: subject) }
}

extension WatchlistTitle {
    /// The title with a failure for clients.
    var forClients: WatchlistTitle {
        WatchlistTitle(
            entry: entry, preview: preview, nextEpisodeAirDate: nextEpisodeAirDate, lastKnown: lastKnown,
            isRemoved: isRemoved, failure: failure?.forClients)
    }
}

extension NextEpisodes {
    /// The next episodes with failures for clients.
    var forClients: NextEpisodes {
        NextEpisodes(
            days: days,
            failures: failures.map {
                NextEpisodesFailure(
                    seriesID: $0.seriesID, seasonNumber: $0.seasonNumber, error: $0.error.forClients)
            })
    }
}

extension WatchlistCalendar {
    /// The calendar with failures for clients.
    var forClients: WatchlistCalendar {
        WatchlistCalendar(
            days: days,
            failures: failures.map {
                CalendarFailure(title: $0.title, seasonNumber: $0.seasonNumber, error: $0.error.forClients)
            })
    }
}
