import CoreApplication
public import CoreDomain
public import Foundation
public import HTTPTypes
public import Hummingbird
import NIOCore
public import PopcornServices

/// The pages for people: search, titles, people, the watchlist and the state of the service.
///
/// The pages are rendered on the server and need no JavaScript. Mount them in a router:
///
/// ```swift
/// try PopcornPage(services, configuration: .init { _ in .default }).addRoutes(to: router)
/// ```
public struct PopcornPage: Sendable {

    let services: PopcornServices
    let configuration: Configuration
    let templates: PageTemplates
    let assets: PageAssets
    let responses: PageResponses

    /// The maximum size of a form in bytes.
    static let maximumFormSize = 4096

    /// Creates the pages.
    ///
    /// - Throws: An error of the parser if a template that is embedded in the program is invalid.
    public init(_ services: PopcornServices, configuration: Configuration = Configuration()) throws {
        self.services = services
        self.configuration = configuration
        templates = try PageTemplates()
        assets = PageAssets(logo: configuration.logo)
        responses = PageResponses(imageOrigins: configuration.imageOrigins)
    }

    /// Adds the routes of the pages to a router: `/`, `/search`, `/suggestions`, `/movies/{id}`, `/tv-series/{id}`,
    /// `/tv-series/{id}/seasons/{number}`, `/people/{id}`, `/watchlist`, `/calendar`, `/status` and `/assets/{name}`.
    public func addRoutes<Context: RequestContext>(to router: some RouterMethods<Context>) {
        add("/", to: router) { page, _ async throws(PopcornError) in try await home(page) }
        add("/search", to: router) { page, _ async throws(PopcornError) in try await search(page) }
        add("/suggestions", to: router) { page, _ async throws(PopcornError) in try await suggestions(page) }
        add("/movies/:id", to: router) { page, context async throws(PopcornError) in
            try await movie(context.number("id"), page)
        }
        add("/tv-series/:id", to: router) { page, context async throws(PopcornError) in
            try await series(context.number("id"), page)
        }
        add("/tv-series/:id/seasons/:number", to: router) { page, context async throws(PopcornError) in
            try await season(context.number("number"), ofSeries: context.number("id"), page)
        }
        add("/people/:id", to: router) { page, context async throws(PopcornError) in
            try await person(context.number("id"), page)
        }
        add("/watchlist", to: router) { page, _ async throws(PopcornError) in try await watchlist(page) }
        add("/calendar", to: router) { page, _ async throws(PopcornError) in try await calendar(page) }
        add("/status", to: router) { page, _ async throws(PopcornError) in try await status(page) }
        router.post("/watchlist") { request, _ in await changeWatchlist(request) }
        router.get("/assets/:name") { request, context in
            if let asset = context.parameters.get("name").flatMap({ assets.asset(named: $0) }) {
                return responses.asset(asset)
            }
            return problem(
                Problem(.notFound, "The file does not exist."), PageRequest(request.head, configuration: configuration))
        }
    }

    /// Adds a page. An error is shown as a page with the status of the error.
    private func add<Context: RequestContext>(
        _ path: RouterPath, to router: some RouterMethods<Context>,
        _ handler: @escaping @Sendable (PageRequest, Context) async throws(PopcornError) -> Response
    ) {
        router.get(path) { request, context in
            let page = PageRequest(request.head, configuration: configuration)
            do throws(PopcornError) {
                return try await handler(page, context)
            } catch {
                return problem(Problem(error), page)
            }
        }
    }

    /// Returns the page of a problem, for requests outside the pages, such as those for unknown paths.
    ///
    /// - Returns: The page; `nil` if the path belongs to an interface for programs: `/v1`, `/images`, `/health`,
    ///   `/metrics` or `/openapi.json`.
    public func problemPage(_ problem: Problem, for request: Request) -> Response? {
        let page = PageRequest(request.head, configuration: configuration)
        let first = page.path.split(separator: "/").first ?? ""
        if ["v1", "images", "health", "metrics", "openapi.json"].contains(first) { return nil }
        let isUnknown = problem.kind == .notFound
        return self.problem(isUnknown ? .unknownPage : problem, page)
    }

    /// Returns the page of a problem.
    func problem(_ problem: Problem, _ page: PageRequest) -> Response {
        let view = ProblemView(problem, request: page, assets: assets)
        return responses.html(
            templates.html("problem", view), language: page.locale.language, status: problem.status,
            retryAfterSeconds: problem.retryAfter.map { max(1, Int($0.components.seconds)) })
    }

    /// Returns a page.
    func html(_ template: String, _ view: some Sendable, _ page: PageRequest) -> Response {
        responses.html(templates.html(template, view), language: page.locale.language)
    }
}

extension Problem {
    /// The problem of a path without a page.
    static let unknownPage = Problem(.notFound, "This page does not exist.")
}

extension RequestContext {
    /// Returns a number of the path.
    fileprivate func number(_ name: String) throws(PopcornError) -> Int {
        guard let text = parameters.get(name), let number = Int(text) else {
            throw PopcornError(.notFound, "The path does not contain a number", subject: "the page")
        }
        return number
    }
}

extension PopcornPage {

    /// The configuration of ``PopcornPage``.
    public struct Configuration: Sendable {

        /// The language and region of requests that name no supported language. Default: American English.
        public var defaultLocale: ContentLocale
        /// The origins from which browsers may load images, such as `https://image.tmdb.org`. The origin of the page
        /// itself is always permitted.
        public var imageOrigins: [String]
        /// TMDB's logo in SVG, which the footer shows next to the attribution; `nil` for no logo. Default: `nil`.
        /// TMDB's terms require one of its approved logos. <https://www.themoviedb.org/about/logos-attribution>
        public var logo: Data?
        /// The clock, which determines the first day of the calendar.
        public var clock: WallClock
        /// A closure that returns the owner whose watchlist a request may use; `nil` for none, in which case the pages
        /// have no watchlist.
        public var owner: @Sendable (HTTPRequest) -> WatchlistOwner?
        /// A closure that returns whether a request may read the state of the service, as with the right
        /// ``Rights/operate``. For other requests, the pages have no status.
        public var permitsStatus: @Sendable (HTTPRequest) -> Bool

        /// Creates a configuration.
        public init(
            defaultLocale: ContentLocale = .americanEnglish, imageOrigins: [String] = ["https://image.tmdb.org"],
            logo: Data? = nil, clock: WallClock = .system,
            owner: @escaping @Sendable (HTTPRequest) -> WatchlistOwner? = { _ in nil },
            permitsStatus: @escaping @Sendable (HTTPRequest) -> Bool = { _ in false }
        ) {
            self.defaultLocale = defaultLocale
            self.imageOrigins = imageOrigins
            self.logo = logo
            self.clock = clock
            self.owner = owner
            self.permitsStatus = permitsStatus
        }
    }
}
