import CoreApplication
import CoreApplicationTestHelpers
import CoreDomain
import CoreDomainTestHelpers
import DomainTestHelpers
import Foundation
import MediaApplication
import MoviesDomain
import TVSeriesDomain
import Testing

@testable import PopcornServices
@testable import TVSeriesApplication

/// Tests that calendars and next episodes agree with each other, on random series.
@Suite struct CalendarAgreementTests {

    private static let seriesCount = 50
    private let clock = ManualClock(now: today + 15 * 3600)

    /// Returns the calendar between two days, which are counted from today, as a list of episodes.
    private func calendar(_ library: GeneratedLibrary, _ from: Int, _ to: Int) async throws -> [Airing] {
        let defaults = ContentDefaults()
        let reader = CalendarReader(
            titles: WatchedTitleReader(movies: library, tvSeries: library, defaults: defaults, clock: clock.clock),
            airing: AiringEpisodesReader(seasons: library, defaults: defaults), watchlist: library.watchlist,
            clock: clock.clock)
        let calendar = try await CalendarUseCases(calendars: reader, builder: .mock()).fetchCalendar.execute(
            CalendarRequest(from: day(from), to: day(to), owner: .default))
        return calendar.days.flatMap { day in day.episodes.map { Airing($0, on: day.date) } }
    }

    /// Returns the next episodes as a list.
    private func nextEpisodes(_ library: GeneratedLibrary) async throws -> [Airing] {
        let next = try await UseCaseBuilder.mock().nextEpisodes(
            of: library, seasons: library, on: library.watchlist, clock: clock.clock
        ).execute(owner: .default)
        return next.days.flatMap { day in day.episodes.map { Airing($0, on: day.date) } }
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `calendars and next episodes equal those of all seasons`(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let library = GeneratedLibrary(
            (1...Self.seriesCount).map { GeneratedSeries(airingWithID: $0, using: &generator) })
        let all = library.series.values.flatMap(\.allEpisodes)
        for (from, to) in [(0, 0), (0, 30), (0, 365), (-20, 20), (-30, -1), (-400, -100), (5, 40)] {
            let expected = all.filter { $0.day >= day(from) && $0.day <= day(to) }
            let found = try await calendar(library, from, to)
            #expect(Set(found) == Set(expected), "days \(from) to \(to)")
            #expect(found.count == expected.count)
        }
        let coming = Dictionary(grouping: all.filter { $0.day >= today }, by: \.seriesID)
        let next = try await nextEpisodes(library)
        #expect(Set(next) == Set(coming.values.compactMap { $0.min() }))
        #expect(next.count == coming.count)
        #expect(next.count > Self.seriesCount / 10 && next.count < Self.seriesCount)
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func `calendars and next episodes agree on series whose data contradict each other`(seed: UInt64) async throws {
        var generator = SeededGenerator(seed: seed)
        let library = GeneratedLibrary(
            (1...Self.seriesCount).map { GeneratedSeries(contradictoryWithID: $0, using: &generator) })
        let year = try await calendar(library, 0, 365)
        let next = try await nextEpisodes(library).filter { $0.day <= day(365) }
        let first = Dictionary(grouping: year, by: \.seriesID).values.compactMap(\.first)
        #expect(Set(next) == Set(first))
        #expect(next.count == first.count)
        #expect(next.count > Self.seriesCount / 4)
        for (from, to) in [(0, 0), (0, 14), (0, 90), (10, 200), (100, 300)] {
            #expect(
                try await calendar(library, from, to) == year.filter { $0.day >= day(from) && $0.day <= day(to) },
                "days \(from) to \(to)")
        }
    }
}

private let today = Date(timeIntervalSince1970: 1_796_515_200)

private func day(_ number: Int) -> Date { today + Double(number) * 86_400 }

/// An episode on a day.
private struct Airing: Hashable, Comparable {
    let seriesID: Int
    let day: Date
    let season: Int
    let number: Int

    init(_ episode: NextEpisodeDetails, on day: Date) {
        (seriesID, self.day) = (episode.seriesID, day)
        (season, number) = (episode.seasonNumber, episode.episodeNumber)
    }

    init(_ episode: TVEpisode, of id: Int, on day: Date) {
        (seriesID, self.day, season, number) = (id, day, episode.seasonNumber, episode.episodeNumber)
    }

    /// Specials follow the other episodes of their day.
    static func < (left: Self, right: Self) -> Bool {
        (left.day, left.season == 0 ? 1 : 0, left.season, left.number)
            < (right.day, right.season == 0 ? 1 : 0, right.season, right.number)
    }
}

/// A series, and its seasons that TMDb sends.
private struct GeneratedSeries {
    var series: TVSeries
    var seasons: [Int: TVSeason] = [:]

    /// All known episodes with an air date.
    var allEpisodes: [Airing] {
        let listed = seasons.values.flatMap { $0.episodes ?? [] }.filter { $0.airDate != nil }
        let known = [series.lastEpisodeToAir, series.nextEpisodeToAir].compactMap(\.self).filter { known in
            !listed.contains { $0.seasonNumber == known.seasonNumber && $0.episodeNumber == known.episodeNumber }
        }
        return (listed + known).compactMap { episode in
            episode.airDate.map { Airing(episode, of: series.id, on: $0) }
        }
    }
}

extension GeneratedSeries {

    /// Creates a series like those of TMDb: seasons follow each other, or overlap; seasons are undated, unlisted or
    /// placeholders; the last and the next episode are missing, or those of some days ago.
    init(airingWithID id: Int, using random: inout SeededGenerator) {
        func chance(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
        var start = -Int.random(in: 0...1_500, using: &random)
        var days: [Int: [Int?]] = [:]
        var listed: [Int: Int?] = [:]
        var hadBreak = false
        let count = Int.random(in: 1...6, using: &random)
        for number in 1...count {
            let interval = random.pick([0, 1, 7, 7, 7, 14])
            var episodes = (0..<Int.random(in: 1...24, using: &random)).map { start + $0 * interval }
            let isOverlapped = chance(4)
            let previousHadBreak = hadBreak
            hadBreak = !isOverlapped && chance(3)
            if hadBreak { episodes = episodes.enumerated().map { $0 < 6 ? $1 : $1 + 60 } }
            let last = episodes[episodes.count - 1]
            days[number] = episodes.map { $0 > 0 && number == count && chance(6) ? nil : $0 }
            listed[number] = start
            if number == count, start >= 0, chance(3) { listed[number] = start + 100 }
            if number == count, !previousHadBreak, chance(6) { listed[number] = start - 60 }
            start =
                isOverlapped ? Int.random(in: start...last, using: &random) : last + random.pick([0, 1, 30, 200, 400])
        }
        for number in 0..<random.pick([0, 0, 0, 1, 2]) { listed[count - number] = .some(nil) }
        if chance(2) {
            let specials = random.array(upTo: 4) { Int.random(in: -300...300, using: &$0) }
            days[0] = specials
            listed[0] = chance(3) ? .some(nil) : specials.min()
        }
        if chance(4) {
            days[count + 1] = []
            listed[count + 1] = random.pick([nil, -30, 200])
        }
        listed = listed.filter { $0.key >= 0 }

        let seasons = days.map { number, days in
            TVSeason.mock(
                id: id * 100 + number, seasonNumber: number,
                episodes: days.enumerated().map { index, date in
                    .mock(
                        id: (id * 100 + number) * 100 + index, episodeNumber: index + 1, seasonNumber: number,
                        airDate: date.map(day), crew: nil, guestStars: nil)
                })
        }
        let regular = seasons.filter { $0.seasonNumber > 0 }.flatMap { $0.episodes ?? [] }
            .filter { $0.airDate != nil }.sorted { ($0.airDate ?? today) < ($1.airDate ?? today) }
        let now = day(random.pick([0, -1, -1, -2, -4]))
        let last = regular.last { ($0.airDate ?? today) <= now }
        let next = regular.first { ($0.airDate ?? today) > now }
        let hasNext = !chance(6)
        if hasNext, chance(8), let next { listed[next.seasonNumber] = nil }
        let dates = seasons.flatMap { $0.episodes ?? [] }.map(\.airDate)
        let hasEnded = regular.last.map { last in dates.allSatisfy { $0.map { $0 <= last.airDate ?? today } ?? false } }
        let isOver = (hasEnded ?? false) && next == nil && chance(2)
        let list = listed.sorted { $0.key < $1.key }.map { number, date in
            TVSeason.mock(seasonNumber: number, airDate: date.map(day), episodeCount: days[number]?.count)
        }
        let isInProduction: Bool? = isOver ? false : random.pick([true, true, nil])
        series = TVSeries.mock(
            id: id, seasons: list, isInProduction: isInProduction, lastAirDate: last?.airDate,
            lastEpisodeToAir: chance(6) ? nil : last, nextEpisodeToAir: hasNext ? next : nil)
        for season in seasons where !chance(10) { self.seasons[season.seasonNumber] = season }
    }

    /// Creates a series without any order: seasons are listed twice or not at all, with dates that are not those of
    /// their episodes.
    init(contradictoryWithID id: Int, using random: inout SeededGenerator) {
        func date(_ random: inout SeededGenerator) -> Date? {
            random.optional { day(Int.random(in: -500...300, using: &$0)) }
        }
        func episode(_ season: Int, _ random: inout SeededGenerator) -> TVEpisode {
            .mock(
                id: Int.random(in: 1...999, using: &random), episodeNumber: Int.random(in: 0...30, using: &random),
                seasonNumber: season, airDate: date(&random), crew: nil, guestStars: nil)
        }
        let listed = random.optional {
            $0.array(upTo: 9) {
                TVSeason.mock(
                    seasonNumber: Int.random(in: -1...8, using: &$0), airDate: date(&$0),
                    episodeCount: $0.pick([nil, 0, 1, 8, 8, 20, -1, .max, .min]))
            }
        }
        let known = (0..<2).map { _ in
            random.optional { episode(Int.random(in: -1...9, using: &$0), &$0) }
        }
        series = .mock(
            id: id, seasons: listed, isInProduction: random.pick([nil, true, true, false]),
            lastAirDate: date(&random), lastEpisodeToAir: known[0], nextEpisodeToAir: known[1])
        for number in 0...9 {
            seasons[number] = random.optional {
                .mock(seasonNumber: number, episodes: $0.array(upTo: 12) { episode(number, &$0) })
            }
        }
    }
}

/// A library of generated series. A season that TMDb does not send is an outage.
private struct GeneratedLibrary: TVSeriesRepository, TVSeasonRepository, MovieRepository {

    let series: [Int: GeneratedSeries]
    let watchlist: WatchlistRepositoryMock

    init(_ series: [GeneratedSeries]) {
        self.series = Dictionary(uniqueKeysWithValues: series.map { ($0.series.id, $0) })
        watchlist = WatchlistRepositoryMock(series.map(\.series.id), kind: .tvSeries)
    }

    func series(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        guard let series = series[id] else { throw PopcornError(.notFound, "TMDb has no series \(id)") }
        return Sourced(TVSeriesWithParts(series: series.series), origin: .cache, cachedAt: today)
    }

    func wholeSeries(
        withID id: Int, including parts: [TVSeriesPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeriesWithParts> {
        try await series(withID: id, including: parts, locale: locale, policy: policy)
    }

    func season(
        _ id: TVSeasonLocator, including parts: [TVSeasonPart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<TVSeasonWithParts> {
        guard id.seasonNumber >= 0 else { throw .invalidInput("\(id.seasonNumber) is not a valid season number") }
        guard let season = series[id.seriesID]?.seasons[id.seasonNumber] else {
            throw PopcornError(.unavailable, "TMDb is down")
        }
        return Sourced(TVSeasonWithParts(season: season, seriesID: id.seriesID), origin: .cache, cachedAt: today)
    }

    func names(of id: TVSeasonLocator, locale: ContentLocale) async -> TVSeasonNames { TVSeasonNames() }

    func movie(
        withID id: Int, including parts: [MoviePart], locale: ContentLocale, policy: ReadPolicy
    ) async throws(PopcornError) -> Sourced<MovieWithParts> {
        throw PopcornError(.notFound, "TMDb has no movie \(id)")
    }
}
