import Foundation
import Hummingbird
import PopcornHTTP
import PopcornServices
import TMDbStandIn

/// A service with its own users and watchlists, which mounts the routes of Popcorn beside its own routes.
@main
struct Main {

    static func main() async {
        do {
            let environment = ProcessInfo.processInfo.environment
            guard let port = UInt16(environment["PORT"] ?? "8080") else {
                throw PopcornError.invalidInput("PORT must be a number from 0 to 65535")
            }
            let watchlists = try WatchlistFile(URL(filePath: environment["WATCHLISTS"] ?? ".popcorn/watchlists.json"))
            if let token = environment["TMDB_ACCESS_TOKEN"] {
                let folder = URL(filePath: environment["CACHE_FOLDER"] ?? ".popcorn")
                try await serve(
                    .init(tmdb: .accessToken(token), storage: .folder(folder), watchlist: watchlists), port: port)
            } else {
                try await StandInServer.run { standIn in
                    let tmdb = PopcornServices.TMDbAccess.credential(.accessToken("any"), baseURL: standIn.baseURL)
                    try await serve(.init(tmdb: tmdb, storage: .temporary, watchlist: watchlists), port: port)
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
        let logins = Logins(newToken: { UUID().uuidString })
        let router = Router(context: ServiceContext.self)

        router.post("/login") { request, context in
            let form = try await request.decode(as: LoginForm.self, context: context)
            return try logins.logIn(form.name) + "\n"
        }
        router.group("/me").add(middleware: LoginMiddleware(logins: logins)).get("/watchlist") { _, context in
            let owner = try context.requireOwner()
            do throws(PopcornError) {
                let titles = try await popcorn.media.fetchWatchlistTitles.execute(WatchlistQuery(owner: owner))
                return titles.items.map { ($0.preview?.title ?? "not available") + "\n" }.joined()
            } catch {
                context.logger.warning("The watchlist cannot be read: \(error.message)")
                throw Problem(error)
            }
        }
        PopcornRoutes(popcorn, configuration: .init(access: logins.access)).addRoutes(to: router)

        let address = BindAddress.hostname("127.0.0.1", port: Int(port))
        let application = Application(router: router, configuration: .init(address: address), services: [popcorn])
        try await application.runService()
    }
}

struct LoginForm: Decodable {
    let name: String
}
