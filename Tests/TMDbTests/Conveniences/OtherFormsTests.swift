import Foundation
import Testing

@testable import TMDb

/// Forms of calls with the labels of the package adamayoung/TMDb.
@Suite
struct OtherFormsTests {

    static let calls: [ServiceCall] = [
        ServiceCall("movie-popular-list GET movie/popular?language=fr&page=2&region=AT") {
            _ = try await $0.movies.popular(page: 2, country: "AT", language: "fr")
        },
        ServiceCall("movie-now-playing-list GET movie/now_playing?language=fr&page=2&region=AT") {
            _ = try await $0.movies.nowPlaying(page: 2, country: "AT", language: "fr")
        },
        ServiceCall("movie-top-rated-list GET movie/top_rated?language=fr&page=2&region=AT") {
            _ = try await $0.movies.topRated(page: 2, country: "AT", language: "fr")
        },
        ServiceCall("movie-upcoming-list GET movie/upcoming?language=fr&page=2&region=AT") {
            _ = try await $0.movies.upcoming(page: 2, country: "AT", language: "fr")
        },
        ServiceCall("movie-changes GET movie/550/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.movies.changes(
                forMovie: 550, startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("tv-series-changes GET tv/1396/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.tvSeries.changes(
                forTVSeries: 1396, startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("person-changes GET person/287/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.people.changes(
                forPerson: 287, startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-movie-list GET movie/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.movieChanges(startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-tv-list GET tv/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.tvSeriesChanges(
                startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("changes-people-list GET person/changes?start_date=2025-11-01&end_date=2025-11-14&page=2") {
            _ = try await $0.changes.personChanges(startDate: .day("2025-11-01"), endDate: .day("2025-11-14"), page: 2)
        },
        ServiceCall("trending-movies GET trending/movie/week?page=2&language=fr") {
            _ = try await $0.trending.movies(inTimeWindow: .week, page: 2, language: "fr")
        },
        ServiceCall("trending-tv GET trending/tv/week?page=2&language=fr") {
            _ = try await $0.trending.tvSeries(inTimeWindow: .week, page: 2, language: "fr")
        },
        ServiceCall("trending-people GET trending/person/week?page=2&language=fr") {
            _ = try await $0.trending.people(inTimeWindow: .week, page: 2, language: "fr")
        },
    ]

    @Test(arguments: calls)
    func `a form makes its operation's request`(call: ServiceCall) async throws {
        #expect(try await call.madeRequest() == call.request)
    }

    @Test func `a sequence with another label makes the same request`() async throws {
        func request(_ call: @escaping @Sendable (RequestMaker) async throws -> Void) async throws -> String {
            try await ServiceCall("", call).madeRequest()
        }
        #expect(
            try await request { for try await _ in $0.movies.allPopular(country: "AT", language: "fr") {} }
                == request { for try await _ in $0.movies.allPopular(region: "AT", language: "fr") {} })
        #expect(
            try await request { for try await _ in $0.movies.allUpcomingPages(country: "AT", language: "fr") {} }
                == request { for try await _ in $0.movies.allUpcomingPages(region: "AT", language: "fr") {} })
        #expect(
            try await request { for try await _ in $0.trending.allTrending(inTimeWindow: .week, language: "fr") {} }
                == request { for try await _ in $0.trending.allTrending(in: .week, language: "fr") {} })
        #expect(
            try await request { for try await _ in $0.trending.allPeoplePages(inTimeWindow: .week) {} }
                == request { for try await _ in $0.trending.allPeoplePages(in: .week) {} })
    }

    @Test func `a sort order has its direction as an argument`() {
        #expect(
            [.popularity(), .primaryReleaseDate(), .revenue(), .originalTitle(), .voteAverage(), .voteCount()]
                as [MovieSort]
                == [
                    .popularityDescending, .primaryReleaseDateDescending, .revenueDescending, .originalTitleDescending,
                    .voteAverageDescending, .voteCountDescending,
                ])
        #expect(MovieSort.popularity(descending: false) == .popularityAscending)
        #expect(MovieSort.primaryReleaseDate(descending: false) == .primaryReleaseDateAscending)
        #expect(MovieSort.revenue(descending: false) == .revenueAscending)
        #expect(MovieSort.originalTitle(descending: false) == .originalTitleAscending)
        #expect(MovieSort.voteAverage(descending: false) == .voteAverageAscending)
        #expect(MovieSort.voteCount(descending: false) == .voteCountAscending)
        #expect(
            [.popularity(), .firstAirDate(), .voteAverage()] as [TVSeriesSort]
                == [.popularityDescending, .firstAirDateDescending, .voteAverageDescending])
        #expect(TVSeriesSort.popularity(descending: false) == .popularityAscending)
        #expect(TVSeriesSort.firstAirDate(descending: false) == .firstAirDateAscending)
        #expect(TVSeriesSort.voteAverage(descending: false) == .voteAverageAscending)
    }
}
