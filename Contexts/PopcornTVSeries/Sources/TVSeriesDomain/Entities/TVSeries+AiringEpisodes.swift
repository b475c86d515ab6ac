package import CoreDomain
package import Foundation

extension TVSeries {

    /// The maximum number of seasons without an air date that are assumed to air. The newest seasons are selected.
    package static let maximumUndatedSeasonCount = 4

    /// Returns the numbers of the seasons that can have episodes between two days, including the specials.
    ///
    /// TMDb does not send the end of a season, and the air date of a season may be missing or a placeholder:
    ///
    /// - A season is assumed to air from its air date until the next season begins, and for at least two weeks per
    ///   episode, up to a year.
    /// - A season without an air date is assumed to air until a season with a higher number begins.
    /// - The seasons of the last and the next episode are always included.
    /// - Seasons that begin after the last day are included unless that day is past.
    /// - A series that ended before the first day has no such seasons.
    ///
    /// The seasons of days from today on depend neither on the first nor on the last day, so that two calendars agree
    /// on the days that they share.
    ///
    /// - Parameters:
    ///   - first: The first day, as midnight UTC.
    ///   - last: The last day, as midnight UTC.
    ///   - today: The current day, as midnight UTC.
    package func seasonNumbers(airingFrom first: Date, to last: Date, today: Date) -> [Int] {
        let first = min(first, today)
        let last = last < today ? last : .distantFuture
        if hasEnded(before: first) { return [] }
        let known = Set(knownEpisodes.map(\.seasonNumber))
        let airing = (seasons ?? []).filter { !known.contains($0.seasonNumber) && end(of: $0) >= first }
        let undated = Set(airing.filter { $0.airDate == nil && $0.seasonNumber > 0 }.map(\.seasonNumber))
        return known.union(airing.map(\.seasonNumber)).subtracting(undated)
            .union(undated.sorted().suffix(Self.maximumUndatedSeasonCount))
            .filter { $0 >= 0 && beginning(ofSeason: $0) <= last }.sorted()
    }

    /// Returns the known episodes that air between two days, in no particular order.
    ///
    /// The last and the next episode are included even if their season is unknown or does not list them. If the season
    /// lists them with an air date, the episodes of the season are returned.
    ///
    /// - Parameters:
    ///   - first: The first day, as midnight UTC.
    ///   - last: The last day, as midnight UTC. Default: none.
    ///   - seasons: The known seasons, with episodes. Default: none.
    package func episodes(
        airingFrom first: Date, to last: Date = .distantFuture, in seasons: [TVSeason] = []
    ) -> [TVEpisode] {
        let listed = seasons.flatMap { $0.episodes ?? [] }.filter { $0.airDate != nil }
        return knownEpisodes.reduce(into: listed) { episodes, known in
            if !episodes.contains(where: known.isSameEpisode(as:)) { episodes.append(known) }
        }
        .filter { episode in
            episode.airDate.map { $0.startOfDay >= first && $0.startOfDay <= last } ?? false
        }
    }

    /// The episodes that are known without the seasons: the next episode, then the last one.
    private var knownEpisodes: [TVEpisode] { [nextEpisodeToAir, lastEpisodeToAir].compactMap(\.self) }

    /// Returns whether the last episode of the series aired before a day. A series with a season that begins later, or
    /// whose beginning is unknown, has not ended.
    private func hasEnded(before day: Date) -> Bool {
        guard isInProduction == false, nextEpisodeToAir == nil, let lastAirDate else { return false }
        let starts = (seasons ?? []).filter { $0.seasonNumber > 0 }.map(\.airDate)
        return ([lastAirDate, lastEpisodeToAir?.airDate ?? lastAirDate] + starts).allSatisfy { date in
            date.map { $0 < day } ?? false
        }
    }

    /// Returns the earliest known air date of a season; a date in the distant past if the season has no air date.
    private func beginning(ofSeason number: Int) -> Date {
        let own = (seasons ?? []).filter { $0.seasonNumber == number }.compactMap(\.airDate)
        let known = knownEpisodes.filter { $0.seasonNumber == number }.compactMap(\.airDate)
        return own.isEmpty ? .distantPast : (own + known).min() ?? .distantPast
    }

    /// Returns the day until which a season is assumed to air. Specials never end. A season without episodes does not
    /// end another season, because its air date is a placeholder.
    private func end(of season: TVSeason) -> Date {
        guard season.seasonNumber > 0 else { return .distantFuture }
        let next = (seasons ?? []).filter { other in
            guard other.seasonNumber > 0, other.episodeCount != 0, let date = other.airDate else { return false }
            return season.airDate.map { date > $0 } ?? (other.seasonNumber > season.seasonNumber)
        }
        let beginningOfNext = next.compactMap(\.airDate).min() ?? .distantFuture
        let dayCount = 14 * min(max(season.episodeCount ?? 0, 0), 26)
        return max(beginningOfNext, season.airDate?.addingTimeInterval(Double(dayCount) * 86_400) ?? .distantPast)
    }
}

extension TVEpisode {
    fileprivate func isSameEpisode(as other: TVEpisode) -> Bool {
        id == other.id || (seasonNumber == other.seasonNumber && episodeNumber == other.episodeNumber)
    }
}
