/// A kind of content that is cached. Each kind has its own identifiers.
public enum ContentKind: String, CaseIterable, Codable, CodingKeyRepresentable, Hashable, Sendable {
    /// A movie.
    case movie
    /// A TV series.
    case tvSeries = "tv"
    /// A season of a TV series.
    case tvSeason = "tv-season"
    /// An episode of a TV series.
    case tvEpisode = "tv-episode"
    /// A person.
    case person
    /// A collection of movies.
    case collection
}

extension ContentKind {

    /// The noun for the kind in messages.
    package var noun: String {
        switch self {
        case .movie, .person, .collection: rawValue
        case .tvSeries: "series"
        case .tvSeason: "season"
        case .tvEpisode: "episode"
        }
    }

    /// Checks that an identifier is greater than 0.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(_ id: Int) throws(PopcornError) {
        guard id > 0 else { throw .invalidInput("\(id) is not a valid \(noun) identifier; it must be greater than 0") }
    }

    /// Checks that a season or episode number is not negative.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate(number: Int) throws(PopcornError) {
        guard number >= 0 else { throw .invalidInput("\(number) is not a valid \(noun) number; it must be at least 0") }
    }
}

/// An identifier of content that is cached: a movie, a collection, a TV series, a season, an episode or a person.
///
/// Its description contains the kind and the numbers, such as `movie/550`, `tv-season/1396/1` or `tv-episode/1396/1/2`.
/// It is encoded as its description.
public struct ContentID: Hashable, Sendable {

    /// The kind of the content.
    public let kind: ContentKind

    /// The TMDb identifier. For a season or an episode, the identifier of the series.
    public let id: Int

    /// The number of the season; `nil` unless the content is a season or an episode.
    public let seasonNumber: Int?

    /// The number of the episode within the season; `nil` unless the content is an episode.
    public let episodeNumber: Int?

    private init(_ kind: ContentKind, _ id: Int, season: Int? = nil, episode: Int? = nil) {
        self.kind = kind
        self.id = id
        seasonNumber = season
        episodeNumber = episode
    }

    /// Returns the identifier of a movie.
    public static func movie(_ id: Int) -> ContentID { ContentID(.movie, id) }

    /// Returns the identifier of a collection of movies.
    public static func collection(_ id: Int) -> ContentID { ContentID(.collection, id) }

    /// Returns the identifier of a TV series.
    public static func tvSeries(_ id: Int) -> ContentID { ContentID(.tvSeries, id) }

    /// Returns the identifier of a season.
    public static func tvSeason(seriesID: Int, seasonNumber: Int) -> ContentID {
        ContentID(.tvSeason, seriesID, season: seasonNumber)
    }

    /// Returns the identifier of an episode.
    public static func tvEpisode(seriesID: Int, seasonNumber: Int, episodeNumber: Int) -> ContentID {
        ContentID(.tvEpisode, seriesID, season: seasonNumber, episode: episodeNumber)
    }

    /// Returns the identifier of a person.
    public static func person(_ id: Int) -> ContentID { ContentID(.person, id) }

    /// The identifier of the season that contains the episode; `nil` unless the content is an episode.
    package var seasonOfEpisode: ContentID? {
        guard kind == .tvEpisode, let seasonNumber else { return nil }
        return .tvSeason(seriesID: id, seasonNumber: seasonNumber)
    }
}

extension ContentID {

    /// The TMDb identifier, followed by the numbers of the season and the episode, if any.
    package var numbers: [Int] { [id] + [seasonNumber, episodeNumber].compactMap(\.self) }

    /// The numbers, separated by slashes, such as `1396/1/2`.
    package var path: String { numbers.map(String.init).joined(separator: "/") }

    /// Creates an identifier from the numbers that ``numbers`` contains; `nil` if their count does not fit the kind.
    package init?(_ kind: ContentKind, numbers: [Int]) {
        guard numbers.count == kind.numberCount else { return nil }
        self.init(
            kind, numbers[0], season: numbers.count > 1 ? numbers[1] : nil,
            episode: numbers.count > 2 ? numbers[2] : nil)
    }

    /// Creates an identifier from the numbers that ``path`` contains; `nil` if the path is not valid for the kind.
    package init?(_ kind: ContentKind, path: some StringProtocol) {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        self.init(kind, numbers: parts.compactMap { Int($0) })
        guard self.path == path else { return nil }
    }

    /// Checks the identifier and the numbers.
    ///
    /// - Throws: ``PopcornError`` of kind `invalidInput`.
    package func validate() throws(PopcornError) {
        try (seasonNumber == nil ? kind : .tvSeries).validate(id)
        if let seasonNumber { try ContentKind.tvSeason.validate(number: seasonNumber) }
        if let episodeNumber { try ContentKind.tvEpisode.validate(number: episodeNumber) }
    }
}

extension ContentID: LosslessStringConvertible {

    public var description: String { "\(kind.rawValue)/\(path)" }

    /// Creates an identifier from its description; `nil` if the text is not one.
    public init?(_ description: String) {
        guard let slash = description.firstIndex(of: "/"),
            let kind = ContentKind(rawValue: String(description[..<slash]))
        else { return nil }
        self.init(kind, path: description[description.index(after: slash)...])
    }
}

extension ContentID: Codable {

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let id = ContentID(try container.decode(String.self)) else {
            throw DecodingError.dataCorruptedError(
                in: container, debugDescription: "An identifier must be of the form movie/550")
        }
        self = id
    }
}

extension ContentKind {
    /// The number of ``ContentID/numbers`` of the kind.
    fileprivate var numberCount: Int {
        switch self {
        case .movie, .collection, .tvSeries, .person: 1
        case .tvSeason: 2
        case .tvEpisode: 3
        }
    }
}
