public import CoreDomain
import Foundation

/// A source of the items of a warm-up: a list of TMDb, or watchlists.
///
/// The description of a source is its text on the command line and in configurations:
///
/// | text | source |
/// |---|---|
/// | `popular-movies:500` | the first 500 items of a ``List`` |
/// | `popular-movies` | the first ``defaultLimit`` items of a ``List`` |
/// | `watchlist` | the titles on the watchlists of all owners |
/// | `watchlist:alice` | the titles on the watchlist of the owner `alice` |
@nonexhaustive
public enum WarmUpSource: Hashable, Sendable {

    /// The first items of a list, at most ``largestLimit``.
    case list(List, limit: Int = defaultLimit)
    /// The movies and TV series on the watchlist of an owner.
    case watchlist(owner: WatchlistOwner)
    /// The movies and TV series on the watchlists of all owners.
    ///
    /// With ``PopcornServices/Configuration/watchlist``, only the owners of search histories are known.
    case watchlists

    /// The number of items of a list without a limit: 1,000.
    public static var defaultLimit: Int { 1000 }

    /// The maximum number of items of a list that TMDb serves: 500 pages with 20 items each.
    public static var largestLimit: Int { 10_000 }

    /// A list of movies, TV series or people.
    @nonexhaustive
    public enum List: String, CaseIterable, Codable, Sendable {
        /// The popular movies in the region of the warm-up: `popular-movies`.
        case popularMovies = "popular-movies"
        /// The top-rated movies in the region of the warm-up: `top-rated-movies`.
        case topRatedMovies = "top-rated-movies"
        /// The movies now in cinemas in the region of the warm-up: `now-playing-movies`.
        case nowPlayingMovies = "now-playing-movies"
        /// The movies coming soon to cinemas in the region of the warm-up: `upcoming-movies`.
        case upcomingMovies = "upcoming-movies"
        /// The trending movies of the last day: `trending-movies`.
        case trendingMovies = "trending-movies"
        /// The popular TV series: `popular-series`.
        case popularSeries = "popular-series"
        /// The top-rated TV series: `top-rated-series`.
        case topRatedSeries = "top-rated-series"
        /// The TV series with an episode in the next seven days: `on-the-air-series`.
        case onTheAirSeries = "on-the-air-series"
        /// The TV series with an episode today: `airing-today-series`.
        case airingTodaySeries = "airing-today-series"
        /// The trending TV series of the last day: `trending-series`.
        case trendingSeries = "trending-series"
        /// The popular people: `popular-people`.
        case popularPeople = "popular-people"
        /// The trending people of the last day: `trending-people`.
        case trendingPeople = "trending-people"
    }
}

extension WarmUpSource {

    private static let watchlistName = "watchlist"

    /// The names of all sources, in the order of ``List`` and with `watchlist` at the end.
    public static var names: [String] { List.allCases.map(\.rawValue) + [watchlistName] }

    /// Creates a source from a text, such as `popular-movies:500`, `popular-movies`, `watchlist` or `watchlist:alice`.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if the
    ///   name is unknown, with the names of all sources, or if the limit or the owner is invalid.
    public init(_ text: String) throws(PopcornError) {
        let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let (name, argument) = (parts.first ?? "", parts.count > 1 ? parts[1] : nil)
        if name == Self.watchlistName {
            if let argument {
                self = .watchlist(owner: try WatchlistOwner(argument))
            } else {
                self = .watchlists
            }
        } else if let list = List(rawValue: name) {
            guard let argument else {
                self = .list(list)
                return
            }
            guard let limit = Int(argument) else {
                throw .invalidInput(
                    "'\(argument.printable)' is not a number of items; write one like \(name):\(Self.defaultLimit)")
            }
            self = .list(list, limit: limit)
            try validate()
        } else {
            throw .invalidInput(
                "'\(name.printable)' is not a source; the sources are \(Self.names.joined(separator: ", "))")
        }
    }

    /// Returns the sources of a text, separated by commas. Spaces around a source are ignored.
    ///
    /// An owner whose name contains a comma cannot be written.
    ///
    /// - Throws: ``/CoreDomain/PopcornError`` of kind ``/CoreDomain/PopcornError/Kind-swift.enum/invalidInput`` if a
    ///   source is invalid.
    public static func sources(in text: String) throws(PopcornError) -> [WarmUpSource] {
        var sources: [WarmUpSource] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            sources.append(try WarmUpSource(part.trimmingCharacters(in: .whitespaces)))
        }
        return sources
    }

    /// Checks the limit of a list.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    func validate() throws(PopcornError) {
        guard case .list(let list, let limit) = self, !(1...Self.largestLimit).contains(limit) else { return }
        throw .invalidInput(
            "The number of items of \(list.rawValue) must be between 1 and \(Self.largestLimit), but is \(limit)")
    }

    /// The description without the name of an owner, for the log.
    var logDescription: String {
        if case .watchlist = self { Self.watchlistName } else { description }
    }
}

extension WarmUpSource: CustomStringConvertible {

    public var description: String {
        switch self {
        case .list(let list, let limit): "\(list.rawValue):\(limit)"
        case .watchlist(let owner): "\(Self.watchlistName):\(owner.name)"
        case .watchlists: Self.watchlistName
        }
    }
}

/// A source is encoded as its description.
extension WarmUpSource: Codable {

    public init(from decoder: any Decoder) throws {
        try self.init(decoder.singleValueContainer().decode(String.self))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
