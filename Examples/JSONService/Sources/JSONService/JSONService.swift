import Foundation
import Hummingbird
import PopcornServices
import TMDbStandIn

/// A service with two routes: a movie in a language, and a search.
@main
struct Main {

    static func main() async {
        do {
            let environment = ProcessInfo.processInfo.environment
            guard let port = UInt16(environment["PORT"] ?? "8080") else {
                throw PopcornError.invalidInput("PORT must be a number from 0 to 65535")
            }
            if let token = environment["TMDB_ACCESS_TOKEN"] {
                let folder = URL(filePath: environment["CACHE_FOLDER"] ?? ".popcorn")
                try await serve(.init(tmdb: .accessToken(token), storage: .folder(folder)), port: port)
            } else {
                try await StandInServer.run { standIn in
                    let tmdb = PopcornServices.TMDbAccess.credential(.accessToken("any"), baseURL: standIn.baseURL)
                    try await serve(.init(tmdb: tmdb, storage: .temporary), port: port)
                }
            }
        } catch {
            FileHandle.standardError.write(Data("The service cannot run: \(error)\n".utf8))
            exit(1)
        }
    }

    /// Serves requests until SIGTERM or SIGINT. Requests in progress are then completed.
    static func serve(_ configuration: PopcornServices.Configuration, port: UInt16) async throws {
        let popcorn = try await PopcornServices(configuration)
        let router = Router()
        router.add(middleware: ErrorResponses())
        router.get("/movies/{id}") { request, context in
            let id = try context.parameters.require("id", as: Int.self)
            let movie = try await popcorn.movies.fetchMovieDetails.execute(id: id, locale: request.locale)
            return MovieResponse(
                id: movie.id, title: movie.title, certification: movie.certification, tagline: movie.tagline,
                poster: movie.posterURLSet?.card)
        }
        router.get("/search") { request, _ in
            let search = MovieSearch(try request.uri.queryParameters.require("text"))
            let page = try await popcorn.movies.searchMovies.execute(search, locale: request.locale)
            return page.items.map { MatchResponse(id: $0.id, title: $0.title) }
        }
        let address = BindAddress.hostname("127.0.0.1", port: Int(port))
        let application = Application(router: router, configuration: .init(address: address), services: [popcorn])
        try await application.runService()
    }
}

struct MovieResponse: ResponseEncodable {
    let id: Int
    let title: String
    let certification: String?
    let tagline: String?
    let poster: URL?
}

struct MatchResponse: ResponseEncodable {
    let id: Int
    let title: String
}

extension Request {

    /// The locale of the parameter `language`; without one, that of the header `Accept-Language`.
    var locale: ContentLocale {
        get throws(PopcornError) {
            if let language = uri.queryParameters["language"] {
                return try ContentLocale(language: String(language))
            }
            return ContentLocale(acceptLanguage: headers[.acceptLanguage], default: .americanEnglish)
        }
    }
}
