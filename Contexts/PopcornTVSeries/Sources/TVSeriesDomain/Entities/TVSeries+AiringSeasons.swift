import CoreDomain
package import Foundation

extension TVSeries {

    /// Returns the numbers of the seasons that can have episodes between two days, including the specials.
    ///
    /// A season is assumed to air from its own air date until the air date of the next season. Seasons without an air
    /// date are omitted, as are all seasons of a series that ended before the first day.
    package func seasonNumbers(airingFrom first: Date, to last: Date) -> [Int] {
        let seasons = seasons ?? []
        if isInProduction == false, nextEpisodeToAir == nil, let lastAirDate, lastAirDate < first { return [] }
        let dated = seasons.filter { $0.seasonNumber > 0 }
            .compactMap { season in season.airDate.map { (number: season.seasonNumber, start: $0) } }
            .sorted { ($0.start, $0.number) < ($1.start, $1.number) }
        let airing = dated.enumerated().filter { place, season in
            season.start <= last && (place + 1 == dated.count || dated[place + 1].start >= first)
        }
        let specials = seasons.contains { $0.seasonNumber == 0 && ($0.airDate ?? first) <= last }
        return (specials ? [0] : []) + airing.map(\.element.number)
    }
}
