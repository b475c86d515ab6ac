import CoreApplication
import CoreDomain
import Foundation
import HTTPTypes
import HummingbirdTesting
import MediaApplication
import MoviesApplication
import PeopleApplication
import PeopleDomain
import PopcornServices
import PopcornTesting
import TVSeriesApplication
import TVSeriesDomain
import Testing

@testable import PopcornHTTP

/// Pages whose texts and links are all markup and scripts.
@Suite struct EscapingTests {

    private static let script = "<script>alert(1)</script>"
    private static let image = "\"><img src=x onerror=alert(2)>"
    private static let link = URL(string: "javascript:alert(3)")
    private static let file = URL(filePath: "/etc/passwd")

    private static var calendar: WatchlistCalendar {
        .mock(days: [
            .mock(
                episodes: [.mock(name: script, seriesName: image)],
                releases: [.mock(title: script, region: image, certification: image)])
        ])
    }

    private static var media: ContentPage<MediaPreviewDetails> {
        ContentPage(
            page: 1, totalPages: 2, totalResults: 21,
            items: [
                .movie(.mock(title: script)), .tvSeries(.mock(name: image)),
                .person(.mock(name: script, knownForDepartment: image)),
            ])
    }

    private static func assign(_ services: inout PopcornServices) {
        var movie = MovieParts()
        movie.credits = .mock(cast: [.mock(name: script, character: image)], crew: [.mock(name: image, job: script)])
        movie.watchOffers = .mock(link: link, flatrate: [.mock(name: image)])
        movie.videos = [.mock(name: script, site: image), .mock(watchURL: link)]
        movie.links = ExternalLinks(tmdbURL: file, facebookURL: link)
        var series = TVSeriesParts()
        series.credits = .mock(cast: [.mock(name: image)], crew: [.mock(name: script)])
        var person = PersonParts()
        person.knownFor = [.mock(title: image)]
        person.links = ExternalLinks(tmdbURL: file, imdbURL: link)
        services.movies = .mock {
            $0.fetchMovie = .returning(
                DetailsWithParts(
                    details: .mock(
                        title: script, tagline: image, originalTitle: image, overview: script,
                        genres: [.mock(name: image)], homepageURL: link, certification: image),
                    parts: movie))
            $0.fetchMovieRecommendations = .returning(list([.mock(title: image)]))
            $0.fetchPopularMovies = .returning(list([.mock(title: script)]))
        }
        services.tvSeries = .mock {
            $0.fetchTVSeries = .returning(
                DetailsWithParts(
                    details: .mock(
                        name: image, tagline: script, overview: image, seasons: [.mock(name: script)],
                        createdBy: [.mock(name: image)], homepageURL: link, status: script),
                    parts: series))
            $0.fetchTVSeasonDetails = .returning(
                .mock(
                    name: image, overview: script, episodes: [.mock(name: script, overview: image)],
                    seriesName: image))
            $0.fetchPopularTVSeries = .returning(list([.mock(name: image)]))
        }
        services.people = .mock {
            $0.fetchPerson = .returning(
                DetailsWithParts(
                    details: .mock(name: script, biography: image, placeOfBirth: script, homepageURL: link),
                    parts: person))
        }
        services.media.searchMedia = .returning(media)
        services.media.fetchWatchlistTitles = .returning(
            ContentPage(
                page: 1, totalPages: 1, totalResults: 1, items: [.mock(preview: .movie(.mock(title: image)))]))
        services.media.fetchCalendar = .returning(calendar)
    }

    private static func list<Item>(_ items: [Item]) -> ContentPage<Item> {
        ContentPage(page: 1, totalPages: 1, totalResults: items.count, items: items)
    }

    @Test(arguments: [
        "/", "/movies/550", "/tv-series/96677", "/tv-series/96677/seasons/1", "/people/287", "/watchlist", "/calendar",
        "/search?query=%22%3E%3Cimg%20src=x%20onerror=alert(2)%3E%3Cscript%3Ealert(1)%3C/script%3E",
    ])
    func `markup is shown as text on every page, and links of scripts are omitted`(path: String) async throws {
        try await withPage({ Self.assign(&$0) }) { client in
            try await client.execute(uri: path, method: .get) { response in
                let text = response.text
                #expect(!text.contains("<script>alert"))
                #expect(!text.contains("<img src=x"))
                #expect(!text.lowercased().contains("javascript:"))
                #expect(!text.contains("file:"))
            }
        }
    }

    @Test(arguments: [
        "/", "/movies/550", "/tv-series/96677", "/tv-series/96677/seasons/1", "/people/287", "/watchlist", "/calendar",
        "/search?query=x",
    ])
    func `the pages contain the escaped texts`(path: String) async throws {
        try await withPage({ Self.assign(&$0) }) { client in
            try await client.execute(uri: path, method: .get) { response in
                #expect(response.status == .ok)
                #expect(response.text.contains("&quot;&gt;&lt;img src=x onerror=alert(2)&gt;"))
            }
        }
    }
}
