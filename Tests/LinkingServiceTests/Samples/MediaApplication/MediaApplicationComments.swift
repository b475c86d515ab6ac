import Foundation
import PopcornServices

private func found(_ popcorn: PopcornServices) async throws -> ExternalIDMatches {
    let found = try await popcorn.media.findByExternalID.execute(ExternalID("tt0137523"))
    return found
}

private func suggestions(_ popcorn: PopcornServices) async throws -> [TitleSuggestion] {
    let suggestions = try await popcorn.media.suggestTitles.execute("godf")
    return suggestions
}

private func titles(_ popcorn: PopcornServices) async throws -> ContentPage<WatchlistTitle> {
    let titles = try await popcorn.media.fetchWatchlistTitles.execute(
        WatchlistQuery(owner: .default, order: .nextEpisode))
    return titles
}

private func calendar(_ popcorn: PopcornServices, first: Date, last: Date) async throws -> WatchlistCalendar {
    let calendar = try await popcorn.media.fetchCalendar.execute(
        CalendarRequest(from: first, to: last, owner: .default))
    return calendar
}
