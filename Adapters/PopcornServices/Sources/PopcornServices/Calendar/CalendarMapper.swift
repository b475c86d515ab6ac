import CoreApplication
import CoreDomain
import Foundation
import MediaApplication
import MoviesDomain
import TVSeriesApplication

/// A mapper from the content of a calendar to days with image URLs.
struct CalendarMapper {

    let imagesConfiguration: ImagesConfiguration

    func map(_ content: CalendarReader.Content) -> WatchlistCalendar {
        let airing = AiringEpisodesMapper(imagesConfiguration: imagesConfiguration).map(content.episodes)
        let episodes = Dictionary(uniqueKeysWithValues: airing.map { ($0.date, $0.episodes) })
        var releases: [Date: [CalendarRelease]] = [:]
        var used: [String: Int] = [:]
        for (day, release, movie) in content.releases {
            let kind = [String(movie.id), release?.region, release?.type.rawValue].compactMap(\.self)
            let name = kind.joined(separator: "-")
            let number = used[name, default: 0] + 1
            used[name] = number
            releases[day, default: []].append(
                map(release, of: movie, id: number == 1 ? name : "\(name)-\(number)"))
        }
        let days = Set(episodes.keys).union(releases.keys).sorted()
        return WatchlistCalendar(
            days: days.map { day in
                CalendarDay(
                    date: day, episodes: episodes[day] ?? [],
                    releases: (releases[day] ?? []).sorted { $0.calendarKey < $1.calendarKey })
            },
            failures: content.failures)
    }

    private func map(_ release: MovieRelease?, of movie: Movie, id: String) -> CalendarRelease {
        CalendarRelease(
            id: id, movieID: movie.id, title: movie.title, type: release?.type, region: release?.region,
            note: release?.note.flatMap { $0.isEmpty ? nil : $0 },
            certification: release?.certification.flatMap { $0.isEmpty ? nil : $0 },
            posterURLSet: imagesConfiguration.posterURLSet(for: movie.posterPath))
    }
}

extension CalendarRelease {
    fileprivate var calendarKey: (String, String) { (title.foldedForSorting, id) }
}
