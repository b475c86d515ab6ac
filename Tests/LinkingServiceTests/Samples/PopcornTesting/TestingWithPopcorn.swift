import PopcornTesting
import Testing

struct ProgrammePage {
    let movies: MovieUseCases

    func line(for id: Int, acceptLanguage: String?) async -> String {
        let locale = ContentLocale(acceptLanguage: acceptLanguage, default: .americanEnglish)
        do throws(PopcornError) {
            let movie = try await movies.fetchMovieDetails.execute(id: id, locale: locale)
            return "\(movie.title) (\(movie.certification ?? "unrated"))"
        } catch {
            return error.kind == .notFound ? "No such movie" : "Come back later"
        }
    }

    func plan(_ id: Int, for owner: WatchlistOwner) async throws -> [Int] {
        try await movies.addToWatchlist.execute(id: id, owner: owner)
        return try await movies.fetchWatchlist.execute(owner: owner).map(\.id)
    }
}

@Test func `A line has the title and the certification`() async {
    let fightClub = MovieDetails.mock(certification: "18")
    let page = ProgrammePage(movies: .mock { $0.fetchMovieDetails = .returning(byID: [550: fightClub]) })

    #expect(await page.line(for: 550, acceptLanguage: nil) == "Fight Club (18)")
    #expect(await page.line(for: 551, acceptLanguage: nil) == "No such movie")
}

@Test func `A reader comes back if TMDb is down`() async {
    let failure = PopcornError(.unavailable, "TMDb cannot be reached")
    let page = ProgrammePage(movies: .mock { $0.fetchMovieDetails = .throwing(failure) })

    #expect(await page.line(for: 550, acceptLanguage: nil) == "Come back later")
}

@Test func `A line is in the reader's language`() async throws {
    let requests = RecordedRequests<TitleRequest>()
    let page = ProgrammePage(movies: .mock { $0.fetchMovieDetails = .returning(.mock()).recorded(in: requests) })

    _ = await page.line(for: 550, acceptLanguage: "de-AT, en;q=0.5")

    #expect(requests.all.map(\.request.id) == [550])
    #expect(requests.all.map(\.locale) == [try ContentLocale(language: "de-AT")])
}

@Test func `Each owner has a programme`() async throws {
    let page = ProgrammePage(movies: .mock(watchlist: WatchlistRepositoryMock([13, 550])))

    #expect(try await page.plan(680, for: .default) == [680, 550, 13])
    #expect(try await page.plan(680, for: WatchlistOwner("alice")) == [680])
}

@Test func `Updates show each change`() async throws {
    let movie = ChangingValue(MovieDetails.mock(title: "Old"))
    let movies = MovieUseCases.mock { $0.fetchMovieDetails = .returning(movie) }
    var titles: [String] = []
    for try await update in movies.fetchMovieDetails.updates(id: 550) {
        titles.append(update.title)
        if update.title == "Old" { movie.change(to: .mock(title: "New")) } else { movie.end() }
    }
    #expect(titles == ["Old", "New"])
}

private func computed() -> FetchMovieDetailsUseCase {
    let fetchMovieDetails = FetchMovieDetailsUseCase.returning { title throws(PopcornError) in
        guard title.id < 1000 else { throw PopcornError(.notFound, "TMDb has no movie \(title.id)") }
        return .mock(id: title.id, title: "Movie \(title.id)")
    }
    return fetchMovieDetails
}

private func stale() -> FetchMovieDetailsUseCase {
    let fetchMovieDetails = FetchMovieDetailsUseCase.returning(
        .mock(), origin: .stale, failure: PopcornError(.unavailable, "TMDb cannot be reached"))
    return fetchMovieDetails
}

private func searches() -> SearchHistoryUseCases {
    let searchHistory = SearchHistoryUseCases.mock(repository: SearchHistoryRepositoryMock(maximumCount: 20))
    return searchHistory
}

private func samples() -> (MovieDetails, CreditsDetails) {
    let unrated = MovieDetails.mock(id: 7, title: "Unrated", certification: nil, isOnWatchlist: true)
    let credits = CreditsDetails.mock(cast: [.mock(name: "Ada"), .mock(name: "Grace", order: 1)], crew: [])
    return (unrated, credits)
}
