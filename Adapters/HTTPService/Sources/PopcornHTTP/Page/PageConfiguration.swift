public import CoreDomain
public import Foundation
public import HTTPTypes

extension PopcornPage {

    /// The configuration of ``PopcornPage``.
    public struct Configuration: Sendable {

        /// The language and region of requests that name no supported language. Default: American English.
        public var defaultLocale: ContentLocale
        /// The origins from which browsers may load images, such as `https://image.tmdb.org`. The origin of the page
        /// itself is always permitted.
        public var imageOrigins: [String]
        /// TMDB's logo in SVG, which the footer shows beside the attribution; `nil` for no logo. Default: `nil`. TMDB's
        /// terms require one of its approved logos. <https://www.themoviedb.org/about/logos-attribution>
        public var logo: Data?
        /// The clock, which determines the first day of the calendar.
        public var clock: WallClock
        /// Returns the owner of the watchlist of a request; `nil` if the request has none. The pages then have no
        /// watchlist.
        public var owner: @Sendable (HTTPRequest) -> WatchlistOwner?
        /// Returns whether a request may read the state of the service, as with the right ``Rights/operate``. For other
        /// requests, the pages have no status.
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
