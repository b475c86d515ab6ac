import PopcornServices

/// The pages of a service about movies. It receives the use cases, so that a test can replace them with doubles.
struct MoviePages: Sendable {

    private let movies: MovieUseCases

    init(_ movies: MovieUseCases) {
        self.movies = movies
    }

    /// Returns the page of a movie in the best language for a reader.
    func page(of id: Int, acceptLanguage: String? = nil) async -> MoviePage {
        let locale = ContentLocale(acceptLanguage: acceptLanguage, default: .americanEnglish)
        do throws(PopcornError) {
            let movie = try await movies.fetchMovieDetails.sourced(id: id, locale: locale)
            return MoviePage(
                status: 200, text: "\(movie.value.title) (\(movie.value.certification ?? "unrated"))",
                isOutdated: movie.failure != nil)
        } catch {
            switch error.kind {
            case .notFound: return MoviePage(status: 404, text: "There is no such movie.")
            case .rateLimited, .overloaded, .unavailable:
                let seconds = error.retryAfter.map { Int($0.components.seconds) } ?? 60
                return MoviePage(status: 503, text: "Try again later.", retryAfterSeconds: seconds)
            default: return MoviePage(status: 500, text: error.clientMessage)
            }
        }
    }
}

/// A page about a movie.
struct MoviePage: Hashable, Sendable {
    let status: Int
    let text: String
    /// Whether TMDb failed, so that the page has an older value from the cache.
    var isOutdated = false
    /// The delay after which the reader may try again; `nil` if that does not help.
    var retryAfterSeconds: Int?
}
