import PopcornTesting
import Testing

@testable import MoviePages

/// Tests with doubles of the use cases, which need neither a database nor a server.
@Suite struct DoubleTests {

    @Test func `a page has the title and the age rating`() async {
        let fightClub = MovieDetails.mock(title: "Fight Club", certification: "18")
        let pages = MoviePages(.mock { $0.fetchMovieDetails = .returning(byID: [550: fightClub]) })

        #expect(await pages.page(of: 550) == MoviePage(status: 200, text: "Fight Club (18)"))
    }

    @Test func `an unknown movie is not found`() async {
        let pages = MoviePages(.mock { $0.fetchMovieDetails = .returning(byID: [550: .mock()]) })

        #expect(await pages.page(of: 551) == MoviePage(status: 404, text: "There is no such movie."))
    }

    @Test func `a reader waits as long as TMDb demands`() async {
        let failure = PopcornError(.rateLimited(retryAfter: .seconds(7)), "TMDb limits the rate of requests")
        let pages = MoviePages(.mock { $0.fetchMovieDetails = .throwing(failure) })

        #expect(
            await pages.page(of: 550)
                == MoviePage(status: 503, text: "Try again later.", retryAfterSeconds: 7))
    }

    @Test func `an older value is marked as outdated`() async {
        let failure = PopcornError(.unavailable, "TMDb cannot be reached")
        let pages = MoviePages(
            .mock {
                $0.fetchMovieDetails = .returning(
                    .mock(title: "Fight Club", certification: nil), origin: .stale, failure: failure)
            })

        #expect(await pages.page(of: 550) == MoviePage(status: 200, text: "Fight Club (unrated)", isOutdated: true))
    }

    @Test func `a page is in the language of the reader`() async throws {
        let requests = RecordedRequests<TitleRequest>()
        let pages = MoviePages(.mock { $0.fetchMovieDetails = .returning(.mock()).recorded(in: requests) })

        _ = await pages.page(of: 550, acceptLanguage: "de-AT, en;q=0.5")

        #expect(requests.all.map(\.request.id) == [550])
        #expect(requests.all.map(\.locale) == [try ContentLocale(language: "de-AT")])
    }
}
