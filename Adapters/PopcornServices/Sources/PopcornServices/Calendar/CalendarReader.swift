import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MoviesDomain
import TVSeriesApplication
import TVSeriesDomain

/// A reader of calendars, through the repositories of movies and TV series.
struct CalendarReader: Sendable {

    /// The content of a calendar.
    struct Content: Sendable {
        var episodes = AiringEpisodes()
        var releases: [(day: Date, release: MovieRelease?, movie: Movie)] = []
        var failures: [CalendarFailure] = []
        let now: Date
    }

    let titles: WatchedTitleReader
    let airing: AiringEpisodesReader
    let watchlist: any WatchlistRepository
    let clock: WallClock

    /// Returns the content of a calendar, in the locale's region.
    ///
    /// A value that is not cached requires one request for each title, and one for each season that can have episodes
    /// between the two days. At most 500 titles and 500 seasons are fetched; further titles and seasons are only read
    /// from the cache.
    func content(
        _ request: CalendarRequest, locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<Content> {
        try request.validate()
        let entries = try await watchlist.entries(nil, owner: request.owner)
        let watched = try await ReadResults(entries.map { TitleID($0.kind, $0.id) }, policy) {
            title, policy throws(PopcornError) in
            try await titles.content(of: title, locale: locale, policy: policy, including: [.releases])
        }
        try watched.requireValue()
        var content = Content(now: clock.now)
        var source = CombinedSource()
        source.add(watched.values.map(\.value))
        content.failures += watched.failures.map { CalendarFailure(title: $0.key, error: $0.error) }
        var series: [TVSeriesWithParts] = []
        for (_, value) in watched.values {
            switch value.value {
            case .movie(let movie, let releases):
                content.releases += movie.releases(releases, of: request, in: locale.region)
            case .tvSeries(let read):
                series.append(read)
            }
        }
        let episodes = try await airing.episodes(
            of: series, from: request.from, to: request.to, now: content.now, locale: locale, policy: policy,
            source: &source)
        content.episodes = episodes
        content.failures += episodes.failures.map { season, error in
            CalendarFailure(
                title: TitleID(.tvSeries, season.seriesID), seasonNumber: season.seasonNumber, error: error)
        }
        return source.sourced(content, now: content.now)
    }
}

extension CalendarRequest {
    /// Returns whether a day is in the calendar.
    fileprivate func contains(_ day: Date) -> Bool {
        (from...to).contains(day.startOfDay)
    }
}

extension Movie {

    /// Returns the releases in a region that are in a calendar. If no release is known in the region, the first
    /// release anywhere counts.
    fileprivate func releases(
        _ releases: [MovieRelease], of request: CalendarRequest, in region: String
    ) -> [(day: Date, release: MovieRelease?, movie: Movie)] {
        let regional = releases.filter { $0.region == region }
        if regional.isEmpty {
            return releaseDate.map { [($0.startOfDay, nil, self)] }?.filter { request.contains($0.day) } ?? []
        }
        return regional.map { ($0.releaseDate.startOfDay, $0, self) }.filter { request.contains($0.day) }
    }
}

/// The use cases that read the calendar of an owner.
struct CalendarUseCases {

    let fetchCalendar: FetchCalendarUseCase
    let exportCalendar: ExportCalendarUseCase

    init(calendars: CalendarReader, builder: UseCaseBuilder) {
        fetchCalendar = builder.fetch("FetchCalendar", isPaced: true) {
            request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content)
        }
        exportCalendar = builder.fetch("ExportCalendar", isPaced: true) {
            request, locale, policy async throws(PopcornError) in
            try await calendars.content(request, locale: locale, policy: policy)
        } present: { content, _, images in
            CalendarMapper(imagesConfiguration: images).map(content).iCalendar(createdAt: content.now)
        }
    }
}
